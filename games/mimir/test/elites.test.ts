import { describe, expect, test } from 'vitest';
import { BLUE, GREEN, type PositionWords, PURPLE, Table } from './table.ts';

/** The ring of three players, clockwise: asgard, niflheim, midgard, vanaheim, muspelheim, alfheim. */
const acting = (realms: NonNullable<PositionWords['realms']>, words: Partial<PositionWords> = {}) =>
  new Table({ seats: 3, phase: 'action', realms, ...words });

/** All tokens of all seats in all realms. */
const army = (t: Table) => t.ring.map(realm => [PURPLE, BLUE, GREEN].map(seat => t.tokens(realm, seat)));

describe('actions in general', () => {
  test('MIM-220 MIM-224: a scared elite stays in play and acts from where it now is', () => {
    const t = acting({ asgard: { [PURPLE]: 'wyrm', [BLUE]: 'valkyrie' }, alfheim: { [GREEN]: 'wyrm' } });
    t.play(PURPLE, 'choose wyrm', 'stand asgard', 'scare 1 valkyrie>niflheim');
    expect(t.offers(BLUE)).toEqual(['choose valkyrie', 'pass']);
    t.play(BLUE, 'choose valkyrie');
    expect(t.offers(BLUE)).toEqual(['stand niflheim', 'stand asgard', 'stand midgard']);
  });

  test('MIM-221 MIM-283 MIM-284: the acting player sends each scared token to either neighbour', () => {
    const position = () => acting({ midgard: { [PURPLE]: 'wyrm', [BLUE]: '2 viking' } });
    const t = position().play(PURPLE, 'choose wyrm', 'stand midgard');
    expect(t.offers(PURPLE)).toEqual(['scare 1 viking>niflheim', 'scare 1 viking>vanaheim', 'stop']);
    expect(t.refused(PURPLE, 'scare 1 viking>asgard')).toBe('MIM-283');
    expect(t.refused(PURPLE, 'scare 1 viking>midgard')).toBe('MIM-283');
    expect(t.refused(BLUE, 'scare 1 viking>niflheim')).toBe('not-awaited');
    t.play(PURPLE, 'scare 1 viking>niflheim');
    expect([t.active, t.offers(PURPLE)]).toEqual([
      PURPLE,
      ['scare 1 viking>niflheim', 'scare 1 viking>vanaheim', 'stop'],
    ]);
    const apart = t.play(PURPLE, 'scare 1 viking>vanaheim');
    expect([apart.tokens('niflheim', BLUE), apart.tokens('vanaheim', BLUE)]).toEqual(['viking', 'viking']);
    const together = position().play(PURPLE, 'choose wyrm', 'stand midgard');
    together.play(PURPLE, 'scare 1 viking>vanaheim', 'scare 1 viking>vanaheim');
    expect([together.tokens('niflheim', BLUE), together.tokens('vanaheim', BLUE)]).toEqual(['', '2 viking']);
  });

  test.each([
    [2, 'muspelheim'],
    [3, 'alfheim'],
    [4, 'helheim'],
  ])('MIM-222: the ring of %i players closes between asgard and %s', (seats, last) => {
    const at = (realm: string) =>
      new Table({ seats, phase: 'action', realms: { [realm]: { 0: 'wyrm' } } }).play(0, 'choose wyrm');
    expect(at('asgard').offers(0)).toEqual(['stand asgard', `stand ${last}`, 'stand niflheim']);
    expect(at(last).offers(0)).toHaveLength(3);
    expect(at(last).offers(0)).toContain('stand asgard');
    expect(at('asgard').refused(0, 'stand midgard')).toBe('MIM-222');
  });

  test('MIM-223: elites are army tokens, to be called and to be scared', () => {
    const t = acting({ asgard: { [PURPLE]: 'valkyrie' }, niflheim: { [PURPLE]: 'raven, wyrm' } });
    t.play(PURPLE, 'choose valkyrie', 'stand asgard', 'call raven<niflheim', 'call wyrm<niflheim');
    expect(t.tokens('asgard', PURPLE)).toBe('raven, wyrm');
    const u = acting({ asgard: { [PURPLE]: 'wyrm', [BLUE]: 'raven, valkyrie, wyrm' } });
    u.play(PURPLE, 'choose wyrm', 'stand asgard', 'scare 1 wyrm>alfheim', 'scare 1 raven>niflheim');
    expect(['alfheim', 'asgard', 'niflheim'].map(realm => u.tokens(realm, BLUE))).toEqual([
      'wyrm',
      'valkyrie',
      'raven',
    ]);
  });

  test('MIM-225: the double viking moves as one token', () => {
    const t = acting({ asgard: { [PURPLE]: 'valkyrie' }, niflheim: { [PURPLE]: '2 viking, double' } });
    t.play(PURPLE, 'choose valkyrie', 'stand asgard', 'call double<niflheim', 'call viking<niflheim');
    expect([t.tokens('asgard', PURPLE), t.tokens('niflheim', PURPLE)]).toEqual(['viking, double', 'viking']);
    const u = acting({ asgard: { [PURPLE]: 'wyrm', [BLUE]: 'viking, double', [GREEN]: 'double' } });
    u.play(PURPLE, 'choose wyrm', 'stand asgard', 'scare 1 double>niflheim', 'scare 2 double>alfheim');
    expect([u.tokens('asgard', BLUE), u.tokens('asgard', GREEN)]).toEqual(['viking', '']);
    expect([u.tokens('niflheim', BLUE), u.tokens('alfheim', GREEN)]).toEqual(['double', 'double']);
  });

  test('MIM-226: moved tokens stay face up', () => {
    const t = acting({
      asgard: { [PURPLE]: 'valkyrie', [BLUE]: 'wyrm' },
      niflheim: { [PURPLE]: 'viking' },
      alfheim: { [PURPLE]: 'double' },
    });
    t.play(PURPLE, 'choose valkyrie', 'stand asgard', 'call viking<niflheim', 'call double<alfheim');
    t.play(BLUE, 'choose wyrm', 'stand asgard', 'scare 0 viking>alfheim', 'scare 0 double>niflheim');
    for (const realm of t.ring) expect([t.faceDown(realm, PURPLE), t.placed(realm, PURPLE)]).toEqual(['', 0]);
    expect([t.tokens('alfheim', PURPLE), t.tokens('niflheim', PURPLE)]).toEqual(['viking', 'double']);
  });
});

