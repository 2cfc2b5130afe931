/** Whose land it is: a band along the outer border of a clan's areas, and a tint of its colour. */
import { inkOf, memo, unspoken } from '@idavoll/board';
import type { Seat } from '@idavoll/engine';
import type { Land } from './land.ts';
import type { Sight } from './sight.ts';

interface BandProps {
  readonly land: Land;
  readonly seat: Seat;
  readonly colour: string;
  /** The numbers of its areas. */
  readonly areas: string;
}

/** Two areas of one clan have no border between them. */
const Band = memo(({ land, seat, colour, areas }: BandProps) => {
  const own = new Set(areas.split(' ').map(Number));
  const rings = [...own].map(area => land.areas[area].ring).join('');
  const outer = land.borders
    .filter(({ a, b }) => own.has(a) !== own.has(b))
    .map(({ path }) => path)
    .join('');
  return (
    <g class={`bar-territory bar-territory-${colour}`}>
      <clipPath id={`bar-land-of-${seat}`}>
        <path d={rings} />
      </clipPath>
      <path class="bar-tint" d={rings} fill={inkOf(colour)} />
      <g clip-path={`url(#bar-land-of-${seat})`}>
        <path class="bar-band-edge" d={outer} />
        <path class="bar-band" d={outer} stroke={inkOf(colour)} />
      </g>
    </g>
  );
});

export const Territories = ({ sight, land }: { readonly sight: Sight; readonly land: Land }) => {
  const { s, at, seats, colourOf } = sight;
  return (
    <g {...unspoken}>
      {seats.map(seat => {
        const areas = land.areas.flatMap((_, area) => (s[at.owner(area)] === seat ? [area] : [])).join(' ');
        return areas && <Band key={seat} land={land} seat={seat} colour={colourOf(seat)} areas={areas} />;
      })}
    </g>
  );
};
