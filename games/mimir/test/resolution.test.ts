import { describe, expect, test } from 'vitest';
import { BLUE, GREEN, type PositionWords, PURPLE, RED, Table } from './table.ts';

/** A resolution phase of four players after which the table rests on the artefacts. */
const resolving = (realms: NonNullable<PositionWords['realms']>, words: Partial<PositionWords> = {}) =>
  new Table({
    seats: 4,
    phase: 'resolution',
    realms,
    display: ['dromi', 'andvaranaut', 'hringhorni', 'naglfar'],
    ...words,
  });
const EVERYBODY = [PURPLE, BLUE, GREEN, RED];
const asked = (t: Table) => (t.phase === 'treasure' ? t.active : undefined);

describe('order and counting', () => {
  test('MIM-301 MIM-302: every realm once, clockwise from the start-realm marker', () => {
    const ring = ['asgard', 'niflheim', 'midgard', 'vanaheim', 'muspelheim', 'alfheim', 'jotunheim', 'helheim'];
    const treasures = ['skin-1-1', 'skin-1-3', 'wood-1-1', 'wood-1-2', 'metal-1-1', 'metal-1-2', 'gem-1-1', 'gem-1-2'];
    const t = resolving(
      Object.fromEntries(ring.map((realm, i) => [realm, { [i % 4]: '2 viking', treasures: [treasures[i]] }])),
      { startRealm: 'alfheim' },
    );
    t.playUntil(({ phase }) => phase === 'artefact');
    const clockwise = [...ring.slice(5), ...ring.slice(0, 5)];
    expect(t.told('resolving').map(({ realm }) => realm)).toEqual(clockwise);
    expect(t.told('took').map(({ realm }) => realm)).toEqual(clockwise);
  });

  test('MIM-303: a single counts 1, the double 2', () => {
    const t = resolving({
      asgard: { [PURPLE]: 'viking', [BLUE]: 'double', [RED]: '3 viking', treasures: ['skin-1-1'] },
      niflheim: { [PURPLE]: '2 viking, double', [RED]: '3 viking', treasures: ['gem-1-1'] },
    });
    expect(asked(t)).toBe(RED);
    t.play(RED, 'decline');
    expect(asked(t)).toBe(BLUE);
    t.play(BLUE, 'decline').play(PURPLE, 'decline');
    expect(asked(t)).toBe(PURPLE);
    expect(t.told('counted').map(({ realm, seat, vikings }) => [realm, seat, vikings])).toEqual([
      ['asgard', PURPLE, 1],
      ['asgard', BLUE, 2],
      ['asgard', RED, 3],
      ['niflheim', PURPLE, 4],
      ['niflheim', RED, 3],
    ]);
  });

  test('MIM-304: elites count nothing', () => {
    const t = new Table({
      seats: 2,
      phase: 'action',
      realms: { asgard: { 0: 'viking, raven, valkyrie, wyrm', 1: '2 viking', treasures: ['skin-1-1'] } },
    });
    expect([t.vikings('asgard', 0), t.vikings('asgard', 1)]).toEqual([1, 2]);
    t.play(0, 'pass', 'place 1');
    expect(asked(t)).toBe(1);
    expect(t.told('counted').map(({ vikings }) => vikings)).toEqual([1, 2]);
  });

  test('MIM-306: who has no viking in the realm takes no part and is in no tie', () => {
    const t = resolving({
      asgard: { [BLUE]: 'viking', treasures: ['skin-1-1', 'gem-1-1', 'wood-1-1', 'metal-1-1'] },
      niflheim: { [PURPLE]: 'viking', [GREEN]: '5 viking' },
    });
    expect(t.told('counted').map(({ seat }) => seat)).toEqual([BLUE]);
    t.play(BLUE, 'take gem-1-1');
    expect([t.phase, t.told('tied')]).toEqual(['artefact', []]);
    expect(t.treasuresIn('asgard')).toEqual(['skin-1-1', 'wood-1-1', 'metal-1-1']);
  });

  test('MIM-307: a realm without treasures is passed over, its vikings stay', () => {
    const t = resolving({
      asgard: { [PURPLE]: '2 viking', [BLUE]: 'double' },
      niflheim: { [GREEN]: 'viking', treasures: ['skin-1-1'] },
    });
    expect(t.told('resolving').map(({ realm }) => realm)).toEqual(['niflheim']);
    t.play(GREEN, 'take skin-1-1');
    expect([t.tokens('asgard', PURPLE), t.tokens('asgard', BLUE)]).toEqual(['2 viking', 'double']);
  });

  test('MIM-308: the counts are settled before any token leaves the realm', () => {
    const t = resolving({
      asgard: { [PURPLE]: '2 viking', [BLUE]: 'viking', treasures: ['skin-1-1', 'gem-1-1'] },
      niflheim: { [RED]: 'double, viking', [GREEN]: '2 viking', [BLUE]: 'viking', treasures: ['skin-1-3', 'gem-1-2'] },
    });
    t.play(PURPLE, 'take skin-1-1');
    expect(asked(t)).toBe(BLUE);
    t.play(BLUE, 'take gem-1-1').play(RED, 'take skin-1-3', 'with double');
    expect([t.vikings('niflheim', RED), asked(t)]).toEqual([1, GREEN]);
  });
});

