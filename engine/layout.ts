/**
 * The shape of a state: one flat Int16Array with named cells, of which some are secret. A layout is declared once a
 * game, for the most seats and things there can be, so that every cell has the same place in all its matches; `fit`
 * says which of the cells one match uses. The rest stay 0.
 */
import { countOf, type NoSorts, type Nth, type Range, rangeOf, type Sizes, type Sorts } from './sorts.ts';

/** All cells of a match, for those who read a state and a view alike. */
export type Cells = Int16Array;
/** The whole truth. Never leaves the host. */
export type State = Cells & { readonly [truth]: 'state' };
/** All that one viewer may know: a state in which the rest is HIDDEN. */
export type View = Cells & { readonly [truth]: 'view' };
declare const truth: unique symbol;

/** The value of a cell that holds nothing; `null` in JSON. */
export const NONE = -1;
/** The value of a cell that this viewer may not know; '?' in JSON. Occurs in views only. */
export const HIDDEN = -32768;

/** How often a field is repeated: a number of times, or once for each name. */
export type Axis = number | readonly string[];

export interface FieldSpec<Sort extends string = string> {
  /** What a cell holds: a thing of this sort, one of these names, a number in this range, or up to so many of a sort. */
  readonly is: Sort | readonly string[] | readonly [min: number, max: number] | { readonly upTo: Sort };
  /** Once for each thing of these sorts. */
  readonly per?: readonly (Axis | Sort)[];
  /** The cell may also hold NONE. */
  readonly none?: boolean;
  /** The group of secrets that this field belongs to: groups become known independently of each other. */
  readonly secret?: string;
  /** Which axis numbers the seats that know their own part of the secret; without it, what a seat knows is in the values. */
  readonly owner?: number;
  /** Follows from the other cells, and is no part of the readable form: `Game.derive` works it out. */
  readonly derived?: boolean;
}

export interface Field extends Omit<FieldSpec, 'is' | 'per'> {
  readonly name: string;
  readonly is: readonly string[] | readonly [min: number, max: number];
  readonly per: readonly Axis[];
  readonly base: number;
  /** The cells that this match uses, in the order of the readable form. */
  readonly cells: readonly number[];
  /** The range of the values that are not NONE. */
  readonly min: number;
  readonly max: number;
}

declare const holds: unique symbol;
/** The index of a cell that holds a thing of this sort. */
type Cell<Sort extends string> = number & { readonly [holds]: Sort };

type Holding<Is> = Is extends string ? Cell<Is> : number;
type Coordinate<A> = A extends string ? Nth<A> : number;

/** A scalar is its index; a repeated field is a function from its coordinates to the index. */
type Place<F extends FieldSpec> = F['per'] extends readonly [infer A, infer B, infer C]
  ? (i: Coordinate<A>, j: Coordinate<B>, k: Coordinate<C>) => Holding<F['is']>
  : F['per'] extends readonly [infer A, infer B]
    ? (i: Coordinate<A>, j: Coordinate<B>) => Holding<F['is']>
    : F['per'] extends readonly [infer A]
      ? (i: Coordinate<A>) => Holding<F['is']>
      : Holding<F['is']>;

export type Places<S extends Record<string, FieldSpec>> = { readonly [K in keyof S]: Place<S[K]> };

export interface Layout {
  readonly size: number;
  readonly fields: readonly Field[];
  /** The groups of secrets; `Effects.reveal` takes an index into this. */
  readonly secrets: readonly string[];
  /** Names of fields that earlier positions have and this layout no longer knows: they are read past. */
  readonly former: readonly string[];
  state(): State;
  /** A view in which everything is hidden: games show cells from here on. */
  view(): View;
}

export interface LayoutOf<S extends Record<string, FieldSpec>, Q extends Sorts = Sorts> extends Layout {
  readonly at: Places<S>;
  /** The same cells, of which one match uses those that its sizes call for. */
  fit(sizes: Sizes<Q>): Layout;
}

/** What the compiler knows of the cells of a layout: each gives and takes things of its own sort. */
type Typed<Q> = { [K in keyof Q & string as Cell<K>]: Nth<K> };
export type CellsOf<L> = L extends LayoutOf<infer _, infer Q> ? Cells & Typed<Q> : never;
export type StateOf<L> = State & CellsOf<L>;
export type ViewOf<L> = View & CellsOf<L>;

