/** Whoever plays with the controls of the board alone can do all that the rules allow, and nothing else. */
import { type Match, NONE, PlayoutChance, type Wishes } from '@idavoll/engine';
import { describe, expect, it } from 'vitest';
import { boardOf, movesOf, newMatch, nextSeat } from '../../../../board/test/controls.ts';
import { asgard } from '../../index.ts';
import { PHASES } from '../../rules/vocabulary.ts';
import en from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

const AGREEMENTS: readonly Wishes[] = [
  { seats: 4 },
  { seats: 4, options: { godChoiceCount: 'upTo', centreDiscs: 'mayMove', memoryAid: false } },
  { seats: 3, options: { templeNeedsRecruit: false, populationRemoved: 'random', battleCommit: 'noSparePiece' } },
  { seats: 2, options: { turnOrder: 'seat', godChoiceEntry: 'oneByOne', odinOrderChange: 'off' } },
  { seats: 2, options: { glorySingleDisc: 'upperOnly', centreDiscs: 'mayMove' } },
];

/** How often the same question is looked at with the same agreement: drawing takes long, and most come again and again. */
const OFTEN = 2;
/** Some questions are rare: so many matches are played with each agreement. */
const MATCHES = 20;

/** Those who never say no build more, and are asked more. */
const NOS: ReadonlySet<string> = new Set(['decline', 'stop', 'done', 'giveUp', 'pass']);

const eagerMove = ({ game }: Match, moves: readonly number[], chance: PlayoutChance): string => {
  const eager = moves.filter(move => !NOS.has(game.moves.decode(move).kind));
  const best = eager.filter(move => game.moves.notate(move).startsWith('build temple-7'));
  const list = [best, eager, moves].find(each => each.length > 0) ?? moves;
  return game.moves.notate((chance.below(4) > 0 ? list : moves)[chance.below(list.length)]);
};

describe('the board', () => {
  const asked = new Set<string>();

  it.each(AGREEMENTS)('has one control for every offered move, all through matches of %j', wishes => {
    const looks = new Map<string, number>();
    for (let nth = 0; nth < MATCHES; nth++) {
      const match = newMatch(asgard, wishes, `${nth} ${JSON.stringify(wishes)}`);
      const chance = new PlayoutChance(nth);
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
        }
        expect(match.submit(seat, match.nth(seat), eagerMove(match, match.legal(seat), chance)).ok).toBe(true);
      }
      if (nth < OFTEN) for (const viewer of [0, NONE]) expect(draw(match.view(viewer), viewer, [])).toEqual([]);
    }
  });

  it('was asked every question there is', () => {
    expect([...asked].sort()).toEqual(PHASES.filter(phase => phase !== 'over').sort());
  });
});
