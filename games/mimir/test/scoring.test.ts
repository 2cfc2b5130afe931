import { describe, expect, test } from 'vitest';
import { mimir } from '../index.ts';
import { type PositionWords, Table } from './table.ts';

const scoring = (words: Partial<PositionWords>) => new Table({ seats: 2, phase: 'scoring', ...words });
/** What the first seat scores with these cards and treasures, assigned by software. */
const score = (hand: string[], screen: string[]) => scoring({ hands: { 0: hand }, screens: { 0: screen } }).scores[0];
/** The same by hand; the other seat holds Gungnir and three treasures. */
const byHand = (hand: string[], screen: string[]) =>
  scoring({
    options: { scoringAssignment: 'manual' },
    hands: { 0: hand, 1: ['gungnir'] },
    screens: { 0: screen, 1: ['wood-3-4', 'wood-2-4', 'metal-2-4'] },
  });

describe('treasures and cards', () => {
  test('MIM-400: all treasures collected give their points', () => {
    const t = scoring({ screens: { 0: ['skin-1-3', 'wood-2-4', 'gem-3-1'], 1: ['metal-1-4'] } });
    expect(t.scores).toEqual([8, 4]);
  });

  test('MIM-401 MIM-405: a completed card adds its points, and its treasures still score', () => {
    expect(score(['hringhorni'], ['skin-1-3', 'skin-1-4'])).toBe(3 + 7);
    const t = byHand(['hringhorni'], ['skin-1-3', 'skin-1-4']);
    expect(t.breakdown(0).total).toBe(7);
    t.play(0, 'use skin-1-3 for hringhorni', 'use skin-1-4 for hringhorni');
    expect(t.breakdown(0).total).toBe(10);
  });

  test('MIM-402: every material must be covered, in the number shown', () => {
    const gungnir = (screen: string[]) => score(['gungnir'], screen);
    expect(gungnir(['wood-1-1', 'wood-2-1', 'metal-1-1'])).toBe(3 + 5);
    expect(gungnir(['wood-1-1', 'metal-1-1', 'metal-2-1', 'gem-1-1'])).toBe(4);
    expect(gungnir(['wood-1-1', 'wood-2-1', 'wood-3-1', 'skin-1-1'])).toBe(4);
    const t = byHand(['naglfar'], ['skin-1-1', 'skin-2-1', 'skin-3-1', 'gem-1-1']);
    expect(t.refused(0, 'use gem-1-1 for naglfar')).toBe('MIM-402');
    t.play(0, 'use skin-1-1 for naglfar', 'use skin-2-1 for naglfar');
    expect(t.refused(0, 'use skin-3-1 for naglfar')).toBe('MIM-402');
    expect(t.breakdown(0).artefacts[0].points).toBe(0);
  });

  test('MIM-403: each treasure serves one card', () => {
    expect(score(['hringhorni', 'naglfar'], ['skin-1-1', 'skin-2-1', 'wood-1-1'])).toBe(3 + 5);
    const skins = ['skin-1-1', 'skin-2-1', 'skin-3-1', 'skin-2-2'];
    expect(score(['hringhorni', 'naglfar'], [...skins, 'wood-1-1'])).toBe(6 + 3 + 5);
    const t = byHand(['hringhorni', 'naglfar'], ['skin-1-1', 'skin-2-1', 'wood-1-1']);
    t.play(0, 'use skin-1-1 for hringhorni');
    expect(t.refused(0, 'use skin-1-1 for naglfar')).toBe('MIM-403');
    expect(t.refused(0, 'use skin-1-1 for hringhorni')).toBe('MIM-403');
  });

  test('MIM-404: each card is completed once', () => {
    const skins = ['skin-1-1', 'skin-2-1', 'skin-3-1', 'skin-2-2'];
    expect(score(['hringhorni'], skins)).toBe(3 + 5);
    const t = byHand(['hringhorni'], skins).play(0, 'use skin-1-1 for hringhorni', 'use skin-2-1 for hringhorni');
    expect(t.refused(0, 'use skin-3-1 for hringhorni')).toBe('MIM-404');
    expect(t.offers(0)).toEqual(['done']);
  });

  test('MIM-413: a card neither completed nor flipped gives 0 and costs nothing', () => {
    expect(score(['mjolnir', 'gleipnir', 'dromi'], ['skin-1-3'])).toBe(3);
    const t = byHand(['mjolnir'], ['wood-1-1']).play(0, 'use wood-1-1 for mjolnir');
    expect(t.breakdown(0)).toMatchObject({ artefacts: [{ points: 0, flipped: false }], total: 1 });
  });

  test('MIM-417: the total has no upper limit', () => {
    const all = mimir.base.content.treasures.map(({ id }) => id);
    expect(score(['mjolnir', 'gleipnir', 'valshamr', 'hlidskjalf'], all)).toBe(84 + 28);
  });

  test('MIM-418: treasures still lying in realms belong to nobody', () => {
    const t = scoring({
      realms: {
        asgard: { treasures: ['skin-1-4', 'gem-3-4'] },
        midgard: { 0: 'viking', 1: 'viking', treasures: ['wood-2-4'] },
      },
      hands: { 0: ['hringhorni'] },
      screens: { 0: ['skin-1-1', 'wood-1-1'], 1: ['gem-1-1'] },
    });
    expect(t.scores).toEqual([2, 1]);
  });
});