const isNames = (is: FieldSpec['is']): is is readonly string[] => Array.isArray(is) && typeof is[0] === 'string';

const placeOf = (base: number, [, second = 1, third = 1]: readonly number[], axes: number) => {
  switch (axes) {
    case 0:
      return base;
    case 1:
      return (i: number) => base + i;
    case 2:
      return (i: number, j: number) => base + i * second + j;
    case 3:
      return (i: number, j: number, k: number) => base + (i * second + j) * third + k;
    default:
      throw new Error('a field has at most three axes');
  }
};

/** The cells of a field of which a match uses a part of each axis. */
const cellsOf = (base: number, most: readonly number[], used: readonly number[]): number[] =>
  used
    .reduce<number[]>(
      (cells, count, axis) => cells.flatMap(cell => Array.from({ length: count }, (_, i) => cell * most[axis] + i)),
      [0],
    )
    .map(cell => base + cell);

const namesIn = (range: Range): readonly string[] | readonly [number, number] =>
  typeof range === 'object' && !('count' in range) ? range : [0, countOf(range) - 1];
const axisIn = (range: Range): Axis => (typeof range === 'object' && 'count' in range ? range.count : range);

export const layout = <const S extends Record<string, FieldSpec<keyof Q & string>>, const Q extends Sorts = NoSorts>(
  spec: S,
  sorts?: Q,
  former: readonly string[] = [],
): LayoutOf<S, Q> => {
  const all: Sorts = sorts ?? {};
  const entries = Object.entries<FieldSpec>(spec);
  const axesOf = (field: FieldSpec, sizes: Sizes) =>
    (field.per ?? []).map(axis => (typeof axis === 'string' ? axisIn(rangeOf(all, sizes, axis)) : axis));
  const isOf = ({ is }: FieldSpec, sizes: Sizes): Field['is'] => {
    if (typeof is === 'string') return namesIn(rangeOf(all, sizes, is));
    return 'upTo' in is ? [0, countOf(rangeOf(all, sizes, is.upTo))] : is;
  };

  let size = 0;
  const bases = entries.map(([, field]) => {
    const base = size;
    size += axesOf(field, {}).reduce<number>((product, axis) => product * countOf(axis), 1);
    return base;
  });

  const fit = (sizes: Sizes): Layout => {
    const fields = entries.map(([name, field], i): Field => {
      const per = axesOf(field, sizes);
      const is = isOf(field, sizes);
      const [min, max] = isNames(is) ? [0, is.length - 1] : is;
      const cells = cellsOf(bases[i], axesOf(field, {}).map(countOf), per.map(countOf));
      return { ...field, name, is, per, base: bases[i], cells, min, max };
    });
    const hidden = new Int16Array(size);
    for (const { cells } of fields) for (const cell of cells) hidden[cell] = HIDDEN;
    return {
      size,
      fields,
      secrets: [...new Set(fields.flatMap(field => field.secret ?? []))],
      former,
      state: () => new Int16Array(size) as State,
      view: () => hidden.slice() as View,
    };
  };
  const places = entries.map(([name, field], i) => {
    const most = axesOf(field, {}).map(countOf);
    return [name, placeOf(bases[i], most, most.length)];
  });
  // Made in one go: V8 then knows its shape, and inlines the places.
  return { ...fit({}), at: Object.fromEntries(places) as Places<S>, fit };
};

/** The cells of these fields, in one list. */
export const cellsNamed = (layout: Layout, names: readonly string[]): Int16Array =>
  Int16Array.from(layout.fields.flatMap(({ name, cells }) => (names.includes(name) ? cells : [])));

/** Where a state holds what its layout does not allow, as a path; undefined when it is within bounds everywhere. */
export const outOfBounds = (layout: Layout, state: State): string | undefined => {
  for (const { name, cells, min, max, none } of layout.fields)
    for (const [i, cell] of cells.entries()) {
      const value = state[cell];
      if ((value < min || value > max) && !(none && value === NONE)) return `${name}[${i}] is ${value}`;
    }
  return undefined;
};
