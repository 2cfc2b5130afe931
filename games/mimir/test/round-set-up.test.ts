import { AUDIENCE, type Event, viewersOf } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { mimir } from '../index.ts';
import { FIRST_REALM } from '../rules/vocabulary.ts';
import { playedOut, tables } from './random-play.ts';
import { cardIndex, realmIndex, Table, treasureIndex } from './table.ts';

const { treasures } = mimir.base.content;
const roundOf = (id: unknown) => treasures.find(treasure => treasure.id === id)?.round;
/** Every seat count and difficulty. */
const GAMES = [2, 3, 4].flatMap(seats => ['easy', 'normal'].map(difficulty => ({ seats, options: { difficulty } })));

/** The events of each round, from its set-up on. */
const rounds = (t: Table): Event[][] => {
  const all: Event[][] = [];
  for (const event of t.events())
    if (event.type === 'round') all.push([event]);
    else all.at(-1)?.push(event);
  return all;
};
const of = (events: readonly Event[], type: string) => events.filter(event => event.type === type);

const STAGES: Readonly<Record<string, readonly string[]>> = {
  'round set-up': ['round', 'laidOut', 'displayed'],
  placement: ['placed', 'laidOpen'],
  action: ['turnedUp', 'chose', 'carried', 'stood', 'called', 'scared', 'wentHome', 'passed', 'ordered'],
  resolution: ['resolving', 'counted', 'tied', 'took', 'declined', 'drew', 'tookArtefact'],
  scoring: ['scoring', 'used', 'flipped', 'leafed', 'assigned', 'over'],
};
const stageOf = ({ type }: Event) => Object.keys(STAGES).find(stage => STAGES[stage].includes(type)) ?? 'set-up';

describe('course of the game', () => {
  test('MIM-100 MIM-101: three rounds of round set-up, placement, action and resolution, in this order', () => {
    for (const game of GAMES) {
      const stages = playedOut(game, 1).events().map(stageOf);
      const course = stages.filter((stage, i) => stage !== stages[i - 1]);
      const round = ['round set-up', 'placement', 'action', 'resolution'];
      expect(course).toEqual(['set-up', ...round, ...round, ...round, 'scoring']);
    }
  });

  test('MIM-102: after the artefact step of round 3 the game goes to scoring', () => {
    for (const game of GAMES) {
      const types = playedOut(game, 2)
        .events()
        .map(({ type }) => type);
      const end = types.indexOf('scoring');
      const step = game.options.difficulty === 'easy' ? 'drew' : 'tookArtefact';
      expect(types.slice(end - game.seats, end)).toEqual(Array(game.seats).fill(step));
      expect(types.filter(type => type === step)).toHaveLength(3 * game.seats);
      expect(types.at(-1)).toBe('over');
    }
  });

  test('MIM-103: everybody plays all three rounds and gets a place', () => {
    for (const game of GAMES) {
      const t = playedOut(game, 3);
      for (const round of rounds(t))
        for (let seat = 0; seat < game.seats; seat++) {
          expect(of(round, 'placed').filter(event => event.seat === seat).length).toBeGreaterThanOrEqual(5);
          expect(of(round, 'passed').filter(event => event.seat === seat)).toHaveLength(1);
        }
      expect(t.places).toHaveLength(game.seats);
      expect(Math.min(...t.places)).toBe(1);
    }
  });

  test('MIM-104: the start-realm marker changes nothing in placement and action', () => {
    const walk = (startRealm: string) => {
      const midgard = { 0: 'valkyrie', 1: 'wyrm', 2: 'raven', treasures: ['skin-1-1'] };
      const t = new Table({ seats: 3, round: 2, order: [2, 0, 1], startRealm, realms: { midgard } });
      const seen: unknown[] = [];
      t.playUntil(
        table => table.story(AUDIENCE).includes('resolving'),
        (offers, seat) => {
          seen.push([seat, t.phase, offers]);
          return offers.find(move => /^(choose|stand|carry|call|scare)/.test(move)) ?? offers[offers.length - 1];
        },
      );
      return seen;
    };
    const { ring } = new Table({ seats: 3 });
    const fromFirst = walk(ring[0]);
    expect(fromFirst.length).toBeGreaterThan(18);
    for (const realm of ring) expect(walk(realm)).toEqual(fromFirst);
  });

  test('MIM-105: the marker follows the ring, the first-player token the table', () => {
    const ring = ['asgard', 'midgard', 'niflheim', 'vanaheim', 'alfheim', 'helheim'];
    const t = new Table({ seats: 3, options: { difficulty: 'easy' }, ring, startRealm: 'helheim', order: [1, 2, 0] });
    t.playUntil(({ round }) => round === 2);
    expect([t.startRealm, t.order]).toEqual(['asgard', [2, 0, 1]]);
    t.playUntil(({ round }) => round === 3);
    expect([t.startRealm, t.order]).toEqual(['midgard', [0, 1, 2]]);
  });
});

