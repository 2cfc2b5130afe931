/** What the battles of the rounds bring: tiles that are taken, and discs in the zones of victory that bring more. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { sideOfDisc, sideWorth } from '../rules/numbers.ts';
import { at, type Cells, COUNT } from '../rules/state.ts';

/** How much ahead a side is that nearly always wins. */
const SURE = 4;

export const battleTilesOf = ({ tables }: Context, s: Cells, seat: Seat): number => {
  let points = 0;
  for (let pile: Nth<'battlePile'> = 0; pile < COUNT.battlePile; pile++)
    points += s[at.battleTiles(seat, pile)] * tables.battleValue[pile];
  return points;
};

/** The chance that the seat's disc in a world wins its battle, before anything is sent. ASG-382 */
const hope = (c: Context, s: Cells, world: Nth<'world'>): number => {
  const side = sideOfDisc(c, s, world);
  const ahead = sideWorth(c, s, world, side) - sideWorth(c, s, world, 1 - side);
  return Math.max(0.1, Math.min(1, 0.5 + ahead / (2 * SURE)));
};

/** The tile that a seat would take for its discs in the zones, those that still fight counted by their hope. ASG-392 */
export const zonesOf = (c: Context, s: Cells, seat: Seat): number => {
  const { battleValue } = c.tables;
  let discs = 0;
  for (let world: Nth<'world'> = 0; world < COUNT.world; world++) {
    discs += s[at.victory(world, seat)];
    if (s[at.battle(world)] === seat && s[at.battle(world)] !== NONE) discs += hope(c, s, world);
  }
  const whole = Math.min(Math.floor(discs), COUNT.battlePile);
  const low = whole === 0 ? 0 : battleValue[whole - 1];
  const high = battleValue[Math.min(whole, COUNT.battlePile - 1)];
  return low + (high - low) * (discs - Math.floor(discs));
};