describe('the raven', () => {
  const withRaven = () =>
    acting(
      {
        asgard: { [PURPLE]: 'viking, raven', [BLUE]: '2 viking', treasures: ['skin-1-1', 'gem-2-1', 'wood-2-4'] },
        midgard: { [PURPLE]: 'double', [GREEN]: 'viking, wyrm', treasures: ['metal-2-1'] },
      },
      { round: 2 },
    ).play(PURPLE, 'choose raven');

  test('MIM-240 MIM-246: it flies off with a treasure, which stays there, and moves nothing else', () => {
    const t = withRaven();
    const before = army(t);
    t.play(PURPLE, 'carry gem-2-1', 'fly muspelheim');
    expect(t.treasuresIn('muspelheim')).toEqual(['gem-2-1']);
    expect(t.treasuresIn('asgard')).toEqual(['skin-1-1', 'wood-2-4']);
    expect(army(t)).toEqual(before.map((realm, i) => (i === 0 ? ['viking', '2 viking', ''] : realm)));
    expect(t.supply(PURPLE, 'raven')).toBe(1);
    expect([PURPLE, BLUE, GREEN].flatMap(seat => t.treasuresOf(seat))).toEqual([]);
  });

  test('MIM-241 MIM-242: it flies to any other realm in play, not to its own', () => {
    const t = withRaven().play(PURPLE, 'carry gem-2-1');
    expect(t.offers(PURPLE)).toEqual(
      ['niflheim', 'midgard', 'vanaheim', 'muspelheim', 'alfheim'].map(realm => `fly ${realm}`),
    );
    expect(t.refused(PURPLE, 'fly asgard')).toBe('MIM-242');
    expect(t.refused(PURPLE, 'fly helheim')).toBe('MIM-241');
  });

  test('MIM-243: any treasure of its realm will do, older ones too, none of another realm', () => {
    const t = withRaven();
    expect(t.offers(PURPLE)).toEqual(['skip', 'carry skin-1-1', 'carry wood-2-4', 'carry gem-2-1']);
    t.play(PURPLE, 'carry skin-1-1', 'fly midgard');
    expect(t.treasuresIn('midgard')).toEqual(['skin-1-1', 'metal-2-1']);
  });

  test('MIM-244: it carries exactly one treasure', () => {
    const t = withRaven();
    expect(t.refused(PURPLE, 'fly midgard')).toBe('MIM-240');
    t.play(PURPLE, 'carry gem-2-1');
    expect(t.refused(PURPLE, 'carry skin-1-1')).toBe('MIM-244');
    expect(t.offers(PURPLE)).not.toContain('skip');
    t.play(PURPLE, 'fly midgard');
    expect(t.active).not.toBe(PURPLE);
    expect(t.told('carried')).toHaveLength(1);
    expect(t.treasuresIn('midgard')).toEqual(['metal-2-1', 'gem-2-1']);
  });

  test('MIM-245: in a realm without a treasure it has no action', () => {
    const t = acting({ asgard: { [PURPLE]: 'raven, wyrm' }, niflheim: { [BLUE]: 'wyrm', treasures: ['gem-1-1'] } });
    const before = army(t);
    t.play(PURPLE, 'choose raven');
    expect([t.active, t.phase]).toEqual([BLUE, 'action']);
    expect(army(t)).toEqual(before.map((realm, i) => (i === 0 ? ['wyrm', '', ''] : realm)));
    expect(t.treasuresIn('niflheim')).toEqual(['gem-1-1']);
  });
});

