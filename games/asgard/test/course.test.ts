/** What holds over a whole round or a whole match, and what everybody may see. */
import { HIDDEN, NONE, viewersOf } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { randomly } from '../../test/random-play.ts';
import { armIds } from '../rules/tables.ts';
import { HELD, type PhaseName } from '../rules/vocabulary.ts';
import { eagerly, playedOut } from './random-play.ts';
import { nextRound, SEAT_COUNTS } from './starts.ts';
import { BLUE, RED, Table, YELLOW } from './table.ts';

/** The parts of a round, in order, by what is asked; everything else is asked in phase 3. */
const PART: Partial<Record<PhaseName, number>> = {
  recruit: 0,
  refill: 1,
  retrieve: 2,
  gods: 3,
  reveal: 4,
  battle: 6,
  hammer: 6,
  valhalla: 7,
  arms: 8,
};
const ACTIONS = 5;

describe('rounds and phases', () => {
  test.each(SEAT_COUNTS)('ASG-090: %i players play five rounds, then Ragnarök, then it is over', seats => {
    for (const seed of [1, 2]) {
      const t = playedOut({ seats }, seed);
      const milestones = t.match
        .events(0)
        .flatMap(({ event: { type, round } }) =>
          ['round', 'ragnarok', 'over'].includes(type) ? [`${type} ${round ?? ''}`.trim()] : [],
        );
      expect(milestones).toEqual(['round 1', 'round 2', 'round 3', 'round 4', 'round 5', 'ragnarok', 'over']);
      expect([t.phase, t.awaited]).toEqual(['over', []]);
    }
  });

  test('ASG-090: after round 4 comes round 5, after round 5 nothing but Ragnarök', () => {
    const fifth = nextRound({ seats: 2, round: 4 });
    expect([fifth.round, fifth.phase, fifth.match.over]).toEqual([5, 'gods', false]);
    const end = nextRound({ seats: 2, round: 5, ancients: [1, 1] });
    expect([end.round, end.phase, end.match.over]).toEqual([5, 'over', true]);
    expect(end.told('ragnarok')).toHaveLength(1);
  });

  test.each(SEAT_COUNTS)('ASG-091: in every round of %i players the phases follow each other', seats => {
    const seen = new Set<number>();
    for (const seed of [1, 2, 3]) {
      let last = { round: 1, part: 0 };
      const choose = eagerly(seed);
      new Table({ fresh: { seats }, seed: `${seed}` }).playUntil(t => {
        const now = { round: t.round, part: PART[t.phase] ?? ACTIONS };
        if (t.match.over) return true;
        seen.add(now.part);
        if (now.round === last.round) expect(now.part).toBeGreaterThanOrEqual(last.part);
        else expect([now.round, now.part < 4]).toEqual([last.round + 1, true]);
        last = now;
        return false;
      }, choose);
    }
    for (const part of [0, 3, 4, ACTIONS, 6]) expect(seen).toContain(part);
  });

  test('ASG-091: battles come after the last action, and the next choice of gods after the battles', () => {
    const t = new Table({ seats: 2, inAsgard: [2, 0], battle: { world2: RED }, temples: [['temple-3-1']] });
    t.play(YELLOW, 'lift asgard', 'decline');
    expect([t.phase, t.told('battle'), t.score]).toEqual(['flip', [], [0, 0]]);
    t.play(YELLOW, 'decline');
    const parts = ['declined', 'scored', 'ancient', 'battle', 'round'];
    const told = t.news.map(line => line.split(' ')[0]).filter(type => parts.includes(type));
    expect(told).toEqual(['declined', 'scored', 'ancient', 'ancient', 'battle', 'round']);
    expect([t.phase, t.round, t.score]).toEqual(['gods', 2, [3, 0]]);
  });
});

describe('turn order', () => {
  test('ASG-092: the holder of tile 1 is first, and the others follow by their tiles', () => {
    const chosen = [['thor'], ['thor'], ['thor']] as const;
    const t = new Table({ seats: 3, order: [BLUE, YELLOW, RED], phase: 'reveal', chosen });
    for (const seat of [BLUE, YELLOW, RED]) {
      expect([t.phase, t.awaited]).toEqual(['reveal', [seat]]);
      t.play(seat, 'thor>asgard');
    }
    // Each has one disc there and it is lifted unasked.
    for (const seat of [BLUE, YELLOW, RED]) {
      expect([t.phase, t.awaited]).toEqual(['flip', [seat]]);
      t.play(seat, 'decline');
    }
  });

  test('ASG-093: it changes in the rounds in which Odin was asked for it, and in no others', () => {
    let changes = 0;
    for (const seats of SEAT_COUNTS)
      for (let seed = 0; seed < 5; seed++) {
        let claimed = 0;
        const any = randomly(seed);
        const t = new Table({ fresh: { seats }, seed: `order ${seed}` });
        let order = t.order;
        t.playUntil(now => {
          const claims = now.told('claimed').length;
          if (now.order.join() !== order.join()) {
            expect(claims).toBe(claimed + 1);
            changes++;
          }
          if (now.phase === 'gods') claimed = claims;
          order = now.order;
          return false;
        }, any);
        expect(t.told('reordered')).toHaveLength(t.told('claimed').length * seats);
      }
    expect(changes).toBeGreaterThan(3);
  });
});

