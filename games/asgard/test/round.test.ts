/** The start of a round: gods wake, seals and the Asgard row are filled up, discs are taken back. */
import { describe, expect, test } from 'vitest';
import { GODS } from '../rules/vocabulary.ts';
import { eagerly } from './random-play.ts';
import { begun, nextRound, SEAT_COUNTS } from './starts.ts';
import { BLUE, RED, Table, YELLOW } from './table.ts';

const LIGHT = ['freyja', 'baldr', 'odin', 'tyr', 'thor'] as const;
const ASGARD_TILES = ['asgard-1', 'asgard-2', 'asgard-3', 'asgard-4', 'asgard-5'];
const inRow = (t: Table) => ASGARD_TILES.filter(id => t.where(id) === 'row');
const sealed = (t: Table) => GODS.filter(god => t.isSealed(god));

describe('the steps', () => {
  test('ASG-110: a god wakes, seals are refilled, then the Asgard row, then discs are taken back', () => {
    const t = nextRound({
      seats: 3,
      reserve: ['darkSeal 3', 'darkSeal 3', 'darkSeal 2'],
      flipped: ['asgard-1', 'asgard-2'],
      support: { freyja: [RED], baldr: [RED] },
      centre: [0, 1, 0],
    });
    expect(t.news.slice(-2)).toEqual(['round 2', 'woke mimir']);
    expect([t.phase, t.where('asgard-1')]).toEqual(['refill', 'flipped']);
    t.play(YELLOW, 'from 0', 'from 0');
    expect([t.phase, t.awaited, t.where('asgard-1') === 'flipped']).toEqual(['retrieve', [RED], false]);
    const types = t.news.map(line => line.split(' ')[0]);
    expect(types).toEqual(['sealGiven', 'sealGiven', 'sealGiven', 'inRow', 'inRow']);
    t.play(RED, 'retrieve freyja', 'retrieve centre');
    expect(t.phase).toBe('gods');
  });
});

describe('gods wake', () => {
  const SLEEPERS = [
    ['ASG-111', 2, 'mimir'],
    ['ASG-112', 3, 'surtr'],
    ['ASG-113', 4, 'fenrir'],
  ] as const;

  test.each(SLEEPERS)(
    '%s, ASG-114: at the start of round %i %s becomes active and can be chosen and used',
    (_rule, round, god) => {
      const before = new Table({ seats: 2, round: round - 1, phase: 'gods' });
      expect(before.offers(YELLOW)).not.toContain(`choose ${god}`);
      expect(before.refused(YELLOW, `choose ${god}`)).toBe('ASG-154');
      const t = nextRound({ seats: 2, round: round - 1 });
      expect([t.round, t.told('woke')]).toEqual([round, [{ type: 'woke', god }]]);
      expect(t.where(`${god}-1`)).toBe('top');
      for (const seat of [YELLOW, RED]) t.play(seat, `choose ${god}`, 'choose odin', 'choose thor', 'seal');
      expect(t.offers(YELLOW).filter(move => move.startsWith(god))).toEqual([
        `${god}>a`,
        `${god}>temple`,
        `${god}>asgard`,
      ]);
      t.play(YELLOW, `${god}>a`).play(RED, `${god}>temple`);
      expect([t.disc(`${god}.a`), t.disc(`${god}.temple`)]).toEqual([YELLOW, RED]);
    },
  );

  test('ASG-111, ASG-112, ASG-113: nobody wakes in rounds 1 and 5', () => {
    expect(begun({ seats: 2 }).told('woke')).toEqual([]);
    expect(nextRound({ seats: 2, round: 4 }).told('woke')).toEqual([]);
  });
});

