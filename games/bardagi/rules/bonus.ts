/**
 * The sums of the end, from whatever is counted: the cells of a state, or what lies on a real table. `c` and `s` are
 * handed to the counts as they are. BAR-764 to BAR-781
 */
import { NONE, type Seat } from '@idavoll/engine';

/** BAR-768 */
export const MOST_GOLD_BONUS = 15;

/** Gold for 8 and for 4 units of goods; basic goods count 1 and mine goods 2. BAR-764, BAR-765 */
export const goldForUnits = (small: number, large: number, units: number): number =>
  large * Math.floor(units / 8) + small * Math.floor((units % 8) / 4);

type Count<C, S> = (c: C, s: S, seat: Seat) => number;

interface Counts<C, S> {
  readonly villages: Count<C, S>;
  readonly ironMines: Count<C, S>;
}

interface Table {
  readonly seats: number;
  /** Whether a bonus on which players are still tied is divided. BAR-773 */
  readonly splits: boolean;
}

/** Those of the seats who have most of something. */
const best = <C extends Table, S>(c: C, s: S, among: number, count: Count<C, S>): number => {
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

/** Who gets a bonus, one bit a seat: nobody, one, or those who divide it. BAR-771 to BAR-776 */
export const winnersOf = <C extends Table, S>(
  c: C,
  s: S,
  count: Count<C, S>,
  mines: Count<C, S>,
  counts: Counts<C, S>,
): number => {
  let winners = best(c, s, (1 << c.seats) - 1, count);
  const some = 31 - Math.clz32(winners);
  if (count(c, s, some) === 0) return 0; // BAR-776
  if (sizeOf(winners) > 1) winners = best(c, s, winners, mines);
  if (sizeOf(winners) > 1) winners = best(c, s, winners, counts.villages);
  if (sizeOf(winners) > 1 && !c.splits) {
    winners = best(c, s, winners, counts.ironMines);
    if (sizeOf(winners) > 1) return 0;
  }
  return winners;
};

/** What each of the winners gets. BAR-773, BAR-774 */
export const shareOf = (points: number, winners: number): number =>
  winners === 0 ? 0 : Math.floor(points / sizeOf(winners));

/** Glory, then gold, then areas: above 0 if the first is ahead. BAR-780, BAR-781 */
export const lead = (glory: number, gold: number, areas: number): number => glory || gold || areas;
