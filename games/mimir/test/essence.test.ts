import { AUDIENCE, viewersOf } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { randomly, sent } from '../../test/random-play.ts';
import { mimir } from '../index.ts';
import { handOf } from '../rules/vocabulary.ts';
import { playedOut } from './random-play.ts';
import { cardIndex, type PositionWords, Table } from './table.ts';

const { realms, artefacts } = mimir.base.content;
const VARIANT = { essenceVariant: true };
const CHAIN = { essenceVariant: true, essenceChain: true };

/** Two players, the variant on; seat 0 is to place. Niflheim is ice, Midgard earth, Asgard fire. */
const table = (hand: readonly string[], more: Partial<PositionWords> = {}) =>
  new Table({ seats: 2, options: VARIANT, hands: { 0: hand, 1: ['tyrfing'] }, ...more });
const essenceOf = (entries: readonly { readonly id: string; readonly essence: string }[], id: string) =>
  entries.find(entry => entry.id === id)?.essence;

describe('laying a card open', () => {
  test('MIM-451: right after a token, one own card of the realm’s essence', () => {
    for (const realm of ['niflheim', 'midgard', 'asgard']) {
      const hand = ['mjolnir', 'naglfar', 'gungnir', 'svalinn'];
      const t = table(hand).play(0, `viking>${realm}`);
      expect(t.phase).toBe('essence');
      const fitting = hand.filter(card => essenceOf(artefacts, card) === essenceOf(realms, realm));
      expect(new Set(t.offers(0))).toEqual(new Set(['keep', ...fitting.map(card => `lay ${card}`)]));
      const other = hand.find(card => !fitting.includes(card));
      expect(t.refused(0, `lay ${other}`)).toBe('MIM-451');
      expect(t.refused(0, 'lay tyrfing')).toBe('MIM-451');
    }
  });

  test('MIM-451: without the variant nothing is asked', () => {
    const t = table(['mjolnir'], { options: {} }).play(0, 'viking>niflheim');
    expect(t.phase).toBe('placement');
    expect(t.refused(0, 'lay mjolnir')).toBe('MIM-162');
  });

  test('MIM-452 MIM-453 MIM-463: then one more token of any kind, face down, in the same realm, and nothing else', () => {
    const t = table(['mjolnir']).play(0, 'double>niflheim', 'lay mjolnir');
    expect(t.phase).toBe('extra');
    expect(t.offers(0)).toEqual(['viking', 'raven', 'valkyrie', 'wyrm'].map(kind => `${kind}>niflheim`));
    for (const move of ['keep', 'skip', 'stop', 'viking>asgard']) expect(t.refused(0, move)).toBe('MIM-452');
    expect(t.refused(0, 'double>niflheim')).toBe('MIM-161');
    t.play(0, 'wyrm>niflheim');
    expect([t.faceDown('niflheim', 0), t.tokens('niflheim', 0)]).toEqual(['double, wyrm', '']);
    for (const viewer of [1, AUDIENCE])
      expect(t.events(viewer).at(-1)).toEqual({ type: 'placed', seat: 0, realm: 'niflheim', token: '?' });
  });

  test('MIM-454: the extra token is on top of the turn’s number', () => {
    const t = table(['mjolnir']).play(0, 'viking>niflheim', 'lay mjolnir', 'viking>niflheim');
    expect([t.phase, t.active]).toEqual(['placement', 0]);
    t.play(0, 'viking>asgard');
    expect(t.active).toBe(1);
    expect([t.placed('niflheim', 0), t.placed('asgard', 0)]).toEqual([2, 1]);
    const last = table(['mjolnir']).play(0, 'viking>asgard', 'keep', 'viking>niflheim', 'lay mjolnir');
    expect([last.phase, last.active]).toEqual(['extra', 0]);
    expect(last.play(0, 'viking>niflheim').active).toBe(1);
  });

  test('MIM-455: the card is laid open before the next token, not after it', () => {
    const t = table(['mjolnir']).play(0, 'viking>niflheim');
    expect(t.refused(0, 'viking>asgard')).toBe('MIM-451');
    t.play(0, 'keep', 'viking>asgard');
    expect(t.offers(0)).toEqual(['keep']);
    expect(t.refused(0, 'lay mjolnir')).toBe('MIM-451');
  });

  test('MIM-456: each token of the turn allows one card, so a turn of 2 allows two', () => {
    const t = table(['mjolnir', 'singasteinn', 'naglfar'], { round: 2 });
    t.play(0, 'viking>niflheim', 'lay mjolnir', 'viking>niflheim');
    expect(t.phase).toBe('placement');
    t.play(0, 'viking>midgard', 'lay naglfar', 'viking>midgard');
    expect(t.active).toBe(1);
    expect([t.placed('niflheim', 0), t.placed('midgard', 0)]).toEqual([2, 2]);
  });

  test('MIM-457: an extra token allows no further card, unless chains are on', () => {
    const hand = ['mjolnir', 'singasteinn', 'svalinn'];
    const once = table(hand, { round: 3 }).play(0, 'viking>niflheim', 'lay mjolnir', 'viking>niflheim');
    expect(once.phase).toBe('placement');
    const chain = table(hand, { round: 3, options: CHAIN });
    chain.play(0, 'viking>niflheim', 'lay mjolnir', 'viking>niflheim');
    expect(chain.offers(0)).toEqual(['keep', 'lay singasteinn', 'lay svalinn']);
    chain.play(0, 'lay svalinn', 'viking>niflheim', 'lay singasteinn', 'viking>niflheim');
    expect([chain.phase, chain.active, chain.placed('niflheim', 0)]).toEqual(['placement', 0, 4]);
    expect(chain.play(0, 'viking>niflheim').active).toBe(1);
  });
});

