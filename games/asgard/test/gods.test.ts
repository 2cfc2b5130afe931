/** Phase 1: gods are chosen in secret. */
import { AUDIENCE, HIDDEN, viewersOf } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { GODS, type GodName } from '../rules/vocabulary.ts';
import { begun, nextRound } from './starts.ts';
import { BLUE, RED, Table, YELLOW } from './table.ts';

const FIRST_ROUND = GODS.slice(0, 7);
const choose = (gods: readonly string[]) => gods.map(god => `choose ${god}`);
/** What a viewer knows of the cards of a seat: the gods it has chosen, or undefined where any of them is hidden. */
const cardsSeen = (t: Table, viewer: number, seat: number): GodName[] | undefined => {
  const cells = GODS.map((_, god) => t.seen(viewer)[t.c.at.chosen(seat, god)]);
  return cells.includes(HIDDEN) ? undefined : GODS.filter((_, god) => cells[god] === 1);
};
const countSeen = (t: Table, viewer: number, seat: number) => t.seen(viewer)[t.c.at.chosenCount(seat)];

describe('cards', () => {
  test('ASG-150: those of the last round are in hand again', () => {
    const chosen = [['odin'], ['hel', 'odin', 'thor']] as const;
    const t = nextRound({ seats: 2, chosen, revealed: chosen });
    for (const seat of [YELLOW, RED]) {
      expect(t.offers(seat)).toEqual(choose([...FIRST_ROUND, 'mimir']));
      t.play(seat, 'choose odin', 'choose hel', 'choose thor', 'seal');
    }
    expect(t.offers(YELLOW)).toEqual(expect.arrayContaining(['odin>a', 'hel>a', 'thor>a']));
  });
});

