import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { CLAIM, stationOf } from '../rules/vocabulary.ts';
import { BLUE, GREEN, RED, Table, YELLOW } from './table.ts';

const owns = (areas: Record<string, string>, words = {}) => new Table({ areas, ...words });
const harvest = (lies: string, figures = {}) => owns({ 'iron-red': lies }, { figures }).finishRound();

describe('3.17 step A', () => {
  test('BAR-660 BAR-661 BAR-662: one glory for each area, whatever its disks and its type', () => {
    const areas = {
      'forest-red': 'red 4',
      'camp-red-blue': 'red 1',
      'village-red-blue': 'red 1',
      'gold-blue': 'blue 2',
    };
    const table = owns(areas).finishRound();
    expect(table.glory).toEqual([3, 1, 0, 0]);
    expect(table.goods(RED)).toBe('timber 1');
  });

  test('BAR-663: blocks and curses do not touch glory', () => {
    const table = owns(
      { 'forest-red': 'red 1 noResources', 'iron-red': 'red 1' },
      { figures: { 'blue.godi': 'iron-red' } },
    );
    expect(table.finishRound().glory[RED]).toBe(2);
  });

  test('BAR-664: glory of tiles comes in this step', () => {
    const table = owns({ 'cattle-red': 'red 1' }, { tiles: [['cattle-altar', 'great-temple']] }).play(RED, 'end');
    expect(table.news).toEqual(expect.arrayContaining(['glory 0 1 areas', 'glory 0 4 effects']));
  });

  test('BAR-665: counting leaves every disk where it was', () => {
    const table = owns({ 'forest-red': 'red 3' }).finishRound();
    expect([table.on('forest-red'), table.reserve[RED]]).toEqual(['red 3', 19]);
  });

  test('BAR-666 BAR-667 EX-BAR-33: past 50 and without an end, and back below a mark', () => {
    const seven = ['forest', 'cattle', 'sheep', 'iron', 'quarry', 'gold'].map(type => [`${type}-red`, 'red 1']);
    const areas = { ...Object.fromEntries(seven), 'village-red-blue': 'red 1' };
    expect(owns(areas, { glory: [44] }).finishRound().glory[RED]).toBe(51);
    expect(owns(areas, { glory: [249] }).finishRound().glory[RED]).toBe(256);
    const loser = new Table({
      hand: 'berserkur 1',
      glory: [0, 50],
      areas: { 'gold-red': 'blue 1' },
      figures: { 'red.berserkur': 'gold-red' },
    });
    expect(loser.play(RED, 'attack').glory[BLUE]).toBe(49);
  });
});

