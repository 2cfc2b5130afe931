/** Positions that tests of battles and of Ragnarök begin from. */
import { type PositionWords, Table, YELLOW } from './table.ts';

type Words = Partial<PositionWords>;

const withDiscs = (words: Words) => ({ seats: 4, front: Array<number>(words.seats ?? 4).fill(3), ...words });

/** Phase 4: the last disc of phase 3 was Yellow's, in Asgard. */
export const battles = (words: Words = {}): Table =>
  new Table({ turn: YELLOW, inAsgard: [1], ...withDiscs(words) }).play(YELLOW, 'decline');

/** Phase 4 of the last round, and then Ragnarök. */
export const ragnarok = (words: Words = {}): Table => battles({ round: 5, ...words });

/** Ragnarök, once all is laid: nobody is asked any more, and the worlds are settled. */
export const settled = (words: Words = {}): Table => new Table({ round: 5, phase: 'valhalla', ...withDiscs(words) });

/** Both sides of a world as they were compared, light first: in a battle, or at Ragnarök. */
export const values = (table: Table, world: string): unknown[] =>
  [...table.told('battle'), ...table.told('fought')]
    .filter(event => event.world === world)
    .flatMap(({ light, dark }) => [light, dark]);
