import { describe, expect, test } from 'vitest';
import { BLUE, GREEN, RED, Table, YELLOW } from './table.ts';

const FIRST = 'timber 3 iron 1';
const SECOND = 'iron 2 stone 3';
/** Red in the building phase. */
const builder = (words = {}) =>
  new Table({
    gold: [9],
    goods: ['timber 5 iron 5 stone 5'],
    shown: ['boathouse', 'trophy-hall', 'mint'],
    ...words,
  }).play(RED, 'end');

describe('3.16 building', () => {
  test('BAR-610 BAR-611 BAR-612: in starting-player order, without a card, whoever likes', () => {
    const goods = Array<string>(4).fill(FIRST);
    const table = new Table({ goods, gold: [1, 1, 1, 1], shown: ['mint', 'mint'], hand: '' }).play(RED, 'end');
    expect([table.first, table.phase, table.active]).toEqual([BLUE, 'build', BLUE]);
    table.play(BLUE, 'build mint');
    expect(table.active).toBe(YELLOW);
    table.play(YELLOW, 'pass').play(GREEN, 'build mint');
    expect([table.tiles(BLUE), table.tiles(YELLOW), table.tiles(GREEN)]).toEqual([['mint'], [], ['mint']]);
  });

  test('BAR-613: one upgrade a round', () => {
    const table = builder({ first: BLUE }).play(RED, 'build mint');
    expect(table.phase).not.toBe('build');
    expect(table.tiles(RED)).toEqual(['mint']);
  });

  test('BAR-614: only what is face up', () => {
    const table = builder();
    expect(table.refused(RED, 'build pier')).toBe('BAR-614');
    expect(table.offers()).toEqual(['build boathouse', 'build mint', 'pass']);
  });

  test('BAR-615 BAR-616: 3 timber, 1 iron and 1 gold; 3 stone, 2 iron and 2 gold', () => {
    const first = builder({ goods: [FIRST], gold: [1] }).play(RED, 'build mint');
    expect([first.goods(RED), first.gold[RED]]).toEqual(['', 2]);
    const second = builder({ goods: [SECOND], gold: [2], tiles: [['horse-yard']] }).play(RED, 'build trophy-hall');
    expect([second.goods(RED), second.gold[RED]]).toEqual(['', 0]);
    expect(builder({ goods: [FIRST], gold: [0] }).refused(RED, 'build mint')).toBe('BAR-615');
    expect(builder({ goods: [SECOND], gold: [1], tiles: [['horse-yard']] }).refused(RED, 'build trophy-hall')).toBe(
      'BAR-616',
    );
  });

  test('BAR-617 BAR-618 EX-BAR-31: the price must be there when the phase begins, and nothing is traded in it', () => {
    const poor = new Table({ goods: ['hide 4 iron 1'], gold: [9], shown: ['mint'] }).play(RED, 'end');
    expect(poor.phase).toBe('plan');
    const short = builder({ goods: [FIRST], gold: [0] });
    expect(short.offers()).toEqual(['pass']);
    expect(short.refused(RED, 'sell 4-0-0-0')).toBe('BAR-613');
  });

  test('BAR-619 BAR-620 EX-BAR-22: the second level above a first one of the same building; a second first one any time', () => {
    expect(builder().refused(RED, 'build trophy-hall')).toBe('BAR-619');
    expect(builder({ tiles: [['alchemist']] }).refused(RED, 'build trophy-hall')).toBe('BAR-619');
    expect(builder({ tiles: [['horse-yard']] }).offers()).toContain('build trophy-hall');
    const third = builder({ tiles: [['horse-yard', 'tribute-chest']] });
    expect(third.offers()).toContain('build boathouse');
  });

  test('BAR-621: a free slot of its level on its building', () => {
    const table = builder({ tiles: [['horse-yard', 'mead-hall', 'tribute-chest']] });
    expect(table.refused(RED, 'build boathouse')).toBe('BAR-621');
    expect(table.refused(RED, 'build trophy-hall')).toBe('BAR-621');
  });

  test('BAR-622 BAR-623 EX-BAR-24: no two copies of a tile; like effects of different buildings add up', () => {
    const table = builder({ shown: ['alchemist', 'mint'], tiles: [['alchemist']], gold: [1] });
    expect(table.refused(RED, 'build alchemist')).toBe('BAR-622');
    table.play(RED, 'build mint');
    expect(table.gold[RED]).toBe(4);
  });

  test('BAR-624 BAR-625 BAR-626: 3 glory for a first-level tile, 5 for a second-level one, once', () => {
    expect(builder().play(RED, 'build mint').glory[RED]).toBe(3);
    const table = builder({ tiles: [['horse-yard']], shown: ['tribute-chest'] }).play(RED, 'build tribute-chest');
    expect(table.glory[RED]).toBe(5);
    expect(new Table({ tiles: [['mint', 'treasury']] }).finishRound().glory[RED]).toBe(0);
  });

  test('BAR-627: tiles count areas, never goods', () => {
    const words = { tiles: [['iron-altar', 'sawmill']], goods: ['iron 5 timber 5'] };
    const without = new Table(words).finishRound();
    expect([without.glory[RED], without.gold[RED]]).toEqual([0, 0]);
    const owner = new Table({ ...words, areas: { 'iron-red': 'red 1', 'forest-red': 'red 1' } }).finishRound();
    expect([owner.glory[RED], owner.gold[RED]]).toEqual([3, 1]);
  });

  const refilled = (tiles: string[], options = {}) => {
    const words = { hand: 'berserkur 1', goods: ['meat 4'], tiles: [tiles], disks: [[0, 6, 6]] as const, options };
    return new Table(words).play(RED, 'refill virki').disks(RED, 'virki');
  };

  test('BAR-628 BAR-629 BAR-630 BAR-631 EX-BAR-23: limits of 6, 7, 10, and 12 with the Mead Hall', () => {
    expect(refilled([])).toBe(6);
    expect(refilled(['boathouse'])).toBe(7);
    expect(refilled(['boathouse', 'horse-yard', 'tribute-chest'])).toBe(10);
    expect(refilled(['boathouse', 'mead-hall', 'tribute-chest'])).toBe(12);
    expect(refilled(['boathouse', 'mead-hall', 'tribute-chest'], { meadHallBonus: 'one' })).toBe(11);
  });

  test('BAR-632 BAR-633: a tile places no disks, and refills cost the same', () => {
    const table = builder({ disks: [[3, 6, 6]] }).play(RED, 'build boathouse');
    expect(table.disks(RED, 'virki')).toBe(3);
    const rich = new Table({ hand: 'berserkur 1', goods: ['meat 5'], tiles: [['boathouse']], disks: [[0, 6, 6]] });
    expect(rich.play(RED, 'refill virki').goods(RED)).toBe('meat 1');
  });

  test('BAR-634: a bought tile is replaced at once, before the next player builds', () => {
    const table = new Table({ turn: GREEN, goods: [FIRST, FIRST], gold: [1, 1], shown: ['mint', 'mint'] }).play(
      GREEN,
      'end',
    );
    table.play(RED, 'build mint');
    expect([table.active, table.shown('verslun', 1)]).toEqual([BLUE, expect.any(Array)]);
    expect(table.shown('verslun', 1)).toHaveLength(2);
    expect(table.told('turnedUp')).toHaveLength(1);
  });

  test('BAR-635 EX-BAR-64: with an empty pile the place stays empty until a replaced tile goes back', () => {
    const tiles = [
      ['iron-altar'],
      ['alchemist', 'great-temple'],
      ['alchemist', 'blessed-axes'],
      ['cattle-altar', 'seers-house'],
    ];
    const taken = [[...tiles[0], 'rune-circle'], ...tiles.slice(1)];
    const table = builder({ tiles, shown: ['rune-circle', 'stone-idol'] }).play(RED, 'build rune-circle');
    expect(table.shown('hof', 2)).toEqual(['stone-idol']);
    const again = builder({ tiles: taken, shown: ['stone-idol'] }).play(RED, 'replace rune-circle by stone-idol');
    expect(again.shown('hof', 2)).toEqual(['rune-circle']);
  });

  test('BAR-636: it works in the claim phase of the same round', () => {
    expect(builder({ goods: [FIRST], gold: [1] }).play(RED, 'build mint').gold[RED]).toBe(2);
  });

  test('BAR-637 BAR-638: no tile is sold, or given up but for another', () => {
    const table = builder({ tiles: [['horse-yard', 'mead-hall']], shown: ['boathouse'] });
    expect(table.offers()).toEqual(['replace mead-hall by boathouse', 'replace horse-yard by boathouse', 'pass']);
  });

  test('BAR-639 BAR-640 BAR-642 BAR-643: a tile replaced: the full price, no glory, the old one into its pile', () => {
    const table = builder({ tiles: [['horse-yard', 'mead-hall']], shown: ['boathouse'], goods: [FIRST], gold: [1] });
    table.play(RED, 'replace horse-yard by boathouse');
    expect([table.tiles(RED), table.goods(RED), table.gold[RED], table.glory[RED]]).toEqual([
      ...[['boathouse', 'mead-hall'], '', 0, 0],
    ]);
    expect(table.shown('virki', 1)).toHaveLength(1);
    const [shown] = table.shown('virki', 1);
    expect(table.pile('horse-yard') + (shown === 'horse-yard' ? 1 : 0)).toBe(2);
    expect(table.phase).toBe('plan');
  });

  test('BAR-641: same building and level, and only when the slots are full', () => {
    const table = builder({ tiles: [['horse-yard', 'mead-hall']], shown: ['mint', 'boathouse'] });
    expect(table.refused(RED, 'replace horse-yard by mint')).toBe('BAR-641');
    const free = builder({ tiles: [['horse-yard']], shown: ['boathouse'] });
    expect(free.refused(RED, 'replace horse-yard by boathouse')).toBe('BAR-641');
  });

  test('BAR-644: a lower limit counts at once, and disks above it go to the town; a higher one waits', () => {
    const words = { tiles: [['mead-hall', 'horse-yard']], shown: ['boathouse'], disks: [[10, 6, 6]] as const };
    const table = builder(words).play(RED, 'replace mead-hall by boathouse');
    expect([table.limit(RED, 'virki'), table.disks(RED, 'virki'), table.town[RED]]).toEqual([8, 8, 2]);
    const up = builder({ tiles: [['boathouse', 'horse-yard']], shown: ['mead-hall'], disks: [[8, 6, 6]] });
    expect(up.play(RED, 'replace boathouse by mead-hall').limit(RED, 'virki')).toBe(8);
  });

  test('BAR-645: with a smaller storage the goods above it are lost', () => {
    const words = { tiles: [['mint', 'warehouse']], shown: ['tannery'], goods: ['meat 8 iron 5 stone 5'] };
    expect(builder(words).play(RED, 'replace warehouse by tannery').goods(RED)).toBe('meat 5 iron 3 stone 2');
  });
});

