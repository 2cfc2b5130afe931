import { describe, expect, test } from 'vitest';
import { BLUE, GREEN, RED, Table } from './table.ts';

const godi = (area: string, words: Record<string, unknown> = {}) => {
  const { figures, ...rest } = words as { figures?: object };
  return new Table({ hand: 'godi 3', figures: { 'red.godi': area, ...figures }, ...rest });
};
const RUNES = 'divine 1 defence 1 twice 1 noResources 1 theirsAreYours 1 seaMove 1';
const LANDS = { 'forest-red': 'red 1', 'quarry-blue': 'blue 1', 'iron-blue': 'blue 1' };

describe('3.10 the Godi', () => {
  test('BAR-370 BAR-371: move, convert, cast, buy runes, refill; influence is no action', () => {
    const table = godi('home-red', { goods: ['wool 4'], disks: [[6, 2, 6]], runes: ['seaMove 1'] });
    const acts = table.offers().filter(offer => !/^(godi>|godi boards|exchange|end)/.test(offer));
    expect(acts).toEqual(['cast', 'refill hof']);
    expect(godi('iron-red').offers()).toContain('convert');
    expect(godi('sacred-centre', { gold: [2] }).offers()).toContain('godi buys runes');
  });

  test('BAR-372 BAR-373 BAR-374: he converts Barbarian areas, no camp and no area of a player', () => {
    expect(godi('forest-red').offers()).toContain('convert');
    expect(godi('forest-red', { areas: { 'forest-red': 'blue 1' } }).refused(RED, 'convert')).toBe('BAR-373');
    expect(godi('camp-red-blue').refused(RED, 'convert')).toBe('BAR-374');
    expect(godi('sacred-centre').refused(RED, 'convert')).toBe('BAR-372');
  });

  test('BAR-375 BAR-376 BAR-377 EX-BAR-12: two disks of Hof: one on the area, one a recruit', () => {
    const table = godi('sheep-red').play(RED, 'convert');
    expect([table.disks(RED, 'hof'), table.on('sheep-red'), table.town[RED], table.hand]).toEqual([
      ...[4, 'red 1', 1, 'godi 2'],
    ]);
    expect(godi('sheep-red', { disks: [[6, 1, 6]] }).refused(RED, 'convert')).toBe('BAR-375');
    table.finishRound('station 0-1-0');
    expect([table.disks(RED, 'hof'), table.town[RED]]).toEqual([5, 0]);
  });

  test('BAR-378 BAR-473: neither Godi nor Kaupmadur adds disks to an area', () => {
    const figures = { 'red.godi': 'forest-red', 'red.kaupmadur': 'forest-red' };
    const table = new Table({ hand: 'godi 1 kaupmadur 1', figures, areas: { 'forest-red': 'red 1' } });
    expect(table.offers().filter(offer => /convert|buy land|rearrange|reinforce/.test(offer))).toEqual([]);
  });

  test('BAR-379: villages and gold mines of Barbarians too', () => {
    expect(godi('village-red-blue').play(RED, 'convert').on('village-red-blue')).toBe('red 1');
    expect(godi('gold-red').play(RED, 'convert').on('gold-red')).toBe('red 1');
  });

  test('BAR-380 BAR-474: Godi and Kaupmadur neither fight nor are fought', () => {
    const table = new Table({
      hand: 'berserkur 1 godi 1 kaupmadur 1',
      areas: { 'forest-red': 'red 1' },
      figures: { 'red.berserkur': 'forest-red', 'blue.godi': 'forest-red', 'blue.kaupmadur': 'forest-red' },
    });
    expect(table.offersOf('duel')).toEqual([]);
    expect(table.refused(RED, 'attack')).toBe('BAR-302');
  });
});

