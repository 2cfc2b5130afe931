/** Phase 2: chosen gods are shown one by one, each with a disc. */
import { describe, expect, test } from 'vitest';
import { BLUE, type PositionWords, PURPLE, RED, Table, YELLOW } from './table.ts';

const revealing = (words: Partial<PositionWords> & Pick<PositionWords, 'chosen'>): Table =>
  new Table({ seats: words.chosen?.length ?? 2, phase: 'reveal', ...words });
/** The places offered for a god. */
const places = (t: Table, god: string) =>
  t.offers().flatMap(move => (move.startsWith(`${god}>`) ? [move.slice(god.length + 1)] : []));

describe('cards and discs', () => {
  test('ASG-170: in turn order each shows one card and places one disc, and so on', () => {
    const t = revealing({
      order: [RED, BLUE, YELLOW],
      chosen: [
        ['odin', 'hel'],
        ['odin', 'hel'],
        ['odin', 'hel'],
      ],
    });
    const asked = [];
    while (t.phase === 'reveal') {
      const seat = t.active ?? -1;
      asked.push(seat);
      const [front, placed] = [t.front[seat], t.told('placed').length];
      t.play(seat, t.offers()[0]);
      expect([t.front[seat], t.told('placed').length]).toEqual([front - 1, placed + 1]);
    }
    expect(asked).toEqual([RED, BLUE, YELLOW, RED, BLUE, YELLOW]);
    for (const seat of asked) expect(t.told('placed').filter(event => event.seat === seat)).toHaveLength(2);
  });

  test('ASG-171: a disc goes on a request slot or the temple slot of the god shown, or to Asgard', () => {
    const t = revealing({ chosen: [['freyja', 'odin'], ['hel']] });
    expect(t.offers()).toEqual([
      'freyja>a',
      'freyja>b',
      'freyja>temple',
      'freyja>asgard',
      'odin>a',
      'odin>temple',
      'odin>asgard',
    ]);
    expect(t.refused(YELLOW, 'odin>b')).toBe('ASG-008');
    const placed = (move: string) => revealing({ chosen: [['freyja'], ['hel']] }).play(YELLOW, move);
    for (const slot of ['a', 'b', 'temple']) {
      const after = placed(`freyja>${slot}`);
      expect([after.disc(`freyja.${slot}`), after.inAsgard, after.front]).toEqual([YELLOW, [0, 0], [2, 3]]);
    }
    const after = placed('freyja>asgard');
    expect(['a', 'b', 'temple'].map(slot => after.disc(`freyja.${slot}`))).toEqual([undefined, undefined, undefined]);
    expect(after.inAsgard).toEqual([1, 0]);
  });

  test('ASG-172: any chosen card that was not shown may be next, and no other', () => {
    const chosen = [['odin', 'thor', 'hel'], ['hel']] as const;
    const t = revealing({ chosen });
    expect(new Set(t.offers().map(move => move.split('>')[0]))).toEqual(new Set(['odin', 'thor', 'hel']));
    t.play(YELLOW, 'thor>a').play(RED, 'hel>a');
    expect(new Set(t.offers().map(move => move.split('>')[0]))).toEqual(new Set(['odin', 'hel']));
    for (const move of ['thor>b', 'thor>asgard', 'freyja>a']) expect(t.refused(YELLOW, move)).toBe('ASG-172');
    t.play(YELLOW, 'hel>b', 'odin>a');
    expect(t.told('placed').map(({ god }) => god)).toEqual(['thor', 'hel', 'hel', 'odin']);
  });

  test('ASG-181: whoever has no card left is skipped, until all are shown', () => {
    const t = revealing({ chosen: [['odin'], ['odin', 'thor', 'hel'], ['odin', 'thor']], front: [3, 3, 3] });
    t.play(YELLOW, 'odin>a').play(RED, 'odin>temple').play(BLUE, 'odin>asgard');
    expect(t.awaited).toEqual([RED]);
    t.play(RED, 'thor>a').play(BLUE, 'thor>b');
    expect(t.awaited).toEqual([RED]);
    t.play(RED, 'hel>a');
    expect(t.told('placed')).toHaveLength(6);
    expect([t.phase === 'reveal', t.front]).toEqual([false, [2, 0, 1]]);
  });
});

