/** Players by name: `random`, a level of the house with or without its own budget, or a program. */
import { botContender, type Contender, LEVEL_NAMES, LEVELS, type Playable, randomContender } from '@idavoll/bots';
import { fail, ok, type Result } from '@idavoll/engine';
import { or, say } from '../words.ts';
import { programContender } from './program.ts';

const SETTINGS = ['iterations', 'slips', 'milliseconds'] as const;
const PROGRAM = 'cmd:';

/** Strength is measured in iterations: only who asks for a limit of time has one. */
const readLevel = (name: string, settings: readonly string[], playable: Playable): Result<Contender, string> => {
  const known = LEVEL_NAMES.find(level => level === name.split(':')[0]);
  if (!known) return fail(say('arena.unknown', { name, names: or(['random', ...LEVEL_NAMES, 'cmd:…']) }));
  const level: Record<string, number> = { iterations: LEVELS[known].iterations, slips: LEVELS[known].slips };
  for (const setting of settings) {
    const [, key, value] = /^(\w+)=(\d+)$/.exec(setting) ?? [];
    if (!SETTINGS.some(other => other === key)) return fail(say('arena.setting', { setting, settings: or(SETTINGS) }));
    level[key] = Number(value);
  }
  const { iterations, slips, milliseconds } = level;
  const budget = { iterations: Math.max(1, iterations), slips, milliseconds };
  return ok(botContender(name, playable, budget, () => performance.now()));
};

export const readContender = (name: string, playable: Playable): Result<Contender, string> => {
  if (name === 'random') return ok(randomContender);
  if (name.startsWith(PROGRAM)) return ok(programContender(name.slice(PROGRAM.length)));
  return readLevel(name, name.split(':').slice(1), playable);
};

/** `a,b,…`: what has a comma of its own cannot be said so. */
export const readContenders = (text: string, playable: Playable): Result<readonly Contender[], string> => {
  const contenders: Contender[] = [];
  for (const name of text === '' ? [] : text.split(',')) {
    const contender = readContender(name.trim(), playable);
    if (!contender.ok) return contender;
    contenders.push(contender.value);
  }
  return contenders.length > 1 ? ok(contenders) : fail(say('arena.too-few'));
};
