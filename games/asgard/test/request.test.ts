import { describe, expect, test } from 'vitest';
import { ACTOR, OTHER, onSlots } from './scenes.ts';
import { BLUE, Table } from './table.ts';

const COLOURS = [
  ['freyja', 'pink'],
  ['baldr', 'yellow'],
  ['tyr', 'red'],
  ['thor', 'blue'],
  ['loki', 'green'],
  ['hel', 'black'],
] as const;
/** What each god's power asks first. */
const POWERS = [
  ['freyja', 'fallen', 'stop'],
  ['baldr', 'dawn', 'decline'],
  ['tyr', 'tile', 'decline'],
  ['thor', 'tile', 'decline'],
  ['loki', 'turncoat', 'decline'],
  ['hel', 'reaping', 'decline'],
  ['mimir', 'well', 'decline'],
  ['surtr', 'scorch', 'decline'],
  ['fenrir', 'chain', 'decline'],
] as const;
const rich = { round: 4, valhalla: 'whiteWarrior 2', onGod: { loki: 'giant 2' } } as const;
/** A request at slot A, its stones taken where there are any. */
const asksForPower = (god: string) => {
  const t = onSlots(`${god}.a`, rich).play(ACTOR, `lift ${god}.a`);
  return t.phase === 'request' ? t.play(ACTOR, 'accept') : t;
};

describe('a request', () => {
  test.each(COLOURS)('ASG-220: %s gives two stones of %s, from slot A and from slot B', (god, colour) => {
    for (const slot of ['a', 'b']) {
      const t = onSlots(`${god}.${slot}`).play(ACTOR, `lift ${god}.${slot}`, 'accept');
      expect([t.has(colour, ACTOR), t.has(colour)]).toEqual([2, 1]);
      expect(t.told('received')).toMatchObject([{ piece: colour, count: 2 }]);
    }
  });

  test.each([
    ['odin', 'crystal', 2],
    ['mimir', 'well', 1],
    ['surtr', 'scorch', 1],
    ['fenrir', 'chain', 1],
  ])('ASG-221: %s gives no stones, only the power (%s)', (god, phase, parts) => {
    const t = onSlots(`${god}.a`, { round: 4 }).play(ACTOR, `lift ${god}.a`);
    expect([t.active, t.phase]).toEqual([ACTOR, phase]);
    t.play(ACTOR, ...Array<string>(parts).fill('decline'));
    expect([t.active, t.told('received')]).toEqual([OTHER, []]);
  });

  test.each(POWERS)('ASG-222: slot A of %s offers the power (%s)', (god, phase) => {
    const t = asksForPower(god);
    expect([t.active, t.phase]).toEqual([ACTOR, phase]);
  });

  test.each(COLOURS)('ASG-222: slot B of %s gives no power', god => {
    const t = onSlots(`${god}.b`, rich).play(ACTOR, `lift ${god}.b`, 'accept');
    expect([t.active, t.phase, t.front[ACTOR]]).toEqual([OTHER, 'turn', 2]);
  });

  test('ASG-223: stones are taken before the power is used', () => {
    const t = onSlots('hel.a', rich).play(ACTOR, 'lift hel.a', 'accept');
    expect([t.phase, t.has('black', ACTOR)]).toEqual(['reaping', 2]);
    t.play(ACTOR, 'reap giant of loki', 'stop');
    expect(t.told('received')).toMatchObject([{ piece: 'black', count: 2 }]);
  });

  test.each(POWERS)('ASG-224: the power of %s is optional (%s)', (god, _phase, leave) => {
    const t = asksForPower(god);
    const before = t.state.slice();
    t.play(ACTOR, leave);
    const { at, layout } = t.c;
    const action = ['phase', 'active', 'turn', 'front', 'lifted', 'god', 'slotUsed'];
    const left = layout.fields.filter(({ name }) => !action.includes(name));
    for (const { name, cells } of left)
      expect([name, ...cells.map(cell => t.state[cell])]).toEqual([name, ...cells.map(cell => before[cell])]);
    expect([t.active, t.state[at.front(ACTOR)]]).toEqual([OTHER, before[at.front(ACTOR)] + 1]);
  });

  test('ASG-224: each part of a power that one may use can be left out', () => {
    const odin = () => onSlots('odin.a').play(ACTOR, 'lift odin.a');
    expect(odin().play(ACTOR, 'accept', 'decline').has('white', ACTOR)).toBe(1);
    const claimed = odin().play(ACTOR, 'decline', 'accept');
    expect([claimed.has('white', ACTOR), claimed.told('claimed')]).toEqual([0, [{ type: 'claimed', seat: ACTOR }]]);
    const mimir = onSlots('mimir.a', { round: 2, reserve: ['pink 1'] }).play(ACTOR, 'lift mimir.a', 'accept');
    mimir.play(ACTOR, 'decline', 'decline');
    expect([mimir.active, mimir.has('pink', ACTOR), mimir.told('browsed')]).toEqual([OTHER, 1, []]);
    const freyja = onSlots('freyja.a', rich).play(ACTOR, 'lift freyja.a', 'accept', 'call whiteWarrior', 'stop');
    expect([freyja.active, freyja.has('whiteWarrior', ACTOR)]).toEqual([OTHER, 1]);
  });

  test('ASG-225: stones that are short come from the richest other player, or not at all', () => {
    const t = onSlots('freyja.b', { reserve: ['', 'pink 3'] }).play(ACTOR, 'lift freyja.b', 'accept');
    expect([t.has('pink', ACTOR), t.has('pink', OTHER)]).toEqual([2, 1]);
    expect(t.news.filter(line => line.includes('pink'))).toEqual(['takenFrom 0 1 pink', 'takenFrom 0 1 pink']);
    const alone = onSlots('freyja.b', { reserve: ['pink 3'] }).play(ACTOR, 'lift freyja.b', 'accept');
    expect([alone.active, alone.has('pink', ACTOR)]).toEqual([OTHER, 3]);
  });

  test('ASG-225: a power tile that another player holds is taken from that player', () => {
    for (const god of ['tyr', 'thor'] as const) {
      const t = new Table({ seats: 3, slots: { [`${god}.a`]: ACTOR }, inAsgard: [1, 2], powerTiles: { [god]: BLUE } });
      t.play(ACTOR, `lift ${god}.a`, 'accept', 'accept');
      expect(t.powerTile(god)).toBe(ACTOR);
    }
  });

  test('ASG-242: a request is declined as a whole, or the stones are taken in any case', () => {
    const t = onSlots('loki.a', rich).play(ACTOR, 'lift loki.a');
    expect([t.phase, t.offers()]).toEqual(['request', ['accept', 'decline']]);
    expect(t.refused(ACTOR, 'lure giant of loki')).toBe('ASG-220');
    t.play(ACTOR, 'decline');
    expect([t.active, t.has('green', ACTOR), t.recruits('loki')]).toEqual([OTHER, 0, 'giant 2']);
    const used = onSlots('loki.a', rich).play(ACTOR, 'lift loki.a', 'accept', 'decline');
    expect([used.active, used.has('green', ACTOR), used.recruits('loki')]).toEqual([OTHER, 2, 'giant 2']);
  });
});
