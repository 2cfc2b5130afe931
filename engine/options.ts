/** What a table agrees on before a match: options of the rules, and traits of the seats that no rule reads. */
import type { Agreement, GameModule } from './game.ts';
import { fail, ok, type Result } from './result.ts';

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface OptionSpec {
  /** The allowed values, the default first; or a range of whole numbers with its default. */
  readonly values:
    | readonly [OptionValue, ...OptionValue[]]
    | { readonly min: number; readonly max: number; readonly default: number };
  /** Where the default differs by seat count. */
  readonly defaults?: Readonly<Record<number, OptionValue>>;
  /** Only with these seat counts may anything but the default be chosen. */
  readonly seats?: readonly number[];
  /** Only with these values of other options may anything but the default be chosen. */
  readonly needs?: OptionValues;
  /** The id of the rule behind it. */
  readonly rule: string;
}

export type OptionSchema = Readonly<Record<string, OptionSpec>>;

/** Each trait has one value a seat, and no two seats share one. */
export type SeatSchema = Readonly<Record<string, readonly string[]>>;

export type AgreementError =
  | { readonly code: 'bad-seat-count'; readonly allowed: readonly number[] }
  | { readonly code: 'unknown-option'; readonly option: string; readonly allowed: readonly string[] }
  | { readonly code: 'bad-option-value'; readonly option: string; readonly allowed: readonly OptionValue[] }
  | { readonly code: 'option-not-available'; readonly option: string; readonly rule: string }
  | { readonly code: 'unknown-trait'; readonly trait: string; readonly allowed: readonly string[] }
  | { readonly code: 'bad-trait-value'; readonly trait: string; readonly allowed: readonly string[] }
  | { readonly code: 'trait-taken'; readonly trait: string; readonly value: string };

export interface Wishes {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly traits?: readonly Readonly<Record<string, unknown>>[];
}

export const defaultOf = (spec: OptionSpec, seats: number): OptionValue =>
  spec.defaults?.[seats] ?? ('min' in spec.values ? spec.values.default : spec.values[0]);

/** The values that tests draw from: all of a list, the ends and the default of a range. */
export const sampleValues = ({ values }: OptionSpec): readonly OptionValue[] =>
  'min' in values ? [...new Set([values.default, values.min, values.max])] : values;

const allows = ({ values }: OptionSpec, value: unknown): value is OptionValue =>
  'min' in values
    ? typeof value === 'number' && Number.isInteger(value) && value >= values.min && value <= values.max
    : values.includes(value as OptionValue);

/** Whether this option may differ from its default at this table. */
export const available = (spec: OptionSpec, seats: number, chosen: OptionValues): boolean =>
  (spec.seats?.includes(seats) ?? true) &&
  Object.entries(spec.needs ?? {}).every(([option, value]) => chosen[option] === value);

const readOptions = (schema: OptionSchema, { seats, options = {} }: Wishes): Result<OptionValues, AgreementError> => {
  const names = Object.keys(schema);
  const unknown = Object.keys(options).find(option => !Object.hasOwn(schema, option));
  if (unknown !== undefined) return fail({ code: 'unknown-option', option: unknown, allowed: names });
  const chosen: Record<string, OptionValue> = {};
  for (const option of names) {
    const value = options[option] ?? defaultOf(schema[option], seats);
    if (!allows(schema[option], value))
      return fail({ code: 'bad-option-value', option, allowed: sampleValues(schema[option]) });
    chosen[option] = value;
  }
  for (const option of names)
    if (chosen[option] !== defaultOf(schema[option], seats) && !available(schema[option], seats, chosen))
      return fail({ code: 'option-not-available', option, rule: schema[option].rule });
  return ok(chosen);
};

/** Traits are picked in seat order, each from those still free; whoever picks none is given the first one left. */
const readTraits = (
  schema: SeatSchema,
  { seats, traits = [] }: Wishes,
): Result<Agreement['traits'], AgreementError> => {
  const seated = Array.from({ length: seats }, (_, seat) => ({ ...traits[seat] }) as Record<string, string>);
  const names = Object.keys(schema);
  for (const wishes of traits)
    for (const trait of Object.keys(wishes))
      if (!Object.hasOwn(schema, trait)) return fail({ code: 'unknown-trait', trait, allowed: names });
  for (const trait of names) {
    const allowed = schema[trait];
    const picked = seated.map(own => own[trait]).filter(value => value !== undefined);
    const bad = picked.find(value => !allowed.includes(value));
    if (bad !== undefined) return fail({ code: 'bad-trait-value', trait, allowed });
    const twice = picked.find((value, i) => picked.indexOf(value) !== i);
    if (twice !== undefined) return fail({ code: 'trait-taken', trait, value: twice });
    const free = allowed.filter(value => !picked.includes(value));
    for (const own of seated) own[trait] ??= free.shift() as string;
  }
  return ok(seated);
};

/** Turns what a table wishes into a complete agreement, or says what cannot be. */
export const agree = (
  module: Pick<GameModule, 'seatCounts' | 'options' | 'traits'>,
  wishes: Wishes,
): Result<Agreement, AgreementError> => {
  if (!module.seatCounts.includes(wishes.seats)) return fail({ code: 'bad-seat-count', allowed: module.seatCounts });
  const options = readOptions(module.options, wishes);
  if (!options.ok) return options;
  const traits = readTraits(module.traits, wishes);
  if (!traits.ok) return traits;
  return ok({ seats: wishes.seats, options: options.value, traits: traits.value });
};
