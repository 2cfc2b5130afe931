/** The end: goods into gold, gold into glory, two bonuses, places. BAR-760 to BAR-781 */
import type { Effects, Nth, Outcome, Seat } from '@idavoll/engine';
import { addGlory, countAreas } from './board.ts';
import { goldForUnits, lead, MOST_GOLD_BONUS, shareOf, winnersOf } from './bonus.ts';
import { type Context, tell } from './context.ts';
import { at, type Cells, COUNT, GOLD, go, type State } from './state.ts';
import { isBasic, PHASE, SOURCE, TYPE } from './vocabulary.ts';

/** Basic goods count 1 and mine goods 2. */
const unitsOf = (s: Cells, seat: Seat): number => {
  let units = 0;
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++) units += s[at.goods(seat, good)] * (isBasic(good) ? 1 : 2);
  return units;
};
const goldFor = ({ tables }: Context, units: number): number =>
  goldForUnits(tables.saleBasic[0], tables.saleBasic[1], units);

type Count = (c: Context, s: Cells, seat: Seat) => number;
const gold: Count = (_c, s, seat) => s[at.gold(seat)];
const areas: Count = (c, s, seat) => countAreas(c, s, seat);
const goldMines: Count = (c, s, seat) => countAreas(c, s, seat, TYPE.goldMine);
const villages: Count = (c, s, seat) => countAreas(c, s, seat, TYPE.village);
const ironMines: Count = (c, s, seat) => countAreas(c, s, seat, TYPE.ironMine);
const allMines: Count = (c, s, seat) => goldMines(c, s, seat) + ironMines(c, s, seat);
const COUNTS = { villages, ironMines };

/** BAR-771 to BAR-776 */
const award = (
  c: Context,
  s: State,
  count: Count,
  mines: Count,
  points: number,
  source: Nth<'source'>,
  fx: Effects,
) => {
  const winners = winnersOf(c, s, count, mines, COUNTS);
  const share = shareOf(points, winners);
  for (let seat: Seat = 0; seat < c.seats; seat++) if (winners & (1 << seat)) addGlory(s, seat, share, source, fx);
};

/** BAR-763 to BAR-770, BAR-779 */
export const finalScoring = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  fx.reveal(GOLD);
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    const units = unitsOf(s, seat);
    s[at.gold(seat)] += goldFor(c, units);
    for (let good: Nth<'good'> = 0; good < COUNT.good; good++) s[at.goods(seat, good)] = 0;
    fx.emit(tell.converts, seat, units, s[at.gold(seat)]);
    addGlory(s, seat, s[at.gold(seat)], SOURCE.gold, fx); // BAR-767
  }
  award(c, s, gold, c.allMines ? allMines : goldMines, MOST_GOLD_BONUS, SOURCE.mostGold, fx);
  award(c, s, areas, goldMines, c.mostAreasBonus, SOURCE.mostAreas, fx);
  fx.emit(tell.over);
  go(s, PHASE.over, s[at.first]);
};

/** Glory, then gold, then areas. BAR-780, BAR-781 */
const isAhead = (c: Context, s: Cells, other: Seat, seat: Seat): boolean =>
  lead(
    s[at.glory(other)] - s[at.glory(seat)],
    s[at.gold(other)] - s[at.gold(seat)],
    areas(c, s, other) - areas(c, s, seat),
  ) > 0;

export const outcome = (c: Context, s: Cells, { scores, places }: Outcome) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    scores[seat] = s[at.glory(seat)];
    places[seat] = 1;
    for (let other: Seat = 0; other < c.seats; other++) if (isAhead(c, s, other, seat)) places[seat]++;
  }
};
