/** Discs, seals, stones and recruits as a match begins. */
import { describe, expect, test } from 'vitest';
import { GODS, RECRUITS, STONES } from '../rules/vocabulary.ts';
import { begun, freshTables, SEAT_COUNTS } from './starts.ts';
import { Table } from './table.ts';

const seatsOf = (t: Table) => t.order.toSorted();
const supply = (t: Table) => RECRUITS.map(recruit => t.has(recruit));

describe('discs', () => {
  test.each(SEAT_COUNTS)('ASG-030, ASG-034, ASG-035, ASG-037: of %i players everybody has 11', seats => {
    const t = begun({ seats });
    for (const seat of seatsOf(t)) {
      const onTrack = t.c.tables.trackSeal.length - t.taken[seat];
      const [inFront, scoreMarker] = [t.front[seat], 1];
      expect([onTrack, inFront, onTrack + inFront + scoreMarker]).toEqual([7, 3, 11]);
      expect(t.score[seat]).toBe(0);
    }
  });

  test('ASG-035, ASG-036: the disc track is taken from its first space to its seventh, and no further', () => {
    const slots = { 'fenrir.a': 0, 'odin.a': 1, 'thor.b': 1 };
    for (const taken of [0, 1, 2, 3, 4, 5, 6]) {
      const t = new Table({ seats: 2, round: 4, slots, taken: [taken, 0] });
      t.play(0, 'accept', 'front');
      expect(t.told('tookDisc')).toEqual([{ type: 'tookDisc', seat: 0, space: taken + 1 }]);
      expect(t.taken).toEqual([taken + 1, 0]);
    }
    const none = new Table({ seats: 2, round: 4, slots, taken: [7, 0] });
    expect([none.active, none.taken, none.told('tookDisc')]).toEqual([1, [7, 0], []]);
  });
});

describe('god cards', () => {
  test('ASG-031: everybody has one of each of the ten gods, whatever others choose', () => {
    const t = new Table({ seats: 3, round: 4, phase: 'gods' });
    for (const seat of [0, 1, 2]) {
      expect(t.offers(seat)).toEqual(GODS.map(god => `choose ${god}`));
      t.play(seat, 'choose odin', 'choose fenrir');
      expect(t.offers(seat)).toEqual(
        GODS.filter(god => god !== 'odin' && god !== 'fenrir').map(god => `choose ${god}`),
      );
    }
  });
});

describe('seals', () => {
  test.each([
    [2, 7],
    [3, 8],
    [4, 9],
  ])(
    'ASG-038, ASG-039, ASG-040, ASG-041, ASG-117: of %i players: seven gods have theirs, %i of each side are in the game',
    (seats, count) => {
      for (const t of [new Table({ fresh: { seats } }), begun({ seats })]) {
        expect(GODS.filter(god => t.isSealed(god))).toEqual(['freyja', 'baldr', 'odin', 'tyr', 'thor', 'loki', 'hel']);
        expect([t.has('lightSeal'), t.has('darkSeal')]).toEqual([count - 5, count - 2]);
        for (const seat of seatsOf(t)) expect([t.has('lightSeal', seat), t.has('darkSeal', seat)]).toEqual([0, 0]);
      }
    },
  );
});

describe('rune stones', () => {
  test.each([
    [2, 3, 1],
    [3, 4, 2],
    [4, 5, 3],
  ])('ASG-057: of %i players: %i of each colour and %i white ones are in the supply', (seats, coloured, white) => {
    const t = begun({ seats });
    expect(STONES.map(stone => t.has(stone))).toEqual([...Array(6).fill(coloured), white]);
    for (const seat of seatsOf(t)) for (const stone of STONES) expect(t.has(stone, seat)).toBe(0);
  });

  test.each([
    ['freyja', 'pink'],
    ['baldr', 'yellow'],
    ['tyr', 'red'],
    ['thor', 'blue'],
    ['loki', 'green'],
    ['hel', 'black'],
  ] as const)('ASG-056: on %s lie the %s stones', (god, stone) => {
    const t = new Table({ seats: 2, slots: { [`${god}.b`]: 0, 'odin.a': 1, 'odin.temple': 1 } });
    t.play(0, 'accept');
    expect(STONES.filter(one => t.has(one, 0) > 0)).toEqual([stone]);
    expect([t.has(stone, 0), t.has(stone)]).toEqual([2, 1]);
  });

  test('ASG-056: the white ones lie beside the board, where Odin sends for one', () => {
    const t = new Table({ seats: 2, slots: { 'odin.a': 0, 'thor.a': 1, 'thor.temple': 1 } });
    t.play(0, 'accept', 'decline');
    expect(STONES.filter(one => t.has(one, 0) > 0)).toEqual(['white']);
    expect(t.has('white')).toBe(0);
  });
});

