/** What comes from other players where the supply is short. */
import { describe, expect, test } from 'vitest';
import { nextRound } from './starts.ts';
import { BLUE, type PositionWords, PURPLE, RED, Table, YELLOW } from './table.ts';

type Piece = Parameters<Table['has']>[0];

/** Yellow is to lift this disc; Red waits with two in Asgard. */
const lifting = (slot: string, words: Partial<PositionWords>): Table =>
  new Table({ seats: 4, round: 3, slots: { [slot]: YELLOW }, inAsgard: [0, 2], ...words });
/** Yellow has a tile whose bonus is 2 recruits of one type, and two discs in Asgard. */
const mustering = (words: Partial<PositionWords>): Table =>
  new Table({ seats: 3, inAsgard: [2], populations: [['light-muster']], ...words }).play(YELLOW, 'use light-muster');
const counts = (t: Table, piece: Piece) => t.order.toSorted().map(seat => t.has(piece, seat));

describe('the rule covers', () => {
  test('ASG-490: rune stones', () => {
    const t = lifting('hel.b', { reserve: ['', 'black 1', 'black 4'] }).play(YELLOW, 'accept');
    expect([t.news.slice(0, 2), counts(t, 'black')]).toEqual([
      ['takenFrom 0 2 black', 'takenFrom 0 2 black'],
      [2, 1, 2, 0],
    ]);
  });

  test('ASG-490: white stones', () => {
    const t = lifting('odin.a', { reserve: ['', 'white 1', 'white 2'] }).play(YELLOW, 'accept', 'decline');
    expect([t.news[0], counts(t, 'white')]).toEqual(['takenFrom 0 2 white', [1, 1, 1, 0]]);
  });

  test.each(['whiteWarrior', 'orangeWarrior', 'giant'] as const)('ASG-490: recruits: %s', recruit => {
    const all = recruit === 'giant' ? 10 : 12;
    const t = mustering({ reserve: ['', `${recruit} 2`, `${recruit} ${all - 2}`] }).play(YELLOW, `muster ${recruit}`);
    expect([t.news, counts(t, recruit)]).toEqual([
      [`takenFrom 0 2 ${recruit}`, `takenFrom 0 2 ${recruit}`],
      [2, 2, all - 4],
    ]);
  });

  test('ASG-490: seals', () => {
    const reserve = ['', 'lightSeal 9', 'darkSeal 9'];
    const t = lifting('baldr.a', { reserve }).play(YELLOW, 'accept', 'accept');
    expect(t.news.filter(line => line.startsWith('taken'))).toEqual([
      'takenFrom 0 1 lightSeal',
      'takenFrom 0 2 darkSeal',
    ]);
    expect([counts(t, 'lightSeal'), counts(t, 'darkSeal')]).toEqual([
      [1, 8, 0, 0],
      [1, 0, 8, 0],
    ]);
  });

  test.each(['tyr', 'thor'] as const)(
    'ASG-490, ASG-503: the power tile of %s, which lies on its god or in front of a player',
    god => {
      for (const powerTiles of [{}, { [god]: BLUE }]) {
        const t = lifting(`${god}.a`, { powerTiles }).play(YELLOW, 'accept', 'accept');
        expect([t.powerTile(god), t.told('tookTile')]).toEqual([
          YELLOW,
          [{ type: 'tookTile', seat: YELLOW, power: god }],
        ]);
      }
    },
  );

  test('ASG-501: weapons and spells are not covered: an empty pile gives none', () => {
    const weapons = ['1', '2', '3', '4', '5', '6', '7'].map(n => `weapon-${n}`);
    const t = lifting('fenrir.a', { round: 4, arms: [[], weapons] }).play(YELLOW, 'accept', 'stand world5');
    expect([t.disc('world5'), t.awaited, t.told('browsed')]).toEqual([YELLOW, [RED], []]);
    for (const weapon of weapons) expect(t.where(weapon)).toBe('seat1');
  });

  test('ASG-501: discs are not covered: an empty track gives none', () => {
    const t = lifting('fenrir.a', { round: 4, taken: [7, 0, 0, 0] });
    expect([t.awaited, t.taken]).toEqual([[RED], [7, 0, 0, 0]]);
  });

  test('ASG-501: battle tiles are not covered: without one that is due or lower, none is taken', () => {
    const battleTiles = [[], [3, 3, 5, 5]];
    const t = nextRound({ seats: 2, victory: { world2: [YELLOW], world3: [YELLOW] }, front: [2, 3], battleTiles });
    expect([t.told('battleTile'), t.battleTiles(YELLOW), t.battleTiles(RED)]).toEqual([[], [], [3, 3, 5, 5]]);
  });

  test('ASG-501: nor are god tiles and temples: an empty pile shows nothing new, and nobody gives one up', () => {
    const built = ['1', '2', '3', '4', '5'].map(n => `temple-1-${n}`);
    const t = lifting('odin.temple', {
      temples: [[], built],
      on: { 'light-world1': 'odin-1', 'light-world2': 'odin-2', 'light-world3': 'odin-3' },
      reserve: ['black 1 whiteWarrior 1'],
    });
    t.play(YELLOW, 'build temple-1-6', 'lay light-world5');
    expect([t.where('temple-1-6'), t.where('odin-4'), t.told('templeUp'), t.told('turnedUp')]).toEqual([
      'seat0',
      'laid',
      [],
      [],
    ]);
    for (const id of built) expect(t.where(id)).toBe('seat1');
  });

  test('ASG-502: what Loki takes is chosen, not owed by the richest', () => {
    const t = lifting('loki.a', { reserve: ['', 'giant 4', 'giant 1'], onGod: { hel: 'giant 1' } }).play(
      YELLOW,
      'accept',
    );
    expect(t.offers()).toEqual(['lure giant of hel', 'lure giant of seat1', 'lure giant of seat2', 'decline']);
    t.play(YELLOW, 'lure giant of seat2');
    expect([counts(t, 'giant'), t.told('takenFrom')]).toEqual([[1, 4, 0, 0], []]);
  });

  test('ASG-502: so is what Hel removes', () => {
    const t = lifting('hel.a', { reserve: ['', 'giant 4', 'giant 1'] }).play(YELLOW, 'accept');
    expect(t.offers()).toEqual(['reap giant of seat1', 'reap giant of seat2', 'decline']);
    t.play(YELLOW, 'reap giant of seat2');
    expect([counts(t, 'giant'), t.told('takenFrom')]).toEqual([[0, 4, 0, 0], []]);
  });
});

