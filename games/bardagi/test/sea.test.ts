import { describe, expect, test } from 'vitest';
import { BLUE, RED, Table } from './table.ts';

const HAND = 'berserkur 2 godi 2 kaupmadur 2 knerrir 2';
const afloat = (place: string, words: Record<string, unknown> = {}) => {
  const { figures, ...rest } = words as { figures?: object };
  return new Table({ hand: HAND, figures: { 'red.berserkur': 'aboard', ...figures }, ships: { red: place }, ...rest });
};
const sheep = 'sheep-isle-red-blue';

describe('3.15 the Knerrir and the sea', () => {
  test('BAR-560 BAR-561: three steps a card, one for each sea square', () => {
    const table = afloat('sea-01').play(RED, 'sail sea-02', 'sail on sea-03', 'sail on sea-04');
    expect([table.ship(RED), table.moving, table.hand]).toEqual([
      'sea-04',
      undefined,
      HAND.replace('knerrir 2', 'knerrir 1'),
    ]);
    expect(table.refused(RED, 'sail on sea-05')).toBe('BAR-560');
  });

  test('BAR-562 BAR-563 BAR-564 EX-BAR-21: out of a harbour onto its square, along the route, into a harbour', () => {
    const table = new Table({ hand: 'berserkur 1 knerrir 1' });
    table.play(RED, 'berserkur boards home-red');
    expect(table.offersOf('sail')).toEqual(['sail sea-01']);
    table.play(RED, 'sail sea-01');
    expect(table.offersOf('sail on')).toEqual(['sail on sea-02', 'sail on sea-20']);
    expect(table.refused(RED, 'sail on sea-03')).toBe('BAR-560');
    table.play(RED, 'sail on sea-02', `call on ${sheep}`);
    expect(table.moving).toBeUndefined();
    table.play(RED, 'land berserkur');
    expect([table.where(RED, 'berserkur'), table.ship(RED)]).toEqual([sheep, 'board']);
  });

  test('BAR-565: fewer steps will do, but at least one', () => {
    const table = afloat('sea-01').play(RED, 'sail sea-02', 'end');
    expect([table.phase, table.ship(RED)]).toEqual(['plan', 'sea-02']);
  });

  test('BAR-566: the ship takes no land and never fights', () => {
    const table = afloat(sheep, { hand: 'knerrir 2', figures: { 'red.godi': 'aboard' } });
    expect(table.offers().filter(offer => /attack|duel|convert|buy land/.test(offer))).toEqual([]);
  });

  test('BAR-567 BAR-568: it carries all three figures of its owner, and nobody else', () => {
    const table = new Table({
      hand: HAND,
      figures: { 'red.kaupmadur': 'village-red-blue', 'blue.godi': 'village-red-blue' },
    });
    table.play(RED, 'berserkur boards home-red', 'godi boards home-red', 'sail sea-01');
    table.play(RED, 'sail on sea-02', 'sail on sea-03', 'call village-red-blue', 'kaupmadur boards village-red-blue');
    expect((['berserkur', 'godi', 'kaupmadur'] as const).map(figure => table.where(RED, figure))).toEqual([
      ...['aboard', 'aboard', 'aboard'],
    ]);
    const blue = new Table({
      hand: 'godi 1',
      turn: BLUE,
      ships: { red: 'village-red-blue' },
      figures: { 'red.berserkur': 'aboard', 'blue.godi': 'village-red-blue' },
    });
    blue.play(BLUE, 'godi boards village-red-blue');
    expect([blue.ship(BLUE), blue.ship(RED)]).toEqual(['village-red-blue', 'village-red-blue']);
    expect(blue.offersOf('land')).toEqual(['land godi']);
  });

  test('BAR-569 BAR-570: a journey begins and ends in any harbour, whoever owns it', () => {
    for (const lies of ['wild', 'blue 2', 'red 1']) {
      const table = new Table({ hand: HAND, areas: { [sheep]: lies }, figures: { 'red.berserkur': sheep } });
      expect(table.offers()).toContain(`berserkur boards ${sheep}`);
    }
    expect(afloat('sea-03').offersOf('call')).toEqual(['call village-red-blue']);
  });

  test('BAR-571 BAR-575: from the player board the ship comes to every harbour', () => {
    const table = new Table({ hand: HAND, figures: { 'red.godi': 'village-blue-yellow', 'red.kaupmadur': sheep } });
    expect(table.offers()).toEqual(
      expect.arrayContaining(['godi boards village-blue-yellow', `kaupmadur boards ${sheep}`]),
    );
    table.play(RED, 'godi boards village-blue-yellow');
    expect([table.ship(RED), table.where(RED, 'godi')]).toEqual(['village-blue-yellow', 'aboard']);
  });

  test('BAR-572: on the map it is boarded only where it lies, or from the own group of that harbour', () => {
    const figures = { 'red.godi': 'village-green-red', 'red.kaupmadur': 'forest-red' };
    const table = afloat('home-red', { figures });
    expect(table.refused(RED, 'godi boards village-green-red')).toBe('BAR-572');
    expect(table.refused(RED, 'kaupmadur boards home-red')).toBe('BAR-572');
    const own = afloat('home-red', { figures, areas: { 'forest-red': 'red 1' } });
    expect(own.offers()).toContain('kaupmadur boards home-red');
    expect(
      afloat('sea-01')
        .offers()
        .filter(offer => offer.includes('boards')),
    ).toEqual([]);
  });

  test('BAR-573 BAR-576: boarding is one step of a move card, and the steps left are lost', () => {
    const table = new Table({ hand: HAND, figures: { 'red.godi': 'sheep-red' } });
    table.play(RED, 'godi>village-red-blue');
    expect(table.moving).toBe('godi 1');
    table.play(RED, 'on board village-red-blue');
    expect([table.where(RED, 'godi'), table.moving]).toEqual(['aboard', undefined]);
    const first = new Table({ hand: HAND }).play(RED, 'godi boards home-red');
    expect([first.moving, first.hand]).toEqual([undefined, HAND.replace('godi 2', 'godi 1')]);
  });

  test('BAR-574 BAR-595 EX-BAR-76: an own harbour is part of its group; of several the figure chooses one', () => {
    const areas = { 'sheep-red': 'red 1', 'village-red-blue': 'red 1' };
    const table = new Table({ hand: HAND, areas });
    expect(table.offersOf('godi boards')).toEqual(['godi boards home-red', 'godi boards village-red-blue']);
    table.play(RED, 'godi boards village-red-blue');
    expect([table.ship(RED), table.offersOf('sail')]).toEqual(['village-red-blue', ['sail sea-03']]);
  });

  test('BAR-579: an empty ship does not sail', () => {
    expect(new Table({ hand: 'knerrir 2' }).refused(RED, 'sail sea-01')).toBe('BAR-579');
    const empty = afloat('sea-02').play(RED, `call ${sheep}`, 'land berserkur');
    expect(empty.offersOf('sail')).toEqual([]);
  });

  test('BAR-580 BAR-581: in a harbour anybody aboard lands free of cost and may act at once', () => {
    const table = afloat('sea-02', { figures: { 'red.godi': 'aboard' } });
    table.play(RED, `call ${sheep}`);
    expect(table.offersOf('land')).toEqual(['land berserkur', 'land godi']);
    table.play(RED, 'land berserkur', 'attack', 'reinforce 0');
    expect(table.on(sheep)).toBe('red 1');
  });

  test('BAR-582: only where he could walk', () => {
    const figures = { 'red.godi': 'aboard', 'red.kaupmadur': 'aboard' };
    const table = afloat(sheep, { areas: { [sheep]: 'blue 1 axe 1' }, figures });
    expect(table.offersOf('land')).toEqual(['land berserkur']);
    expect(table.refused(RED, 'land godi')).toBe('BAR-582');
    const landed = table.play(RED, 'land berserkur');
    expect(landed.offersOf('berserkur')).toEqual([`berserkur boards ${sheep}`]);
  });

  test('BAR-583 BAR-585 BAR-593 EX-BAR-65: at any moment of the turn, or not at all; an empty ship goes back', () => {
    const table = afloat('sea-03', {
      figures: { 'red.berserkur': 'home-red', 'red.godi': 'aboard', 'red.kaupmadur': 'aboard' },
    });
    table.play(RED, 'sail sea-02', 'sail on sea-03', 'call on village-red-blue', 'land godi', 'berserkur>forest-red');
    expect([table.ship(RED), table.where(RED, 'kaupmadur')]).toEqual(['village-red-blue', 'aboard']);
    table.finishRound();
    expect([table.ship(RED), table.gold[RED]]).toEqual(['village-red-blue', 0]);
    const empty = afloat('village-red-blue').play(RED, 'land berserkur');
    expect(empty.ship(RED)).toBe('board');
    const open = afloat('sea-02').play(RED, `call ${sheep}`, 'land berserkur');
    expect(open.ship(RED)).toBe(sheep);
  });

  test('BAR-584: no other home, except with forced trade and the Kaupmadur aboard', () => {
    expect(afloat('sea-05').offersOf('call')).toEqual([]);
    expect(afloat('sea-05').refused(RED, 'call home-blue')).toBe('BAR-584');
    expect(afloat('sea-05', { options: { forcedTrade: true } }).offersOf('call')).toEqual([]);
    const trader = afloat('sea-05', { options: { forcedTrade: true }, figures: { 'red.kaupmadur': 'aboard' } });
    trader.play(RED, 'call home-blue');
    expect(trader.offersOf('land')).toEqual(['land kaupmadur']);
  });

  test('BAR-586 BAR-587 BAR-590 EX-BAR-20: landing and boarding in the middle of a ship move', () => {
    const table = new Table({
      turn: BLUE,
      hand: 'godi 1 knerrir 1',
      tiles: [[], ['boathouse']],
      figures: { 'blue.berserkur': 'aboard', 'blue.godi': sheep },
      ships: { blue: 'sea-01' },
    });
    table.play(BLUE, 'sail sea-02', `call on ${sheep}`, 'land berserkur');
    expect([table.ship(BLUE), table.moving]).toEqual([sheep, 'knerrir 3']);
    table.play(BLUE, `godi boards ${sheep}`, 'sail on sea-02', 'sail on sea-03', 'sail on sea-04');
    expect([table.where(BLUE, 'berserkur'), table.where(BLUE, 'godi'), table.ship(BLUE)]).toEqual([
      sheep,
      'aboard',
      'sea-04',
    ]);
    expect([table.hand, table.moving]).toEqual(['', undefined]);
  });

  test('BAR-588: any other card ends the ship move; a removal or an exchange does not', () => {
    const words = { gold: [1], areas: { 'forest-red': 'wild divine' }, figures: { 'red.godi': 'forest-red' } };
    const table = afloat('sea-01', words).play(
      RED,
      'sail sea-02',
      'remove divine',
      'exchange berserkur+berserkur for godi',
    );
    expect(table.moving).toBe('knerrir 2');
    table.play(RED, 'kaupmadur>sheep-red');
    expect(table.moving).toBe('kaupmadur 1');
    expect(table.offersOf('sail on')).toEqual([]);
  });

  test('BAR-589: an empty ship whose next thing is no boarding there has ended its move', () => {
    const table = afloat('sea-02', { figures: { 'red.kaupmadur': sheep } }).play(
      RED,
      `call ${sheep}`,
      'land berserkur',
    );
    expect([table.ship(RED), table.moving, table.offersOf('sail on')]).toEqual([sheep, 'knerrir 2', []]);
    table.play(RED, 'exchange berserkur+godi for godi');
    expect(table.ship(RED)).toBe(sheep);
    table.play(RED, 'godi>forest-red');
    expect([table.ship(RED), table.moving]).toEqual(['board', 'godi 1']);
  });

  test('BAR-591: ships share squares and harbours', () => {
    const figures = { 'red.berserkur': 'aboard', 'blue.berserkur': 'aboard', 'yellow.godi': 'aboard' };
    const ships = { red: 'sea-02', blue: 'sea-03', yellow: 'village-red-blue' };
    const table = new Table({ hand: HAND, figures, ships }).play(RED, 'sail sea-03');
    expect([table.ship(RED), table.ship(BLUE)]).toEqual(['sea-03', 'sea-03']);
    expect(table.play(RED, 'call on village-red-blue').ship(RED)).toBe('village-red-blue');
  });

  test('BAR-592 BAR-594: a ship at sea stays there over the round, and counts nothing', () => {
    const table = afloat('sea-04', { glory: [3] }).finishRound();
    expect([table.ship(RED), table.where(RED, 'berserkur'), table.glory[RED]]).toEqual(['sea-04', 'aboard', 3]);
    const end = afloat('sea-04', { round: 8 }).finishRound();
    expect([end.phase, end.scores]).toEqual(['over', [0, 0, 0, 0]]);
  });
});
