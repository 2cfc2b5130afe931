/** What one has done does not count for the next: elites, members of a tied group, treasures and cards. */
import { describe, expect, test } from 'vitest';
import { BLUE, GREEN, PURPLE, RED, Table } from './table.ts';

const acting = () =>
  new Table({
    seats: 2,
    phase: 'action',
    realms: {
      asgard: { [PURPLE]: 'viking, valkyrie', [BLUE]: 'viking' },
      niflheim: { [PURPLE]: '3 viking', [BLUE]: '3 viking' },
      midgard: { [PURPLE]: 'wyrm', [BLUE]: '3 viking, valkyrie' },
    },
  });

describe('an elite after another', () => {
  test('MIM-281: the wyrm scares two, also when the valkyrie has called one before', () => {
    const t = acting().play(PURPLE, 'choose valkyrie', 'stand asgard', 'call viking<niflheim', 'stop');
    t.play(BLUE, 'pass', 'place 2');
    t.play(PURPLE, 'choose wyrm', 'stand midgard', 'scare 1 viking>niflheim');
    expect([t.phase, t.active]).toEqual(['scare', PURPLE]);
    t.play(PURPLE, 'scare 1 viking>niflheim');
    expect([t.supply(PURPLE, 'wyrm'), t.tokens('midgard', BLUE), t.tokens('niflheim', BLUE)]).toEqual([
      1,
      'viking',
      '5 viking',
    ]);
  });

  test('MIM-261: the valkyrie calls two, whatever was called or scared before, by oneself or another', () => {
    const t = acting().play(PURPLE, 'choose wyrm', 'stand midgard', 'scare 1 viking>niflheim', 'stop');
    t.play(BLUE, 'choose valkyrie', 'stand midgard', 'call viking<niflheim');
    expect([t.phase, t.active]).toEqual(['call', BLUE]);
    t.play(BLUE, 'call viking<niflheim');
    expect([t.active, t.tokens('midgard', BLUE)]).toEqual([PURPLE, '4 viking']);
    t.play(PURPLE, 'choose valkyrie', 'stand asgard', 'call viking<niflheim', 'call viking<niflheim');
    expect([t.tokens('asgard', PURPLE), t.supply(PURPLE, 'valkyrie')]).toEqual(['3 viking', 1]);
  });

  test('MIM-261 MIM-281: no third token is called or scared', () => {
    const t = acting().play(PURPLE, 'choose valkyrie', 'stand asgard', 'call viking<niflheim', 'call viking<niflheim');
    expect([t.active, t.tokens('niflheim', PURPLE)]).toEqual([BLUE, 'viking']);
  });
});

describe('a member of a tied group after another', () => {
  const tied = (treasures: string[], realm2: string[] = []) =>
    new Table({
      seats: 4,
      phase: 'resolution',
      display: ['dromi', 'andvaranaut', 'hringhorni', 'naglfar'],
      realms: {
        asgard: { [PURPLE]: 'viking', [GREEN]: 'viking', [RED]: 'viking', treasures },
        niflheim: { [BLUE]: '2 viking', treasures: realm2 },
      },
    });
  const THREE = ['skin-1-1', 'gem-1-1', 'wood-1-1'];

  test('MIM-332: the first of the group may decline, and the others still take theirs', () => {
    const t = tied(THREE, ['skin-1-3']).play(PURPLE, 'decline');
    expect([t.phase, t.active]).toEqual(['treasure', GREEN]);
    expect(new Set(t.offers(GREEN))).toEqual(new Set([...THREE.map(id => `take ${id}`), 'decline']));
    t.play(GREEN, 'take gem-1-1').play(RED, 'take skin-1-1');
    expect([t.treasuresIn('asgard'), t.active]).toEqual([['wood-1-1'], BLUE]);
    expect([PURPLE, GREEN, RED].map(seat => t.treasuresOf(seat).length)).toEqual([0, 1, 1]);
  });

  test('MIM-332: all of them may decline, and then the realm is done', () => {
    const t = tied(THREE, ['skin-1-3']).play(PURPLE, 'decline').play(GREEN, 'decline').play(RED, 'decline');
    expect([t.active, t.treasuresIn('asgard').length]).toEqual([BLUE, 3]);
  });

  test('MIM-333: the size is tested once, before the first chooses, and counts whoever would decline', () => {
    const served = tied(THREE).play(PURPLE, 'take skin-1-1');
    expect([served.phase, served.active]).toEqual(['treasure', GREEN]);
    served.play(GREEN, 'take gem-1-1');
    expect([served.phase, served.active]).toEqual(['treasure', RED]);
    const short = tied(['skin-1-1', 'gem-1-1'], ['skin-1-3']);
    expect([short.active, short.told('tied')]).toMatchObject([BLUE, [{ realm: 'asgard', players: 3, treasures: 2 }]]);
  });
});

describe('treasures and cards of equal totals', () => {
  const ended = (screens: Record<number, string[]>, hands: Record<number, string[]>) =>
    new Table({ seats: 3, phase: 'scoring', screens, hands });

  test('MIM-431: a card is no treasure', () => {
    const t = ended({ 0: ['gem-1-1', 'gem-1-2'], 1: ['skin-1-1', 'skin-2-2', 'skin-1-3'] }, { 0: ['singasteinn'] });
    expect([t.scores, t.places]).toEqual([
      [6, 6, 0],
      [2, 1, 3],
    ]);
  });

  test('MIM-431: a treasure that serves a card counts like any other', () => {
    const t = ended({ 0: ['gem-1-1', 'gem-1-2'], 1: ['gem-2-4', 'skin-2-2'] }, { 0: ['singasteinn'] });
    expect([t.scores, t.places]).toEqual([
      [6, 6, 0],
      [1, 1, 3],
    ]);
  });
});
