/** Whoever plays with the controls of the board alone can do all that the rules allow, and nothing else. */
import { PlayoutChance, type Wishes } from '@idavoll/engine';
import { describe, expect, it } from 'vitest';
import { boardOf, movesOf, newMatch, nextSeat } from '../../../../board/test/controls.ts';
import { mimir } from '../../index.ts';
import { PHASES } from '../../rules/vocabulary.ts';
import en from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

const AGREEMENTS: readonly Wishes[] = [
  { seats: 4 },
  { seats: 3, options: { essenceVariant: true, essenceChain: true, publicRecord: false } },
  { seats: 2, options: { difficulty: 'easy', scoringAssignment: 'manual' } },
];

/** How often in a match the same question is looked at: drawing takes long, and most questions come again and again. */
const OFTEN = 10;

describe('the board', () => {
  const asked = new Set<string>();

  it.each(AGREEMENTS)('has one control for every offered move, all through a match of %j', wishes => {
    const match = newMatch(mimir, wishes, JSON.stringify(wishes));
    const chance = new PlayoutChance(wishes.seats);
    const counts = [0, 0, 0, 0];
    const looks = new Map<string, number>();
    const { root, draw } = boardOf(match, table, en);
    while (!match.over) {
      const seat = nextSeat(match);
      const offers = match.offers(seat);
      const { ask } = match.game.ask(match.state, seat);
      const look = looks.get(ask) ?? 0;
      looks.set(ask, look + 1);
      asked.add(ask);
      if (look < OFTEN) {
        expect(draw(match.view(seat), seat, offers)).toEqual(movesOf(offers));
        const stops = root.all().filter(node => node.attributes.has('tabindex') || node.localName === 'button');
        const isControl = (name: string) => name === 'data-move' || name === 'data-pick';
        expect(stops.filter(({ attributes }) => ![...attributes.keys()].some(isControl))).toEqual([]);
      }
      expect(match.submit(seat, counts[seat]++, offers[chance.below(offers.length)].move).ok).toBe(true);
    }
  });

  it('was asked every question there is', () => {
    expect([...asked].sort()).toEqual(PHASES.filter(phase => phase !== 'over').sort());
  });
});