describe('a card laid open', () => {
  test('MIM-458: stays open to all for the rest of the game', () => {
    const opened = new Map<string, number>();
    const lay = randomly(4);
    const t = new Table({ fresh: { seats: 3, options: VARIANT } }).playUntil(
      now => {
        for (const { artefact, seat } of now.told('laidOpen')) opened.set(String(artefact), Number(seat));
        for (const [card, seat] of opened) {
          expect(now.face(card)).toBe('open');
          for (const viewer of viewersOf(now.match.game))
            expect(now.seen(viewer, now.c.at.card(cardIndex(card)))).toBe(handOf(seat));
        }
        return false;
      },
      offers => offers.find(move => move.startsWith('lay')) ?? lay(offers),
    );
    expect(t.match.over).toBe(true);
    expect(opened.size).toBeGreaterThanOrEqual(3);
  });

  test('MIM-459: cannot be used like this again', () => {
    const t = table(['mjolnir', 'naglfar'], { round: 2 });
    t.play(0, 'viking>niflheim', 'lay mjolnir', 'viking>niflheim', 'viking>niflheim');
    expect(t.offers(0)).toEqual(['keep']);
    expect(t.refused(0, 'lay mjolnir')).toBe('MIM-459');
    const alone = table(['mjolnir'], { open: ['mjolnir'] }).play(0, 'viking>niflheim');
    expect(alone.phase).toBe('placement');
  });

  test('MIM-460: is completed or flipped at the end like any other', () => {
    const screens = { 0: ['wood-1-2', 'wood-2-4', 'metal-1-4', 'metal-2-1'] };
    const hands = { 0: ['mjolnir', 'hringhorni'] };
    const open = ['mjolnir'];
    const auto = new Table({ seats: 2, options: VARIANT, phase: 'scoring', screens, hands, open });
    expect(auto.scores[0]).toBe(11 + 7);
    const options = { ...VARIANT, scoringAssignment: 'manual' };
    const manual = new Table({ seats: 2, options, phase: 'scoring', screens, hands, open });
    expect(manual.offers(0)).toContain('use wood-1-2 for mjolnir');
    manual.play(0, 'flip mjolnir');
    expect(manual.offers(0)).toContain('leaf mjolnir for hringhorni');
  });

  test('MIM-461: may be the dealt card, a drawn one or one from the display', () => {
    for (const difficulty of ['easy', 'normal']) {
      const t = new Table({ fresh: { seats: 2, options: { ...VARIANT, difficulty } } });
      const [dealt] = t.cardsOf(0);
      t.playUntil(({ round }) => round === 2);
      const [later] = t.cardsOf(0).filter(card => card !== dealt);
      expect(t.told(difficulty === 'easy' ? 'drew' : 'tookArtefact', 0)).toContainEqual(
        expect.objectContaining({ seat: 0, artefact: later }),
      );
      t.playUntil(({ phase, active }) => phase === 'placement' && active === 0);
      for (const card of [dealt, later]) {
        const ring = t.ring.filter(realm => essenceOf(realms, realm) === essenceOf(artefacts, card));
        expect(ring.length).toBeGreaterThan(0);
        t.play(0, `viking>${ring[0]}`, `lay ${card}`, `viking>${ring[0]}`);
      }
      expect(t.told('laidOpen').map(({ artefact }) => artefact)).toEqual([dealt, later]);
    }
  });

  test('MIM-169 MIM-462: brings at most 3 extra tokens in a game, 21 in all, though no viking comes home', () => {
    for (const options of [VARIANT, CHAIN])
      for (const difficulty of ['easy', 'normal']) {
        const most = [0, 0, 0];
        for (const seed of ['a', 'b', 'c', 'd']) {
          const t = new Table({ fresh: { seats: 3, options: { ...options, difficulty } }, seed });
          const fit = (offers: string[], seat: number) =>
            offers.find(move => move.startsWith('lay') || move === 'decline' || move === 'pass') ??
            offers.find(move =>
              t
                .cardsOf(seat)
                .some(
                  card =>
                    t.face(card) !== 'open' && essenceOf(realms, move.split('>')[1]) === essenceOf(artefacts, card),
                ),
            ) ??
            offers[0];
          t.playUntil(() => false, fit);
          for (const seat of [0, 1, 2]) {
            const extra = t.told('laidOpen').filter(event => event.seat === seat).length;
            expect(extra).toBeLessThanOrEqual(3);
            expect(t.told('placed').filter(event => event.seat === seat)).toHaveLength(18 + extra);
            most[seat] = Math.max(most[seat], extra);
          }
        }
        expect(most).toEqual([3, 3, 3]);
      }
  });
});

