import { readFileSync } from 'node:fs';
import { ContentError, defaultOf, sampleValues } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { isBasisIn, keysIn } from '../../test/content.ts';
import { type Row, tablesOf } from '../../test/ledger-tables.ts';
import base from '../content/base.json' with { type: 'json' };
import { mimir } from '../index.ts';
import { readMimirContent } from '../rules/content.ts';
import { COLOURS, ESSENCES, GODS, KINDS, MATERIALS } from '../rules/vocabulary.ts';
import { Table } from './table.ts';

const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const ledgerTables = tablesOf(ledger);
const rowsOf = (section: string) => ledgerTables(section)[0];
const yesNo = (value: boolean) => (value ? 'yes' : 'no');

describe('the base pack and the tables of the ledger', () => {
  test('it passes every check of a pack, and is what the game is played with', () => {
    expect(mimir.base.content).toMatchObject(readMimirContent('base.json', base));
  });

  test('MIM-001 MIM-024 MIM-025: 9 realms, each with one essence', () => {
    const realms = base.realms.map(({ id, name, essence, basis }) => ({
      id,
      name,
      'name basis': basis.name,
      essence,
      'essence basis': basis.essence,
    }));
    expect(realms).toEqual(rowsOf('8.1'));
    expect(realms).toHaveLength(9);
    expect(new Set(realms.map(({ essence }) => essence))).toEqual(new Set(['ice', 'earth', 'fire']));
    expect(ESSENCES).toEqual(base.essences.map(({ id }) => id));
  });

  test('MIM-002 MIM-048: a layout and a star for 2, 3 and 4 players', () => {
    const layouts = Object.entries(base.layouts).map(([players, layout]) => ({
      players,
      realms: `${layout.realms}`,
      'treasures dealt per round': `${layout.treasuresPerRound}`,
      'removed per round': `${layout.treasuresRemovedPerRound}`,
      'one material removed': yesNo(layout.removeOneMaterial),
      'basis of the realm count': layout.basis.realms,
    }));
    expect(layouts).toEqual(rowsOf('8.2'));
    expect(base.counts.stars).toBe(layouts.length);
    expect(Object.values(base.layouts).map(({ starFits }) => starFits)).toEqual(['wide', 'wide', 'narrow']);
  });

  test('MIM-007 MIM-008 MIM-009 MIM-010: 4 equal armies of 18 vikings, 1 double and 3 elites', () => {
    const army = base.army.tokens.map(({ kind, count, strength, elite, basis }) => ({
      kind,
      count: `${count}`,
      strength: `${strength}`,
      elite: yesNo(elite),
      'count basis': basis.count,
    }));
    expect(army).toEqual(rowsOf('8.3'));
    expect(base.counts.armySets).toBe(4);
    const t = new Table({ fresh: { seats: 4 } });
    for (let seat = 0; seat < 4; seat++) {
      const own = KINDS.map(kind => t.supply(seat, kind));
      expect(own).toEqual([18, 1, 1, 1, 1]);
      expect(own.reduce((sum, n) => sum + n, 0)).toBe(base.army.perPlayer);
    }
  });

  test('MIM-154 MIM-155 MIM-156 MIM-157: tokens placed per turn', () => {
    const written = base.difficulties.map(({ id, placement, basis }) => ({
      difficulty: id,
      ...Object.fromEntries(placement.map((turns, i) => [`round ${i + 1}`, turns.join('+')])),
      basis: basis.placement,
    }));
    expect(written).toEqual(rowsOf('8.4'));
  });

  test('MIM-005 MIM-018 MIM-019: 36 treasures, each with one material, a round and points', () => {
    const treasures = base.treasures.map(({ id, material, round, points, basis }) => ({
      id,
      material,
      round: `${round}`,
      points: `${points}`,
      'material basis': basis.material,
      'round basis': basis.round,
      'points basis': basis.points,
    }));
    expect(treasures).toEqual(rowsOf('8.5'));
    expect(treasures).toHaveLength(36);
    expect(mimir.base.content.treasures).toEqual(
      base.treasures.map(({ id, material, round, points, basis }) => ({ id, material, round, points, basis })),
    );
  });

  test('MIM-020 MIM-021 MIM-022 MIM-023: 9 treasures of each material, 12 of each round, 3 of each in each', () => {
    const { treasures } = mimir.base.content;
    expect(new Set(treasures.map(({ material }) => material))).toEqual(new Set(['skin', 'wood', 'metal', 'gem']));
    for (const material of MATERIALS) {
      expect(treasures.filter(treasure => treasure.material === material)).toHaveLength(9);
      for (const round of [1, 2, 3]) {
        expect(treasures.filter(treasure => treasure.round === round)).toHaveLength(12);
        expect(treasures.filter(t => t.round === round && t.material === material)).toHaveLength(3);
      }
    }
  });

  test('MIM-006 MIM-025 MIM-026: 25 artefacts, each with its needs, points and one essence', () => {
    const needs = (requires: object, basis: object) =>
      Object.entries(requires)
        .map(([material, n]) => `${n} ${material} (${(basis as Row)[material][0]})`)
        .join(' + ');
    const artefacts = base.artefacts.map(({ id, name, requires, points, essence, basis }) => ({
      id,
      name,
      'name basis': basis.name,
      needs: needs(requires, basis.requires),
      points: `${points}`,
      'points basis': basis.points,
      essence,
      'essence basis': basis.essence,
    }));
    expect(artefacts).toEqual(rowsOf('8.6'));
    expect(artefacts).toHaveLength(25);
    for (const { points, requires } of mimir.base.content.artefacts)
      expect(points).toBe(2 * Object.values(requires).reduce((sum, n) => sum + n, 0) - 1);
  });

  test('MIM-021 MIM-054: the counts that follow from the lists', () => {
    const counts = MATERIALS.map(material => {
      const needing = base.artefacts.filter(({ requires }) => material in requires).length;
      return {
        material,
        'cards that need it': `${needing}`,
        'cards left when it is removed': `${base.artefacts.length - needing}`,
        treasures: `${base.treasures.filter(treasure => treasure.material === material).length}`,
      };
    });
    expect(counts).toEqual(ledgerTables('8.6')[1]);
    for (const { id, treasures } of base.materials)
      expect(counts).toContainEqual(expect.objectContaining({ material: id, treasures: `${treasures}` }));
  });

  test('MIM-027: every card can be flipped for one leaf', () => {
    expect(base.artefacts.map(({ leaves }) => leaves)).toEqual(Array(25).fill(1));
    for (const { id } of base.artefacts) {
      const other = id === 'mjolnir' ? 'dromi' : 'mjolnir';
      const options = { scoringAssignment: 'manual' };
      const t = new Table({ seats: 2, options, phase: 'scoring', hands: { 0: [id, other] } });
      t.play(0, `flip ${id}`, `leaf ${id} for ${other}`);
      expect(t.offers(0).filter(move => move.startsWith('leaf'))).toEqual([]);
    }
  });

  test('MIM-020 MIM-024 MIM-028 MIM-080: colours, gods, materials and essences', () => {
    const { colours, gods, materials, essences } = base;
    const named = Object.entries({ colour: colours, god: gods, material: materials, essence: essences });
    const names = named.flatMap(([sort, entries]) =>
      entries.map(({ id, names, basis }) => ({
        sort,
        id,
        Norwegian: names.no,
        French: names.fr,
        basis: typeof basis === 'string' ? basis : basis.names,
      })),
    );
    expect(names).toEqual(rowsOf('8.7'));
    expect(named.map(([, entries]) => entries.map(({ id }) => id))).toEqual([COLOURS, GODS, MATERIALS, ESSENCES]);
    expect(mimir.traits).toEqual({ colour: COLOURS, god: GODS });
  });

  test('MIM-003 MIM-013 MIM-015 MIM-017: markers, screens, aids and tokens of the box', () => {
    const { basis, ...counts } = base.counts;
    expect(counts).toEqual({
      realms: base.realms.length,
      stars: 3,
      startRealmMarkers: 2,
      treasures: base.treasures.length,
      artefacts: base.artefacts.length,
      armyTokensPerPlayer: base.army.perPlayer,
      armySets: 4,
      screens: 4,
      turnMarkers: 4,
      colourMarkers: 4,
      playerAids: 4,
      firstPlayerTokens: 1,
    });
    expect(basis).toBe('stated');
    expect(base.scoring.trackLength).toBe(30);
  });

  test('the options of the pack are those of the module, and the keys those of the ledger', () => {
    const { players, ...options } = base.options;
    expect(players.values).toEqual(mimir.seatCounts);
    expect(Object.keys(options).toSorted()).toEqual(Object.keys(mimir.options).toSorted());
    for (const [name, option] of Object.entries(options)) {
      expect([...option.values].toSorted(), name).toEqual([...sampleValues(mimir.options[name])].toSorted());
      expect(option.default, name).toBe(defaultOf(mimir.options[name], 2));
    }
    expect(Object.keys(base)).toEqual(keysIn(ledger));
  });

  test('every entry carries its basis, in the words of the legend', () => {
    const { colours, gods, materials, essences, layouts, army, difficulties, realms, treasures, artefacts } = base;
    const lists = [colours, gods, materials, essences, army.tokens, difficulties, realms, treasures, artefacts];
    const entries: { readonly basis: unknown }[] = [...lists.flat(), ...Object.values(layouts)];
    for (const entry of [...entries, army, base.players, base.treasurePattern, base.artefactPoints, base.scoring])
      expect(isBasisIn(base.basisLegend)(entry.basis), JSON.stringify(entry)).toBe(true);
  });
});