describe('8.11 what tiles do in a turn', () => {
  test('V1c: a Horse Yard gives a Berserkur card three steps', () => {
    const table = new Table({ hand: 'berserkur 1', tiles: [['horse-yard']] });
    table.play(RED, 'berserkur>forest-red', 'on>iron-red', 'on>gold-red');
    expect([table.where(RED, 'berserkur'), table.moving]).toEqual(['gold-red', undefined]);
  });

  test('V1d V1e: gold for areas attacked this round, recruits for iron mines', () => {
    const words = {
      hand: 'berserkur 2',
      figures: { 'red.berserkur': 'iron-red' },
      tiles: [['spoils-house', 'weapon-forge']],
    };
    const table = new Table(words).play(RED, 'attack', 'reinforce 0', 'berserkur>gold-red').finishRound();
    expect([table.gold[RED], table.town[RED], table.goods(RED)]).toEqual([1, 1, 'iron 1']);
  });

  test('V2a: a glory for each area taken from players, one if there was none', () => {
    const tiles = [['boathouse', 'trophy-hall']];
    expect(new Table({ tiles }).finishRound().glory[RED]).toBe(1);
    expect(new Table({ tiles, captures: [3] }).finishRound().glory[RED]).toBe(3);
  });

  test('V2c: War Council lets one card of another unit serve the Berserkur', () => {
    const table = new Table({ hand: 'godi 2', used: false, tiles: [['boathouse', 'war-council']] });
    table.play(RED, 'council godi');
    expect(table.offers().every(offer => offer.startsWith('berserkur'))).toBe(true);
    table.play(RED, 'berserkur>forest-red');
    expect([table.hand, table.phase]).toEqual(['godi 1', 'turn']);
    expect(table.offers()).toContain('end');
    expect(table.offersOf('council')).toEqual([]);
  });

  test("V2e: against a Champions' Ring seven disks, of which the defender still loses four", () => {
    const table = new Table({
      hand: 'berserkur 1',
      tiles: [
        ['boathouse', 'mead-hall'],
        ['boathouse', 'champions-ring'],
      ],
      disks: [[7, 6, 6]],
      areas: { 'forest-red': 'blue 1' },
      figures: { 'red.berserkur': 'forest-red', 'blue.berserkur': 'forest-red' },
    });
    table.play(RED, 'attack');
    expect([table.disks(RED, 'virki'), table.disks(BLUE, 'virki')]).toEqual([0, 2]);
  });

  test('H2b: a blessed axe costs four disks', () => {
    const table = new Table({
      hand: 'berserkur 1',
      tiles: [[], ['alchemist', 'blessed-axes']],
      areas: { 'forest-red': 'blue 1 axe 1' },
      figures: { 'red.berserkur': 'forest-red' },
    });
    expect(table.play(RED, 'attack').disks(RED, 'virki')).toBe(2);
  });

  test("H2c: the Seer's House gives one Godi action a round without a card", () => {
    const table = new Table({ hand: '', tiles: [['alchemist', 'seers-house']], figures: { 'red.godi': 'forest-red' } });
    table.play(RED, 'seer', 'convert');
    expect([table.on('forest-red'), table.disks(RED, 'hof')]).toEqual(['red 1', 4]);
    expect(table.refused(RED, 'seer')).toBe('BAR-185');
  });

  test('H2d H2e: a rune for each village, and 3 glory for a quarry', () => {
    const areas = {
      'village-red-blue': 'red 1',
      'village-green-red': 'red 1',
      'quarry-red': 'red 1',
      'quarry-blue': 'red 1',
    };
    const runes = new Table({ tiles: [['alchemist', 'rune-circle']], areas }).finishRound();
    expect(runes.heldCount[RED]).toBe(2);
    expect(new Table({ tiles: [['alchemist', 'stone-idol']], areas }).finishRound().glory[RED]).toBe(4 + 3);
  });

  test("S2c: with the Steward's House the home action is open anywhere on land, once without a card", () => {
    const words = { tiles: [['mint', 'stewards-house']], goods: ['meat 4'], disks: [[0, 6, 6]] as const, gold: [3] };
    const table = new Table({ ...words, hand: 'kaupmadur 1', figures: { 'red.kaupmadur': 'iron-red' } });
    table.play(RED, 'steward', 'refill virki', 'done', 'home', 'gold for iron', 'done');
    expect([table.disks(RED, 'virki'), table.goods(RED), table.hand]).toEqual([6, 'iron 1', '']);
    expect(table.refused(RED, 'steward')).toBe('BAR-185');
    const aboard = new Table({ ...words, hand: '', figures: { 'red.kaupmadur': 'aboard' }, ships: { red: 'sea-01' } });
    expect(aboard.offers()).toEqual(['end']);
  });

  test('S2d: a Warehouse stores eight of each', () => {
    const table = new Table({ hand: 'kaupmadur 1', tiles: [['mint', 'warehouse']], goods: ['timber 6'], gold: [1] });
    expect(table.play(RED, 'home', 'gold for timber+timber').goods(RED)).toBe('timber 8');
  });

  test('EX-BAR-71: the Tannery sells four hides a turn for one gold each', () => {
    const table = new Table({
      hand: 'kaupmadur 1',
      tiles: [['mint', 'tannery']],
      gold: [3],
      figures: { 'red.kaupmadur': 'village-red-blue' },
    });
    table.play(RED, 'trade', 'gold for hide+hide', 'gold for hide+hide', ...Array<string>(4).fill('hide for gold'));
    expect([table.gold[RED], table.goods(RED)]).toEqual([5, '']);
    table.play(RED, 'gold for hide+hide');
    expect(table.offers()).not.toContain('hide for gold');
  });
});
