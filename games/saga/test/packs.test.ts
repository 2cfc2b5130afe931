import { describe, expect, test } from 'vitest';
import { changed as changedIn, problemOf as problemIn } from '../../test/packs.ts';
import base from '../content/base.json' with { type: 'json' };
import { readSagaContent } from '../rules/content.ts';
import words from '../words/en.json' with { type: 'json' };

const changed = (changes: Readonly<Record<string, unknown>>) => changedIn(base, changes);
const problemOf = (json: unknown) => problemIn(readSagaContent, words, json);
const tree = (...fields: readonly (readonly number[])[]) => fields.map(field => ({ kind: 'tree', fields: [field] }));

const [captain, swordsman, crossbowman] = [0, 1, 2].map(i => `teams.0.figures.${i}`);

describe('a broken pack is refused, and the place named', () => {
  test.each([
    ['hourglass.tokens', 0, 'hourglass.tokens: a whole number from 1 to 20 is wanted, not 0'],
    ['hourglass.tokens', 8, 'hourglass.green: 7 of 8 tokens are wanted, not 5'],
    ['hourglass.red', 2, 'hourglass.red: a whole number from 1 to 1 is wanted, not 2'],
    ['hourglass.guardRounds', undefined, 'hourglass.guardRounds: a whole number from 1 to 99 is wanted, not nothing'],
    ['shooting.range', 10, 'shooting.range: a whole number from 1 to 9 is wanted, not 10'],
    ['shooting.range', 5, 'teams.humans.figures.crossbowman.range: 0 or the reach of all shots, 5, is wanted, not 6'],
    ['tiles', base.tiles.slice(1), 'tiles: 14 entries are wanted, not 13'],
    ['tiles.1.id', 'T01', 'tiles.T01: this id occurs twice'],
    ['tiles.0.name', '', 'tiles.T01.name: a text is wanted, not ""'],
    [
      'tiles.0.basis',
      'guessed',
      'tiles.T01.basis: "guessed" is none of stated, derived, ruling, reconstructed, invented',
    ],
    ['tiles.0.terrain.0.kind', 'pond', 'tiles.T01.terrain.0.kind: "pond" is none of house, hut, stone, tree, tower'],
    ['tiles.0.terrain.0.fields', [], 'tiles.T01.terrain.0.fields: 1 to 18 entries are wanted, not 0'],
    ['tiles.0.terrain.0.fields.0', [1], 'tiles.T01.terrain.0.fields.0: 2 entries are wanted, not 1'],
    [
      'tiles.0.terrain.0.fields.0',
      [3, 0],
      'tiles.T01.terrain.0.fields.0.0: a whole number from -2 to 2 is wanted, not 3',
    ],
    ['tiles.0.terrain.0.fields.0', [2, 1], 'tiles.T01.terrain.0.fields.0: 2,1 cannot be covered'],
    ['tiles.0.terrain.0.fields.0', [0, 0], 'tiles.T01.terrain.0.fields.0: 0,0 cannot be covered'],
    ['tiles.0.terrain.1.fields.0', [2, 0], 'tiles.T01.terrain: 2,0 is covered twice'],
    ['teams', base.teams.slice(1), 'teams: 6 entries are wanted, not 5'],
    ['teams', base.teams.toReversed(), 'teams.dwarves: humans is wanted here'],
    ['teams.0.id', 'giants', 'teams.giants.id: "giants" is none of humans, elves, undead, orcs, demons, dwarves'],
    [
      `${captain}.id`,
      'Captain',
      'teams.humans.figures.Captain.id: small letters, digits and hyphens are wanted, not "Captain"',
    ],
    [`${captain}.id`, 'swordsman-2', 'teams.humans.figures.swordsman-2.id: no figure can be called swordsman-2'],
    [`${captain}.id`, 'tower', 'teams.humans.figures.tower.id: no figure can be called tower'],
    [`${captain}.id`, 'crown', 'teams.humans.figures.crown.id: no figure can be called crown'],
    [`${captain}.id`, 'swordsman', 'teams.humans.figures.swordsman: this id occurs twice'],
    [`${captain}.id`, 'goblin', 'teams.humans.figures.goblin: this id occurs in two teams'],
    [`${captain}.leader`, 1, 'teams.humans.figures.captain.leader: true or false is wanted, not 1'],
    [`${captain}.leader`, false, 'teams.humans.figures: 1 leader is wanted, not 0'],
    [`${captain}.count`, 2, 'teams.humans.figures: 1 leader is wanted, not 2'],
    [`${swordsman}.leader`, true, 'teams.humans.figures: 1 leader is wanted, not 4'],
    [`${swordsman}.count`, 5, 'teams.humans.figures: 4 to 6 figures are wanted, not 7'],
    [`${swordsman}.count`, 1, 'teams.humans.figures: 4 to 6 figures are wanted, not 3'],
    [`${swordsman}.move`, 0, 'teams.humans.figures.swordsman.move: a whole number from 1 to 9 is wanted, not 0'],
    [`${swordsman}.hit`, 10, 'teams.humans.figures.swordsman.hit: a whole number from 0 to 9 is wanted, not 10'],
    [`${swordsman}.parry`, '5', 'teams.humans.figures.swordsman.parry: a whole number from 0 to 9 is wanted, not "5"'],
    [`${swordsman}.dodge`, 4.5, 'teams.humans.figures.swordsman.dodge: a whole number from 0 to 9 is wanted, not 4.5'],
    [
      `${crossbowman}.range`,
      5,
      'teams.humans.figures.crossbowman.range: 0 or the reach of all shots, 6, is wanted, not 5',
    ],
  ])('%s', (path, value, problem) => {
    expect(problemOf(changed({ [path]: value }))).toBe(`own.json: ${problem}`);
  });

  test('SAGA-060: where a start area could be too small', () => {
    // A start area for 2 has 11 fields beside its centre, where a chest may lie; in one turn all these trees lie on it.
    const six = tree([-2, 2], [-1, 1], [-1, 2], [0, 1], [0, 2], [1, 0]);
    expect(problemOf(changed({ 'tiles.0.terrain': six }))).toBe(
      'own.json: tiles.T01.terrain: 5 fields of a start area for 2 players are too few for 6 figures',
    );
    expect(problemOf(changed({ 'tiles.0.terrain': six.slice(1) }))).toBe('none');
    for (const [i, { id }] of base.tiles.entries())
      expect(problemOf(changed({ [`tiles.${i}.terrain`]: six }))).toContain(`tiles.${id}.terrain: 5 fields`);
    expect(problemOf(changed({ 'tiles.0.terrain': six, 'teams.3.figures.2.count': 2 }))).toBe('none');
  });

  test('SAGA-087: where a free field could be cut off by terrain, also in one of its turns or places only', () => {
    const cutOff = (seats: number) =>
      `own.json: tiles.T01.terrain: a free field can be cut off on the battlefield for ${seats} players`;
    // The six fields around the centre.
    const ring = tree([1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]);
    expect(problemOf(changed({ 'tiles.0.terrain': ring }))).toBe(cutOff(2));
    expect(problemOf(changed({ 'tiles.0.terrain': ring.slice(1) }))).toBe('none');
    // A corner of the tile is open to the rim alone; at the outer edge its rim is of no use.
    const corner = tree([1, 0], [2, -1], [1, 1]);
    expect(problemOf(changed({ 'tiles.0.terrain': corner }))).toBe(cutOff(2));
    expect(problemOf(changed({ 'tiles.0.terrain': corner.slice(1) }))).toBe('none');
    // What lies behind this wall still has a way out of a petal, but not out of a corner or a point.
    const wall = tree([-1, -1], [0, -1], [1, -1], [1, 0], [1, 1]);
    expect(problemOf(changed({ 'tiles.0.terrain': wall }))).toBe(cutOff(4));
    expect(problemOf(changed({ 'tiles.0.terrain': wall.slice(1) }))).toBe('none');
  });

  test('SAGA-087: where a free field could be cut off by the crown', () => {
    // Between these trees and the crown lies (1,0): it has no other way.
    const around = tree([2, -1], [2, 0], [1, 1], [0, 1], [1, -1]);
    expect(problemOf(changed({ 'tiles.0.terrain': around }))).toBe(
      'own.json: tiles.T01.terrain: a free field can be cut off on the battlefield for 2 players',
    );
    expect(problemOf(changed({ 'tiles.0.terrain': around.slice(1) }))).toBe('none');
  });

  test('as a whole when it is none', () => {
    expect(problemOf([])).toBe('own.json: the whole file: an object is wanted, not []');
  });
});

describe('a pack of the printed numbers', () => {
  test('may name and number the figures otherwise, and have other tiles, shots and tokens', () => {
    const figures = [
      { ...base.teams[4].figures[0], id: 'overlord', name: 'Overlord', hit: 0, move: 9 },
      { ...base.teams[4].figures[1], count: 3, parry: 9, range: 8 },
    ];
    const shooters = [0, 1, 2, 5].map(team => [`teams.${team}.figures.2.range`, 8]);
    const pack = changed({
      'teams.4.figures': figures,
      ...Object.fromEntries(shooters),
      'shooting.range': 8,
      hourglass: { tokens: 9, green: 8, red: 1, guardRounds: 20 },
      'tiles.13.terrain': [],
      notes: 'ours',
    });
    const content = readSagaContent('own.json', pack);
    expect(content.teams[4].figures).toEqual(figures);
    expect(content.tiles[13].terrain).toEqual([]);
    expect(content.hourglass.guardRounds).toBe(20);
    expect(content).not.toHaveProperty('notes');
  });
});