describe('the valkyrie', () => {
  const withValkyrie = () =>
    acting({
      asgard: { [PURPLE]: 'viking', [BLUE]: 'viking' },
      niflheim: { [PURPLE]: 'viking, valkyrie' },
      midgard: { [PURPLE]: '2 viking, raven', [BLUE]: 'viking, wyrm' },
      vanaheim: { [PURPLE]: 'double, wyrm' },
      muspelheim: { [PURPLE]: 'viking' },
      alfheim: { [PURPLE]: 'viking' },
    }).play(PURPLE, 'choose valkyrie');

  test('MIM-260 MIM-264: she stays or moves one realm, and may call from the realm she left', () => {
    const t = withValkyrie();
    expect(t.offers(PURPLE)).toEqual(['stand niflheim', 'stand asgard', 'stand midgard']);
    expect(t.refused(PURPLE, 'stand vanaheim')).toBe('MIM-222');
    t.play(PURPLE, 'stand midgard', 'call viking<niflheim');
    expect([t.tokens('niflheim', PURPLE), t.tokens('midgard', PURPLE)]).toEqual(['', '3 viking, raven, valkyrie']);
  });

  test('MIM-261 MIM-268: she calls up to two own tokens, which stay when she goes home', () => {
    const one = withValkyrie().play(PURPLE, 'stand niflheim', 'call viking<midgard', 'stop');
    expect(one.tokens('niflheim', PURPLE)).toBe('2 viking');
    const two = withValkyrie().play(PURPLE, 'stand niflheim', 'call viking<midgard', 'call viking<midgard');
    expect(two.tokens('niflheim', PURPLE)).toBe('3 viking');
    expect([two.active, two.supply(PURPLE, 'valkyrie')]).toEqual([BLUE, 1]);
    expect(two.tokens('midgard', PURPLE)).toBe('raven');
  });

  test('MIM-262 MIM-265 MIM-266: own tokens of every kind come from the neighbours of where she stands', () => {
    const t = withValkyrie().play(PURPLE, 'stand midgard');
    expect(t.offers(PURPLE)).toEqual(['call viking<niflheim', 'call double<vanaheim', 'call wyrm<vanaheim', 'stop']);
    expect(t.refused(PURPLE, 'call viking<asgard')).toBe('MIM-262');
    expect(t.refused(PURPLE, 'call viking<midgard')).toBe('MIM-262');
    const u = withValkyrie().play(PURPLE, 'stand niflheim');
    expect(u.offers(PURPLE)).toEqual(['call viking<asgard', 'call viking<midgard', 'call raven<midgard', 'stop']);
    expect(u.refused(PURPLE, 'call wyrm<midgard')).toBe('MIM-265');
    t.play(PURPLE, 'call double<vanaheim', 'call wyrm<vanaheim');
    expect([t.tokens('midgard', PURPLE), t.tokens('midgard', BLUE)]).toEqual([
      '2 viking, double, raven, wyrm',
      'viking, wyrm',
    ]);
  });

  test('MIM-263: both tokens from one neighbour, or one from each', () => {
    const both = withValkyrie().play(PURPLE, 'stand niflheim', 'call viking<midgard', 'call raven<midgard');
    expect([both.tokens('asgard', PURPLE), both.tokens('midgard', PURPLE)]).toEqual(['viking', 'viking']);
    const each = withValkyrie().play(PURPLE, 'stand niflheim', 'call viking<asgard', 'call viking<midgard');
    expect([each.tokens('asgard', PURPLE), each.tokens('midgard', PURPLE)]).toEqual(['', 'viking, raven']);
  });

  test('MIM-267: calling nobody equals skipping', () => {
    const stays = withValkyrie().play(PURPLE, 'stand niflheim', 'stop');
    const moves = withValkyrie().play(PURPLE, 'stand midgard', 'stop');
    expect(stays.state).toEqual(moves.state);
    expect(stays.tokens('niflheim', PURPLE)).toBe('viking');
    expect(stays.told('passed')).toEqual([]);
  });
});

