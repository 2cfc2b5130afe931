/** The levels of the bots in a match, from `--bots 3 --level jarl` or `--bots karl,jarl`. */
import { LEVEL_NAMES, type LevelName, USUAL_LEVEL } from '@idavoll/bots';
import { fail, ok, type Result } from '@idavoll/engine';
import { type Given, readNumber } from '../command.ts';
import { or, say } from '../words.ts';

const isLevel = (text: string): text is LevelName => LEVEL_NAMES.some(name => name === text);

const readNames = (names: readonly string[]): Result<readonly LevelName[], string> => {
  const unknown = names.find(name => !isLevel(name));
  return unknown === undefined
    ? ok(names.filter(isLevel))
    : fail(say('play.no-level', { level: unknown, levels: or(LEVEL_NAMES) }));
};

/** One for each bot, for the last seats of the table. */
export const readLevels = (given: Given, seats: number): Result<readonly LevelName[], string> => {
  const text = given.text('bots') ?? '';
  const level = readNames([given.text('level') ?? USUAL_LEVEL]);
  if (!level.ok) return level;
  if (/^\D/.test(text)) {
    const names = readNames(text.split(','));
    if (!names.ok || names.value.length <= seats) return names;
  }
  const count = readNumber(given, 'bots', { min: 0, max: seats, otherwise: given.has('hot-seat') ? 0 : seats - 1 });
  return count.ok ? ok(Array.from({ length: count.value }, () => level.value[0])) : count;
};
