import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RECRUITS } from '../rules/vocabulary.ts';
import { battles } from './end-scenes.ts';
import { BLUE, type PositionWords, RED, Table, YELLOW } from './table.ts';

/** Red on the dark side of World 2, light 1 + 4 against dark 4 + 1; and with so much less if the dark god is weaker. */
const lacking = (lack: 1 | 2 | 3 | 4, words: Partial<PositionWords> = {}) =>
  battles({
    ancients: [4, 1],
    on: { 'light-world2': 'freyja-1', 'dark-world2': `hel-${5 - lack}` },
    battle: { world2: RED },
    ...words,
  });

describe('recruits that are sent', () => {
  test('ASG-381: on the lower side and in a tie the owner may send recruits of the own reserve', () => {
    for (const lack of [1, 2] as const) {
      const t = lacking(lack, { reserve: ['giant 1', 'whiteWarrior 1 orangeWarrior 1'] });
      expect([t.phase, t.active, t.rule]).toEqual(['battle', RED, 'ASG-381']);
      expect(t.offers()).toEqual(['send whiteWarrior', 'send orangeWarrior', 'give up']);
      expect([t.refused(RED, 'send giant'), t.refused(YELLOW, 'send giant')]).toEqual(['ASG-381', 'not-awaited']);
    }
  });

  test('ASG-381: one recruit is enough to win a tie', () => {
    const t = lacking(1, { reserve: ['', 'orangeWarrior 1'] }).play(RED, 'send orangeWarrior', 'fight');
    expect([t.winners('world2'), t.recruits('valhalla'), t.centre[RED]]).toEqual([[RED], 'orangeWarrior 1', 0]);
  });

  test.each([
    ['send giant', { reserve: ['', 'giant 1'] }],
    ['oath', { powerTiles: { tyr: RED } }],
    ['levy', { populations: [[], ['dark-battle-levy']] }],
  ] as const)('ASG-381: after %s, all there is, one is still asked to fight, and may take it back', (move, words) => {
    const t = lacking(1, words);
    const before = t.state.slice();
    t.play(RED, move);
    expect([t.phase, t.active, t.offers(), t.winners('world2')]).toEqual(['battle', RED, ['fight'], []]);
    t.undo(RED);
    expect([t.offers(), t.state]).toEqual([[move, 'give up'], before]);
  });

  test('ASG-382: the side must be strictly higher', () => {
    const t = lacking(3, { reserve: ['', 'whiteWarrior 2 orangeWarrior 2'] }).play(RED, 'send whiteWarrior');
    expect([t.offers(), t.refused(RED, 'fight')]).toEqual([['send whiteWarrior', 'send orangeWarrior'], 'ASG-382']);
    t.play(RED, 'send whiteWarrior'); // Equal now; only orange warriors are left, and one must follow.
    expect([t.offers(), t.refused(RED, 'fight')]).toEqual([['send orangeWarrior'], 'ASG-382']);
    expect(t.play(RED, 'send orangeWarrior').offers()).toEqual(['send orangeWarrior', 'fight']);
    expect(t.told('sent').map(({ recruit }) => recruit)).toEqual(['whiteWarrior', 'whiteWarrior', 'orangeWarrior']);
  });

  test.each([1, 2, 3, 4] as const)('ASG-382: who lacks %i and has one less is not asked', lack => {
    const reserve = (strength: number) => ['', `whiteWarrior ${strength % 2} giant ${Math.floor(strength / 2)}`];
    const short = lacking(lack, { reserve: reserve(lack - 1) });
    expect([short.phase, short.centre[RED], short.winners('world2')]).toEqual(['gods', 1, []]);
    expect(lacking(lack, { reserve: reserve(lack) }).phase).toBe('battle');
  });

  test('ASG-383: more than is needed may be sent', () => {
    const t = lacking(1, { reserve: ['', 'whiteWarrior 1 orangeWarrior 1 giant 2'] });
    t.play(RED, 'send giant', 'send giant', 'send whiteWarrior');
    expect(t.offers()).toEqual(['send orangeWarrior', 'fight']);
    t.play(RED, 'fight');
    expect([t.has('giant', RED), t.has('whiteWarrior', RED), t.has('orangeWarrior', RED)]).toEqual([0, 0, 1]);
  });

  test('ASG-383: unless no piece may be spare, where a side that is ahead needs nothing more', () => {
    const options = { battleCommit: 'noSparePiece' };
    const t = lacking(1, { options, reserve: ['', 'whiteWarrior 1 giant 1'] });
    expect(t.offers()).toEqual(['send whiteWarrior', 'send giant', 'give up']);
    expect(t.play(RED, 'send giant').offers()).toEqual(['fight']);
    t.play(RED, 'fight');
    expect([t.phase, t.has('whiteWarrior', RED), t.winners('world2')]).toEqual(['gods', 1, [RED]]);
  });
});

