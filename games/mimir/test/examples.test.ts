import { describe, expect, test } from 'vitest';
import { mimir } from '../index.ts';
import { BLUE, cardIndex, GREEN, PURPLE, RED, Table, treasureIndex } from './table.ts';

/** Position P1 of the ledger, and the positions of the running example after each of its moves. */
const p1 = () =>
  new Table({
    seats: 3,
    phase: 'action',
    order: [PURPLE, BLUE, GREEN],
    realms: {
      niflheim: { [BLUE]: '2 viking', [PURPLE]: 'viking, wyrm', treasures: ['skin-1-1'] },
      midgard: { [PURPLE]: 'viking', [GREEN]: 'viking', [BLUE]: 'valkyrie', treasures: ['metal-1-4'] },
      vanaheim: { [PURPLE]: 'raven', treasures: ['wood-1-2'] },
      muspelheim: { [GREEN]: 'viking', treasures: ['gem-1-2'] },
      alfheim: { [GREEN]: 'viking, valkyrie', treasures: ['gem-1-3'] },
    },
    display: ['dromi', 'andvaranaut', 'hringhorni'],
  });
const after06 = () =>
  p1().play(PURPLE, 'choose wyrm', 'stand midgard', 'scare 2 viking>niflheim', 'scare 1 valkyrie>niflheim');
const after07 = () =>
  after06().play(BLUE, 'choose valkyrie', 'stand midgard', 'call viking<niflheim', 'call viking<niflheim');
const after08 = () => after07().play(GREEN, 'pass', 'place 1');
const after09 = () => after08().play(PURPLE, 'choose raven', 'carry wood-1-2', 'fly midgard');
const after10 = () => after09().play(BLUE, 'place 3');
const after12 = () => after10().play(BLUE, 'take metal-1-4').play(PURPLE, 'take wood-1-2');
const after13 = () => after12().play(GREEN, 'take gem-1-2', 'take gem-1-3');

