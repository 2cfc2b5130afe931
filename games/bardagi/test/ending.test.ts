import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { BLUE, RED, Table } from './table.ts';

/** The last round, played to its end. */
const end = (words = {}) => new Table({ round: 8, ...words }).finishRound();
/** What a source gave each seat. */
const gained = (table: Table, source: string) =>
  [0, 1, 2, 3].slice(0, table.c.seats).map(seat => {
    const won = table.told('glory').filter(event => event.seat === seat && event.source === source);
    return won.reduce((sum, { points }) => sum + Number(points), 0);
  });
const NAMES = ['red', 'blue', 'yellow', 'green'];
const land = (lists: readonly (readonly string[])[]) =>
  Object.fromEntries(lists.flatMap((areas, seat) => areas.map(area => [area, `${NAMES[seat]} 1`])));

describe('3.20 the end', () => {
  test('BAR-760 BAR-761 EX-BAR-19: 10, 9, 8 and 7 rounds, the last one on the island before the own number', () => {
    const rounds = [2, 3, 4, 5].map(seats => {
      const table = new Table({ fresh: { seats }, seed: 'rounds' });
      const { rounds } = table.c.tables;
      return rounds;
    });
    expect(rounds).toEqual([10, 9, 8, 7]);
    expect([end({ round: 7 }).phase, end({ round: 8 }).phase]).toEqual(['plan', 'over']);
    const LABELS: Record<number, number> = { 8: 5, 9: 4, 10: 3, 11: 2 };
    for (const [i, last] of rounds.entries()) expect(LABELS[last + 1]).toBe(i + 2);
  });

  test('BAR-762: the last round is played in full, with building and claim', () => {
    const words = {
      round: 8,
      goods: ['timber 3 iron 1'],
      gold: [1],
      shown: ['mint'],
      areas: { 'forest-red': 'red 1' },
    };
    const table = new Table(words).play(RED, 'end', 'build mint');
    expect([table.phase, table.tiles(RED)]).toEqual(['over', ['mint']]);
    expect(gained(table, 'areas')[RED]).toBe(1);
  });

  test('BAR-763 BAR-764 BAR-765 EX-BAR-66: goods into gold by the table: 11, 9 and 12 give 3, 3 and 4', () => {
    const goods = ['timber 3 hide 2 iron 1 stone 2', 'meat 4 wool 3 iron 1', 'timber 4 hide 4 wool 4'];
    const figures = { 'red.kaupmadur': 'aboard', 'blue.kaupmadur': 'iron-red' };
    const table = end({ goods, figures, ships: { red: 'sea-01' } });
    expect(table.gold).toEqual([3, 3, 4, 0]);
    expect(table.told('converts').map(({ units }) => units)).toEqual([11, 9, 12, 0]);
    expect(end({ goods: ['timber 3'] }).gold[RED]).toBe(0);
  });

  test('BAR-766: the Tannery does not count here', () => {
    expect(end({ goods: ['hide 3'], tiles: [['mint', 'tannery']] }).gold[RED]).toBe(2);
  });

  test('BAR-767 BAR-777: each gold gives 1 glory, by its value', () => {
    const table = end({ gold: [7, 0, 0, 0], goods: ['timber 4'] });
    expect(gained(table, 'gold')).toEqual([8, 0, 0, 0]);
  });

  test('BAR-768 BAR-776: 15 glory for most gold, to nobody with none', () => {
    expect(gained(end({ gold: [3, 2, 0, 0] }), 'mostGold')).toEqual([15, 0, 0, 0]);
    expect(gained(end(), 'mostGold')).toEqual([0, 0, 0, 0]);
    expect(gained(end(), 'mostAreas')).toEqual([0, 0, 0, 0]);
  });

  test('BAR-769 BAR-770: 12 glory for most areas, or 10; none for most glory', () => {
    const areas = land([['forest-red', 'iron-red'], ['forest-blue']]);
    expect(gained(end({ areas, glory: [0, 90] }), 'mostAreas')).toEqual([12, 0, 0, 0]);
    expect(gained(end({ areas, options: { mostAreasBonus: 10 } }), 'mostAreas')).toEqual([10, 0, 0, 0]);
    const table = end({ glory: [0, 90] });
    expect(table.scores).toEqual([0, 90, 0, 0]);
  });

  test('BAR-771 EX-BAR-69: a tie goes to the one with most gold mines', () => {
    const areas = land([
      ['forest-red', 'gold-red'],
      ['forest-blue', 'iron-blue'],
    ]);
    expect(gained(end({ areas }), 'mostAreas')).toEqual([12, 0, 0, 0]);
    const mines = land([['gold-red'], ['iron-blue', 'iron-red'], [], []]);
    // The gold mine gives red 1 gold, and 2 iron give blue 1: equal, but for the mines.
    expect(gained(end({ areas: mines }), 'mostGold')).toEqual([15, 0, 0, 0]);
    expect(gained(end({ areas: mines, options: { firstTieBreak: 'allMines' } }), 'mostGold')).toEqual([0, 15, 0, 0]);
  });

  test('BAR-772 BAR-775: then to the one with most villages, among those still tied', () => {
    const areas = land([
      ['gold-red', 'village-red-blue'],
      ['gold-blue', 'forest-blue'],
      ['village-blue-yellow', 'village-green-red'],
    ]);
    expect(gained(end({ areas }), 'mostAreas')).toEqual([12, 0, 0, 0]);
  });

  test('BAR-773 EX-BAR-67: then it is divided, rounded down; or iron mines decide and else nobody', () => {
    const areas = land([
      ['gold-red', 'gold-blue', 'village-red-blue'],
      ['gold-yellow', 'gold-green', 'village-blue-yellow'],
      ['gold-black'],
    ]);
    const words = { areas, gold: [7, 7, 8, 4], options: { balancedSetup: false } };
    const table = end(words);
    expect([table.gold, gained(table, 'mostGold')]).toEqual([
      [9, 9, 9, 4],
      [7, 7, 0, 0],
    ]);
    const none = { ...words, options: { balancedSetup: false, finalTie: 'ironMinesThenNone' } };
    expect(gained(end(none), 'mostGold')).toEqual([0, 0, 0, 0]);
    const iron = { ...none, areas: { ...areas, 'iron-red': 'blue 1' } };
    expect(gained(end(iron), 'mostGold')).toEqual([0, 15, 0, 0]);
  });

  test('BAR-774 EX-BAR-68: five tied players share', () => {
    const names = ['red', 'blue', 'yellow', 'green', 'black'];
    const next: Record<string, string> = {
      red: 'red-blue',
      blue: 'blue-yellow',
      yellow: 'yellow-black',
      black: 'black-green',
      green: 'green-red',
    };
    const areas = Object.fromEntries(
      names.flatMap(name =>
        [`gold-${name}`, `forest-${name}`, `sheep-${name}`, `cattle-${name}`, `village-${next[name]}`].map(id => [
          id,
          `${name} 1`,
        ]),
      ),
    );
    const table = new Table({ seats: 5, round: 7, areas, gold: [5, 5, 5, 5, 5] }).finishRound();
    const shares = (source: string) =>
      table
        .told('glory')
        .filter(event => event.source === source)
        .map(({ points }) => points);
    expect([shares('mostGold'), shares('mostAreas')]).toEqual([
      [3, 3, 3, 3, 3],
      [2, 2, 2, 2, 2],
    ]);
  });

  test('BAR-778: disks, recruits, runes and axes are worth nothing', () => {
    const table = end({ town: [5], runes: ['divine 3'], axesHeld: [4], disks: [[6, 6, 6]] });
    expect(table.scores).toEqual([0, 0, 0, 0]);
  });

  test('BAR-779: claim, conversion, glory for gold, the two bonuses', () => {
    const table = end({ areas: land([['forest-red']]), goods: ['timber 4'] });
    const sources = table.told('glory').map(({ source }) => source);
    expect(sources).toEqual(['areas', 'gold', 'mostGold', 'mostAreas']);
  });

  test('statistics count glory by source, tiles built and runes cast', () => {
    const table = end({ gold: [7], tiles: [['mint']] });
    const { tallies = {}, roles = {} } = table.match.game;
    expect(tallies['glory gold'](table.state, RED)).toBe(9);
    expect([tallies['built mint'](table.state, RED), tallies['built mint'](table.state, BLUE)]).toEqual([1, 0]);
    expect(roles.colour(table.state, BLUE)).toBe('blue');
    // Blue began round 8, so that green began the first one.
    expect(roles.place(table.state, 2)).toBe('1');
    expect([0, 1, 2, 3].map(seat => roles.place(table.state, seat)).toSorted()).toEqual(['1', '2', '3', '4']);
    const caster = new Table({ hand: 'godi 1', runes: ['seaMove 1'] }).play(RED, 'cast', 'seaMove>ship');
    expect(caster.match.game.tallies?.['cast seaMove'](caster.state, RED)).toBe(1);
  });

  test('BAR-780 BAR-781 EX-BAR-70: most glory wins; then gold, then areas; then the win is shared', () => {
    expect(end({ glory: [5, 9, 0, 0] }).places).toEqual([2, 1, 3, 3]);
    // Red's 1 gold and 15 for it make up for blue's 16 glory.
    const gold = end({ glory: [0, 16], gold: [1, 0] });
    expect([gold.scores.slice(0, 2), gold.places.slice(0, 2)]).toEqual([
      [16, 16],
      [1, 2],
    ]);
    expect(end({ glory: [4, 4, 0, 0] }).places).toEqual([1, 1, 3, 3]);
    const areas = end({ areas: land([['forest-red']]), glory: [0, 13] });
    expect([areas.scores.slice(0, 2), areas.places.slice(0, 2)]).toEqual([
      [13, 13],
      [1, 2],
    ]);
  });

  test('BAR-782 BAR-783: gold is hidden until the end; payments and income are told to all', () => {
    const table = new Table({ gold: [3, 4], areas: land([['gold-red']]) });
    const cell = table.c.at.gold(RED);
    expect([table.seen(RED, cell), table.seen(BLUE, cell), table.seen(AUDIENCE, cell)]).toEqual([
      3,
      undefined,
      undefined,
    ]);
    table.finishRound();
    expect(table.told('earned')).toEqual([{ type: 'earned', seat: RED, count: 1 }]);
    expect(table.seen(BLUE, cell)).toBeUndefined();
    expect(end({ gold: [3, 4] }).seen(BLUE, cell)).toBe(3);
  });
});
