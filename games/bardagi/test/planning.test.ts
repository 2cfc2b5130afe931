import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { BLUE, GREEN, RED, Table, YELLOW } from './table.ts';

const SEATS = [RED, BLUE, YELLOW, GREEN];
const planning = (words = {}) => new Table({ phase: 'plan', first: RED, ...words });
const planAll = (table: Table, plan = 'plan 2-2-1-1') => {
  for (const seat of SEATS) table.play(seat, plan);
  return table;
};

describe('3.4 the round', () => {
  test('BAR-130 BAR-132: planning, action, building, claim; actions and building in starting-player order', () => {
    const goods = Array<string>(4).fill('timber 3 iron 1');
    const areas = Object.fromEntries(['red', 'blue', 'yellow', 'green'].map(id => [`sheep-${id}`, `${id} 1`]));
    const table = planning({ first: YELLOW, goods, gold: [1, 1, 1, 1], areas, shown: ['mint', 'mint'] });
    planAll(table, 'plan 6-0-0-0');
    const course: string[] = [];
    table.playUntil(
      ({ round }) => round > 1,
      (offers, seat) => {
        course.push(`${table.phase} ${seat}`);
        return offers.includes('end') || offers.includes('pass') ? (offers.at(-1) ?? '') : offers[0];
      },
    );
    const phases = (phase: string) => course.filter(line => line.startsWith(phase)).map(line => Number(line.at(-1)));
    expect([...new Set(phases('turn'))]).toEqual([YELLOW, GREEN, RED, BLUE]);
    expect(phases('build')).toEqual([YELLOW, GREEN, RED, BLUE]);
    const order = course.map(line => line.split(' ')[0]).filter(phase => ['turn', 'build', 'claim'].includes(phase));
    expect([...new Set(order)]).toEqual(['turn', 'build', 'claim']);
    expect(order.lastIndexOf('turn')).toBeLessThan(order.indexOf('build'));
  });

  test('BAR-131 BAR-155 BAR-709: planning and the choices of the claim are made by all at the same time', () => {
    expect(planning().awaited).toEqual(SEATS);
    const areas = {
      'sheep-red': 'red 1',
      'sheep-blue': 'blue 1',
      'sheep-yellow': 'yellow 1',
      'sheep-green': 'green 1',
    };
    const table = new Table({ areas }).play(RED, 'end');
    expect([table.phase, table.awaited]).toEqual(['claim', SEATS]);
  });

  test('BAR-133: nobody builds before the last turn is over', () => {
    const table = new Table({ first: RED, goods: ['timber 3 iron 1'], gold: [1], shown: ['mint'] });
    table.play(RED, 'end');
    expect([table.phase, table.active]).toEqual(['turn', BLUE]);
  });

  test('BAR-134: glory for all, then resources for all, then recruits and axes for all', () => {
    const areas = { 'village-red-blue': 'red 1', 'forest-blue': 'blue 1' };
    const table = new Table({ areas, disks: [[5, 6, 6]] }).play(RED, 'end');
    const types = table.news.map(line => line.split(' ').slice(0, 2).join(' '));
    const [lastGlory, firstYield] = [types.lastIndexOf('glory 1'), types.indexOf('recruits 0')];
    expect(lastGlory).toBeGreaterThan(0);
    expect(lastGlory).toBeLessThan(firstYield);
    expect([table.phase, table.awaited]).toEqual(['muster', [RED]]);
  });

  test('BAR-135 BAR-136 BAR-137 BAR-138: then the round marker and the starting player move on, and all plan again', () => {
    const table = new Table({ turn: RED, first: BLUE }).finishRound();
    expect([table.round, table.first, table.phase, table.awaited]).toEqual([2, YELLOW, 'plan', SEATS]);
    expect(table.told('round')).toEqual([{ type: 'round', round: 2 }]);
  });
});

