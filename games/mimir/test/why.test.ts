/** Every refusal says which rule forbids the move, or why none was looked for; and changes nothing. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { all, namesItsRules, type Row } from '../../test/why.ts';
import { BLUE, GREEN, PURPLE, Table } from './table.ts';

const easy = { difficulty: 'easy' };
const placing = () => new Table({ seats: 2, options: easy });
const asked = () =>
  new Table({
    seats: 2,
    options: { ...easy, essenceVariant: true },
    hands: { 0: ['mjolnir', 'naglfar', 'singasteinn'], 1: ['brisingamen'] },
    open: ['singasteinn'],
  }).play(0, 'viking>niflheim');
const extra = () => asked().play(0, 'lay mjolnir');

const acting = () =>
  new Table({
    seats: 3,
    phase: 'action',
    realms: {
      asgard: { [PURPLE]: 'viking, raven, wyrm', [BLUE]: 'viking, wyrm', treasures: ['skin-1-1', 'gem-1-1'] },
      niflheim: { [PURPLE]: 'valkyrie', [GREEN]: 'viking' },
      midgard: { [BLUE]: 'viking', treasures: ['wood-1-1'] },
    },
  });
const ordering = () => acting().play(PURPLE, 'pass', 'place 1').play(BLUE, 'pass');
const raven = () => acting().play(PURPLE, 'choose raven');
const flying = () => raven().play(PURPLE, 'carry skin-1-1');
const valkyrie = () => acting().play(PURPLE, 'choose valkyrie');
const calling = () => valkyrie().play(PURPLE, 'stand niflheim');
const wyrm = () => acting().play(PURPLE, 'choose wyrm');
const scaring = () => wyrm().play(PURPLE, 'stand asgard');

const taking = () =>
  new Table({
    seats: 2,
    phase: 'resolution',
    realms: {
      asgard: { 0: 'viking, double', treasures: ['skin-1-1', 'gem-1-1'] },
      midgard: { 1: 'viking', treasures: ['wood-1-1'] },
    },
    display: ['dromi', 'hringhorni'],
  });
const carrying = () => taking().play(0, 'take gem-1-1');
const choosing = () => carrying().play(0, 'with viking').play(1, 'decline');

const assigning = () =>
  new Table({
    seats: 2,
    phase: 'scoring',
    options: { scoringAssignment: 'manual' },
    hands: { 0: ['hringhorni', 'naglfar', 'svalinn', 'dromi'], 1: ['gungnir'] },
    screens: { 0: ['skin-1-1', 'skin-2-1', 'skin-3-1', 'metal-1-1'], 1: ['wood-1-1'] },
  }).play(
    0,
    ...['use skin-1-1 for hringhorni', 'use skin-2-1 for hringhorni'],
    ...['flip svalinn', 'leaf svalinn for naglfar', 'flip dromi'],
  );

const ROWS: Readonly<Record<string, Row<Table>>> = {
  placement: [
    'MIM-162',
    placing,
    0,
    {
      'raven>asgard': 'MIM-161',
      'viking>helheim': 'MIM-164',
      pass: 'MIM-159',
      'choose wyrm': 'MIM-162',
    },
  ],
  essence: [
    'MIM-451',
    asked,
    0,
    {
      'lay naglfar': 'MIM-451',
      'lay brisingamen': 'MIM-451',
      'lay singasteinn': 'MIM-459',
      'viking>niflheim': 'MIM-451',
    },
  ],
  extra: [
    'MIM-452',
    extra,
    0,
    {
      'viking>midgard': 'MIM-452',
      'viking>helheim': 'MIM-164',
      'raven>niflheim': 'MIM-161',
      keep: 'MIM-452',
    },
  ],
  action: [
    'MIM-182',
    () => acting().skip(PURPLE, 'valkyrie'),
    BLUE,
    {
      'choose raven': 'MIM-182',
      'choose valkyrie': 'MIM-182',
      'place 1': 'MIM-182',
    },
  ],
  order: ['MIM-196', ordering, BLUE, { 'place 1': 'MIM-197', 'choose wyrm': 'MIM-196' }],
  raven: ['MIM-240', raven, PURPLE, { 'carry wood-1-1': 'MIM-240', 'fly midgard': 'MIM-240' }],
  flight: [
    'MIM-241',
    flying,
    PURPLE,
    {
      'fly asgard': 'MIM-242',
      'fly helheim': 'MIM-241',
      'carry gem-1-1': 'MIM-244',
      skip: 'MIM-241',
    },
  ],
  'stand of the valkyrie': ['MIM-260', valkyrie, PURPLE, { 'stand vanaheim': 'MIM-222', stop: 'MIM-260' }],
  'stand of the wyrm': ['MIM-280', wyrm, PURPLE, { 'stand midgard': 'MIM-222', stop: 'MIM-280' }],
  call: [
    'MIM-261',
    calling,
    PURPLE,
    {
      'call viking<vanaheim': 'MIM-262',
      'call valkyrie<niflheim': 'MIM-262',
      'call viking<midgard': 'MIM-265',
      skip: 'MIM-261',
    },
  ],
  scare: [
    'MIM-281',
    scaring,
    PURPLE,
    {
      'scare 0 viking>niflheim': 'MIM-282',
      'scare 1 viking>midgard': 'MIM-283',
      'scare 1 raven>niflheim': 'MIM-281',
      skip: 'MIM-281',
    },
  ],
  treasure: ['MIM-321', taking, 0, { 'take wood-1-1': 'MIM-321', pass: 'MIM-321' }],
  carrier: ['MIM-351', carrying, 0, { 'take skin-1-1': 'MIM-351', decline: 'MIM-351' }],
  artefact: ['MIM-373', choosing, 0, { 'artefact mjolnir': 'MIM-373', decline: 'MIM-374' }],
  assignment: [
    'MIM-401',
    assigning,
    0,
    {
      'use wood-1-1 for naglfar': 'MIM-419',
      'use skin-3-1 for gungnir': 'MIM-419',
      'use skin-1-1 for naglfar': 'MIM-403',
      'use metal-1-1 for naglfar': 'MIM-402',
      'use skin-3-1 for hringhorni': 'MIM-404',
      'use metal-1-1 for dromi': 'MIM-410',
      'flip gungnir': 'MIM-419',
      'flip hringhorni': 'MIM-406',
      'flip dromi': 'MIM-406',
      'leaf gungnir for naglfar': 'MIM-419',
      'leaf naglfar for dromi': 'MIM-406',
      'leaf svalinn for naglfar': 'MIM-408',
      'leaf dromi for dromi': 'MIM-407',
      'leaf dromi for gungnir': 'MIM-419',
      'leaf dromi for svalinn': 'MIM-410',
      'leaf dromi for hringhorni': 'MIM-404',
      pass: 'MIM-401',
    },
  ],
};

describe('the rule that is named', () => {
  namesItsRules(ROWS, readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'));
});

describe('refusals that no rule makes', () => {
  test('a seat that is not awaited, whatever it asks for', () => {
    const t = acting();
    const before = all(t);
    expect(t.refused(BLUE, 'pass')).toBe('not-awaited');
    expect(t.refused(GREEN, 'dance')).toBe('not-awaited');
    expect(all(t)).toEqual(before);
    const done = assigning().play(0, 'done');
    expect(done.refused(0, 'done')).toBe('not-awaited');
  });

  test('a text that is no move', () => {
    const t = acting();
    const before = all(t);
    for (const text of [
      '',
      'dance',
      'PASS',
      'pass ',
      'choose viking',
      'choose  wyrm',
      'place 0',
      'place 4',
      'scare 3 viking>asgard',
    ])
      expect([text, t.refused(PURPLE, text)]).toEqual([text, 'unknown-move']);
    expect(all(t)).toEqual(before);
  });

  test('a click on a decision that is made or taken back', () => {
    const t = acting();
    const nth = t.match.nth(PURPLE);
    const stale = (at: number, text: string) => {
      const before = all(t);
      expect(t.match.submit(PURPLE, at, text)).toEqual({ ok: false, error: { code: 'stale' } });
      expect(t.match.undo(PURPLE, at)).toEqual({ ok: false, error: { code: 'stale' } });
      expect(all(t)).toEqual(before);
    };
    stale(nth + 1, 'choose raven');
    t.play(PURPLE, 'choose raven');
    stale(nth, 'skip');
    expect(t.match.undo(PURPLE, t.match.nth(PURPLE)).ok).toBe(true);
    stale(nth, 'choose raven');
    stale(nth + 1, 'choose raven');
    expect(t.match.submit(PURPLE, nth + 2, 'choose raven').ok).toBe(true);
  });

  test('a seat that does not exist', () => {
    const t = acting();
    for (const seat of [-1, 3, 0.5]) expect(t.refused(seat, 'pass')).toBe('no-such-seat');
  });

  test('a match that is over', () => {
    const t = new Table({ seats: 2, phase: 'scoring' });
    const before = all(t);
    expect(t.refused(0, 'done')).toBe('over');
    expect(t.refused(1, 'pass')).toBe('over');
    expect(all(t)).toEqual(before);
  });

  test('nothing to take back', () => {
    const t = acting().play(PURPLE, 'pass', 'place 1');
    const before = all(t);
    expect(t.match.undo(PURPLE, t.match.nth(PURPLE))).toEqual({ ok: false, error: { code: 'nothing-to-undo' } });
    expect(t.match.undo(BLUE, t.match.nth(BLUE))).toEqual({ ok: false, error: { code: 'nothing-to-undo' } });
    expect(all(t)).toEqual(before);
  });
});