describe('boosts', () => {
  const armed = (lack: 1 | 2 | 3 | 4, words: Partial<PositionWords> = {}) =>
    lacking(lack, {
      powerTiles: { tyr: RED },
      populations: [[], ['light-battle-levy', 'dark-battle-levy']],
      ...words,
    });

  test('ASG-384: Týr’s tile adds four, and wins without recruits', () => {
    const t = lacking(4, { powerTiles: { tyr: RED } });
    expect(t.offers()).toEqual(['oath', 'give up']);
    t.play(RED, 'oath', 'fight');
    expect([t.winners('world2'), t.powerTile('tyr')]).toEqual([[RED], undefined]);
    // Light 1 + 5, dark 1 + 1: five are lacking, the tile brings four.
    expect(lacking(4, { ancients: [5, 1], powerTiles: { tyr: RED } }).phase).toBe('gods');
    expect(lacking(4, { ancients: [5, 1], powerTiles: { tyr: RED }, reserve: ['', 'giant 1'] }).phase).toBe('battle');
  });

  test('ASG-384: each levy adds three, also beside recruits', () => {
    const one = { populations: [[], ['dark-battle-levy']] };
    expect(lacking(3, one).play(RED, 'levy', 'fight').winners('world2')).toEqual([RED]);
    expect(lacking(4, one).phase).toBe('gods');
    const t = lacking(4, { ...one, reserve: ['', 'whiteWarrior 2'] });
    expect(t.offers()).toEqual(['send whiteWarrior', 'levy', 'give up']);
    expect(t.play(RED, 'levy').refused(RED, 'levy')).toBe('ASG-384');
    expect(t.offers()).toEqual(['send whiteWarrior']);
    t.play(RED, 'send whiteWarrior');
    expect([t.offers(), t.has('whiteWarrior', RED)]).toEqual([['send whiteWarrior', 'fight'], 1]);
    const two = lacking(4, { ancients: [5, 1], populations: [[], ['light-battle-levy', 'dark-battle-levy']] });
    expect(two.play(RED, 'levy').offers()).toEqual(['levy']);
    expect(two.play(RED, 'levy', 'fight').winners('world2')).toEqual([RED]);
  });

  test('ASG-384: what another player holds cannot be spent', () => {
    const t = lacking(1, {
      powerTiles: { tyr: BLUE },
      populations: [[], [], ['dark-battle-levy']],
      reserve: ['', 'giant 1'],
    });
    expect(t.offers()).toEqual(['send giant', 'give up']);
    expect([t.refused(RED, 'oath'), t.refused(RED, 'levy')]).toEqual(['ASG-384', 'ASG-384']);
  });

  test('ASG-387: spent boosts leave, Týr’s tile to Týr and levies out of the game', () => {
    const t = armed(4).play(RED, 'oath', 'levy', 'fight');
    expect([t.powerTile('tyr'), t.where('light-battle-levy'), t.where('dark-battle-levy')]).toEqual([
      undefined,
      'out',
      'seat1',
    ]);
    // Nothing of it is left in a later battle.
    const later = armed(4, { battle: { world2: RED, world3: BLUE } }).play(RED, 'oath', 'fight');
    expect([later.winners('world2'), later.centre[BLUE]]).toEqual([[RED], 1]);
  });

  test('ASG-384, ASG-387: a battle that is given up costs nothing', () => {
    const t = armed(4, { reserve: ['', 'giant 1'] }).play(RED, 'give up');
    expect([t.powerTile('tyr'), t.where('light-battle-levy'), t.has('giant', RED)]).toEqual([RED, 'seat1', 1]);
  });
});

