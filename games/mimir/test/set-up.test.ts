import { AUDIENCE, toJson, viewersOf } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { mimir } from '../index.ts';
import { handOf, KINDS, MATERIALS, PILE } from '../rules/vocabulary.ts';
import { playedOut, tables } from './random-play.ts';
import { cardIndex, Table } from './table.ts';

const { realms, treasures, artefacts } = mimir.base.content;
const SEATS = [2, 3, 4];
const MANY = 300;
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const rotated = <T>(list: readonly T[], by: number) => [...list.slice(by), ...list.slice(0, by)];
/** Every seat order that is clockwise around the table. */
const clockwise = (seats: number) =>
  Array.from({ length: seats }, (_, first) => rotated([...Array(seats).keys()], first).join());

describe('the realms', () => {
  test('MIM-041 MIM-042 MIM-043 MIM-044: 2, 3 or 4 players lay 5, 6 or 8 different realms', () => {
    for (const [seats, size] of [
      [2, 5],
      [3, 6],
      [4, 8],
    ])
      for (const t of tables({ seats }, 20)) {
        expect(t.ring).toHaveLength(size);
        expect(new Set(t.ring).size).toBe(size);
      }
  });

  test('MIM-045: every realm occurs at every place, beside every other, and sometimes not at all', () => {
    for (const seats of SEATS) {
      const rings = tables({ seats }, MANY).map(t => t.ring);
      const places = new Set(rings.flatMap(ring => ring.map((realm, place) => `${realm} ${place}`)));
      expect(places.size).toBe(realms.length * rings[0].length);
      const pairs = new Set(rings.flatMap(ring => ring.slice(1).map((realm, i) => `${ring[i]} ${realm}`)));
      expect(pairs.size).toBe(realms.length * (realms.length - 1));
      for (const realm of ids(realms)) expect(rings.some(ring => !ring.includes(realm))).toBe(true);
    }
  });

  test('MIM-046: a realm that was not drawn never gets a token or a treasure and is never offered', () => {
    for (const seats of SEATS)
      for (let seed = 0; seed < 3; seed++)
        playedOut({ seats }, seed, t => {
          for (const realm of ids(realms).filter(id => !t.ring.includes(id))) {
            expect(t.treasuresIn(realm)).toEqual([]);
            for (let seat = 0; seat < seats; seat++) {
              expect(t.tokens(realm, seat)).toBe('');
              expect(t.placed(realm, seat)).toBe(0);
              expect(t.offers(seat).filter(move => move.split(/[ ><]/).includes(realm))).toEqual([]);
            }
          }
        });
  });

  test('MIM-047: the ring is closed: from every realm two others are next to it', () => {
    for (const seats of SEATS) {
      const { ring } = new Table({ seats });
      for (const [i, realm] of ring.entries()) {
        const t = new Table({ seats, phase: 'action', realms: { [realm]: { 0: 'valkyrie, wyrm' } } });
        t.play(0, 'choose valkyrie');
        const beside = [ring[(i + 1) % ring.length], ring[(i + ring.length - 1) % ring.length]];
        expect(new Set(t.offers(0))).toEqual(new Set([realm, ...beside].map(id => `stand ${id}`)));
      }
    }
  });

  test('MIM-049: the start-realm marker lies at every place of the ring, and on every realm', () => {
    for (const seats of SEATS) {
      const all = tables({ seats }, MANY);
      expect(new Set(all.map(t => t.ring.indexOf(t.startRealm)))).toEqual(new Set(all[0].ring.keys()));
      expect(new Set(all.map(t => t.startRealm))).toEqual(new Set(ids(realms)));
    }
  });

  test('MIM-004: at every moment one realm of the ring holds the marker, one realm a round', () => {
    const held = new Set<string>();
    const t = playedOut({ seats: 3 }, 1, table => {
      expect(table.ring).toContain(toJson(table.c.layout, table.state).startRealm);
      held.add(`${table.round} ${table.startRealm}`);
    });
    const first = t.ring.indexOf(String(t.events().find(({ type }) => type === 'round')?.realm));
    expect([...held]).toEqual([1, 2, 3].map(round => `${round} ${t.ring[(first + round - 1) % t.ring.length]}`));
  });
});