describe('recruits', () => {
  test('ASG-067, ASG-068: of four players the last picks of three, the third of two, the second gets what is left', () => {
    const t = new Table({ fresh: { seats: 4 } });
    const [first, second, third, fourth] = t.order;
    expect([t.phase, t.awaited]).toEqual(['recruit', [fourth]]);
    expect(t.offers()).toEqual(['recruit whiteWarrior', 'recruit orangeWarrior', 'recruit giant']);
    t.play(fourth, 'recruit orangeWarrior');
    expect([t.awaited, t.offers()]).toEqual([[third], ['recruit whiteWarrior', 'recruit giant']]);
    expect(t.refused(third, 'recruit orangeWarrior')).toBe('ASG-068');
    t.play(third, 'recruit giant');
    expect(t.phase).toBe('gods');
    expect(RECRUITS.map(recruit => [first, second, third, fourth].map(seat => t.has(recruit, seat)))).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 1, 0],
    ]);
  });

  test('ASG-067, ASG-069: of three players the third picks, then the second; the last recruit goes to the supply', () => {
    const t = new Table({ fresh: { seats: 3 } });
    const [, second, third] = t.order;
    expect([t.awaited, t.offers().length]).toEqual([[third], 3]);
    t.play(third, 'recruit giant');
    expect([t.awaited, t.offers()]).toEqual([[second], ['recruit whiteWarrior', 'recruit orangeWarrior']]);
    expect(supply(t)).toEqual([7, 6, 7]);
    t.play(second, 'recruit whiteWarrior');
    expect([t.phase, supply(t)]).toEqual(['gods', [7, 7, 7]]);
  });

  test('ASG-067, ASG-070: of two players the second picks; both others go to the supply', () => {
    const t = new Table({ fresh: { seats: 2 } });
    const [, second] = t.order;
    expect([t.awaited, t.offers().length]).toEqual([[second], 3]);
    expect(supply(t)).toEqual([7, 6, 7]);
    t.play(second, 'recruit orangeWarrior');
    expect([t.phase, supply(t)]).toEqual(['gods', [8, 6, 8]]);
  });

  test.each(SEAT_COUNTS)('ASG-072, ASG-073, ASG-074: on gods and in Valhalla, with %i players', seats => {
    for (const t of freshTables({ seats }, 3)) {
      const lying = Object.fromEntries(GODS.flatMap(god => (t.recruits(god) ? [[god, t.recruits(god)]] : [])));
      expect(lying).toEqual({
        freyja: 'whiteWarrior 1',
        baldr: 'whiteWarrior 1',
        tyr: 'orangeWarrior 1',
        thor: 'orangeWarrior 1',
        loki: 'giant 1',
        hel: 'giant 1',
      });
      expect(t.recruits('valhalla')).toBe('whiteWarrior 2 orangeWarrior 3');
    }
  });

  test.each(RECRUITS)(
    'ASG-075: four players leave 7, 6 and 7 in the supply, fewer what nobody took; the %s first',
    first => {
      const choose = (offers: string[]) => offers.find(offer => offer === `recruit ${first}`) ?? offers[0];
      expect(supply(begun({ seats: 4 }, choose))).toEqual([7, 6, 7]);
      for (const seats of [2, 3]) {
        const t = begun({ seats }, choose);
        const taken = RECRUITS.map(recruit => seatsOf(t).reduce((sum, seat) => sum + t.has(recruit, seat), 0));
        expect(taken.reduce((sum, n) => sum + n, 0)).toBe(seats - 1);
        expect(supply(t)).toEqual([8 - taken[0], 7 - taken[1], 8 - taken[2]]);
      }
    },
  );

  test.each(SEAT_COUNTS)(
    'ASG-071, ASG-076: in front of %i players lie 3 discs, and a recruit of all but the first',
    seats => {
      const t = begun({ seats }, offers => offers.at(-1) ?? '');
      expect(t.front).toEqual(Array(seats).fill(3));
      const recruits = t.order.map(seat => RECRUITS.reduce((sum, recruit) => sum + t.has(recruit, seat), 0));
      expect(recruits).toEqual([0, ...Array(seats - 1).fill(1)]);
      expect(t.told('recruited').map(({ seat }) => seat)).toEqual(t.order.slice(1).reverse());
      for (const seat of seatsOf(t)) expect(t.offers(seat)).toHaveLength(7);
    },
  );
});
