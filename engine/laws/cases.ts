/** The matches that the laws walk through: every seat count, and every pair of option values at each. */
import { seedFrom } from '../chance.ts';
import type { Agreement, GameModule } from '../game.ts';
import {
  agree,
  available,
  defaultOf,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  sampleValues,
} from '../options.ts';

type Rules = Pick<GameModule, 'seatCounts' | 'options' | 'traits'>;

/** The sampled values of an option, the default of this seat count first. */
const valuesOf = (spec: OptionSpec, seats: number) => new Set([defaultOf(spec, seats), ...sampleValues(spec)]);

/** All option sets that a table with these seats can agree on, over the sampled values. */
const allRows = (module: Rules, seats: number): OptionValues[] => {
  let rows: Record<string, OptionValue>[] = [{}];
  for (const [option, spec] of Object.entries(module.options))
    rows = rows.flatMap(row => Array.from(valuesOf(spec, seats), value => ({ ...row, [option]: value })));
  return rows.filter(row =>
    Object.entries(module.options).every(
      ([option, spec]) => row[option] === defaultOf(spec, seats) || available(spec, seats, row),
    ),
  );
};

/** More values than all options of a game have together. */
const MOST_VALUES = 256;

/** Few rows that together contain every pair that any row contains: greedily, the row with most new pairs first. */
export const coveringRows = (module: Rules, seats: number): OptionValues[] => {
  // Values are numbered, and pairs by them: rows are many, and each is asked again and again which pairs are new.
  const numbers = new Map<string, number>();
  const numberOf = ([option, value]: [string, OptionValue]) => {
    const key = `${option}=${value}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const pairsOf = (cells: readonly number[]) => {
    const pairs = new Int32Array((cells.length * (cells.length - 1)) / 2);
    let n = 0;
    for (let i = 0; i < cells.length; i++)
      for (let j = i + 1; j < cells.length; j++) pairs[n++] = cells[i] * MOST_VALUES + cells[j];
    return pairs;
  };
  const rows = allRows(module, seats).map(row => ({ row, pairs: pairsOf(Object.entries(row).map(numberOf)) }));
  const isOpen = new Uint8Array(MOST_VALUES * MOST_VALUES);
  for (const { pairs } of rows) for (let i = 0; i < pairs.length; i++) isOpen[pairs[i]] = 1;
  let left = isOpen.reduce((sum, open) => sum + open, 0);
  const chosen: OptionValues[] = [];
  const choose = ({ row, pairs }: (typeof rows)[number]) => {
    chosen.push(row);
    for (const pair of pairs) {
      left -= isOpen[pair];
      isOpen[pair] = 0;
    }
  };
  choose(rows[0]);
  while (left > 0) {
    let best = rows[0];
    let most = 0;
    for (const candidate of rows) {
      let news = 0;
      for (let i = 0; i < candidate.pairs.length; i++) news += isOpen[candidate.pairs[i]];
      if (news > most) [best, most] = [candidate, news];
    }
    choose(best);
  }
  return chosen;
};

export interface Case {
  readonly number: number;
  readonly agreement: Agreement;
  readonly seed: string;
}

/** The cases of a game, by number: case i is the same however many are run. */
export const casesOf = (
  module: Rules,
  seed: string,
): { readonly covering: number; readonly at: (i: number) => Case } => {
  const rows = module.seatCounts.map(seats => coveringRows(module, seats));
  const at = (i: number): Case => {
    const which = i % rows.length;
    const options = rows[which][Math.floor(i / rows.length) % rows[which].length];
    const agreement = agree(module, { seats: module.seatCounts[which], options });
    if (!agreement.ok) throw new Error(`the option schema contradicts itself: ${JSON.stringify(agreement.error)}`);
    return { number: i, agreement: agreement.value, seed: seedFrom(`${seed}/${i}`) };
  };
  return { covering: rows.length * Math.max(...rows.map(set => set.length)), at };
};
