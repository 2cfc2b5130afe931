import { describe, expect, test } from 'vitest';
import { ACTOR, inAsgard, OTHER } from './scenes.ts';
import { BLUE, type PositionWords, RED, Table, YELLOW } from './table.ts';

/** The actor lifts one disc of Asgard; four seats play with all Asgard tiles. */
const lifts = (words: Partial<PositionWords> = {}) => inAsgard({ seats: 4, ...words }).play(ACTOR, 'lift asgard');
const flips = (tile: string, words: Partial<PositionWords> = {}) =>
  lifts({ row: [tile, tile === 'asgard-5' ? 'asgard-1' : 'asgard-5'], ...words }).play(ACTOR, `flip ${tile}`);
/** All tiles of the row are face down, and the action goes on. */
const acts = (words: Partial<PositionWords> = {}) =>
  lifts({ flipped: ['asgard-1', 'asgard-2', 'asgard-3'], ...words }).play(ACTOR, 'act');

describe('an Asgard action', () => {
  test('ASG-320: a tile, then recruits, then discs, then the discs in the centre', () => {
    const t = lifts({ row: ['asgard-1', 'asgard-2'], reserve: ['lightSeal 2 darkSeal 2'], centre: [1] });
    const asked = [t.phase];
    for (const move of ['flip asgard-1', 'hire giant', 'done', 'disc', 'front', 'done', 'stand world1']) {
      t.play(ACTOR, move);
      asked.push(t.phase);
    }
    expect(asked).toEqual(['flip', 'boon', 'hire', 'disc', 'stand', 'disc', 'centre', 'turn']);
    expect(t.active).toBe(OTHER);
  });

  test('ASG-321: one face-up tile of the row must be turned face down', () => {
    const t = lifts({ row: ['asgard-1', 'asgard-4', 'asgard-5'] });
    expect(t.offers()).toEqual(['flip asgard-1', 'flip asgard-4', 'flip asgard-5', 'decline']);
    expect(t.refused(ACTOR, 'act')).toBe('ASG-321');
    expect(t.refused(ACTOR, 'flip asgard-2')).toBe('ASG-321');
    t.play(ACTOR, 'flip asgard-5');
    expect(['asgard-1', 'asgard-4', 'asgard-5'].map(id => t.where(id))).toEqual(['row', 'row', 'flipped']);
  });

  test('ASG-322: its bonus may be used at once; otherwise the tile is turned without effect', () => {
    const t = flips('asgard-1');
    expect([t.phase, t.offers().at(-1)]).toEqual(['boon', 'decline']);
    t.play(ACTOR, 'decline');
    expect([t.active, t.where('asgard-1'), t.told('received')]).toEqual([OTHER, 'flipped', []]);
  });

  test('ASG-323: a recruit bonus is used completely or not at all', () => {
    const t = flips('asgard-2');
    expect(t.refused(ACTOR, 'hire giant')).toBe('ASG-322');
    expect(flips('asgard-3').refused(ACTOR, 'hire giant and whiteWarrior')).toBe('ASG-322');
    expect(flips('asgard-3').refused(ACTOR, 'hire giant')).toBe('ASG-322');
  });

  test('ASG-323: each recruit follows the rule of shortages, and what it does not yield is lost', () => {
    const short = { reserve: ['', 'giant 1'], onGod: { loki: 'giant 9' } };
    const t = flips('asgard-3', short).play(ACTOR, 'hire two giant and orangeWarrior');
    expect(t.news).toEqual(['received 0 orangeWarrior 1', 'takenFrom 0 1 giant', 'missed 0 giant']);
    expect([t.has('giant', ACTOR), t.has('giant', OTHER), t.has('orangeWarrior', ACTOR)]).toEqual([1, 0, 1]);
  });

  test('ASG-324: with all tiles of the row face down that step is skipped and the rest goes on', () => {
    const t = lifts({ flipped: ['asgard-1', 'asgard-2', 'asgard-3'], reserve: ['lightSeal 1'] });
    expect(t.offers()).toEqual(['act', 'decline']);
    t.play(ACTOR, 'act');
    expect([t.phase, t.told('flipped')]).toEqual(['hire', []]);
  });

  test('ASG-325: the first tile brings one recruit of any type', () => {
    const t = flips('asgard-1');
    expect(t.offers()).toEqual(['hire whiteWarrior', 'hire orangeWarrior', 'hire giant', 'decline']);
    t.play(ACTOR, 'hire orangeWarrior');
    expect([t.active, t.has('orangeWarrior', ACTOR), t.told('received')]).toMatchObject([OTHER, 1, [{}]]);
  });

  test('ASG-326: the second tile brings one recruit of one type and one of another', () => {
    const t = flips('asgard-2');
    expect(t.offers()).toEqual([
      'hire whiteWarrior and orangeWarrior',
      'hire whiteWarrior and giant',
      'hire orangeWarrior and giant',
      'decline',
    ]);
    expect(t.refused(ACTOR, 'hire giant and giant')).toBe('ASG-322');
    t.play(ACTOR, 'hire whiteWarrior and giant');
    expect([t.has('whiteWarrior', ACTOR), t.has('orangeWarrior', ACTOR), t.has('giant', ACTOR)]).toEqual([1, 0, 1]);
  });

  test('ASG-327: the third tile brings two recruits of one type and one of another', () => {
    const t = flips('asgard-3');
    const types = ['whiteWarrior', 'orangeWarrior', 'giant'];
    const pairs = types.flatMap(one =>
      types.filter(other => other !== one).map(other => `hire two ${one} and ${other}`),
    );
    expect(t.offers()).toEqual([...pairs, 'decline']);
    expect(t.refused(ACTOR, 'hire two giant and giant')).toBe('ASG-322');
    t.play(ACTOR, 'hire two orangeWarrior and whiteWarrior');
    expect([t.has('whiteWarrior', ACTOR), t.has('orangeWarrior', ACTOR), t.has('giant', ACTOR)]).toEqual([1, 2, 0]);
  });

  test('ASG-328: the fourth tile swaps an own stone for one of a different colour, white allowed', () => {
    const t = flips('asgard-4', { reserve: ['pink 1 red 2'] });
    const taken = ['yellow', 'blue', 'green', 'black', 'white'];
    expect(t.offers().sort()).toEqual(
      [
        ...['red', ...taken].map(stone => `swap pink for ${stone}`),
        ...['pink', ...taken].map(stone => `swap red for ${stone}`),
        'decline',
      ].sort(),
    );
    expect(t.refused(ACTOR, 'swap pink for pink')).toBe('ASG-328');
    expect(t.refused(ACTOR, 'swap blue for red')).toBe('ASG-328');
    t.play(ACTOR, 'swap red for white');
    expect([t.has('red', ACTOR), t.has('white', ACTOR), t.has('red'), t.has('white')]).toEqual([1, 1, 4, 2]);
    expect(flips('asgard-4').active).toBe(OTHER);
  });

  test('ASG-329: a wanted colour that is short comes from the richest; a swap that brings nothing is not offered', () => {
    const t = flips('asgard-4', { reserve: ['pink 1', 'white 2', 'white 1'] }).play(ACTOR, 'swap pink for white');
    expect([t.has('white', ACTOR), t.has('white', RED), t.has('white', BLUE)]).toEqual([1, 1, 1]);
    const own = flips('asgard-4', { reserve: ['pink 1 white 3'] });
    expect(own.offers()).not.toContain('swap pink for white');
    expect(own.refused(ACTOR, 'swap pink for white')).toBe('ASG-329');
  });

  test('ASG-330: the fifth tile brings nothing', () => {
    const t = flips('asgard-5', { reserve: ['pink 1'] });
    expect([t.active, t.where('asgard-5'), t.news]).toEqual([OTHER, 'flipped', ['flipped 0 asgard-5']]);
  });
});

