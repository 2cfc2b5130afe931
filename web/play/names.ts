/** Names for those who have not given one, and for bots. */
import { change, settings } from '../settings.ts';
import { say } from '../words.ts';

const NAMES = () => say('names').split(' ');

export const giveName = (): void => {
  if (settings.value.name === '') change({ name: NAMES()[Math.floor(Math.random() * NAMES().length)] });
};

/** So many names, none of them taken. */
export const freeNames = (count: number, taken: readonly string[]): string[] =>
  NAMES()
    .filter(name => !taken.includes(name))
    .slice(0, count);