describe('points', () => {
  test('ASG-094: they are scored at once', () => {
    const populations = [['light-saga', 'dark-saga']];
    const t = new Table({ seats: 2, inAsgard: [2, 0], populations, temples: [[], ['temple-5-1']] });
    t.play(YELLOW, 'use light-saga');
    expect([t.phase, t.score]).toEqual(['turn', [3, 0]]);
    t.play(YELLOW, 'use dark-saga');
    expect([t.phase, t.score]).toEqual(['turn', [6, 0]]);
    expect(t.told('scored')).toEqual(Array(2).fill({ type: 'scored', seat: YELLOW, points: 3, gain: 'saga' }));
  });

  test('ASG-095: 100 is no bound, nor any number above it', () => {
    for (const [before, after] of [
      [96, 99],
      [97, 100],
      [99, 102],
      [198, 201],
      [500, 503],
    ]) {
      const t = new Table({ seats: 2, inAsgard: [2, 0], populations: [['light-saga']], score: [before, 99] });
      expect(t.play(YELLOW, 'use light-saga').score).toEqual([after, 99]);
    }
    const t = nextRound({ seats: 2, round: 5, ancients: [1, 1], score: [101, 99] });
    expect([t.scores, t.places]).toEqual([
      [101, 99],
      [1, 2],
    ]);
  });
});

describe('what lies in front of a player', () => {
  test('ASG-096: discs, seals, stones, recruits, temples and tiles are public', () => {
    const OPEN = [
      ...['front', 'taken', 'inAsgard', 'centre', 'support', 'battle', 'victory', 'slot', 'reserve', 'supply'],
      ...['temple', 'powerTile', 'population', 'turned', 'battleTiles', 'score', 'order', 'asgardTile'],
    ];
    let checked = 0;
    const choose = eagerly(96);
    new Table({ fresh: { seats: 3 } }).playUntil(t => {
      const fields = t.c.layout.fields.filter(({ name }) => OPEN.includes(name));
      expect(fields).toHaveLength(OPEN.length);
      for (const viewer of viewersOf(t.match.game)) {
        const seen = t.seen(viewer);
        for (const { cells } of fields) expect(cells.map(cell => seen[cell])).toEqual(cells.map(cell => t.state[cell]));
      }
      checked++;
      return false;
    }, choose);
    expect(checked).toBeGreaterThan(100);
  });

  const armed = () =>
    new Table({ seats: 3, inAsgard: [2], populations: [['light-armoury']] }).play(
      YELLOW,
      'use light-armoury',
      'browse spell',
      'pick rout',
    );

  test('ASG-097: of a weapon or spell all see the kind, but only its owner the face', () => {
    const t = armed();
    for (const viewer of viewersOf(t.match.game)) {
      const arm = viewer === YELLOW ? 'rout' : '?';
      expect(t.told('picked', viewer)).toEqual([{ type: 'picked', seat: YELLOW, kind: 'spell', arm }]);
      const counts = [0, 1].map(kind => t.seen(viewer)[t.c.at.armCount(YELLOW, kind)]);
      expect(counts).toEqual([0, 1]);
    }
  });

  test('ASG-098: only the owner may look at what lies face down', () => {
    const t = armed();
    expect(t.where('rout')).toBe('seat0');
    const seen = (viewer: number) => armIds(t.c.content).map((_, arm) => t.seen(viewer)[t.c.at.arm(YELLOW, arm)]);
    expect(seen(YELLOW)).toEqual([...Array(13).fill(NONE), HELD]);
    for (const viewer of viewersOf(t.match.game).filter(one => one !== YELLOW))
      expect(seen(viewer)).toEqual(Array(14).fill(HIDDEN));
  });
});

describe('recruits used in a battle', () => {
  const fought = (recruit: string) =>
    new Table({
      seats: 2,
      round: 5,
      inAsgard: [1],
      ancients: [1, 1],
      battle: { world2: YELLOW },
      on: { 'light-world2': 'light-muster', 'dark-world2': 'dark-muster' },
      reserve: [`${recruit} 2`],
    }).play(YELLOW, 'decline', `send ${recruit}`, 'fight');

  test('ASG-099: a giant returns to the supply', () => {
    const t = fought('giant');
    expect([t.has('giant', YELLOW), t.has('giant'), t.recruits('valhalla')]).toEqual([1, 9, '']);
  });

  test.each(['whiteWarrior', 'orangeWarrior'] as const)('ASG-100: a %s goes to Valhalla', warrior => {
    const t = fought(warrior);
    expect([t.has(warrior, YELLOW), t.has(warrior), t.recruits('valhalla')]).toEqual([1, 10, `${warrior} 1`]);
  });
});