describe('leaves', () => {
  test('MIM-406 MIM-410: a card is flipped instead of being completed', () => {
    expect(score(['hringhorni', 'laevateinn'], ['skin-1-1', 'wood-1-1'])).toBe(2 + 3);
    const t = byHand(['hringhorni', 'laevateinn'], ['skin-1-1', 'skin-2-1', 'wood-1-1']);
    expect(t.refused(0, 'leaf hringhorni for laevateinn')).toBe('MIM-406');
    t.play(0, 'use skin-1-1 for hringhorni');
    expect(t.refused(0, 'flip hringhorni')).toBe('MIM-406');
    t.play(0, 'use skin-2-1 for hringhorni');
    expect(t.refused(0, 'flip hringhorni')).toBe('MIM-406');
    t.play(0, 'flip laevateinn');
    expect(t.refused(0, 'use wood-1-1 for laevateinn')).toBe('MIM-410');
    expect(t.breakdown(0).total).toBe(3 + 3);
  });

  test.each([
    ['hringhorni', 'skin-1-1'],
    ['laevateinn', 'wood-1-1'],
    ['jarngreipr', 'metal-1-1'],
    ['singasteinn', 'gem-1-1'],
  ])('MIM-407: a leaf stands for any one material (%s)', (card, treasure) => {
    expect(score([card, 'dromi'], [treasure])).toBe(1 + 3);
    const t = byHand([card, 'dromi'], [treasure]);
    t.play(0, `use ${treasure} for ${card}`, 'flip dromi', `leaf dromi for ${card}`);
    expect(t.breakdown(0).total).toBe(1 + 3);
  });

  test('MIM-407: a leaf serves an own other card', () => {
    const t = byHand(['hringhorni', 'dromi', 'naglfar'], []).play(0, 'flip dromi');
    expect(t.offers(0).filter(offer => offer.startsWith('leaf'))).toEqual([
      'leaf dromi for hringhorni',
      'leaf dromi for naglfar',
    ]);
    expect(t.refused(0, 'leaf dromi for dromi')).toBe('MIM-407');
    expect(t.refused(0, 'leaf dromi for gungnir')).toBe('MIM-419');
  });

  test('MIM-408: each leaf is used once', () => {
    expect(score(['hringhorni', 'laevateinn', 'dromi'], ['skin-1-1', 'wood-1-1'])).toBe(2 + 3);
    const t = byHand(['hringhorni', 'laevateinn', 'dromi'], ['skin-1-1', 'wood-1-1']);
    t.play(0, 'flip dromi', 'leaf dromi for hringhorni');
    expect(t.refused(0, 'leaf dromi for laevateinn')).toBe('MIM-408');
    expect(t.refused(0, 'leaf dromi for hringhorni')).toBe('MIM-408');
  });

  test('MIM-409 MIM-411: several cards may be flipped, and several leaves go to one card', () => {
    expect(score(['mjolnir', 'hringhorni', 'dromi'], ['wood-1-1', 'metal-1-1'])).toBe(2 + 7);
    const t = byHand(['mjolnir', 'hringhorni', 'dromi'], ['wood-1-1', 'metal-1-1']);
    t.play(0, 'flip hringhorni', 'flip dromi', 'leaf hringhorni for mjolnir', 'leaf dromi for mjolnir');
    t.play(0, 'use wood-1-1 for mjolnir', 'use metal-1-1 for mjolnir');
    expect(t.breakdown(0).total).toBe(2 + 7);
  });

  test('MIM-412: leaves alone may complete a card', () => {
    expect(score(['hringhorni', 'dromi', 'mjolnir'], [])).toBe(3);
    expect(score(['tyrfing', 'dromi', 'mjolnir', 'gleipnir'], [])).toBe(5);
    const t = byHand(['hringhorni', 'dromi', 'mjolnir'], []).play(0, 'flip dromi', 'flip mjolnir');
    t.play(0, 'leaf dromi for hringhorni', 'leaf mjolnir for hringhorni');
    expect(t.breakdown(0).total).toBe(3);
  });

  test('MIM-414: unused leaves and unassigned materials are worth nothing', () => {
    const t = byHand(['hringhorni', 'dromi'], ['skin-1-3', 'skin-2-1', 'gem-1-1']);
    t.play(0, 'flip dromi', 'use skin-1-3 for hringhorni').play(1, 'done').play(0, 'done');
    expect(t.scores[0]).toBe(5);
  });
});

