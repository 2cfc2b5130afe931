/** Whoever plays with the controls of the board alone can do all that the rules allow, and nothing else. */
import { NONE, PlayoutChance, type Wishes } from '@idavoll/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardOf, movesOf, newMatch, nextSeat } from '../../../../board/test/controls.ts';
import { saga } from '../../index.ts';
import { PHASES } from '../../rules/vocabulary.ts';
import en from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

beforeAll(() => vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} }));
afterAll(() => vi.unstubAllGlobals());

const AGREEMENTS: readonly Wishes[] = [
  { seats: 2, options: { saga: 'fight' } },
  { seats: 3, options: { saga: 'duel', teams: 'chosen', sixthTeam: true } },
  { seats: 2, options: { saga: 'treasure' } },
  { seats: 5, options: { saga: 'mist' } },
  { seats: 4, options: { saga: 'crown' } },
];

/** How often in a match the same question is looked at: drawing takes long, and most questions come again and again. */
const OFTEN = 6;

describe('the board', () => {
  const asked = new Set<string>();

  it.each(AGREEMENTS)('has one control for every offered move, all through a match of %j', wishes => {
    const match = newMatch(saga, wishes, JSON.stringify(wishes));
    const chance = new PlayoutChance(wishes.seats);
    const looks = new Map<string, number>();
    const { draw } = boardOf(match, table, en);
    while (!match.over) {
      const seat = nextSeat(match);
      const { ask } = match.game.ask(match.state, seat);
      const look = looks.get(ask) ?? 0;
      looks.set(ask, look + 1);
      asked.add(ask);
      if (look < OFTEN) {
        const offers = match.offers(seat);
        expect(draw(match.view(seat), seat, offers)).toEqual(movesOf(offers));
        expect(draw(match.view(NONE), NONE, [])).toEqual([]);
      }
      const moves = match.legal(seat);
      const move = match.game.moves.notate(moves[chance.below(moves.length)]);
      expect(match.submit(seat, match.nth(seat), move).ok).toBe(true);
    }
  });

  it('was asked every question that is not answered unasked', () => {
    expect([...asked].sort()).toEqual(PHASES.filter(phase => phase !== 'over' && phase !== 'hourglass').sort());
  });
});
