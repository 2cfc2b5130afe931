import { defaultOf, sampleValues } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { isBasisIn, keysIn } from '../../test/content.ts';
import base from '../content/base.json' with { type: 'json' };
import { saga } from '../index.ts';
import { readSagaContent } from '../rules/content.ts';
import { DIE_FACES, DIRECTIONS, SAGAS, SEAT_COUNTS, TEAMS, TERRAINS, TILE_COUNT } from '../rules/vocabulary.ts';
import { content } from './battlefields.ts';
import { ledger, ledgerTables } from './ledger-tables.ts';

const rowsOf = (section: string) => ledgerTables(section)[0];
const yesNo = (value: boolean) => (value ? 'yes' : 'no');
const hexes = (list: readonly (readonly number[])[]) => list.map(([q, r]) => `(${q},${r})`).join(' ');
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

const kinds = content.teams.map(({ figures }) => figures);
const counts = kinds.map(figures => sumOf(figures.map(({ count }) => count)));
const PRINTED = 5;

describe('the base pack and the tables of the ledger', () => {
  test('it passes every check of a pack, and is what the game is played with', () => {
    expect(saga.base.content).toMatchObject(readSagaContent('base.json', base));
  });

  test('SAGA-010 SAGA-011 SAGA-015 SAGA-016 SAGA-017 SAGA-019: die, tokens, stick, chests and crown', () => {
    const { die, hourglass, shooting, pieces } = base;
    const items = [
      { item: 'dice', value: `${die.count}`, basis: die.basis.count },
      { item: 'die faces', value: `${die.faces[0]} to ${die.faces.at(-1)}`, basis: die.basis.faces },
      { item: 'hourglass tokens', value: `${hourglass.tokens}`, basis: hourglass.basis.tokens },
      { item: 'green tokens', value: `${hourglass.green}`, basis: hourglass.basis.green },
      { item: 'red tokens', value: `${hourglass.red}`, basis: hourglass.basis.red },
      { item: 'guard rounds', value: `${hourglass.guardRounds}`, basis: hourglass.basis.guardRounds },
      { item: 'shot range', value: `${shooting.range}`, basis: shooting.basis.range },
      ...pieces.map(({ id, count, basis }) => ({ item: id, value: `${count}`, basis })),
    ];
    expect(items).toEqual(rowsOf('8.1'));
    expect(die.faces).toEqual(Array.from({ length: DIE_FACES }, (_, face) => face));
    expect(content.hourglass).toEqual({ tokens: 6, green: 5, red: 1, guardRounds: 15 });
    expect(content.shooting).toEqual({ range: 6 });
  });

  test('SAGA-013: of ten faces, 10 - v are at least v, and all are at least 0', () => {
    for (let v = 0; v < DIE_FACES; v++) expect(base.die.faces.filter(face => face >= v)).toHaveLength(10 - v);
  });

  test('SAGA-002 SAGA-003: one card for each team, with four numbers and a reach for every kind', () => {
    const figures = base.teams.flatMap(({ id: team, names, figures, basis }) =>
      figures.map(({ name, count, move, hit, parry, dodge, range, leader }) => ({
        team,
        Danish: names.da,
        figure: name,
        count: `${count}`,
        move: `${move}`,
        hit: `${hit}`,
        parry: `${parry}`,
        dodge: `${dodge}`,
        range: `${range}`,
        leader: yesNo(leader),
        basis: basis.values,
      })),
    );
    expect(figures).toEqual(rowsOf('8.2'));
    expect(content.teams).toEqual(base.teams.map(({ id, name, figures, basis }) => ({ id, name, figures, basis })));
  });

  test('SAGA-005 SAGA-006: 5 teams of 4 to 6 figures, 25 together, of three kinds each', () => {
    expect(content.teams.map(({ id }) => id)).toEqual(TEAMS);
    expect(TEAMS.slice(0, PRINTED)).toEqual(['humans', 'elves', 'undead', 'orcs', 'demons']);
    expect(counts.slice(0, PRINTED)).toEqual([5, 5, 5, 6, 4]);
    expect(sumOf(counts.slice(0, PRINTED))).toBe(25);
    expect(kinds.map(figures => figures.length)).toEqual(TEAMS.map(() => 3));
  });

  test('SAGA-007: every team has one leader', () => {
    for (const figures of kinds) expect(figures.filter(({ leader }) => leader).map(({ count }) => count)).toEqual([1]);
  });

  test('SAGA-004 SAGA-008 SAGA-224: humans, elves and undead have a kind that shoots, all equally far', () => {
    const shooters = base.teams.map(({ id, figures }) => [id, ...figures.filter(f => f.range > 0).map(f => f.id)]);
    expect(shooters.slice(0, PRINTED)).toEqual([
      ['humans', 'crossbowman'],
      ['elves', 'longbow'],
      ['undead', 'bone-archer'],
      ['orcs'],
      ['demons'],
    ]);
    expect(new Set(kinds.flat().map(({ range }) => range))).toEqual(new Set([0, 6]));
  });

  test('SAGA-009: the dwarves alone are invented, and optional', () => {
    for (const { id, optional, basis } of base.teams) {
      const isDwarf = id === 'dwarves';
      expect(optional, id).toBe(isDwarf);
      const word = isDwarf ? 'invented' : 'reconstructed';
      expect(basis, id).toEqual({ team: word, figures: word, values: word });
    }
  });

  test('SAGA-018 SAGA-035: 5 sagas, each with its die faces, hourglass start, points and tie-breaks', () => {
    const points = (scoring: object) =>
      Object.entries(scoring)
        .map(([what, n]) => (n === true ? what : `${what} ${n}`))
        .join('; ');
    const sagas = base.sagas.map(({ id, names, roll, figures, hourglassStart, scoring, tieBreaks, basis }) => ({
      saga: id,
      Danish: names.da,
      die: roll.join('-'),
      figures,
      'hourglass starts': hourglassStart.text,
      points: points(scoring),
      'tie-breaks': tieBreaks.join(', '),
      basis: basis.details,
    }));
    expect(sagas).toEqual(rowsOf('8.3'));
    expect(base.sagas.map(({ id }) => id)).toEqual(SAGAS);
    expect(base.sagas.flatMap(({ roll }) => roll)).toEqual(base.die.faces);
  });

  test('SAGA-014 SAGA-086 SAGA-100 SAGA-101: 14 tiles, and the fields that their terrain covers', () => {
    const tiles = base.tiles.map(({ id, name, terrain, basis }) => ({
      id,
      name,
      terrain: terrain.map(({ kind, fields }) => `${kind} ${hexes(fields)}`).join('; '),
      'blocked fields': `${sumOf(terrain.map(({ fields }) => fields.length))}`,
      basis,
    }));
    expect(tiles).toEqual(rowsOf('8.5'));
    expect(tiles).toHaveLength(TILE_COUNT);
    expect(content.tiles).toEqual(base.tiles);
    for (const [q, r] of content.tiles.flatMap(({ terrain }) => terrain.flatMap(({ fields }) => fields))) {
      const steps = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      expect([1, 2], `${q},${r}`).toContain(steps);
    }
  });

  test('SAGA-101: the fields of one piece are neighbours', () => {
    const large = content.tiles.flatMap(({ terrain }) => terrain.filter(({ fields }) => fields.length > 1));
    expect(large.map(({ kind, fields }) => [kind, fields.length])).toEqual(Array(3).fill(['house', 2]));
    for (const { fields } of large) {
      const [[q, r], [x, y]] = fields;
      expect(DIRECTIONS).toContainEqual([x - q, y - r]);
    }
  });

  test('SAGA-080: the six neighbours of a field', () => {
    expect(base.geometry.neighbours).toEqual(DIRECTIONS);
  });

  test('SAGA-001 SAGA-050: a layout for each number of players from 2 to 5', () => {
    const layouts = Object.entries(base.layouts).map(([players, layout]) => ({
      players,
      shape: layout.shape,
      tiles: `${layout.tileCount}`,
      'usable fields': `${layout.usableFields}`,
      'start tiles': `${layout.startAreas.length}`,
      chests: `${layout.chests}`,
      'chests to start the hourglass': `${layout.chestsToStartHourglass}`,
      basis: layout.basis,
    }));
    const [shapes, tiles, areas] = ledgerTables('8.6');
    expect(layouts).toEqual(shapes);
    expect(layouts.map(({ players }) => Number(players))).toEqual(SEAT_COUNTS);
    expect([base.players.min, base.players.max]).toEqual([2, 5]);
    expect(Object.entries(base.layouts).map(([players, { tiles }]) => ({ players, tiles: hexes(tiles) }))).toEqual(
      tiles,
    );
    const written = Object.entries(base.layouts).flatMap(([players, { startAreas }]) =>
      startAreas.map(({ tile, centre, fieldCount, goalTile }) => ({
        players,
        'start tile': hexes([tile]),
        'centre field': hexes([centre]),
        'fields before terrain': `${fieldCount}`,
        'goal tile': hexes([goalTile]),
      })),
    );
    expect(written).toEqual(areas);
    for (const { chests, chestsToStartHourglass, tileCount } of Object.values(base.layouts)) {
      expect(chests).toBe(tileCount);
      expect(chestsToStartHourglass).toBe(Math.ceil(chests / 2));
    }
  });

  test('SAGA-003 SAGA-100: kinds of terrain and numbers of a figure', () => {
    const terrain = base.terrainKinds.map(({ id, names, blocksMove, blocksSight, basis }) => ({
      sort: 'terrain',
      id,
      Danish: names.da,
      meaning: blocksMove && blocksSight ? 'bars movement and sight' : '',
      basis,
    }));
    const numbers = base.figureValues.map(({ id, names, meaning, basis }) => ({
      sort: 'number',
      id,
      Danish: names.da,
      meaning,
      basis,
    }));
    expect([...terrain, ...numbers]).toEqual(rowsOf('8.7'));
    expect(terrain.map(({ id }) => id)).toEqual(TERRAINS);
  });

  test('the options of the pack are those of the module', () => {
    const { players, ...options } = base.options;
    expect(players.values).toEqual(saga.seatCounts);
    expect(Object.keys(options).toSorted()).toEqual(Object.keys(saga.options).toSorted());
    for (const [name, option] of Object.entries(options)) {
      expect([...option.values].toSorted(), name).toEqual([...sampleValues(saga.options[name])].toSorted());
      expect(option.default, name).toBe(defaultOf(saga.options[name], 2));
    }
  });

  test('the counts are those of the lists, and the keys those of the ledger', () => {
    const printed = base.teams.filter(({ optional }) => !optional);
    expect(base.counts).toEqual({
      teams: printed.length,
      figures: sumOf(counts.slice(0, PRINTED)),
      optionalTeams: base.teams.length - printed.length,
      optionalFigures: counts[PRINTED],
      tiles: base.tiles.length,
      layouts: Object.keys(base.layouts).length,
      sagas: base.sagas.length,
      hourglassTokens: base.hourglass.tokens,
      chests: base.pieces[0].count,
      crowns: base.pieces[1].count,
      dice: base.die.count,
    });
    expect(Object.keys(base)).toEqual(keysIn(ledger));
  });

  test('every entry carries its basis, in the words of the legend', () => {
    const { players, die, hourglass, pieces, shooting, terrainKinds, figureValues, geometry, tiles, teams, sagas } =
      base;
    const entries: { readonly basis: unknown }[] = [
      ...[players, die, hourglass, shooting, geometry, base.end],
      ...[pieces, terrainKinds, figureValues, tiles, teams, sagas, Object.values(base.layouts)].flat(),
    ];
    for (const entry of entries) expect(isBasisIn(base.basisLegend)(entry.basis), JSON.stringify(entry)).toBe(true);
  });
});
