/** The options of phases 3 and 4, of Ragnarök and of memory. */
import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { recalled } from '../words/memory.ts';
import { eagerly, playedOut } from './random-play.ts';
import { agreed, BLUE, RED, Table, YELLOW } from './table.ts';

describe('templeNeedsRecruit', () => {
  const building = (templeNeedsRecruit: boolean, recruits: string) =>
    new Table({
      seats: 2,
      options: { templeNeedsRecruit },
      slots: { 'freyja.temple': YELLOW, 'freyja.a': YELLOW },
      inAsgard: [0, 2],
      reserve: [`pink 1 ${recruits}`],
    }).play(YELLOW, 'lift freyja.temple');

  test('ASG-270: on, nobody builds without a recruit that the god accepts', () => {
    const without = building(true, 'giant 1');
    expect([without.awaited, without.told('built')]).toEqual([[RED], []]);
    expect(building(true, 'whiteWarrior 1').offers()).toEqual(['build temple-1-1', 'decline']);
  });

  test('ASG-270: off, one may build without; whoever has recruits still gives them', () => {
    const without = building(false, 'giant 1');
    expect(without.offers()).toEqual(['build temple-1-1', 'decline']);
    without.play(YELLOW, 'build temple-1-1');
    expect([without.phase, without.has('giant', YELLOW), without.recruits('freyja')]).toEqual(['space', 1, '']);
    const having = building(false, 'whiteWarrior 2').play(YELLOW, 'build temple-1-1');
    expect([having.phase, having.recruits('freyja')]).toEqual(['space', 'whiteWarrior 2']);
  });
});

describe('centreDiscs', () => {
  const asked = (centreDiscs: string) =>
    new Table({ seats: 2, options: { centreDiscs }, inAsgard: [1, 2], centre: [2] }).play(
      YELLOW,
      'flip asgard-2',
      'decline',
    );

  test('ASG-351: they must move', () => {
    const t = asked('mustMove');
    expect([t.phase, t.offers().every(move => move.startsWith('stand'))]).toEqual(['centre', true]);
    expect(t.refused(YELLOW, 'done')).toBe('ASG-351');
    t.play(YELLOW, 'stand world2', 'stand world3');
    expect([t.centre, t.awaited]).toEqual([[0, 0], [RED]]);
  });

  test('ASG-351: they may move', () => {
    const t = asked('mayMove').play(YELLOW, 'stand world2', 'done');
    expect([t.centre, t.disc('world2'), t.awaited]).toEqual([[1, 0], YELLOW, [RED]]);
    expect(asked('mayMove').play(YELLOW, 'done').centre).toEqual([2, 0]);
  });
});

describe('battleCommit', () => {
  /** Yellow lacks 3 to win: a giant and a warrior, or three warriors. */
  const fighting = (battleCommit: string, recruits = 'giant 1 whiteWarrior 3') =>
    new Table({
      seats: 2,
      options: { battleCommit },
      round: 5,
      inAsgard: [1],
      ancients: [1, 1],
      battle: { world2: YELLOW },
      on: { 'light-world2': 'light-battle-levy', 'dark-world2': 'dark-muster' },
      reserve: [recruits],
    }).play(YELLOW, 'decline');

  test('ASG-383: any set that wins may be sent', () => {
    const t = fighting('anyWinningSet').play(YELLOW, 'send whiteWarrior', 'send whiteWarrior', 'send giant');
    expect(t.offers()).toEqual(['send whiteWarrior', 'fight']);
    t.play(YELLOW, 'send whiteWarrior', 'fight');
    expect([t.recruits('valhalla'), t.told('won').length]).toEqual(['whiteWarrior 3', 1]);
  });

  test('ASG-383: no piece may be spare; the strongest go first', () => {
    const sent = (first: string) => {
      const t = fighting('noSparePiece').play(YELLOW, first);
      // What follows is all there is to send, and no more.
      while (t.phase === 'battle') {
        expect(t.offers()).toHaveLength(1);
        t.play(YELLOW, t.offers()[0]);
      }
      return [t.told('sent').map(({ recruit }) => recruit), t.told('won').length];
    };
    expect(sent('send giant')).toEqual([['giant', 'whiteWarrior'], 1]);
    expect(sent('send whiteWarrior')).toEqual([['whiteWarrior', 'whiteWarrior', 'whiteWarrior'], 1]);
  });

  test('ASG-383: a piece that would be spare is refused', () => {
    const t = fighting('noSparePiece', 'giant 1 whiteWarrior 2 orangeWarrior 2').play(YELLOW, 'send whiteWarrior');
    expect(t.offers()).toEqual(['send whiteWarrior', 'send orangeWarrior']);
    expect(t.refused(YELLOW, 'send giant')).toBe('ASG-383');
  });
});

