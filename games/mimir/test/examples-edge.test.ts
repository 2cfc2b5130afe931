import { describe, expect, test } from 'vitest';
import { BLUE, cardIndex, GREEN, type PositionWords, PURPLE, RED, Table } from './table.ts';

/** A resolution phase after which the table rests on the artefacts. */
const resolving = (words: Omit<PositionWords, 'phase' | 'display'>) =>
  new Table({
    ...words,
    phase: 'resolution',
    display: ['dromi', 'andvaranaut', 'hringhorni', 'naglfar'].slice(0, words.seats),
  });

describe('who takes a treasure', () => {
  test('EX-MIM-31: three tied players need three treasures', () => {
    const tied = { [PURPLE]: 'viking', [BLUE]: 'viking', [GREEN]: 'viking' };
    const t = resolving({
      seats: 3,
      order: [GREEN, PURPLE, BLUE],
      realms: {
        asgard: { ...tied, treasures: ['skin-1-1', 'gem-1-1'] },
        midgard: { ...tied, treasures: ['skin-1-3', 'gem-1-2', 'wood-1-2'] },
      },
    });
    expect(t.treasuresIn('asgard')).toEqual(['skin-1-1', 'gem-1-1']);
    for (const [seat, treasure] of [
      [GREEN, 'gem-1-2'],
      [PURPLE, 'skin-1-3'],
      [BLUE, 'wood-1-2'],
    ] as const) {
      expect(t.active).toBe(seat);
      t.play(seat, `take ${treasure}`);
    }
    expect(t.phase).toBe('artefact');
    expect([GREEN, PURPLE, BLUE].map(seat => t.treasuresOf(seat))).toEqual([['gem-1-2'], ['skin-1-3'], ['wood-1-2']]);
    expect([GREEN, PURPLE, BLUE].map(seat => t.tokens('asgard', seat))).toEqual(Array(3).fill('viking'));
  });

  test('EX-MIM-32: the next in line takes what the first declines', () => {
    const t = resolving({
      seats: 4,
      order: [GREEN, BLUE, RED, PURPLE],
      realms: { asgard: { [BLUE]: '3 viking', [RED]: '2 viking', [GREEN]: 'viking', treasures: ['skin-1-1'] } },
    });
    t.play(BLUE, 'decline');
    expect(t.active).toBe(RED);
    t.play(RED, 'take skin-1-1');
    expect(t.phase).toBe('artefact');
    expect([BLUE, RED, GREEN].map(seat => t.tokens('asgard', seat))).toEqual(['3 viking', 'viking', 'viking']);
    expect([BLUE, RED, GREEN].map(seat => t.treasuresOf(seat))).toEqual([[], ['skin-1-1'], []]);
    expect(t.supply(RED, 'viking')).toBe(17);
  });

  test('EX-MIM-33: a tied player takes although the other declined', () => {
    const t = resolving({
      seats: 4,
      order: [RED, PURPLE, GREEN, BLUE],
      realms: { asgard: { [BLUE]: '2 viking', [RED]: '2 viking', treasures: ['skin-1-1', 'gem-1-1'] } },
    });
    t.play(RED, 'decline');
    expect(t.offers(BLUE)).toEqual(['take skin-1-1', 'take gem-1-1', 'decline']);
    t.play(BLUE, 'take gem-1-1');
    expect(t.phase).toBe('artefact');
    expect(t.treasuresIn('asgard')).toEqual(['skin-1-1']);
    expect([t.treasuresOf(BLUE), t.treasuresOf(RED)]).toEqual([['gem-1-1'], []]);
  });

  test('EX-MIM-34: what the first tied group declines is there for the second', () => {
    const t = resolving({
      seats: 4,
      order: [GREEN, PURPLE, BLUE, RED],
      realms: {
        asgard: {
          [BLUE]: '2 viking',
          [RED]: '2 viking',
          [GREEN]: 'viking',
          [PURPLE]: 'viking',
          treasures: ['skin-1-1', 'gem-1-1'],
        },
      },
    });
    t.play(BLUE, 'decline').play(RED, 'decline');
    expect(t.active).toBe(GREEN);
    t.play(GREEN, 'take gem-1-1');
    expect(t.active).toBe(PURPLE);
    t.play(PURPLE, 'take skin-1-1');
    expect([BLUE, RED, GREEN, PURPLE].map(seat => t.treasuresOf(seat))).toEqual([[], [], ['gem-1-1'], ['skin-1-1']]);
  });

  test('EX-MIM-35: the single or the double carries the treasure', () => {
    const t = () =>
      resolving({
        seats: 4,
        realms: {
          asgard: { [BLUE]: 'viking, double', [RED]: '2 viking', treasures: ['skin-1-1', 'gem-1-1'] },
        },
      });
    expect([t().active, t().vikings('asgard', BLUE)]).toEqual([BLUE, 3]);
    const single = t().play(BLUE, 'take gem-1-1', 'with viking');
    expect([single.tokens('asgard', BLUE), single.vikings('asgard', BLUE)]).toEqual(['double', 2]);
    expect(single.offers(RED)).toEqual(['take skin-1-1', 'decline']);
    const double = t().play(BLUE, 'take gem-1-1', 'with double');
    expect([double.tokens('asgard', BLUE), double.vikings('asgard', BLUE)]).toEqual(['viking', 1]);
    expect(double.supply(BLUE, 'double')).toBe(1);
    expect(double.offers(RED)).toEqual(['take skin-1-1', 'decline']);
  });

  test('EX-MIM-42: with two treasures the third of three unshared counts gets nothing', () => {
    const t = resolving({
      seats: 3,
      order: [GREEN, BLUE, PURPLE],
      realms: {
        asgard: { [PURPLE]: '3 viking', [BLUE]: '2 viking', [GREEN]: 'viking', treasures: ['skin-1-1', 'gem-1-1'] },
      },
    });
    t.play(PURPLE, 'take skin-1-1').play(BLUE, 'take gem-1-1');
    expect(t.phase).toBe('artefact');
    expect([PURPLE, BLUE, GREEN].map(seat => t.treasuresOf(seat))).toEqual([['skin-1-1'], ['gem-1-1'], []]);
  });

  test('EX-MIM-43: easy ties go by the first-player token, which is passed on after the cards', () => {
    const t = new Table({
      seats: 3,
      options: { difficulty: 'easy' },
      phase: 'resolution',
      order: [GREEN, PURPLE, BLUE],
      realms: { asgard: { [PURPLE]: 'viking', [BLUE]: 'viking', treasures: ['skin-1-1', 'gem-1-1'] } },
    });
    expect(t.active).toBe(PURPLE);
    t.play(PURPLE, 'take gem-1-1');
    expect(t.offers(BLUE)).toEqual(['take skin-1-1', 'decline']);
    t.play(BLUE, 'take skin-1-1');
    expect(t.told('drew').map(({ seat }) => seat)).toEqual([GREEN, PURPLE, BLUE]);
    expect([t.round, t.order]).toEqual([2, [PURPLE, BLUE, GREEN]]);
  });
});

