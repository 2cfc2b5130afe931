/**
 * The move table: every kind of move and its fields, declared once a game for the most there can be of each sort. It
 * packs moves into small integers and gives their constructors; fitted to a match it also gives their notation and
 * decoding, and finds a move by its notation.
 */
import type { Move } from './game.ts';
import { countOf, type NoSorts, type Nth, nameOf, type Range, rangeOf, type Sizes, type Sorts } from './sorts.ts';

/** The notation with `{field}` for each field: '{token}>{realm}'. Unique over the whole table. */
interface KindSpec<Sort extends string = string> {
  readonly text: string;
  /** What each field ranges over, in the order of the notation. */
  readonly of?: Readonly<Record<string, Range | Sort>>;
}

type Ranges<K extends KindSpec> = K['of'] extends Readonly<Record<string, unknown>> ? K['of'] : NoSorts;
type Value<R> = R extends string ? Nth<R> : number;
/** What the fields of a notation take, in its order. */
type Values<Text extends string, Of> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? [Name extends keyof Of ? Value<Of[Name]> : never, ...Values<Rest, Of>]
  : [];

/** Builds a move from its fields in the order of its notation; `kind.is(move)`; `kind.get.field(move)`. */
export interface Kind<K extends KindSpec> {
  (...fields: Values<K['text'], Ranges<K>>): Move;
  is(move: Move): boolean;
  readonly get: { readonly [F in keyof Ranges<K>]: (move: Move) => Value<Ranges<K>[F]> };
}

/** A move as the board and the bots read it. */
export interface Decoded<Kinds extends string = string> {
  readonly kind: Kinds;
  readonly [field: string]: string | number;
}

/** A kind of move: its notation, and what its fields range over in this match. */
interface MoveKind {
  readonly kind: string;
  readonly text: string;
  readonly fields: readonly { readonly name: string; readonly sort?: string; readonly range: Range }[];
}

export interface MoveTable {
  readonly kinds: readonly MoveKind[];
  /** Every move is in [0, size); not every number there is one of this match. */
  readonly size: number;
  /** Every move of this match, legal or not. */
  all(): readonly Move[];
  notate(move: Move): string;
  /** The move with this notation, legal or not; undefined for any other text. */
  find(text: string): Move | undefined;
  decode(move: Move): Decoded;
}

export type MoveTableOf<S extends Record<string, KindSpec>, Q extends Sorts = Sorts> = MoveTable & {
  readonly make: { readonly [K in keyof S]: Kind<S[K]> };
  /** The moves of a match with these sizes. */
  fit(sizes: Sizes<Q>): MoveTable;
};

/** The kinds of move of a table. */
export type KindOf<T> = T extends { readonly make: infer Make } ? keyof Make & string : never;

interface Packed {
  readonly kind: string;
  readonly text: string;
  readonly base: number;
  readonly size: number;
  readonly fields: readonly { name: string; range: Range | string; stride: number; count: number }[];
}

const constructorOf = ({ base, fields }: Packed): ((...fields: number[]) => Move) => {
  const [first, second, third] = fields.map(field => field.stride);
  switch (fields.length) {
    case 0:
      return () => base;
    case 1:
      return a => base + a;
    case 2:
      return (a, b) => base + a * first + b;
    case 3:
      return (a, b, c) => base + a * first + b * second + c;
    case 4:
      return (a, b, c, d) => base + a * first + b * second + c * third + d;
    default:
      throw new Error('a move has at most four fields');
  }
};

const pack = (spec: Record<string, KindSpec>, sorts: Sorts): Packed[] => {
  let base = 0;
  return Object.entries(spec).map(([kind, { text, of = {} }]) => {
    if ('kind' in of) throw new Error(`a field of ${kind} is called kind, which is the name of the whole`);
    const written = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name);
    if (written.join() !== Object.keys(of).join()) throw new Error(`${kind} is not written in the order of its fields`);
    let size = 1;
    const fields = Object.entries(of)
      .reverse()
      .map(([name, range]) => {
        const stride = size;
        const count = countOf(typeof range === 'string' ? rangeOf(sorts, {}, range) : range);
        size *= count;
        return { name, range, stride, count };
      })
      .reverse();
    const packed = { kind, text, base, size, fields };
    base += size;
    return packed;
  });
};

const makerOf = (packed: Packed) => {
  const { base, fields, size } = packed;
  const get = Object.fromEntries(
    fields.map(({ name, stride, count }) => [name, (move: Move) => (((move - base) / stride) | 0) % count]),
  );
  const is = (move: Move) => move >= base && move < base + size;
  return Object.assign(constructorOf(packed), { is, get });
};

/** The table of one match: what its moves are called. */
const tableOf = (kinds: readonly Packed[], size: number, rangesOf: (range: Range | string) => Range): MoveTable => {
  const kindOf = (move: Move) => {
    const found = kinds.find(kind => move >= kind.base && move < kind.base + kind.size);
    if (!found) throw new Error(`${move} is no move`);
    return found;
  };
  const read = (move: Move, { base, fields }: Packed): [name: string, value: string | number | undefined][] =>
    fields.map(({ name, range, stride, count }) => {
      const value = (((move - base) / stride) | 0) % count;
      return [name, value < countOf(rangesOf(range)) ? nameOf(rangesOf(range), value) : undefined];
    });

  const texts: (string | undefined)[] = [];
  const notate = (move: Move) => {
    const known = texts[move];
    if (known !== undefined) return known;
    const kind = kindOf(move);
    const written = read(move, kind).reduce(
      (line, [name, value]) => line.replace(`{${name}}`, String(value)),
      kind.text,
    );
    texts[move] = written;
    return written;
  };

  const isMove = (move: Move) => read(move, kindOf(move)).every(([, value]) => value !== undefined);
  let all: readonly Move[] | undefined;
  const list = () => {
    all ??= Array.from({ length: size }, (_, move) => move).filter(isMove);
    return all;
  };
  let index: Map<string, Move> | undefined;
  const buildIndex = () => {
    const map = new Map<string, Move>();
    for (const move of list()) {
      if (map.has(notate(move))) throw new Error(`two moves are written ${notate(move)}`);
      map.set(notate(move), move);
    }
    return map;
  };

  return {
    kinds: kinds.map(({ kind, text, fields }) => ({
      kind,
      text,
      fields: fields.map(({ name, range }) => ({
        name,
        range: rangesOf(range),
        ...(typeof range === 'string' && { sort: range }),
      })),
    })),
    size,
    all: list,
    notate,
    find: text => {
      index ??= buildIndex();
      return index.get(text);
    },
    decode: move => {
      const kind = kindOf(move);
      return Object.fromEntries([['kind', kind.kind], ...read(move, kind)]) as Decoded;
    },
  };
};

export const moves = <const S extends Record<string, KindSpec<keyof Q & string>>, const Q extends Sorts = NoSorts>(
  spec: S,
  sorts?: Q,
): MoveTableOf<S, Q> => {
  const all: Sorts = sorts ?? {};
  const kinds = pack(spec, all);
  const last = kinds[kinds.length - 1];
  const fit = (sizes: Sizes) =>
    tableOf(kinds, last.base + last.size, range => (typeof range === 'string' ? rangeOf(all, sizes, range) : range));
  const make = Object.fromEntries(kinds.map(packed => [packed.kind, makerOf(packed)]));
  return { ...fit({}), make: make as unknown as MoveTableOf<S, Q>['make'], fit };
};
