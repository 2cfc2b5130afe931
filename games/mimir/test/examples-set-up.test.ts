import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { randomly, sent } from '../../test/random-play.ts';
import { mimir } from '../index.ts';
import { KINDS } from '../rules/vocabulary.ts';
import { tables } from './random-play.ts';
import { Table } from './table.ts';

/** How many tokens each seat placed in each turn of each round. */
const placedPerTurn = (t: Table): Record<number, number[][]> => {
  const counts: Record<number, number[][]> = {};
  let round = 0;
  let last = -1;
  for (const { event } of t.match.events(AUDIENCE)) {
    if (event.type === 'round') {
      round++;
      last = -1;
    }
    if (event.type !== 'placed') continue;
    const seat = Number(event.seat);
    counts[seat] ??= [[], [], []];
    const turns = counts[seat][round - 1];
    if (seat !== last) turns.push(0);
    turns[turns.length - 1]++;
    last = seat;
  }
  return counts;
};
const playThrough = (t: Table, seed: number) => t.playUntil(({ match }) => match.over, randomly(seed));

describe('worked examples of set-up and placement', () => {
  test('EX-MIM-01: a treasure with wood and a 4 is worth 4 points and serves as 1 wood', () => {
    const { material, points } = mimir.base.content.treasures.find(({ id }) => id === 'wood-2-4')!;
    expect([material, points]).toEqual(['wood', 4]);
    const screens = { 0: ['wood-2-4'] };
    const options = { scoringAssignment: 'manual' };
    const t = new Table({
      seats: 2,
      options,
      phase: 'scoring',
      screens,
      hands: { 0: ['svalinn', 'laevateinn', 'dromi'] },
    });
    expect(t.offers(0).filter(move => move.startsWith('use'))).toEqual([
      'use wood-2-4 for laevateinn',
      'use wood-2-4 for svalinn',
    ]);
    t.play(0, 'use wood-2-4 for svalinn');
    expect(t.offers(0).filter(move => move.startsWith('use'))).toEqual([]);
    t.playUntil(
      ({ match }) => match.over,
      () => 'done',
    );
    expect(t.scores[0]).toBe(4);
  });

  test('EX-MIM-03: four players, normal: the set-up and the round set-up of round 1', () => {
    for (const t of tables({ seats: 4 }, 10)) {
      expect(new Set(t.ring).size).toBe(8);
      expect(t.removedCards()).toEqual([]);
      expect(t.treasuresGone()).toEqual([]);
      for (let seat = 0; seat < 4; seat++) expect(t.cardsOf(seat)).toHaveLength(1);
      const start = t.ring.indexOf(t.startRealm);
      const clockwise = [...t.ring.slice(start), ...t.ring.slice(0, start)];
      expect(clockwise.map(realm => t.treasuresIn(realm).length)).toEqual([1, 2, 1, 2, 1, 2, 1, 2]);
      expect(t.display()).toHaveLength(4);
      expect(t.deck()).toHaveLength(17);
    }
  });

  test('EX-MIM-04: easy: three turns of 2 tokens in each round, 18 in the game', () => {
    for (const seats of [2, 3, 4]) {
      const t = playThrough(new Table({ fresh: { seats, options: { difficulty: 'easy' } } }), seats);
      const turns = [2, 2, 2];
      for (let seat = 0; seat < seats; seat++) expect(placedPerTurn(t)[seat]).toEqual([turns, turns, turns]);
    }
  });

  test('EX-MIM-05: normal: turns of 2, 2, 1, then 2, 2, 2, then 2, 2, 2, 1, 18 in the game', () => {
    for (const seats of [2, 3, 4]) {
      const t = playThrough(new Table({ fresh: { seats } }), seats);
      for (let seat = 0; seat < seats; seat++)
        expect(placedPerTurn(t)[seat]).toEqual([
          [2, 2, 1],
          [2, 2, 2],
          [2, 2, 2, 1],
        ]);
    }
  });

  test('EX-MIM-36: two players, gem removed: 1, 2, 1, 2, 1, and the 2 left over leave the game unseen', () => {
    for (const t of tables({ seats: 2, options: { removedMaterial: 'gem' } }, 20)) {
      const start = t.ring.indexOf(t.startRealm);
      const clockwise = [...t.ring.slice(start), ...t.ring.slice(0, start)];
      expect(clockwise.map(realm => t.treasuresIn(realm).length)).toEqual([1, 2, 1, 2, 1]);
      const leftOver = t.treasuresGone().filter(id => !id.startsWith('gem'));
      expect(leftOver).toHaveLength(2);
      for (const id of leftOver) expect(id).toMatch(/^(skin|wood|metal)-1-/);
      for (const viewer of [0, 1, AUDIENCE])
        for (const id of leftOver) expect(JSON.stringify(t.match.events(viewer))).not.toContain(id);
    }
  });

  test('EX-MIM-37: four players: the old start realm comes last in the second deal and holds 3', () => {
    const t = new Table({ fresh: { seats: 4 } });
    const old = t.startRealm;
    const next = t.ring[(t.ring.indexOf(old) + 1) % 8];
    expect([t.treasuresIn(old).length, t.treasuresIn(next).length]).toEqual([1, 2]);
    t.playUntil(
      ({ round }) => round === 2,
      offers => offers.find(move => move === 'decline' || move === 'pass') ?? offers[0],
    );
    expect(t.startRealm).toBe(next);
    expect([t.treasuresIn(old).length, t.treasuresIn(next).length]).toEqual([1 + 2, 2 + 1]);
    const laidOut = t.told('laidOut').slice(12);
    expect(laidOut.slice(-2).map(({ realm }) => realm)).toEqual([old, old]);
    expect(laidOut[0].realm).toBe(next);
    expect(laidOut[1].realm).not.toBe(next);
  });
});

