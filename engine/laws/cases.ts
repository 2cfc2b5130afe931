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

/** Every pair of values of two options, as a text, that a row contains. */
const pairsOf = (row: OptionValues): string[] => {
  const cells = Object.entries(row).map(([option, value]) => `${option}=${value}`);
  return cells.flatMap((cell, i) => cells.slice(i + 1).map(other => `${cell}&${other}`));
};

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

/** Few rows that together contain every pair that any row contains: greedily, the row with most new pairs first. */
export const coveringRows = (module: Rules, seats: number): OptionValues[] => {
  const rows = allRows(module, seats).map(row => ({ row, pairs: pairsOf(row) }));
  const open = new Set(rows.flatMap(({ pairs }) => pairs));
  const chosen: OptionValues[] = [rows[0].row];
  for (const pair of rows[0].pairs) open.delete(pair);
  while (open.size > 0) {
    let best = rows[0];
    let most = 0;
    for (const candidate of rows) {
      const news = candidate.pairs.filter(pair => open.has(pair)).length;
      if (news > most) [best, most] = [candidate, news];
    }
    chosen.push(best.row);
    for (const pair of best.pairs) open.delete(pair);
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
