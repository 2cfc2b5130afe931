import { AUDIENCE, HIDDEN } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { ACTOR, OTHER, onSlots } from './scenes.ts';
import { BLUE, type PositionWords, RED, Table, YELLOW } from './table.ts';

const request = (god: string, words: Partial<PositionWords> = {}) =>
  onSlots(`${god}.a`, { round: 4, ...words }).play(ACTOR, `lift ${god}.a`, 'accept');

describe('Loki', () => {
  const three = (words: Partial<PositionWords>) =>
    new Table({ seats: 3, slots: { 'loki.a': ACTOR }, inAsgard: [1, 2], ...words }).play(
      ACTOR,
      'lift loki.a',
      'accept',
    );

  test('ASG-234: one recruit of an opponent or of a god comes into the reserve', () => {
    const words = {
      reserve: ['giant 5', 'whiteWarrior 2', 'orangeWarrior 1'],
      onGod: { hel: 'giant 1', tyr: 'orangeWarrior 2' },
      valhalla: 'whiteWarrior 3',
    };
    const t = three(words);
    expect(t.offers()).toEqual([
      'lure orangeWarrior of tyr',
      'lure giant of hel',
      'lure whiteWarrior of seat1',
      'lure orangeWarrior of seat2',
      'decline',
    ]);
    expect(t.refused(ACTOR, 'lure giant of seat0')).toBe('ASG-234');
    t.play(ACTOR, 'lure whiteWarrior of seat1');
    expect([t.active, t.has('whiteWarrior', ACTOR), t.has('whiteWarrior', RED)]).toEqual([RED, 1, 1]);
    const god = three(words).play(ACTOR, 'lure giant of hel');
    expect([god.active, god.has('giant', ACTOR), god.recruits('hel')]).toEqual([RED, 6, '']);
  });

  test('ASG-234: nothing is lured from Valhalla, the supply or the own reserve', () => {
    const t = three({ reserve: ['giant 2'], valhalla: 'whiteWarrior 3' });
    expect([t.active, t.has('green', ACTOR), t.recruits('valhalla')]).toEqual([RED, 2, 'whiteWarrior 3']);
  });
});

describe('Hel', () => {
  const words = {
    reserve: ['giant 1', 'whiteWarrior 1 giant 2'],
    onGod: { loki: 'giant 1', tyr: 'orangeWarrior 3' },
  } as const;

  test('ASG-235: one or two recruits of one place fall: warriors to Valhalla, giants to the supply', () => {
    const t = request('hel', words);
    const supply = t.has('giant');
    expect(t.offers()).toEqual([
      'reap orangeWarrior of tyr',
      'reap giant of loki',
      'reap whiteWarrior of seat1',
      'reap giant of seat1',
      'decline',
    ]);
    expect(t.refused(ACTOR, 'reap giant of seat0')).toBe('ASG-235');
    t.play(ACTOR, 'reap giant of seat1');
    expect(t.offers()).toEqual(['reap whiteWarrior of seat1', 'reap giant of seat1', 'stop']);
    expect(t.refused(ACTOR, 'reap giant of loki')).toBe('ASG-235');
    t.play(ACTOR, 'reap whiteWarrior of seat1');
    expect([t.active, t.has('giant', OTHER), t.has('whiteWarrior', OTHER)]).toEqual([OTHER, 1, 0]);
    expect([t.recruits('valhalla'), t.has('giant'), t.has('giant', ACTOR)]).toEqual(['whiteWarrior 1', supply + 1, 1]);
  });

  test('ASG-235: one may stop after the first, and where fewer are there only those fall', () => {
    const stopped = request('hel', words).play(ACTOR, 'reap orangeWarrior of tyr', 'stop');
    expect([stopped.active, stopped.recruits('tyr'), stopped.recruits('valhalla')]).toEqual([
      OTHER,
      'orangeWarrior 2',
      'orangeWarrior 1',
    ]);
    const single = request('hel', words).play(ACTOR, 'reap giant of loki');
    expect([single.active, single.recruits('loki')]).toEqual([OTHER, '']);
    expect(request('hel', { reserve: ['giant 1'], valhalla: 'whiteWarrior 1' }).active).toBe(OTHER);
  });
});

