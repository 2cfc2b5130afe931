/** Positions of phase 3 that many tests begin with. */
import type { Seat } from '@idavoll/engine';
import { type PositionWords, Table } from './table.ts';

/** Who acts in a scene, and who waits with two discs in Asgard until the action is over. */
export const ACTOR: Seat = 0;
export const OTHER: Seat = 1;

/** The actor has a disc on each of these slots and one in Asgard, so that no disc is lifted unasked. */
export const onSlots = (slots: string, words: Partial<PositionWords> = {}): Table =>
  new Table({
    seats: 2,
    slots: Object.fromEntries(slots.split(' ').map(slot => [slot, ACTOR])),
    inAsgard: [1, 2],
    ...words,
  });

/** The actor has one disc in Asgard and one on Odin. */
export const inAsgard = (words: Partial<PositionWords> = {}): Table => onSlots('odin.a', words);
