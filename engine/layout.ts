/** The shape of a state: one flat Int16Array with named cells, of which some are secret. */

/** The whole truth. Never leaves the host. */
export type State = Int16Array & { readonly [truth]: 'state' };
/** All that one viewer may know: a state in which the rest is HIDDEN. */
export type View = Int16Array & { readonly [truth]: 'view' };
declare const truth: unique symbol;

/** The value of a cell that holds nothing; `null` in JSON. */
export const NONE = -1;
/** The value of a cell that this viewer may not know; '?' in JSON. Occurs in views only. */
export const HIDDEN = -32768;

/** How often a field is repeated: a number of times, or once for each name. */
export type Axis = number | readonly string[];

export interface FieldSpec {
  /** What a cell holds: one of these names, or a number in this range. */
  readonly is: readonly string[] | readonly [min: number, max: number];
  readonly per?: readonly Axis[];
  /** The cell may also hold NONE. */
  readonly none?: boolean;
  /** The group of secrets that this field belongs to: groups become known independently of each other. */
  readonly secret?: string;
  /** Which axis numbers the seats that know their own part of the secret; without it, what a seat knows is in the values. */
  readonly owner?: number;
}

export interface Field extends FieldSpec {
  readonly name: string;
  readonly base: number;
  readonly length: number;
  /** The range of the values that are not NONE. */
  readonly min: number;
  readonly max: number;
}

/** A scalar is its index; a repeated field is a function from its coordinates to the index. */
type Place<F extends FieldSpec> = F['per'] extends readonly [unknown, unknown, unknown]
  ? (i: number, j: number, k: number) => number
  : F['per'] extends readonly [unknown, unknown]
    ? (i: number, j: number) => number
    : F['per'] extends readonly [unknown]
      ? (i: number) => number
      : number;

export type Places<S extends Record<string, FieldSpec>> = { readonly [K in keyof S]: Place<S[K]> };

export interface Layout {
  readonly size: number;
  readonly fields: readonly Field[];
  /** The groups of secrets; `Effects.reveal` takes an index into this. */
  readonly secrets: readonly string[];
  state(): State;
  /** A view in which everything is hidden: games show cells from here on. */
  view(): View;
}

export interface LayoutOf<S extends Record<string, FieldSpec>> extends Layout {
  readonly at: Places<S>;
}

const sizeOf = (axis: Axis) => (typeof axis === 'number' ? axis : axis.length);
const isNames = (is: FieldSpec['is']): is is readonly string[] => typeof is[0] === 'string';

const placeOf = (base: number, per: readonly Axis[]) => {
  const [, second = 1, third = 1] = per.map(sizeOf);
  switch (per.length) {
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

export const layout = <const S extends Record<string, FieldSpec>>(spec: S): LayoutOf<S> => {
  const fields: Field[] = [];
  const places: [string, unknown][] = [];
  let size = 0;
  for (const [name, field] of Object.entries<FieldSpec>(spec)) {
    const per = field.per ?? [];
    const length = per.reduce((product: number, axis) => product * sizeOf(axis), 1);
    const [low, high] = isNames(field.is) ? [0, field.is.length - 1] : field.is;
    fields.push({ ...field, name, base: size, length, min: low, max: high });
    places.push([name, placeOf(size, per)]);
    size += length;
  }
  const hidden = new Int16Array(size).fill(HIDDEN);
  return {
    size,
    fields,
    secrets: [...new Set(fields.flatMap(field => field.secret ?? []))],
    // Made in one go: V8 then knows its shape, and inlines the places.
    at: Object.fromEntries(places) as Places<S>,
    state: () => new Int16Array(size) as State,
    view: () => hidden.slice() as View,
  };
};

/** Where a state holds what its layout does not allow, as a path; undefined when it is within bounds everywhere. */
export const outOfBounds = (layout: Layout, state: State): string | undefined => {
  for (const { name, base, length, min, max, none } of layout.fields)
    for (let i = 0; i < length; i++) {
      const value = state[base + i];
      if ((value < min || value > max) && !(none && value === NONE)) return `${name}[${i}] is ${value}`;
    }
  return undefined;
};
