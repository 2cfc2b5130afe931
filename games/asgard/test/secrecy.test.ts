/** Section 6 of the ledger, fact by fact: who knows what, and what the others must think possible. */
import { AUDIENCE, viewersOf } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { armIds } from '../rules/tables.ts';
import { ragnarok } from './end-scenes.ts';
import { imagines, sees, worldsOf } from './sights.ts';
import { BLUE, type PositionWords, RED, Table, YELLOW } from './table.ts';

const others = (t: Table, seat: number) => viewersOf(t.match.game).filter(viewer => viewer !== seat);
const LIGHT = [1, 2, 3, 4, 5].map(value => `ancient-light-${value}`);

/** What the same moves tell on many seeds: every answer once, in order. */
const onManySeeds = (of: (seed: string) => unknown) =>
  [...new Set(Array.from({ length: 40 }, (_, i) => of(`seed ${i}`)))].toSorted();

describe('gods chosen', () => {
  const choosing = (options: PositionWords['options'] = {}) => new Table({ seats: 3, phase: 'gods', options });
  const chosen = () =>
    choosing()
      .play(YELLOW, 'choose odin', 'choose hel', 'choose thor', 'seal')
      .play(RED, 'choose odin', 'choose tyr', 'choose loki', 'seal');

  test('ASG-151, ASG-155: only the chooser knows them, before and after all have chosen', () => {
    const t = chosen();
    const views = () => others(t, YELLOW).map(viewer => sees(t, viewer, 'chosen', YELLOW, 'odin'));
    expect([sees(t, YELLOW, 'chosen', YELLOW, 'odin'), ...views()]).toEqual([1, '?', '?', '?']);
    t.play(BLUE, 'choose baldr', 'choose tyr', 'choose hel', 'seal');
    expect([t.phase, ...views()]).toEqual(['reveal', '?', '?', '?']);
    // Any three gods that are awake, and no others.
    expect(imagines(t, RED, 'chosen', YELLOW, 'odin')).toEqual([0, 1]);
    expect(imagines(t, RED, 'chosen', YELLOW, 'mimir')).toEqual([0]);
    expect(imagines(t, RED, 'chosenCount', YELLOW)).toEqual([3]);
    expect(imagines(t, YELLOW, 'chosen', YELLOW, 'odin')).toEqual([1]);
  });

  test('ASG-155: a card is known once it is shown, and the rest once all chosen ones are', () => {
    const t = chosen().play(BLUE, 'choose baldr', 'choose tyr', 'choose hel', 'seal').play(YELLOW, 'odin>asgard');
    expect(sees(t, RED, 'chosen', YELLOW, 'odin')).toBe(1);
    expect([sees(t, RED, 'chosen', YELLOW, 'hel'), sees(t, RED, 'chosen', YELLOW, 'freyja')]).toEqual(['?', '?']);
    expect([imagines(t, RED, 'chosen', YELLOW, 'odin'), imagines(t, RED, 'chosen', YELLOW, 'freyja')]).toEqual([
      [1],
      [0, 1],
    ]);
    t.play(RED, 'odin>a').play(BLUE, 'tyr>a').play(YELLOW, 'hel>a').play(RED, 'tyr>b').play(BLUE, 'hel>b');
    t.play(YELLOW, 'thor>a');
    expect([sees(t, RED, 'chosen', YELLOW, 'thor'), sees(t, RED, 'chosen', YELLOW, 'freyja')]).toEqual([1, 0]);
    expect(sees(t, YELLOW, 'chosen', RED, 'loki')).toBe('?');
  });

  test('ASG-156: how many were chosen is known as soon as all have chosen, not sooner', () => {
    const t = choosing({ godChoiceCount: 'upTo' }).play(YELLOW, 'choose odin', 'blank', 'blank', 'seal');
    t.play(RED, 'choose odin', 'blank', 'choose tyr', 'seal').play(BLUE, 'choose tyr', 'choose hel');
    expect(others(t, YELLOW).map(viewer => sees(t, viewer, 'chosenCount', YELLOW))).toEqual(['?', '?', '?']);
    expect(imagines(t, BLUE, 'chosenCount', YELLOW)).toEqual([1, 2, 3]);
    // Blue has laid down two cards so far, and one of them may be blank.
    expect([imagines(t, RED, 'chosenCount', BLUE), t.told('gods')]).toEqual([[1, 2], []]);
    t.play(BLUE, 'blank', 'seal');
    expect(others(t, YELLOW).map(viewer => sees(t, viewer, 'chosenCount', YELLOW))).toEqual([1, 1, 1]);
    expect(t.told('gods').map(({ seat, count }) => `${seat} ${count}`)).toEqual(['0 1', '1 2', '2 2']);
  });
});

