import { agree, Match, seedFrom } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../server/protocol.ts';
import { learn } from '../online/position.ts';

const agreement = agree(mimir, { seats: 2 });
if (!agreement.ok) throw new Error('no agreement');
const match = new Match({ module: mimir, agreement: agreement.value, seed: seedFrom('positions') });
const { layout } = match.game;
const cells = [...match.view(0)];

const position = (some: Partial<Position>): Position => ({
  seq: 1,
  step: 1,
  cells: { all: cells },
  events: [],
  awaiting: 1,
  nth: 0,
  offers: [],
  question: null,
  held: null,
  canUndo: false,
  outcome: null,
  ...some,
});
const told = (step: number, type: string) => ({ step, event: { type } });

describe('what a page knows', () => {
  test('begins with all cells and the whole story, which is no news', () => {
    const known = learn(layout, 0, position({ events: [told(0, 'round'), told(1, 'placed')] }), undefined);
    expect([...(known?.sight.view ?? [])]).toEqual(cells);
    expect(known?.sight.story).toHaveLength(2);
    expect(known?.sight.news).toEqual([]);
  });

  test('grows by what has changed, and leaves the view before it alone', () => {
    const before = learn(layout, 0, position({}), undefined);
    const next = position({ seq: 2, step: 2, cells: { changed: [3, 7, 5, -1] }, events: [told(2, 'placed')] });
    const after = learn(layout, 0, next, before);
    expect([after?.sight.view[3], after?.sight.view[5]]).toEqual([7, -1]);
    expect([...(before?.sight.view ?? [])]).toEqual(cells);
    expect(after?.sight.news).toEqual([{ type: 'placed' }]);
  });

  test('cannot begin with a change', () =>
    expect(learn(layout, 0, position({ cells: { changed: [1, 2] } }), undefined)).toBeUndefined());

  test('an undo takes back what was told of later steps', () => {
    const events = [told(0, 'round'), told(1, 'placed'), told(2, 'placed')];
    const before = learn(layout, 0, position({ seq: 2, step: 2, events }), undefined);
    const after = learn(layout, 0, position({ seq: 3, step: 1, keep: 1, cells: { changed: [] } }), before);
    expect(after?.sight.story).toEqual(events.slice(0, 2));
  });
});
