import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { ragnarok } from './end-scenes.ts';
import { imagines, sees } from './sights.ts';
import { BLUE, type PositionWords, PURPLE, RED, type Table, YELLOW } from './table.ts';

/** Odin on World 2 for Red and Blue, Hel on World 5 for Blue, Loki on World 6 for Purple; nobody is raised. */
const arms = (words: Partial<PositionWords> = {}) =>
  ragnarok({
    on: { 'light-world2': 'odin-2', 'dark-world5': 'hel-1', 'dark-world6': 'loki-3' },
    support: { odin: [RED, BLUE], hel: [BLUE], loki: [PURPLE] },
    arms: [['weapon-6'], ['weapon-1', 'frenzy'], ['disarm'], ['weapon-7', 'rout', 'weapon-2']],
    ...words,
  });

/** What lies under a tile as all can see it: '1 weapon 1, 2 spell 1'. */
const lying = (t: Table, space: number) => {
  const { at, seats } = t.c;
  const seen = t.seen(AUDIENCE);
  return Array.from({ length: seats * 2 }, (_, i) => [i >> 1, i % 2])
    .filter(([seat, kind]) => seen[at.laid(space, seat, kind)] > 0)
    .map(([seat, kind]) => `${seat} ${['weapon', 'spell'][kind]} ${seen[at.laid(space, seat, kind)]}`)
    .join(', ');
};

describe('weapons and spells at Ragnarök', () => {
  test('ASG-435: in turn order, one tile each, until all are laid', () => {
    const t = arms();
    expect([t.phase, t.active, t.rule]).toEqual(['arms', RED, 'ASG-435']);
    expect(t.offers()).toEqual(['weapon-1>light-world2', 'frenzy>light-world2']);
    t.play(RED, 'frenzy>light-world2');
    expect([t.active, t.offers()]).toEqual([BLUE, ['disarm>light-world2', 'disarm>dark-world5']]);
    t.play(BLUE, 'disarm>dark-world5').play(PURPLE, 'rout>dark-world6').play(RED, 'weapon-1>light-world2');
    expect(t.active).toBe(PURPLE);
    t.play(PURPLE, 'weapon-2>dark-world6', 'weapon-7>dark-world6');
    expect(t.match.over).toBe(true);
    expect(arms({ order: [PURPLE, BLUE, RED, YELLOW] }).active).toBe(PURPLE);
  });

  test('ASG-436: a player who can lay a tile must', () => {
    const t = arms({ arms: [[], ['weapon-1']] });
    expect([t.offers(), t.refused(RED, 'pass')]).toEqual([['weapon-1>light-world2'], 'ASG-436']);
    expect(t.refused(RED, 'decline')).toBe('ASG-435');
  });

  test('ASG-437: a player without tiles is skipped', () => {
    const t = arms({ arms: [[], ['weapon-1', 'weapon-4'], [], ['rout']] }).play(RED, 'weapon-1>light-world2');
    expect(t.active).toBe(PURPLE);
    expect(t.play(PURPLE, 'rout>dark-world6').active).toBe(RED);
    expect(arms({ arms: [] }).match.over).toBe(true);
  });

  test('ASG-438: without a disc under a god tile none can be laid, and nobody ever sees them', () => {
    // Yellow supports nobody; Purple supports a god whose only tile is in the underworld.
    const t = arms({
      on: { 'light-world2': 'odin-2', 'dark-underworld': 'loki-3' },
      support: { odin: [RED], loki: [PURPLE] },
    });
    t.play(RED, 'frenzy>light-world2', 'weapon-1>light-world2');
    expect([t.match.over, t.told('shownArm').map(({ arm }) => arm)]).toEqual([true, ['weapon-1', 'frenzy']]);
    expect([YELLOW, RED, AUDIENCE].map(viewer => sees(t, viewer, 'arm', YELLOW, 'weapon-6'))).toEqual([
      'held',
      '?',
      '?',
    ]);
    expect(imagines(t, RED, 'arm', YELLOW, 'weapon-6')).toEqual(['held', null]);
  });

  test('ASG-439: not under a god whom the player does not support', () => {
    const t = arms();
    for (const space of ['dark-world5', 'dark-world6', 'dark-world2', 'light-world1'])
      expect(t.refused(RED, `weapon-1>${space}`)).toBe('ASG-439');
    t.play(RED, 'frenzy>light-world2');
    expect(t.refused(BLUE, 'disarm>dark-world6')).toBe('ASG-439');
    expect(t.refused(BLUE, 'rout>dark-world5')).toBe('ASG-435');
  });

  test('ASG-440: which tile is laid is shown to nobody else', () => {
    const t = arms().play(RED, 'frenzy>light-world2');
    expect(t.told('laidArm')).toEqual([{ type: 'laidArm', seat: RED, kind: 'spell', space: 'light-world2', arm: '?' }]);
    expect(t.told('laidArm', BLUE)).toEqual(t.told('laidArm'));
    expect(t.told('laidArm', RED)[0].arm).toBe('frenzy');
    for (const viewer of [YELLOW, BLUE, PURPLE, AUDIENCE])
      for (const arm of ['frenzy', 'weapon-1']) expect(sees(t, viewer, 'arm', RED, arm)).toBe('?');
    expect(sees(t, RED, 'arm', RED, 'frenzy')).toBe('light-world2');
  });

  test('ASG-441: any number of tiles of any players may lie under one god tile', () => {
    const t = arms({
      on: { 'light-world2': 'odin-2' },
      arms: [[], ['weapon-1', 'frenzy', 'weapon-6'], ['disarm', 'rout']],
    });
    t.play(RED, 'weapon-1>light-world2').play(BLUE, 'rout>light-world2').play(RED, 'frenzy>light-world2');
    expect(lying(t, 1)).toBe('1 weapon 1, 1 spell 1, 2 spell 1');
    t.play(BLUE, 'disarm>light-world2');
    expect(lying(t, 1)).toBe('1 weapon 1, 1 spell 1, 2 spell 2');
    t.play(RED, 'weapon-6>light-world2');
    expect([t.match.over, t.told('shownArm').length]).toEqual([true, 5]);
  });

  test('ASG-435: of tiles that do the same only one is offered at a time', () => {
    const t = arms({ arms: [[], ['weapon-2', 'weapon-3', 'weapon-4']] });
    expect(t.offers()).toEqual(['weapon-2>light-world2', 'weapon-4>light-world2']);
    t.play(RED, 'weapon-2>light-world2');
    expect(t.offers()).toEqual(['weapon-3>light-world2', 'weapon-4>light-world2']);
  });
});