describe('3.18 step B', () => {
  test('BAR-680 BAR-681 BAR-682: one good, one gold or one recruit for each area', () => {
    const areas = { 'forest-red': 'red 1', 'forest-red-blue': 'red 1', 'iron-red': 'red 1', 'quarry-red': 'red 1' };
    const more = { 'gold-red': 'red 1', 'gold-blue': 'red 1', 'village-red-blue': 'red 1' };
    const table = owns({ ...areas, ...more }).finishRound();
    expect([table.goods(RED), table.gold[RED], table.town[RED]]).toEqual(['timber 2 iron 1 stone 1', 2, 1]);
  });

  test('BAR-683: the own Godi on an own area adds 1', () => {
    expect(harvest('red 1', { 'red.godi': 'iron-red' }).goods(RED)).toBe('iron 2');
    expect(harvest('red 1', { 'red.godi': 'forest-red' }).goods(RED)).toBe('iron 1');
  });

  test('BAR-684: where figures stand at the start of the claim phase decides', () => {
    const words = { hand: 'godi 1', figures: { 'red.godi': 'forest-red' } };
    const table = owns({ 'iron-red': 'red 1' }, words).play(RED, 'godi>iron-red').finishRound();
    expect(table.goods(RED)).toBe('iron 2');
  });

  test('BAR-685 BAR-686 BAR-687 EX-BAR-57: the Godi of another blocks every bonus, unless an axe lies there', () => {
    const figures = { 'red.godi': 'iron-red', 'blue.godi': 'iron-red' };
    expect(harvest('red 1 divine', figures).goods(RED)).toBe('');
    expect(harvest('red 1 axe 1 divine', figures).goods(RED)).toBe('iron 3');
  });

  test("BAR-688: a blocked area gives the caster nothing either, though the block is his own Godi's", () => {
    const table = harvest('red 1 theirsAreYours:blue', { 'blue.godi': 'iron-red' });
    expect([table.goods(RED), table.goods(BLUE)]).toEqual(['', '']);
    expect(harvest('red 1 theirsAreYours:blue').goods(BLUE)).toBe('iron 1');
  });

  test('BAR-689 BAR-690 BAR-691 EX-BAR-36: Divine 1, Twice 2, Godi 1, base 1: five at most', () => {
    const table = owns({ 'gold-red': 'red 1 divine twice' }, { figures: { 'red.godi': 'gold-red' } }).finishRound();
    expect(table.gold[RED]).toBe(5);
    expect(harvest('red 1 divine twice').goods(RED)).toBe('iron 4');
  });

  test('BAR-692: on a village bonuses are recruits, on a camp nothing', () => {
    const village = owns({ 'village-red-blue': 'red 1 divine twice' }).finishRound();
    expect(village.town[RED]).toBe(4);
    const camp = owns(
      { 'camp-red-blue': 'red 1 divine twice' },
      { figures: { 'red.godi': 'camp-red-blue' } },
    ).finishRound();
    expect([camp.goods(RED), camp.gold[RED], camp.town[RED]]).toEqual(['', 0, 0]);
  });

  test('BAR-693: an area with No resources yields nothing', () => {
    expect(harvest('red 1 divine noResources', { 'red.godi': 'iron-red' }).goods(RED)).toBe('');
  });

  test('BAR-694 BAR-695 EX-BAR-58: the full yield to the caster; what he cannot store is lost', () => {
    const table = owns({ 'forest-red': 'red 1 twice theirsAreYours:blue' }, { goods: ['', 'timber 4'] }).finishRound();
    expect([table.goods(RED), table.goods(BLUE)]).toEqual(['', 'timber 5']);
    const full = owns({ 'forest-red': 'red 1 theirsAreYours:blue' }, { goods: ['', 'timber 5'] }).finishRound();
    expect([full.goods(RED), full.goods(BLUE)]).toEqual(['', 'timber 5']);
  });

  test('BAR-696: the receiver chooses for every unit', () => {
    const table = owns({ 'sheep-red': 'red 1 divine', 'cattle-red': 'red 1' }).play(RED, 'end');
    expect(table.offers(RED)).toEqual([
      ...['claim 0-0-0', 'claim 0-1-0', 'claim 1-0-0', 'claim 1-1-0', 'claim 2-0-0', 'claim 2-1-0'],
    ]);
    expect(table.play(RED, 'claim 1-1-0').goods(RED)).toBe('hide 1 wool 1 meat 1');
  });

  test('BAR-697: beyond the limit nothing is taken; a unit whose one good is full is forced', () => {
    const table = owns({ 'sheep-red': 'red 1 twice' }, { goods: ['wool 4 meat 4'] }).play(RED, 'end');
    expect(table.goods(RED)).toBe('wool 5 meat 5');
    const forced = owns({ 'sheep-red': 'red 1 divine' }, { goods: ['meat 5'] }).play(RED, 'end');
    expect(forced.goods(RED)).toBe('wool 2 meat 5');
    expect(
      owns({ 'iron-red': 'red 1 twice' }, { goods: ['iron 4'] })
        .finishRound()
        .goods(RED),
    ).toBe('iron 5');
  });

  test('BAR-698: gold has no limit', () => {
    expect(owns({ 'gold-red': 'red 1 twice' }, { gold: [60] }).finishRound().gold[RED]).toBe(63);
  });

  test('BAR-699 BAR-700: a Kaupmadur on any village earns 1 gold, whoever owns it and whatever lies there', () => {
    const figures = { 'red.kaupmadur': 'village-red-blue', 'green.godi': 'village-red-blue' };
    for (const lies of ['wild', 'blue 1 axe 1', 'red 1 noResources'])
      expect(owns({ 'village-red-blue': lies }, { figures }).finishRound().gold[RED]).toBe(1);
    expect(owns({}, { figures: { 'red.kaupmadur': 'forest-red' } }).finishRound().gold[RED]).toBe(0);
  });

  test('BAR-701: tiles depend on ownership alone', () => {
    const table = owns(
      { 'village-red-blue': 'red 1 noResources', 'sheep-red': 'red 1' },
      { tiles: [['toll-house', 'wool-hall']], figures: { 'blue.godi': 'sheep-red' } },
    );
    const done = table.finishRound();
    expect([done.gold[RED], done.town[RED], done.goods(RED)]).toEqual([2, 0, '']);
  });

  test('BAR-702 BAR-703: recruits come from the reserve, if it has any', () => {
    const table = owns({ 'village-red-blue': 'red 1 twice' }, { reserve: [2] });
    const town = table.town[RED];
    table.finishRound();
    expect([table.town[RED], table.reserve[RED]]).toEqual([town + 2, 0]);
  });

  const camps = { 'camp-red-blue': 'red 1', 'camp-green-red': 'red 1' };

  test('BAR-704: an axe for 1 gold for each camp', () => {
    const table = owns(camps, { gold: [5] }).play(RED, 'end');
    expect(table.offers(RED)).toEqual(['claim 0-0-0', 'claim 0-0-1', 'claim 0-0-2']);
    table.play(RED, 'claim 0-0-2', 'done');
    expect([table.axesHeld[RED], table.gold[RED]]).toEqual([2, 3]);
    expect(
      owns(camps, { gold: [1] })
        .play(RED, 'end')
        .refused(RED, 'claim 0-0-2'),
    ).toBe('BAR-704');
  });

  test('BAR-705 BAR-706: blocks and curses do not hinder it, and fresh gold pays', () => {
    const areas = { 'camp-red-blue': 'red 1 noResources', 'gold-red': 'red 1' };
    const table = owns(areas, { figures: { 'blue.godi': 'camp-red-blue' } }).play(RED, 'end', 'claim 0-0-1');
    expect([table.axesHeld[RED], table.gold[RED]]).toEqual([1, 0]);
  });

  test('BAR-707: a short supply is served one by one in starting-player order, and only tokens received are paid', () => {
    const areas = { ...camps, 'camp-blue-yellow': 'blue 1', 'camp-yellow-black': 'blue 1' };
    const table = owns(areas, { gold: [5, 5], axesHeld: [0, 0, 17], options: { balancedSetup: false } });
    expect([table.first, table.axeSupply]).toEqual([BLUE, 3]);
    table.play(RED, 'end', 'claim 0-0-2').play(BLUE, 'claim 0-0-2');
    expect([table.axesHeld.slice(0, 2), table.gold.slice(0, 2)]).toEqual([
      [1, 2],
      [4, 3],
    ]);
  });

  test('BAR-708: free runes are drawn in starting-player order; an empty pile gives nothing', () => {
    const areas = { 'village-red-blue': 'red 1', 'village-blue-yellow': 'blue 1' };
    const table = owns(areas, { tiles: [['alchemist', 'rune-circle']], pile: 0 }).finishRound();
    expect(table.heldCount.slice(0, 2)).toEqual([0, 0]);
    const one = owns({ ...areas, 'village-green-red': 'red 1' }, { tiles: [['alchemist', 'rune-circle']], pile: 1 });
    expect(one.finishRound().heldCount[RED]).toBe(1);
  });

  test('BAR-710: choices stay hidden and may be changed until all have confirmed', () => {
    const table = owns({ 'sheep-red': 'red 1', 'sheep-blue': 'blue 1' }).play(RED, 'end', 'claim 1-0-0');
    const cell = table.c.at.take(RED, CLAIM.wool);
    expect([table.seen(RED, cell), table.seen(BLUE, cell), table.seen(AUDIENCE, cell)]).toEqual([
      1,
      undefined,
      undefined,
    ]);
    expect(table.goods(RED)).toBe('');
    table.undo(RED).play(RED, 'claim 0-0-0').play(BLUE, 'claim 1-0-0');
    expect([table.goods(RED), table.goods(BLUE)]).toEqual(['meat 1', 'wool 1']);
  });

  test('BAR-711: a Barbarian area yields nothing, whatever runes lie on it', () => {
    const table = harvest('wild divine twice theirsAreYours:blue', { 'red.godi': 'iron-red' });
    expect([table.goods(RED), table.goods(BLUE)]).toEqual(['', '']);
  });
});

