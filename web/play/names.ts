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

/** No table has more seats. */
const MOST_SEATS = 8;

/** The name of the bot at a seat: always the same one, unless somebody at the table bears it already. */
export const botName = (seat: number, taken: readonly string[]): string => {
  const own = NAMES().filter((_, i) => i % MOST_SEATS === seat);
  return own.find(name => !taken.includes(name)) ?? `${own[0]} ${seat + 1}`;
};
