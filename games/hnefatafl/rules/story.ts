/** Everything that happens, as events. A number of -1 is no seat. */
import { events } from '@idavoll/engine';
import { sorts } from './state.ts';

export const eventTable = events(
  {
    attacks: ['seat'],
    moved: ['seat', 'piece', { from: 'square' }, { to: 'square' }],
    taken: ['seat', 'piece', 'square'],
    ended: ['ending', { winner: 'seat' }],
  },
  sorts,
);
export const { id: tell } = eventTable;
