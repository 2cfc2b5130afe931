/** Drawing from what lies in cells: nobody knows the order of a pile, so none is kept. */
import type { Chance } from './game.ts';
import { type Cells, NONE } from './layout.ts';

/** Any of so many cells, from this one on, that hold this value, counted from 0; NONE where none of them does. */
export const drawCell = (s: Cells, first: number, count: number, value: number, chance: Chance): number => {
  let left = 0;
  for (let i = 0; i < count; i++) if (s[first + i] === value) left++;
  if (left === 0) return NONE;
  let skip = chance.below(left);
  let i = 0;
  while (s[first + i] !== value || skip-- > 0) i++;
  return i;
};