describe('piles whose order nobody knows', () => {
  test('ASG-048, ASG-050: of god tiles and temples only the top one is settled', () => {
    const build = (seed: string) =>
      new Table({
        seats: 2,
        seed,
        slots: { 'odin.temple': YELLOW },
        inAsgard: [0, 1],
        reserve: ['pink 1 whiteWarrior 1'],
      }).play(YELLOW, 'build temple-1-1', 'lay light-world3', 'decline');
    expect(onManySeeds(seed => build(seed).told('turnedUp')[0].tile)).toEqual(['odin-2', 'odin-3', 'odin-4']);
    const temples = [2, 3, 4, 5, 6].map(n => `temple-1-${n}`);
    expect(onManySeeds(seed => build(seed).told('templeUp')[0].temple)).toEqual(temples);
  });

  test('ASG-045: of the Asgard pile only what was drawn into the row', () => {
    const next = (seed: string) =>
      new Table({ seats: 3, seed, inAsgard: [1], row: ['asgard-1', 'asgard-2'] })
        .play(YELLOW, 'flip asgard-1', 'decline')
        .told('inRow')[0].tile;
    expect(onManySeeds(next)).toEqual(['asgard-3', 'asgard-4']);
  });

  test('ASG-055: of ancient weapons only those that were shown, and the set of the others', () => {
    const shown = (seed: string) =>
      new Table({ seats: 2, seed, inAsgard: [1] }).play(YELLOW, 'decline').told('ancient')[0].ancient;
    expect(onManySeeds(shown)).toEqual(LIGHT);
    const t = new Table({ seats: 2, inAsgard: [1] }).play(YELLOW, 'decline');
    for (const viewer of viewersOf(t.match.game))
      expect(LIGHT.map(id => sees(t, viewer, 'ancient', id)).toSorted()).toEqual([...Array(4).fill('pile'), 'shown']);
  });
});

describe('what lay face up once', () => {
  test('ASG-096: flipped Asgard tiles and turned populations are known to all', () => {
    const on = { 'dark-world3': 'turned dark-saga' };
    const t = new Table({ seats: 3, inAsgard: [2], flipped: ['asgard-3'], on });
    for (const viewer of viewersOf(t.match.game)) {
      expect(sees(t, viewer, 'asgardTile', 'asgard-3')).toBe('flipped');
      expect([sees(t, viewer, 'on', 'dark-world3'), sees(t, viewer, 'turned', 'dark-saga')]).toEqual(['dark-saga', 1]);
    }
  });

  test('ASG-063, ASG-096: populations removed at random are known by comparison', () => {
    const t = new Table({ fresh: { seats: 2, options: { populationRemoved: 'random' } }, seed: 'removed' });
    const gone = t.told('unused').map(({ population }) => String(population));
    expect(gone.length).toBe(4);
    for (const id of gone) expect(sees(t, AUDIENCE, 'population', id)).toBe('out');
  });

  test('ASG-096: everything else lies open, Odin’s claim too', () => {
    const SECRET = ['chosen', 'chosenCount', 'next', 'arm'];
    const t = new Table({ fresh: { seats: 3 }, seed: 'open' });
    t.playUntil(({ round, phase }) => round === 3 && phase === 'turn');
    for (const { name, cells, secret } of t.c.layout.fields) {
      expect(secret !== undefined, name).toBe(SECRET.includes(name));
      const seen = t.seen(AUDIENCE);
      if (!secret)
        expect(
          cells.map(cell => seen[cell]),
          name,
        ).toEqual(cells.map(cell => t.state[cell]));
    }
    const odin = new Table({ seats: 3, slots: { 'odin.a': RED }, inAsgard: [0, 0, 1], turn: RED });
    odin.play(RED, 'decline', 'accept');
    expect([AUDIENCE, YELLOW].map(viewer => sees(odin, viewer, 'claim'))).toEqual([RED, RED]);
  });
});

