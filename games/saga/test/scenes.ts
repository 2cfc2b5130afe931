/** Scenes that several chapters need, in words. */
import type { Seat } from '@idavoll/engine';
import { ledgerTables } from './ledger-tables.ts';
import { A, type PositionWords, Table } from './table.ts';

/** A corner of the flower that is 8 fields from its middle: whoever stands here is out of reach. */
export const FAR = '-8,4';

/** The end of this position: the last seat passes on, and the first one, as Master, turns the red token. */
export const ended = (words: PositionWords): Table => {
  const last = words.figures.length - 1;
  return new Table({ ...words, phase: 'passOn', turn: last, master: A }).tokens('red').play(last, 'end');
};

/** Which figures of A may attack; none where the turn passes on at once. */
export const attackers = (words: PositionWords): string[] => {
  const t = new Table(words).play(A, 'end');
  return t.active === A ? t.offers(A).flatMap(offer => (offer.startsWith('with ') ? [offer.slice(5)] : [])) : [];
};

/** Plays first offers until another seat is asked. */
export const settle = (t: Table, seat: Seat): Table => t.playUntil(({ active }) => active !== seat);

/** Whose turns have begun, in order. */
export const turnsOf = (t: Table): Seat[] => t.told('turn').map(({ seat }) => Number(seat));

/** The team cards as the ledger prints them: the first figure of each kind, its numbers, and an enemy for it. */
export const CARDS = ledgerTables('8.2')[0].map(({ team, figure, count, leader, ...numbers }) => ({
  team,
  name: figure.toLowerCase().replace(' ', '-') + (count === '1' ? '' : '-1'),
  move: Number(numbers.move),
  hit: Number(numbers.hit),
  parry: Number(numbers.parry),
  dodge: Number(numbers.dodge),
  range: Number(numbers.range),
  leader: leader === 'yes',
  enemy: team === 'orcs' ? 'skeleton-1' : 'goblin-1',
}));
