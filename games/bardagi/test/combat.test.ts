import { describe, expect, test } from 'vitest';
import { field, virki } from './field.ts';
import { BLUE, GREEN, RED, Table, YELLOW } from './table.ts';

const guarded = { 'blue.berserkur': 'forest-red' };
const meadHall = { tiles: [['mead-hall', 'horse-yard', 'tribute-chest']] };

describe('3.9 combat', () => {
  test('BAR-300 BAR-301: the area on which the Berserkur stands, for one card whatever the stages', () => {
    const table = field('blue 1 axe 1', { ...virki(6) }).play(RED, 'attack', 'press on', 'reinforce 1');
    expect([table.on('forest-red'), table.hand]).toEqual(['red 2', 'berserkur 2']);
  });

  test('BAR-302: nothing is to be attacked on an own area', () => {
    expect(field('red 1').refused(RED, 'attack')).toBe('BAR-302');
  });

  test('BAR-303: only disks of Virki count and are spent', () => {
    const table = field('blue 2', { disks: [[2, 6, 6]] });
    expect(table.refused(RED, 'attack')).toBe('BAR-323');
    const enough = field('blue 2', { disks: [[3, 6, 6]] }).play(RED, 'attack');
    expect([enough.disks(RED, 'virki'), enough.disks(RED, 'hof'), enough.disks(RED, 'verslun')]).toEqual([0, 6, 6]);
  });

  test('BAR-304 BAR-319 EX-BAR-03: one disk more than the defence', () => {
    const needs = (lies: string) =>
      [1, 2, 3, 4, 5, 6].find(disks => field(lies, virki(disks)).offers().includes('attack'));
    expect(['wild', 'blue 1', 'blue 2', 'blue 4'].map(needs)).toEqual([2, 2, 3, 5]);
  });

  test('BAR-305: Berserkur, then axes, then disks, then the claim', () => {
    const table = field('blue 2 axe 1', { figures: guarded, disks: [[12, 6, 6]], ...meadHall });
    table.play(RED, 'attack');
    expect([table.where(BLUE, 'berserkur'), table.on('forest-red')]).toEqual(['town', 'blue 2 axe 1']);
    table.play(RED, 'press on');
    expect(table.on('forest-red')).toBe('blue 2');
    table.play(RED, 'press on', 'reinforce 0');
    expect([table.on('forest-red'), table.disks(RED, 'virki')]).toEqual(['red 1', 12 - 5 - 2 - 2 - 1]);
  });

  test('BAR-306 BAR-307 BAR-309: five disks beat a Berserkur, whose owner gives up four; the figure goes to the town', () => {
    const table = field('blue 1', { figures: guarded }).play(RED, 'attack');
    expect([table.disks(RED, 'virki'), table.reserve[RED]]).toEqual([1, 27]);
    expect([table.disks(BLUE, 'virki'), table.reserve[BLUE], table.where(BLUE, 'berserkur')]).toEqual([2, 25, 'town']);
  });

  test('BAR-308 EX-BAR-07: five even if the defender has fewer than four', () => {
    const disks = [
      [7, 6, 6],
      [2, 6, 6],
    ] as const;
    const table = field('blue 1', { figures: guarded, disks, tiles: [['horse-yard']] }).play(RED, 'attack', 'stay');
    expect([table.disks(RED, 'virki'), table.disks(BLUE, 'virki'), table.where(BLUE, 'berserkur')]).toEqual([
      2,
      0,
      'town',
    ]);
  });

  test("BAR-310: only the owner's Berserkur defends, not that of a third player", () => {
    const table = field('blue 1', { figures: { 'yellow.berserkur': 'forest-red' }, ...virki(2) }).play(RED, 'attack');
    expect([table.on('forest-red'), table.where(YELLOW, 'berserkur')]).toEqual(['red 1', 'forest-red']);
  });

  test('BAR-311 BAR-312 EX-BAR-11: two disks for an axe, which goes to the supply', () => {
    const table = field('blue 1 axe 1', virki(4)).play(RED, 'attack', 'press on');
    expect([table.on('forest-red'), table.disks(RED, 'virki'), table.axeSupply]).toEqual(['red 1', 0, 20]);
  });

  test('BAR-313 BAR-317 BAR-318 EX-BAR-04: one for Barbarians, one to claim; spent disks to the reserve', () => {
    const table = field('wild').play(RED, 'attack', 'reinforce 0');
    expect([table.reserve[RED], table.disks(RED, 'virki'), table.on('forest-red')]).toEqual([23, 4, 'red 1']);
  });

  test('EX-BAR-05: one disk of red is taken by blue', () => {
    const table = new Table({
      hand: 'berserkur 1',
      turn: BLUE,
      areas: { 'forest-red': 'red 1' },
      figures: { 'blue.berserkur': 'forest-red' },
    });
    expect(table.reserve[RED]).toBe(21);
    table.play(BLUE, 'attack', 'reinforce 0');
    expect([table.reserve[RED], table.reserve[BLUE], table.disks(BLUE, 'virki')]).toEqual([22, 23, 4]);
    expect([table.on('forest-red'), table.glory]).toEqual(['blue 1', [0, 0, 0, 0]]);
  });

  test('BAR-314 BAR-315 BAR-425: a Defence rune costs one more, stays, and serves the new owner', () => {
    expect(field('blue 1 defence', virki(2)).refused(RED, 'attack')).toBe('BAR-323');
    const table = field('blue 1 defence', virki(3)).play(RED, 'attack');
    expect([table.on('forest-red'), table.disks(RED, 'virki')]).toEqual(['red 1 defence', 0]);
  });

  test('BAR-320 EX-BAR-06: 5 for the Berserkur, 1 for the disk and 1 to claim', () => {
    const table = field('blue 1', { figures: guarded, disks: [[7, 6, 6]], tiles: [['horse-yard']] }, 'forest-red');
    table.play(RED, 'attack');
    expect([table.disks(RED, 'virki'), table.disks(BLUE, 'virki')]).toEqual([2, 2]);
    table.play(RED, 'press on');
    expect([table.disks(RED, 'virki'), table.on('forest-red'), table.reserve[BLUE]]).toEqual([0, 'red 1', 26]);
  });

  test('BAR-321 BAR-322 BAR-326: he may stop after the Berserkur and after any axe, and stay', () => {
    const table = field('blue 1 axe 2', { figures: guarded, disks: [[12, 6, 6]], ...meadHall });
    table.play(RED, 'attack');
    expect(table.offers()).toEqual(['press on', 'stay']);
    table.play(RED, 'press on');
    expect([table.on('forest-red'), table.offers()]).toEqual(['blue 1 axe 1', ['press on', 'stay']]);
    table.play(RED, 'stay');
    expect([table.phase, table.where(RED, 'berserkur'), table.on('forest-red')]).toEqual([
      ...['turn', 'forest-red', 'blue 1 axe 1'],
    ]);
  });

  test('BAR-323: the first stage must be paid in full, the last with the claiming disk', () => {
    expect(field('blue 1', { figures: guarded, ...virki(4) }).refused(RED, 'attack')).toBe('BAR-323');
    expect(field('blue 4 axe 1', virki(1)).refused(RED, 'attack')).toBe('BAR-323');
    expect(field('blue 4 axe 1', virki(2)).play(RED, 'attack').on('forest-red')).toBe('blue 4');
    expect(field('blue 2', virki(2)).refused(RED, 'attack')).toBe('BAR-323');
  });

  test('BAR-324: the defender decides nothing, and nothing is drawn', () => {
    const results = ['a', 'b', 'c'].map(seed => {
      const table = field('blue 1', { figures: guarded, seed }).play(RED, 'attack');
      expect(table.awaited).not.toContain(BLUE);
      return table.state.join();
    });
    expect(new Set(results).size).toBe(1);
  });

  test('BAR-325 BAR-327: from an attack that stops he may go back to his entry area, if he has one', () => {
    const table = field('blue 1', { figures: guarded, entry: { red: 'home-red' } }).play(RED, 'attack');
    expect(table.offers()).toEqual(['stay', 'retreat']);
    expect(table.play(RED, 'retreat').where(RED, 'berserkur')).toBe('home-red');
    // Without an entry area nothing is left to decide: he stays.
    const stuck = field('blue 1', { figures: guarded }).play(RED, 'attack');
    expect([stuck.phase, stuck.where(RED, 'berserkur')]).toEqual(['turn', 'forest-red']);
  });

  test('BAR-328 BAR-329 BAR-330: free reinforcement at once, later only by rearranging; each disk defends', () => {
    const table = field('wild').play(RED, 'attack');
    expect(table.offers()).toEqual(['reinforce 0', 'reinforce 1', 'reinforce 2', 'reinforce 3', 'reinforce 4']);
    table.play(RED, 'reinforce 2');
    expect([table.on('forest-red'), table.disks(RED, 'virki'), table.hand]).toEqual(['red 3', 2, 'berserkur 2']);
    expect(table.offersOf('reinforce')).toEqual([]);
    expect(field('blue 3', virki(3)).refused(RED, 'attack')).toBe('BAR-323');
    expect(field('blue 3', virki(4)).offers()).toContain('attack');
  });

  test('BAR-331 BAR-333 BAR-334: a Godi leaves before the first stage, for any other area of his clan', () => {
    const areas = { 'gold-blue': 'blue 1', 'iron-blue': 'blue 1', 'forest-red': 'blue 1' };
    const table = field('blue 1', { areas, figures: { 'blue.godi': 'forest-red', ...guarded } }).play(RED, 'attack');
    expect([table.phase, table.awaited, table.where(BLUE, 'berserkur')]).toEqual(['flee', [BLUE], 'forest-red']);
    expect(table.offers()).toEqual(['flee home-blue', 'flee iron-blue', 'flee gold-blue']);
    expect(table.refused(BLUE, 'flee forest-red')).toBe('BAR-334');
    table.play(BLUE, 'flee gold-blue');
    expect([table.where(BLUE, 'godi'), table.where(BLUE, 'berserkur')]).toEqual(['gold-blue', 'town']);
  });

  test("BAR-332: the Godi of everybody but the attacker's own", () => {
    const figures = { 'red.godi': 'forest-red', 'yellow.godi': 'forest-red', 'blue.godi': 'home-blue' };
    const table = field('blue 1', { figures }).play(RED, 'attack');
    expect([table.where(RED, 'godi'), table.where(YELLOW, 'godi')]).toEqual(['forest-red', 'home-yellow']);
  });

  test('BAR-335 EX-BAR-55: without other land he goes home, even if the attack stops', () => {
    const figures = { 'green.godi': 'forest-red', ...guarded };
    const table = field('blue 1', { figures, entry: { red: 'home-red' } }).play(RED, 'attack');
    expect([table.where(GREEN, 'godi'), table.phase]).toEqual(['home-green', 'stage']);
    expect(table.news[1]).toBe('attacked 0 forest-red');
    expect(table.news[2]).toBe('fled 3 forest-red home-green');
    expect(table.play(RED, 'retreat').where(GREEN, 'godi')).toBe('home-green');
  });

  test('BAR-336: several choose in seating order after the attacker', () => {
    const areas = { 'gold-blue': 'blue 1', 'gold-green': 'green 1' };
    const figures = { 'green.godi': 'forest-red', 'blue.godi': 'forest-red' };
    const table = field('yellow 1', { areas, figures }).play(RED, 'attack');
    expect(table.awaited).toEqual([BLUE]);
    expect(table.play(BLUE, 'flee home-blue').awaited).toEqual([GREEN]);
  });

  test('BAR-337 EX-BAR-56: a Kaupmadur stays and takes no part, and may trade there later', () => {
    const table = new Table({
      hand: 'berserkur 1',
      first: RED,
      gold: [0, 1],
      areas: { 'village-red-blue': 'blue 1' },
      figures: { 'red.berserkur': 'village-red-blue', 'blue.kaupmadur': 'village-red-blue' },
    });
    table.play(RED, 'attack', 'reinforce 0');
    expect(table.where(BLUE, 'kaupmadur')).toBe('village-red-blue');
    const later = new Table({
      hand: 'kaupmadur 1',
      turn: BLUE,
      gold: [0, 1],
      areas: { 'village-red-blue': 'red 1' },
      figures: { 'blue.kaupmadur': 'village-red-blue' },
    });
    expect(later.offers()).toContain('trade');
  });

  test('BAR-338 BAR-340: a Berserkur who does not own the area may be the only target, one an attack', () => {
    const figures = { 'yellow.berserkur': 'forest-red', 'green.berserkur': 'forest-red', ...guarded };
    const table = field('blue 1', { figures });
    expect(table.offersOf('duel')).toEqual(['duel 2', 'duel 3']);
    expect(table.refused(RED, 'duel 1')).toBe('BAR-338');
    table.play(RED, 'duel 2');
    expect([table.where(YELLOW, 'berserkur'), table.where(GREEN, 'berserkur'), table.phase]).toEqual([
      ...['town', 'forest-red', 'turn'],
    ]);
    expect([table.on('forest-red'), table.disks(RED, 'virki')]).toEqual(['blue 1', 1]);
  });

  test('BAR-339: on own areas and sacred locations too, never on a home', () => {
    const meet = (area: string) => field('red 1', { figures: { 'blue.berserkur': area } }, area);
    expect(meet('forest-red').offers()).toContain('duel 1');
    const sacred = new Table({
      hand: 'berserkur 1',
      figures: { 'red.berserkur': 'sacred-centre', 'blue.berserkur': 'sacred-centre' },
    });
    expect(sacred.offers()).toContain('duel 1');
    const home = new Table({ hand: 'berserkur 1' });
    expect(home.refused(RED, 'duel 1')).toBe('BAR-338');
  });

  test('BAR-341: nobody aboard and no ship is attacked', () => {
    const table = field(
      'blue 1',
      { figures: { 'blue.berserkur': 'aboard' }, ships: { blue: 'village-red-blue' }, ...virki(2) },
      'village-red-blue',
    );
    table.play(RED, 'attack');
    expect([table.on('village-red-blue'), table.where(BLUE, 'berserkur'), table.ship(BLUE)]).toEqual([
      ...['red 1', 'aboard', 'village-red-blue'],
    ]);
  });
});