describe('the deal of treasures', () => {
  /** Each realm of a deal with how many treasures it got, in the order of dealing. */
  const dealOf = (round: Event[]) => {
    const deal: [string, number][] = [];
    for (const { realm } of of(round, 'laidOut'))
      if (deal.at(-1)?.[0] === realm) deal[deal.length - 1][1]++;
      else deal.push([String(realm), 1]);
    return deal;
  };

  test('MIM-120: each round deals from its own pile, and no treasure twice', () => {
    for (const game of GAMES) {
      const played = rounds(playedOut(game, 4));
      for (const [i, round] of played.entries())
        for (const { treasure } of of(round, 'laidOut')) expect(roundOf(treasure)).toBe(i + 1);
      const all = played.flatMap(round => of(round, 'laidOut').map(({ treasure }) => treasure));
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('MIM-121 MIM-122 MIM-123 MIM-125 MIM-130: 1, 2, 1, 2 clockwise from the marker, once around, every round', () => {
    for (const game of GAMES) {
      const t = playedOut(game, 5);
      const first = t.ring.indexOf(String(rounds(t)[0][0].realm));
      for (const [i, round] of rounds(t).entries()) {
        const from = (first + i) % t.ring.length;
        const clockwise = [...t.ring.slice(from), ...t.ring.slice(0, from)];
        expect(round[0].realm).toBe(clockwise[0]);
        expect(dealOf(round)).toEqual(clockwise.map((realm, step) => [realm, step % 2 === 0 ? 1 : 2]));
        expect(of(round, 'laidOut')).toHaveLength({ 2: 7, 3: 9, 4: 12 }[game.seats] ?? 0);
      }
    }
  });

  test('MIM-124: all treasures of the deal lie face up before anyone places a token', () => {
    for (const game of GAMES)
      for (const t of tables(game, 5)) {
        expect(t.phase).toBe('placement');
        expect(t.match.steps).toEqual([]);
        for (const viewer of viewersOf(t.match.game))
          for (const realm of t.ring)
            for (const id of t.treasuresIn(realm)) {
              expect(t.seen(viewer, t.c.at.treasure(treasureIndex(id)))).toBe(FIRST_REALM + realmIndex(realm));
              expect(t.events(viewer)).toContainEqual({ type: 'laidOut', treasure: id, realm });
            }
      }
  });

  test('MIM-126 MIM-127: with 2 players the 2 left in each pile leave the game, and nobody is shown them', () => {
    const leftOver = new Map<number, string[]>();
    const t = playedOut({ seats: 2, options: { removedMaterial: 'gem' } }, 6, table => {
      const gone = table.treasuresGone().filter(id => !id.startsWith('gem'));
      for (const round of [1, 2, 3])
        expect(gone.filter(id => roundOf(id) === round)).toHaveLength(round <= table.round ? 2 : 0);
      leftOver.set(table.round, gone);
    });
    expect(leftOver.get(3)).toEqual(expect.arrayContaining([...(leftOver.get(1) ?? []), ...(leftOver.get(2) ?? [])]));
    for (const viewer of viewersOf(t.match.game))
      for (const id of leftOver.get(3) ?? []) expect(JSON.stringify(t.events(viewer))).not.toContain(`"${id}"`);
  });

  test('MIM-126: with 3 or 4 players the piles are used up', () => {
    for (const seats of [3, 4]) {
      const t = playedOut({ seats }, 7);
      expect(t.treasuresGone()).toHaveLength(seats === 3 ? 9 : 0);
      expect(rounds(t).flatMap(round => of(round, 'laidOut'))).toHaveLength(seats === 3 ? 27 : 36);
    }
  });

  test('MIM-128: with 5 realms the start realm and the last realm both get 1', () => {
    for (const t of tables({ seats: 2 }, 20)) {
      const start = t.ring.indexOf(t.startRealm);
      expect(t.treasuresIn(t.startRealm)).toHaveLength(1);
      expect(t.treasuresIn(t.ring[(start + 4) % 5])).toHaveLength(1);
      expect(t.treasuresIn(t.ring[(start + 1) % 5])).toHaveLength(2);
    }
  });

  test('MIM-129: treasures left from earlier rounds stay where they are and do not change the deal', () => {
    for (const game of GAMES) {
      const t = new Table({ fresh: game });
      const declining = (offers: string[]) => offers.find(move => move === 'decline' || move === 'pass') ?? offers[0];
      const before = t.ring.map(realm => t.treasuresIn(realm));
      t.playUntil(({ round }) => round === 2, declining);
      const [, second] = rounds(t);
      for (const [i, realm] of t.ring.entries()) {
        expect(t.treasuresIn(realm)).toEqual(expect.arrayContaining(before[i]));
        const dealt = of(second, 'laidOut').filter(event => event.realm === realm);
        expect(t.treasuresIn(realm)).toHaveLength(before[i].length + dealt.length);
      }
      const from = t.ring.indexOf(t.startRealm);
      for (const [i, realm] of t.ring.entries()) {
        const step = (i - from + t.ring.length) % t.ring.length;
        expect(of(second, 'laidOut').filter(event => event.realm === realm)).toHaveLength(step % 2 === 0 ? 1 : 2);
      }
    }
  });
});

describe('the display', () => {
  test('MIM-131: normal: as many cards as players are drawn and lie open to all, every round', () => {
    for (const seats of [2, 3, 4]) {
      const t = new Table({ fresh: { seats } });
      for (const round of [1, 2, 3]) {
        t.playUntil(table => table.round === round);
        expect(t.display()).toHaveLength(seats);
        expect(t.deck()).toHaveLength(25 - t.removedCards().length - seats - seats * round);
        for (const viewer of viewersOf(t.match.game))
          for (const card of t.display()) {
            expect(t.seen(viewer, t.c.at.card(cardIndex(card)))).toBe(2);
            expect(t.events(viewer)).toContainEqual({ type: 'displayed', artefact: card });
          }
      }
    }
  });

  test('MIM-132: easy: there is no display', () => {
    for (const seats of [2, 3, 4]) {
      const t = playedOut({ seats, options: { difficulty: 'easy' } }, 8, table => expect(table.display()).toEqual([]));
      expect(t.story(AUDIENCE)).not.toContain('displayed');
    }
  });

  test('MIM-133: treasures are dealt first, then the display is filled', () => {
    for (const round of rounds(playedOut({ seats: 3 }, 9))) {
      const types = round.map(({ type }) => type);
      expect(types.indexOf('displayed')).toBe(types.lastIndexOf('laidOut') + 1);
    }
  });
});