describe('Mímir’s well', () => {
  const looked = (words: Partial<PositionWords> = {}) =>
    new Table({ seats: 3, round: 2, slots: { 'mimir.a': RED }, inAsgard: [0, 0, 1], turn: RED, ...words }).play(
      RED,
      'accept',
    );

  test('ASG-236: only who looked knows the next ancient weapons, until phase 4', () => {
    const t = looked();
    const [{ light, dark }] = t.told('looked', RED);
    expect(t.told('looked')).toEqual([{ type: 'looked', seat: RED, light: '?', dark: '?' }]);
    expect([sees(t, RED, 'next', RED, 'light'), sees(t, AUDIENCE, 'peeker')]).toEqual([light, RED]);
    for (const viewer of others(t, RED)) {
      expect(sees(t, viewer, 'next', RED, 'light')).toBe('?');
      expect(imagines(t, viewer, 'next', RED, 'light')).toEqual(LIGHT);
    }
    expect(imagines(t, RED, 'next', RED, 'light')).toEqual([light]);
    t.play(RED, 'decline').play(BLUE, 'decline');
    expect(t.told('ancient').map(({ ancient }) => ancient)).toEqual([light, dark]);
    expect([sees(t, AUDIENCE, 'next', RED, 'light'), sees(t, AUDIENCE, 'peeker')]).toEqual([null, null]);
  });

  test('ASG-236: the others think of none that is past', () => {
    expect(imagines(looked({ ancients: [4, 1] }), BLUE, 'next', RED, 'light')).toEqual(['ancient-light-4']);
  });
});

describe('weapons and spells', () => {
  /** Red has taken a weapon and a spell; Yellow may browse, and Blue after that. */
  const armed = () =>
    new Table({
      seats: 3,
      inAsgard: [1, 1, 1],
      arms: [[], ['weapon-7', 'rout']],
      populations: [['light-armoury'], [], ['dark-armoury']],
    });
  const browsing = () => armed().play(YELLOW, 'use light-armoury', 'browse weapon');

  test('ASG-342: whoever browses a pile sees all of it, and so what is missing; nobody else does', () => {
    const t = browsing();
    expect(sees(t, YELLOW, 'arm', RED, 'weapon-6')).toBe(null);
    expect([sees(t, YELLOW, 'arm', RED, 'weapon-7'), sees(t, YELLOW, 'arm', RED, 'rout')]).toEqual(['?', '?']);
    // One weapon is missing, and Red is the only one who has any.
    expect(imagines(t, YELLOW, 'arm', RED, 'weapon-7')).toEqual(['held']);
    expect(imagines(t, YELLOW, 'arm', RED, 'rout')).toEqual(['held', null]);
    for (const viewer of [BLUE, AUDIENCE]) {
      expect(sees(t, viewer, 'arm', RED, 'weapon-6')).toBe('?');
      expect(imagines(t, viewer, 'arm', RED, 'weapon-6')).toEqual(['held', null]);
    }
  });

  test('ASG-342: what lay in the pile stays in the story of whoever browsed it, and in no other', () => {
    const t = browsing().play(YELLOW, 'pick weapon-6');
    // A bit for every weapon but the seventh.
    expect(t.told('browsed', YELLOW)).toEqual([{ type: 'browsed', seat: YELLOW, kind: 'weapon', pile: 0b0111111 }]);
    for (const viewer of others(t, YELLOW)) expect(t.told('browsed', viewer)[0].pile).toBe('?');
    expect([t.told('picked', YELLOW)[0].arm, t.told('picked')[0].arm]).toEqual(['weapon-6', '?']);
  });

  test('ASG-097, ASG-098: of the tiles in front of a player the number of each kind is known, the faces to the owner', () => {
    const t = browsing().play(YELLOW, 'pick weapon-6');
    for (const viewer of viewersOf(t.match.game)) {
      expect([sees(t, viewer, 'armCount', YELLOW, 'weapon'), sees(t, viewer, 'armCount', YELLOW, 'spell')]).toEqual([
        1, 0,
      ]);
      expect(sees(t, viewer, 'arm', YELLOW, 'weapon-6')).toBe(viewer === YELLOW ? 'held' : '?');
    }
    const ids = armIds(t.c.content);
    for (const world of worldsOf(t, RED)) {
      const held = ids.filter((_, arm) => world[t.c.at.arm(YELLOW, arm)] >= 0);
      expect([held.length, held[0].startsWith('weapon'), held.includes('weapon-7')]).toEqual([1, true, false]);
    }
    // Red may think of every weapon but the own one.
    const thinkable = ids.filter(id => imagines(t, RED, 'arm', YELLOW, id).includes('held'));
    expect(thinkable).toEqual([1, 2, 3, 4, 5, 6].map(n => `weapon-${n}`));
  });
});