describe('the choice', () => {
  test('ASG-151: all choose at the same time, in any order, and may think again until they seal', () => {
    const t = new Table({ seats: 3, phase: 'gods' });
    expect(t.awaited).toEqual([YELLOW, RED, BLUE]);
    t.play(BLUE, 'choose odin').play(YELLOW, 'choose hel').play(BLUE, 'choose thor');
    t.undo(BLUE).play(BLUE, 'choose hel', 'choose tyr', 'seal');
    expect([t.awaited, cardsSeen(t, BLUE, BLUE)]).toEqual([
      [YELLOW, RED],
      ['odin', 'tyr', 'hel'],
    ]);
    t.play(RED, ...choose(['freyja', 'baldr', 'odin']), 'seal').play(YELLOW, 'choose thor', 'choose loki', 'seal');
    expect([t.phase, t.awaited]).toEqual(['reveal', [YELLOW]]);
  });

  test('ASG-151: nobody else learns which gods a player takes', () => {
    const told = (gods: readonly string[]) => {
      const { match } = new Table({ seats: 3, phase: 'gods' }).play(YELLOW, ...choose(gods));
      return [RED, BLUE, AUDIENCE].map(viewer => [[...match.view(viewer)], match.events(viewer)]);
    };
    expect(told(['odin', 'hel'])).toEqual(told(['freyja', 'loki']));
    const t = new Table({ seats: 3, phase: 'gods' }).play(YELLOW, 'choose odin', 'choose hel');
    t.play(YELLOW, 'choose thor', 'seal');
    expect(t.news).toEqual(['chose 0']);
    for (const viewer of viewersOf(t.match.game).filter(one => one !== YELLOW))
      expect([cardsSeen(t, viewer, YELLOW), countSeen(t, viewer, YELLOW)]).toEqual([undefined, HIDDEN]);
  });

  test.each([
    [2, 2],
    [3, 3],
    [5, 5],
    [7, 7],
    [8, 7],
    [10, 7],
  ])('ASG-152, ASG-153: with %i discs in front %i different gods of the first round are chosen', (discs, count) => {
    const support = discs === 2 ? { thor: [YELLOW] as const } : {};
    const t = new Table({ seats: 2, phase: 'gods', front: [discs, 3], support });
    for (let n = 0; n < count; n++) {
      expect(t.offers(YELLOW)).toEqual(choose(FIRST_ROUND.slice(n)));
      expect(t.refused(YELLOW, 'seal')).toBe('ASG-153');
      t.play(YELLOW, `choose ${FIRST_ROUND[n]}`);
      expect(t.refused(YELLOW, `choose ${FIRST_ROUND[n]}`)).toBe('ASG-152');
    }
    expect(t.offers(YELLOW)).toEqual(['seal']);
    if (count < 7) expect(t.refused(YELLOW, 'choose hel')).toBe('ASG-153');
  });

  test.each([
    [1, 7],
    [2, 8],
    [3, 9],
    [4, 10],
    [5, 10],
  ])('ASG-154: in round %i the first %i gods can be chosen', (round, count) => {
    const t = new Table({ seats: 2, round, phase: 'gods' });
    expect(t.offers(RED)).toEqual(choose(GODS.slice(0, count)));
    for (const god of GODS.slice(count)) expect(t.refused(RED, `choose ${god}`)).toBe('ASG-154');
  });

  test('ASG-155: the cards that were not chosen are out, and unseen until the chosen ones are shown', () => {
    const t = new Table({ seats: 2, phase: 'reveal', chosen: [['odin', 'hel'], ['thor']], front: [3, 3] });
    expect(t.offers(YELLOW).every(move => move.startsWith('odin>') || move.startsWith('hel>'))).toBe(true);
    for (const god of ['freyja', 'thor', 'loki']) expect(t.refused(YELLOW, `${god}>asgard`)).toBe('ASG-172');
    expect(cardsSeen(t, RED, YELLOW)).toBeUndefined();
    t.play(YELLOW, 'odin>asgard');
    const { at } = t.c;
    const seen = GODS.map((_, god) => t.seen(RED)[at.chosen(YELLOW, god)]);
    expect(GODS.filter((_, god) => seen[god] !== HIDDEN)).toEqual(['odin']);
    t.play(RED, 'thor>asgard').play(YELLOW, 'hel>asgard');
    expect(cardsSeen(t, RED, YELLOW)).toEqual(['odin', 'hel']);
  });

  test('ASG-156: how many each has chosen is known when all have, but not which', () => {
    const options = { godChoiceCount: 'upTo' };
    const t = new Table({ seats: 3, options, phase: 'gods' });
    t.play(YELLOW, 'choose odin', 'blank', 'blank', 'seal').play(BLUE, ...choose(['odin', 'thor', 'hel']), 'seal');
    expect([countSeen(t, RED, YELLOW), countSeen(t, YELLOW, BLUE)]).toEqual([HIDDEN, HIDDEN]);
    t.play(RED, 'choose baldr', 'choose hel', 'blank', 'seal');
    expect(t.news).toEqual(['chose 1', 'gods 0 1', 'gods 1 2', 'gods 2 3']);
    for (const viewer of viewersOf(t.match.game))
      for (const seat of [YELLOW, RED, BLUE]) {
        expect(countSeen(t, viewer, seat)).toBe([1, 2, 3][seat]);
        if (seat !== viewer) expect(cardsSeen(t, viewer, seat)).toBeUndefined();
      }
  });

  test('ASG-157: discs beyond the gods chosen stay in front all round', () => {
    const t = new Table({ seats: 2, phase: 'gods', front: [9, 3] });
    t.play(YELLOW, ...choose(FIRST_ROUND), 'seal').play(RED, ...choose(['odin', 'thor', 'hel']), 'seal');
    t.playUntil(
      ({ phase }) => phase !== 'reveal',
      offers => offers.find(move => move.endsWith('>asgard')) ?? '',
    );
    expect([t.phase, t.front, t.inAsgard]).toEqual(['turn', [2, 0], [7, 3]]);
    t.play(YELLOW, 'lift all', 'decline');
    expect([t.front[YELLOW], t.phase, t.awaited]).toEqual([9, 'turn', [RED]]);
  });

  test('ASG-153: three discs, three gods, in a fresh match', () => {
    const t = begun({ seats: 4 });
    for (const seat of [0, 1, 2, 3]) t.play(seat, ...choose(['odin', 'thor', 'tyr']), 'seal');
    expect(t.told('gods').map(({ count }) => count)).toEqual([3, 3, 3, 3]);
  });
});
