import { describe, expect, test } from 'vitest';
import { BLUE, RED, Table } from './table.ts';

const trader = (area: string, words: Record<string, unknown> = {}) => {
  const { figures, ...rest } = words as { figures?: object };
  return new Table({ hand: 'kaupmadur 2', figures: { 'red.kaupmadur': area, ...figures }, ...rest });
};
const VILLAGE = 'village-red-blue';

describe('3.12 the Kaupmadur', () => {
  test('BAR-460: move, buy land, buy runes, village trade, home action', () => {
    expect(trader('home-red', { gold: [1] }).offers()).toContain('home');
    expect(trader(VILLAGE, { gold: [1] }).offers()).toEqual(expect.arrayContaining(['trade', 'buy land']));
    expect(trader('sacred-centre', { gold: [2] }).offers()).toContain('kaupmadur buys runes');
    expect(trader('home-red').offers()).toContain('kaupmadur>forest-red');
  });

  test('BAR-461 BAR-462 BAR-463: he buys Barbarian areas, no camp and no area of a player', () => {
    expect(trader('forest-red').offers()).toContain('buy land');
    expect(trader('forest-red', { areas: { 'forest-red': 'blue 1' } }).refused(RED, 'buy land')).toBe('BAR-462');
    expect(trader('camp-red-blue').refused(RED, 'buy land')).toBe('BAR-463');
  });

  test('BAR-464 BAR-465 BAR-466 BAR-468 EX-BAR-13: two disks of Verslun: one to the reserve, one on the area, and a good', () => {
    const table = trader('forest-red').play(RED, 'buy land');
    expect([table.disks(RED, 'verslun'), table.reserve[RED], table.on('forest-red'), table.goods(RED)]).toEqual([
      ...[4, 23, 'red 1', 'timber 1'],
    ]);
    const poor = trader('forest-red', { disks: [[6, 6, 1]], goods: ['timber 5 hide 5'], gold: [9] });
    expect(poor.refused(RED, 'buy land')).toBe('BAR-464');
  });

  test('BAR-467: the price is the same for every kind of area', () => {
    for (const area of ['quarry-red', 'iron-red', 'gold-red', VILLAGE]) {
      const table = trader(area, { disks: [[6, 6, 2]] }).play(RED, 'buy land');
      expect([table.disks(RED, 'verslun'), table.on(area)]).toEqual([0, 'red 1']);
    }
  });

  test('BAR-469 BAR-470: sheep and cattle let him choose; without room the bonus is lost', () => {
    expect(trader('sheep-red').offersOf('buy land')).toEqual(['buy land for wool', 'buy land for meat']);
    expect(trader('cattle-red').play(RED, 'buy land for hide').goods(RED)).toBe('hide 1');
    expect(trader('sheep-red', { goods: ['meat 5'] }).offersOf('buy land')).toEqual(['buy land for wool']);
    const full = trader('sheep-red', { goods: ['meat 5 wool 5'] });
    expect(full.offersOf('buy land')).toEqual(['buy land']);
    expect(full.play(RED, 'buy land').goods(RED)).toBe('wool 5 meat 5');
    const timber = trader('forest-red', { goods: ['timber 5'] }).play(RED, 'buy land');
    expect([timber.goods(RED), timber.on('forest-red')]).toEqual(['timber 5', 'red 1']);
  });

  test('BAR-471 BAR-472: a gold mine brings 1 gold, a village one recruit', () => {
    expect(trader('gold-red').play(RED, 'buy land').gold[RED]).toBe(1);
    const table = trader(VILLAGE).play(RED, 'buy land');
    expect([table.town[RED], table.reserve[RED]]).toEqual([1, 22]);
  });

  test('BAR-475: he passes everything but axes of others, Barbarian camps and foreign homes', () => {
    const areas = { 'iron-red': 'blue 1 axe 1', 'quarry-red': 'blue 2' };
    const table = trader('gold-red', { areas });
    const steps = table.offersOf('kaupmadur>').map(offer => offer.slice('kaupmadur>'.length));
    expect(steps.toSorted()).toEqual(['quarry-red', 'sacred-centre']);
  });
});