describe('a broken pack', () => {
  /** The base pack with another value at this path. */
  const changed = (path: string, value: unknown) => {
    const pack: unknown = structuredClone(base);
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const inner = keys.reduce((at, key) => (at as Record<string, unknown>)[key], pack);
    (inner as Record<string, unknown>)[last] = value;
    return pack;
  };
  const problemOf = (json: unknown) => {
    try {
      readMimirContent('own.json', json);
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
    return 'none';
  };

  test.each([
    ['realms', base.realms.slice(1), 'realms: 9 entries are wanted, not 8'],
    ['realms.3.essence', 'water', 'realms.midgard.essence: "water" is none of ice, earth, fire'],
    ['realms.4.id', 'midgard', 'realms.midgard: this id occurs twice'],
    ['realms.3.id', 'mid>gard', 'realms.mid>gard.id: small letters, digits and hyphens are wanted, not "mid>gard"'],
    [
      'realms.3.basis',
      'guessed',
      'realms.midgard.basis: "guessed" is none of stated, derived, ruling, reconstructed, invented',
    ],
    [
      'realms.3.basis.essence',
      undefined,
      'realms.midgard.basis.essence: nothing is none of stated, derived, ruling, reconstructed, invented',
    ],
    ['realms.3.name', '', 'realms.midgard.name: a text is wanted, not ""'],
    ['treasures.0.material', undefined, 'treasures.skin-1-1.material: nothing is none of skin, wood, metal, gem'],
    ['treasures.0.points', 1.5, 'treasures.skin-1-1.points: a whole number from 0 to 30 is wanted, not 1.5'],
    ['treasures.0.round', 4, 'treasures.skin-1-1.round: a whole number from 1 to 3 is wanted, not 4'],
    ['treasures.0.round', 2, 'treasures: 3 of skin in round 1 are wanted, not 2'],
    ['artefacts', {}, 'artefacts: a list is wanted, not {}'],
    ['artefacts.15.requires', { bone: 1 }, 'artefacts.mjolnir.requires: "bone" is none of skin, wood, metal, gem'],
    ['artefacts.15.requires', {}, 'artefacts.mjolnir.requires: a material is wanted'],
    ['artefacts.15.points', '7', 'artefacts.mjolnir.points: a whole number from 0 to 30 is wanted, not "7"'],
    ['army.tokens.1.kind', 'elf', 'army.tokens.1.kind: "elf" is none of viking, double, raven, valkyrie, wyrm'],
    ['army.tokens.1.kind', 'viking', 'army.tokens: double is missing'],
    ['army.tokens.2.count', 2, 'army.tokens.2.count: 1 raven is wanted, not 2'],
    ['army.tokens.0.count', 17, 'difficulties.easy.placement: an army of 20 is too small for 21 tokens'],
    ['difficulties.1.placement.2', [], 'difficulties.normal.placement.2: 1 to 4 entries are wanted, not 0'],
    ['layouts.3', undefined, 'layouts.3: an object is wanted, not nothing'],
    ['layouts.4.realms', 9, 'layouts.4.realms: 12 treasures are too few to deal'],
  ])('is refused, and the place named: %s', (path, value, problem) => {
    expect(problemOf(changed(path, value))).toBe(`own.json: ${problem}`);
  });

  test('is refused as a whole when it is none', () => {
    expect(problemOf([])).toBe('own.json: the whole file: an object is wanted, not []');
  });

  test('notes beside the entries do no harm', () => {
    expect(problemOf(changed('notes', 'ours'))).toBe('none');
  });
});
