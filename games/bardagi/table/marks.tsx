/** Places of the decision on the map: what can be touched there, and what it costs. */
import { type Place, type Point, withKeys } from '@idavoll/board';
import { FIGURE, UNITS } from '../rules/vocabulary.ts';
import type { IconName } from './art.ts';
import { type Desk, spotOf } from './desk.ts';
import type { Land } from './land.ts';
import { Sign } from './pieces.tsx';
import { neededFor, reckon } from './reckon.ts';
import type { Sight } from './sight.ts';

interface Price {
  readonly icon: IconName;
  readonly text?: string;
  /** The same in words. */
  readonly brings?: string;
}

/** The area of a place, or -1 for a square of the sea. */
const areaOf = ({ c }: Sight, id: string) => c.map.areas.findIndex(area => area.id === id);

const pointOf = (sight: Sight, land: Land, spot: NonNullable<ReturnType<typeof spotOf>>): Point => {
  const { c } = sight;
  if (spot.on === 'sea') {
    const [x, y] = land.seas[c.map.sea.findIndex(({ id }) => id === spot.id)];
    return { x, y };
  }
  const area = areaOf(sight, spot.id);
  const harbour = land.harbours.find(one => one.area === area);
  const [x, y] = spot.on === 'harbour' && harbour ? harbour.at : land.areas[area].centre;
  return { x, y };
};

/** What going there will cost or bring, as a pill beside the place. */
const priceOf = (sight: Sight, kind: string, figure: string, area: number): Price | undefined => {
  const { c, s, at, viewer, say } = sight;
  if (kind === 'board' || kind === 'stepAboard' || kind === 'sail' || kind === 'sailOn') return { icon: 'knerrir' };
  if (kind !== 'move' && kind !== 'step') return undefined;
  const unit = kind === 'step' ? UNITS[s[at.moving]] : figure;
  if (s[at.owner(area)] === viewer) return { icon: 'foot', brings: say('table.ownLand') };
  if (unit !== UNITS[FIGURE.berserkur]) return { icon: 'foot' };
  const taking = reckon(c, s, viewer, area);
  if (!taking) return { icon: 'foot' };
  const count = neededFor(taking);
  return { icon: 'axe', text: String(count), brings: say('table.needs', { count }) };
};

export interface MarkedPlace extends Place {
  readonly ring: string | undefined;
  readonly price: Price | undefined;
  readonly isPlain: boolean;
}

export const placesOf = (desk: Desk, land: Land): MarkedPlace[] =>
  desk.placed.flatMap(({ move, fields }) => {
    const { sight } = desk;
    const spot = spotOf(fields);
    if (!spot) return [];
    const area = spot.on === 'area' ? areaOf(sight, spot.id) : -1;
    const price = priceOf(sight, fields.kind, String(fields.figure), area);
    return [
      {
        move,
        at: pointOf(sight, land, spot),
        label: desk.press(move)['aria-label'],
        ring: area < 0 ? undefined : land.areas[area].ring,
        brings: price?.brings,
        price,
        isPlain: area < 0,
      },
    ];
  });

const Pill = ({ price }: { readonly price: Price }) => {
  const width = price.text ? 44 : 28;
  return (
    <g class="bar-pill">
      <rect x={-width / 2} y="-13" width={width} height="26" rx="13" />
      <g transform={price.text ? 'translate(-10 0)' : undefined}>
        <Sign icon={price.icon} size={0.18} />
      </g>
      {price.text && (
        <text x="9" y="6">
          {price.text}
        </text>
      )}
    </g>
  );
};

interface MarksProps {
  readonly desk: Desk;
  readonly places: readonly MarkedPlace[];
  readonly looked: string | undefined;
}

/** Under the pieces: the ring of every place, which takes the touch for all of its area. */
export const Marks = ({ desk, places, looked }: MarksProps) => (
  <>
    {places.map(({ move, at: { x, y }, ring, isPlain }) => (
      <g
        key={move}
        class={`bar-place${move === looked ? ' bar-looked' : ''}`}
        data-near={`${x} ${y}`}
        {...withKeys(desk.press(move))}
      >
        {ring && <path class="bar-place-edge" d={ring} />}
        {ring && <path class="bar-place-ring" d={ring} />}
        {isPlain && <circle class="bar-place-edge" cx={x} cy={y} r="19" />}
        {isPlain && <circle class="bar-place-ring" cx={x} cy={y} r="19" />}
      </g>
    ))}
  </>
);

/** Over the pieces: prices, which never take a touch from what is below. */
export const Prices = ({ places }: Pick<MarksProps, 'places'>) => (
  <g class="bar-prices">
    {places.map(
      ({ move, at: { x, y }, price, isPlain }) =>
        price && (
          <g key={move} transform={`translate(${x + (isPlain ? 0 : 8)} ${y + (isPlain ? 0 : 26)})`}>
            <Pill price={price} />
          </g>
        ),
    )}
  </g>
);