describe('buying recruits', () => {
  test('ASG-331: any number, one after another; the seals return to the supply', () => {
    const t = acts({ reserve: ['lightSeal 3 darkSeal 2'] });
    const supply = t.has('lightSeal');
    t.play(ACTOR, 'buy whiteWarrior', 'buy whiteWarrior', 'buy giant');
    expect([t.has('whiteWarrior', ACTOR), t.has('giant', ACTOR)]).toEqual([2, 1]);
    expect([t.has('lightSeal', ACTOR), t.has('darkSeal', ACTOR), t.has('lightSeal')]).toEqual([0, 1, supply + 3]);
    expect(t.offers()).toEqual(['buy orangeWarrior', 'done']);
    expect(t.refused(ACTOR, 'buy giant')).toBe('ASG-331');
  });

  test('ASG-332, ASG-333: a white warrior costs a light seal, an orange one a dark seal, a giant both', () => {
    const price = (recruit: string) => {
      const t = acts({ reserve: ['lightSeal 2 darkSeal 2'] }).play(ACTOR, `buy ${recruit}`);
      return [2 - t.has('lightSeal', ACTOR), 2 - t.has('darkSeal', ACTOR)];
    };
    expect(['whiteWarrior', 'orangeWarrior', 'giant'].map(price)).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  test('ASG-334: bought recruits follow the rule of shortages; a purchase that brings nothing is not offered', () => {
    const t = acts({ reserve: ['darkSeal 2', 'orangeWarrior 3'], valhalla: 'orangeWarrior 9' });
    t.play(ACTOR, 'buy orangeWarrior');
    expect([t.has('orangeWarrior', ACTOR), t.has('orangeWarrior', OTHER)]).toEqual([1, 2]);
    const own = acts({ reserve: ['lightSeal 1 darkSeal 1 orangeWarrior 3'], valhalla: 'orangeWarrior 9' });
    expect(own.offers()).toEqual(['buy whiteWarrior', 'buy giant', 'done']);
    expect(own.refused(ACTOR, 'buy orangeWarrior')).toBe('ASG-334');
  });
});

describe('several discs in Asgard', () => {
  const THREE = { seats: 2, inAsgard: [3, 2], flipped: ['asgard-2'] } as const;

  test('ASG-354, ASG-355: all of them are lifted together or one by one, never some of three', () => {
    const t = new Table(THREE);
    expect(t.offers()).toEqual(['lift asgard', 'lift all']);
    t.play(YELLOW, 'lift all');
    expect([t.inAsgard, t.news]).toEqual([[0, 2], ['gathered 0 3']]);
    const two = new Table({ seats: 2, inAsgard: [2, 2] }).play(YELLOW, 'lift all');
    expect([two.inAsgard, two.news]).toEqual([[0, 2], ['gathered 0 2']]);
    const one = new Table(THREE).play(YELLOW, 'lift asgard');
    expect([one.inAsgard, one.news]).toEqual([[2, 2], ['gathered 0 1']]);
  });

  test('ASG-354: a single disc cannot be lifted that way', () => {
    const t = inAsgard();
    expect(t.refused(ACTOR, 'lift all')).toBe('ASG-354');
  });

  test('ASG-356: after single actions the choice stays as long as two discs are there', () => {
    const t = new Table(THREE).play(YELLOW, 'lift asgard', 'decline').play(RED, 'lift asgard', 'decline');
    expect([t.active, t.offers()]).toEqual([YELLOW, ['lift asgard', 'lift all']]);
  });

  test('ASG-357: the combined action turns a tile, buys recruits and moves centre discs as usual', () => {
    const t = new Table({ seats: 2, inAsgard: [2, 2], reserve: ['lightSeal 1'], centre: [1], row: ['asgard-2'] });
    t.play(YELLOW, 'lift all', 'flip asgard-2', 'hire whiteWarrior and giant', 'buy whiteWarrior', 'done');
    expect([t.phase, t.has('whiteWarrior', YELLOW)]).toEqual(['centre', 2]);
    t.play(YELLOW, 'stand world3');
    expect([t.active, t.disc('world3')]).toEqual([RED, YELLOW]);
  });

  test('ASG-359: all lifted discs return in front of the player', () => {
    const t = new Table(THREE).play(YELLOW, 'lift all', 'act', 'done');
    expect([t.active, t.front, t.inAsgard]).toEqual([RED, [3, 1], [0, 2]]);
    expect(new Table(THREE).play(YELLOW, 'lift all', 'decline').front).toEqual([3, 1]);
  });
});