describe('the removed material', () => {
  test('MIM-050 MIM-053 MIM-054: its 9 treasures and every card that needs it are gone before anything is dealt', () => {
    for (const seats of [2, 3])
      for (const material of MATERIALS) {
        const t = new Table({ fresh: { seats, options: { removedMaterial: material } } });
        const made = ids(treasures.filter(treasure => treasure.material === material));
        const needing = ids(artefacts.filter(({ requires }) => material in requires));
        expect(made).toHaveLength(9);
        expect(t.treasuresGone()).toEqual(expect.arrayContaining(made));
        expect(t.treasuresGone()).toHaveLength(seats === 2 ? 9 + 2 : 9);
        expect(t.removedCards()).toEqual(needing);
        expect(needing.map(card => t.face(card))).toEqual(needing.map(() => 'seen'));
        const types = t.story(AUDIENCE);
        expect(types[0]).toBe('removed');
        expect(types.filter(type => type === 'removed')).toHaveLength(1);
      }
  });

  test('MIM-051 MIM-052: any material can be named; without a choice each is drawn sometimes', () => {
    const removed = (t: Table) => toJson(t.c.layout, t.state).removedMaterial;
    for (const seats of [2, 3]) {
      for (const material of MATERIALS)
        for (const t of tables({ seats, options: { removedMaterial: material } }, 10))
          expect(removed(t)).toBe(material);
      expect(new Set(tables({ seats }, 60).map(removed))).toEqual(new Set(MATERIALS));
    }
  });

  test('MIM-055: with 4 players nothing is removed', () => {
    for (const t of tables({ seats: 4 }, 20)) {
      expect(t.removedCards()).toEqual([]);
      expect(t.treasuresGone()).toEqual([]);
      expect(toJson(t.c.layout, t.state).removedMaterial).toBeNull();
      expect(t.story(AUDIENCE)).not.toContain('removed');
    }
  });
});

describe('cards and treasures', () => {
  test('MIM-056: the deck is shuffled: every card is dealt to every seat, lies in the display or stays', () => {
    const all = tables({ seats: 4 }, MANY);
    for (let seat = 0; seat < 4; seat++)
      expect(new Set(all.flatMap(t => t.cardsOf(seat)))).toEqual(new Set(ids(artefacts)));
    expect(new Set(all.flatMap(t => t.display()))).toEqual(new Set(ids(artefacts)));
    for (const card of ids(artefacts)) expect(all.some(t => t.deck().includes(card))).toBe(true);
  });

  test('MIM-056: the deck is face down: nobody can tell its cards from the closed cards of others', () => {
    for (const seats of SEATS)
      for (const t of tables({ seats }, 10))
        for (const viewer of viewersOf(t.match.game))
          for (const card of t.deck()) expect(t.seen(viewer, t.c.at.card(cardIndex(card)))).toBeUndefined();
  });

  test('MIM-057: each player is dealt 1 card', () => {
    for (const seats of SEATS)
      for (const difficulty of ['easy', 'normal'])
        for (const t of tables({ seats, options: { difficulty } }, 10)) {
          for (let seat = 0; seat < seats; seat++) expect(t.cardsOf(seat)).toHaveLength(1);
          const inUse = t.deck().length + t.display().length + t.removedCards().length + seats;
          expect(inUse).toBe(artefacts.length);
        }
  });

  test('MIM-058: the dealt card is known only to its holder, in the view and in the story', () => {
    for (const seats of SEATS)
      for (const t of tables({ seats }, 10))
        for (let holder = 0; holder < seats; holder++) {
          const [card] = t.cardsOf(holder);
          for (const viewer of viewersOf(t.match.game)) {
            const mine = viewer === holder;
            expect(t.seen(viewer, t.c.at.card(cardIndex(card)))).toBe(mine ? handOf(holder) : undefined);
            const dealt = t.events(viewer).filter(({ type, seat }) => type === 'dealt' && seat === holder);
            expect(dealt).toEqual([{ type: 'dealt', seat: holder, artefact: mine ? card : '?' }]);
          }
        }
  });

  test('MIM-059: the treasures of later rounds wait in their piles, and nobody sees an order in them', () => {
    for (const seats of SEATS)
      for (const t of tables({ seats }, 10)) {
        const removed = toJson(t.c.layout, t.state).removedMaterial;
        for (const [i, { round, material }] of treasures.entries())
          for (const viewer of viewersOf(t.match.game))
            if (round > 1 && material !== removed) expect(t.seen(viewer, t.c.at.treasure(i))).toBe(PILE);
        const now = t.ring.flatMap(realm => t.treasuresIn(realm));
        expect(now.filter(id => !id.includes('-1-'))).toEqual([]);
      }
  });

  test('MIM-060: every treasure of a round comes at every step of its deal and after every other', () => {
    for (const round of [1, 2]) {
      const steps = new Set<string>();
      const pairs = new Set<string>();
      for (const t of tables({ seats: 4, options: { difficulty: 'easy' } }, 200)) {
        t.playUntil(table => table.round === round);
        const laidOut = t.events().filter(({ type }) => type === 'laidOut');
        const dealt = laidOut.slice(-12).map(({ treasure }) => treasure);
        for (const [step, treasure] of dealt.entries()) steps.add(`${treasure} ${step}`);
        for (const [step, treasure] of dealt.slice(1).entries()) pairs.add(`${dealt[step]} ${treasure}`);
      }
      expect(steps.size).toBe(12 * 12);
      expect(pairs.size).toBe(12 * 11);
    }
  });
});

