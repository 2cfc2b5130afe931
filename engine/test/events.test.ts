import { expect, test } from 'vitest';
import { events, own } from '../events.ts';
import { AUDIENCE } from '../game.ts';
import { NONE } from '../layout.ts';

const CARDS = ['axe', 'bow'] as const;
const story = events({
  round: [{ round: 'number' }],
  drew: [{ seat: 'number' }, { card: own(CARDS) }],
  bid: [{ bidder: 'number' }, { seat: 'number' }, { amount: own('number') }],
  fell: [{ card: own(CARDS) }],
  laid: [{ seat: 'number' }, { card: CARDS }],
  over: [],
});
const { id } = story;

test('events are numbered in declared order', () => {
  expect(story.names).toEqual(['round', 'drew', 'bid', 'fell', 'laid', 'over']);
  expect(story.names.map(name => id[name as keyof typeof id])).toEqual([0, 1, 2, 3, 4, 5]);
});

test('fields read as names and numbers, in declared order', () => {
  expect(story.tell(id.round, [3, 0, 0, 0], AUDIENCE)).toEqual({ type: 'round', round: 3 });
  expect(story.tell(id.laid, [1, 0, 0, 0], AUDIENCE)).toEqual({ type: 'laid', seat: 1, card: 'axe' });
  expect(story.tell(id.over, [0, 0, 0, 0], 0)).toEqual({ type: 'over' });
});

test('a private field is for the eyes of its seat alone', () => {
  const told = [0, 1, 2, AUDIENCE].map(viewer => story.tell(id.drew, [1, 1, 0, 0], viewer).card);
  expect(told).toEqual(['?', 'bow', '?', '?']);
});

test('the seat is the field of that name, wherever it stands', () => {
  const told = [0, 1, 2, AUDIENCE].map(viewer => story.tell(id.bid, [0, 2, 7, 0], viewer).amount);
  expect(told).toEqual(['?', '?', 7, '?']);
});

test('a private field of nobody is hidden from everybody, the audience included', () => {
  for (const viewer of [0, 1, AUDIENCE]) {
    expect(story.tell(id.fell, [1, 0, 0, 0], viewer).card).toBe('?');
    expect(story.tell(id.drew, [NONE, 1, 0, 0], viewer).card).toBe('?');
  }
});

test('a field that holds nothing is null', () => {
  expect(story.tell(id.laid, [0, NONE, 0, 0], 0)).toEqual({ type: 'laid', seat: 0, card: null });
});
