/** Reading content from outside: a shape is a function from JSON to a value that says what is wrong, and where. */

type Values = Readonly<Record<string, string | number>>;

/** By its name: a game that was put together with an engine of its own throws its own. */
export const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === 'ContentError';

export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly path: string,
    readonly problem: string,
    /** The problem as a code with its values, for whoever says it in other words; '' where it has none. */
    readonly code = '',
    readonly values: Values = {},
  ) {
    super(`${file}: ${path || 'the whole file'}: ${problem}`);
    this.name = 'ContentError';
  }
}

/** Where we are in the file, for the error message. */
export class Spot {
  constructor(
    readonly file: string,
    readonly path: string,
  ) {}
  into(key: string): Spot {
    return new Spot(this.file, this.path ? `${this.path}.${key}` : key);
  }
  fail(problem: string, code = '', values: Values = {}): never {
    throw new ContentError(this.file, this.path, problem, code, values);
  }
}

export type Shape<T> = (json: unknown, spot: Spot) => T;

const shown = (json: unknown) => (json === undefined ? 'nothing' : JSON.stringify(json).slice(0, 60));

/** Something else is wanted here than what was found. */
const wanted = (spot: Spot, code: string, words: string, json: unknown, values: Values = {}): never =>
  spot.fail(`${words} wanted, not ${shown(json)}`, code, { ...values, found: shown(json) });

const LONGEST_TEXT = 80;
/** Notations are made of ids, and must fit where moves are sent and kept. */
const LONGEST_ID = 32;

const atMost = (most: number, value: string, spot: Spot): string =>
  value.length <= most ? value : spot.fail(`at most ${most} letters are wanted`, 'letters', { most });

export const text: Shape<string> = (json, spot) =>
  typeof json === 'string' && json !== '' ? atMost(LONGEST_TEXT, json, spot) : wanted(spot, 'text', 'a text is', json);

/** An id as notations and records use it: small letters, digits and hyphens. */
export const identifier: Shape<string> = (json, spot) =>
  typeof json === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(json)
    ? atMost(LONGEST_ID, json, spot)
    : wanted(spot, 'identifier', 'small letters, digits and hyphens are', json);

export const integer =
  (min: number, max: number): Shape<number> =>
  (json, spot) =>
    typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max
      ? json
      : wanted(spot, 'integer', `a whole number from ${min} to ${max} is`, json, { min, max });

export const oneOf =
  <const N extends readonly string[]>(names: N): Shape<N[number]> =>
  (json, spot) =>
    names.includes(json as string)
      ? (json as N[number])
      : spot.fail(`${shown(json)} is none of ${names.join(', ')}`, 'none-of', {
          found: shown(json),
          names: names.join(', '),
        });

/** Where a value comes from: the rulebook's text, what follows from it, a ruling on it, or our own making. */
export const BASES = ['stated', 'derived', 'ruling', 'reconstructed', 'invented'] as const;
export type Basis = (typeof BASES)[number] | { readonly [field: string]: Basis };

/** The basis of an entry: one word for all of it, or one for each of its fields. */
export const basis: Shape<Basis> = (json, spot) =>
  typeof json === 'object'
    ? Object.fromEntries(
        Object.entries(record(json, spot)).map(([field, value]) => [field, basis(value, spot.into(field))]),
      )
    : oneOf(BASES)(json, spot);

const record = (json: unknown, spot: Spot): Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? (json as Record<string, unknown>)
    : wanted(spot, 'object', 'an object is', json);

/** An object with these entries; others are left aside, since packs may carry notes. */
export const object =
  <S extends Record<string, Shape<unknown>>>(shape: S): Shape<{ [K in keyof S]: ReturnType<S[K]> }> =>
  (json, spot) => {
    const entries = record(json, spot);
    return Object.fromEntries(
      Object.entries(shape).map(([key, read]) => [key, read(entries[key], spot.into(key))]),
    ) as {
      [K in keyof S]: ReturnType<S[K]>;
    };
  };

/** An object from some of these names to values of one shape. */
export const mapOf =
  <const N extends readonly string[], T>(names: N, shape: Shape<T>): Shape<Partial<Record<N[number], T>>> =>
  (json, spot) => {
    const entries = Object.entries(record(json, spot)).map(([key, value]) => {
      oneOf(names)(key, spot);
      return [key, shape(value, spot.into(key))];
    });
    return Object.fromEntries(entries) as Partial<Record<N[number], T>>;
  };

/** A list of so many entries; entries with an `id` are named by it in messages, and ids occur once. */
export const listOf =
  <T>(count: number | { readonly min: number; readonly max: number }, shape: Shape<T>): Shape<readonly T[]> =>
  (json, spot) => {
    const { min, max } = typeof count === 'number' ? { min: count, max: count } : count;
    if (!Array.isArray(json)) return wanted(spot, 'list', 'a list is', json);
    if (json.length < min || json.length > max) {
      const words = min === max ? `${min}` : `${min} to ${max}`;
      const count = min === max ? `${min}` : `${min}–${max}`;
      return spot.fail(`${words} entries are wanted, not ${json.length}`, 'count', { count, found: json.length });
    }
    const ids = new Set<unknown>();
    return json.map((item: unknown, i) => {
      const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
      const at = spot.into(typeof id === 'string' ? id : String(i));
      if (id !== undefined && ids.has(id)) at.fail('this id occurs twice', 'twice');
      ids.add(id);
      return shape(item, at);
    });
  };

/** What a shape cannot say: how entries must fit each other. `fail` names the entry. */
export type ContentCheck<T> = (content: T, fail: (path: string, ...problem: Parameters<Spot['fail']>) => never) => void;

/** What is a number in the state stands in the order of the rules: by path, what was found and what is wanted. */
export const inOrder =
  <T>(
    ordersOf: (content: T) => Readonly<Record<string, readonly [found: readonly string[], wanted: readonly string[]]>>,
  ): ContentCheck<T> =>
  (content, fail) => {
    for (const [path, [found, wanted]] of Object.entries(ordersOf(content)))
      for (const [i, id] of wanted.entries())
        if (found[i] !== id) fail(`${path}.${i}`, `${id} is wanted here, not ${found[i]}`, 'order', { wanted: id });
  };

export const readContent = <T>(
  file: string,
  json: unknown,
  shape: Shape<T>,
  checks: readonly ContentCheck<T>[] = [],
): T => {
  const content = shape(json, new Spot(file, ''));
  for (const check of checks)
    check(content, (path, ...problem) => {
      throw new ContentError(file, path, ...problem);
    });
  return content;
};
