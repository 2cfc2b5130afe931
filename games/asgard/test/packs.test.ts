import { describe, expect, test } from 'vitest';
import { changed as changedIn, problemOf as problemIn } from '../../test/packs.ts';
import base from '../content/base.json' with { type: 'json' };
import { readAsgardContent } from '../rules/content.ts';
import words from '../words/en.json' with { type: 'json' };

const changed = (changes: Readonly<Record<string, unknown>>) => changedIn(base, changes);
const problemOf = (json: unknown) => problemIn(readAsgardContent, words, json);

describe('a broken pack is refused, and the place named', () => {
  test.each([
    ['gods', base.gods.slice(1), 'gods: 10 entries are wanted, not 9'],
    ['gods', base.gods.toReversed(), 'gods.0: freyja is wanted here, not fenrir'],
    [
      'gods.0.id',
      'sif',
      'gods.sif.id: "sif" is none of freyja, baldr, odin, tyr, thor, loki, hel, mimir, surtr, fenrir',
    ],
    ['gods.0.name', '', 'gods.freyja.name: a text is wanted, not ""'],
    ['gods.0.stone', 'white', 'gods.freyja.stone: "white" is none of pink, yellow, red, blue, green, black, none'],
    ['gods.0.stone', 'none', 'gods.freyja.stones: stones are of a colour'],
    ['gods.2.stones', 1, 'gods.odin.stones: stones are of a colour'],
    ['gods.0.requestSlots', 3, 'gods.freyja.requestSlots: a whole number from 1 to 2 is wanted, not 3'],
    ['gods.9.activeFrom', 6, 'gods.fenrir.activeFrom: a whole number from 1 to 5 is wanted, not 6'],
    ['gods.0.upper', ['elf'], 'gods.freyja.upper.0: "elf" is none of whiteWarrior, orangeWarrior, giant'],
    ['gods.0.tiles', [], 'gods.freyja.tiles: 1 to 4 entries are wanted, not 0'],
    ['gods.0.tiles.1', 0, 'gods.freyja.tiles.1: a whole number from 1 to 9 is wanted, not 0'],
    [
      'gods.0.basis.tiles',
      'guessed',
      'gods.freyja.basis.tiles: "guessed" is none of stated, derived, ruling, reconstructed, invented',
    ],
    ['populations', base.populations.slice(1), 'populations: 16 entries are wanted, not 15'],
    ['populations.1.id', 'light-armoury', 'populations.light-armoury: this id occurs twice'],
    ['populations.0.side', 'grey', 'populations.light-armoury.side: "grey" is none of light, dark'],
    ['populations.0.side', 'dark', 'populations: 6 of light are wanted with 2 seats, not 5'],
    ['populations.3.from', 2, 'populations: 6 of light are wanted with 2 seats, not 7'],
    ['populations.12.from', 3, 'populations: 7 of dark are wanted with 3 seats, not 8'],
    ['worlds.0.from', 2, 'populations: 7 of light are wanted with 2 seats, not 6'],
    ['temples.0.pile', 5, 'temples.temple-1-1.pile: a whole number from 1 to 4 is wanted, not 5'],
    [
      'temples',
      base.temples.map(temple => ({ ...temple, pile: Math.min(temple.pile, 3) })),
      'temples: pile 4 is empty',
    ],
    ['temples.6.stones', ['pink', 'pink'], 'temples.temple-3-1.stones: a colour is named twice'],
    ['temples.6.stones', [], 'temples.temple-3-1.stones: 1 to 4 entries are wanted, not 0'],
    ['temples.23.further', 2, 'temples.temple-7-6.further: a whole number from 0 to 1 is wanted, not 2'],
    ['weapons.0.value', -1, 'weapons.weapon-1.value: a whole number from 0 to 20 is wanted, not -1'],
    ['weapons', base.weapons.slice(1), 'weapons: 7 entries are wanted, not 6'],
    [
      'spells.0.effect',
      'haste',
      'spells.break-relic.effect: "haste" is none of breakRelic, dethrone, frenzy, gloryUpper, gloryLower, disarm, rout',
    ],
    ['spells.0.id', 'weapon-1', 'spells.weapon-1: a weapon has this id'],
    ['populations.0.id', 'odin-4', 'populations.odin-4: a god tile has this id'],
    ['ancientWeapons.0.side', 'dark', 'ancientWeapons: 5 of light are wanted, not 4'],
    ['ancientWeapons.9.side', 'light', 'ancientWeapons: 5 of light are wanted, not 6'],
    ['asgardRow.2', 0, 'asgardRow.2: 1 to 3 tiles are wanted'],
    ['asgardRow.3', 5, 'asgardRow.3: 1 to 4 tiles are wanted'],
    ['asgardTiles.1.from', 4, 'none'],
    ['worlds.0.slot', 'either', 'worlds.0.slot: the seventh world is the one with either side'],
    ['worlds.6.slot', 'dark', 'worlds.6.slot: the seventh world is the one with either side'],
    ['worlds.3.upper', '10', 'worlds.3.upper: a whole number from 0 to 50 is wanted, not "10"'],
    ['track', base.track.slice(1), 'track: 7 entries are wanted, not 6'],
    ['track.0.seal', 'grey', 'track.0.seal: "grey" is none of light, dark'],
    ['recruits', base.recruits.toReversed(), 'recruits.0: whiteWarrior is wanted here, not giant'],
    ['recruits.0.count', 4, 'recruits.whiteWarrior.count: at least 5 are wanted'],
    ['recruits.0.count', 5, 'none'],
    [
      'recruits.0.onGods',
      { sif: 1 },
      'recruits.whiteWarrior.onGods: "sif" is none of freyja, baldr, odin, tyr, thor, loki, hel, mimir, surtr, fenrir',
    ],
    ['recruits.2.valhalla', 1, 'recruits.giant.valhalla: no giant comes to Valhalla'],
    ['stones', base.stones.toReversed(), 'stones.0: pink is wanted here, not white'],
    ['stones.0.count.2', 31, 'stones.pink.count.2: a whole number from 0 to 30 is wanted, not 31'],
    ['seals', base.seals.toReversed(), 'seals.0: light is wanted here, not dark'],
    ['seals.1.count.3', 4, 'seals.dark.count.3: at least 5 are wanted'],
    [
      'battleTiles.0.count',
      { '2': 1, '3': 1 },
      'battleTiles.0.count.4: a whole number from 0 to 30 is wanted, not nothing',
    ],
    ['boosts.oath', 0, 'boosts.oath: a whole number from 1 to 20 is wanted, not 0'],
    ['gloryPoints', 51, 'gloryPoints: a whole number from 0 to 50 is wanted, not 51'],
    ['sagaPoints', undefined, 'sagaPoints: a whole number from 0 to 50 is wanted, not nothing'],
    ['underworldPoints', 2.5, 'underworldPoints: a whole number from 0 to 50 is wanted, not 2.5'],
  ])('%s', (path, value, problem) => {
    expect(problemOf(changed({ [path]: value }))).toBe(problem === 'none' ? problem : `own.json: ${problem}`);
  });

  test('as a whole when it is none', () => {
    expect(problemOf([])).toBe('own.json: the whole file: an object is wanted, not []');
  });
});

test('a pack of the printed values may name and number things otherwise', () => {
  const pack = changed({
    'gods.7.name': 'Mime',
    'gods.9.tiles': [2, 5],
    'weapons.6': { id: 'great-axe', value: 9, basis: 'stated' },
    'spells.5': { id: 'blunt', name: 'Blunt', effect: 'disarm', basis: 'stated' },
    'boosts.levy': 2,
    notes: 'ours',
  });
  const content = readAsgardContent('own.json', pack);
  expect(content.gods[9].tiles).toEqual([2, 5]);
  expect(content.weapons[6].id).toBe('great-axe');
  expect(content.spells[5].name).toBe('Blunt');
  expect(content.boosts).toEqual({ oath: 4, levy: 2 });
  expect(content).not.toHaveProperty('notes');
});