describe('3.5 planning', () => {
  test('BAR-151 BAR-152 BAR-153 EX-BAR-01: exactly six cards of any mix: 84 plans', () => {
    const table = planning();
    expect(table.offers(RED)).toHaveLength(84);
    expect(table.offers(RED)).toEqual(expect.arrayContaining(['plan 2-2-0-2', 'plan 6-0-0-0']));
    expect(table.refused(RED, 'plan 2-2-0-1')).toBe('BAR-152');
    expect(table.refused(RED, 'plan 2-2-2-1')).toBe('BAR-152');
    expect(table.refused(RED, 'plan 7-0-0-0')).toBe('unknown-move');
    planAll(table, 'plan 2-2-0-2');
    expect(table.hand).toBe('berserkur 2 godi 2 knerrir 2');
  });

  test('BAR-154: at most six cards of one type', () => {
    const eight = planning({ round: 5, options: { eightCards: 'fromRound5' } });
    expect(eight.offers(RED)).toContain('plan 6-2-0-0');
    expect(eight.refused(RED, 'plan 7-1-0-0')).toBe('unknown-move');
  });

  test('BAR-156 BAR-157: planned cards are hidden until the turn begins; that they are six is not', () => {
    const table = planning();
    table.play(BLUE, 'plan 0-0-0-6');
    const plan = table.c.at.plan(BLUE, 3);
    expect([RED, AUDIENCE].map(viewer => table.seen(viewer, plan))).toEqual([undefined, undefined]);
    expect(table.seen(BLUE, plan)).toBe(6);
    expect(table.told('planned', RED)).toEqual([{ type: 'planned', seat: BLUE }]);
    for (const seat of [RED, YELLOW, GREEN]) table.play(seat, 'plan 6-0-0-0');
    expect(table.seen(RED, plan)).toBeUndefined();
    expect(table.seen(BLUE, table.c.at.plan(RED, 0))).toBe(6);
    table.play(RED, 'berserkur>forest-red', 'end');
    expect(table.seen(RED, plan)).toBe(6);
  });

  test('BAR-158: a plan may be changed until the last player has confirmed', () => {
    const table = planning();
    table.play(RED, 'plan 6-0-0-0').play(BLUE, 'plan 0-6-0-0').undo(RED);
    expect(table.awaited).toEqual([RED, YELLOW, GREEN]);
    table.play(RED, 'plan 0-0-6-0').play(YELLOW, 'plan 6-0-0-0').play(GREEN, 'plan 6-0-0-0');
    expect(table.hand).toBe('kaupmadur 6');
    expect(table.match.canUndo(GREEN)).toBe(false);
  });

  test('BAR-159 BAR-160: the rest is set aside; the hand is fixed but for the exchange', () => {
    const table = planAll(planning(), 'plan 6-0-0-0');
    expect([table.hand, Array.from({ length: 4 }, (_, unit) => table.state[table.c.at.deck(unit)])]).toEqual([
      'berserkur 6',
      [0, 6, 6, 6],
    ]);
    expect(table.refused(RED, 'godi>forest-red')).toBe('BAR-184');
    expect(table.play(RED, 'exchange berserkur+berserkur for godi').hand).toBe('berserkur 4 godi 1');
  });

  test('BAR-161 BAR-743: all cards can be chosen again, used or discarded', () => {
    const table = new Table({ hand: 'berserkur 6', used: false });
    table.play(RED, 'exchange berserkur+berserkur for godi', 'godi>forest-red', 'berserkur>forest-red').finishRound();
    expect(table.offers(RED)).toHaveLength(84);
  });

  test('BAR-162: the action phase begins when every player has confirmed', () => {
    const table = planning();
    for (const seat of [GREEN, RED, BLUE]) table.play(seat, 'plan 6-0-0-0');
    expect(table.phase).toBe('plan');
    expect(table.play(YELLOW, 'plan 6-0-0-0').phase).toBe('turn');
  });
});