describe('seals', () => {
  test('ASG-115, ASG-116: active gods without a seal get one of their side, the others no second one', () => {
    const t = nextRound({ seats: 2, sealed: ['baldr', 'tyr', 'hel'], reserve: ['lightSeal 1'] });
    expect(sealed(t)).toEqual([...LIGHT, 'loki', 'hel', 'mimir']);
    expect([t.has('lightSeal'), t.has('darkSeal')]).toEqual([7 - 5 - 1, 7 - 3]);
    expect([t.has('lightSeal', YELLOW), t.told('sealGiven')]).toEqual([1, []]);
    const again = nextRound({ seats: 2, sealed: [...LIGHT, 'loki', 'hel', 'mimir'], round: 2 });
    expect(sealed(again)).toEqual([...LIGHT, 'loki', 'hel', 'mimir', 'surtr']);
    expect([again.has('lightSeal'), again.has('darkSeal')]).toEqual([7 - 5, 7 - 4]);
  });

  test('ASG-118: none in the supply: it comes from whoever holds most of that side', () => {
    const t = nextRound({
      seats: 3,
      sealed: [...LIGHT, 'loki', 'hel'],
      reserve: ['darkSeal 1', 'darkSeal 3 lightSeal 1', 'darkSeal 2 lightSeal 2'],
    });
    expect(t.told('sealGiven')).toEqual([{ type: 'sealGiven', seat: RED, god: 'mimir' }]);
    expect([0, 1, 2].map(seat => t.has('darkSeal', seat))).toEqual([1, 2, 2]);
    expect([0, 1, 2].map(seat => t.has('lightSeal', seat))).toEqual([0, 1, 2]);
    expect([t.isSealed('mimir'), t.phase]).toEqual([true, 'gods']);
  });

  test('ASG-119, ASG-120: of equals the first player names the giver, seal by seal', () => {
    const t = nextRound({ seats: 3, order: [RED, BLUE, YELLOW], reserve: ['darkSeal 2', 'darkSeal 3', 'darkSeal 3'] });
    expect([t.phase, t.awaited, t.rule, t.offers()]).toEqual(['refill', [RED], 'ASG-119', ['from 1', 'from 2']]);
    expect(t.refused(RED, 'from 0')).toBe('ASG-118');
    t.play(RED, 'from 2');
    // Red alone had most for Hel; now all have 2, and somebody must give one for Mímir.
    expect(t.news).toEqual(['sealGiven 2 loki', 'sealGiven 1 hel']);
    expect([t.awaited, t.offers()]).toEqual([[RED], ['from 0', 'from 1', 'from 2']]);
    t.play(RED, 'from 1');
    expect([0, 1, 2].map(seat => t.has('darkSeal', seat))).toEqual([2, 1, 2]);
    expect(sealed(t)).toEqual([...LIGHT, 'loki', 'hel', 'mimir']);
  });

  test('ASG-121: a seal can always be found, though the players hold them all', () => {
    const hoarded = nextRound({ seats: 2, round: 4, reserve: ['lightSeal 4 darkSeal 3', 'lightSeal 3 darkSeal 4'] });
    hoarded.playUntil(({ phase }) => phase === 'gods');
    expect(sealed(hoarded)).toEqual([...GODS]);
    expect(['lightSeal', 'darkSeal'].map(seal => hoarded.has(seal as 'darkSeal'))).toEqual([0, 0]);
    expect([YELLOW, RED].map(seat => hoarded.has('darkSeal', seat)).toSorted()).toEqual([1, 1]);
    for (const seats of SEAT_COUNTS) {
      let rounds = 0;
      const choose = eagerly(seats);
      new Table({ fresh: { seats } }).playUntil(t => {
        if (t.phase !== 'gods') return false;
        rounds++;
        expect(sealed(t)).toEqual(GODS.slice(0, 6 + Math.min(4, t.round)));
        return false;
      }, choose);
      expect(rounds).toBeGreaterThan(5);
    }
  });
});

describe('the Asgard row', () => {
  test('ASG-122, ASG-123, ASG-124: what lies face down is put aside, what lies face up stays, and the row is filled', () => {
    const fourth = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const row = ['asgard-2', 'asgard-5'];
      const t = nextRound({ seats: 4, row, flipped: ['asgard-3'], seed: `row ${i}` });
      expect(t.where('asgard-3')).toBe('discard');
      expect(inRow(t)).toEqual(expect.arrayContaining(row));
      expect(inRow(t)).toHaveLength(3);
      expect(t.told('inRow')).toHaveLength(1);
      fourth.add(String(t.told('inRow')[0].tile));
    }
    expect(fourth).toEqual(new Set(['asgard-1', 'asgard-4']));
  });

  test.each([
    [2, 1, ['asgard-2']],
    [3, 2, ['asgard-1', 'asgard-2']],
    [4, 3, ['asgard-1', 'asgard-2', 'asgard-3']],
  ])('ASG-124: of %i players: the row is filled up to %i', (seats, size, flipped) => {
    expect(inRow(nextRound({ seats, flipped }))).toHaveLength(size);
    expect(nextRound({ seats, row: flipped }).told('inRow')).toEqual([]);
  });

  test('ASG-125: an empty pile is made anew of what was put aside', () => {
    const last = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const t = nextRound({ seats: 4, flipped: ['asgard-1', 'asgard-2', 'asgard-3'], seed: `pile ${i}` });
      const drawn = t.told('inRow').map(({ tile }) => String(tile));
      expect(drawn.slice(0, 2).toSorted()).toEqual(['asgard-4', 'asgard-5']);
      expect(ASGARD_TILES.map(id => t.where(id)).toSorted()).toEqual(['pile', 'pile', 'row', 'row', 'row']);
      last.add(drawn[2]);
    }
    expect(last).toEqual(new Set(['asgard-1', 'asgard-2', 'asgard-3']));
  });
});

