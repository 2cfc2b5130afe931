/** What a pack is called: its own name, and behind it the mark of its content, which the game's own pack needs not. */
import type { Pack } from './game.ts';

const SIGN = '#';

export const markedName = (name: string, mark: string): string => `${name}${SIGN}${mark}`;

export const packTitle = ({ name, version }: Pick<Pack<unknown>, 'name' | 'version'>) => {
  const [own, mark] = name.split(SIGN);
  return { name: own, version, mark };
};