describe('odinOrderChange', () => {
  const asking = (odinOrderChange: string) =>
    new Table({
      seats: 3,
      options: { odinOrderChange },
      slots: { 'odin.a': BLUE },
      inAsgard: [1],
      order: [YELLOW, RED, BLUE],
    })
      .play(YELLOW, 'decline')
      .play(BLUE, 'accept');

  test('ASG-229: at the end of phase 3 whoever asked for it is first', () => {
    const t = asking('endOfPhase3');
    expect([t.phase, t.offers(), t.order]).toEqual(['seat', ['accept', 'decline'], [YELLOW, RED, BLUE]]);
    t.play(BLUE, 'accept');
    expect([t.round, t.order, t.has('white', BLUE)]).toEqual([2, [BLUE, YELLOW, RED], 1]);
  });

  test('ASG-093, ASG-229: off, Odin gives the stone alone, and the order never changes', () => {
    const t = asking('off');
    expect([t.round, t.order, t.has('white', BLUE)]).toEqual([2, [YELLOW, RED, BLUE], 1]);
    for (let seed = 0; seed < 4; seed++) {
      const whole = playedOut(
        { seats: 3, options: { odinOrderChange: 'off', turnOrder: 'seat' } },
        seed,
        eagerly(seed),
      );
      expect([whole.order, whole.told('claimed'), whole.told('reordered')]).toEqual([[0, 1, 2], [], []]);
    }
  });
});

describe('glorySingleDisc', () => {
  /** Thor wins the second world with both glory spells under his tile, worth 8 and 3 besides. */
  const glory = (glorySingleDisc: string, thor: readonly [number | null, (number | null)?]) =>
    new Table({
      seats: 2,
      options: { glorySingleDisc },
      round: 5,
      phase: 'valhalla',
      on: { 'light-world2': 'thor-4', 'dark-world2': 'dark-armoury' },
      support: { thor },
      arms: [['glory-upper', 'glory-lower']],
      under: { 'glory-upper': 'light-world2', 'glory-lower': 'light-world2' },
    }).scores;

  test.each([[[YELLOW]], [[null, YELLOW]]] as const)(
    'ASG-472: a single disc counts as both, or as the upper one only',
    thor => {
      expect(glory('countsAsBoth', thor)).toEqual([8 + 3 + 10 + 10, 0]);
      expect(glory('upperOnly', thor)).toEqual([8 + 3 + 10, 0]);
    },
  );

  test('ASG-472: with two discs the option changes nothing', () => {
    for (const value of ['countsAsBoth', 'upperOnly']) expect(glory(value, [RED, YELLOW])).toEqual([3 + 10, 8 + 10]);
  });
});

describe('memoryAid', () => {
  const played = (memoryAid: boolean) => playedOut({ seats: 3, options: { memoryAid } }, 5, eagerly(5));

  test('ASG-096: it changes nothing in play, and nothing of what lies open', () => {
    const [on, off] = [played(true), played(false)];
    expect([...off.state]).toEqual([...on.state]);
    expect(off.match.events(AUDIENCE)).toEqual(on.match.events(AUDIENCE));
  });

  test('ASG-096: off, the story no longer names the faces of tiles that lie face down or are used', () => {
    const { match } = played(true);
    const retold = (memoryAid: boolean) =>
      match.events(AUDIENCE).map(({ event }) => recalled(event, agreed({ seats: 3, options: { memoryAid } })));
    expect(retold(true)).toEqual(match.events(AUDIENCE).map(({ event }) => event));
    const forgotten = retold(false);
    expect(forgotten.filter(({ type }) => type === 'flipped').length).toBeGreaterThan(0);
    for (const { type, tile, population } of forgotten) {
      if (type === 'flipped') expect(tile).toBe('?');
      if (type === 'scorched' || type === 'used') expect(population).toBe('?');
      if (type === 'laidTile') expect(tile).not.toBe('?');
    }
  });
});
