/** The tables that the net is laid over: seat counts, and options changed alone and together. */
import {
  type Agreement,
  agree,
  available,
  defaultOf,
  type GameModule,
  type OptionValue,
  type OptionValues,
  PlayoutChance,
  sampleValues,
} from '@idavoll/engine';
import { numberFrom } from './digest.ts';

/** How many sets are drawn that change whatever chance will have changed. */
const DRAWN = 6;

/** A text for options: `-` for none, else `option=value` with commas. */
export const textOf = (options: OptionValues): string =>
  Object.entries(options)
    .map(([option, value]) => `${option}=${value}`)
    .join(',') || '-';

/** The agreement of these seats with the options of such a text. */
export const agreedOn = ({ options: schema, ...module }: GameModule, seats: number, text: string): Agreement => {
  const pairs = text === '-' ? [] : text.split(',').map(pair => pair.split('='));
  const read = ([option, value]: string[]): [string, OptionValue] => [
    option,
    (option in schema ? sampleValues(schema[option]) : []).find(known => String(known) === value) ?? value,
  ];
  const agreement = agree({ ...module, options: schema }, { seats, options: Object.fromEntries(pairs.map(read)) });
  if (!agreement.ok) throw new Error(JSON.stringify(agreement.error));
  return agreement.value;
};

/** The options that differ from the default, without those that may not. */
const reduced = ({ options: schema }: GameModule, seats: number, chosen: OptionValues): OptionValues => {
  const kept = Object.entries(chosen).filter(
    ([option, value]) => value !== defaultOf(schema[option], seats) && available(schema[option], seats, chosen),
  );
  return kept.length === Object.keys(chosen).length
    ? chosen
    : reduced({ options: schema } as GameModule, seats, Object.fromEntries(kept));
};

/** The default, every other value alone with what it needs, all first others, all last values, and some drawn. */
export const optionSetsOf = (module: GameModule, seats: number): string[] => {
  const specs = Object.entries(module.options);
  const others = specs.map(
    ([option, spec]) => [option, sampleValues(spec).filter(value => value !== defaultOf(spec, seats))] as const,
  );
  const alone = others.flatMap(([option, values]) =>
    values.map(value => ({ ...module.options[option].needs, [option]: value })),
  );
  const all = (pick: (values: readonly OptionValue[]) => OptionValue): OptionValues =>
    Object.fromEntries(others.map(([option, values]) => [option, pick(values)]));
  const drawn = Array.from({ length: DRAWN }, (_, i) => {
    const chance = new PlayoutChance(numberFrom(`${module.id} ${seats} ${i}`));
    return Object.fromEntries(
      specs.map(([option, spec]) => [option, sampleValues(spec)[chance.below(sampleValues(spec).length)]]),
    );
  });
  const sets = [{}, ...alone, all(values => values[0]), all(values => values[values.length - 1]), ...drawn];
  return [...new Set(sets.map(set => textOf(reduced(module, seats, set))))];
};