describe('after a win with recruits', () => {
  test('ASG-385, ASG-386: warriors go to Valhalla, giants to the supply, and the disc to the victory zone', () => {
    const t = lacking(4, { reserve: ['', 'whiteWarrior 1 orangeWarrior 2 giant 2'], valhalla: 'orangeWarrior 3' });
    const giants = t.has('giant');
    t.play(RED, 'send giant', 'send orangeWarrior', 'send whiteWarrior', 'fight');
    expect([t.recruits('valhalla'), t.has('giant') - giants]).toEqual(['whiteWarrior 1 orangeWarrior 4', 1]);
    expect([t.has('giant', RED), t.has('orangeWarrior', RED), t.has('whiteWarrior', RED)]).toEqual([1, 1, 0]);
    expect([t.winners('world2'), t.disc('world2'), t.centre[RED]]).toEqual([[RED], undefined, 0]);
    expect(t.news.at(3)).toBe('won 1 world2');
  });

  const hammer = (words: Partial<PositionWords> = {}) =>
    lacking(2, { powerTiles: { thor: RED }, reserve: ['', 'whiteWarrior 1 giant 1'], ...words });

  test('ASG-388: Thor’s tile brings the recruits back', () => {
    const t = hammer().play(RED, 'send whiteWarrior', 'send giant', 'fight');
    expect([t.phase, t.rule, t.offers()]).toEqual(['hammer', 'ASG-388', ['accept', 'decline']]);
    t.play(RED, 'accept');
    expect([t.has('whiteWarrior', RED), t.has('giant', RED), t.recruits('valhalla')]).toEqual([1, 1, '']);
    expect([t.powerTile('thor'), t.winners('world2')]).toEqual([undefined, [RED]]);
  });

  test('ASG-388: it may be kept, and then they go where recruits go', () => {
    const t = hammer().play(RED, 'send giant', 'fight', 'decline');
    expect([t.has('giant', RED), t.powerTile('thor'), t.winners('world2')]).toEqual([0, RED, [RED]]);
  });

  test('ASG-388: only after a win with recruits, and only by its holder', () => {
    expect(lacking(3, { powerTiles: { tyr: RED, thor: RED } }).play(RED, 'oath', 'fight').phase).toBe('gods');
    expect(hammer().play(RED, 'give up').powerTile('thor')).toBe(RED);
    const other = hammer({ powerTiles: { thor: BLUE } }).play(RED, 'send giant', 'fight');
    expect([other.phase, other.has('giant', RED), other.powerTile('thor')]).toEqual(['gods', 0, BLUE]);
  });

  test('ASG-400: what the hammer brought back can be sent again in a later world', () => {
    const on = { 'light-world2': 'freyja-1', 'dark-world2': 'hel-3', 'light-world3': 'tyr-1', 'dark-world3': 'loki-3' };
    const t = hammer({ on, battle: { world2: RED, world3: RED } });
    t.play(RED, 'send giant', 'fight', 'accept');
    expect([t.phase, t.offers()]).toEqual(['battle', ['send whiteWarrior', 'send giant', 'give up']]);
    t.play(RED, 'send giant', 'fight');
    expect([t.winners('world2'), t.winners('world3'), t.has('giant', RED)]).toEqual([[RED], [RED], 0]);
  });
});

/** The sets of pieces that can be sent, told from the ledger alone: white, orange, giant, oath, levies. */
const winningSets = (have: readonly number[], lack: number, mayBeSpare: boolean) => {
  const STRENGTH = [1, 1, 2, 4, 3];
  const sets: number[][] = [[]];
  for (const most of have)
    sets.push(...sets.splice(0).flatMap(set => Array.from({ length: most + 1 }, (_, n) => [...set, n])));
  return sets.flatMap(set => {
    const sum = set.reduce((total, n, piece) => total + n * STRENGTH[piece], 0);
    const spare = set.some((n, piece) => n > 0 && sum - STRENGTH[piece] >= lack);
    return sum >= lack && (mayBeSpare || !spare) ? [set.join(' ')] : [];
  });
};

/** The sets that offers lead to, by following every one of them. */
const offeredSets = (words: PositionWords) => {
  const MOVES = [...RECRUITS.map(recruit => `send ${recruit}`), 'oath', 'levy'];
  const found = new Set<string>();
  const seen = new Set<string>();
  const follow = (path: readonly string[]) => {
    const t = new Table(words).play(YELLOW, 'decline');
    if (t.phase !== 'battle') return;
    for (const move of path) t.play(RED, move);
    const { at } = t.c;
    const sent = [...RECRUITS.map((_, i) => t.state[at.sent(i)]), t.state[at.oath], t.state[at.levies]];
    const key = sent.join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    if (t.offers().includes('fight')) found.add(key);
    for (const move of t.offers()) if (MOVES.includes(move)) follow([...path, move]);
  };
  follow([]);
  return [...found];
};

test('ASG-381, ASG-382, ASG-383, ASG-384: every winning set can be sent and no other, and none with a spare piece where that is agreed', () => {
  const pieces = fc.tuple(fc.nat(1), fc.nat(1), fc.nat(2), fc.nat(1), fc.nat(1));
  const property = fc.property(pieces, fc.integer({ min: 1, max: 6 }), fc.boolean(), (have, lack, mayBeSpare) => {
    const [white, orange, giant, oath, levies] = have;
    const words: PositionWords = {
      seats: 2,
      options: { battleCommit: mayBeSpare ? 'anyWinningSet' : 'noSparePiece' },
      inAsgard: [1],
      // Dark has 2 of its own; light as much as is lacking to win, less one.
      ancients: [Math.max(1, lack - 3), 1],
      on: { 'light-world2': `freyja-${Math.min(4, lack)}`, 'dark-world2': 'hel-1' },
      battle: { world2: RED },
      reserve: ['', `whiteWarrior ${white} orangeWarrior ${orange} giant ${giant}`],
      populations: [[], ['light-battle-levy'].slice(0, levies)],
      ...(oath === 1 && { powerTiles: { tyr: RED } }),
    };
    expect(offeredSets(words).toSorted()).toEqual(winningSets(have, lack, mayBeSpare).toSorted());
  });
  fc.assert(property, { seed: 381, numRuns: 25 });
});
