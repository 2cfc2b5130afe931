/**
 * What is counted in a game: seats, realms, figures … A game names its sorts of things once, with the most there can be
 * of each; one match then says how many there are, and how they are called.
 */

declare const nth: unique symbol;
/** The number of a thing of one sort. Plain numbers pass for any sort; numbers of two sorts do not pass for each other. */
export type Nth<Sort extends string> = number & { readonly [nth]?: Sort };

/** So many, one for each name, or so many that people count from another number than 0. */
export type Range = number | readonly string[] | { readonly count: number; readonly from?: number };

/** The sorts of a game, each with the most there can be of it. */
export type Sorts = Readonly<Record<string, Range>>;

/** No sorts at all, for a game that counts nothing by name. */
export type NoSorts = Readonly<Record<never, never>>;

/** How many there are of each sort in one match. A sort that is not named has as many as there can be. */
export type Sizes<Q extends Sorts = Sorts> = { readonly [K in keyof Q]?: Range };

export const countOf = (range: Range): number => {
  if (typeof range === 'number') return range;
  return 'count' in range ? range.count : range.length;
};

/** The name of a thing, or the number that people give it. */
export const nameOf = (range: Range, value: number): string | number => {
  if (typeof range === 'number') return value;
  return 'count' in range ? value + (range.from ?? 0) : range[value];
};

/** How many there are of a sort; more than its game has room for is a bug of the game. */
export const rangeOf = (sorts: Sorts, sizes: Sizes, sort: string): Range => {
  const most = sorts[sort];
  if (most === undefined) throw new Error(`there is no sort ${sort}`);
  const range = sizes[sort] ?? most;
  if (countOf(range) > countOf(most)) throw new Error(`${countOf(range)} of ${sort} are too many`);
  return range;
};

/** How many there can be of each sort. */
export const counts = <Q extends Sorts>(sorts: Q): { readonly [K in keyof Q]: number } =>
  Object.fromEntries(Object.entries(sorts).map(([sort, range]) => [sort, countOf(range)])) as Record<keyof Q, number>;

/** Numbers for names in their order, each known to the compiler as a number of this sort. */
export const numbered = <const Names extends readonly string[], Sort extends string>(
  _sort: Sort,
  names: Names,
): { readonly [K in Names[number]]: Nth<Sort> } =>
  Object.fromEntries(names.map((name, i) => [name, i])) as { readonly [K in Names[number]]: Nth<Sort> };