describe('elites', () => {
  test('EX-MIM-39: without a treasure the raven only goes home, and that is no pass', () => {
    const t = new Table({
      seats: 3,
      phase: 'action',
      realms: {
        asgard: { [PURPLE]: 'raven' },
        midgard: { [PURPLE]: 'wyrm', [BLUE]: 'viking', treasures: ['skin-1-1'] },
        vanaheim: { [BLUE]: 'valkyrie', [GREEN]: 'valkyrie' },
      },
    });
    t.play(PURPLE, 'choose raven');
    expect(t.story(PURPLE, 1)).toEqual(['chose', 'wentHome']);
    expect([t.supply(PURPLE, 'raven'), t.tokens('asgard', PURPLE)]).toEqual([1, '']);
    expect(t.treasuresIn('midgard')).toEqual(['skin-1-1']);
    expect([t.phase, t.active]).toEqual(['action', BLUE]);
    t.play(BLUE, 'pass', 'place 1').play(GREEN, 'pass', 'place 2');
    expect([t.phase, t.active]).toEqual(['action', PURPLE]);
    expect(t.offers(PURPLE)).toEqual(['choose wyrm', 'pass']);
  });

  test('EX-MIM-44: a wyrm alone with own tokens scares nobody and goes home', () => {
    const t = new Table({
      seats: 3,
      phase: 'action',
      realms: {
        niflheim: { [BLUE]: 'viking' },
        midgard: { [PURPLE]: 'viking, wyrm' },
        vanaheim: { [GREEN]: 'viking, wyrm' },
      },
    });
    t.play(PURPLE, 'choose wyrm', 'stand midgard');
    expect(t.story(PURPLE, 2)).toEqual(['wentHome', 'passed']);
    expect([t.tokens('midgard', PURPLE), t.supply(PURPLE, 'wyrm')]).toEqual(['viking', 1]);
    expect([t.tokens('niflheim', BLUE), t.tokens('vanaheim', GREEN)]).toEqual(['viking', 'viking, wyrm']);
  });

  test('EX-MIM-48: a double viking is called as one token', () => {
    const t = new Table({
      seats: 3,
      phase: 'action',
      order: [PURPLE, BLUE, GREEN],
      realms: {
        niflheim: { [BLUE]: 'viking, double', [PURPLE]: 'viking, wyrm', treasures: ['skin-1-1'] },
        midgard: { [PURPLE]: 'viking', [GREEN]: 'viking', [BLUE]: 'valkyrie', treasures: ['metal-1-4'] },
        vanaheim: { [PURPLE]: 'raven', treasures: ['wood-1-2'] },
        muspelheim: { [GREEN]: 'viking', treasures: ['gem-1-2'] },
        alfheim: { [GREEN]: 'viking, valkyrie', treasures: ['gem-1-3'] },
      },
    });
    t.play(PURPLE, 'choose wyrm', 'stand midgard', 'scare 2 viking>niflheim', 'scare 1 valkyrie>niflheim');
    t.play(BLUE, 'choose valkyrie', 'stand midgard', 'call double<niflheim', 'call viking<niflheim');
    expect(t.tokens('midgard', BLUE)).toBe('viking, double');
    expect([t.vikings('midgard', BLUE), t.vikings('midgard', PURPLE)]).toEqual([3, 1]);
    expect(t.active).toBe(GREEN);
  });
});

