/** What can be typed in a terminal besides notations, and what the guard says. */
import { agree, type Decoded, type Event, type GameModule, Match, seedFrom } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { inText } from '../../test/text.ts';
import { saga } from '../index.ts';
import { text as module } from '../text/index.ts';

const setUp = () => {
  const agreement = agree(saga as GameModule, { seats: 2, options: { openingLots: 'chosen', saga: 'fight' } });
  if (!agreement.ok) throw new Error(JSON.stringify(agreement.error));
  const match = new Match({ module: saga as GameModule, agreement: agreement.value, seed: seedFrom('typed') });
  const decoded = (): Decoded[] => match.legal(0).map(move => match.game.moves.decode(move));
  return { match, text: inText(module).textOf({ match }), decoded };
};

describe('the letters of the map', () => {
  test('stand for areas, and for the fields of an area', () => {
    const { match, text, decoded } = setUp();
    expect(decoded().map(move => text.typed(move, match.view(0)))).toEqual([['A'], ['B']]);
    match.submit(0, 0, match.notations(0)[0]);
    const ways = decoded().map(move => text.typed(move, match.view(0)));
    expect(new Set(ways.map(([letter]) => letter)).size).toBeGreaterThan(6);
    expect(ways[0][1]).toMatch(/^[a-z-]+ [a-z]$/);
    // With its figure a letter stands for one offer.
    expect(new Set(ways.map(([, way]) => way)).size).toBe(ways.length);
  });
});

describe('the hourglass', () => {
  const told = (events: readonly Event[]) => setUp().text.tell(events);

  test('says that it was the guard, and after how many rounds: SAGA-293', () => {
    const [guard] = told([
      { type: 'roundOver', round: 15 },
      { type: 'master', seat: 1 },
    ]);
    expect(guard).toContain('by itself');
    const [other] = told([{ type: 'master', seat: 1 }]);
    expect(other).not.toContain('by itself');
  });
});