describe('who may take a treasure', () => {
  test('MIM-320 MIM-321: unshared counts from the highest down take one each, of own choice', () => {
    const t = resolving(
      {
        asgard: {
          [PURPLE]: 'viking',
          [BLUE]: '3 viking',
          [GREEN]: 'double',
          [RED]: '4 viking',
          treasures: ['skin-1-1', 'wood-1-1', 'metal-1-1', 'gem-1-1'],
        },
      },
      { order: [PURPLE, GREEN, BLUE, RED] },
    );
    expect(t.offers(RED)).toEqual(['take skin-1-1', 'take wood-1-1', 'take metal-1-1', 'take gem-1-1', 'decline']);
    t.play(RED, 'take metal-1-1');
    expect(t.offers(BLUE)).toEqual(['take skin-1-1', 'take wood-1-1', 'take gem-1-1', 'decline']);
    t.play(BLUE, 'take skin-1-1').play(GREEN, 'take gem-1-1').play(PURPLE, 'take wood-1-1');
    expect(EVERYBODY.map(seat => t.treasuresOf(seat))).toEqual([
      ['wood-1-1'],
      ['skin-1-1'],
      ['gem-1-1'],
      ['metal-1-1'],
    ]);
  });

  test('MIM-322 MIM-335: who declines is out of this realm, not of the next', () => {
    const t = resolving({
      asgard: { [PURPLE]: '2 viking', [BLUE]: 'viking', treasures: ['skin-1-1', 'wood-1-1'] },
      niflheim: { [PURPLE]: 'viking', treasures: ['gem-1-1'] },
    });
    t.play(PURPLE, 'decline').play(BLUE, 'decline');
    expect([asked(t), t.offers(PURPLE)]).toEqual([PURPLE, ['take gem-1-1', 'decline']]);
    expect(t.treasuresIn('asgard')).toEqual(['skin-1-1', 'wood-1-1']);
  });

  test('MIM-323: who comes when no treasure is left gets nothing and is not asked', () => {
    const t = resolving({ asgard: { [PURPLE]: '2 viking', [BLUE]: 'viking', treasures: ['skin-1-1'] } });
    t.play(PURPLE, 'take skin-1-1');
    expect([t.phase, t.treasuresOf(BLUE), t.tokens('asgard', BLUE)]).toEqual(['artefact', [], 'viking']);
  });

  test('MIM-324 MIM-325: all unshared counts are served before any tie', () => {
    const t = resolving(
      {
        asgard: {
          [PURPLE]: '3 viking',
          [BLUE]: 'viking',
          [GREEN]: '2 viking',
          [RED]: '3 viking',
          treasures: ['skin-1-1', 'wood-1-1', 'metal-1-1', 'gem-1-1'],
        },
      },
      { order: [RED, PURPLE, GREEN, BLUE] },
    );
    t.play(GREEN, 'take gem-1-1').play(BLUE, 'take skin-1-1');
    expect(asked(t)).toBe(RED);
    t.play(RED, 'take wood-1-1').play(PURPLE, 'take metal-1-1');
    expect(t.told('took').map(({ seat }) => seat)).toEqual([GREEN, BLUE, RED, PURPLE]);
  });

  test('MIM-326 MIM-334: tied groups one after the other, each against what is left then', () => {
    const twoGroups = (treasures: string[]) =>
      resolving(
        {
          asgard: { [PURPLE]: 'viking', [BLUE]: '2 viking', [GREEN]: 'double', [RED]: 'viking', treasures },
        },
        { order: [RED, GREEN, BLUE, PURPLE] },
      );
    const three = twoGroups(['skin-1-1', 'wood-1-1', 'gem-1-1']);
    three.play(GREEN, 'take skin-1-1').play(BLUE, 'take gem-1-1');
    expect([three.phase, three.treasuresIn('asgard')]).toEqual(['artefact', ['wood-1-1']]);
    expect(three.told('tied')).toMatchObject([{ vikings: 1, players: 2, treasures: 1 }]);
    const four = twoGroups(['skin-1-1', 'wood-1-1', 'gem-1-1', 'metal-1-1']);
    four.play(GREEN, 'take skin-1-1').play(BLUE, 'take gem-1-1');
    four.play(RED, 'take metal-1-1').play(PURPLE, 'take wood-1-1');
    expect(four.phase).toBe('artefact');
    const declined = twoGroups(['skin-1-1', 'wood-1-1', 'gem-1-1']).play(GREEN, 'decline');
    declined.play(BLUE, 'take gem-1-1').play(RED, 'take skin-1-1').play(PURPLE, 'take wood-1-1');
    expect(declined.phase).toBe('artefact');
  });

  test('MIM-327 MIM-328: a tied group is served whole or not at all', () => {
    const tied = (treasures: string[]) =>
      resolving({ asgard: { [PURPLE]: 'viking', [GREEN]: 'viking', [RED]: 'viking', treasures } });
    const two = tied(['skin-1-1', 'gem-1-1']);
    expect([two.phase, two.treasuresIn('asgard')]).toEqual(['artefact', ['skin-1-1', 'gem-1-1']]);
    expect(EVERYBODY.map(seat => two.tokens('asgard', seat))).toEqual(['viking', '', 'viking', 'viking']);
    for (const treasures of [
      ['skin-1-1', 'gem-1-1', 'wood-1-1'],
      ['skin-1-1', 'gem-1-1', 'wood-1-1', 'metal-1-1'],
    ]) {
      const t = tied(treasures);
      t.play(PURPLE, 'take skin-1-1').play(GREEN, 'take gem-1-1').play(RED, 'take wood-1-1');
      expect(t.phase).toBe('artefact');
    }
  });

  test('MIM-329 MIM-330: tied players take in the new turn order', () => {
    const t = new Table({
      seats: 3,
      phase: 'action',
      order: [PURPLE, BLUE, GREEN],
      realms: {
        asgard: {
          [PURPLE]: 'viking',
          [BLUE]: 'viking',
          [GREEN]: 'viking',
          treasures: ['skin-1-1', 'wood-1-1', 'gem-1-1'],
        },
      },
    });
    t.play(PURPLE, 'place 3').play(BLUE, 'place 1');
    for (const [seat, treasure] of [
      [BLUE, 'gem-1-1'],
      [GREEN, 'skin-1-1'],
      [PURPLE, 'wood-1-1'],
    ] as const) {
      expect(asked(t)).toBe(seat);
      t.play(seat, `take ${treasure}`);
    }
  });

  test('MIM-331: in the easy game ties go clockwise from the holder of the first-player token', () => {
    const treasures = ['skin-1-1', 'wood-1-1', 'gem-1-1'];
    const t = resolving(
      { asgard: { [PURPLE]: 'viking', [BLUE]: 'viking', [GREEN]: 'viking', treasures } },
      { options: { difficulty: 'easy' }, order: [GREEN, RED, PURPLE, BLUE], display: [] },
    );
    t.play(GREEN, 'take gem-1-1').play(PURPLE, 'take skin-1-1').play(BLUE, 'take wood-1-1');
    expect([t.round, t.told('took').map(({ seat }) => seat)]).toEqual([2, [GREEN, PURPLE, BLUE]]);
  });

  test('MIM-332 MIM-333: one of a served group may decline, and the others still take theirs', () => {
    const t = resolving({
      asgard: {
        [PURPLE]: 'viking',
        [GREEN]: 'viking',
        [RED]: 'viking',
        treasures: ['skin-1-1', 'gem-1-1', 'wood-1-1'],
      },
      niflheim: { [PURPLE]: 'viking', [GREEN]: 'viking', [RED]: 'viking', treasures: ['skin-1-3', 'gem-1-2'] },
    });
    t.play(PURPLE, 'take skin-1-1').play(GREEN, 'decline').play(RED, 'take gem-1-1');
    expect(t.treasuresIn('asgard')).toEqual(['wood-1-1']);
    expect([t.phase, t.treasuresIn('niflheim')]).toEqual(['artefact', ['skin-1-3', 'gem-1-2']]);
  });

  test('MIM-336: nobody gets two treasures from one realm', () => {
    const t = resolving({ asgard: { [PURPLE]: '4 viking', treasures: ['skin-1-1', 'gem-1-1', 'wood-1-1'] } });
    t.play(PURPLE, 'take skin-1-1');
    expect([t.phase, t.treasuresIn('asgard')]).toEqual(['artefact', ['wood-1-1', 'gem-1-1']]);
  });
});

