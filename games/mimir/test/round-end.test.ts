import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { randomly, sent } from '../../test/random-play.ts';
import { mimir } from '../index.ts';
import { handOf, screenOf } from '../rules/vocabulary.ts';
import { BLUE, cardIndex, GREEN, type PositionWords, PURPLE, RED, Table, treasureIndex } from './table.ts';

const easy = { difficulty: 'easy' };
/** The end of a round in which no realm has anything to resolve. */
const roundEnd = (words: Partial<PositionWords>) => new Table({ seats: 3, phase: 'resolution', ...words });
const normalEnd = (words: Partial<PositionWords> = {}) =>
  roundEnd({ order: [BLUE, GREEN, PURPLE], display: ['dromi', 'andvaranaut', 'hringhorni'], ...words });

describe('easy', () => {
  test('MIM-370: everybody draws one card from the deck and keeps it hidden', () => {
    const t = roundEnd({ options: easy, hands: { 0: ['mjolnir'] } });
    expect([PURPLE, BLUE, GREEN].map(seat => t.cardsOf(seat).length)).toEqual([2, 1, 1]);
    expect(t.deck()).toHaveLength(21);
    for (const seat of [PURPLE, BLUE, GREEN])
      for (const card of t.cardsOf(seat)) {
        const knows = (viewer: number) => t.seen(viewer, t.c.at.card(cardIndex(card))) !== undefined;
        expect([PURPLE, BLUE, GREEN].filter(knows)).toEqual([seat]);
        expect(knows(AUDIENCE)).toBe(false);
      }
    expect(t.told('drew', BLUE).map(({ artefact }) => artefact)).toEqual(['?', t.cardsOf(BLUE)[0], '?']);
  });

  test('MIM-371: cards are drawn clockwise from the holder of the first-player token', () => {
    const t = roundEnd({ seats: 4, options: easy, order: [GREEN, RED, PURPLE, BLUE] });
    expect(t.told('drew').map(({ seat }) => seat)).toEqual([GREEN, RED, PURPLE, BLUE]);
  });

  test('MIM-372: then the token goes to the next player on the left', () => {
    const t = roundEnd({ seats: 4, options: easy, order: [RED, PURPLE, BLUE, GREEN] });
    expect([t.order, t.active]).toEqual([[PURPLE, BLUE, GREEN, RED], PURPLE]);
    const types = t.story(AUDIENCE);
    expect(types.lastIndexOf('drew')).toBeLessThan(types.indexOf('round'));
  });
});

describe('normal', () => {
  test('MIM-373 MIM-374: all take one card in the new order, the last the one left', () => {
    const t = normalEnd();
    expect([t.phase, t.active]).toEqual(['artefact', BLUE]);
    expect(t.offers(BLUE)).toEqual(['artefact hringhorni', 'artefact dromi', 'artefact andvaranaut']);
    expect(t.refused(BLUE, 'decline')).toBe('MIM-374');
    expect(t.refused(BLUE, 'artefact mjolnir')).toBe('MIM-373');
    t.play(BLUE, 'artefact dromi');
    expect([t.active, t.offers(GREEN)]).toEqual([GREEN, ['artefact hringhorni', 'artefact andvaranaut']]);
    t.play(GREEN, 'artefact hringhorni');
    expect(t.told('tookArtefact').map(({ seat, artefact }) => [seat, artefact])).toEqual([
      [BLUE, 'dromi'],
      [GREEN, 'hringhorni'],
      [PURPLE, 'andvaranaut'],
    ]);
    expect([t.phase, t.round]).toEqual(['placement', 2]);
  });

  test('MIM-375: no materials are needed to take a card', () => {
    const none = normalEnd();
    const some = normalEnd({ screens: { [BLUE]: ['gem-1-1', 'gem-1-2', 'skin-1-1', 'metal-1-1'] } });
    expect(none.offers(BLUE)).toEqual(some.offers(BLUE));
    expect(none.play(BLUE, 'artefact dromi').cardsOf(BLUE)).toEqual(['dromi']);
  });

  test('MIM-376: a taken card joins the other cards behind the screen', () => {
    const t = normalEnd({ hands: { [BLUE]: ['mjolnir'] } }).play(BLUE, 'artefact hringhorni');
    expect(t.cardsOf(BLUE)).toEqual(['hringhorni', 'mjolnir']);
    expect(t.seen(GREEN, t.c.at.cardCount(BLUE))).toBe(2);
    expect(t.display()).toEqual(['dromi', 'andvaranaut']);
    expect(t.seen(GREEN, t.c.at.card(cardIndex('mjolnir')))).toBeUndefined();
  });

  test('MIM-377: treasures and cards of the display are taken for all to see', () => {
    const t = normalEnd({ realms: { asgard: { [GREEN]: 'viking', treasures: ['gem-1-1'] } } });
    t.play(GREEN, 'take gem-1-1').play(BLUE, 'artefact dromi');
    for (const viewer of [PURPLE, BLUE, GREEN, AUDIENCE]) {
      expect(t.told('took', viewer)).toMatchObject([{ seat: GREEN, treasure: 'gem-1-1' }]);
      expect(t.told('tookArtefact', viewer)).toMatchObject([{ seat: BLUE, artefact: 'dromi' }]);
      expect(t.seen(viewer, t.c.at.card(cardIndex('dromi')))).toBe(handOf(BLUE));
      expect(t.seen(viewer, t.c.at.treasure(treasureIndex('gem-1-1')))).toBe(screenOf(GREEN));
    }
  });

  test('MIM-378: after the step the display is empty', () => {
    const t = normalEnd({ round: 3 }).play(BLUE, 'artefact dromi');
    expect(t.display()).toHaveLength(2);
    expect(t.play(GREEN, 'artefact hringhorni').display()).toEqual([]);
  });
});

