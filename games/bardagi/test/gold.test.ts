/** Gold is hidden but moves openly: who counts knows it, and no guess goes against what can be counted from a view. */
import { AUDIENCE, agree, chanceAt, HIDDEN, Match, seedFrom, type Wishes } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { bardagi } from '../index.ts';
import type { Context } from '../rules/context.ts';
import type { State, View } from '../rules/state.ts';
import { keenly } from './random-play.ts';

const SAMPLES = 6;
const MOST = 2500;
const START = 1;

const begun = (wishes: Wishes, seed: string): Match => {
  const agreement = agree(bardagi, wishes);
  if (!agreement.ok) throw new Error(agreement.error.code);
  return new Match({ module: bardagi, agreement: agreement.value, seed: seedFrom(seed) });
};

const firstOf = (mask: number) => 31 - Math.clz32(mask & -mask);
const told = (match: Match) => match.events(AUDIENCE).map(({ event }) => event);

/** Plays by chance, and looks at every position before it is played on. */
const watched = (match: Match, seed: number, look: (match: Match) => void) => {
  const choose = keenly(seed);
  const { game } = match;
  for (let n = 0; n < MOST && !match.over; n++) {
    look(match);
    const awaited = game.awaiting(match.state);
    const seat = firstOf(awaited);
    match.submit(seat, match.nth(seat), choose(match.notations(seat)));
  }
};

/** What somebody counts who was told what the audience is told. */
const counted = (match: Match): number[] => {
  const gold = Array.from({ length: match.game.seats }, () => START);
  for (const event of told(match)) {
    if (event.type === 'earned') gold[Number(event.seat)] += Number(event.count);
    if (event.type === 'paid') gold[Number(event.seat)] -= Number(event.count);
  }
  return gold;
};

const TABLES: readonly [string, Wishes][] = [
  ['two players', { seats: 2 }],
  ['three on the Summer side', { seats: 3, options: { boardSide: 'summer' } }],
  ['five, who plan openly', { seats: 5, options: { planning: 'easy' } }],
  ['four who may be forced to trade', { seats: 4, options: { forcedTrade: true, freeBargain: true } }],
];

describe.each(TABLES)('%s', (_name, wishes) => {
  test('BAR-782 BAR-783: whoever keeps count of what is told knows all gold, which no view shows', () => {
    const match = begun(wishes, 'count');
    let looked = 0;
    watched(match, 1, ({ game, state, steps }) => {
      if (steps.length % 20 !== 0) return;
      const { at } = game.context as Context;
      expect(Array.from({ length: game.seats }, (_, seat) => (state as State)[at.gold(seat)])).toEqual(counted(match));
      expect((match.view(AUDIENCE) as View)[at.gold(0)]).toBe(HIDDEN);
      looked++;
    });
    expect(looked).toBeGreaterThan(10);
  });

  test('BAR-783: a guess is never less than what was just claimed, nor other than the start before a first turn', () => {
    const seen = { start: 0, claim: 0, doubt: 0 };
    for (const seed of [1, 2, 3])
      watched(begun(wishes, `guess ${seed}`), seed, match => {
        const { game } = match;
        const { at, seats, forced } = game.context as Context;
        const state = match.state as State;
        const into = game.layout.state() as State;
        const phase = game.ask(state, firstOf(game.awaiting(state))).ask;
        if (phase !== 'claim' && state[at.round] > 1 && match.steps.length % 25 !== 0) return;
        const before = counted(match);
        for (let sample = 0; sample < SAMPLES; sample++) {
          game.determinize(match.view(0), 0, chanceAt(seedFrom('guess'), match.steps.length * SAMPLES + sample), into);
          for (let seat = 1; seat < seats; seat++) {
            const guessed = into[at.gold(seat)];
            const hasPlayed = (seat - state[at.first] + seats) % seats < state[at.turns];
            if (state[at.round] === 1 && !hasPlayed && !forced) {
              expect([guessed, before[seat]]).toEqual([START, START]);
              seen.start++;
            } else if (phase === 'claim') {
              const claimed = earnedLast(match, seat);
              expect(guessed).toBeGreaterThanOrEqual(claimed);
              seen.claim += claimed > 0 ? 1 : 0;
            }
            seen.doubt += guessed === before[seat] ? 0 : 1;
          }
        }
      });
    expect(seen.start > 0).toBe(wishes.options?.forcedTrade !== true);
    expect(seen.claim).toBeGreaterThan(0);
    expect(seen.doubt).toBeGreaterThan(0);
  });
});

/** What a seat was told to have earned since the last glory was counted: in step B, before anything is chosen. */
const earnedLast = (match: Match, seat: number): number => {
  const story = told(match);
  const from = story.findLastIndex(({ type }) => type === 'glory');
  return story
    .slice(from + 1)
    .filter(event => event.type === 'earned' && event.seat === seat)
    .reduce((sum, event) => sum + Number(event.count), 0);
};
