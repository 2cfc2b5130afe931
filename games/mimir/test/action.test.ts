import { describe, expect, test } from 'vitest';
import { BLUE, GREEN, type PositionWords, PURPLE, RED, Table } from './table.ts';

const acting = (words: Omit<PositionWords, 'phase'>) => new Table({ ...words, phase: 'action' });

/** Three players, all with two elites. */
const threeWithElites = () =>
  acting({
    seats: 3,
    order: [BLUE, GREEN, PURPLE],
    realms: {
      asgard: { [PURPLE]: 'viking, raven', [BLUE]: 'raven', [GREEN]: 'wyrm', treasures: ['skin-1-1'] },
      vanaheim: { [PURPLE]: 'wyrm', [BLUE]: 'double, valkyrie', [GREEN]: 'valkyrie' },
    },
  });

describe('turns', () => {
  test('MIM-180: all tokens of all players are turned up before the first action turn', () => {
    const t = new Table({ fresh: { seats: 4 } });
    const kinds = ['viking', 'double', 'raven', 'valkyrie', 'wyrm'];
    const placed = [0, 0, 0, 0];
    t.playUntil(
      ({ phase }) => phase === 'action',
      (_offers, seat) => {
        for (const realm of t.ring) expect(t.tokens(realm, seat)).toBe('');
        const nth = placed[seat]++;
        return `${kinds[nth]}>${t.ring[(seat * 2 + nth) % 8]}`;
      },
    );
    for (const [place, realm] of t.ring.entries())
      for (let seat = 0; seat < 4; seat++) {
        expect([t.faceDown(realm, seat), t.placed(realm, seat)]).toEqual(['', 0]);
        expect(t.tokens(realm, seat)).toBe(kinds[(place - seat * 2 + 8) % 8] ?? '');
      }
  });

  test('MIM-181 MIM-194: turns go round in the order of placement, past those who have passed', () => {
    const t = new Table({ fresh: { seats: 3 } });
    const placing: (number | undefined)[] = [];
    const elites = ['raven', 'valkyrie', 'wyrm'];
    t.playUntil(
      ({ phase }) => phase === 'action',
      (offers, seat) => {
        placing.push(seat);
        return offers.find(offer => elites.some(elite => offer === `${elite}>${t.ring[0]}`)) ?? offers[0];
      },
    );
    const [first, second, third] = t.order;
    expect(placing.slice(0, 6)).toEqual([first, first, second, second, third, third]);
    const skip = (seat: number, elite: string) => {
      expect([t.phase, t.active]).toEqual(['action', seat]);
      t.skip(seat, elite);
    };
    skip(first, 'raven');
    skip(second, 'raven');
    expect(t.active).toBe(third);
    t.play(third, 'pass', 'place 1');
    skip(first, 'valkyrie');
    skip(second, 'valkyrie');
    skip(first, 'wyrm');
    expect(t.told('chose').map(({ seat }) => seat)).toEqual([first, second, first, second, first]);
    expect(t.refused(third, 'pass')).toBe('not-awaited');
  });

  test('MIM-182 MIM-189: a turn is one of the own elites in the realms, freely chosen, or a pass', () => {
    const t = acting({
      seats: 2,
      realms: {
        asgard: { 0: 'viking, raven', 1: 'valkyrie', treasures: ['skin-1-1'] },
        midgard: { 0: 'double, wyrm', 1: 'viking' },
      },
    });
    expect(t.offers(0)).toEqual(['choose raven', 'choose wyrm', 'pass']);
    expect(t.refused(0, 'choose valkyrie')).toBe('MIM-182');
    t.skip(0, 'wyrm');
    expect(t.offers(1)).toEqual(['choose valkyrie', 'pass']);
    t.skip(1, 'valkyrie');
    expect(t.offers(0)).toEqual(['choose raven', 'pass']);
  });

  test('MIM-183 MIM-184: the forced pass comes on the own next turn', () => {
    const t = acting({
      seats: 3,
      order: [PURPLE, BLUE, GREEN],
      realms: { asgard: { [PURPLE]: 'wyrm', [BLUE]: 'wyrm', [GREEN]: 'wyrm' } },
    });
    t.skip(PURPLE, 'wyrm');
    expect(t.told('passed')).toEqual([]);
    expect([t.phase, t.active]).toEqual(['action', BLUE]);
    t.play(BLUE, 'pass');
    expect(t.offers(BLUE)).toEqual(['place 1', 'place 2', 'place 3']);
    t.play(BLUE, 'place 1');
    expect([t.phase, t.active]).toEqual(['action', GREEN]);
    expect(t.told('passed').map(({ seat }) => seat)).toEqual([BLUE]);
    t.skip(GREEN, 'wyrm');
    expect(t.told('passed').map(({ seat }) => seat)).toEqual([BLUE, PURPLE]);
    expect([t.phase, t.active]).toEqual(['order', PURPLE]);
  });

  test('MIM-186 MIM-187 MIM-190: a skipped action takes the elite home and is no pass', () => {
    const t = threeWithElites();
    t.play(BLUE, 'choose raven');
    expect(t.offers(BLUE)).toContain('skip');
    t.play(BLUE, 'skip');
    expect([t.tokens('asgard', BLUE), t.supply(BLUE, 'raven')]).toEqual(['', 1]);
    expect(t.treasuresIn('asgard')).toEqual(['skin-1-1']);
    t.play(GREEN, 'choose wyrm', 'stand niflheim');
    expect([t.tokens('asgard', GREEN), t.tokens('niflheim', GREEN), t.supply(GREEN, 'wyrm')]).toEqual(['', '', 1]);
    t.play(PURPLE, 'choose raven', 'carry skin-1-1', 'fly muspelheim');
    expect([t.tokens('asgard', PURPLE), t.tokens('muspelheim', PURPLE)]).toEqual(['viking', '']);
    expect(t.supply(PURPLE, 'raven')).toBe(1);
    expect(t.told('passed')).toEqual([]);
    expect(t.offers(BLUE)).toEqual(['choose valkyrie', 'pass']);
    t.skip(BLUE, 'valkyrie');
    expect([t.tokens('vanaheim', BLUE), t.supply(BLUE, 'valkyrie')]).toEqual(['double', 1]);
  });

  test('MIM-188 MIM-191: an elite acts once a round and can be placed again in the next', () => {
    const t = threeWithElites().skip(BLUE, 'valkyrie');
    t.play(GREEN, 'pass', 'place 1').play(PURPLE, 'pass', 'place 2');
    expect(t.offers(BLUE)).toEqual(['choose raven', 'pass']);
    expect(t.refused(BLUE, 'choose valkyrie')).toBe('MIM-182');
    t.playUntil(({ round, active }) => round === 2 && active === BLUE);
    expect(t.phase).toBe('placement');
    expect(t.offers(BLUE)).toContain('valkyrie>asgard');
    t.play(BLUE, 'valkyrie>asgard').playUntil(({ phase, active }) => phase === 'action' && active === BLUE);
    expect(t.offers(BLUE)).toContain('choose valkyrie');
  });
});