describe('slots', () => {
  test('ASG-173: each holds one disc', () => {
    const slots = { 'freyja.a': RED, 'freyja.temple': RED, 'odin.a': BLUE };
    const t = revealing({ seats: 3, chosen: [['freyja', 'odin'], ['hel'], ['hel']], slots });
    expect([places(t, 'freyja'), places(t, 'odin')]).toEqual([
      ['b', 'asgard'],
      ['temple', 'asgard'],
    ]);
    for (const move of ['freyja>a', 'freyja>temple', 'odin>a']) expect(t.refused(YELLOW, move)).toBe('ASG-173');
    const own = revealing({ chosen: [['freyja'], ['hel']], slots: { 'freyja.a': YELLOW } });
    expect(own.refused(YELLOW, 'freyja>a')).toBe('ASG-173');
  });

  test('ASG-174: Asgard takes any number of discs, of one player and of several', () => {
    const t = revealing({
      chosen: [
        ['odin', 'thor', 'hel'],
        ['odin', 'thor', 'hel'],
      ],
      inAsgard: [4, 0],
      front: [3, 3],
    });
    for (const god of ['odin', 'thor', 'hel'])
      for (const seat of [YELLOW, RED]) {
        expect(t.offers()).toContain(`${god}>asgard`);
        t.play(seat, `${god}>asgard`);
      }
    expect([t.inAsgard, t.front]).toEqual([
      [7, 3],
      [0, 0],
    ]);
  });

  test('ASG-175: a placed disc stays until its action', () => {
    const t = revealing({
      chosen: [
        ['odin', 'thor'],
        ['hel', 'loki'],
      ],
    });
    t.play(YELLOW, 'odin>a');
    expect(t.match.canUndo(YELLOW)).toBe(false);
    t.play(RED, 'hel>a').play(YELLOW, 'thor>temple').play(RED, 'loki>temple');
    const discs = () => ['odin.a', 'thor.temple', 'hel.a', 'loki.temple'].map(slot => t.disc(slot));
    expect([t.phase, discs()]).toEqual(['turn', [YELLOW, YELLOW, RED, RED]]);
    t.play(YELLOW, 'lift odin.a');
    expect(discs()).toEqual([undefined, YELLOW, RED, RED]);
  });

  test('ASG-176: a supporter of a god cannot use its temple slot', () => {
    for (const support of [
      [YELLOW, null],
      [null, YELLOW],
    ] as const) {
      const t = revealing({ chosen: [['odin', 'hel'], ['odin']], support: { odin: support } });
      expect([places(t, 'odin'), places(t, 'hel')]).toEqual([
        ['a', 'asgard'],
        ['a', 'b', 'temple', 'asgard'],
      ]);
      expect(t.refused(YELLOW, 'odin>temple')).toBe('ASG-176');
      t.play(YELLOW, 'hel>asgard');
      expect(places(t, 'odin')).toEqual(['a', 'temple', 'asgard']);
    }
  });

  test('ASG-177: without an empty support slot a temple slot cannot be used', () => {
    const t = revealing({ chosen: [['odin', 'hel'], ['odin'], ['odin']], support: { odin: [RED, BLUE], hel: [RED] } });
    expect([places(t, 'odin'), places(t, 'hel')]).toEqual([
      ['a', 'asgard'],
      ['a', 'b', 'temple', 'asgard'],
    ]);
    expect(t.refused(YELLOW, 'odin>temple')).toBe('ASG-177');
  });

  test('ASG-178: where no slot is open the disc must go to Asgard', () => {
    const slots = { 'odin.a': RED, 'odin.temple': BLUE };
    const t = revealing({ chosen: [['odin'], ['hel'], ['hel']], slots });
    // It is not played unasked: the others do not know the card.
    expect([t.awaited, t.offers()]).toEqual([[YELLOW], ['odin>asgard']]);
    t.play(YELLOW, 'odin>asgard');
    expect([t.inAsgard, t.awaited]).toEqual([[1, 0, 0], [RED]]);
  });

  test('ASG-179: slot B may be taken while slot A is free', () => {
    const t = revealing({ chosen: [['loki'], ['loki']] }).play(YELLOW, 'loki>b');
    expect([t.disc('loki.a'), t.disc('loki.b'), places(t, 'loki')]).toEqual([
      undefined,
      YELLOW,
      ['a', 'temple', 'asgard'],
    ]);
  });

  test('ASG-180: a temple slot may be taken without stones or recruits', () => {
    const t = revealing({ seats: 4, chosen: [['thor'], ['hel'], ['odin'], ['tyr']] });
    for (const [seat, god] of [
      [YELLOW, 'thor'],
      [RED, 'hel'],
      [BLUE, 'odin'],
      [PURPLE, 'tyr'],
    ] as const)
      t.play(seat, `${god}>temple`);
    expect(t.told('placed').map(({ place }) => place)).toEqual(Array(4).fill('temple'));
    // Nobody can build: the discs are lifted and come back unasked, and the next round begins.
    expect(t.told('lifted')).toHaveLength(4);
    expect([t.round, t.front, t.told('built')]).toEqual([2, [3, 3, 3, 3], []]);
  });
});
