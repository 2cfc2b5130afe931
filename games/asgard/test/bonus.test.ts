import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { ACTOR, OTHER, onSlots } from './scenes.ts';
import { type PositionWords, Table } from './table.ts';

const WEAPONS = [1, 2, 3, 4, 5, 6, 7].map(n => `weapon-${n}`);
const SPELLS = ['break-relic', 'dethrone', 'frenzy', 'glory-upper', 'glory-lower', 'disarm', 'rout'];

/** The actor holds these population tiles at the start of a turn; with four seats all of them are in the game. */
const holds = (populations: string[], words: Partial<PositionWords> = {}) =>
  onSlots('freyja.a', { seats: 4, populations: [populations], ...words });
/** The actor is about to lay Surtr's tile on this population. */
const replaces = (population: string, words: Partial<PositionWords> = {}) =>
  onSlots('surtr.temple', {
    seats: 4,
    round: 4,
    reserve: ['pink 1 giant 1'],
    on: { 'dark-world3': population },
    ...words,
  }).play(ACTOR, 'lift surtr.temple', 'build temple-1-1', 'lay dark-world3');

describe('the bonus of a population tile', () => {
  test('ASG-300: it can be used at once, and only once', () => {
    const t = replaces('dark-saga');
    expect([t.phase, t.offers()]).toEqual(['bonus', ['accept', 'decline']]);
    t.play(ACTOR, 'accept');
    expect([t.score[ACTOR], t.where('dark-saga'), t.active]).toEqual([3, 'out', OTHER]);
    t.play(OTHER, 'lift asgard', 'decline');
    expect([t.active, t.phase]).toEqual([ACTOR, 'flip']);
  });

  test('ASG-300: or kept, and used later', () => {
    const t = replaces('dark-saga').play(ACTOR, 'decline');
    expect([t.score[ACTOR], t.where('dark-saga')]).toEqual([0, 'seat0']);
    t.play(OTHER, 'lift asgard', 'decline');
    expect(t.offers()).toEqual(['use dark-saga', 'lift asgard']);
    t.play(ACTOR, 'use dark-saga');
    expect([t.score[ACTOR], t.where('dark-saga')]).toEqual([3, 'out']);
  });

  test('ASG-301: at the start of an own turn of phase 3 any number of tiles can be used before a disc is lifted', () => {
    const t = holds(['light-saga', 'dark-saga', 'light-tithe']);
    expect(t.offers()).toEqual(['use light-tithe', 'use light-saga', 'use dark-saga', 'lift freyja.a', 'lift asgard']);
    t.play(ACTOR, 'use dark-saga', 'use light-tithe');
    expect([t.active, t.phase, t.offers()]).toEqual([
      ACTOR,
      'turn',
      ['use light-saga', 'lift freyja.a', 'lift asgard'],
    ]);
    t.play(ACTOR, 'lift freyja.a');
    expect(t.refused(ACTOR, 'use light-saga')).toBe('ASG-220');
    t.play(ACTOR, 'accept');
    expect([t.active, t.refused(ACTOR, 'use light-saga')]).toEqual([OTHER, 'not-awaited']);
    expect(t.refused(OTHER, 'use light-saga')).toBe('ASG-300');
  });

  test('ASG-301: on gaining the tile its choices are made first, then the building goes on', () => {
    const t = replaces('dark-armoury').play(ACTOR, 'accept', 'browse spell', 'pick rout');
    expect([t.active, t.where('rout'), t.disc('surtr.upper')]).toEqual([OTHER, 'seat0', ACTOR]);
    const stones = replaces('dark-quarry').play(ACTOR, 'accept', 'quarry red and blue');
    expect([stones.active, stones.has('red', ACTOR), stones.disc('surtr.upper')]).toEqual([OTHER, 1, ACTOR]);
  });

  test('ASG-302: a battle levy is used only in an own battle', () => {
    const t = holds(['light-battle-levy']);
    expect(t.offers()).toEqual(['lift freyja.a', 'lift asgard']);
    expect(t.refused(ACTOR, 'use light-battle-levy')).toBe('ASG-302');
    expect(replaces('dark-battle-levy').active).toBe(OTHER);
    const battle = new Table({
      seats: 2,
      round: 5,
      inAsgard: [1],
      ancients: [1, 1],
      battle: { world5: ACTOR, world6: OTHER },
      populations: [['light-battle-levy']],
      on: { 'light-world5': 'odin-2', 'dark-world5': 'hel-4', 'light-world6': 'tyr-3', 'dark-world6': 'surtr-4' },
    }).play(ACTOR, 'decline');
    expect([battle.active, battle.offers()]).toEqual([ACTOR, ['levy', 'give up']]);
    battle.play(ACTOR, 'levy', 'fight');
    expect([battle.told('won'), battle.where('light-battle-levy')]).toEqual([
      [{ type: 'won', seat: ACTOR, world: 'world5' }],
      'out',
    ]);
  });

  test('ASG-304: a used tile is removed from the game', () => {
    const t = holds(['light-saga', 'dark-muster', 'light-quarry']);
    t.play(ACTOR, 'use light-saga', 'use dark-muster', 'muster giant', 'use light-quarry', 'quarry pink and red');
    expect(['light-saga', 'dark-muster', 'light-quarry'].map(id => t.where(id))).toEqual(['out', 'out', 'out']);
    expect(t.offers()).toEqual(['lift freyja.a', 'lift asgard']);
  });

  test('ASG-305: unused tiles are worth nothing at the end', () => {
    const t = new Table({
      seats: 2,
      round: 5,
      inAsgard: [2],
      populations: [['light-saga', 'dark-saga']],
      score: [4, 2],
    });
    t.play(ACTOR, 'lift all', 'decline');
    expect([t.match.over, t.scores, t.where('light-saga')]).toEqual([true, [4, 2], 'seat0']);
  });

  test('ASG-306: an armoury browses the weapons or the spells and keeps one tile face down', () => {
    const t = holds(['light-armoury']).play(ACTOR, 'use light-armoury');
    expect([t.phase, t.offers()]).toEqual(['browse', ['browse weapon', 'browse spell']]);
    t.play(ACTOR, 'browse weapon', 'pick weapon-7');
    expect([t.where('weapon-7'), t.where('light-armoury'), t.phase]).toEqual(['seat0', 'out', 'turn']);
    expect(t.told('picked', AUDIENCE)).not.toContainEqual(expect.objectContaining({ arm: 'weapon-7' }));
    expect(t.told('picked', ACTOR)).toContainEqual(expect.objectContaining({ arm: 'weapon-7' }));
  });

  test('ASG-306: an empty pile cannot be chosen; while both are empty the bonus cannot be used', () => {
    const one = holds(['light-armoury'], { arms: [[], WEAPONS.slice(0, 6)] }).play(ACTOR, 'use light-armoury');
    expect(one.offers()).toEqual(['browse weapon', 'browse spell']);
    const spells = holds(['light-armoury', 'dark-armoury'], { arms: [[], WEAPONS] });
    spells.play(ACTOR, 'use light-armoury');
    expect(spells.phase).toBe('pick');
    expect(spells.told('browsed')).toEqual([{ type: 'browsed', seat: ACTOR, kind: 'spell', pile: '?' }]);
    const none = holds(['light-armoury'], { arms: [[], [...WEAPONS, ...SPELLS]] });
    expect(none.offers()).toEqual(['lift freyja.a', 'lift asgard']);
    expect(none.refused(ACTOR, 'use light-armoury')).toBe('ASG-306');
    expect(replaces('dark-armoury', { arms: [[], [...WEAPONS, ...SPELLS]] }).active).toBe(OTHER);
  });

  test('ASG-307: a muster brings two recruits of one type', () => {
    const t = holds(['light-muster']).play(ACTOR, 'use light-muster');
    expect([t.phase, t.offers()]).toEqual(['muster', ['muster whiteWarrior', 'muster orangeWarrior', 'muster giant']]);
    t.play(ACTOR, 'muster orangeWarrior');
    expect([t.has('orangeWarrior', ACTOR), t.phase]).toEqual([2, 'turn']);
    const short = holds(['light-muster'], { reserve: ['', 'giant 4'], onGod: { loki: 'giant 5' } });
    short.play(ACTOR, 'use light-muster', 'muster giant');
    expect([short.has('giant', ACTOR), short.has('giant', OTHER), short.has('giant')]).toEqual([2, 3, 0]);
  });

  test('ASG-308: a quarry brings two stones of two different colours, no white', () => {
    const t = holds(['dark-quarry']).play(ACTOR, 'use dark-quarry');
    expect(t.offers()).toHaveLength(15);
    expect(t.offers().some(text => text.includes('white'))).toBe(false);
    for (const pair of ['pink and pink', 'pink and white', 'white and red'])
      expect(t.refused(ACTOR, `quarry ${pair}`)).toBe('ASG-308');
    t.play(ACTOR, 'quarry yellow and black');
    expect([t.has('yellow', ACTOR), t.has('black', ACTOR), t.phase]).toEqual([1, 1, 'turn']);
  });

  test('ASG-309: a crystal brings one white stone', () => {
    const t = holds(['dark-crystal']).play(ACTOR, 'use dark-crystal');
    expect([t.has('white', ACTOR), t.has('white'), t.phase]).toEqual([1, 2, 'turn']);
  });

  test('ASG-310: a tithe brings one light and one dark seal', () => {
    const t = holds(['light-tithe']).play(ACTOR, 'use light-tithe');
    expect([t.has('lightSeal', ACTOR), t.has('darkSeal', ACTOR), t.phase]).toEqual([1, 1, 'turn']);
  });

  test('ASG-311: a saga scores 3 points at once', () => {
    const t = holds(['dark-saga'], { score: [11] }).play(ACTOR, 'use dark-saga');
    expect([t.score[ACTOR], t.news]).toEqual([14, ['used 0 dark-saga', 'scored 0 3 saga']]);
  });

  test('ASG-312: a bonus of which a shortage leaves a part undelivered is used up all the same', () => {
    const t = holds(['light-tithe', 'dark-crystal'], { reserve: ['lightSeal 9 white 3'] });
    t.play(ACTOR, 'use light-tithe', 'use dark-crystal');
    expect([t.has('lightSeal', ACTOR), t.has('darkSeal', ACTOR), t.has('white', ACTOR)]).toEqual([9, 1, 3]);
    expect(t.news.filter(line => line.startsWith('missed'))).toEqual(['missed 0 lightSeal', 'missed 0 white']);
    expect([t.where('light-tithe'), t.where('dark-crystal')]).toEqual(['out', 'out']);
  });
});
