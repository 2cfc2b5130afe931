import { describe, expect, test } from 'vitest';
import { SPACES, WORLDS } from '../rules/vocabulary.ts';
import { ragnarok, values } from './end-scenes.ts';
import { BLUE, RED, type Table, YELLOW } from './table.ts';

const LIGHT_IDS = [1, 2, 3, 4, 5].map(value => `ancient-light-${value}`);
const DARK_IDS = [1, 2, 3, 4, 5].map(value => `ancient-dark-${value}`);

/** Light gods on the light spaces of these worlds. */
const TILES = ['freyja-1', 'freyja-2', 'odin-1', 'odin-2', 'thor-1', 'thor-2', 'tyr-1'];
const lightGods = (...worlds: number[]) =>
  Object.fromEntries(worlds.map((world, i) => [`light-world${world}`, TILES[i]]));
/** The spaces that were given an ancient weapon, in order. */
const guarded = (t: Table) => t.told('guarded').map(({ space }) => space);

describe('the order of Ragnarök', () => {
  test('ASG-410: battle points, clearing, populations, recruits, Valhalla, weapons and spells, the fight', () => {
    const t = ragnarok({
      battleTiles: [[], [9]],
      on: { 'light-world3': 'odin-4' },
      onGod: { odin: 'giant 1' },
      support: { odin: [RED] },
      valhalla: 'whiteWarrior 1',
      arms: [[], ['weapon-7']],
    });
    const clearedWorlds = ['cleared', 'cleared', 'cleared', 'cleared', 'guarded', 'cleared', 'cleared'];
    const begun = t.news.map(line => line.split(' ')[0]);
    expect(begun.slice(begun.indexOf('ragnarok'))).toEqual(['ragnarok', 'scored', ...clearedWorlds, 'beside']);
    expect([t.phase, t.play(RED, 'raise whiteWarrior>light-world3').phase]).toEqual(['valhalla', 'arms']);
    t.play(RED, 'weapon-7>light-world3');
    expect(t.news.map(line => line.split(' ')[0])).toEqual([
      'laidArm',
      'shownArm',
      'shownGuard',
      'fought',
      'rewarded',
      'over',
    ]);
  });

  test('ASG-411: each player scores the sum of the own battle tiles', () => {
    const t = ragnarok({ score: [1, 0, 7, 2], battleTiles: [[3, 5], [], [20, 14, 9], [3, 3]] });
    expect(t.scores).toEqual([9, 0, 50, 8]);
    expect(t.news).toContain('scored 2 43 battles');
  });
});