describe('the wyrm', () => {
  const withWyrm = () =>
    acting({
      asgard: { [BLUE]: 'viking' },
      niflheim: { [PURPLE]: 'viking, wyrm', [BLUE]: 'viking' },
      midgard: {
        [PURPLE]: 'viking, double, raven',
        [BLUE]: '2 viking, double, valkyrie',
        [GREEN]: 'viking, raven, wyrm',
      },
      vanaheim: { [GREEN]: 'viking' },
    }).play(PURPLE, 'choose wyrm');

  test('MIM-280 MIM-288: it stays or moves one realm, and may scare a token to where it came from', () => {
    const t = withWyrm();
    expect(t.offers(PURPLE)).toEqual(['stand niflheim', 'stand asgard', 'stand midgard']);
    expect(t.refused(PURPLE, 'stand vanaheim')).toBe('MIM-222');
    t.play(PURPLE, 'stand midgard', 'scare 2 viking>niflheim', 'stop');
    expect([t.tokens('niflheim', GREEN), t.tokens('midgard', GREEN)]).toEqual(['viking', 'raven, wyrm']);
  });

  test('MIM-281 MIM-285: it scares up to two tokens out of its realm, of different enemies too', () => {
    const t = withWyrm().play(PURPLE, 'stand midgard');
    expect(t.refused(PURPLE, 'scare 1 raven>niflheim')).toBe('MIM-281');
    t.play(PURPLE, 'scare 1 viking>vanaheim', 'scare 2 viking>vanaheim');
    expect([t.active, t.supply(PURPLE, 'wyrm')]).toEqual([BLUE, 1]);
    expect([t.tokens('midgard', BLUE), t.tokens('midgard', GREEN)]).toEqual([
      'viking, double, valkyrie',
      'raven, wyrm',
    ]);
    expect([t.tokens('vanaheim', BLUE), t.tokens('vanaheim', GREEN)]).toEqual(['viking', '2 viking']);
    expect(t.tokens('niflheim', BLUE)).toBe('viking');
  });

  test('MIM-282 MIM-286: enemies of every kind can be scared, own tokens cannot', () => {
    const t = withWyrm().play(PURPLE, 'stand midgard');
    const enemies = ['1 viking', '1 double', '1 valkyrie', '2 viking', '2 raven', '2 wyrm'];
    expect(t.offers(PURPLE)).toEqual([
      ...enemies.flatMap(token => [`scare ${token}>niflheim`, `scare ${token}>vanaheim`]),
      'stop',
    ]);
    for (const own of ['viking', 'double', 'raven'])
      expect(t.refused(PURPLE, `scare ${PURPLE} ${own}>niflheim`)).toBe('MIM-282');
    t.play(PURPLE, 'scare 1 double>niflheim', 'scare 2 wyrm>vanaheim');
    expect([t.tokens('niflheim', BLUE), t.tokens('vanaheim', GREEN)]).toEqual(['viking, double', 'viking, wyrm']);
  });

  test('MIM-287: scaring nobody equals skipping', () => {
    const stays = withWyrm().play(PURPLE, 'stand niflheim', 'stop');
    const moves = withWyrm().play(PURPLE, 'stand midgard', 'stop');
    expect(stays.state).toEqual(moves.state);
    expect(stays.tokens('niflheim', PURPLE)).toBe('viking');
    expect(stays.told('passed')).toEqual([]);
  });
});
