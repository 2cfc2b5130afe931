import { describe, expect, test } from 'vitest';
import base from '../content/base.json' with { type: 'json' };
import { bardagi } from '../index.ts';
import { readBardagiContent } from '../rules/content.ts';
import { ledgerTables } from './ledger-tables.ts';

const content = readBardagiContent('base.json', base);
const rowsOf = (section: string) => ledgerTables(section)[0];
const number = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0);

describe('the base pack and the tables of the ledger', () => {
  test('it passes every check of a pack, and is what the game is played with', () => {
    expect(bardagi.base.content).toMatchObject(content);
  });

  test('BAR-021 BAR-628: thirty kinds of upgrades, as section 8.11 lists them', () => {
    const tiles = base.upgrades.map(({ code, building, level, copies, name }) => ({
      id: code,
      building,
      level: String(level),
      copies: String(copies),
      name,
    }));
    expect(rowsOf('8.11')).toMatchObject(tiles);
    expect(tiles).toHaveLength(30);
  });

  test('BAR-029: six types of runes, eight of each', () => {
    const runes = Object.fromEntries(content.runes.map(({ id, name, count }) => [id, { name, count: String(count) }]));
    for (const { id, name, count } of rowsOf('8.12')) expect(runes[id]).toEqual({ name, count });
    expect(content.runes.reduce((sum, { count }) => sum + count, 0)).toBe(48);
  });

  test('BAR-498 BAR-500 BAR-505: the rows of the trade table', () => {
    const rows = content.trade.map(({ id, give, get }) => ({
      id: id.toUpperCase(),
      give: `${give.count} ${give.group}`,
      get: `${get.count} ${get.group}`,
    }));
    expect(rowsOf('8.7')).toMatchObject(rows);
  });

  test('BAR-086 BAR-100 BAR-106: what defends an area and what it yields', () => {
    for (const [i, row] of rowsOf('8.5').entries()) {
      const { id, barbarians, yields } = content.areaTypes[i];
      expect([id, String(barbarians)]).toEqual([row.type, row.Barbarians]);
      expect(yields.join(' or ') || 'nothing').toBe(row.yields);
    }
  });

  test('BAR-760 BAR-022: rounds and face-up tiles by the number of players', () => {
    expect(content.tables.map(({ rounds }) => rounds)).toEqual(rowsOf('8.3').map(row => Number(row.rounds)));
    expect(content.tables.map(({ shown }) => shown)).toEqual([
      [2, 1],
      [2, 1],
      [3, 2],
      [3, 2],
    ]);
  });

  test('BAR-005: both boards have as many areas, edges, harbours and sea squares as section 8.13 says', () => {
    const counts = Object.fromEntries(
      rowsOf('8.13').map(({ count, Summer, Winter }) => [count, [Summer, Winter].map(number)]),
    );
    const each = <T>(count: (map: (typeof content.maps)[number]) => T) => content.maps.map(count);
    expect(counts.areas).toEqual(each(({ areas }) => areas.length));
    expect(counts['land edges']).toEqual(each(({ edges }) => edges.length));
    expect(counts.harbours).toEqual(each(({ harbours }) => harbours.length));
    expect(counts['sea squares']).toEqual(each(({ sea }) => sea.length));
    expect(counts['sea edges']).toEqual(each(({ seaEdges }) => seaEdges.length));
    for (const type of content.areaTypes.map(({ id }) => id))
      expect(counts[type]).toEqual(each(({ areas }) => areas.filter(area => area.type === type).length));
  });

  test('BAR-014: the set-ups of section 8.13', () => {
    const [, setups] = ledgerTables('8.13');
    const listed = content.maps.flatMap(({ id, setups: all }) =>
      all.map(({ players, colours, closed }) => ({
        board: id,
        players: String(players),
        colours: colours.join(', '),
        'closed areas': closed.join(', ') || 'none',
      })),
    );
    expect(setups).toMatchObject(listed);
  });
});

describe('a pack that does not fit is refused, by file, entry and field', () => {
  type Draft = typeof base;
  const refusal = (change: (draft: Draft) => void): string => {
    const draft = structuredClone(base);
    change(draft);
    try {
      readBardagiContent('own.json', draft);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return 'accepted';
  };

  test.each<[string, (draft: Draft) => void, RegExp]>([
    ['an edge to nowhere', ({ maps }) => maps[0].edges.push(['home-red', 'atlantis']), /edges\.105: .*not both there/],
    ['an edge twice', ({ maps }) => maps[0].edges.push(['cattle-red', 'home-red']), /joined twice/],
    ['two islands joined', ({ maps }) => maps[0].edges.push(['home-red', 'sheep-isle-red-blue']), /two islands/],
    ['a sea square cut off', ({ maps }) => maps[0].sea.push({ id: 'sea-21', x: 1, y: 1 }), /sea-21 cannot be reached/],
    ['a bridge over nothing', ({ maps }) => maps[0].bridges.push(['home-red', 'home-blue']), /not adjacent/],
    ['a closed home', ({ maps }) => maps[0].setups[0].closed.push('home-red'), /cannot be closed/],
    ['a colour without a home', ({ maps }) => (maps[1].setups[0].colours = ['red', 'black']), /black has no home/],
    ['too many kinds of tiles', ({ upgrades }) => (upgrades[0].level = 2), /virki and level 1/],
    ['a tile that counts no area', ({ upgrades }) => (upgrades[4].area = 'none'), /names a type of area/],
    ['another trade', ({ trade }) => (trade[2].give.count = 3), /t3 gives 2 basic/],
    ['a sale that loses', ({ trade }) => (trade[5].get.count = 1), /twice a small one/],
    ['runes in another order', ({ runes }) => runes.reverse(), /divine is wanted here/],
  ])('%s', (_what, change, problem) => {
    expect(refusal(change)).toMatch(problem);
  });
});

test('every value says on what it is based', () => {
  for (const entries of [base.upgrades, base.runes, base.trade, base.areaTypes, base.tables, base.maps])
    for (const { basis } of entries) expect(basis).toBeTruthy();
});