describe('carrying home and what stays', () => {
  test('MIM-350 MIM-351: the taker chooses a carrier among the own vikings of that realm', () => {
    const t = resolving({
      asgard: { [PURPLE]: '2 viking', [BLUE]: 'viking', treasures: ['skin-1-1', 'gem-1-1'] },
      niflheim: { [PURPLE]: 'viking, double', treasures: ['wood-1-1'] },
      midgard: { [BLUE]: 'double', treasures: ['metal-1-1'] },
    });
    t.play(PURPLE, 'take skin-1-1').play(BLUE, 'decline');
    t.play(PURPLE, 'take wood-1-1');
    expect(t.offers(PURPLE)).toEqual(['with viking', 'with double']);
    t.play(PURPLE, 'with double').play(BLUE, 'take metal-1-1');
    expect(t.told('took').map(({ seat, realm, token }) => [seat, realm, token])).toEqual([
      [PURPLE, 'asgard', 'viking'],
      [PURPLE, 'niflheim', 'double'],
      [BLUE, 'midgard', 'double'],
    ]);
    expect([t.tokens('asgard', PURPLE), t.tokens('niflheim', PURPLE)]).toEqual(['viking', 'viking']);
    expect([t.tokens('asgard', BLUE), t.tokens('midgard', BLUE)]).toEqual(['viking', '']);
  });

  test('MIM-352 MIM-354 MIM-355 MIM-356: one carrier goes home a treasure, all else stays', () => {
    const t = resolving({
      asgard: {
        [PURPLE]: '3 viking',
        [BLUE]: '2 viking',
        [RED]: 'viking',
        treasures: ['skin-1-1', 'gem-1-1', 'wood-1-1'],
      },
    });
    t.play(PURPLE, 'take gem-1-1').play(BLUE, 'decline').play(RED, 'take skin-1-1');
    expect(EVERYBODY.map(seat => t.tokens('asgard', seat))).toEqual(['2 viking', '2 viking', '', '']);
    expect(EVERYBODY.map(seat => t.supply(seat, 'viking'))).toEqual([16, 16, 18, 18]);
    expect(EVERYBODY.map(seat => t.treasuresOf(seat))).toEqual([['gem-1-1'], [], [], ['skin-1-1']]);
    expect(t.treasuresIn('asgard')).toEqual(['wood-1-1']);
  });

  test('MIM-353: a carrier on its way home is in no count of another realm', () => {
    const later = { [PURPLE]: 'viking', [BLUE]: '2 viking', treasures: ['gem-1-1'] };
    const t = resolving({ asgard: { [PURPLE]: '2 viking', treasures: ['skin-1-1'] }, niflheim: later });
    t.play(PURPLE, 'take skin-1-1');
    const alone = resolving({ niflheim: later });
    const counts = (table: Table) => table.told('counted').filter(({ realm }) => realm === 'niflheim');
    expect(counts(t)).toEqual(counts(alone));
    expect([asked(t), asked(alone)]).toEqual([BLUE, BLUE]);
  });
});