describe('Mímir', () => {
  const mimir = (words: Partial<PositionWords> = {}) => request('mimir', words);

  test('ASG-236: the player alone sees both next ancient weapons, and these come in phase 4', () => {
    const t = new Table({ seats: 2, round: 2, slots: { 'mimir.a': ACTOR } });
    t.play(ACTOR, 'accept');
    const [seen] = t.told('looked', ACTOR);
    expect(seen).toMatchObject({
      light: expect.stringMatching(/^ancient-light-/),
      dark: expect.stringMatching(/dark/),
    });
    for (const viewer of [OTHER, AUDIENCE]) {
      expect(t.told('looked', viewer)[0]).not.toHaveProperty('light', seen.light);
      expect(t.seen(viewer)[t.c.at.next(ACTOR, 0)]).toBe(HIDDEN);
    }
    expect([t.where(String(seen.light)), t.where(String(seen.dark))]).toEqual(['pile', 'pile']);
    t.play(ACTOR, 'decline');
    expect(t.told('ancient').map(({ ancient }) => ancient)).toEqual([seen.light, seen.dark]);
  });

  test('ASG-236, ASG-372: what only one has seen is shown to all with the last disc, which cannot be taken back', () => {
    const t = new Table({
      seats: 2,
      round: 2,
      slots: { 'mimir.a': ACTOR },
      inAsgard: [1],
      battle: { world5: ACTOR },
      on: { 'light-world5': 'odin-1', 'dark-world5': 'loki-4' },
      reserve: ['giant 6'],
    }).play(ACTOR, 'lift mimir.a', 'accept', 'decline');
    expect([t.phase, t.isFinal('decline')]).toEqual(['flip', true]);
    expect([t.play(ACTOR, 'decline').phase, t.active]).toEqual(['battle', ACTOR]);
  });

  test('ASG-236, ASG-493: who has looked there is asked for the giver of a stone like anybody else', () => {
    const t = new Table({
      seats: 4,
      round: 4,
      slots: { 'mimir.a': YELLOW, 'thor.b': YELLOW },
      reserve: ['', 'blue 3', 'blue 2'],
    });
    t.play(YELLOW, 'lift mimir.a', 'accept', 'decline', 'accept');
    expect([t.phase, t.offers()]).toEqual(['donor', ['from 1', 'from 2']]);
    expect([t.play(YELLOW, 'from 2').has('blue', YELLOW), t.told('browsed')]).toEqual([2, []]);
  });

  test('ASG-236: then one stone may be swapped, then one pile may be browsed for a tile', () => {
    const t = mimir({ reserve: ['pink 1'] });
    expect([t.phase, t.offers().slice(0, 2), t.offers().at(-1)]).toEqual([
      'swap',
      ['swap pink for yellow', 'swap pink for red'],
      'decline',
    ]);
    t.play(ACTOR, 'swap pink for white');
    expect([t.has('pink', ACTOR), t.has('white', ACTOR)]).toEqual([0, 1]);
    expect([t.phase, t.offers()]).toEqual(['browse', ['browse weapon', 'browse spell', 'decline']]);
    t.play(ACTOR, 'browse spell', 'pick frenzy');
    expect([t.active, t.where('frenzy')]).toEqual([OTHER, 'seat0']);
  });

  test('ASG-236: without a stone there is no swap; an empty pile cannot be browsed', () => {
    const weapons = [1, 2, 3, 4, 5, 6, 7].map(n => `weapon-${n}`);
    const t = mimir({ arms: [[], weapons] });
    expect([t.phase, t.offers()]).toEqual(['browse', ['browse spell', 'decline']]);
    expect(t.refused(ACTOR, 'browse weapon')).toBe('ASG-236');
    const spells = ['break-relic', 'dethrone', 'frenzy', 'glory-upper', 'glory-lower', 'disarm', 'rout'];
    const neither = mimir({ arms: [[], [...weapons, ...spells]] });
    expect([neither.active, neither.told('looked')]).toMatchObject([OTHER, [{ seat: ACTOR }]]);
  });
});