describe('3.11 runes', () => {
  test('BAR-400 BAR-401 BAR-402: Godi or Kaupmadur on a sacred location, 2 gold and a card for 3 runes', () => {
    const table = godi('sacred-centre', { gold: [3] }).play(RED, 'godi buys runes');
    expect([table.gold[RED], table.heldCount[RED], table.runePile, table.hand]).toEqual([1, 3, 45, 'godi 2']);
    const trader = new Table({ hand: 'kaupmadur 1', gold: [2], figures: { 'red.kaupmadur': 'sacred-centre' } });
    expect(trader.play(RED, 'kaupmadur buys runes').heldCount[RED]).toBe(3);
    expect(godi('forest-red', { gold: [3] }).refused(RED, 'godi buys runes')).toBe('BAR-400');
    expect(godi('sacred-centre', { gold: [1] }).refused(RED, 'godi buys runes')).toBe('BAR-401');
    expect(godi('sacred-centre', { gold: [9] }).refused(RED, 'berserkur buys runes')).toBe('BAR-185');
  });

  test('BAR-403 EX-BAR-40: one purchase a turn, whoever buys', () => {
    const table = new Table({
      hand: 'godi 1 kaupmadur 1',
      gold: [4],
      figures: { 'red.godi': 'sacred-centre', 'red.kaupmadur': 'sacred-centre' },
    });
    table.play(RED, 'godi buys runes');
    expect([table.gold[RED], table.heldCount[RED]]).toEqual([2, 3]);
    expect(table.refused(RED, 'kaupmadur buys runes')).toBe('BAR-403');
  });

  test('BAR-404 BAR-405 EX-BAR-63: what is left at the full price; nothing from an empty pile', () => {
    const table = godi('sacred-centre', { gold: [4], pile: 2 }).play(RED, 'godi buys runes');
    expect([table.gold[RED], table.heldCount[RED], table.runePile]).toEqual([2, 2, 0]);
    const empty = godi('sacred-centre', { gold: [4], pile: 0 });
    expect(empty.refused(RED, 'godi buys runes')).toBe('BAR-405');
  });

  test('BAR-406 BAR-407: any number may be held; all see how many, the holder which', () => {
    const table = godi('home-red', { runes: ['', 'divine 8 twice 8'] });
    const { at } = table.c;
    expect(table.seen(RED, at.heldCount(BLUE))).toBe(16);
    expect([table.seen(RED, at.held(BLUE, 0)), table.seen(BLUE, at.held(BLUE, 0))]).toEqual([undefined, 8]);
    const drawn = godi('sacred-centre', { gold: [2] }).play(RED, 'godi buys runes');
    expect(drawn.told('drew', BLUE).map(({ rune }) => rune)).toEqual(['?', '?', '?']);
    expect(drawn.told('drew', RED).map(({ rune }) => rune)).not.toContain('?');
  });

  test('BAR-408 BAR-409 BAR-410 BAR-413 EX-BAR-38: a Godi card and one disk of Hof cast up to two, at any distance', () => {
    const table = godi('home-red', { disks: [[6, 3, 6]], runes: ['divine 1 noResources 1'], areas: LANDS });
    table.play(RED, 'cast', 'divine>forest-red', 'noResources>quarry-blue');
    expect([table.disks(RED, 'hof'), table.reserve[RED], table.hand]).toEqual([2, 40 - 6 - 2 - 6 - 1, 'godi 2']);
    expect([table.on('forest-red'), table.on('quarry-blue')]).toEqual(['red 1 divine', 'blue 1 noResources']);
    expect([table.phase, table.heldCount[RED]]).toEqual(['turn', 0]);
    const many = godi('home-red', { runes: [RUNES], areas: LANDS });
    many.play(RED, 'cast', 'divine>forest-red', 'twice>forest-red');
    expect([many.phase, many.heldCount[RED]]).toEqual(['turn', 4]);
    const others = new Table({ hand: 'berserkur 3 kaupmadur 3', runes: ['seaMove 1'] });
    expect(others.refused(RED, 'cast')).toBe('BAR-184');
  });

  test('BAR-411 BAR-412: no cast without a disk on Hof; as many casts as cards and disks', () => {
    const table = godi('home-red', { disks: [[6, 2, 6]], runes: [RUNES], areas: LANDS });
    table.play(RED, 'cast', 'divine>forest-red', 'done', 'cast', 'twice>forest-red', 'done');
    expect([table.disks(RED, 'hof'), table.hand]).toEqual([0, 'godi 1']);
    expect(table.refused(RED, 'cast')).toBe('BAR-411');
  });

  test('BAR-414: a Godi aboard does not cast', () => {
    const table = godi('aboard', { ships: { red: 'sea-01' }, runes: ['seaMove 1'] });
    expect(table.refused(RED, 'cast')).toBe('BAR-577');
  });

  test('BAR-415: both runes on one area or on two, the second chosen after the first', () => {
    const table = godi('home-red', { runes: [RUNES], areas: LANDS }).play(RED, 'cast', 'divine>forest-red');
    expect(table.offers()).toEqual(expect.arrayContaining(['twice>forest-red', 'noResources>iron-blue', 'done']));
    expect(table.play(RED, 'twice>forest-red').on('forest-red')).toBe('red 1 divine twice');
  });

  test('BAR-416 BAR-417: curses on areas of others, the rest on own ones, nothing on Barbarians', () => {
    const table = godi('home-red', { runes: [RUNES], areas: LANDS }).play(RED, 'cast');
    const targets = (rune: string) => table.offersOf(`${rune}>`).map(offer => offer.slice(rune.length + 1));
    for (const rune of ['divine', 'defence', 'twice']) expect(targets(rune)).toEqual(['forest-red']);
    for (const rune of ['noResources', 'theirsAreYours']) expect(targets(rune)).toEqual(['quarry-blue', 'iron-blue']);
    expect(table.refused(RED, 'divine>quarry-blue')).toBe('BAR-416');
    expect(table.refused(RED, 'noResources>forest-red')).toBe('BAR-416');
    expect(table.refused(RED, 'divine>iron-red')).toBe('BAR-417');
  });

  test('BAR-419 BAR-420: one rune of each type on an area, and one curse', () => {
    const areas = { 'forest-red': 'red 1 divine', 'quarry-blue': 'blue 1 noResources' };
    const table = godi('home-red', { runes: [RUNES], areas }).play(RED, 'cast');
    expect(table.refused(RED, 'divine>forest-red')).toBe('BAR-419');
    expect(table.refused(RED, 'theirsAreYours>quarry-blue')).toBe('BAR-420');
    expect(table.refused(RED, 'noResources>quarry-blue')).toBe('BAR-420');
    expect(table.offers()).toContain('twice>forest-red');
  });

  test("BAR-421 BAR-422: no rune where another's Godi stands, even on an own area; the own Godi does not hinder", () => {
    const figures = { 'blue.godi': 'forest-red', 'green.godi': 'quarry-blue' };
    const areas = { ...LANDS, 'gold-red': 'red 1' };
    const table = godi('gold-red', { figures, runes: [RUNES], areas }).play(RED, 'cast');
    expect(table.refused(RED, 'divine>forest-red')).toBe('BAR-421');
    expect(table.refused(RED, 'noResources>quarry-blue')).toBe('BAR-421');
    expect(table.offers()).toContain('divine>gold-red');
  });

  const harvest = (lies: string) => new Table({ areas: { 'forest-red': lies } }).finishRound();

  test('BAR-423 BAR-424: Divine adds 1 to the yield, Twice adds 2', () => {
    expect(harvest('red 1 divine').goods(RED)).toBe('timber 2');
    expect(harvest('red 1 twice').goods(RED)).toBe('timber 3');
  });

  test('BAR-426 BAR-427: No resources leaves nothing; Theirs are yours gives the whole yield to the caster', () => {
    expect(harvest('red 1 noResources').goods(RED)).toBe('');
    const table = harvest('red 1 divine theirsAreYours:blue');
    expect([table.goods(RED), table.goods(BLUE)]).toEqual(['', 'timber 2']);
  });

  test('BAR-428 BAR-429 BAR-430: a disk of the reserve marks it, if there is one; it neither owns nor defends', () => {
    const words = { runes: ['theirsAreYours 1'], areas: LANDS, hand: 'godi 1 berserkur 1' };
    const table = godi('home-red', words).play(RED, 'cast', 'theirsAreYours>quarry-blue');
    expect([table.reserve[RED], table.on('quarry-blue')]).toEqual([21 + 1 - 1, 'blue 1 theirsAreYours']);
    const cell = (t: Table) => t.c.map.areas.findIndex(({ id }) => id === 'quarry-blue');
    expect(table.state[table.c.at.marked(cell(table))]).toBe(1);
    expect(table.finishRound().glory.slice(0, 2)).toEqual([1, 2]);
    // The disk that pays for the cast is the first one in an empty reserve; it marks the rune.
    const empty = godi('home-red', { ...words, reserve: [0] }).play(RED, 'cast', 'theirsAreYours>quarry-blue');
    expect([empty.reserve[RED], empty.state[empty.c.at.marked(cell(empty))]]).toEqual([0, 1]);
    const two = godi('home-red', { ...words, runes: ['theirsAreYours 2'], reserve: [0] });
    two.play(RED, 'cast', 'theirsAreYours>quarry-blue', 'theirsAreYours>iron-blue');
    const marks = ['quarry-blue', 'iron-blue'].map(id => two.c.map.areas.findIndex(area => area.id === id));
    expect(marks.map(area => two.state[two.c.at.marked(area)])).toEqual([1, 0]);
    const attack = new Table({
      hand: 'berserkur 1',
      areas: { 'forest-red': 'blue 1 theirsAreYours:green' },
      figures: { 'red.berserkur': 'forest-red' },
      disks: [[2, 6, 6]],
    });
    expect(attack.play(RED, 'attack').on('forest-red')).toBe('red 1 theirsAreYours');
  });

  const sail = (words = {}) =>
    new Table({
      hand: 'godi 1 knerrir 2',
      figures: { 'red.berserkur': 'aboard' },
      ships: { red: 'sea-01' },
      runes: ['seaMove 2'],
      ...words,
    });

  test('BAR-431 BAR-432: Sea move gives a flat 10 squares to one card, tiles or not, and is spent', () => {
    const table = sail({ seaMove: ['red'], tiles: [['boathouse']], runes: [''] });
    expect(table.runePile).toBe(47);
    table.play(RED, 'sail sea-02');
    expect([table.moving, table.runePile]).toEqual(['knerrir 9', 48]);
    expect(table.play(RED, 'sail sea-01').moving).toBe('knerrir 4');
  });

  test('BAR-433 BAR-434 BAR-435 BAR-444: cast with a Godi card and a disk, one on a ship, kept for the next Knerrir card', () => {
    const table = sail().play(RED, 'cast', 'seaMove>ship');
    expect(table.refused(RED, 'seaMove>ship')).toBe('BAR-435');
    table.play(RED, 'done');
    expect([table.disks(RED, 'hof'), table.hand]).toEqual([5, 'knerrir 2']);
    table.finishRound();
    expect([table.state[table.c.at.seaMove(RED)], table.runePile]).toEqual([1, 46]);
  });

  test('BAR-436 BAR-438: a rune works every round; a caster who comes to own the area simply gets its yield', () => {
    const table = new Table({ areas: { 'forest-red': 'red 1 divine' } }).finishRound();
    for (const seat of [RED, BLUE, 2, GREEN]) table.play(seat, 'plan 6-0-0-0');
    table.playUntil(
      ({ round }) => round > 2,
      offers => offers.find(offer => offer === 'end') ?? offers[0],
    );
    expect(table.goods(RED)).toBe('timber 4');
    expect(harvest('red 1 theirsAreYours:red').goods(RED)).toBe('timber 1');
  });

  test('BAR-439 BAR-440 BAR-441: the Godi removes runes where he stands, for 1 gold each and no card', () => {
    const areas = { 'quarry-red': 'red 1 divine theirsAreYours:blue' };
    const table = godi('quarry-red', { gold: [2], areas, hand: '' });
    expect(table.offersOf('remove')).toEqual(['remove divine', 'remove theirsAreYours']);
    table.play(RED, 'remove theirsAreYours', 'remove divine');
    expect([table.on('quarry-red'), table.gold[RED]]).toEqual(['red 1', 0]);
    expect(godi('quarry-red', { areas }).refused(RED, 'remove divine')).toBe('BAR-439');
    expect(godi('iron-red', { areas, gold: [5] }).refused(RED, 'remove divine')).toBe('BAR-439');
  });

  test('BAR-442: also between two steps, and only in the own turn', () => {
    const areas = { 'forest-red': 'blue 1 divine' };
    const table = godi('home-red', { gold: [1], areas }).play(RED, 'godi>forest-red', 'remove divine', 'on>iron-red');
    expect([table.on('forest-red'), table.where(RED, 'godi')]).toEqual(['blue 1', 'iron-red']);
    expect(godi('home-red', { first: RED }).refused(BLUE, 'remove divine')).toBe('not-awaited');
  });

  test('BAR-443 BAR-445 BAR-446: the rune goes back into the shuffled pile, its disk to its owner', () => {
    const areas = { 'quarry-red': 'red 1 theirsAreYours:blue' };
    const table = godi('quarry-red', { gold: [1], areas });
    expect([table.runePile, table.reserve[BLUE]]).toEqual([47, 21]);
    table.play(RED, 'remove theirsAreYours');
    expect([table.runePile, table.reserve[BLUE]]).toEqual([48, 22]);
    const drawn = Array.from({ length: 20 }, (_, i) => {
      const again = godi('sacred-centre', { gold: [2], seed: `draw ${i}` }).play(RED, 'godi buys runes');
      return again.told('drew', RED).map(({ rune }) => rune);
    });
    expect(new Set(drawn.flat()).size).toBeGreaterThan(4);
  });

  test('EX-BAR-39: the curse is removed, and the quarry yields with the Godi on it', () => {
    const table = new Table({
      hand: 'godi 1',
      gold: [1],
      areas: { 'quarry-red': 'red 1 noResources' },
      figures: { 'red.godi': 'forest-red' },
    });
    table.play(RED, 'godi>quarry-red', 'remove noResources');
    expect([table.hand, table.gold[RED], table.runePile]).toEqual(['', 0, 48]);
    expect(table.finishRound().goods(RED)).toBe('stone 2');
  });
});