describe('discs are taken back', () => {
  const spread = { support: { freyja: [RED] }, victory: { world5: [RED] }, centre: [0, 1] } as const;

  test('ASG-126, ASG-127: with none in front two are taken back, from a god, a victory zone or the centre', () => {
    const t = nextRound({ seats: 2, ...spread });
    expect([t.phase, t.awaited, t.front[RED]]).toEqual(['retrieve', [RED], 0]);
    expect(t.offers()).toEqual(['retrieve freyja', 'retrieve world5', 'retrieve centre']);
    for (const other of ['retrieve baldr', 'retrieve world6']) expect(t.refused(RED, other)).toBe('ASG-126');
    t.play(RED, 'retrieve centre');
    expect([t.phase, t.awaited, t.offers()]).toEqual(['retrieve', [RED], ['retrieve freyja', 'retrieve world5']]);
    t.play(RED, 'retrieve world5');
    expect([t.phase, t.front[RED], t.centre[RED]]).toEqual(['gods', 2, 0]);
    expect([t.disc('freyja.upper'), t.winners('world5')]).toEqual([RED, []]);
  });

  test('ASG-127: with one in front exactly one is taken back', () => {
    const t = nextRound({ seats: 2, ...spread, front: [2, 1] });
    expect([t.phase, t.awaited]).toEqual(['retrieve', [RED]]);
    t.play(RED, 'retrieve freyja');
    expect([t.phase, t.front[RED], t.disc('freyja.upper')]).toEqual(['gods', 2, undefined]);
    expect([t.winners('world5'), t.centre[RED]]).toEqual([[RED], 1]);
  });

  test('ASG-128: with two or more in front none can be', () => {
    for (const front of [2, 3, 4]) {
      const t = nextRound({ seats: 2, ...spread, front: [2, front] });
      expect([t.phase, t.told('retrieved'), t.front[RED]]).toEqual(['gods', [], front]);
      expect(t.refused(RED, 'retrieve freyja')).toBe('ASG-152');
    }
  });

  test('ASG-129: several do so in turn order, each until it is done', () => {
    const t = nextRound({
      seats: 3,
      order: [YELLOW, BLUE, RED],
      support: { odin: [RED, BLUE], thor: [RED, BLUE], loki: [BLUE] },
      centre: [0, 1, 0],
    });
    expect([t.phase, t.awaited]).toEqual(['retrieve', [BLUE]]);
    expect(t.refused(RED, 'retrieve odin')).toBe('not-awaited');
    t.play(BLUE, 'retrieve odin', 'retrieve loki');
    expect([t.phase, t.awaited]).toEqual(['retrieve', [RED]]);
    t.play(RED, 'retrieve odin', 'retrieve thor');
    expect([t.phase, t.front]).toEqual(['gods', [3, 2, 2]]);
  });

  test('ASG-130: there are always enough', () => {
    let asked = 0;
    for (let seed = 0; seed < 6; seed++) {
      const choose = eagerly(seed);
      new Table({ fresh: { seats: 4 }, seed: `discs ${seed}` }).playUntil(t => {
        if (t.phase === 'retrieve') {
          asked++;
          expect(t.offers().length).toBeGreaterThanOrEqual(2 - t.front[t.active ?? 0]);
        }
        if (t.phase === 'gods') for (const discs of t.front) expect(discs).toBeGreaterThanOrEqual(2);
        return false;
      }, choose);
    }
    expect(asked).toBeGreaterThan(0);
  });

  test('ASG-131: one taken from a god leaves tile, recruits and temple, and its slot is open again', () => {
    const t = nextRound({
      seats: 3,
      support: { freyja: [RED, BLUE], odin: [RED], thor: [RED] },
      on: { 'light-world3': 'freyja-2' },
      onGod: { freyja: 'whiteWarrior 2' },
      temples: [[], ['temple-3-2']],
    });
    t.play(RED, 'retrieve freyja', 'retrieve odin');
    expect([t.disc('freyja.upper'), t.disc('freyja.lower')]).toEqual([undefined, BLUE]);
    expect([t.on('light-world3'), t.recruits('freyja'), t.where('temple-3-2')]).toEqual([
      'freyja-2',
      'whiteWarrior 2',
      'seat1',
    ]);
    for (const seat of [RED, BLUE]) t.play(seat, 'choose freyja', 'choose hel', 'seal');
    t.play(YELLOW, 'choose odin', 'choose hel', 'choose loki', 'seal').play(YELLOW, 'hel>asgard');
    expect(t.offers(RED)).toContain('freyja>temple');
    t.play(RED, 'hel>asgard');
    expect(t.refused(BLUE, 'freyja>temple')).toBe('ASG-176');
  });

  test('ASG-132: one taken from a victory zone leaves the battle tiles it has earned', () => {
    const t = nextRound({ seats: 2, ...spread, battleTiles: [[], [5]] });
    expect(t.battleTiles(RED)).toEqual([3, 5]);
    t.play(RED, 'retrieve world5', 'retrieve centre');
    expect([t.battleTiles(RED), t.winners('world5')]).toEqual([[3, 5], []]);
  });
});