describe('Surtr', () => {
  const surtr = (words: Partial<PositionWords> = {}) =>
    onSlots('surtr.a', { round: 4, ...words }).play(ACTOR, 'lift surtr.a');
  const on = {
    'light-world2': 'light-saga',
    'dark-world2': 'turned dark-saga',
    'dark-underworld': 'dark-muster',
    'light-world3': 'light-battle-levy',
    'dark-world3': 'dark-joker-stone',
    'light-world5': 'odin-1',
  };

  test('ASG-237, ASG-238: one face-up population tile, bonus first, then it is turned where it lies', () => {
    const t = surtr({ on });
    expect([t.phase, t.offers()].flat()).toEqual(expect.arrayContaining(['scorch', 'scorch dark-muster', 'decline']));
    t.play(ACTOR, 'scorch light-saga');
    expect([t.phase, t.offers(), t.on('light-world2')]).toEqual(['bonus', ['accept', 'decline'], 'light-saga']);
    t.play(ACTOR, 'accept');
    expect([t.score[ACTOR], t.on('light-world2'), t.where('light-saga')]).toEqual([3, 'turned light-saga', 'board']);
    expect([t.active, t.news]).toEqual([OTHER, ['used 0 light-saga', 'scored 0 3 saga', 'scorched 0 light-saga']]);
  });

  test('ASG-238: the bonus may be skipped, also that of an underworld; a choice it asks for comes first', () => {
    const skipped = surtr({ on }).play(ACTOR, 'scorch dark-muster', 'decline');
    expect([skipped.active, skipped.on('dark-underworld'), skipped.has('giant', ACTOR)]).toEqual([
      OTHER,
      'turned dark-muster',
      0,
    ]);
    const used = surtr({ on }).play(ACTOR, 'scorch dark-muster', 'accept');
    expect(used.on('dark-underworld')).toBe('dark-muster');
    used.play(ACTOR, 'muster giant');
    expect([used.active, used.on('dark-underworld'), used.has('giant', ACTOR)]).toEqual([
      OTHER,
      'turned dark-muster',
      2,
    ]);
  });

  test('ASG-238: the bonuses of battles and payments cannot be used this way, but the tile is turned', () => {
    for (const [space, tile] of [
      ['light-world3', 'light-battle-levy'],
      ['dark-world3', 'dark-joker-stone'],
    ]) {
      const t = surtr({ on }).play(ACTOR, `scorch ${tile}`);
      expect([t.active, t.on(space), t.where(tile)]).toEqual([OTHER, `turned ${tile}`, 'board']);
    }
  });

  test('ASG-239: a turned tile cannot be turned again, and without a tile face up there is no power', () => {
    const t = surtr({ on });
    expect(t.offers()).not.toContain('scorch dark-saga');
    expect(t.refused(ACTOR, 'scorch dark-saga')).toBe('ASG-239');
    expect(t.refused(ACTOR, 'scorch light-tithe')).toBe('ASG-238');
    const tiles = ['armoury', 'muster', 'quarry', 'battle-levy', 'joker-stone', 'saga'];
    const worlds = ['world2', 'world3', 'world5', 'world6', 'world7', 'underworld'];
    const turned = Object.fromEntries(
      ['light', 'dark'].flatMap(side => worlds.map((world, i) => [`${side}-${world}`, `turned ${side}-${tiles[i]}`])),
    );
    expect(surtr({ on: turned }).active).toBe(OTHER);
  });

  /** The last round of two players; the actor's lone disc in Asgard ends phase 3. */
  const lastRound = (words: Partial<PositionWords>) =>
    new Table({ seats: 2, round: 5, inAsgard: [1], ancients: [2, 2], ...words }).play(ACTOR, 'decline');

  test('ASG-239: a turned population tile counts 0 in battles', () => {
    const at = (dark: string) =>
      lastRound({ battle: { world2: ACTOR }, on: { 'light-world2': 'light-armoury', 'dark-world2': dark } });
    expect(at('turned dark-saga').told('battle')).toMatchObject([{ light: 4, dark: 2 }]);
    expect(at('dark-saga').told('battle')).toMatchObject([{ light: 4, dark: 8 }]);
  });

  test('ASG-239, ASG-240: at Ragnarök it counts 0 but still receives an ancient weapon', () => {
    const t = lastRound({ on: { 'light-world2': 'odin-4', 'dark-world2': 'turned dark-saga' } });
    const [guard] = t.told('shownGuard');
    expect(guard).toMatchObject({ space: 'dark-world2', ancient: expect.stringMatching(/^ancient-dark-/) });
    expect(t.told('fought')).toMatchObject([
      { world: 'world2', light: 4, dark: Number(String(guard.ancient).slice(-1)) },
    ]);
  });
});

describe('Fenrir', () => {
  const fenrir = (words: Partial<PositionWords> = {}) =>
    new Table({ seats: 3, round: 4, slots: { 'fenrir.a': YELLOW }, inAsgard: [1, 2], ...words }).play(
      YELLOW,
      'lift fenrir.a',
    );

  test('ASG-241: the leftmost disc comes from the track without paying and is placed at once', () => {
    const t = fenrir({ reserve: ['lightSeal 1 darkSeal 1'] });
    expect([t.phase, t.offers()]).toEqual(['chain', ['accept', 'decline']]);
    t.play(YELLOW, 'accept');
    expect([t.phase, t.offers()[0]]).toEqual(['stand', 'front']);
    t.play(YELLOW, 'front');
    expect([t.active, t.taken[YELLOW], t.front[YELLOW]]).toEqual([RED, 1, 3]);
    expect([t.has('lightSeal', YELLOW), t.has('darkSeal', YELLOW)]).toEqual([1, 1]);
  });

  test('ASG-241: on a battle slot it brings a weapon or a spell', () => {
    const t = fenrir({ battle: { world2: BLUE } }).play(YELLOW, 'accept');
    expect(t.offers()).toEqual([
      'front',
      ...['world3', 'world4', 'world5', 'world6', 'world7-light', 'world7-dark'].map(slot => `stand ${slot}`),
    ]);
    t.play(YELLOW, 'stand world3', 'pick rout');
    expect([t.active, t.where('rout'), t.disc('world3'), t.front[YELLOW]]).toEqual([RED, 'seat0', YELLOW, 2]);
  });

  test('ASG-241: with no disc left on the track there is no power', () => {
    expect(fenrir({ taken: [7, 0, 0] }).active).toBe(RED);
  });
});
