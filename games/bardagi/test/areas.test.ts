import { describe, expect, test } from 'vitest';
import { bardagi } from '../index.ts';
import { BLUE, RED, Table } from './table.ts';

/** What a round gives to red, who owns this area. */
const claimed = (area: string, ...picks: string[]) => new Table({ areas: { [area]: 'red 1' } }).finishRound(...picks);

describe('3.3 areas and ownership', () => {
  test('BAR-080 BAR-081: ten types of area, of which all but homes and sacred locations are fought over', () => {
    const { content } = new Table({}).c;
    expect(content.areaTypes.map(({ id }) => id)).toEqual([
      ...['home', 'forest', 'sheep', 'cattle', 'quarry', 'ironMine', 'goldMine', 'village', 'camp', 'sacred'],
    ]);
    const canAttack = (area: string) =>
      new Table({ hand: 'berserkur 1', figures: { 'red.berserkur': area } }).offers().includes('attack');
    const areas = ['forest', 'sheep', 'cattle', 'quarry', 'iron', 'gold'].map(type => `${type}-red`);
    expect([...areas, 'village-red-blue', 'camp-red-blue'].map(canAttack)).toEqual(Array(8).fill(true));
    expect(['home-red', 'sacred-centre'].map(canAttack)).toEqual([false, false]);
  });

  test('BAR-082 BAR-085 BAR-090 BAR-280: a disk owns, and with the last one gone the area is Barbarian again', () => {
    const table = new Table({ hand: 'berserkur 2', areas: { 'forest-red': 'red 1' } });
    table.play(RED, 'rearrange', 'lift forest-red');
    expect(table.on('forest-red')).toBe('wild');
    table.play(RED, 'berserkur>forest-red', 'end');
    expect(table.town[RED]).toBe(1);
    const again = new Table({ hand: 'berserkur 1', figures: { 'red.berserkur': 'forest-red' }, disks: [[2, 6, 6]] });
    expect(again.offers()).toContain('attack');
  });

  test('BAR-083 BAR-316: after an overtake only the new owner has disks there', () => {
    const table = new Table({
      hand: 'berserkur 1',
      areas: { 'forest-red': 'blue 3' },
      figures: { 'red.berserkur': 'forest-red' },
    });
    table.play(RED, 'attack', 'reinforce 0');
    expect(table.on('forest-red')).toBe('red 1');
    expect(table.reserve[BLUE]).toBe(22);
  });

  test('BAR-084: a figure alone owns nothing', () => {
    const table = new Table({ hand: 'berserkur 1' }).play(RED, 'berserkur>forest-red');
    expect(table.on('forest-red')).toBe('wild');
    expect(table.finishRound().glory[RED]).toBe(0);
  });

  test('BAR-086 BAR-087: one Barbarian defends an area, three a camp', () => {
    const can = (area: string, virki: number) =>
      new Table({ hand: 'berserkur 1', figures: { 'red.berserkur': area }, disks: [[virki, 6, 6]] })
        .offers()
        .includes('attack');
    expect([can('quarry-red', 1), can('quarry-red', 2)]).toEqual([false, true]);
    expect([can('camp-red-blue', 3), can('camp-red-blue', 4)]).toEqual([false, true]);
  });

  test('BAR-088 BAR-096 BAR-098: homes and sacred locations have no Barbarians and are never taken', () => {
    for (const area of ['home-red', 'sacred-centre']) {
      const table = new Table({
        hand: 'berserkur 1 godi 1 kaupmadur 1',
        figures: { 'red.berserkur': area, 'red.godi': area, 'red.kaupmadur': area },
      });
      expect(table.refused(RED, 'attack')).toBe('BAR-302');
      expect(table.refused(RED, 'convert')).toBe('BAR-372');
      expect(table.refused(RED, 'buy land')).toBe('BAR-461');
    }
    const { barbarians } = new Table({}).c.tables;
    expect([barbarians[0], barbarians[9]]).toEqual([0, 0]);
  });

  test('BAR-089: Barbarians never attack: an owned area beside theirs stays what it is', () => {
    const table = claimed('forest-red');
    expect(table.on('forest-red')).toBe('red 1');
    expect(table.told('abandoned')).toEqual([]);
  });

  test('BAR-091 EX-BAR-61: an abandoned camp gives disk and axe back, and no axes a second time', () => {
    const table = new Table({
      hand: 'berserkur 2',
      areas: { 'camp-red-blue': 'red 1 axe 1' },
      figures: { 'red.berserkur': 'camp-red-blue' },
      paid: ['camp-red-blue'],
    });
    table.play(RED, 'rearrange', 'lift camp-red-blue');
    expect([table.on('camp-red-blue'), table.town[RED], table.axeSupply]).toEqual(['wild', 1, 20]);
    table.play(RED, 'attack', 'reinforce 0');
    expect([table.on('camp-red-blue'), table.disks(RED, 'virki'), table.axesHeld[RED]]).toEqual(['red 1', 2, 0]);
  });

  test('BAR-092 BAR-093 BAR-094: runes stay on an abandoned area, axes do not, glory does not change', () => {
    const table = new Table({
      hand: 'berserkur 1',
      glory: [5],
      areas: { 'village-red-blue': 'red 1 axe 2 divine', 'gold-red': 'red 1' },
    });
    table.play(RED, 'rearrange', 'lift village-red-blue', 'put town', 'lift gold-red');
    expect(table.on('village-red-blue')).toBe('wild divine');
    expect([table.axeSupply, table.glory[RED]]).toEqual([20, 5]);
  });

  test('BAR-095: a home yields nothing and gives no glory', () => {
    const table = new Table({ figures: { 'red.godi': 'home-red' } }).finishRound();
    expect([table.goods(RED), table.gold[RED], table.glory[RED], table.town[RED]]).toEqual(['', 0, 0, 0]);
  });

  test('BAR-097 BAR-233: only its owner enters a home; with forced trade the Kaupmadur of others too', () => {
    const words = {
      hand: 'berserkur 1 godi 1 kaupmadur 1',
      figures: { 'red.berserkur': 'cattle-blue', 'red.godi': 'cattle-blue', 'red.kaupmadur': 'cattle-blue' },
    };
    const table = new Table(words);
    for (const figure of ['berserkur', 'godi', 'kaupmadur'])
      expect(table.refused(RED, `${figure}>home-blue`)).toBe('BAR-233');
    const forced = new Table({ ...words, options: { forcedTrade: true } });
    expect(forced.offers()).toContain('kaupmadur>home-blue');
    expect(forced.refused(RED, 'godi>home-blue')).toBe('BAR-097');
    expect(forced.refused(RED, 'berserkur>home-blue')).toBe('BAR-097');
  });

  test('BAR-099 BAR-418: no rune and no disk on a home or a sacred location', () => {
    const table = new Table({
      hand: 'godi 1 berserkur 1',
      runes: ['divine 1 noResources 1'],
      areas: { 'forest-red': 'red 2' },
    });
    table.play(RED, 'cast');
    expect(table.refused(RED, 'divine>home-red')).toBe('BAR-418');
    expect(table.refused(RED, 'noResources>sacred-centre')).toBe('BAR-418');
    table.play(RED, 'divine>forest-red', 'done', 'rearrange', 'lift forest-red');
    // There was no other place than the town.
    expect([table.town[RED], table.offers()]).toEqual([1, ['lift forest-red', 'done']]);
  });

  test('BAR-100 BAR-103 BAR-104: forests yield timber, quarries stone, iron mines iron', () => {
    expect(claimed('forest-red').goods(RED)).toBe('timber 1');
    expect(claimed('quarry-red').goods(RED)).toBe('stone 1');
    expect(claimed('iron-red').goods(RED)).toBe('iron 1');
  });

  test('BAR-101 BAR-102: sheep yield wool or meat, cattle hide or meat, as the receiver likes', () => {
    expect(claimed('sheep-red', 'claim 1-0-0').goods(RED)).toBe('wool 1');
    expect(claimed('sheep-red', 'claim 0-0-0').goods(RED)).toBe('meat 1');
    expect(claimed('cattle-red', 'claim 0-1-0').goods(RED)).toBe('hide 1');
    expect(claimed('cattle-red', 'claim 0-0-0').goods(RED)).toBe('meat 1');
  });

  test('BAR-105 BAR-106 BAR-107: gold from gold mines alone, recruits from villages, nothing from a camp', () => {
    const gain = (area: string) => {
      const table = claimed(area);
      return [table.gold[RED], table.town[RED], table.goods(RED)];
    };
    expect(gain('gold-red')).toEqual([1, 0, '']);
    expect(gain('village-red-blue')).toEqual([0, 1, '']);
    expect(gain('camp-red-blue')).toEqual([0, 0, '']);
    expect(['forest-red', 'sheep-red', 'cattle-red', 'quarry-red', 'iron-red'].map(area => gain(area)[0])).toEqual([
      ...[0, 0, 0, 0, 0],
    ]);
  });

  test('BAR-108 BAR-109: timber, hide, wool and meat are basic, iron and stone mine goods', () => {
    const swaps = (goods: string) => {
      const table = new Table({ hand: 'kaupmadur 1', goods: [goods] }).play(RED, 'home');
      return table.offers().filter(offer => /^\w+ for \w+$/.test(offer));
    };
    expect(swaps('timber 1')).toEqual(['timber for hide', 'timber for wool', 'timber for meat']);
    expect(swaps('meat 1')).toEqual(['meat for timber', 'meat for hide', 'meat for wool']);
    expect(swaps('iron 1')).toEqual(['iron for stone']);
    expect(swaps('stone 1')).toEqual(['stone for iron']);
  });

  test('BAR-110 BAR-112: adjacency is the list of edges, and mountains are gone round', () => {
    const table = new Table({ hand: 'godi 1', figures: { 'red.godi': 'forest-blue' } });
    const near = ['home-blue', 'cattle-blue', 'sheep-blue', 'quarry-blue', 'iron-blue'];
    const steps = table.offersOf('godi>').map(offer => offer.slice('godi>'.length));
    expect(steps.toSorted()).toEqual(near.filter(id => id !== 'home-blue').toSorted());
    expect(table.refused(RED, 'godi>gold-blue')).toBe('BAR-220');
  });

  test('BAR-111: a river is crossed at its bridges alone', () => {
    const { map } = new Table({}).c;
    const joins = (a: string, b: string) => map.edges.some(edge => edge.includes(a) && edge.includes(b));
    for (const [a, b] of map.bridges) expect(joins(a, b)).toBe(true);
    expect(map.bridges).toHaveLength(10);
    // Sheep and cattle pastures face each other over the river of red and blue, and nothing joins them.
    expect(joins('sheep-red', 'cattle-blue')).toBe(false);
    const table = new Table({ hand: 'godi 1', figures: { 'red.godi': 'village-red-blue' } });
    expect(table.offers()).toContain('godi>cattle-blue');
  });

  test('BAR-113: an area with a harbour keeps its type', () => {
    const { c } = new Table({});
    const { areas, harbours } = c.map;
    const types = harbours.map(([id]) => areas.find(area => area.id === id)?.type);
    expect(new Set(types)).toEqual(new Set(['home', 'sheep', 'village', 'cattle']));
    expect(claimed('sheep-isle-red-blue', 'claim 1-0-0').goods(RED)).toBe('wool 1');
  });

  test('BAR-114: strangers on a Barbarian area hinder nobody', () => {
    const strangers = {
      'blue.berserkur': 'forest-red',
      'blue.kaupmadur': 'forest-red',
      'yellow.kaupmadur': 'forest-red',
    };
    const figures = { 'red.berserkur': 'forest-red', 'red.godi': 'forest-red', 'red.kaupmadur': 'forest-red' };
    const table = new Table({ hand: 'berserkur 1 godi 1 kaupmadur 1', figures: { ...figures, ...strangers } });
    expect(table.offers()).toEqual(expect.arrayContaining(['attack', 'convert', 'buy land']));
  });

  test('BAR-115: any number of figures share an area', () => {
    const table = new Table({
      hand: 'berserkur 1 godi 1',
      figures: { 'blue.godi': 'forest-red', 'blue.berserkur': 'forest-red', 'green.kaupmadur': 'forest-red' },
    });
    table.play(RED, 'berserkur>forest-red', 'godi>forest-red');
    expect([table.where(RED, 'godi'), table.where(BLUE, 'godi')]).toEqual(['forest-red', 'forest-red']);
  });

  test('BAR-056 BAR-057: disks of the three buildings go their own ways, and 40 are always somewhere', () => {
    const table = new Table({
      hand: 'berserkur 1 godi 1 kaupmadur 1',
      figures: { 'red.berserkur': 'forest-red', 'red.godi': 'cattle-red', 'red.kaupmadur': 'iron-red' },
    });
    table.play(RED, 'attack', 'reinforce 1', 'convert', 'buy land');
    const parts = [table.disks(RED, 'virki'), table.disks(RED, 'hof'), table.disks(RED, 'verslun')];
    expect(parts).toEqual([3, 4, 4]);
    const land = 2 + 1 + 1;
    expect(parts.reduce((sum, n) => sum + n, 0) + land + table.town[RED] + table.reserve[RED]).toBe(40);
    expect(bardagi.seatCounts).toHaveLength(4);
  });
});
