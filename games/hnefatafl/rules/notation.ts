/** The one kind of move: `d1-d4`. */
import { moves } from '@idavoll/engine';
import { sorts } from './state.ts';

export const moveTable = moves({ move: { text: '{from}-{to}', of: { from: 'square', to: 'square' } } }, sorts);
export const { make } = moveTable;