describe('worked examples of the essence variant', () => {
  const options = { essenceVariant: true };

  test('EX-MIM-40: Mjölnir laid open in Niflheim brings a third token, once', () => {
    const hands = { 0: ['mjolnir'], 1: ['tyrfing'] };
    const display = ['dromi', 'gungnir'];
    const t = new Table({ seats: 2, options, hands, display });
    t.play(0, 'viking>niflheim', 'lay mjolnir', 'viking>niflheim', 'viking>asgard');
    expect([t.active, t.placed('niflheim', 0) + t.placed('asgard', 0)]).toEqual([1, 3]);
    const seen: string[] = [];
    t.playUntil(
      ({ match }) => match.over,
      (offers, seat) => {
        seen.push(...offers.filter(move => seat === 0 && move === 'lay mjolnir'));
        expect(t.face('mjolnir')).toBe('open');
        return offers.find(move => move === 'keep' || move === 'viking>niflheim') ?? offers[0];
      },
    );
    expect(seen).toEqual([]);
    const screens = { 0: ['wood-1-2', 'wood-2-4', 'metal-1-4', 'metal-2-1'] };
    const scored = new Table({
      seats: 2,
      options,
      phase: 'scoring',
      hands: { 0: ['mjolnir'] },
      screens,
      open: ['mjolnir'],
    });
    expect(scored.scores[0]).toBe(11 + 7);
  });

  test('EX-MIM-45: the question comes whatever card is held, and the others are sent the same', () => {
    const runs = ['mjolnir', 'naglfar'].map(
      card => new Table({ seats: 3, options, hands: { 0: [card], 1: ['tyrfing'], 2: ['dromi'] } }),
    );
    const same = () => {
      for (const viewer of [1, 2, AUDIENCE]) expect(sent(runs[0], viewer)).toBe(sent(runs[1], viewer));
    };
    same();
    for (const run of runs) run.play(0, 'viking>midgard');
    expect(runs.map(run => run.offers(0))).toEqual([['keep'], ['keep', 'lay naglfar']]);
    same();
    for (const move of ['keep', 'viking>asgard', 'keep']) {
      for (const run of runs) run.play(0, move);
      same();
    }
    expect(runs.map(run => run.active)).toEqual([1, 1]);
  });

  test('EX-MIM-46: two ice cards bring 4 tokens, with chains or without', () => {
    const position = { seats: 2, round: 2, hands: { 0: ['mjolnir', 'singasteinn'], 1: ['tyrfing', 'dromi'] } };
    const open = ['viking>niflheim', 'lay mjolnir', 'viking>niflheim'];
    const tokens = (t: Table) => t.placed('niflheim', 0) + t.placed('asgard', 0);

    const off = new Table({ ...position, options }).play(0, ...open);
    expect(off.offers(0)).toHaveLength(KINDS.length * 5);
    expect(off.refused(0, 'lay singasteinn')).toBe('MIM-162');
    off.play(0, 'viking>niflheim', 'lay singasteinn', 'viking>niflheim');
    expect([off.active, tokens(off)]).toEqual([1, 4]);

    const on = new Table({ ...position, options: { ...options, essenceChain: true } }).play(0, ...open);
    expect(on.offers(0)).toEqual(['keep', 'lay singasteinn']);
    on.play(0, 'lay singasteinn', 'viking>niflheim', 'viking>asgard');
    expect([on.active, tokens(on)]).toEqual([1, 4]);
  });
});
