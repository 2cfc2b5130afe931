import { describe, expect, test } from 'vitest';
import { ragnarok } from './end-scenes.ts';
import { BLUE, RED, type Table } from './table.ts';

/** The strength beside a god tile. */
const strength = (t: Table, space: string) => {
  const words = t.recruits(space).split(' ');
  return words.reduce((sum, word, i) => sum + (i % 2 === 0 ? 0 : Number(word) * (words[i - 1] === 'giant' ? 2 : 1)), 0);
};
/** Ragnarök with the tiles of one god on worlds, by space, and its recruits. */
const deploy = (god: 'hel' | 'odin' | 'fenrir', tiles: Readonly<Record<string, string>>, recruits: string) =>
  ragnarok({ on: tiles, onGod: { [god]: recruits } });

const HEL = { 'dark-world2': 'hel-4', 'dark-world6': 'hel-1' };
const split = (recruits: string) => {
  const t = deploy('hel', HEL, recruits);
  return [strength(t, 'dark-world6'), strength(t, 'dark-world2')];
};

describe('recruits at Ragnarök', () => {
  test('ASG-422: the recruits of a god are laid beside its tile', () => {
    const t = ragnarok({
      on: { 'light-world4': 'odin-2', 'dark-world4': 'hel-1', 'light-world6': 'thor-1' },
      onGod: { odin: 'whiteWarrior 2 giant 1', hel: 'giant 3' },
    });
    expect(t.recruits('light-world4')).toBe('whiteWarrior 2 giant 1');
    expect([t.recruits('dark-world4'), t.recruits('light-world6')]).toEqual(['giant 3', '']);
    expect([t.recruits('odin'), t.recruits('hel')]).toEqual(['', '']);
    expect(t.news).toContain('beside dark-world4 giant 3');
  });

  test('ASG-423: a god with two tiles has two groups of equal strength', () => {
    expect(split('whiteWarrior 2')).toEqual([1, 1]);
    expect(split('giant 1 orangeWarrior 2')).toEqual([2, 2]);
    expect(split('giant 3 whiteWarrior 1 orangeWarrior 1')).toEqual([4, 4]);
  });

  test('ASG-424: where that cannot be, the lower tile has the stronger group', () => {
    expect([split('whiteWarrior 1'), split('giant 1'), split('giant 3')]).toEqual([
      [1, 0],
      [2, 0],
      [4, 2],
    ]);
    const swapped = { 'dark-world2': 'hel-1', 'dark-world6': 'hel-4' };
    const t = deploy('hel', swapped, 'giant 1');
    expect([t.recruits('dark-world2'), t.recruits('dark-world6')]).toEqual(['giant 1', '']);
  });

  test('ASG-425: the groups differ as little as they can', () => {
    for (let giants = 0; giants <= 5; giants++)
      for (let warriors = 0; warriors <= 5; warriors++) {
        const total = 2 * giants + warriors;
        const isOddGiants = warriors === 0 && giants % 2 === 1;
        const expected = isOddGiants ? [giants + 1, giants - 1] : [Math.ceil(total / 2), Math.floor(total / 2)];
        expect(split(`giant ${giants} whiteWarrior ${warriors}`), `${giants} and ${warriors}`).toEqual(expected);
      }
  });

  test('ASG-426: giants first, then warriors, each to the weakest group, then to the lowest tile', () => {
    const three = { 'light-world2': 'odin-3', 'light-world4': 'odin-2', 'light-world6': 'odin-4' };
    const t = deploy('odin', three, 'giant 2 whiteWarrior 1 orangeWarrior 2');
    // Giants to 2 and 3; orange warriors before white ones, both to 4; the white one to 2.
    expect([t.recruits('light-world4'), t.recruits('light-world2'), t.recruits('light-world6')]).toEqual([
      'whiteWarrior 1 giant 1',
      'giant 1',
      'orangeWarrior 2',
    ]);
    const four = { ...three, 'light-world7': 'odin-1' };
    const u = deploy('odin', four, 'giant 6 whiteWarrior 3');
    expect([7, 4, 2, 6].map(world => strength(u, `light-world${world}`))).toEqual([4, 4, 4, 3]);
    const alike = deploy('fenrir', { 'dark-world3': 'fenrir-2', 'dark-world5': 'fenrir-1' }, '');
    expect(alike.told('beside')).toEqual([]);
  });

  test('ASG-427: the recruits of a god without a tile on Worlds 1 to 7 leave the game', () => {
    const t = ragnarok({
      on: { 'light-underworld': 'tyr-2', 'light-world3': 'odin-1', 'dark-world3': 'hel-1' },
      onGod: { tyr: 'orangeWarrior 2', loki: 'giant 2', odin: 'whiteWarrior 1' },
      support: { odin: [RED], tyr: [BLUE] },
      valhalla: 'whiteWarrior 1',
    });
    expect([t.recruits('tyr'), t.recruits('loki'), t.recruits('valhalla')]).toEqual(['', '', 'whiteWarrior 1']);
    expect([t.recruits('light-world3'), t.told('beside').length]).toEqual(['whiteWarrior 1', 1]);
    // Twelve orange warriors and ten giants less two.
    expect([t.has('orangeWarrior'), t.has('giant')]).toEqual([10, 8]);
  });
});
