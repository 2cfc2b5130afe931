/** What is on the water: sea squares, harbours, and the ships. */
import { memo, pictured, unspoken } from '@idavoll/board';
import { NONE, type Seat } from '@idavoll/engine';
import { FIGURES } from '../rules/vocabulary.ts';
import { areaName, unitName } from '../words/names.ts';
import type { Land } from './land.ts';
import { Pawn, Ship } from './pieces.tsx';
import type { Sight } from './sight.ts';

const ANCHOR = 'M0 -5V6M-3 -2.500H3M-5.500 2Q-4 6.500 0 6.500Q4 6.500 5.500 2';

export const SeaSigns = memo(({ land }: { readonly land: Land }) => (
  <g {...unspoken}>
    {land.seas.map(([x, y]) => (
      <g key={`${x} ${y}`} class="bar-square" transform={`translate(${x} ${y})`}>
        <circle r="9" />
        <path d="M0 0a2 2 0 0 1 3 2a4 4 0 0 1-7 0a6 6 0 0 1 10-4" />
      </g>
    ))}
    {land.harbours.map(({ at: [x, y] }) => (
      <g key={`${x} ${y}`} class="bar-harbour" transform={`translate(${x} ${y})`}>
        <circle r="8" />
        <circle class="bar-harbour-ring" cy="-5" r="1.500" />
        <path d={ANCHOR} />
      </g>
    ))}
  </g>
));

/** Where a ship is: in its harbour, at sea, or nowhere on the map. */
export const shipPoint = ({ s, at }: Sight, land: Land, seat: Seat): readonly [number, number] | undefined => {
  if (s[at.sea(seat)] !== NONE) return land.seas[s[at.sea(seat)]];
  const harbour = land.harbours.find(({ area }) => area === s[at.harbour(seat)]);
  if (!harbour) return undefined;
  // Between the quay and the open sea, so that the harbour stays in sight.
  const [x, y] = harbour.at;
  const [seaX, seaY] = land.seas[harbour.sea];
  return [x + (seaX - x) * 0.45, y + (seaY - y) * 0.45];
};

export const Ships = ({ sight, land }: { readonly sight: Sight; readonly land: Land }) => (
  <>
    {sight.seats.flatMap((seat, i) => {
      const point = shipPoint(sight, land, seat);
      if (!point) return [];
      const { c, s, at, say, voice, names } = sight;
      const place =
        s[at.sea(seat)] === NONE
          ? areaName(voice, c.map.areas[s[at.harbour(seat)]].id)
          : say('sea', { name: c.map.sea[s[at.sea(seat)]].id });
      const crew = sight.aboard(seat).map(({ figure }) => unitName(voice, FIGURES[figure]));
      return [
        <g
          key={seat}
          data-ship={seat}
          transform={`translate(${point[0] + i * 4} ${point[1]})`}
          {...pictured([say('table.ship', { seat: names[seat], place }), ...crew].join(', '))}
        >
          <g class="bar-body">
            <Ship colour={sight.colourOf(seat)} />
            {sight.aboard(seat).map(({ figure }, nth) => (
              <g key={figure} transform={`translate(${-9 + nth * 11} -18) scale(.65)`}>
                <Pawn colour={sight.colourOf(seat)} kind={FIGURES[figure]} />
              </g>
            ))}
          </g>
        </g>,
      ];
    })}
  </>
);