describe('3.19 step C', () => {
  const low = { disks: [[4, 5, 6]] as const };

  test('BAR-730 BAR-731 BAR-732 BAR-733: disks of the town in any split, within the limits, or kept', () => {
    const table = new Table({ ...low, town: [5] }).play(RED, 'end');
    expect(table.offers()).toEqual([
      ...['station 0-0-0', 'station 0-1-0', 'station 1-0-0', 'station 1-1-0', 'station 2-0-0', 'station 2-1-0'],
    ]);
    expect(table.refused(RED, 'station 3-0-0')).toBe('BAR-731');
    table.play(RED, 'station 2-1-0');
    expect([table.disks(RED, 'virki'), table.disks(RED, 'hof'), table.town[RED]]).toEqual([6, 6, 2]);
    expect(new Table({ ...low, town: [5] }).play(RED, 'end', 'station 0-0-0').town[RED]).toBe(5);
  });

  test('BAR-734: converts, recruits and disks taken off the board alike', () => {
    const table = new Table({
      hand: 'godi 1 berserkur 1',
      disks: [[2, 6, 6]],
      areas: { 'village-red-blue': 'red 1', 'quarry-red': 'red 2' },
      figures: { 'red.godi': 'forest-red' },
    });
    table.play(RED, 'convert', 'rearrange', 'lift quarry-red', 'put town', 'done', 'end');
    expect(table.town[RED]).toBe(3);
    expect(table.play(RED, 'station 3-0-0').disks(RED, 'virki')).toBe(5);
  });

  test('BAR-735 BAR-736 BAR-737 BAR-739: axes held go onto own areas, any number on one, or are kept', () => {
    const areas = { 'forest-red': 'red 1', 'iron-red': 'red 1', 'iron-blue': 'blue 1' };
    const table = owns(areas, { axesHeld: [3] }).play(RED, 'end');
    expect(table.offers()).toEqual(['axe forest-red', 'axe iron-red', 'done']);
    expect(table.refused(RED, 'axe iron-blue')).toBe('BAR-736');
    expect(table.refused(RED, 'axe quarry-red')).toBe('BAR-736');
    expect(table.refused(RED, 'axe sacred-centre')).toBe('BAR-736');
    table.play(RED, 'axe forest-red', 'axe forest-red', 'done');
    expect([table.on('forest-red'), table.axesHeld[RED]]).toEqual(['red 1 axe 2', 1]);
  });

  test('BAR-738: an axe that is held defends nothing', () => {
    const table = new Table({
      hand: 'berserkur 1',
      axesHeld: [0, 5],
      areas: { 'forest-red': 'blue 1' },
      figures: { 'red.berserkur': 'forest-red' },
      disks: [[2, 6, 6]],
    });
    expect(table.play(RED, 'attack').on('forest-red')).toBe('red 1');
  });

  test('BAR-740: a placed axe stays round after round', () => {
    const table = owns({ 'forest-red': 'red 1 axe 1' }).finishRound();
    expect(table.on('forest-red')).toBe('red 1 axe 1');
    expect(table.offers().filter(offer => offer.includes('axe'))).toEqual([]);
  });

  test('BAR-741 BAR-742: on the own home only with forced trade, and one', () => {
    const areas = { 'forest-red': 'red 1' };
    const table = owns(areas, { axesHeld: [2] }).play(RED, 'end');
    expect(table.refused(RED, 'axe home-red')).toBe('BAR-741');
    const forced = owns(areas, { axesHeld: [2], options: { forcedTrade: true } }).play(RED, 'end', 'axe home-red');
    expect(forced.refused(RED, 'axe home-red')).toBe('BAR-742');
    forced.play(RED, 'done');
    expect(forced.on('home-red')).toBe('wild axe 1');
  });

  test('BAR-710: disks and axes too are hidden until all have confirmed', () => {
    const table = new Table({
      disks: [
        [4, 6, 6],
        [4, 6, 6],
      ],
      town: [2, 2],
    }).play(RED, 'end', 'station 2-0-0');
    const cell = table.c.at.sends(RED, stationOf(0));
    expect([table.seen(RED, cell), table.seen(YELLOW, cell), table.disks(RED, 'virki')]).toEqual([2, undefined, 4]);
    table.play(BLUE, 'station 0-0-0');
    expect([table.disks(RED, 'virki'), table.seen(GREEN, table.c.at.disks(RED, 0))]).toEqual([6, 6]);
  });
});
