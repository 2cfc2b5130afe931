/** A player at a corner of the table: colour, name, and what everybody can count. */
import { inkOf, unspoken } from '@idavoll/board';
import type { Seat } from '@idavoll/engine';
import { cornerOf } from './geometry.ts';
import { Badge } from './pieces.tsx';
import type { Sight } from './sight.ts';

/** Names longer than this would run into the ring. */
const ROOM = 11;

export const Shield = ({ sight, seat }: { sight: Sight; seat: Seat }) => {
  const { x, y, right, below } = cornerOf(seat, sight.c.seats, sight.viewer);
  const name = sight.names[seat] ?? '';
  const side = right ? -74 : 74;
  const active = sight.isActive(seat);
  const first = !sight.c.normal && sight.order[0] === seat;
  return (
    <g
      transform={`translate(${x} ${y})`}
      class={`mim-shield${active ? ' mim-active' : ''}${sight.view[sight.c.at.passed(seat)] === 1 ? ' mim-passed' : ''}`}
      {...unspoken}
    >
      <circle r="62" class="mim-shield-halo" />
      <circle r="56" fill="#160d06" />
      <circle r="52" fill={inkOf(sight.colourOf(seat))} />
      <circle r="52" fill="url(#mim-shade)" />
      <circle r="43" fill="none" stroke="#fdf6e3" stroke-opacity="0.6" stroke-width="2.5" stroke-dasharray="2 9" />
      <g transform="scale(.78)">
        <Badge sight={sight} seat={seat} />
      </g>
      {first && <path class="mim-first" d="M-26 -58L-20 -92L-9 -72L0 -98L9 -72L20 -92L26 -58Z" />}
      <g text-anchor={right ? 'end' : 'start'} transform={`translate(${side} ${below ? 30 : -22})`}>
        <text class="mim-who" y={below ? 28 : 0}>
          {name.length > ROOM ? `${name.slice(0, ROOM - 1)}…` : name}
        </text>
        <g transform={`translate(0 ${below ? -8 : 34})`} class="mim-tally">
          <text>
            ◆ {sight.treasuresOf(seat).length} ● {sight.behindScreen(seat)}
          </text>
        </g>
      </g>
    </g>
  );
};
