/** The worked examples of the ledger: shortages, the choice of gods, placing and requests. */
import { describe, expect, test } from 'vitest';
import { GODS, STONES } from '../rules/vocabulary.ts';
import { BLUE, PURPLE, RED, Table, YELLOW } from './table.ts';

describe('shortages', () => {
  test('EX-ASG-01, ASG-220, ASG-491, ASG-493, ASG-496: Blue gives Red a pink stone; then Red has most and gets no other', () => {
    const t = new Table({
      seats: 4,
      slots: { 'freyja.b': RED },
      inAsgard: [0, 0, 2],
      reserve: ['', 'pink 2', 'pink 3'],
      turn: RED,
    });
    expect(t.has('pink')).toBe(0);
    t.play(RED, 'accept');
    expect(t.news).toEqual(['takenFrom 1 2 pink', 'missed 1 pink']);
    expect([t.has('pink', RED), t.has('pink', BLUE)]).toEqual([3, 2]);
  });

  test.each([
    [BLUE, 'Blue'],
    [PURPLE, 'Purple'],
  ])(
    'EX-ASG-02, ASG-220, ASG-492, ASG-493, ASG-494: one blue stone is left, and the second comes from seat %i, %s',
    giver => {
      const t = new Table({
        seats: 4,
        slots: { 'thor.b': YELLOW },
        inAsgard: [0, 2],
        reserve: ['', '', 'blue 2', 'blue 2'],
      });
      expect(t.has('blue')).toBe(1);
      t.play(YELLOW, 'accept');
      expect([t.has('blue'), t.has('blue', YELLOW), t.offers()]).toEqual([0, 1, ['from 2', 'from 3']]);
      t.play(YELLOW, `from ${giver}`);
      expect([0, 1, 2, 3].map(seat => t.has('blue', seat))).toEqual([
        2,
        0,
        giver === BLUE ? 1 : 2,
        giver === PURPLE ? 1 : 2,
      ]);
    },
  );
});

describe('the choice of gods', () => {
  const choosing = () => new Table({ seats: 4, round: 3, phase: 'gods', front: [3, 4, 3, 3] });

  test('EX-ASG-03, ASG-111, ASG-112, ASG-113, ASG-152, ASG-153, ASG-154, ASG-155: in round 3 Red, with four discs, chooses four', () => {
    const t = choosing().play(RED, 'choose freyja', 'choose odin', 'choose loki');
    // Three are too few, Fenrir sleeps, and Surtr would do.
    expect(t.refused(RED, 'seal')).toBe('ASG-153');
    expect(t.refused(RED, 'choose fenrir')).toBe('ASG-154');
    expect(t.offers(RED)).toContain('choose surtr');
    t.play(RED, 'choose mimir');
    // A fifth is one too many.
    expect(t.refused(RED, 'choose thor')).toBe('ASG-153');
    t.play(RED, 'seal');
    for (const seat of [YELLOW, BLUE, PURPLE]) t.play(seat, 'choose odin', 'choose thor', 'choose hel', 'seal');
    const { at } = t.c;
    const aside = GODS.filter((_, god) => t.seen(RED)[at.chosen(RED, god)] === 0);
    expect(aside).toEqual(['baldr', 'tyr', 'thor', 'hel', 'surtr', 'fenrir']);
    t.play(YELLOW, 'odin>asgard');
    expect(t.refused(RED, 'surtr>asgard')).toBe('ASG-172');
  });

  test('EX-ASG-03, ASG-154: with Surtr instead it is accepted too', () => {
    const t = choosing().play(RED, 'choose freyja', 'choose odin', 'choose loki', 'choose surtr', 'seal');
    expect(t.awaited).toEqual([YELLOW, BLUE, PURPLE]);
  });
});

describe('placing', () => {
  test('EX-ASG-04, ASG-009, ASG-170, ASG-171, ASG-173, ASG-174, ASG-176: Odin, Mímir, Odin again, Hel', () => {
    const t = new Table({
      seats: 4,
      round: 2,
      phase: 'reveal',
      order: [RED, BLUE, YELLOW, PURPLE],
      support: { mimir: [BLUE] },
      chosen: [['odin'], ['odin'], ['mimir'], ['hel']],
    });
    expect(t.offers()).toEqual(['odin>a', 'odin>temple', 'odin>asgard']);
    t.play(RED, 'odin>temple');
    expect([t.awaited, t.offers()]).toEqual([[BLUE], ['mimir>a', 'mimir>asgard']]);
    expect(t.refused(BLUE, 'mimir>temple')).toBe('ASG-176');
    t.play(BLUE, 'mimir>a');
    expect([t.awaited, t.offers()]).toEqual([[YELLOW], ['odin>a', 'odin>asgard']]);
    expect(t.refused(YELLOW, 'odin>temple')).toBe('ASG-173');
    t.play(YELLOW, 'odin>asgard');
    expect(t.awaited).toEqual([PURPLE]);
    expect(t.offers()).toEqual(['hel>a', 'hel>b', 'hel>temple', 'hel>asgard']);
    t.play(PURPLE, 'hel>asgard');
    expect(t.told('placed').map(({ seat, place }) => `${seat} ${place}`)).toEqual([
      `${RED} temple`,
      `${BLUE} a`,
      `${YELLOW} asgard`,
      `${PURPLE} asgard`,
    ]);
    expect(t.inAsgard).toEqual([1, 0, 0, 1]);
  });
});

describe('requests', () => {
  test('EX-ASG-05, ASG-200, ASG-203, ASG-204, ASG-206, ASG-207, ASG-208, ASG-220: Mímir and three discs on Baldr', () => {
    const t = new Table({
      seats: 3,
      round: 2,
      order: [BLUE, RED, YELLOW],
      slots: { 'mimir.a': BLUE, 'baldr.temple': BLUE, 'baldr.a': RED, 'baldr.b': YELLOW },
      sealed: ['mimir', 'baldr'],
      // Enough to build a temple, so that Blue can decline to.
      reserve: ['', '', 'pink 1 whiteWarrior 1'],
    });
    const seals = (seat: number) => [t.has('lightSeal', seat), t.has('darkSeal', seat)];
    expect([t.has('yellow'), t.awaited, t.offers()]).toEqual([4, [BLUE], ['lift baldr.temple', 'lift mimir.a']]);
    t.play(BLUE, 'lift mimir.a');
    expect([t.phase, seals(BLUE)]).toEqual(['well', [0, 1]]);
    t.play(BLUE, 'decline');
    expect([t.front[BLUE], STONES.filter(stone => t.has(stone, BLUE) > 0)]).toEqual([2, ['pink']]);

    // The others have one disc each: it is lifted unasked.
    expect([t.awaited, t.disc('baldr.a'), seals(RED)]).toEqual([[RED], undefined, [1, 0]]);
    t.play(RED, 'accept', 'decline');
    expect([t.has('yellow', RED), seals(RED), t.front[RED]]).toEqual([2, [1, 0], 3]);
    expect([t.awaited, t.disc('baldr.b')]).toEqual([[YELLOW], undefined]);
    t.play(YELLOW, 'accept');
    expect([t.has('yellow', YELLOW), seals(YELLOW), t.has('yellow')]).toEqual([2, [0, 0], 0]);

    expect([t.awaited, t.phase, t.offers()]).toEqual([[BLUE], 'temple', ['build temple-1-1', 'decline']]);
    t.play(BLUE, 'decline');
    expect([seals(BLUE), t.told('built'), t.disc('baldr.upper'), t.front]).toEqual([[0, 1], [], undefined, [3, 3, 3]]);
    expect(t.round).toBe(3);
  });
});