describe('3.13 trade', () => {
  const at = (goods: string, words = {}) => trader(VILLAGE, { goods: [goods], ...words }).play(RED, 'trade');

  test('BAR-490: only the Kaupmadur trades', () => {
    const figures = { 'red.godi': VILLAGE, 'red.berserkur': VILLAGE, 'red.kaupmadur': 'forest-red' };
    const table = new Table({ hand: 'godi 3 berserkur 3', figures, gold: [3] });
    expect(table.refused(RED, 'trade')).toBe('BAR-184');
  });

  test('BAR-491 BAR-492: at home or on any village, own, Barbarian or foreign', () => {
    for (const lies of ['wild', 'red 1', 'blue 1'])
      expect(trader(VILLAGE, { gold: [1], areas: { [VILLAGE]: lies } }).offers()).toContain('trade');
    expect(trader('forest-red', { gold: [1] }).refused(RED, 'trade')).toBe('BAR-491');
    expect(trader('forest-red', { gold: [1] }).refused(RED, 'home')).toBe('BAR-534');
    expect(trader('home-red', { gold: [1] }).offers()).toContain('home');
  });

  test("BAR-493: not on another's village with an axe", () => {
    const words = { gold: [1], areas: { [VILLAGE]: 'blue 1 axe 1' } };
    expect(trader(VILLAGE, words).refused(RED, 'trade')).toBe('BAR-493');
    expect(trader(VILLAGE, { ...words, areas: { [VILLAGE]: 'red 1 axe 1' } }).offers()).toContain('trade');
  });

  test('BAR-494 BAR-495: one card for any number of trades, with the bank', () => {
    const table = at('timber 2 iron 1').play(RED, 'timber for hide', 'timber for wool', 'iron for stone', 'done');
    expect([table.goods(RED), table.hand]).toEqual(['hide 1 wool 1 stone 1', 'kaupmadur 1']);
    expect(table.goods(BLUE)).toBe('');
  });

  test('BAR-496 BAR-497: only what he holds; disks of Verslun are no goods', () => {
    const table = at('timber 1');
    expect(table.refused(RED, 'hide for wool')).toBe('BAR-496');
    expect(table.refused(RED, 'gold for iron')).toBe('BAR-496');
    expect(table.offers()).toEqual(['timber for hide', 'timber for wool', 'timber for meat']);
  });

  test('BAR-498 BAR-499 BAR-512: a basic good for another basic one, a mine good for the other, never for itself', () => {
    expect(at('timber 1').play(RED, 'timber for meat').goods(RED)).toBe('meat 1');
    expect(at('iron 1').play(RED, 'iron for stone').goods(RED)).toBe('stone 1');
    expect(at('timber 1').refused(RED, 'timber for timber')).toBe('BAR-512');
    expect(at('timber 1').refused(RED, 'timber for iron')).toBe('BAR-511');
  });

  test('BAR-500 EX-BAR-16: two basic goods in any mix for one mine good', () => {
    expect(at('hide 2').play(RED, 'hide+hide for iron').goods(RED)).toBe('iron 1');
    expect(at('hide 1 wool 1').play(RED, 'hide+wool for stone').goods(RED)).toBe('stone 1');
    expect(at('hide 1').offersOf('hide+')).toEqual([]);
  });

  test('BAR-501 BAR-508: one mine good for two basic ones, of two kinds if he likes', () => {
    expect(at('iron 1').play(RED, 'iron for timber+timber').goods(RED)).toBe('timber 2');
    expect(at('iron 1').play(RED, 'iron for hide+meat').goods(RED)).toBe('hide 1 meat 1');
  });

  test('BAR-502 BAR-503 BAR-509 EX-BAR-17: four basic goods for 1 gold, eight in one trade for 3, twice four for 2', () => {
    expect(at('timber 1 hide 1 wool 1 meat 1').play(RED, 'sell 1-1-1-1').gold[RED]).toBe(1);
    expect(at('timber 4 hide 4').play(RED, 'sell 4-4-0-0').gold[RED]).toBe(3);
    expect(at('timber 4 hide 4').play(RED, 'sell 4-0-0-0', 'sell 0-4-0-0').gold[RED]).toBe(2);
    expect(at('timber 3').refused(RED, 'sell 3-0-0-0')).toBe('BAR-509');
    expect(at('timber 5 hide 1').offersOf('sell')).toEqual(['sell 3-1-0-0', 'sell 4-0-0-0']);
  });

  test('BAR-504 BAR-505 BAR-510 EX-BAR-18: two mine goods for 1 gold, four for 3; groups are not mixed', () => {
    expect(at('iron 2').play(RED, 'sell 2-0').gold[RED]).toBe(1);
    expect(at('iron 1 stone 1').play(RED, 'sell 1-1').gold[RED]).toBe(1);
    expect(at('iron 1 stone 3').play(RED, 'sell 1-3').gold[RED]).toBe(3);
    expect(at('timber 3 iron 1').offersOf('sell')).toEqual([]);
  });

  test('BAR-506 BAR-507: 1 gold for two basic goods or one mine good', () => {
    const table = at('', { gold: [2] }).play(RED, 'gold for timber+meat', 'gold for stone');
    expect([table.goods(RED), table.gold[RED]]).toEqual(['timber 1 meat 1 stone 1', 0]);
  });

  test('BAR-511: everything received must find room', () => {
    const table = at('timber 1 hide 5 iron 1', { gold: [1] });
    expect(table.refused(RED, 'timber for hide')).toBe('BAR-511');
    expect(table.offers()).not.toContain('iron for hide+wool');
    expect(table.offers()).not.toContain('gold for hide+wool');
    expect(at('timber 4', { gold: [1] }).offers()).not.toContain('gold for timber+timber');
    expect(at('timber 4', { gold: [1] }).offers()).toContain('gold for timber+hide');
  });

  test('BAR-513 EX-BAR-74: goods do not go round in circles', () => {
    const table = at('timber 2 iron 1').play(RED, 'timber for hide');
    expect(table.refused(RED, 'hide for timber')).toBe('BAR-513');
    table.play(RED, 'iron for hide+wool');
    expect(table.refused(RED, 'wool for meat')).toBe('BAR-513');
    expect(table.offers()).toContain('sell 1-2-1-0');
    table.play(RED, 'done', 'trade');
    expect(table.offers()).toContain('hide for timber');
  });
});