describe('the players', () => {
  const armyOf = (t: Table, seat: number) => KINDS.map(kind => t.supply(seat, kind));

  test('MIM-082: the easy game has no raven, the normal game has one each', () => {
    for (const seats of SEATS)
      for (const [difficulty, army] of [
        ['easy', [18, 1, 0, 1, 1]],
        ['normal', [18, 1, 1, 1, 1]],
      ] as const) {
        const t = new Table({ fresh: { seats, options: { difficulty } } });
        for (let seat = 0; seat < seats; seat++) expect(armyOf(t, seat)).toEqual(army);
        expect(t.offers(t.order[0]).some(move => move.startsWith('raven'))).toBe(difficulty === 'normal');
        for (const elite of ['valkyrie', 'wyrm'])
          expect(t.offers(t.order[0]).some(move => move.startsWith(elite))).toBe(true);
      }
  });

  test('MIM-083: all army tokens start behind the screens', () => {
    for (const seats of SEATS) {
      const t = new Table({ fresh: { seats } });
      for (let seat = 0; seat < seats; seat++) {
        expect(armyOf(t, seat)).toEqual([...t.c.tables.army]);
        for (const realm of ids(realms)) {
          expect(t.tokens(realm, seat)).toBe('');
          expect(t.faceDown(realm, seat)).toBe('');
        }
      }
    }
  });

  test('MIM-084: easy: every seat holds the first-player token sometimes, and the order is clockwise from it', () => {
    for (const seats of SEATS) {
      const orders = tables({ seats, options: { difficulty: 'easy' } }, 100).map(t => t.order.join());
      expect(new Set(orders)).toEqual(new Set(clockwise(seats)));
    }
    for (const t of tables({ seats: 4, options: { difficulty: 'easy', firstPlayer: 'chosen' } }, 10))
      expect(t.order).toEqual([0, 1, 2, 3]);
  });

  test('MIM-085: normal: the first column comes in every order', () => {
    for (const [seats, orders] of [
      [2, 2],
      [3, 6],
      [4, 24],
    ])
      expect(new Set(tables({ seats }, MANY).map(t => t.order.join())).size).toBe(orders);
    for (const t of tables({ seats: 4, options: { firstPlayer: 'chosen' } }, 10)) expect(t.order).toEqual([0, 1, 2, 3]);
  });

  test('MIM-086: easy: the turn-order board is never used', () => {
    for (const seats of SEATS) {
      const t = playedOut({ seats, options: { difficulty: 'easy' } }, seats, table => {
        expect(table.phase).not.toBe('order');
        expect(clockwise(seats)).toContain(table.order.join());
        for (let place = 0; place < seats; place++) expect(table.state[table.c.at.nextOrder(place)]).toBe(-1);
      });
      expect(t.story(AUDIENCE)).not.toContain('ordered');
    }
  });

  test('MIM-087: normal: no token is handed on: whoever takes the old places keeps the old order', () => {
    for (const seats of SEATS) {
      const t = new Table({ fresh: { seats } });
      const first = t.order;
      const keepPlace = (offers: string[], seat: number) =>
        offers.find(move => move === `place ${first.indexOf(seat) + 1}`) ??
        offers.find(move => move === 'pass') ??
        offers[0];
      for (const round of [2, 3]) {
        t.playUntil(table => table.round === round, keepPlace);
        expect(t.order).toEqual(first);
      }
    }
  });
});
