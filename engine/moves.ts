/**
 * The move table: every kind of move and its fields, declared once. It packs moves into small integers and gives their
 * constructors, their decoding and their notation, and finds a move by its notation.
 */
import type { Move } from './game.ts';

/** What a field ranges over: names, or 0 … n-1 written as numbers counted from `from`. */
type Range = readonly string[] | { readonly count: number; readonly from?: number };

/** The notation with `{field}` for each field: '{token}>{realm}'. Unique over the whole table. */
interface KindSpec {
  readonly text: string;
  readonly of?: Readonly<Record<string, Range>>;
}

type Fields<K extends KindSpec> = K['of'] extends Readonly<Record<string, Range>> ? keyof K['of'] & string : never;

/** Builds a move from its fields in declared order; `kind.is(move)`; `kind.get.field(move)`. */
export interface Kind<K extends KindSpec> {
  (...fields: number[]): Move;
  is(move: Move): boolean;
  readonly get: { readonly [F in Fields<K>]: (move: Move) => number };
}

/** A move as the board and the bots read it. */
export interface Decoded {
  readonly kind: string;
  readonly [field: string]: string | number;
}

export interface MoveTable {
  /** Every move is in [0, size). */
  readonly size: number;
  notate(move: Move): string;
  /** The move with this notation, legal or not; undefined for any other text. */
  find(text: string): Move | undefined;
  decode(move: Move): Decoded;
}

export type MoveTableOf<S extends Record<string, KindSpec>> = MoveTable & {
  readonly make: { readonly [K in keyof S]: Kind<S[K]> };
};

const countOf = (range: Range) => ('count' in range ? range.count : range.length);
const nameOf = (range: Range, value: number) => ('count' in range ? value + (range.from ?? 0) : range[value]);

interface Packed {
  readonly kind: string;
  readonly text: string;
  readonly base: number;
  readonly size: number;
  readonly fields: readonly { name: string; range: Range; stride: number; count: number }[];
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

const pack = (spec: Record<string, KindSpec>): Packed[] => {
  let base = 0;
  return Object.entries(spec).map(([kind, { text, of = {} }]) => {
    if ('kind' in of) throw new Error(`a field of ${kind} is called kind, which is the name of the whole`);
    let size = 1;
    const fields = Object.entries(of)
      .reverse()
      .map(([name, range]) => {
        const stride = size;
        size *= countOf(range);
        return { name, range, stride, count: countOf(range) };
      })
      .reverse();
    const packed = { kind, text, base, size, fields };
    base += size;
    return packed;
  });
};

export const moves = <const S extends Record<string, KindSpec>>(spec: S): MoveTableOf<S> => {
  const kinds = pack(spec);
  const last = kinds[kinds.length - 1];
  const size = last.base + last.size;
  const kindOf = (move: Move) => {
    const found = kinds.find(kind => move >= kind.base && move < kind.base + kind.size);
    if (!found) throw new Error(`${move} is no move`);
    return found;
  };
  const read = (move: Move, base: number, field: Packed['fields'][number]) =>
    (((move - base) / field.stride) | 0) % field.count;

  const makers = kinds.map(packed => {
    const { base, fields } = packed;
    const get = Object.fromEntries(
      fields.map(({ name, stride, count }) => [name, (move: Move) => (((move - base) / stride) | 0) % count]),
    );
    const is = (move: Move) => move >= base && move < base + packed.size;
    return [packed.kind, Object.assign(constructorOf(packed), { is, get })];
  });

  const texts: (string | undefined)[] = [];
  const notate = (move: Move) => {
    const known = texts[move];
    if (known !== undefined) return known;
    const { text, base, fields } = kindOf(move);
    const written = fields.reduce(
      (line, field) => line.replace(`{${field.name}}`, String(nameOf(field.range, read(move, base, field)))),
      text,
    );
    texts[move] = written;
    return written;
  };

  let index: Map<string, Move> | undefined;
  const buildIndex = () => {
    const map = new Map<string, Move>();
    for (let move = 0; move < size; move++) {
      if (map.has(notate(move))) throw new Error(`two moves are written ${notate(move)}`);
      map.set(notate(move), move);
    }
    return map;
  };

  return {
    size,
    notate,
    find: text => {
      index ??= buildIndex();
      return index.get(text);
    },
    decode: move => {
      const { kind, base, fields } = kindOf(move);
      return Object.fromEntries([
        ['kind', kind],
        ...fields.map(field => [field.name, nameOf(field.range, read(move, base, field))]),
      ]) as Decoded;
    },
    make: Object.fromEntries(makers) as MoveTableOf<S>['make'],
  };
};
