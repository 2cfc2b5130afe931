import { describe, expect, test } from 'vitest';
import { BLUE, GREEN, RED, Table, YELLOW } from './table.ts';

const forced = (words: Record<string, unknown> = {}) => {
  const { options, figures, ...rest } = words as { options?: object; figures?: object };
  return new Table({
    turn: BLUE,
    hand: 'kaupmadur 2',
    options: { forcedTrade: true, ...options },
    figures: { 'blue.kaupmadur': 'home-red', ...figures },
    ...rest,
  });
};

describe('3.21 options', () => {
  test('BAR-802: with easy planning cards are chosen at the start of the own turn, openly', () => {
    const table = new Table({ first: RED, options: { planning: 'easy' } }).play(RED, 'end');
    expect([table.phase, table.awaited]).toEqual(['openPlan', [BLUE]]);
    expect(table.offers()).toHaveLength(84);
    table.play(BLUE, 'plan 0-6-0-0');
    expect([table.hand, table.seen(RED, table.c.at.plan(BLUE, 1))]).toEqual(['godi 6', 6]);
    const round = new Table({ options: { planning: 'easy' } });
    round.play(RED, 'end');
    expect([round.round, round.phase, round.awaited]).toEqual([2, 'openPlan', [YELLOW]]);
  });

  test('BAR-803 BAR-806: the exchange serves easy planning and eight cards too', () => {
    const table = new Table({ first: RED, options: { planning: 'easy' } }).play(RED, 'end').play(BLUE, 'plan 6-0-0-0');
    expect(table.offers()).toContain('exchange berserkur+berserkur for godi');
    const eight = new Table({ hand: 'berserkur 6 godi 2', round: 5, options: { eightCards: 'fromRound5' } });
    eight.play(RED, ...Array<string>(4).fill('exchange berserkur+berserkur for knerrir').slice(0, 3));
    expect(eight.hand).toBe('godi 2 knerrir 3');
  });

  test('BAR-804 BAR-805 EX-BAR-72: eight cards from round 5, or after it; six of a type at most', () => {
    const plans = (round: number, eightCards: string) =>
      new Table({ phase: 'plan', round, options: { eightCards } }).offers(RED).length;
    expect([plans(4, 'fromRound5'), plans(5, 'fromRound5'), plans(6, 'fromRound5')]).toEqual([84, 149, 149]);
    expect([plans(5, 'afterRound5'), plans(6, 'afterRound5')]).toEqual([84, 149]);
    expect(plans(8, 'off')).toBe(84);
    const table = new Table({ phase: 'plan', round: 5, options: { eightCards: 'fromRound5' } });
    expect(table.offers(RED)).toContain('plan 6-2-0-0');
    expect(table.refused(RED, 'plan 6-0-0-0')).toBe('BAR-152');
  });

  test('BAR-807 BAR-808 BAR-809 EX-BAR-73: on a foreign home its owner stands in for the bank, if both can', () => {
    const table = forced({ goods: ['timber 2 hide 1', 'timber 4'], gold: [1, 0] }).play(BLUE, 'trade');
    expect(table.refused(BLUE, 'sell 4-0-0-0')).toBe('BAR-809');
    const legal = forced({ goods: ['timber 1', 'timber 4'], gold: [1, 0] }).play(BLUE, 'trade', 'sell 4-0-0-0');
    expect([legal.goods(RED), legal.gold.slice(0, 2), legal.goods(BLUE)]).toEqual(['timber 5', [0, 1], '']);
    expect(forced({ goods: ['', 'timber 1'] }).refused(BLUE, 'trade')).toBe('BAR-491');
    const swap = forced({ goods: ['hide 1', 'timber 1'] }).play(BLUE, 'trade');
    expect(swap.offers()).toEqual(['timber for hide']);
    const off = new Table({ turn: BLUE, hand: 'kaupmadur 1', figures: { 'blue.kaupmadur': 'cattle-red' } });
    expect(off.refused(BLUE, 'kaupmadur>home-red')).toBe('BAR-233');
  });

  test('BAR-810: one card for any number of forced trades', () => {
    const table = forced({ goods: ['hide 1 wool 1', 'timber 2'] });
    table.play(BLUE, 'trade', 'timber for hide', 'timber for wool');
    expect([table.goods(RED), table.goods(BLUE), table.hand]).toEqual(['timber 2', 'hide 1 wool 1', 'kaupmadur 1']);
  });

  test('BAR-812 BAR-813: an axe on the home keeps others out; whoever is there may stay and leave, not trade', () => {
    const areas = { 'home-red': 'wild axe 1' };
    const out = forced({ areas, figures: { 'blue.kaupmadur': 'cattle-red' }, gold: [1, 1] });
    expect(out.refused(BLUE, 'kaupmadur>home-red')).toBe('BAR-097');
    const inside = forced({ areas, gold: [1, 1], goods: ['timber 3', 'hide 3'] });
    expect(inside.refused(BLUE, 'trade')).toBe('BAR-813');
    expect(inside.offers()).toContain('kaupmadur>forest-red');
  });

  test("BAR-814: the trader is shown the home owner's gold in his own turns, and nobody else is", () => {
    const table = forced({ gold: [3, 0], first: BLUE });
    const cell = table.c.at.gold(RED);
    expect([BLUE, YELLOW, GREEN].map(viewer => table.seen(viewer, cell))).toEqual([3, undefined, undefined]);
    table.play(BLUE, 'end');
    expect(table.seen(BLUE, cell)).toBeUndefined();
    const coming = forced({ gold: [3, 0], figures: { 'blue.kaupmadur': 'cattle-red' } });
    expect(coming.seen(BLUE, cell)).toBeUndefined();
    coming.play(BLUE, 'kaupmadur>home-red');
    expect(coming.seen(BLUE, cell)).toBe(3);
    expect(coming.match.canUndo(BLUE)).toBe(false);
  });

  test('BAR-815: no refill on a foreign home', () => {
    const table = forced({
      goods: ['hide 1', 'meat 4'],
      disks: [
        [6, 6, 6],
        [0, 6, 6],
      ],
    }).play(BLUE, 'trade');
    expect(table.refused(BLUE, 'refill virki')).toBe('BAR-815');
    expect(forced({ goods: ['hide 1', 'meat 4'] }).refused(BLUE, 'home')).toBe('BAR-534');
  });

  const bargain = (words: Record<string, unknown> = {}) => forced({ options: { freeBargain: true }, ...words });

  test('BAR-811 BAR-817: an offer at any rate, of what both hold and can store, at least one piece', () => {
    const table = bargain({ goods: ['hide 5 wool 1', 'iron 1 hide 2'], gold: [2, 1] }).play(BLUE, 'bargain');
    expect(table.refused(BLUE, 'offer')).toBe('BAR-817');
    expect(table.offers()).toEqual(['give iron', 'give gold', 'ask hide', 'ask wool', 'ask gold']);
    table.play(BLUE, 'give iron', 'ask wool', 'ask gold', 'offer');
    expect([table.phase, table.awaited, table.offers()]).toEqual(['answer', [RED], ['accept', 'refuse']]);
    table.play(RED, 'accept');
    expect([table.goods(RED), table.goods(BLUE), table.gold.slice(0, 2)]).toEqual([
      'hide 5 iron 1',
      'hide 2 wool 1',
      [1, 2],
    ]);
    expect(forced({ goods: ['', 'iron 1'] }).refused(BLUE, 'bargain')).toBe('BAR-811');
  });

  test('BAR-818 EX-BAR-77: the owner may refuse; the card is spent, and it was the one offer', () => {
    const table = bargain({ hand: 'kaupmadur 1', goods: ['', 'iron 1'], gold: [2, 0] });
    expect(table.seen(BLUE, table.c.at.gold(RED))).toBe(2);
    table.play(BLUE, 'bargain', 'give iron', 'ask gold', 'ask gold');
    expect(table.offers()).toEqual(['offer']);
    table.play(BLUE, 'offer').play(RED, 'refuse');
    expect([table.goods(BLUE), table.gold.slice(0, 2), table.hand]).toEqual(['iron 1', [2, 0], '']);
    expect(table.refused(BLUE, 'bargain')).toBe('BAR-184');
  });
});
