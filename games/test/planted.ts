/** What a planted rule bug is, for every game's list of them. */
export interface RuleMutant {
  readonly rule: string;
  /** Relative to the game's folder. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

type Row = readonly [rule: string, from: string, to: string, why: string];
export const planted = (file: string, rows: readonly Row[]): readonly RuleMutant[] =>
  rows.map(([rule, from, to, why]) => ({ rule, file, from, to, why }));
