/** The law of opponents: what a seat cannot know changes nothing of what its bot does, at any level. */
import { PlayoutChance, type State, viewOf } from '@idavoll/engine';
import { expect, test } from 'vitest';
import { LEVEL_NAMES, LEVELS, Thinker } from '../index.ts';
import { matchOf, playables, questionOf, wander } from './table.ts';

/** Levels differ in their budget and their slips alone: a small part of the largest shows as much. */
const briefly = (name: (typeof LEVEL_NAMES)[number]) => ({
  slips: LEVELS[name].slips,
  iterations: Math.min(LEVELS[name].iterations, 60),
});

test.each(playables.map(playable => [playable.module.id, playable] as const))(
  '%s: in worlds that differ only in what the seat cannot know, every level does the same',
  (_id, playable) => {
    const { module } = playable;
    const chance = new PlayoutChance(3);
    const thinker = new Thinker(playable);
    let twins = 0;
    for (const [i, moves] of [3, 17, 40, 77].entries()) {
      const match = wander(matchOf(module, `twins ${i}`, module.seatCounts.at(-1)), moves, i);
      if (match.over) continue;
      const { game } = match;
      const twin: State = game.layout.state();
      for (const level of LEVEL_NAMES.map(briefly)) {
        const question = questionOf(match, playable, level);
        game.determinize(question.view, question.seat, chance, twin);
        if (twin.some((cell, at) => cell !== match.state[at])) twins++;
        const seen = { ...question, view: viewOf(game, twin, question.seat) };
        expect(thinker.think(seen)).toEqual(thinker.think(question));
      }
    }
    // Where nothing is secret, the only world is the true one.
    expect(twins > 0).toBe(matchOf(module, 'any').game.layout.secrets.length > 0);
  },
);