describe('what leaves the board', () => {
  const WORDS = {
    on: { 'light-underworld': 'odin-2', 'light-world3': 'odin-1' },
    support: { odin: [RED, BLUE], hel: [BLUE] },
    victory: { world2: [RED, BLUE] },
    centre: [0, 2, 0, 1],
    valhalla: 'whiteWarrior 1',
  } as const;

  test('ASG-412: discs in the centre and in victory zones, not those on support slots', () => {
    const t = ragnarok(WORDS);
    expect([t.centre, WORLDS.flatMap(world => t.winners(world))]).toEqual([[0, 0, 0, 0], []]);
    expect([t.disc('odin.upper'), t.disc('odin.lower'), t.disc('hel.upper')]).toEqual([RED, BLUE, BLUE]);
  });

  test('ASG-413: all ancient weapons are shuffled again, each side into its own pile', () => {
    const t = ragnarok({ ...WORDS, ancients: [4, 1] });
    expect([...LIGHT_IDS, ...DARK_IDS].map(id => t.where(id))).toEqual(Array(10).fill('pile'));
    const shown = (seed: string, side: string, words: Parameters<typeof ragnarok>[0]) =>
      ragnarok({ ...words, seed })
        .told('shownGuard')
        .flatMap(({ space, ancient }) => (space === `${side}-world3` ? [ancient] : []));
    const seeds = Array.from({ length: 40 }, (_, i) => `guard ${i}`);
    const against = (god: string, space: string) => ({ on: { [space]: god } });
    const dark = seeds.flatMap(seed => shown(seed, 'dark', against('odin-1', 'light-world3')));
    const light = seeds.flatMap(seed => shown(seed, 'light', against('hel-1', 'dark-world3')));
    expect([new Set(light), new Set(dark)]).toEqual([new Set(LIGHT_IDS), new Set(DARK_IDS)]);
  });

  test('ASG-414: the tiles of the underworlds', () => {
    const t = ragnarok(WORDS);
    expect([t.on('light-underworld'), t.on('dark-underworld')]).toEqual([undefined, undefined]);
    expect([t.where('odin-2'), t.where('odin-1')]).toEqual(['out', 'laid']);
    expect(t.offers()).toEqual(['raise whiteWarrior>light-world3', 'pass']);
  });

  test('ASG-418: a world with two populations is cleared, and nobody fights there', () => {
    const t = ragnarok({ ...WORDS, on: { 'light-world3': 'odin-1', 'dark-world5': 'hel-2' } });
    const cleared = ['world7', 'world6', 'world4', 'world2', 'world1'];
    expect(t.told('cleared').map(({ world }) => world)).toEqual(cleared);
    for (const world of cleared)
      expect([t.on(`light-${world}`), t.on(`dark-${world}`)]).toEqual([undefined, undefined]);
    expect([t.on('dark-world3'), t.on('light-world5')].every(tile => tile !== undefined)).toBe(true);
    t.play(RED, 'pass').play(BLUE, 'pass');
    expect(t.told('fought').map(({ world }) => world)).toEqual(['world3', 'world5']);
  });
});

describe('discs under god tiles', () => {
  test('ASG-415: a disc for every supporter, the upper one on top', () => {
    const words = { on: { 'light-world7': 'odin-4', 'dark-world7': 'hel-1' }, onGod: { odin: 'giant 1' } };
    expect(ragnarok({ ...words, support: { odin: [RED, BLUE] } }).scores).toEqual([0, 13, 11, 0]);
    expect(ragnarok({ ...words, support: { odin: [BLUE, RED] } }).scores).toEqual([0, 11, 13, 0]);
    expect(ragnarok({ ...words, support: { odin: [null, RED] } }).scores).toEqual([0, 24, 0, 0]);
    expect(ragnarok({ ...words, support: { tyr: [RED, BLUE] } }).scores).toEqual([0, 0, 0, 0]);
  });

  test('ASG-416: under each tile of the god, however many it has', () => {
    const on = Object.fromEntries(
      [2, 3, 5, 6].flatMap((world, i) => [
        [`light-world${world}`, `thor-${i + 1}`],
        [`dark-world${world}`, `turned dark-${['armoury', 'muster', 'quarry', 'saga'][i]}`],
      ]),
    );
    const t = ragnarok({ on, support: { thor: [RED, BLUE] }, arms: [[], ['weapon-1']], onGod: { thor: 'giant 10' } });
    expect(t.offers()).toEqual([2, 3, 5, 6].map(world => `weapon-1>light-world${world}`));
    t.play(RED, 'weapon-1>light-world6');
    expect(t.told('rewarded').map(({ seat, world }) => `${seat} ${world}`)).toEqual(
      [2, 3, 5, 6].flatMap(world => [`1 world${world}`, `2 world${world}`]),
    );
  });
});

