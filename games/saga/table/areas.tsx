/** Start areas while figures are placed, and in the mist saga the goals, each with its owner. SAGA-058, SAGA-420 */

import type { Point } from '@idavoll/board';
import { inkOf, pictured, unspoken, withKeys } from '@idavoll/board';
import type { Nth } from '@idavoll/engine';
import { NONE, type Seat } from '@idavoll/engine';
import { CROWN } from '../rules/vocabulary.ts';
import type { Desk } from './desk.ts';
import { APART, hexagons, outline } from './geometry.ts';
import { Badge } from './pieces.tsx';
import { range, type Sight } from './sight.ts';

/** What terrain leaves of some fields. */
const freeOf = ({ c, s, plan }: Sight, fields: Int16Array): Point[] =>
  Array.from(fields)
    .filter(field => s[c.at.on(field)] === NONE || s[c.at.on(field)] >= CROWN)
    .map(field => plan.points[field]);

/** On the outer rim of the tile in the middle of these fields: nobody ever stands there. */
const signOf = ({ c, plan }: Sight, fields: Int16Array): string => {
  const { centre } = c.battlefield;
  const place = centre.findIndex(field => fields.includes(field));
  const { x, y } = plan.points[centre[place]];
  const out = 1 + (2.6 * APART) / Math.hypot(x, y);
  return `translate(${x * out} ${y * out})`;
};

interface AreaProps {
  readonly desk: Desk;
  readonly area: Nth<'area'>;
}

const Area = ({ desk, area }: AreaProps) => {
  const { sight } = desk;
  const { c, s, say } = sight;
  const { fields } = c.battlefield.areas[area];
  const move = desk.areas.get(area);
  const seat = range(c.seats).find(one => s[c.at.area(one)] === area);
  const owner = seat === undefined ? undefined : { style: { color: inkOf(sight.colourOf(seat)) } };
  const label = seat === undefined ? say('table.area') : say('table.area.of', { seat: sight.names[seat] ?? '' });
  return (
    <g
      class={`sag-area${move === undefined ? '' : ' sag-live'}${seat === undefined ? '' : ' sag-owned'}`}
      {...owner}
      {...(move === undefined ? pictured(label) : withKeys(desk.press(move)))}
    >
      <path class="sag-area-ground" d={hexagons(freeOf(sight, fields))} />
      <path class="sag-area-edge" d={outline(c.battlefield, fields)} />
      <path class="sag-area-line" d={outline(c.battlefield, fields)} />
      {seat !== undefined && (
        <g transform={signOf(sight, fields)} {...unspoken}>
          <Badge sight={sight} seat={seat} />
        </g>
      )}
    </g>
  );
};

export const Areas = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  if (sight.hasBegun || sight.saga === undefined) return null;
  return (
    <>
      {range(sight.c.battlefield.areas.length).map(area => (
        <Area key={area} desk={desk} area={area} />
      ))}
    </>
  );
};

const Goal = ({ sight, seat }: { sight: Sight; seat: Seat }) => {
  const { c, s } = sight;
  const { goal } = c.battlefield.areas[s[c.at.area(seat)]];
  const ground = hexagons(freeOf(sight, goal));
  return (
    <g
      class={seat === sight.viewer ? 'sag-goal sag-own' : 'sag-goal'}
      style={{ color: inkOf(sight.colourOf(seat)) }}
      {...pictured(sight.say('table.goal.of', { seat: sight.names[seat] ?? '' }))}
    >
      <path d={ground} class="sag-goal-ground" />
      <path d={ground} fill="url(#sag-mist)" />
      <path d={outline(c.battlefield, goal)} class="sag-area-edge" />
      <path d={outline(c.battlefield, goal)} class="sag-goal-line" />
      <g transform={signOf(sight, goal)} {...unspoken}>
        <path class="sag-flag" d="M-4 62V-66H46L32 -46L46 -26H4V62Z" />
        <g transform="translate(0 36) scale(.62)">
          <Badge sight={sight} seat={seat} />
        </g>
      </g>
    </g>
  );
};

export const Goals = ({ sight }: { sight: Sight }) => {
  const { c, s } = sight;
  if (sight.saga !== 'mist') return null;
  return (
    <>
      {range(c.seats)
        .filter(seat => s[c.at.area(seat)] !== NONE)
        .map(seat => (
          <Goal key={seat} sight={sight} seat={seat} />
        ))}
    </>
  );
};
