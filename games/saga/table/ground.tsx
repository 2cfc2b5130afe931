/** The ground: tiles of meadow in a carved frame, their seams, the fields, and the half fields that nobody may use. */
import { memo } from '@idavoll/board';
import type { Battlefield } from '../rules/battlefield.ts';
import { braid } from './art.ts';
import { APART, hexagons, planOf } from './geometry.ts';

/** A side of a tile is as long as three fields. */
const SIDE = 3 * APART;
const STRANDS = [0, 1] as const;
const BRAIDS = STRANDS.map(strand => braid(SIDE, 10, 8, strand));

/** Three loops, on the backs of tiles that are not turned over yet. SAGA-050 */
const KNOT = [0, 120, 240]
  .map(turn => {
    const at = (angle: number, out: number) => {
      const a = ((angle + turn) * Math.PI) / 180;
      return `${(out * Math.sin(a)).toFixed(1)} ${(-out * Math.cos(a)).toFixed(1)}`;
    };
    return `M${at(180, 60)}C${at(250, 150)} ${at(-35, 250)} ${at(0, 205)}C${at(35, 250)} ${at(110, 150)} ${at(180, 60)}Z`;
  })
  .join('');

const Frame = ({ battlefield }: { battlefield: Battlefield }) => (
  <g class="sag-frame">
    {planOf(battlefield).edges.map(([from, to]) => {
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      return (
        <g key={`${from.x} ${from.y} ${to.x}`} transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
          <g transform="translate(0 -15)">
            {BRAIDS.map(d => (
              <path key={d} class="sag-strand-edge" d={d} />
            ))}
            {BRAIDS.map(d => (
              <path key={d} class="sag-strand" d={d} />
            ))}
          </g>
        </g>
      );
    })}
  </g>
);

interface GroundProps {
  readonly battlefield: Battlefield;
  /** By place: the tile that lies there; each has its own tone. */
  readonly tiles: string;
}

export const Ground = memo(({ battlefield, tiles }: GroundProps) => {
  const plan = planOf(battlefield);
  const all = plan.tiles.map(({ shape }) => shape).join('');
  const laid = tiles.split(' ').map(Number);
  const isLaid = laid.every(tile => tile >= 0);
  return (
    <g class="sag-ground">
      <clipPath id="sag-land">
        <path d={all} />
      </clipPath>
      <path class="sag-oak-shadow" d={all} />
      <path class="sag-oak" d={all} />
      <Frame battlefield={battlefield} />
      <path class="sag-inlay" d={all} />
      {plan.tiles.map(({ shape }, place) => (
        <path key={shape} class={isLaid ? `sag-tone-${laid[place] % 4}` : 'sag-face-down'} d={shape} />
      ))}
      {isLaid ? (
        <>
          <path d={all} fill="url(#sag-tuft)" />
          <g clip-path="url(#sag-land)">
            <path class="sag-rim" d={hexagons(plan.rim)} />
            <path d={hexagons(plan.rim)} fill="url(#sag-hatch)" />
          </g>
          <path class="sag-grid" d={hexagons(plan.points)} />
          <path class="sag-seams" d={all} />
        </>
      ) : (
        plan.tiles.map(({ middle, shape }) => (
          <g key={shape} class="sag-back" transform={`translate(${middle.x} ${middle.y})`}>
            <path d={KNOT} />
            <path d={KNOT} />
          </g>
        ))
      )}
    </g>
  );
});