describe('who gives', () => {
  test('ASG-491: the player with most of exactly that kind and colour', () => {
    const reserve = ['', 'blue 2 pink 3', 'blue 3', 'pink 2 red 5'];
    const t = lifting('thor.b', { reserve }).play(YELLOW, 'accept');
    expect(t.told('takenFrom')[0]).toMatchObject({ giver: BLUE, piece: 'blue' });
    expect([counts(t, 'pink'), counts(t, 'red')]).toEqual([
      [0, 3, 0, 2],
      [0, 0, 0, 5],
    ]);
  });

  test('ASG-492: what is in the supply is taken first', () => {
    const t = lifting('thor.b', { reserve: ['', 'blue 4'] }).play(YELLOW, 'accept');
    expect(t.news.slice(0, 2)).toEqual(['received 0 blue 1', 'takenFrom 0 1 blue']);
    expect([counts(t, 'blue'), t.has('blue')]).toEqual([[2, 3, 0, 0], 0]);
    const enough = lifting('thor.b', { reserve: ['', 'blue 3'] }).play(YELLOW, 'accept');
    expect([counts(enough, 'blue'), enough.told('takenFrom')]).toEqual([[2, 3, 0, 0], []]);
  });

  test('ASG-493: the richest is found anew for each piece', () => {
    // Red gives the first; then Red and Blue have two each, and Yellow says who gives the second.
    const t = lifting('thor.b', { reserve: ['', 'blue 3', 'blue 2'] }).play(YELLOW, 'accept');
    expect([t.phase, t.news.at(-1), t.offers()]).toEqual(['donor', 'takenFrom 0 1 blue', ['from 1', 'from 2']]);
    t.play(YELLOW, 'from 2');
    expect(counts(t, 'blue')).toEqual([2, 2, 1, 0]);
  });

  test('ASG-494: of equals the receiver names one', () => {
    const reserve = ['', 'lightSeal 3', 'lightSeal 2', 'lightSeal 3'];
    const t = lifting('baldr.a', { reserve, sealed: ['odin'] }).play(YELLOW, 'accept', 'accept');
    expect([t.phase, t.awaited, t.rule, t.offers()]).toEqual(['donor', [YELLOW], 'ASG-494', ['from 1', 'from 3']]);
    expect(t.refused(YELLOW, 'from 2')).toBe('ASG-491');
    t.play(YELLOW, 'from 3');
    expect(counts(t, 'lightSeal')).toEqual([1, 3, 2, 2]);
    // The dark seal comes from the supply then.
    expect([counts(t, 'darkSeal'), t.awaited]).toEqual([[1, 0, 0, 0], [RED]]);
  });

  test('ASG-495: a receiver who is among them names another', () => {
    const t = mustering({ reserve: ['giant 3', 'giant 3', 'giant 3'], onGod: { loki: 'giant 1' } });
    t.play(YELLOW, 'muster giant');
    expect([t.phase, t.offers()]).toEqual(['donor', ['from 1', 'from 2']]);
    expect(t.refused(YELLOW, 'from 0')).toBe('ASG-495');
    t.play(YELLOW, 'from 1');
    // With four, Yellow alone has most now: the second giant is lost.
    expect([counts(t, 'giant'), t.news]).toEqual([
      [4, 2, 3],
      ['takenFrom 0 1 giant', 'missed 0 giant'],
    ]);
  });

  test('ASG-496: whoever has most gets nothing', () => {
    const t = lifting('loki.b', { reserve: ['green 3', 'green 2'] }).play(YELLOW, 'accept');
    expect([counts(t, 'green'), t.news.slice(0, 2)]).toEqual([
      [3, 2, 0, 0],
      ['missed 0 green', 'missed 0 green'],
    ]);
  });

  test('ASG-497, ASG-498: where no player has any, nothing is received, though gods and Valhalla have some', () => {
    const t = mustering({ onGod: { loki: 'giant 6', hel: 'giant 4' } }).play(YELLOW, 'muster giant');
    expect([counts(t, 'giant'), t.recruits('loki'), t.recruits('hel')]).toEqual([[0, 0, 0], 'giant 6', 'giant 4']);
    expect(t.news).toEqual(['missed 0 giant', 'missed 0 giant']);
  });

  test('ASG-498: warriors on gods and in Valhalla are never taken', () => {
    const words = { onGod: { freyja: 'whiteWarrior 6' }, valhalla: 'whiteWarrior 4', reserve: ['', 'whiteWarrior 2'] };
    const t = mustering(words).play(YELLOW, 'muster whiteWarrior');
    expect([t.recruits('freyja'), t.recruits('valhalla')]).toEqual(['whiteWarrior 6', 'whiteWarrior 4']);
    // Red gives one; then both have one, and Red gives the other.
    expect(counts(t, 'whiteWarrior')).toEqual([2, 0, 0]);
  });

  test('ASG-499: white and orange warriors are separate kinds', () => {
    const reserve = ['', 'whiteWarrior 12', 'orangeWarrior 12'];
    expect(counts(mustering({ reserve }).play(YELLOW, 'muster whiteWarrior'), 'whiteWarrior')).toEqual([2, 10, 0]);
    const orange = mustering({ reserve: ['', 'whiteWarrior 12', 'orangeWarrior 3'] });
    orange.play(YELLOW, 'muster orangeWarrior');
    expect([counts(orange, 'orangeWarrior'), counts(orange, 'whiteWarrior')]).toEqual([
      [2, 0, 3],
      [0, 12, 0],
    ]);
  });

  test('ASG-500: seals for gods come the same way, but the first player decides ties, also for himself', () => {
    const t = nextRound({
      seats: 4,
      order: [PURPLE, RED, BLUE, YELLOW],
      sealed: ['loki'],
      reserve: ['', 'darkSeal 2', 'darkSeal 3', 'darkSeal 3'],
    });
    expect([t.phase, t.awaited, t.offers()]).toEqual(['refill', [PURPLE], ['from 2', 'from 3']]);
    t.play(PURPLE, 'from 3');
    expect([t.news[0], t.news[1], counts(t, 'darkSeal')]).toEqual([
      'sealGiven 3 hel',
      'sealGiven 2 mimir',
      [0, 2, 2, 2],
    ]);
  });

  test('ASG-503: seals beside gods and what lies before players are no supply', () => {
    const sealed = ['freyja', 'odin', 'tyr', 'thor', 'loki', 'hel', 'mimir', 'surtr'] as const;
    const t = lifting('baldr.a', { sealed, reserve: ['', 'lightSeal 5', 'darkSeal 5'] });
    t.play(YELLOW, 'accept', 'accept');
    expect(sealed.every(god => t.isSealed(god))).toBe(true);
    expect([counts(t, 'lightSeal'), counts(t, 'darkSeal')]).toEqual([
      [1, 4, 0, 0],
      [1, 0, 4, 0],
    ]);
  });

  test('ASG-503: stones on their gods and recruits and seals beside the board are', () => {
    const t = lifting('baldr.a', { reserve: ['', 'yellow 3 lightSeal 4 darkSeal 4'] }).play(YELLOW, 'accept', 'accept');
    expect([t.told('takenFrom'), t.told('received').map(({ count, piece }) => `${count} ${piece}`)]).toEqual([
      [],
      ['2 yellow', '1 lightSeal', '1 darkSeal'],
    ]);
    const recruits = mustering({ reserve: ['', 'giant 8'] }).play(YELLOW, 'muster giant');
    expect([recruits.told('takenFrom'), recruits.has('giant', YELLOW), recruits.has('giant')]).toEqual([[], 2, 0]);
  });
});