describe('who assigns', () => {
  test('MIM-415: software assigns, unless manual assignment is switched on', () => {
    const auto = scoring({ hands: { 0: ['hringhorni'] }, screens: { 0: ['skin-1-1', 'skin-2-1'] } });
    expect([auto.phase, auto.scores[0]]).toEqual(['over', 5]);
    const t = byHand(['hringhorni'], ['skin-1-1', 'skin-2-1']);
    expect([t.phase, t.breakdown(0).total]).toEqual(['assignment', 2]);
    t.play(0, 'done').play(1, 'done');
    expect([t.phase, t.scores]).toEqual(['over', [2, 12]]);
  });

  test('MIM-415: the owner may take back until all are done, also when nothing else is left to do', () => {
    const t = byHand(['hringhorni'], ['skin-1-1']).play(0, 'flip hringhorni').play(1, 'done');
    expect([t.awaited, t.offers(0)]).toEqual([[0], ['done']]);
    expect(t.match.undo(0, t.match.nth(0)).ok).toBe(true);
    expect(t.offers(0)).toEqual(['use skin-1-1 for hringhorni', 'flip hringhorni', 'done']);
  });

  test('MIM-419: all assign at the same time, each only own cards and treasures', () => {
    const t = byHand(['naglfar', 'dromi'], ['wood-1-1', 'skin-1-1', 'skin-2-1']);
    expect(t.awaited).toEqual([0, 1]);
    t.play(0, 'use wood-1-1 for naglfar').play(1, 'use wood-3-4 for gungnir').play(0, 'use skin-1-1 for naglfar');
    expect(t.refused(0, 'use wood-2-4 for naglfar')).toBe('MIM-419');
    expect(t.refused(0, 'use skin-2-1 for gungnir')).toBe('MIM-419');
    expect(t.refused(0, 'flip gungnir')).toBe('MIM-419');
    expect(t.refused(1, 'flip dromi')).toBe('MIM-419');
    expect(t.refused(1, 'leaf dromi for gungnir')).toBe('MIM-419');
  });
});
