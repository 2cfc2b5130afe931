import { describe, expect, test } from 'vitest';
import { BLUE, RED, Table } from './table.ts';

test('EX-BAR-02: a three-by-three holding is one area', () => {
  const ids = ['village-green-red', 'cattle-red', 'forest-red', 'quarry-red', 'gold-red', 'sheep-red', 'iron-red'];
  const areas = Object.fromEntries([...ids, 'village-red-blue', 'forest-red-blue'].map(id => [id, 'red 1']));
  const words = { hand: 'berserkur 4', figures: { 'red.berserkur': 'village-green-red' } };
  const table = new Table({ ...words, areas }).play(RED, 'berserkur>village-red-blue');
  expect([table.where(RED, 'berserkur'), table.hand]).toEqual(['village-red-blue', 'berserkur 3']);
  const bare = new Table(words);
  expect(bare.refused(RED, 'berserkur>village-red-blue')).toBe('BAR-220');
  bare.play(RED, ...['cattle-red', 'home-red', 'sheep-red', 'village-red-blue'].map(id => `berserkur>${id}`));
  expect(bare.hand).toBe('');
});

describe('the turn of the rulebook', () => {
  const SHEEP = 'sheep-isle-red-blue';
  const own = ['forest-blue', 'cattle-blue', 'quarry-blue', 'iron-blue', 'gold-blue', 'forest-red-blue'];
  const start = (virki = 6) =>
    new Table({
      turn: BLUE,
      hand: 'berserkur 2 kaupmadur 2 godi 1 knerrir 1',
      used: false,
      glory: [0, 44],
      goods: ['', 'meat 4'],
      disks: [
        [6, 6, 6],
        [virki, 6, 6],
      ],
      areas: { ...Object.fromEntries(own.map(id => [id, 'blue 1'])), [SHEEP]: 'red 3' },
      figures: { 'blue.berserkur': SHEEP, 'blue.kaupmadur': 'iron-blue', 'blue.godi': 'forest-blue' },
    });
  const attacked = () => start().play(BLUE, 'attack', 'reinforce 2');
  const boarded = () => attacked().play(BLUE, `berserkur boards ${SHEEP}`);
  const refilled = () => boarded().play(BLUE, 'kaupmadur>home-blue', 'home', 'refill virki', 'done');
  const walked = () => refilled().play(BLUE, 'godi>gold-blue');
  const sailed = () => walked().play(BLUE, 'sail sea-02', 'sail on sea-03', 'sail on sea-04');

  test('EX-BAR-26: attack and reinforcement', () => {
    const table = start();
    const [red, blue] = table.reserve;
    table.play(BLUE, 'attack', 'reinforce 2');
    expect([table.on(SHEEP), table.disks(BLUE, 'virki')]).toEqual(['blue 3', 0]);
    expect([table.reserve[RED], table.reserve[BLUE]]).toEqual([red + 3, blue + 3]);
    expect(table.glory).toEqual([0, 44, 0, 0]);
    expect(start(3).refused(BLUE, 'attack')).toBe('BAR-323');
  });

  test('EX-BAR-27: boarding', () => {
    const table = boarded();
    expect([table.ship(BLUE), table.where(BLUE, 'berserkur'), table.hand]).toEqual([
      SHEEP,
      'aboard',
      'godi 1 kaupmadur 2 knerrir 1',
    ]);
  });

  test('EX-BAR-28: home and refill', () => {
    const table = refilled();
    expect([table.disks(BLUE, 'virki'), table.goods(BLUE), table.where(BLUE, 'kaupmadur')]).toEqual([
      6,
      '',
      'home-blue',
    ]);
  });

  test('EX-BAR-29: round the mountain', () => {
    expect(walked().where(BLUE, 'godi')).toBe('gold-blue');
    const bare = new Table({ turn: BLUE, hand: 'godi 1', figures: { 'blue.godi': 'forest-blue' } });
    expect(bare.refused(BLUE, 'godi>gold-blue')).toBe('BAR-220');
    expect(bare.play(BLUE, 'godi>iron-blue', 'on>gold-blue').where(BLUE, 'godi')).toBe('gold-blue');
  });

  test('EX-BAR-30: out to sea', () => {
    const table = sailed();
    expect([table.ship(BLUE), table.where(BLUE, 'berserkur'), table.hand]).toEqual(['sea-04', 'aboard', '']);
    expect(table.offers()).toEqual(['end']);
  });

  test('EX-BAR-32 EX-BAR-34: seven areas, seven glory, and their goods', () => {
    const table = sailed().play(BLUE, 'end');
    expect(table.glory[BLUE]).toBe(51);
    table.play(BLUE, 'claim 1-0-0');
    expect([table.goods(BLUE), table.gold[BLUE]]).toEqual(['timber 2 wool 1 meat 1 iron 1 stone 1', 2]);
    expect([table.round, table.ship(BLUE)]).toEqual([2, 'sea-04']);
  });

  test('EX-BAR-35: village and camp', () => {
    const table = new Table({ gold: [1], areas: { 'village-red-blue': 'red 1', 'camp-red-blue': 'red 1' } });
    table.finishRound('claim 0-0-1');
    expect([table.town[RED], table.axesHeld[RED], table.gold[RED], table.goods(RED)]).toEqual([1, 1, 0, '']);
  });
});