describe('scoring and winner', () => {
  test('EX-MIM-38: leaves alone complete a card', () => {
    const scoring = (scoringAssignment: string, last: string) =>
      new Table({
        seats: 2,
        phase: 'scoring',
        options: { scoringAssignment },
        hands: { 0: ['hringhorni', 'svalinn', 'draupnir', last], 1: ['mjolnir'] },
        screens: { 1: ['skin-1-1'] },
      });
    const flips = ['flip hringhorni', 'flip svalinn'];
    const leaves = (card: string) => [`leaf hringhorni for ${card}`, `leaf svalinn for ${card}`];

    const two = scoring('manual', 'helskor').play(0, ...flips, ...leaves('draupnir'));
    expect(two.breakdown(0).total).toBe(3);
    expect(two.breakdown(0).artefacts.find(({ points }) => points > 0)).toMatchObject({
      artefact: cardIndex('draupnir'),
      leaves: [cardIndex('hringhorni'), cardIndex('svalinn')],
    });
    expect(scoring('auto', 'helskor').scores[0]).toBe(3);

    const three = scoring('manual', 'tyrfing').play(0, ...flips, 'flip draupnir', ...leaves('tyrfing'));
    expect(three.breakdown(0).total).toBe(0);
    expect(three.play(0, 'leaf draupnir for tyrfing').breakdown(0).total).toBe(5);
    expect(scoring('auto', 'tyrfing').scores[0]).toBe(5);
  });

  test('EX-MIM-41: a double left in the realms counts 2, and two players share the win', () => {
    const t = new Table({
      seats: 4,
      phase: 'scoring',
      realms: { asgard: { [BLUE]: 'double', [RED]: 'viking', [GREEN]: 'viking' }, midgard: { [RED]: 'viking' } },
      screens: { [BLUE]: ['skin-1-3'], [RED]: ['wood-1-3'], [GREEN]: ['gem-1-3'], [PURPLE]: ['skin-1-1'] },
    });
    expect(t.scores).toEqual([1, 3, 3, 3]);
    expect([BLUE, RED, GREEN, PURPLE].map(seat => t.places[seat])).toEqual([1, 1, 3, 4]);
  });

  test('EX-MIM-47: places follow total, treasures and vikings left', () => {
    const t = new Table({
      seats: 4,
      phase: 'scoring',
      realms: { asgard: { [GREEN]: '2 viking', [PURPLE]: 'viking' }, midgard: { [PURPLE]: 'viking' } },
      hands: {
        [BLUE]: ['mjolnir', 'naglfar'],
        [RED]: ['draupnir', 'hringhorni'],
        [GREEN]: ['andvaranaut', 'singasteinn'],
        [PURPLE]: ['hlidskjalf', 'gjallarhorn'],
      },
      screens: {
        [BLUE]: ['metal-1-2', 'metal-2-1', 'metal-3-2', 'skin-2-3', 'skin-3-2', 'wood-1-2', 'wood-2-4', 'wood-3-3'],
        [RED]: ['gem-2-1', 'gem-3-3', 'metal-1-1', 'metal-1-4', 'metal-2-4', 'skin-1-4', 'skin-3-4', 'wood-3-1'],
        [GREEN]: ['gem-1-3', 'gem-2-4', 'gem-3-4', 'metal-3-3', 'skin-1-1', 'skin-2-2', 'wood-1-3'],
        [PURPLE]: ['gem-1-2', 'gem-3-1', 'metal-2-3', 'skin-1-3', 'wood-1-1', 'wood-2-2', 'wood-3-4'],
      },
    });
    expect([BLUE, RED, GREEN, PURPLE].map(seat => t.scores[seat])).toEqual([31, 28, 28, 28]);
    expect([BLUE, RED, GREEN, PURPLE].map(seat => t.places[seat])).toEqual([1, 2, 3, 3]);
  });
});