describe('passing', () => {
  test('MIM-185 MIM-192 MIM-193: on passing all own elites go home unused, the vikings stay', () => {
    const t = acting({
      seats: 3,
      realms: {
        asgard: { [PURPLE]: 'viking, raven', [BLUE]: 'viking, raven', treasures: ['skin-1-1'] },
        midgard: { [PURPLE]: 'double, valkyrie, wyrm', [BLUE]: 'wyrm', [GREEN]: 'viking, wyrm' },
      },
    });
    expect(t.offers(PURPLE)).toContain('pass');
    t.play(PURPLE, 'pass');
    expect([t.tokens('asgard', PURPLE), t.tokens('midgard', PURPLE)]).toEqual(['viking', 'double']);
    expect((['raven', 'valkyrie', 'wyrm'] as const).map(elite => t.supply(PURPLE, elite))).toEqual([1, 1, 1]);
    expect([t.tokens('asgard', BLUE), t.tokens('midgard', BLUE)]).toEqual(['viking, raven', 'wyrm']);
    expect(t.tokens('midgard', GREEN)).toBe('viking, wyrm');
    expect(t.treasuresIn('asgard')).toEqual(['skin-1-1']);
    expect(t.told('wentHome').map(({ seat, token }) => [seat, token])).toEqual([
      [PURPLE, 'raven'],
      [PURPLE, 'valkyrie'],
      [PURPLE, 'wyrm'],
    ]);
  });

  test('MIM-195: tokens of a player who has passed can still be moved', () => {
    const t = acting({
      seats: 3,
      realms: { asgard: { [PURPLE]: '2 viking', [BLUE]: 'wyrm', [GREEN]: 'wyrm' } },
    });
    t.play(PURPLE, 'place 2').play(BLUE, 'choose wyrm', 'stand asgard', 'scare 0 viking>niflheim', 'stop');
    expect([t.tokens('asgard', PURPLE), t.tokens('niflheim', PURPLE)]).toEqual(['viking', 'viking']);
  });

  test('MIM-196 MIM-198 MIM-200: passing players take a place at once, the last the one left', () => {
    const t = threeWithElites().play(BLUE, 'pass');
    expect([t.phase, t.active]).toEqual(['order', BLUE]);
    expect([t.tokens('asgard', BLUE), t.tokens('vanaheim', BLUE)]).toEqual(['', 'double']);
    expect(t.offers(BLUE)).toEqual(['place 1', 'place 2', 'place 3']);
    t.play(BLUE, 'place 2').play(GREEN, 'pass');
    expect(t.offers(GREEN)).toEqual(['place 1', 'place 3']);
    t.play(GREEN, 'place 3').play(PURPLE, 'pass');
    expect(t.told('ordered').map(({ seat, place }) => [seat, place])).toEqual([
      [BLUE, 2],
      [GREEN, 3],
      [PURPLE, 1],
    ]);
    expect(t.order).toEqual([PURPLE, BLUE, GREEN]);
  });

  test('MIM-197: a later place may be taken while an earlier one is free, a taken one may not', () => {
    const t = threeWithElites().play(BLUE, 'pass', 'place 3').play(GREEN, 'pass');
    expect(t.refused(GREEN, 'place 3')).toBe('MIM-197');
    t.play(GREEN, 'place 2').play(PURPLE, 'pass');
    expect(t.order).toEqual([PURPLE, GREEN, BLUE]);
  });

  test.each([2, 3, 4])('MIM-199: the column has as many places as there are players (%i)', seats => {
    const t = acting({ seats, realms: { asgard: { 0: 'wyrm' } } }).play(0, 'pass');
    expect(t.offers(0)).toEqual(['place 1', 'place 2', 'place 3', 'place 4'].slice(0, seats));
  });

  test('MIM-201: an easy pass includes no choice of place', () => {
    const t = acting({
      seats: 3,
      options: { difficulty: 'easy' },
      order: [GREEN, PURPLE, BLUE],
      realms: { asgard: { [GREEN]: 'wyrm', [PURPLE]: 'wyrm', [BLUE]: 'wyrm' } },
    });
    t.play(GREEN, 'pass');
    expect([t.phase, t.active]).toEqual(['action', PURPLE]);
    t.play(PURPLE, 'pass').play(BLUE, 'pass');
    expect(t.told('ordered')).toEqual([]);
    expect([t.round, t.order]).toEqual([2, [PURPLE, BLUE, GREEN]]);
  });

  test('MIM-202 MIM-204: turns follow the old order until all have passed, ties the new one', () => {
    const t = acting({
      seats: 4,
      order: [PURPLE, BLUE, GREEN, RED],
      realms: {
        asgard: { [PURPLE]: 'viking, wyrm', [BLUE]: 'wyrm, valkyrie', [GREEN]: 'wyrm', [RED]: 'viking, wyrm' },
        niflheim: { treasures: ['skin-1-1', 'gem-1-1'] },
      },
    });
    t.play(PURPLE, 'pass', 'place 4').play(BLUE, 'choose wyrm', 'stand asgard', 'scare 0 viking>niflheim');
    t.play(BLUE, 'scare 3 viking>niflheim').play(GREEN, 'pass', 'place 1');
    expect([t.active, t.order]).toEqual([RED, [PURPLE, BLUE, GREEN, RED]]);
    t.skip(RED, 'wyrm');
    expect([t.active, t.order]).toEqual([BLUE, [PURPLE, BLUE, GREEN, RED]]);
    t.play(BLUE, 'pass', 'place 3');
    expect(t.order).toEqual([GREEN, RED, BLUE, PURPLE]);
    expect([t.phase, t.active]).toEqual(['treasure', RED]);
  });

  test('MIM-206: resolution begins when the last player has passed, not before', () => {
    const t = threeWithElites().play(BLUE, 'pass', 'place 1').play(GREEN, 'pass', 'place 2');
    expect([t.phase, t.active]).toEqual(['action', PURPLE]);
    t.skip(PURPLE, 'wyrm');
    expect([t.phase, t.active]).toEqual(['action', PURPLE]);
    expect(t.told('resolving')).toEqual([]);
    t.play(PURPLE, 'pass');
    expect([t.phase, t.active]).toEqual(['treasure', PURPLE]);
    expect(t.told('resolving').map(({ realm }) => realm)).toEqual(['asgard']);
  });

  test('MIM-208: without elites all pass once, in turn order', () => {
    const t = acting({
      seats: 4,
      order: [RED, PURPLE, GREEN, BLUE],
      realms: { asgard: { [PURPLE]: 'viking', [BLUE]: 'double', treasures: ['skin-1-1'] } },
    });
    for (const [seat, place] of [
      [RED, 3],
      [PURPLE, 1],
      [GREEN, 4],
    ])
      t.play(seat, `place ${place}`);
    expect(t.told('passed').map(({ seat }) => seat)).toEqual([RED, PURPLE, GREEN, BLUE]);
    expect(t.order).toEqual([PURPLE, BLUE, RED, GREEN]);
    expect(t.phase).toBe('treasure');
  });
});