describe('populations against gods', () => {
  test('ASG-417: they are armed from World 7 down to World 1', () => {
    const t = ragnarok({ on: { ...lightGods(2, 5, 7), 'dark-world4': 'loki-1', 'dark-world1': 'hel-1' } });
    expect(guarded(t)).toEqual(['dark-world7', 'dark-world5', 'light-world4', 'dark-world2', 'light-world1']);
  });

  test('ASG-419: one ancient weapon of their own side, which nobody sees before the world is settled', () => {
    const on = { 'light-world3': 'odin-1', 'dark-world5': 'hel-1', 'light-world6': 'thor-1', 'dark-world6': 'loki-1' };
    const t = ragnarok({ on, support: { odin: [RED] }, valhalla: 'whiteWarrior 1' });
    expect(guarded(t)).toEqual(['light-world5', 'dark-world3']);
    expect([t.told('shownGuard'), LIGHT_IDS.map(id => t.where(id))]).toEqual([[], Array(5).fill('pile')]);
    for (let space = 0; space < SPACES.length; space++) expect(t.state[t.c.at.guard(space)]).toBe(-1);
    t.play(RED, 'pass');
    const [dark, light] = t.told('shownGuard');
    expect([dark.space, light.space]).toEqual(['dark-world3', 'light-world5']);
    expect([DARK_IDS, LIGHT_IDS].map((ids, i) => ids.includes(String([dark, light][i].ancient)))).toEqual([true, true]);
  });

  test('ASG-420: once the pile is empty, a population gets none', () => {
    const t = ragnarok({ on: lightGods(7, 6, 5, 4, 3, 2, 1) });
    expect(guarded(t)).toEqual([7, 6, 5, 4, 3].map(world => `dark-world${world}`));
    const weapons = t.told('shownGuard').map(({ ancient }) => ancient);
    expect(weapons.toSorted()).toEqual(DARK_IDS);
    // Its value alone: muster 3 lies on World 2, armoury 2 on World 1.
    expect([values(t, 'world2')[1], values(t, 'world1')[1]]).toEqual([3, 2]);
    const gods = ['surtr-1', 'loki-1', 'hel-1', 'mimir-1', 'fenrir-1', 'loki-2', 'hel-2'];
    const on = Object.fromEntries(gods.map((tile, i) => [`dark-world${i + 1}`, tile]));
    expect(guarded(ragnarok({ on }))).toEqual([7, 6, 5, 4, 3].map(world => `light-world${world}`));
  });

  test('ASG-421: at Ragnarök they count their own value', () => {
    const t = ragnarok({ on: { 'light-world5': 'thor-4', 'dark-world5': 'dark-saga' }, support: { thor: [RED] } });
    const [{ ancient }] = t.told('shownGuard');
    expect(values(t, 'world5')).toEqual([4, 6 + Number(String(ancient).slice(-1))]);
  });
});

describe('what is left over', () => {
  test('ASG-442: recruits in reserves take no part', () => {
    const on = { 'light-world5': 'thor-3', 'dark-world5': 'hel-3' };
    const words = {
      on,
      support: { thor: [RED], hel: [BLUE] },
      reserve: ['', 'giant 4 whiteWarrior 3', 'giant 2'],
    } as const;
    const t = ragnarok(words);
    expect([values(t, 'world5'), t.scores]).toEqual([
      [3, 3],
      [0, 0, 0, 0],
    ]);
    expect(t.told('beside')).toEqual([]);
    expect(ragnarok({ ...words, valhalla: 'orangeWarrior 1' }).offers()).toEqual([
      'raise orangeWarrior>light-world5',
      'pass',
    ]);
  });

  test('ASG-443: recruits, seals, stones and discs are worth nothing', () => {
    const score = [4, 4, 4, 4];
    const reserve = ['pink 3 white 2', 'lightSeal 4 darkSeal 3', 'giant 3 orangeWarrior 2'];
    const t = ragnarok({ score, reserve, front: [2, 9, 3, 3], inAsgard: [1] });
    expect([t.scores, t.places]).toEqual([score, [1, 2, 3, 4]]);
    const bare = ragnarok({ score, front: [3, 3, 3, 3] });
    expect([bare.scores, bare.places]).toEqual([t.scores, t.places]);
  });
});

test('ASG-417, ASG-418: with fewer players the worlds left empty get nothing', () => {
  const t = ragnarok({ seats: 2, on: { 'light-world2': 'odin-1' }, support: { odin: [YELLOW] } });
  expect([t.told('cleared').map(({ world }) => world), guarded(t)]).toEqual([
    ['world7', 'world6', 'world5', 'world3'],
    ['dark-world2'],
  ]);
});
