import { agree } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { bardagi } from '../index.ts';
import { CLANS } from './position.ts';
import { BLUE, RED, Table } from './table.ts';

const fresh = (seats: number, options: Record<string, unknown> = {}, seed = 'start') =>
  new Table({ fresh: { seats, options }, seed });
const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`);
/** Every clan that somebody got in many matches. */
const clansSeen = (seats: number, options: Record<string, unknown> = {}) =>
  [...new Set(SEEDS.flatMap(seed => fresh(seats, options, seed).clans))].toSorted();
const refusal = (seats: number, options: Record<string, unknown> = {}) => {
  const result = agree(bardagi, { seats, options });
  return result.ok ? 'agreed' : result.error.code;
};

describe('3.1 the table', () => {
  test('BAR-001: two to five players', () => {
    expect([1, 2, 3, 4, 5, 6].map(seats => refusal(seats))).toEqual([
      'bad-seat-count',
      ...Array<string>(4).fill('agreed'),
      'bad-seat-count',
    ]);
  });

  test('BAR-002 BAR-003: Summer serves everybody, Winter only two or three', () => {
    const sides = (side: string) => [2, 3, 4, 5].map(seats => refusal(seats, { boardSide: side }));
    expect(sides('summer')).toEqual(Array(4).fill('agreed'));
    expect(sides('winter')).toEqual(['agreed', 'agreed', 'option-not-available', 'option-not-available']);
  });

  test('BAR-004 BAR-005: unless chosen, two or three play on Winter, more on Summer; each side has its own areas', () => {
    expect([2, 3, 4, 5].map(seats => fresh(seats).c.map.id)).toEqual(['winter', 'winter', 'summer', 'summer']);
    expect(fresh(2, { boardSide: 'summer' }).c.map.id).toBe('summer');
    expect(fresh(2).c.areaCount).toBe(37);
    expect(fresh(5).c.areaCount).toBe(61);
  });

  test('BAR-006 BAR-007 BAR-009: red and yellow for two, all five colours for five', () => {
    expect(clansSeen(2)).toEqual(['red', 'yellow']);
    expect(clansSeen(2, { boardSide: 'summer', balancedSetup: false })).toEqual(['red', 'yellow']);
    expect(fresh(5).clans.toSorted()).toEqual(['black', 'blue', 'green', 'red', 'yellow']);
  });

  test('BAR-008 BAR-010: black is never in play with three or four, and only colours with a home are', () => {
    expect(clansSeen(4, { balancedSetup: false })).toEqual(['blue', 'green', 'red', 'yellow']);
    expect(clansSeen(3, { boardSide: 'summer', balancedSetup: false })).toEqual(['blue', 'green', 'red', 'yellow']);
    expect(clansSeen(3, { boardSide: 'winter', balancedSetup: false })).toEqual(['blue', 'red', 'yellow']);
  });

  test('BAR-011: colours are dealt at random, each once', () => {
    const deals = SEEDS.map(seed => fresh(4, {}, seed).clans);
    expect(new Set(deals.map(deal => deal.join())).size).toBeGreaterThan(5);
    for (const deal of deals) expect(new Set(deal).size).toBe(4);
  });

  test('BAR-012: or players pick in seating order among those still free', () => {
    const table = fresh(3, { clanChoice: 'choose', boardSide: 'summer', balancedSetup: false });
    expect(table.awaited).toEqual([0]);
    expect(table.offers()).toEqual(['clan red', 'clan yellow', 'clan blue', 'clan green']);
    expect(table.refused(0, 'clan black')).toBe('BAR-008');
    table.play(0, 'clan blue');
    expect(table.refused(1, 'clan blue')).toBe('BAR-012');
    table.play(1, 'clan green').play(2, 'clan red');
    expect(table.clans).toEqual(['blue', 'green', 'red']);
  });

  test('BAR-013 BAR-058 BAR-059: the colour is the home, where the figures start; the ship is off the map', () => {
    const table = fresh(5);
    for (const [seat, colour] of table.clans.entries()) {
      for (const figure of ['berserkur', 'godi', 'kaupmadur'] as const)
        expect(table.where(seat, figure)).toBe(`home-${colour}`);
      expect(table.ship(seat)).toBe('board');
    }
  });

  test('BAR-014: a balanced set-up takes colours and closed areas from the map', () => {
    expect(clansSeen(3, { boardSide: 'summer' })).toEqual(['green', 'red', 'yellow']);
    expect(fresh(3, { boardSide: 'summer' }).c.closed).toHaveLength(4);
    expect(fresh(3, { boardSide: 'summer', balancedSetup: false }).c.closed).toEqual([]);
  });

  test('BAR-015: nobody enters a closed area, by land or by ship, and nobody owns it', () => {
    const words = {
      hand: 'berserkur 2 knerrir 1',
      figures: { 'red.berserkur': 'village-green-red', 'red.godi': 'aboard' },
      ships: { red: 'sea-14' },
      options: { balancedSetup: true },
    };
    const table = new Table(words);
    expect(table.offersOf('sail ')).toContain('sail sea-13');
    expect(table.offersOf('call')).toEqual([]);
    expect(table.refused(RED, 'call sheep-isle-black-green')).toBe('BAR-584');
    const free = new Table({ ...words, options: { balancedSetup: false } });
    expect(free.offersOf('call')).toEqual(['call sheep-isle-black-green']);
    const walker = { ...words, figures: { 'red.berserkur': 'camp-black-green' }, ships: {} };
    expect(new Table(walker).refused(RED, 'berserkur>gold-black')).toBe('BAR-015');
    expect(new Table({ ...walker, options: { balancedSetup: false } }).offers()).toContain('berserkur>gold-black');
  });

  test('BAR-016: the home of a colour that is not in play is closed to figures and ships', () => {
    const words = {
      hand: 'berserkur 1 kaupmadur 1 knerrir 1',
      figures: { 'red.kaupmadur': 'cattle-black', 'red.godi': 'aboard' },
      ships: { red: 'sea-13' },
    };
    for (const forcedTrade of [false, true]) {
      const table = new Table({ ...words, options: { balancedSetup: false, forcedTrade } });
      expect(table.offersOf('kaupmadur>')).toContain('kaupmadur>forest-black');
      expect(table.refused(RED, 'kaupmadur>home-black')).toBe(forcedTrade ? 'BAR-097' : 'BAR-233');
      expect(table.offersOf('call')).toEqual([]);
    }
  });

  test('BAR-017: the first starting player is drawn, or named by the host', () => {
    expect(new Set(SEEDS.map(seed => fresh(4, {}, seed).first))).toEqual(new Set([0, 1, 2, 3]));
    const table = fresh(4, { startingPlayer: 'choose' });
    expect(table.awaited).toEqual([0]);
    expect(table.offers()).toEqual(['first 0', 'first 1', 'first 2', 'first 3']);
    expect(table.play(0, 'first 2').first).toBe(2);
  });

  test('BAR-019 BAR-020 BAR-021: six shuffled piles of 10 and 5, 45 tiles in all', () => {
    const table = fresh(4);
    const { upgrades } = table.c.content;
    for (const building of ['virki', 'hof', 'verslun'] as const)
      for (const level of [1, 2]) {
        const kinds = upgrades.filter(tile => tile.building === building && tile.level === level);
        const copies = kinds.reduce((sum, { id }) => sum + table.pile(id), 0) + table.shown(building, level).length;
        expect(copies).toBe(level === 1 ? 10 : 5);
      }
    expect(upgrades.reduce((sum, { copies }) => sum + copies, 0)).toBe(45);
    const displays = SEEDS.map(seed => fresh(4, {}, seed).shown('virki', 1).join());
    expect(new Set(displays).size).toBeGreaterThan(5);
  });

  test('BAR-022 BAR-023 BAR-024: three and two tiles face up for four or five, two and one for fewer, for good', () => {
    const counts = (table: Table) =>
      (['virki', 'hof', 'verslun'] as const).map(building => [1, 2].map(level => table.shown(building, level).length));
    for (const seats of [4, 5]) expect(counts(fresh(seats))).toEqual(Array(3).fill([3, 2]));
    for (const seats of [2, 3]) expect(counts(fresh(seats))).toEqual(Array(3).fill([2, 1]));
    const table = new Table({
      seats: 2,
      clans: ['red', 'yellow'],
      goods: ['timber 3 iron 1'],
      gold: [1],
      shown: ['boathouse', 'mead-hall'],
    });
    table.play(RED, 'end', 'build boathouse');
    expect(table.shown('virki', 1)).toHaveLength(2);
  });

  test('BAR-025 BAR-061 BAR-062: six kinds of goods, of which nobody has any; no axes, no recruits', () => {
    const table = fresh(3);
    expect(table.c.layout.fields.find(({ name }) => name === 'goods')?.per[1]).toEqual([
      ...['timber', 'hide', 'wool', 'meat', 'iron', 'stone'],
    ]);
    expect([0, 1, 2].map(seat => table.goods(seat))).toEqual(['', '', '']);
    expect([table.axesHeld, table.town]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('BAR-026: goods and gold of the bank never run out', () => {
    const table = new Table({
      seats: 2,
      clans: ['red', 'yellow'],
      hand: 'kaupmadur 1',
      gold: [290],
      goods: ['meat 4', 'timber 5 hide 5 wool 5 meat 5 iron 5 stone 5'],
      tiles: [[], ['boathouse']],
    });
    table.play(RED, 'home', 'gold for timber+timber', 'gold for timber+timber', 'gold for iron', 'sell 4-0-0-0');
    expect([table.goods(RED), table.gold[RED]]).toEqual(['meat 4 iron 1', 288]);
  });

  test('BAR-027 BAR-028 BAR-029: 20 axes, and 48 runes in one pile, eight of each type', () => {
    const table = fresh(2);
    expect(table.axeSupply).toBe(20);
    expect(table.runePile).toBe(46);
    expect(Array.from(table.c.tables.runeCount)).toEqual([8, 8, 8, 8, 8, 8]);
  });

  test('BAR-030 BAR-031: one gold, and one rune drawn at random', () => {
    expect(fresh(4).gold).toEqual([1, 1, 1, 1]);
    expect(fresh(4).heldCount).toEqual([1, 1, 1, 1]);
    const drawn = SEEDS.flatMap(seed => fresh(2, {}, seed).told('drew', 0).slice(0, 1)).map(({ rune }) => rune);
    expect(new Set(drawn).size).toBeGreaterThan(3);
  });

  test('BAR-032 BAR-060 BAR-116: the first round, and no glory, which everybody sees', () => {
    const table = fresh(3);
    expect(table.round).toBe(1);
    expect([0, 1, 2].map(seat => table.seen((seat + 1) % 3, table.c.at.glory(seat)))).toEqual([0, 0, 0]);
  });
});

describe('3.2 the player', () => {
  test('BAR-050 BAR-055 BAR-066: four units, three buildings of their figures, two slots and one', () => {
    const table = new Table({});
    expect(table.c.content.units.map(({ id }) => id)).toEqual(['berserkur', 'godi', 'kaupmadur', 'knerrir']);
    const buildings = (bardagi.base.content as { buildings: readonly { unit?: string; slots?: unknown }[] }).buildings;
    expect(buildings.map(({ unit }) => unit)).toEqual(['berserkur', 'godi', 'kaupmadur']);
    expect(buildings.map(({ slots }) => slots)).toEqual(Array(3).fill([2, 1]));
    for (const [seat] of CLANS.slice(0, 4).entries()) expect(table.tiles(seat)).toEqual([]);
  });

  test('BAR-051 BAR-150: 24 cards, six for each unit', () => {
    const table = fresh(2);
    const planned = table.offers().map(offer => offer.slice('plan '.length).split('-').map(Number));
    expect(Math.max(...planned.flat())).toBe(6);
    const easy = fresh(2, { planning: 'easy' });
    const seat = easy.active ?? 0;
    easy.play(seat, 'plan 2-2-1-1');
    const { at } = easy.c;
    expect([0, 1, 2, 3].map(unit => easy.state[at.hand(unit)] + easy.state[at.deck(unit)])).toEqual([6, 6, 6, 6]);
  });

  test('BAR-052 BAR-053 BAR-054 BAR-063: 40 disks: six on each building, which is its limit, and 22 in reserve', () => {
    const table = fresh(2);
    for (const building of ['virki', 'hof', 'verslun'] as const)
      expect([table.disks(0, building), table.limit(0, building)]).toEqual([6, 6]);
    expect(table.reserve).toEqual([22, 22]);
  });

  test('BAR-018: left and clockwise are the next seat', () => {
    const table = new Table({ turn: RED, first: RED });
    table.play(RED, 'end');
    expect(table.awaited).toEqual([BLUE]);
  });

  test('BAR-064: five of each kind of good find room', () => {
    const table = new Table({ hand: 'kaupmadur 1', gold: [3], goods: ['timber 4'] });
    table.play(RED, 'home', 'gold for timber+hide');
    expect(table.offers()).not.toContain('gold for timber+hide');
    expect(table.offers()).toContain('gold for hide+wool');
  });

  test('BAR-065: goods, disks, recruits, axes and upgrades lie open', () => {
    const table = new Table({ goods: ['', 'meat 2'], town: [0, 3], axesHeld: [0, 2], tiles: [[], ['mint']] });
    const { at } = table.c;
    const seen = [at.goods(BLUE, 3), at.town(BLUE), at.axesHeld(BLUE), at.disks(BLUE, 0)].map(cell =>
      table.seen(RED, cell),
    );
    expect(seen).toEqual([2, 3, 2, 6]);
    const mint = table.c.content.upgrades.findIndex(({ id }) => id === 'mint');
    expect(table.seen(RED, at.built(BLUE, mint))).toBe(1);
  });
});
