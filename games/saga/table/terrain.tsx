/** What stands on the tiles: every piece of terrain on its fields, the crown, and the chests that lie about. */

import type { Point } from '@idavoll/board';
import { memo, pictured, unspoken } from '@idavoll/board';
import { NONE, type Nth } from '@idavoll/engine';
import { turned } from '../rules/geometry.ts';
import { CROWN } from '../rules/vocabulary.ts';
import { LONGHOUSE, RUNES } from './art.ts';
import { APART, hexagons, polyline, RADIUS } from './geometry.ts';
import { range, type Sight } from './sight.ts';

/** Terrain of a kind is alike but not the same; which it is, its field decides. */
const varied = (field: Nth<'field'>, count: number) => ((field * 2654435761) >>> 7) % count;

const on = ({ x, y }: Point, more = '') => `translate(${x} ${y})${more}`;

/** The angle of a ridge between two fields, with its lit side towards the sun in the upper left. */
const ridge = (a: Point, b: Point) => {
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const flat = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  return flat === 90 ? -90 : flat;
};

const House = ({ points }: { points: readonly Point[] }) => {
  const [a, b] = points;
  if (points.length === 2 && Math.hypot(a.x - b.x, a.y - b.y) < APART + 1) {
    const turn = ` rotate(${ridge(a, b)})`;
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return (
      <>
        <path d={LONGHOUSE.roof} class="sag-cast" transform={on({ x: middle.x + 9, y: middle.y + 12 }, turn)} />
        <use href="#sag-house-2" transform={on(middle, turn)} />
      </>
    );
  }
  const wings = points.flatMap((from, i) =>
    points
      .slice(i + 1)
      .filter(to => Math.hypot(from.x - to.x, from.y - to.y) < APART + 1)
      .map(to => polyline([from, to])),
  );
  return (
    <>
      <path class="sag-wing-edge" d={wings.join('')} />
      <path class="sag-wing" d={wings.join('')} />
      {points.map(point => (
        <use key={`${point.x} ${point.y}`} href="#sag-house-1" transform={on(point)} />
      ))}
    </>
  );
};

const Tree = ({ field, point }: { field: Nth<'field'>; point: Point }) => (
  <use
    href={`#sag-tree-${varied(field, 3) === 0 ? 1 : 0}`}
    transform={on(point, ` scale(${1 - varied(field, 4) * 0.04})`)}
  />
);

const Stone = ({ field, point }: { field: Nth<'field'>; point: Point }) => (
  <g transform={on(point)}>
    <use href={`#sag-stone-${varied(field, 2)}`} />
    <use href={`#sag-rune-${varied(field, RUNES.length)}`} transform="scale(.9)" />
  </g>
);

interface LandProps {
  readonly sight: Sight;
  /** The tiles and their turns: nothing else changes the land. */
  readonly laid: string;
}

export const Land = memo(
  ({ sight }: LandProps) => {
    const { c, s, plan } = sight;
    const { q, r, centre, fieldAt, places } = c.battlefield;
    const pieces = range(places).flatMap(place => {
      const tile = s[c.at.tile(place)];
      if (tile === NONE) return [];
      const middle = centre[place];
      return c.content.tiles[tile].terrain.map(({ kind, fields }) => ({
        kind,
        fields: fields.map(hex => {
          const [dq, dr] = turned(hex, s[c.at.turned(place)]);
          return fieldAt(q[middle] + dq, r[middle] + dr);
        }),
      }));
    });
    // What stands in front is drawn last, so that shadows fall on what lies behind.
    const depth = ({ fields }: (typeof pieces)[number]) => Math.min(...fields.map(field => plan.points[field].y));
    return (
      <g class="sag-land" {...unspoken}>
        <path
          class="sag-filled"
          d={hexagons(
            pieces.flatMap(({ fields }) => fields.map(field => plan.points[field])),
            RADIUS - 3,
          )}
        />
        {pieces
          .sort((a, b) => depth(a) - depth(b))
          .flatMap(({ kind, fields }) => {
            if (kind === 'house') return [<House key={fields[0]} points={fields.map(field => plan.points[field])} />];
            return fields.map(field => {
              const point = plan.points[field];
              if (kind === 'tree') return <Tree key={field} field={field} point={point} />;
              if (kind === 'stone') return <Stone key={field} field={field} point={point} />;
              return <use key={field} href={`#sag-${kind}-0`} transform={on(point)} />;
            });
          })}
      </g>
    );
  },
  (before, after) => before.laid === after.laid && before.sight.c === after.sight.c,
);

/** The crown, and chests where they lie; several on a field with their number. SAGA-394, SAGA-440 */
export const Treasures = ({ sight }: { sight: Sight }) => {
  const { c, s, plan, say } = sight;
  const chests = range(c.battlefield.fieldCount).filter(field => sight.chestsOn(field) > 0);
  return (
    <g class="sag-treasures">
      {s[c.at.on(c.middle)] === CROWN && (
        <g transform={on(plan.points[c.middle])} {...pictured(say('piece.crown'))}>
          <circle r="50" class="sag-plinth" />
          <use href="#sag-crown" transform="translate(0 2) scale(.78)" />
        </g>
      )}
      {chests.map(field => (
        <g
          key={field}
          transform={on(plan.points[field])}
          {...pictured(`${say('fact.chests', { count: sight.chestsOn(field) })} ${sight.fieldNames[field]}`)}
        >
          <use href="#sag-chest" transform="scale(.86)" />
          {sight.chestsOn(field) > 1 && <ChestCount count={sight.chestsOn(field)} />}
        </g>
      ))}
    </g>
  );
};

const ChestCount = ({ count }: { count: number }) => (
  <g transform="translate(28 -26)">
    <circle r="17" fill="#160d06" stroke="#fdf6e3" stroke-width="2.5" />
    <text class="sag-number" y="9" fill="#fdf6e3">
      {count}
    </text>
  </g>
);
