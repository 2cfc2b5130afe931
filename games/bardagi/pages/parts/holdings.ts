/** What lies before the players of a real table when the last round is over, and what it comes to. */
import type { Seat } from '@idavoll/engine';
import { goldForUnits, lead, MOST_GOLD_BONUS, shareOf, winnersOf } from '../../rules/bonus.ts';
import type { BardagiContent } from '../../rules/content.ts';

export const COUNTED = ['glory', 'gold', 'basic', 'mine', 'areas', 'goldMines', 'villages', 'ironMines'] as const;
type Counted = (typeof COUNTED)[number];
export type Holding = Readonly<Record<Counted, number>>;

export const NOTHING: Holding = {
  glory: 0,
  gold: 0,
  basic: 0,
  mine: 0,
  areas: 0,
  goldMines: 0,
  villages: 0,
  ironMines: 0,
};

/** What the table agreed on of the end, as the options of the game have it. */
export interface Terms {
  readonly mostAreasBonus: number;
  readonly firstTieBreak: string;
  readonly finalTie: string;
}

export interface Line {
  /** After all goods were sold. */
  readonly gold: number;
  readonly mostGold: number;
  readonly mostAreas: number;
  readonly glory: number;
  readonly place: number;
}

type Table = { readonly seats: number; readonly splits: boolean };
const count = (name: Counted) => (_table: Table, all: readonly Holding[], seat: Seat) => all[seat][name];
const goldMines = count('goldMines');
const counts = { villages: count('villages'), ironMines: count('ironMines') };
const allMines = (table: Table, all: readonly Holding[], seat: Seat) =>
  goldMines(table, all, seat) + counts.ironMines(table, all, seat);

export const settle = ({ trade }: BardagiContent, terms: Terms, held: readonly Holding[]): Line[] => {
  const [small, large] = [trade[4].get.count, trade[5].get.count];
  const sold = held.map(one => ({ ...one, gold: one.gold + goldForUnits(small, large, one.basic + 2 * one.mine) }));
  const table = { seats: held.length, splits: terms.finalTie === 'split' };
  const mines = terms.firstTieBreak === 'allMines' ? allMines : goldMines;
  const richest = winnersOf(table, sold, count('gold'), mines, counts);
  const widest = winnersOf(table, sold, count('areas'), goldMines, counts);
  const lines = sold.map(({ glory, gold, areas }, seat) => {
    const mostGold = richest & (1 << seat) ? shareOf(MOST_GOLD_BONUS, richest) : 0;
    const mostAreas = widest & (1 << seat) ? shareOf(terms.mostAreasBonus, widest) : 0;
    return { gold, areas, mostGold, mostAreas, glory: glory + gold + mostGold + mostAreas };
  });
  return lines.map(({ areas, ...line }) => {
    const ahead = lines.filter(
      other => lead(other.glory - line.glory, other.gold - line.gold, other.areas - areas) > 0,
    ).length;
    return { ...line, place: ahead + 1 };
  });
};