describe('the running example', () => {
  test('EX-MIM-06: the wyrm scares two enemies of different owners away', () => {
    const t = after06();
    expect([PURPLE, BLUE, GREEN].map(seat => t.tokens('midgard', seat))).toEqual(['viking', '', '']);
    expect(t.tokens('niflheim', BLUE)).toBe('2 viking, valkyrie');
    expect(t.tokens('niflheim', PURPLE)).toBe('viking');
    expect(t.tokens('niflheim', GREEN)).toBe('viking');
    expect(t.supply(PURPLE, 'wyrm')).toBe(1);
    expect(t.active).toBe(BLUE);
    t.playUntil(({ phase, active }) => phase === 'placement' && active === PURPLE);
    expect(t.round).toBe(2);
    expect(t.offers(PURPLE)).toContain('wyrm>midgard');
  });

  test('EX-MIM-07: the scared valkyrie returns and calls both vikings from the realm she left', () => {
    const t = after07();
    expect([PURPLE, BLUE, GREEN].map(seat => t.tokens('midgard', seat))).toEqual(['viking', '2 viking', '']);
    expect([PURPLE, BLUE, GREEN].map(seat => t.tokens('niflheim', seat))).toEqual(['viking', '', 'viking']);
    expect(t.supply(BLUE, 'valkyrie')).toBe(1);
    expect(t.active).toBe(GREEN);
  });

  test('EX-MIM-08: green passes with an elite left and takes place 1', () => {
    expect(after07().offers(GREEN)).toEqual(['choose valkyrie', 'pass']);
    const t = after08();
    expect(t.tokens('alfheim', GREEN)).toBe('viking');
    expect(t.tokens('muspelheim', GREEN)).toBe('viking');
    expect(t.tokens('niflheim', GREEN)).toBe('viking');
    expect(t.supply(GREEN, 'valkyrie')).toBe(1);
    expect(t.told('called').filter(({ seat }) => seat === GREEN)).toEqual([]);
    expect(t.order).toEqual([PURPLE, BLUE, GREEN]);
    expect(after10().order[0]).toBe(GREEN);
  });

  test('EX-MIM-09: the raven carries wood to Midgard', () => {
    const t = after09();
    expect(t.treasuresIn('midgard')).toEqual(['wood-1-2', 'metal-1-4']);
    expect(t.treasuresIn('vanaheim')).toEqual([]);
    expect(t.supply(PURPLE, 'raven')).toBe(1);
    expect(t.tokens('midgard', PURPLE)).toBe('viking');
    expect([t.vikings('midgard', BLUE), t.vikings('midgard', PURPLE)]).toEqual([2, 1]);
  });

  test('EX-MIM-10: blue can only pass but chooses the place; purple gets the one left', () => {
    const t = after09();
    expect(t.told('passed').map(({ seat }) => seat)).toEqual([GREEN, BLUE]);
    expect([t.phase, t.active]).toEqual(['order', BLUE]);
    expect(t.offers(BLUE)).toEqual(['place 2', 'place 3']);
    t.play(BLUE, 'place 3');
    expect(t.told('passed').map(({ seat }) => seat)).toEqual([GREEN, BLUE, PURPLE]);
    expect(t.order).toEqual([GREEN, PURPLE, BLUE]);
    expect(t.phase).toBe('treasure');
  });

  test('EX-MIM-11: a tie of two for one treasure leaves everything where it is', () => {
    const t = after10();
    expect(t.told('resolving').map(({ realm }) => realm)).toEqual(['niflheim', 'midgard']);
    expect(t.told('tied')).toEqual([{ type: 'tied', realm: 'niflheim', vikings: 1, players: 2, treasures: 1 }]);
    expect(t.told('took')).toEqual([]);
    expect(t.treasuresIn('niflheim')).toEqual(['skin-1-1']);
    expect([t.tokens('niflheim', PURPLE), t.tokens('niflheim', GREEN)]).toEqual(['viking', 'viking']);
  });

  test('EX-MIM-12: blue chooses before purple, and both take one', () => {
    const t = after10();
    expect(t.active).toBe(BLUE);
    expect(t.offers(BLUE)).toEqual(['take wood-1-2', 'take metal-1-4', 'decline']);
    t.play(BLUE, 'take metal-1-4');
    expect(t.active).toBe(PURPLE);
    expect(t.offers(PURPLE)).toEqual(['take wood-1-2', 'decline']);
    t.play(PURPLE, 'take wood-1-2');
    expect(t.told('took')).toMatchObject([
      { seat: BLUE, treasure: 'metal-1-4', realm: 'midgard', token: 'viking' },
      { seat: PURPLE, treasure: 'wood-1-2', realm: 'midgard', token: 'viking' },
    ]);
  });

  test('EX-MIM-13: the carriers and their treasures go home, the rest stays', () => {
    const t = after13();
    expect([t.tokens('midgard', BLUE), t.tokens('midgard', PURPLE)]).toEqual(['viking', '']);
    expect(t.treasuresIn('midgard')).toEqual([]);
    expect([t.tokens('niflheim', PURPLE), t.tokens('niflheim', GREEN)]).toEqual(['viking', 'viking']);
    expect(t.treasuresIn('niflheim')).toEqual(['skin-1-1']);
    expect([t.tokens('muspelheim', GREEN), t.tokens('alfheim', GREEN)]).toEqual(['', '']);
    expect([PURPLE, BLUE, GREEN].map(seat => t.supply(seat, 'viking'))).toEqual([17, 17, 17]);
    expect(t.treasuresOf(BLUE)).toEqual(['metal-1-4']);
    expect(t.treasuresOf(PURPLE)).toEqual(['wood-1-2']);
    expect(t.treasuresOf(GREEN)).toEqual(['gem-1-2', 'gem-1-3']);
  });

  test('EX-MIM-16: artefacts are taken in the new order, and blue must take the last', () => {
    const t = after13();
    expect([t.phase, t.active]).toEqual(['artefact', GREEN]);
    expect(t.refused(PURPLE, 'artefact dromi')).toBe('not-awaited');
    expect(t.offers(GREEN)).toEqual(['artefact hringhorni', 'artefact dromi', 'artefact andvaranaut']);
    t.play(GREEN, 'artefact dromi');
    expect(t.active).toBe(PURPLE);
    expect(t.offers(PURPLE)).toEqual(['artefact hringhorni', 'artefact andvaranaut']);
    expect(t.startRealm).toBe('asgard');
    t.play(PURPLE, 'artefact andvaranaut');
    expect([GREEN, PURPLE, BLUE].map(seat => t.cardsOf(seat))).toEqual([['dromi'], ['andvaranaut'], ['hringhorni']]);
    const { dromi, hringhorni } = Object.fromEntries(mimir.base.content.artefacts.map(card => [card.id, card]));
    expect(dromi.requires).toEqual({ gem: 2, skin: 1, metal: 1 });
    expect(hringhorni.requires).toEqual({ skin: 2 });
    expect([t.startRealm, t.round]).toEqual(['niflheim', 2]);
  });
});

