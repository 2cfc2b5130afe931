/** What holds over several rounds, or over a whole match. */
import { describe, expect, test } from 'vitest';
import { playedOut } from './random-play.ts';
import { BLUE, GREEN, PURPLE, Table } from './table.ts';

const AGREEMENTS = [2, 3, 4].flatMap(seats => ['easy', 'normal'].map(difficulty => ({ seats, difficulty })));
const ELITES = ['raven', 'valkyrie', 'wyrm'] as const;
const everybody = (t: Table) => t.order.toSorted();

describe('turn order over the rounds', () => {
  const columns = [
    [GREEN, PURPLE, BLUE],
    [BLUE, GREEN, PURPLE],
    [PURPLE, GREEN, BLUE],
  ];
  /** A match in which these columns are filled one after the other, and who decided what in which round. */
  const played = () => {
    const decisions: { round: number; phase: string; seat: number }[] = [];
    const t = new Table({ fresh: { seats: 3, options: { firstPlayer: 'chosen' } } });
    t.playUntil(
      () => false,
      (offers, seat) => {
        decisions.push({ round: t.round, phase: t.phase, seat });
        if (t.phase === 'order') return `place ${columns[t.round - 1].indexOf(seat) + 1}`;
        const elite = offers.find(offer => ELITES.some(kind => offer.startsWith(`${kind}>`)));
        return elite ?? (t.phase === 'action' ? 'pass' : offers[0]);
      },
    );
    const firstOf = (round: number, phase: string) => [
      ...new Set(decisions.filter(step => step.round === round && step.phase === phase).map(({ seat }) => seat)),
    ];
    return { t, firstOf };
  };

  test('MIM-203: the new order holds for placement and action of the next round', () => {
    const { firstOf } = played();
    for (const round of [2, 3]) {
      expect(firstOf(round, 'placement')).toEqual(columns[round - 2]);
      expect(firstOf(round, 'action')).toEqual(columns[round - 2]);
    }
  });

  test('MIM-205: there are four columns, one at set-up and one after each round', () => {
    const { t, firstOf } = played();
    expect(firstOf(1, 'placement')).toEqual([PURPLE, BLUE, GREEN]);
    expect(t.told('ordered')).toHaveLength(9);
    const took = t.told('tookArtefact').map(({ seat }) => seat);
    expect([took.slice(0, 3), took.slice(3, 6), took.slice(6)]).toEqual(columns);
    expect(t.order).toEqual(columns[2]);
  });
});

describe('vikings over the rounds', () => {
  test('MIM-305: vikings that stayed from earlier rounds count', () => {
    const t = new Table({
      seats: 2,
      round: 2,
      realms: { asgard: { 0: 'viking', treasures: ['skin-1-1'] } },
    });
    const wanted = [
      ['viking>asgard', ...Array<string>(5).fill('viking>midgard')],
      ['viking>asgard', ...Array<string>(5).fill('viking>vanaheim')],
    ];
    t.playUntil(
      ({ phase }) => phase !== 'placement',
      (_offers, seat) => wanted[seat].shift() ?? '',
    );
    expect([t.tokens('asgard', 0), t.tokens('asgard', 1)]).toEqual(['2 viking', 'viking']);
    t.play(0, 'place 2');
    expect([t.phase, t.active]).toEqual(['treasure', 0]);
    expect(t.offers(0)).toEqual(['take skin-1-1', 'decline']);
  });

  test('MIM-357: a viking that went home can be placed again', () => {
    const t = new Table({
      seats: 2,
      phase: 'resolution',
      realms: { asgard: { 0: '18 viking', treasures: ['skin-1-1'] } },
    });
    expect(t.supply(0, 'viking')).toBe(0);
    t.play(0, 'take skin-1-1');
    expect([t.round, t.phase, t.active]).toEqual([2, 'placement', 0]);
    t.play(0, 'viking>midgard');
    expect([t.supply(0, 'viking'), t.faceDown('midgard', 0)]).toEqual([0, 'viking']);
    expect(t.offers(0)).not.toContain('viking>midgard');
  });
});

describe.each(AGREEMENTS)('whole matches of $seats players, $difficulty', ({ seats, difficulty }) => {
  const wishes = { seats, options: { difficulty, ...(seats === 3 && { removedMaterial: 'metal' }) } };

  test('MIM-207: no elite is left in any realm when the action phase ends', () => {
    let seen = 0;
    playedOut(wishes, 207, t => {
      if (!['treasure', 'carrier', 'artefact', 'over'].includes(t.phase)) return;
      seen++;
      for (const realm of t.ring)
        for (const seat of everybody(t)) expect(t.tokens(realm, seat)).not.toMatch(/raven|valkyrie|wyrm/);
    });
    expect(seen).toBeGreaterThan(3);
  });

  test('MIM-300: treasures are won in the resolution phase and at no other time', () => {
    let before: string | undefined;
    let phase = '';
    const won = (t: Table) =>
      everybody(t)
        .map(seat => t.treasuresOf(seat))
        .join(' ');
    const t = playedOut(wishes, 300, table => {
      if (phase !== 'treasure' && phase !== 'carrier') expect(won(table)).toBe(before ?? won(table));
      before = won(table);
      phase = table.phase;
    });
    expect(everybody(t).flatMap(seat => t.treasuresOf(seat)).length).toBe(t.told('took').length);
    expect(t.told('took').length).toBeGreaterThan(0);
  });

  test('MIM-380 MIM-382: everybody ends with four cards, and the deck suffices', () => {
    const t = playedOut(wishes, 380);
    expect(everybody(t).map(seat => t.cardsOf(seat).length)).toEqual(Array(seats).fill(4));
    expect(t.display()).toEqual([]);
    expect(25 - t.removedCards().length - t.deck().length).toBe({ 2: 8, 3: 12, 4: 16 }[seats]);
  });
});
