import { describe, expect, test } from 'vitest';
import { ACTOR, OTHER, onSlots } from './scenes.ts';
import { BLUE, RED, Table, YELLOW } from './table.ts';

describe('phase 3', () => {
  test('ASG-200: from the first player on, in turn order, each player in turn takes one own disc', () => {
    const t = new Table({
      seats: 3,
      order: [BLUE, YELLOW, RED],
      slots: { 'loki.b': YELLOW, 'thor.b': RED, 'tyr.b': BLUE },
      inAsgard: [2, 2, 2],
    });
    for (const [seat, lift] of [
      [BLUE, 'lift tyr.b'],
      [YELLOW, 'lift loki.b'],
      [RED, 'lift asgard'],
      [BLUE, 'lift asgard'],
      [YELLOW, 'lift all'],
    ] as const) {
      expect([t.active, t.phase]).toEqual([seat, 'turn']);
      t.play(seat, lift, 'decline');
    }
    expect(t.active).toBe(RED);
    expect(t.refused(BLUE, 'lift asgard')).toBe('not-awaited');
  });

  test('ASG-200, ASG-201: the player chooses which of the own placed discs to resolve, and no other', () => {
    const t = onSlots('freyja.a hel.temple', { slots: { 'freyja.a': ACTOR, 'hel.temple': ACTOR, 'loki.a': OTHER } });
    expect(t.offers(ACTOR)).toEqual(['lift freyja.a', 'lift hel.temple', 'lift asgard']);
    expect(t.refused(ACTOR, 'lift loki.a')).toBe('ASG-200');
    expect(t.refused(ACTOR, 'lift baldr.a')).toBe('ASG-200');
    t.play(ACTOR, 'lift freyja.a');
    expect([t.disc('freyja.a'), t.disc('hel.temple'), t.inAsgard]).toEqual([undefined, ACTOR, [1, 2]]);
  });

  test('ASG-202: a player with placed discs left cannot skip the turn', () => {
    const t = onSlots('freyja.a');
    expect(t.offers(ACTOR)).toEqual(['lift freyja.a', 'lift asgard']);
    for (const way of ['pass', 'done', 'decline', 'stop']) expect(t.refused(ACTOR, way)).toBe('ASG-200');
  });

  test('ASG-203: a disc lifted from a god slot takes the seal beside that god, light or dark', () => {
    const t = onSlots('freyja.a hel.temple', { sealed: ['freyja', 'hel', 'odin'] });
    t.play(ACTOR, 'lift freyja.a');
    expect([t.has('lightSeal', ACTOR), t.has('darkSeal', ACTOR), t.isSealed('freyja')]).toEqual([1, 0, false]);
    expect([t.isSealed('hel'), t.isSealed('odin')]).toEqual([true, true]);
    t.play(ACTOR, 'decline').play(OTHER, 'lift asgard', 'decline').play(ACTOR, 'lift hel.temple');
    expect([t.has('lightSeal', ACTOR), t.has('darkSeal', ACTOR), t.isSealed('hel')]).toEqual([1, 1, false]);
  });

  test('ASG-203: whoever comes second takes no seal, also not out of the supply', () => {
    const t = onSlots('baldr.a baldr.b', { sealed: ['baldr'] });
    t.play(ACTOR, 'lift baldr.a', 'decline').play(OTHER, 'lift asgard', 'decline');
    const supply = t.has('lightSeal');
    t.play(ACTOR, 'lift baldr.b');
    expect([t.has('lightSeal', ACTOR), t.has('lightSeal')]).toEqual([1, supply]);
  });

  test('ASG-204: the seal is taken before the action, and also when the action is declined', () => {
    const t = onSlots('loki.b', { sealed: ['loki'] }).play(ACTOR, 'lift loki.b');
    expect([t.phase, t.has('darkSeal', ACTOR)]).toEqual(['request', 1]);
    t.play(ACTOR, 'decline');
    expect([t.active, t.has('darkSeal', ACTOR), t.isSealed('loki')]).toEqual([OTHER, 1, false]);
  });

  test('ASG-205: a disc on the Asgard area takes no seal', () => {
    const t = onSlots('odin.a', { sealed: ['odin', 'loki', 'freyja'] }).play(ACTOR, 'lift asgard', 'decline');
    expect([t.has('lightSeal', ACTOR), t.has('darkSeal', ACTOR)]).toEqual([0, 0]);
    expect([t.isSealed('odin'), t.isSealed('loki'), t.isSealed('freyja')]).toEqual([true, true, true]);
  });

  test('ASG-206: a player who does not want to carry out the action just takes the disc back', () => {
    const stocked = { reserve: ['pink 2 green 2 whiteWarrior 3'], front: [1, 1], templesUp: ['temple-1-1'] };
    for (const slot of ['freyja.b', 'freyja.temple']) {
      const t = onSlots(slot, stocked).play(ACTOR, `lift ${slot}`, 'decline');
      expect([t.active, t.front, t.disc(slot)]).toEqual([OTHER, [2, 1], undefined]);
      expect([t.has('pink', ACTOR), t.has('whiteWarrior', ACTOR), t.where('temple-1-1')]).toEqual([2, 3, 'top']);
    }
    const t = onSlots('freyja.b', stocked).play(ACTOR, 'lift asgard', 'decline');
    expect([t.active, t.front, t.inAsgard, t.where('asgard-2')]).toEqual([OTHER, [2, 1], [0, 2], 'row']);
  });

  test('ASG-206: a player who cannot build takes the disc back without being asked', () => {
    const t = onSlots('freyja.temple').play(ACTOR, 'lift freyja.temple');
    expect([t.active, t.front, t.disc('freyja.temple'), t.disc('freyja.upper')]).toEqual([
      OTHER,
      [2, 1],
      undefined,
      undefined,
    ]);
    expect(t.news).toContain(`declined ${ACTOR}`);
  });

  test('ASG-207: after a request or an Asgard action the disc returns in front of its owner', () => {
    const t = onSlots('freyja.b', { front: [1, 1], flipped: ['asgard-2'] });
    t.play(ACTOR, 'lift freyja.b', 'accept');
    expect([t.front, t.disc('freyja.b')]).toEqual([[2, 1], undefined]);
    t.play(OTHER, 'lift asgard', 'decline').play(ACTOR, 'act');
    expect([t.front, t.inAsgard[ACTOR]]).toEqual([[3, 2], 0]);
  });

  test('ASG-208: a player without placed discs is skipped', () => {
    const t = new Table({ seats: 3, slots: { 'tyr.b': RED }, inAsgard: [2, 0, 2] });
    t.play(YELLOW, 'lift asgard', 'decline').play(RED, 'accept');
    t.play(BLUE, 'lift asgard', 'decline').play(YELLOW, 'decline');
    expect([t.active, t.offers()]).toEqual([BLUE, ['flip asgard-1', 'flip asgard-2', 'decline']]);
  });

  test('ASG-208: the phase ends when no disc is left on slots and in Asgard', () => {
    const t = new Table({ seats: 2, slots: { 'tyr.b': OTHER, 'hel.temple': OTHER }, inAsgard: [1, 0] });
    t.play(ACTOR, 'decline').play(OTHER, 'lift tyr.b', 'accept');
    expect([t.round, t.phase, t.disc('hel.temple')]).toEqual([2, 'gods', undefined]);
    expect(t.told('ancient')).toHaveLength(2);
  });

  test('ASG-209: seals, stones and recruits gained in a turn can be used in later turns of the same phase', () => {
    const t = onSlots('freyja.a freyja.temple', { valhalla: 'whiteWarrior 1', sealed: ['freyja'], inAsgard: [1, 3] });
    t.play(ACTOR, 'lift freyja.a', 'accept', 'call whiteWarrior').play(OTHER, 'lift asgard', 'decline');
    t.play(ACTOR, 'lift freyja.temple');
    expect(t.offers(ACTOR)).toEqual(['build temple-1-1', 'decline']);
    t.play(ACTOR, 'decline').play(OTHER, 'lift asgard', 'decline').play(ACTOR, 'flip asgard-2', 'decline');
    expect(t.offers(ACTOR)).toEqual(['buy whiteWarrior', 'done']);
  });

  test('ASG-210: discs back or newly in front are not placed again this round', () => {
    const t = new Table({ seats: 2, slots: { 'tyr.b': OTHER }, inAsgard: [2, 0], flipped: ['asgard-2'] });
    t.play(ACTOR, 'lift all', 'act', 'disc', 'front');
    expect([t.front, t.active, t.offers()]).toEqual([[4, 2], OTHER, ['accept', 'decline']]);
    t.play(OTHER, 'accept');
    expect([t.round, t.phase, t.front]).toEqual([2, 'gods', [4, 3]]);
  });
});