describe('the question', () => {
  test('MIM-464: saying no costs nothing', () => {
    const t = table(['mjolnir']).play(0, 'viking>niflheim', 'keep');
    expect([t.phase, t.active, t.face('mjolnir')]).toEqual(['placement', 0, 'closed']);
    expect(t.story(AUDIENCE)).toEqual(['placed']);
    t.play(0, 'viking>niflheim');
    expect(t.offers(0)).toEqual(['keep', 'lay mjolnir']);
    expect(t.play(0, 'keep').active).toBe(1);
    expect(t.placed('niflheim', 0)).toBe(2);
  });

  test('MIM-465: comes after every token while a closed card is held, fitting or not', () => {
    for (const [hand, open, asked] of [
      [['mjolnir'], [], true],
      [['naglfar'], [], true],
      [['mjolnir', 'naglfar'], ['mjolnir'], true],
      [['mjolnir', 'naglfar'], ['mjolnir', 'naglfar'], false],
      [[], [], false],
    ] as const) {
      const t = table(hand, { open });
      for (const _ of [1, 2]) {
        t.play(0, 'viking>asgard');
        expect([t.phase, t.active]).toEqual(asked ? ['essence', 0] : ['placement', t.active]);
        if (asked) expect(t.offers(0)).toEqual(['keep']);
        if (asked) t.play(0, 'keep');
      }
      expect(t.active).toBe(1);
    }
  });

  test('MIM-465: with chains it comes after an extra token too', () => {
    const t = table(['mjolnir', 'naglfar'], { options: CHAIN });
    t.play(0, 'viking>niflheim', 'lay mjolnir', 'viking>niflheim');
    expect(t.offers(0)).toEqual(['keep']);
    const last = table(['mjolnir'], { options: CHAIN });
    last.play(0, 'viking>niflheim', 'lay mjolnir', 'viking>niflheim');
    expect(last.phase).toBe('placement');
  });

  test('MIM-170 MIM-465: what the others are sent does not depend on the closed card, answer by answer', () => {
    for (const options of [VARIANT, CHAIN]) {
      const runs = ['mjolnir', 'naglfar', 'gungnir'].map(card => table([card], { options }));
      for (const move of ['viking>midgard', 'keep', 'wyrm>niflheim', 'keep']) {
        for (const run of runs) run.play(0, move);
        for (const viewer of [1, AUDIENCE])
          expect(new Set(runs.map(run => sent(run, viewer))).size, `${viewer} after ${move}`).toBe(1);
        expect(new Set(runs.map(run => sent(run, 0))).size).toBe(3);
      }
    }
  });

  test('MIM-170: a lone kind for the extra token is asked for', () => {
    const t = table(['mjolnir'], { realms: { midgard: { 0: '15 viking, double, raven, valkyrie, wyrm' } } });
    t.play(0, 'viking>niflheim', 'lay mjolnir');
    expect([t.phase, t.offers(0)]).toEqual(['extra', ['viking>niflheim']]);
  });

  test('MIM-450: the variant goes with either difficulty and every number of players', () => {
    for (const seats of [2, 3, 4])
      for (const difficulty of ['easy', 'normal']) {
        const phases = new Set<string>();
        const t = playedOut({ seats, options: { difficulty, ...VARIANT } }, seats, ({ phase }) => phases.add(phase));
        expect([...phases]).toEqual(expect.arrayContaining(['essence', 'extra', 'over']));
        expect(t.told('laidOpen').length).toBeGreaterThan(0);
      }
  });
});
