/** The end: goods into gold, gold into glory, two bonuses, places. BAR-760 to BAR-781 */
import { type Effects, NONE, type Nth, type Outcome, type Seat } from '@idavoll/engine';
import { addGlory, countAreas } from './board.ts';
import { type Context, tell } from './context.ts';
import { at, type Cells, COUNT, GOLD, go, type State } from './state.ts';
import { isBasic, PHASE, SOURCE, TYPE } from './vocabulary.ts';

/** BAR-768 */
const MOST_GOLD_BONUS = 15;

/** Basic goods count 1 and mine goods 2. */
const unitsOf = (s: Cells, seat: Seat): number => {
  let units = 0;
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++) units += s[at.goods(seat, good)] * (isBasic(good) ? 1 : 2);
  return units;
};
/** BAR-764, BAR-765 */
const goldFor = ({ tables }: Context, units: number): number =>
  tables.saleBasic[1] * Math.floor(units / 8) + tables.saleBasic[0] * Math.floor((units % 8) / 4);

type Count = (c: Context, s: Cells, seat: Seat) => number;
const gold: Count = (_c, s, seat) => s[at.gold(seat)];
const areas: Count = (c, s, seat) => countAreas(c, s, seat);
const goldMines: Count = (c, s, seat) => countAreas(c, s, seat, TYPE.goldMine);
const villages: Count = (c, s, seat) => countAreas(c, s, seat, TYPE.village);
const ironMines: Count = (c, s, seat) => countAreas(c, s, seat, TYPE.ironMine);
const allMines: Count = (c, s, seat) => goldMines(c, s, seat) + ironMines(c, s, seat);

/** Those of the seats who have most of something. */
const best = (c: Context, s: Cells, among: number, count: Count): number => {
  let most = NONE;
  let mask = 0;
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    if (!(among & (1 << seat))) continue;
    const n = count(c, s, seat);
    if (n > most) mask = 0;
    if (n >= most) mask |= 1 << seat;
    most = Math.max(most, n);
  }
  return mask;
};
const sizeOf = (mask: number) => {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
};

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
  let winners = best(c, s, (1 << c.seats) - 1, count);
  const some = 31 - Math.clz32(winners);
  if (count(c, s, some) === 0) return; // BAR-776
  if (sizeOf(winners) > 1) winners = best(c, s, winners, mines);
  if (sizeOf(winners) > 1) winners = best(c, s, winners, villages);
  if (sizeOf(winners) > 1 && !c.splits) {
    winners = best(c, s, winners, ironMines);
    if (sizeOf(winners) > 1) return;
  }
  const share = Math.floor(points / sizeOf(winners));
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
const isAhead = (c: Context, s: Cells, other: Seat, seat: Seat): boolean => {
  if (s[at.glory(other)] !== s[at.glory(seat)]) return s[at.glory(other)] > s[at.glory(seat)];
  if (s[at.gold(other)] !== s[at.gold(seat)]) return s[at.gold(other)] > s[at.gold(seat)];
  return areas(c, s, other) > areas(c, s, seat);
};

export const outcome = (c: Context, s: State, { scores, places }: Outcome) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    scores[seat] = s[at.glory(seat)];
    places[seat] = 1;
    for (let other: Seat = 0; other < c.seats; other++) if (isAhead(c, s, other, seat)) places[seat]++;
  }
};
