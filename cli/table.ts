/** What a table agrees on, read from texts; what cannot be is said in a sentence that names what can. */
import {
  type Agreement,
  type AgreementError,
  agree,
  fail,
  type GameModule,
  type OptionSpec,
  ok,
  type Result,
} from '@idavoll/engine';
import { gameById, games } from '@idavoll/games';
import { nearest } from './nearest.ts';
import { and, or, say } from './words.ts';

export const readGame = (id: string | undefined): Result<GameModule, string> => {
  const ids = games.map(game => game.id);
  if (id === undefined) return fail(say('game.none', { games: or(ids) }));
  const module = gameById(id);
  if (module) return ok(module);
  return fail(say('game.unknown', { game: id, games: and(ids), meant: nearest(id, ids) ?? 'none' }));
};

/** The games named, or all of them. */
export const readGames = (ids: readonly string[]): Result<readonly GameModule[], string> => {
  const modules: GameModule[] = [];
  for (const id of ids) {
    const module = readGame(id);
    if (!module.ok) return module;
    modules.push(module.value);
  }
  return ok(modules.length === 0 ? games : modules);
};

/** `--option k=v`: the value is whichever allowed one is written so. */
export const readOptions = (module: GameModule, pairs: readonly string[]): Result<Record<string, unknown>, string> => {
  const chosen: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [, name, text] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined) return fail(say('option.no-pair', { pair, options: or(Object.keys(module.options)) }));
    chosen[name] = Object.hasOwn(module.options, name) ? readValue(module.options[name], text) : text;
  }
  return ok(chosen);
};

const readValue = ({ values }: OptionSpec, text: string): unknown =>
  'min' in values ? Number(text) : (values.find(value => String(value) === text) ?? text);

const allowedFor = ({ values }: OptionSpec) =>
  'min' in values ? say('option.range', { min: values.min, max: values.max }) : or(values);

export const agreementSentence = (module: GameModule, error: AgreementError): string => {
  const game = module.id;
  switch (error.code) {
    case 'bad-seat-count':
      return say('seats.bad', { game, allowed: or(error.allowed) });
    case 'unknown-option': {
      const meant = nearest(error.option, error.allowed) ?? 'none';
      return say('option.unknown', { game, option: error.option, options: and(error.allowed), meant });
    }
    case 'bad-option-value':
      return say('option.bad-value', { option: error.option, allowed: allowedFor(module.options[error.option]) });
    case 'option-not-available':
      return say('option.not-available', {
        option: error.option,
        when: whenAvailable(module.options[error.option]),
        rule: error.rule,
      });
    case 'unknown-trait':
      return say('trait.unknown', { game, trait: error.trait, traits: and(error.allowed) });
    case 'bad-trait-value':
      return say('trait.bad-value', { trait: error.trait, allowed: or(error.allowed) });
    case 'trait-taken':
      return say('trait.taken', { trait: error.trait, value: error.value });
  }
};

const whenAvailable = ({ seats, needs = {} }: OptionSpec) =>
  and([
    ...(seats ? [say('option.with-seats', { seats: or(seats) })] : []),
    ...Object.entries(needs).map(([option, value]) => `${option}=${value}`),
  ]);

export const readAgreement = (
  module: GameModule,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): Result<Agreement, string> => {
  const agreement = agree(module, { seats, options });
  return agreement.ok ? agreement : fail(agreementSentence(module, agreement.error));
};
