import { describe, expect, test } from 'vitest';
import { BLUE, RED, Table } from './table.ts';

const at = (figures: Record<string, string>, words = {}) =>
  new Table({ hand: 'berserkur 3 godi 3 kaupmadur 3 knerrir 1', figures, ...words });
/** Where a figure of red comes in one step. */
const reach = (table: Table, figure: string) =>
  table
    .offersOf(`${figure}>`)
    .map(offer => offer.slice(figure.length + 1))
    .toSorted();

describe('3.7 movement on land', () => {
  test('BAR-220: a step leads to an adjacent area', () => {
    const table = at({ 'red.godi': 'quarry-red' });
    expect(reach(table, 'godi')).toEqual(['cattle-red', 'forest-green-red', 'forest-red', 'gold-red']);
    expect(table.refused(RED, 'godi>sheep-red')).toBe('BAR-220');
  });

  test('BAR-221 BAR-222 BAR-223: a Berserkur card gives one step, a Godi or Kaupmadur card two', () => {
    const table = at({});
    expect(table.play(RED, 'berserkur>forest-red').moving).toBeUndefined();
    expect(table.play(RED, 'godi>forest-red').moving).toBe('godi 1');
    expect(table.play(RED, 'on>iron-red').moving).toBeUndefined();
    table.play(RED, 'kaupmadur>forest-red', 'on>quarry-red');
    expect([table.moving, table.where(RED, 'kaupmadur')]).toEqual([undefined, 'quarry-red']);
  });

  test('BAR-224: fewer steps will do, but at least one', () => {
    const table = at({});
    expect(table.refused(RED, 'on>forest-red')).toBe('BAR-224');
    table.play(RED, 'godi>forest-red', 'end');
    expect(table.where(RED, 'godi')).toBe('forest-red');
  });

  test('BAR-225: several cards move one unit', () => {
    const table = at({}).play(RED, 'berserkur>forest-red', 'berserkur>iron-red', 'berserkur>gold-red');
    expect([table.where(RED, 'berserkur'), table.hand]).toEqual(['gold-red', 'godi 3 kaupmadur 3 knerrir 1']);
  });

  const group = { 'cattle-red': 'red 1', 'forest-red': 'red 1', 'iron-red': 'red 1', 'gold-blue': 'red 1' };

  test('BAR-226 BAR-227 BAR-228: own areas that are joined, the home among them, are one step wide', () => {
    const table = at({ 'red.berserkur': 'cattle-red' }, { areas: group });
    expect(reach(table, 'berserkur')).toEqual(expect.arrayContaining(['home-red', 'forest-red', 'iron-red']));
    // Over the home alone: cattle and sheep are joined by it.
    const home = at({ 'red.berserkur': 'cattle-red' }, { areas: { 'cattle-red': 'red 1', 'sheep-red': 'red 1' } });
    expect(reach(home, 'berserkur')).toContain('sheep-red');
    // Gold-blue is own, but not joined.
    expect(reach(table, 'berserkur')).not.toContain('gold-blue');
  });

  test('BAR-229: from anywhere in a group to everything adjacent to any part of it', () => {
    const table = at({ 'red.berserkur': 'cattle-red' }, { areas: group });
    expect(reach(table, 'berserkur')).toEqual(
      [
        ...['forest-red', 'home-red', 'iron-red'],
        ...['forest-red-blue', 'gold-red', 'quarry-red', 'sheep-red', 'village-green-red'],
      ].toSorted(),
    );
  });

  test('BAR-230: from outside to every area of an adjacent group', () => {
    const table = at({ 'red.berserkur': 'forest-red-blue' }, { areas: group });
    expect(reach(table, 'berserkur')).toEqual(
      expect.arrayContaining(['iron-red', 'forest-red', 'cattle-red', 'home-red']),
    );
    expect(reach(table, 'berserkur')).not.toContain('sheep-red');
  });

  test('BAR-231: areas of others are no group for a stranger', () => {
    const areas = { 'forest-blue': 'blue 1', 'iron-blue': 'blue 1', 'gold-blue': 'blue 1' };
    const table = at({ 'red.berserkur': 'forest-blue' }, { areas });
    expect(reach(table, 'berserkur')).toEqual(['cattle-blue', 'iron-blue', 'quarry-blue', 'sheep-blue']);
  });

  test('BAR-232: figures of others do not break a group', () => {
    const figures = { 'red.berserkur': 'cattle-red', 'blue.berserkur': 'forest-red', 'blue.godi': 'home-blue' };
    expect(reach(at(figures, { areas: group }), 'berserkur')).toContain('iron-red');
  });

  test('BAR-234 BAR-235: a camp of Barbarians is closed to Godi and Kaupmadur, an owned one is not', () => {
    const figures = { 'red.berserkur': 'gold-red', 'red.godi': 'gold-red', 'red.kaupmadur': 'gold-red' };
    const wild = at(figures);
    expect(wild.refused(RED, 'godi>camp-red-blue')).toBe('BAR-234');
    expect(wild.refused(RED, 'kaupmadur>camp-red-blue')).toBe('BAR-234');
    expect(wild.offers()).toContain('berserkur>camp-red-blue');
    const owned = at(figures, { areas: { 'camp-red-blue': 'blue 1' } });
    expect(owned.offers()).toEqual(expect.arrayContaining(['godi>camp-red-blue', 'kaupmadur>camp-red-blue']));
  });

  test('BAR-236 BAR-238: an axe keeps Godi and Kaupmadur of others out, never those of its owner', () => {
    const areas = { 'forest-red': 'blue 1 axe 1', 'cattle-red': 'red 1 axe 1' };
    const table = at({}, { areas });
    expect(table.refused(RED, 'godi>forest-red')).toBe('BAR-236');
    expect(table.refused(RED, 'kaupmadur>forest-red')).toBe('BAR-236');
    expect(table.offers()).toEqual(expect.arrayContaining(['godi>cattle-red', 'kaupmadur>cattle-red']));
  });

  test('BAR-237: any figure enters a sacred location', () => {
    const table = at({ 'red.berserkur': 'gold-red', 'red.godi': 'gold-red', 'red.kaupmadur': 'gold-red' });
    for (const figure of ['berserkur', 'godi', 'kaupmadur']) expect(reach(table, figure)).toContain('sacred-centre');
  });

  test('BAR-239 BAR-255: whoever stands where an axe is laid, or on a lost camp, may stay and leave', () => {
    const figures = { 'red.godi': 'forest-red', 'red.kaupmadur': 'camp-red-blue' };
    const table = at(figures, { areas: { 'forest-red': 'blue 1 axe 1' } });
    expect(reach(table, 'godi')).toContain('iron-red');
    expect(reach(table, 'kaupmadur')).toContain('gold-red');
    expect(table.finishRound().where(RED, 'godi')).toBe('forest-red');
  });

  test('BAR-240 BAR-241: a Berserkur crosses foreign and Barbarian land without a fight, and may stop there', () => {
    const areas = { 'forest-red': 'blue 2' };
    const table = at({}, { areas }).play(RED, 'berserkur>forest-red', 'berserkur>iron-red', 'end');
    expect([table.where(RED, 'berserkur'), table.on('forest-red')]).toEqual(['iron-red', 'blue 2']);
  });

  test('BAR-242 BAR-243 BAR-244 EX-BAR-54: on the axe of another the move ends, and only the way back is open', () => {
    const words = { areas: { 'iron-red': 'blue 1 axe 1' }, tiles: [['horse-yard']] };
    const table = at({}, words).play(RED, 'berserkur>forest-red');
    expect(table.moving).toBe('berserkur 2');
    table.play(RED, 'on>iron-red');
    expect([table.moving, table.entry(RED)]).toEqual([undefined, 'forest-red']);
    expect(reach(table, 'berserkur')).toEqual(['forest-red']);
    expect(table.refused(RED, 'berserkur>gold-red')).toBe('BAR-244');
    expect(table.offers()).toContain('attack');
    const isle = at(
      { 'red.berserkur': 'sheep-isle-red-blue' },
      { areas: { 'sheep-isle-red-blue': 'blue 1 axe 1' }, caught: ['red'], entry: { red: 'cattle-isle-red-blue' } },
    );
    expect(isle.offersOf('berserkur')).toEqual([
      ...['berserkur>cattle-isle-red-blue', 'berserkur boards sheep-isle-red-blue'],
    ]);
  });

  test('BAR-245: who stood there before the axe, or has just retreated, leaves in any direction', () => {
    const words = { areas: { 'iron-red': 'blue 1 axe 1', 'gold-red': 'blue 1' } };
    expect(reach(at({ 'red.berserkur': 'iron-red' }, words), 'berserkur')).toContain('gold-red');
    const table = at(
      { 'red.berserkur': 'gold-red', 'blue.berserkur': 'gold-red' },
      { ...words, entry: { red: 'iron-red' } },
    );
    table.play(RED, 'attack', 'retreat');
    expect(reach(table, 'berserkur')).toContain('forest-red');
    const caught = at(
      { 'red.berserkur': 'gold-red' },
      {
        areas: { 'iron-red': 'blue 1 axe 1', 'gold-red': 'blue 1 axe 2' },
        entry: { red: 'iron-red' },
        caught: ['red'],
      },
    );
    caught.play(RED, 'attack', 'retreat');
    expect(reach(caught, 'berserkur')).toContain('forest-red');
  });

  test('BAR-246: the entry area is remembered from round to round', () => {
    const table = at({}).play(RED, 'berserkur>forest-red').finishRound();
    expect([table.round, table.entry(RED)]).toEqual([2, 'home-red']);
  });

  test('BAR-247: ashore, after a retreat and after a return there is none', () => {
    const landed = at({ 'red.berserkur': 'aboard' }, { ships: { red: 'village-red-blue' } }).play(
      RED,
      'land berserkur',
    );
    expect(landed.entry(RED)).toBeUndefined();
    const back = at({ 'red.berserkur': 'town' }, { goods: ['meat 4'] }).play(RED, 'home', 'refill virki');
    expect([back.where(RED, 'berserkur'), back.entry(RED)]).toEqual(['home-red', undefined]);
    const fought = at(
      { 'red.berserkur': 'forest-red', 'blue.berserkur': 'forest-red' },
      { areas: { 'forest-red': 'blue 1' }, entry: { red: 'home-red' } },
    );
    expect(fought.play(RED, 'attack', 'retreat').entry(RED)).toBeUndefined();
  });

  test('BAR-248 BAR-249 EX-BAR-51: a step, another action with its own card, and the rest of the steps', () => {
    const table = new Table({ hand: 'godi 2', disks: [[6, 2, 6]] });
    table.play(RED, 'godi>cattle-red', 'convert', 'on>quarry-red');
    expect([table.on('cattle-red'), table.where(RED, 'godi'), table.hand]).toEqual(['red 1', 'quarry-red', '']);
    const trader = new Table({ hand: 'kaupmadur 2', disks: [[6, 6, 2]] });
    trader.play(RED, 'kaupmadur>forest-red', 'buy land', 'on>iron-red');
    expect([trader.on('forest-red'), trader.where(RED, 'kaupmadur')]).toEqual(['red 1', 'iron-red']);
  });

  test('BAR-250 BAR-253 EX-BAR-52: a card of another unit, or landing another figure, ends the open move', () => {
    const table = at({}).play(RED, 'godi>forest-red', 'kaupmadur>forest-red');
    expect(table.moving).toBe('kaupmadur 1');
    expect(table.play(RED, 'on>iron-red').where(RED, 'godi')).toBe('forest-red');
    const landing = at({ 'red.kaupmadur': 'aboard' }, { ships: { red: 'home-red' } });
    expect(landing.play(RED, 'godi>forest-red', 'land kaupmadur').moving).toBeUndefined();
    const trade = at({}, { gold: [1] }).play(RED, 'godi>forest-red', 'home', 'gold for iron', 'done');
    expect(trade.moving).toBeUndefined();
    const removal = at({ 'red.godi': 'forest-red' }, { areas: { 'forest-red': 'blue 1 divine' }, gold: [1] });
    expect(removal.play(RED, 'kaupmadur>cattle-red', 'remove divine').moving).toBeUndefined();
  });

  test('BAR-251: a second move card for the same figure takes the place of the open move', () => {
    const table = at({}).play(RED, 'godi>forest-red', 'godi>iron-red');
    expect([table.moving, table.hand]).toEqual(['godi 1', 'berserkur 3 godi 1 kaupmadur 3 knerrir 1']);
  });

  test("BAR-252: a Berserkur's move is not interrupted", () => {
    const table = at({}, { tiles: [['horse-yard']] }).play(RED, 'berserkur>forest-red');
    expect(table.moving).toBe('berserkur 2');
    table.play(RED, 'attack', 'reinforce 0');
    expect(table.moving).toBeUndefined();
    expect(table.offersOf('on>')).toEqual([]);
  });

  test('BAR-254 BAR-577 BAR-578: a figure aboard takes no steps, and none of its cards can be used', () => {
    const table = at({ 'red.godi': 'aboard' }, { ships: { red: 'sea-01' }, runes: ['seaMove 1'] });
    expect(table.offersOf('godi')).toEqual([]);
    expect(table.refused(RED, 'godi>home-red')).toBe('BAR-577');
    expect(table.refused(RED, 'cast')).toBe('BAR-577');
    expect(table.where(BLUE, 'godi')).toBe('home-blue');
  });
});