describe('Ragnarök', () => {
  const laying = (words: Partial<PositionWords> = {}) =>
    ragnarok({
      seats: 3,
      on: { 'light-world2': 'odin-4', 'dark-world6': 'hel-4' },
      support: { odin: [RED, BLUE], hel: [RED] },
      arms: [['weapon-6'], ['weapon-1', 'weapon-7'], ['frenzy', 'rout']],
      ...words,
    });

  test('ASG-440: of a tile under a god tile all know who laid which kind where, the face only who laid it', () => {
    const t = laying().play(RED, 'weapon-7>light-world2');
    for (const viewer of viewersOf(t.match.game))
      expect(sees(t, viewer, 'laid', 'light-world2', RED, 'weapon')).toBe(1);
    expect(sees(t, RED, 'arm', RED, 'weapon-7')).toBe('light-world2');
    expect([BLUE, AUDIENCE].map(viewer => sees(t, viewer, 'arm', RED, 'weapon-7'))).toEqual(['?', '?']);
    expect(imagines(t, BLUE, 'arm', RED, 'weapon-7')).toEqual(['held', 'light-world2', null]);
    expect(imagines(t, BLUE, 'arm', RED, 'frenzy')).toEqual([null]);
  });

  test('ASG-438, ASG-461: what lies in a world is known when it is settled; what could not be laid, never', () => {
    const t = laying().play(RED, 'weapon-7>light-world2').play(BLUE, 'rout>light-world2');
    t.play(RED, 'weapon-1>dark-world6').play(BLUE, 'frenzy>light-world2');
    expect(t.match.over).toBe(true);
    expect([sees(t, AUDIENCE, 'arm', RED, 'weapon-7'), sees(t, AUDIENCE, 'arm', RED, 'weapon-1')]).toEqual([
      'light-world2',
      'dark-world6',
    ]);
    expect([sees(t, AUDIENCE, 'arm', YELLOW, 'weapon-6'), sees(t, YELLOW, 'arm', YELLOW, 'weapon-6')]).toEqual([
      '?',
      'held',
    ]);
    expect(imagines(t, RED, 'arm', YELLOW, 'weapon-7')).toEqual([null]);
  });

  test('ASG-419: nobody knows the ancient weapons under populations before their world is settled', () => {
    const t = laying();
    for (const viewer of viewersOf(t.match.game)) {
      expect([sees(t, viewer, 'guarded', 'dark-world2'), sees(t, viewer, 'guard', 'dark-world2')]).toEqual([1, null]);
      expect(LIGHT.map(id => sees(t, viewer, 'ancient', id))).toEqual(Array(5).fill('pile'));
    }
    const guard = (seed: string) => laying({ seed, arms: [] }).told('shownGuard')[0].ancient;
    expect(onManySeeds(guard)).toEqual([1, 2, 3, 4, 5].map(value => `ancient-dark-${value}`));
  });
});