describe('both', () => {
  test.each([
    ['asgard', 'niflheim'],
    ['vanaheim', 'muspelheim'],
    ['alfheim', 'asgard'],
  ])('MIM-379: the start-realm marker moves one realm clockwise, from %s to %s', (startRealm, next) => {
    expect(roundEnd({ options: easy, startRealm }).startRealm).toBe(next);
    expect(roundEnd({ startRealm }).startRealm).toBe(next);
  });

  test('MIM-380: the artefact step takes place in round 3 as well', () => {
    const t = normalEnd({ round: 3 });
    expect([t.phase, t.active]).toEqual(['artefact', BLUE]);
    t.play(BLUE, 'artefact dromi').play(GREEN, 'artefact hringhorni');
    expect([PURPLE, BLUE, GREEN].map(seat => t.cardsOf(seat).length)).toEqual([1, 1, 1]);
    expect(t.phase).toBe('over');
    const drawn = roundEnd({ options: easy, round: 3 });
    expect([PURPLE, BLUE, GREEN].map(seat => drawn.cardsOf(seat).length)).toEqual([1, 1, 1]);
    expect(drawn.phase).toBe('over');
  });

  test.each(['easy', 'normal'])('MIM-381: marker and token have no effect after round 3 (%s)', difficulty => {
    const end = (startRealm: string, order: number[]) =>
      new Table({
        seats: 3,
        options: { difficulty },
        phase: 'scoring',
        startRealm,
        order,
        removed: mimir.base.content.artefacts.map(({ id }) => id),
        realms: { asgard: { [PURPLE]: 'viking', [GREEN]: 'viking' }, midgard: { [BLUE]: 'viking' } },
        screens: { [PURPLE]: ['gem-1-1'], [BLUE]: ['skin-1-1'], [GREEN]: ['wood-1-1'] },
      });
    const [first, ...rest] = [
      end('asgard', [PURPLE, BLUE, GREEN]),
      end('midgard', [BLUE, GREEN, PURPLE]),
      end('alfheim', [GREEN, PURPLE, BLUE]),
    ];
    expect([first.scores, first.places]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
    for (const t of rest) expect([t.scores, t.places]).toEqual([first.scores, first.places]);
  });

  test('MIM-383: with too few cards the players late in order get none', () => {
    const all = mimir.base.content.artefacts.map(({ id }) => id);
    const drawn = roundEnd({ options: easy, order: [GREEN, PURPLE, BLUE], removed: all.slice(2) });
    expect([GREEN, PURPLE, BLUE].map(seat => drawn.cardsOf(seat).length)).toEqual([1, 1, 0]);
    expect([drawn.phase, drawn.round]).toEqual(['placement', 2]);
    const display = ['dromi', 'hringhorni'];
    const taken = normalEnd({ display, removed: all.filter(id => !display.includes(id)) });
    taken.play(BLUE, 'artefact dromi');
    expect([BLUE, GREEN, PURPLE].map(seat => taken.cardsOf(seat))).toEqual([['dromi'], ['hringhorni'], []]);
    expect([taken.phase, taken.round, taken.display()]).toEqual(['placement', 2, []]);
  });

  test('MIM-384: without the public record rules, views, events and scores stay the same', () => {
    const [on, off] = [true, false].map(
      publicRecord => new Table({ fresh: { seats: 3, options: { publicRecord, removedMaterial: 'gem' } } }),
    );
    on.playUntil(() => false, randomly(384));
    for (const { seat, text } of on.match.steps) off.play(seat, text);
    expect(off.match.over).toBe(true);
    for (const viewer of [PURPLE, BLUE, GREEN, AUDIENCE]) {
      expect(sent(off, viewer)).toBe(sent(on, viewer));
      for (const seat of [PURPLE, BLUE, GREEN]) {
        expect(off.seen(viewer, off.c.at.cardCount(seat))).toBe(4);
        const shown = mimir.base.content.treasures.filter(
          (_, t) => off.seen(viewer, off.c.at.treasure(t)) === screenOf(seat),
        );
        expect(shown.map(({ id }) => id)).toEqual(off.treasuresOf(seat));
      }
    }
    expect([off.scores, off.places]).toEqual([on.scores, on.places]);
  });
});
