/** The readable form of states and views, for records, tests and the referee. */
import { type Axis, type Cells, type Field, HIDDEN, type Layout, NONE, type State, type View } from './layout.ts';
import { fail, ok, type Result } from './result.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const names = (is: Field['is']) => (typeof is[0] === 'string' ? (is as readonly string[]) : undefined);

const writeCell = (field: Field, value: number): Json => {
  if (value === HIDDEN) return '?';
  if (value === NONE && field.none) return null;
  return names(field.is)?.[value] ?? value;
};

/** What a field's cells from this one on hold, axis by axis: the cells of a field are told in their order. */
const write = (field: Field, cells: Cells, axes: readonly Axis[], from: number, span: number): Json => {
  const [axis, ...rest] = axes;
  if (axis === undefined) return writeCell(field, cells[field.cells[from]]);
  const keys = typeof axis === 'number' ? Array.from({ length: axis }, (_, i) => i) : axis;
  const step = span / keys.length;
  const items = keys.map((_, i) => write(field, cells, rest, from + i * step, step));
  return typeof axis === 'number' ? items : Object.fromEntries(axis.map((key, i) => [key, items[i]]));
};

/** The fields that people read and write. */
export const readable = (layout: Layout): Field[] => layout.fields.filter(({ derived }) => !derived);

export const toJson = (layout: Layout, cells: State | View): { readonly [field: string]: Json } =>
  Object.fromEntries(
    readable(layout).map(field => [field.name, write(field, cells, field.per, 0, field.cells.length)]),
  );

class Misfit extends Error {}

const readCell = (field: Field, path: string, json: unknown): number => {
  if (json === null && field.none) return NONE;
  const vocabulary = names(field.is);
  if (vocabulary) {
    const value = typeof json === 'string' ? vocabulary.indexOf(json) : -1;
    if (value < 0) throw new Misfit(`${path}: ${JSON.stringify(json)} is none of ${vocabulary.join(', ')}`);
    return value;
  }
  const [min, max] = field.is as readonly [number, number];
  if (typeof json !== 'number' || !Number.isInteger(json) || json < min || json > max)
    throw new Misfit(`${path}: ${JSON.stringify(json)} is not a whole number from ${min} to ${max}`);
  return json;
};

const read = (
  field: Field,
  into: State,
  axes: readonly Axis[],
  from: number,
  span: number,
  path: string,
  json: unknown,
) => {
  const [axis, ...rest] = axes;
  if (axis === undefined) {
    into[field.cells[from]] = readCell(field, path, json);
    return;
  }
  const count = typeof axis === 'number' ? axis : axis.length;
  const step = span / count;
  if (typeof axis === 'number') {
    if (!Array.isArray(json) || json.length !== count) throw new Misfit(`${path}: a list of ${count} is wanted`);
    for (const [i, item] of json.entries()) read(field, into, rest, from + i * step, step, `${path}[${i}]`, item);
    return;
  }
  const entries = readObject(path, json, axis);
  for (const [i, key] of axis.entries()) read(field, into, rest, from + i * step, step, `${path}.${key}`, entries[key]);
};

const readObject = (
  path: string,
  json: unknown,
  keys: readonly string[],
  former: readonly string[] = [],
): Record<string, unknown> => {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Misfit(`${path}: an object is wanted`);
  for (const key of Object.keys(json))
    if (!keys.includes(key) && !former.includes(key)) throw new Misfit(`${path}.${key}: no such entry`);
  for (const key of keys) if (!Object.hasOwn(json, key)) throw new Misfit(`${path}.${key}: missing`);
  return json as Record<string, unknown>;
};

/**
 * Reads a full state; refuses whatever the layout cannot hold, and names the place. What is derived is left out of it:
 * `Game.derive` works it out.
 */
export const fromJson = (layout: Layout, json: unknown): Result<State, string> => {
  try {
    const state = layout.state();
    const fields = readable(layout);
    const names = fields.map(field => field.name);
    const entries = readObject('state', json, names, layout.former);
    for (const field of fields)
      read(field, state, field.per, 0, field.cells.length, `state.${field.name}`, entries[field.name]);
    return ok(state);
  } catch (error) {
    if (error instanceof Misfit) return fail(error.message);
    throw error;
  }
};