describe('3.14 refill', () => {
  const home = (goods: string, words = {}) => trader('home-red', { goods: [goods], disks: [[0, 0, 0]], ...words });

  test('BAR-530 BAR-531 BAR-532 BAR-533 BAR-536 EX-BAR-14: four meat, wool or hide; the Kaupmadur fills all with one card', () => {
    const table = trader('forest-red', { goods: ['meat 4 wool 4 hide 4'], disks: [[0, 0, 0]] });
    table.play(RED, 'kaupmadur>home-red', 'home', 'refill virki', 'refill hof', 'refill verslun');
    expect([table.disks(RED, 'virki'), table.disks(RED, 'hof'), table.disks(RED, 'verslun')]).toEqual([6, 6, 6]);
    expect([table.goods(RED), table.hand]).toEqual(['', '']);
    const short = home('meat 3 wool 4').play(RED, 'home');
    expect(short.offersOf('refill')).toEqual(['refill hof']);
  });

  test('BAR-534 BAR-535: Berserkur and Godi fill their own building, at home, with a card of their own', () => {
    const words = { hand: 'berserkur 1 godi 1', goods: ['meat 4 wool 4 hide 4'], disks: [[0, 0, 0]] as const };
    const table = new Table(words).play(RED, 'refill virki', 'refill hof');
    expect([table.disks(RED, 'virki'), table.disks(RED, 'hof'), table.hand]).toEqual([6, 6, '']);
    expect(new Table(words).refused(RED, 'refill verslun')).toBe('BAR-535');
    const away = new Table({ ...words, figures: { 'red.berserkur': 'forest-red', 'red.godi': 'forest-red' } });
    expect([away.refused(RED, 'refill virki'), away.refused(RED, 'refill hof')]).toEqual(['BAR-534', 'BAR-534']);
  });

  test('BAR-537 EX-BAR-15: trade and refill with the same card, in any order', () => {
    const table = home('wool 3 timber 1').play(RED, 'home', 'timber for wool', 'refill hof');
    expect([table.disks(RED, 'hof'), table.goods(RED), table.hand]).toEqual([6, '', 'kaupmadur 1']);
  });

  test('BAR-538: up to the limit at one price, however many are missing', () => {
    const table = home('meat 4', { disks: [[5, 6, 6]] }).play(RED, 'home', 'refill virki');
    expect([table.disks(RED, 'virki'), table.goods(RED)]).toEqual([6, '']);
  });

  test('BAR-539 BAR-540 EX-BAR-59: what the reserve has at the full price, but never nothing', () => {
    const table = home('meat 4', { disks: [[2, 6, 6]], reserve: [3] }).play(RED, 'home', 'refill virki');
    expect([table.disks(RED, 'virki'), table.reserve[RED], table.goods(RED)]).toEqual([5, 0, '']);
    const areas = { [VILLAGE]: 'red 1', 'village-green-red': 'red 1' };
    const empty = home('meat 4', { disks: [[2, 6, 6]], reserve: [0], areas, gold: [1] });
    const town = empty.town[RED];
    empty.play(RED, 'home');
    expect(empty.refused(RED, 'refill virki')).toBe('BAR-539');
    empty.play(RED, 'gold for iron', 'done').finishRound();
    expect(empty.town[RED]).toBe(town);
    expect(home('meat 4', { disks: [[6, 6, 6]], hand: 'berserkur 1' }).refused(RED, 'refill virki')).toBe('BAR-540');
  });

  test('BAR-541: the other figures may be anywhere', () => {
    const figures = { 'red.berserkur': 'aboard', 'red.godi': 'iron-red' };
    const table = home('meat 4 wool 4', { figures, ships: { red: 'sea-01' } });
    table.play(RED, 'home', 'refill virki', 'refill hof');
    expect([table.disks(RED, 'virki'), table.disks(RED, 'hof')]).toEqual([6, 6]);
  });

  test('BAR-542: no refill on a village', () => {
    const table = trader(VILLAGE, { goods: ['meat 4'], disks: [[0, 6, 6]] }).play(RED, 'trade');
    expect(table.refused(RED, 'refill virki')).toBe('BAR-542');
  });

  test('BAR-544 BAR-545 EX-BAR-60: a new limit needs a refill', () => {
    const words = { town: [2], goods: ['timber 3 iron 1'], gold: [1], shown: ['boathouse'] };
    const table = new Table(words).play(RED, 'end', 'build boathouse');
    expect([table.phase, table.limit(RED, 'virki'), table.disks(RED, 'virki')]).toEqual(['plan', 6, 6]);
    const later = home('meat 4', { tiles: [['boathouse']], limits: [[6, 6, 6]], disks: [[6, 6, 6]] });
    later.play(RED, 'home', 'refill virki');
    expect([later.disks(RED, 'virki'), later.limit(RED, 'virki')]).toEqual([7, 7]);
    const full = new Table({ tiles: [['boathouse']], disks: [[6, 6, 6]], town: [2] }).play(RED, 'end');
    expect(full.offers()).toEqual(['station 0-0-0', 'station 1-0-0']);
  });

  test('BAR-546: disks of the town are not used', () => {
    const table = home('meat 4', { disks: [[2, 6, 6]], town: [3] }).play(RED, 'home', 'refill virki');
    expect([table.town[RED], table.disks(RED, 'virki')]).toEqual([3, 6]);
  });

  test('BAR-547: the Knerrir has no building to refill', () => {
    const { moves } = home('meat 4').c;
    const refills = moves
      .all()
      .map(move => moves.notate(move))
      .filter(text => text.startsWith('refill'));
    expect(refills).toEqual(['refill virki', 'refill hof', 'refill verslun']);
  });
});
