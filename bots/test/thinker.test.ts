import { describe, expect, test } from 'vitest';
import { follow, LEVELS, Thinker } from '../index.ts';
import { awaitedSeat, matchOf, playables, questionOf, wander } from './table.ts';

describe.each(playables.map(playable => [playable.module.id, playable] as const))('%s', (_id, playable) => {
  const { module, bot } = playable;

  test('its terms all have a weight', () => {
    expect(bot?.terms.filter(term => bot.weights[term] === undefined)).toEqual([]);
    expect(Object.keys(bot?.weights ?? {})).toEqual(bot?.terms);
  });

  test('what a bot answers is legal, at every seat count and far into a match', () => {
    for (const seats of module.seatCounts)
      for (const moves of [0, 40]) {
        const match = wander(matchOf(module, `legal ${moves}`, seats), moves);
        if (match.over) continue;
        const question = questionOf(match, playable, { iterations: 24, slips: 0 });
        const { plan } = new Thinker(playable).think(question);
        expect(match.legal(question.seat)).toContain(plan[0].move);
        expect(follow(plan, question.view)).toBe(plan[0].move);
      }
  });

  test('the same seed and iterations give the same answer, in slices or at once', () => {
    const match = wander(matchOf(module, 'again'), 12);
    const question = questionOf(match, playable, { iterations: 60, slips: 0 });
    const once = new Thinker(playable).think(question);
    const thought = new Thinker(playable).begin(question);
    while (!thought.step(16));
    expect(thought.answer()).toEqual(once);
    const used = new Thinker(playable);
    used.think({ ...question, seed: 99 });
    expect(used.think(question)).toEqual(once);
  });

  test('a plan is followed as far as it goes, and every move of it is legal', () => {
    const match = wander(matchOf(module, 'plan'), 20);
    let planned = 0;
    const thinker = new Thinker(playable);
    for (let turn = 0; turn < 6 && !match.over; turn++) {
      const { plan } = thinker.think(questionOf(match, playable, { iterations: 80, slips: 0 }));
      const seat = awaitedSeat(match);
      for (let move = follow(plan, match.view(seat)); move !== undefined; move = follow(plan, match.view(seat))) {
        expect(match.submit(seat, match.nth(seat), match.game.moves.notate(move)).ok).toBe(true);
        planned++;
        if (match.over || !(match.awaiting & (1 << seat))) break;
      }
    }
    expect(planned).toBeGreaterThan(0);
  });
});

test('a thought that is left early still has an answer', () => {
  const playable = playables[0];
  const match = matchOf(playable.module, 'early');
  const thought = new Thinker(playable).begin(questionOf(match, playable, LEVELS.norn));
  expect(thought.step(32)).toBe(false);
  expect(match.legal(awaitedSeat(match))).toContain(thought.answer().plan[0].move);
});

test('time that is up ends a thought', () => {
  const playable = playables[0];
  let now = 0;
  const thinker = new Thinker(playable, () => now++);
  const question = questionOf(matchOf(playable.module, 'time'), playable, {
    iterations: 1e6,
    milliseconds: 9,
    slips: 0,
  });
  expect(thinker.think(question).iterations).toBeLessThan(1000);
});

test('a beginner slips as often as the level says', () => {
  const playable = playables.find(({ module }) => module.id === 'mimir') ?? playables[0];
  const question = questionOf(matchOf(playable.module, 'slips'), playable, { iterations: 1, slips: 20 });
  const thinker = new Thinker(playable);
  const sober = thinker.think({ ...question, level: { iterations: 1, slips: 0 } }).plan[0].move;
  const slips = Array.from({ length: 200 }, (_, seed) => thinker.think({ ...question, seed }).plan[0].move);
  expect(new Set(slips).size).toBeGreaterThan(4);
  expect(slips.filter(move => move === sober).length).toBeGreaterThan(20);
});

test('a game without a bot of its own is played by playouts', () => {
  const playable = { module: playables[0].module };
  const match = wander(matchOf(playable.module, 'plain'), 10);
  const { plan, value } = new Thinker(playable).think(questionOf(match, playable, { iterations: 60, slips: 0 }));
  expect(match.legal(awaitedSeat(match))).toContain(plan[0].move);
  expect(value).toBeGreaterThan(0);
});
