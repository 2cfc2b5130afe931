/** Reading content from outside: a shape is a function from JSON to a value that says what is wrong, and where. */

export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly path: string,
    readonly problem: string,
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
  fail(problem: string): never {
    throw new ContentError(this.file, this.path, problem);
  }
}

export type Shape<T> = (json: unknown, spot: Spot) => T;

const shown = (json: unknown) => (json === undefined ? 'nothing' : JSON.stringify(json).slice(0, 60));

export const text: Shape<string> = (json, spot) =>
  typeof json === 'string' && json !== '' ? json : spot.fail(`a text is wanted, not ${shown(json)}`);

/** An id as notations and records use it: small letters, digits and hyphens. */
export const identifier: Shape<string> = (json, spot) =>
  typeof json === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(json)
    ? json
    : spot.fail(`small letters, digits and hyphens are wanted, not ${shown(json)}`);

export const integer =
  (min: number, max: number): Shape<number> =>
  (json, spot) =>
    typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max
      ? json
      : spot.fail(`a whole number from ${min} to ${max} is wanted, not ${shown(json)}`);

export const oneOf =
  <const N extends readonly string[]>(names: N): Shape<N[number]> =>
  (json, spot) =>
    names.includes(json as string) ? (json as N[number]) : spot.fail(`${shown(json)} is none of ${names.join(', ')}`);

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
    : spot.fail(`an object is wanted, not ${shown(json)}`);

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
    if (!Array.isArray(json)) return spot.fail(`a list is wanted, not ${shown(json)}`);
    if (json.length < min || json.length > max)
      return spot.fail(`${min === max ? min : `${min} to ${max}`} entries are wanted, not ${json.length}`);
    const ids = new Set<unknown>();
    return json.map((item: unknown, i) => {
      const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
      const at = spot.into(typeof id === 'string' ? id : String(i));
      if (id !== undefined && ids.has(id)) at.fail('this id occurs twice');
      ids.add(id);
      return shape(item, at);
    });
  };

export const readContent = <T>(file: string, json: unknown, shape: Shape<T>): T => shape(json, new Spot(file, ''));