describe('ties', () => {
  test('EX-MIM-14: an unshared count goes before a tie of more vikings', () => {
    const t = new Table({
      seats: 4,
      phase: 'resolution',
      order: [BLUE, RED, PURPLE, GREEN],
      realms: {
        muspelheim: { [BLUE]: '2 viking', [RED]: '2 viking', [GREEN]: 'viking', treasures: ['skin-1-3', 'gem-1-1'] },
      },
      display: ['dromi', 'andvaranaut', 'hringhorni', 'naglfar'],
    });
    expect(t.active).toBe(GREEN);
    expect(t.offers(GREEN)).toEqual(['take skin-1-3', 'take gem-1-1', 'decline']);
    t.play(GREEN, 'take gem-1-1');
    expect(t.phase).toBe('artefact');
    expect(t.treasuresIn('muspelheim')).toEqual(['skin-1-3']);
    expect([BLUE, RED, GREEN].map(seat => t.tokens('muspelheim', seat))).toEqual(['2 viking', '2 viking', '']);
    expect([BLUE, RED, GREEN].map(seat => t.treasuresOf(seat))).toEqual([[], [], ['gem-1-1']]);
  });

  test('EX-MIM-15: of two tied groups the one with more vikings is served first', () => {
    const t = new Table({
      seats: 4,
      phase: 'resolution',
      order: [GREEN, RED, BLUE, PURPLE],
      realms: {
        vanaheim: {
          [BLUE]: '2 viking',
          [RED]: '2 viking',
          [GREEN]: 'viking',
          [PURPLE]: 'viking',
          treasures: ['skin-1-3', 'gem-1-1'],
        },
      },
      display: ['dromi', 'andvaranaut', 'hringhorni', 'naglfar'],
    });
    expect(t.active).toBe(RED);
    t.play(RED, 'take skin-1-3');
    expect(t.active).toBe(BLUE);
    expect(t.offers(BLUE)).toEqual(['take gem-1-1', 'decline']);
    t.play(BLUE, 'take gem-1-1');
    expect(t.phase).toBe('artefact');
    expect([BLUE, RED, GREEN, PURPLE].map(seat => t.tokens('vanaheim', seat))).toEqual(Array(4).fill('viking'));
    expect([BLUE, RED, GREEN, PURPLE].map(seat => t.treasuresOf(seat))).toEqual([['gem-1-1'], ['skin-1-3'], [], []]);
  });
});

describe('scoring', () => {
  test('EX-MIM-02: Mjölnir gives 7 on top of its treasures, and nothing with one wood fewer', () => {
    const holding = (...ids: string[]) =>
      new Table({ seats: 2, phase: 'scoring', hands: { 0: ['mjolnir'] }, screens: { 0: ids } });
    const t = holding('wood-1-2', 'wood-2-4', 'metal-1-4', 'metal-2-1');
    expect(t.scores).toEqual([18, 0]);
    expect(t.breakdown(0)).toMatchObject({ artefacts: [{ points: 7 }], total: 18 });
    expect(t.breakdown(0).treasures.map(({ artefact }) => artefact)).toEqual(Array(4).fill(cardIndex('mjolnir')));
    expect(holding('wood-1-2', 'metal-1-4', 'metal-2-1').breakdown(0)).toMatchObject({
      artefacts: [{ points: 0 }],
      total: 7,
    });
  });

  const treasures = ['wood-1-2', 'wood-3-3', 'metal-1-4', 'metal-2-1', 'metal-3-2', 'skin-1-3', 'skin-2-1', 'skin-3-2'];
  const cards = ['mjolnir', 'hringhorni', 'gjallarhorn', 'skidbladnir'];
  const yours = (scoringAssignment: string) =>
    new Table({
      seats: 2,
      phase: 'scoring',
      options: { scoringAssignment },
      hands: { 0: cards, 1: ['aegishjalmr'] },
      screens: {
        0: treasures,
        1: ['gem-2-4', 'gem-3-4', 'wood-2-4', 'wood-3-4', 'metal-2-4', 'skin-1-4', 'skin-3-4'],
      },
    });
  const example18 = {
    total: 33,
    artefacts: ['hringhorni', 'skidbladnir', 'mjolnir', 'gjallarhorn'].map(id => ({
      artefact: cardIndex(id),
      points: { hringhorni: 3, skidbladnir: 0, mjolnir: 7, gjallarhorn: 5 }[id],
      leaves: id === 'gjallarhorn' ? [cardIndex('skidbladnir')] : [],
      flipped: id === 'skidbladnir',
    })),
  };

  test('EX-MIM-17: the eight treasures are worth 18', () => {
    const scored = yours('auto').breakdown(0).treasures;
    expect(scored.map(({ treasure }) => treasure).sort()).toEqual(treasures.map(treasureIndex).sort());
    expect(scored.reduce((sum, { points }) => sum + points, 0)).toBe(18);
  });

  test('EX-MIM-18: a leaf completes Gjallarhorn, by hand and by software', () => {
    expect(yours('auto').breakdown(0)).toMatchObject(example18);
    const t = yours('manual').play(
      0,
      ...['wood-1-2', 'wood-3-3', 'metal-1-4', 'metal-2-1'].map(id => `use ${id} for mjolnir`),
      ...['skin-1-3', 'skin-2-1'].map(id => `use ${id} for hringhorni`),
      ...['skin-3-2', 'metal-3-2'].map(id => `use ${id} for gjallarhorn`),
      'flip skidbladnir',
      'leaf skidbladnir for gjallarhorn',
    );
    expect(t.breakdown(0)).toMatchObject(example18);
  });

  test('EX-MIM-19: 15 and 18 make 33', () => {
    expect(yours('auto').scores[0]).toBe(33);
  });

  test('EX-MIM-20: eight treasures win over seven at 33 points each', () => {
    const t = yours('auto');
    expect(t.scores).toEqual([33, 33]);
    expect([t.treasuresOf(0).length, t.treasuresOf(1).length]).toEqual([8, 7]);
    expect(t.places).toEqual([1, 2]);
  });
});
