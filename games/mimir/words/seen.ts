/** What a view says, by name: boards and sentences read it through here. Takes a view, never a state. */
import { NONE, type Nth, type Seat, type Viewer } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { Cells } from '../rules/state.ts';
import {
  ARTEFACT_COUNT,
  CLOSED,
  DISPLAY,
  FIRST_REALM,
  handOf,
  KINDS,
  OPEN,
  PHASES,
  type PhaseName,
  screenOf,
  TREASURE_COUNT,
} from '../rules/vocabulary.ts';

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Remembers what a function of a small number has given. */
export const once = <T>(make: (n: number) => T): ((n: number) => T) => {
  const made = new Map<number, T>();
  return n => {
    const known = made.get(n);
    if (known !== undefined) return known;
    const fresh = make(n);
    made.set(n, fresh);
    return fresh;
  };
};

export interface Seen {
  readonly c: Context;
  readonly view: Cells;
  readonly viewer: Viewer;
  readonly phase: PhaseName;
  readonly ring: readonly Nth<'realm'>[];
  readonly scoring: boolean;
  readonly resolving: boolean;
  /** The realm that the present question is about; NONE where it is about none. */
  readonly here: Nth<'realm'>;
  readonly order: readonly Seat[];
  readonly nextOrder: readonly Seat[];
  readonly display: readonly number[];
  /** Whether a seat decides now. */
  isActive(seat: Seat): boolean;
  treasuresIn(realm: Nth<'realm'>): number[];
  treasuresOf(seat: Seat): number[];
  listsTreasuresOf(seat: Seat): boolean;
  cardsOf(seat: Seat): number[];
  /** The cards of a seat as far as the table lists them; those laid open lie there for all to see. */
  shownCardsOf(seat: Seat): number[];
  cardCount(seat: Seat): number;
  /** Everybody can count these: the army less what lies in the realms. */
  behindScreen(seat: Seat): number;
}

export const seenIn = (c: Context, view: Cells, viewer: Viewer): Seen => {
  const { at, seats, ringSize, tables } = c;
  const phase = PHASES[view[at.phase]];
  const ring = range(ringSize).map(place => view[at.ring(place)]);
  const scoring = phase === 'assignment' || phase === 'over';
  const resolving = phase === 'treasure' || phase === 'carrier';
  /** With the public record off, nobody is reminded of what the others took. MIM-384 */
  const record = c.options.publicRecord === true || scoring;
  const treasuresAt = once(place => range(TREASURE_COUNT).filter(t => view[at.treasure(t)] === place));
  const cardsAt = once(place => range(ARTEFACT_COUNT).filter(card => view[at.card(card)] === place));
  const cardsOf = (seat: Seat) => cardsAt(handOf(seat));
  const faceUp = (realm: Nth<'realm'>, seat: Seat) =>
    range(KINDS.length).reduce((sum, kind) => sum + view[at.faceUp(realm, seat, kind)], 0);
  const army = tables.army.reduce((sum, count) => sum + count, 0);

  const realmInQuestion = () => {
    if (resolving) return ring[(ring.indexOf(view[at.startRealm]) + view[at.resolved]) % ringSize];
    return view[at.essenceRealm] === NONE ? view[at.standing] : view[at.essenceRealm];
  };

  return {
    c,
    view,
    viewer,
    phase,
    ring,
    scoring,
    resolving,
    here: realmInQuestion(),
    order: range(seats).map(place => view[at.order(place)]),
    nextOrder: range(seats).map(place => view[at.nextOrder(place)]),
    isActive: (seat: Seat) =>
      phase === 'assignment' ? view[at.done(seat)] === 0 : phase !== 'over' && view[at.active] === seat,
    treasuresIn: (realm: Nth<'realm'>) => treasuresAt(FIRST_REALM + realm),
    treasuresOf: (seat: Seat) => treasuresAt(screenOf(seat)),
    listsTreasuresOf: (seat: Seat) => seat === viewer || record,
    cardsOf,
    display: cardsAt(DISPLAY),
    shownCardsOf: (seat: Seat) =>
      cardsOf(seat).filter(card => {
        const face = view[at.face(card)];
        return seat === viewer || face === OPEN || (face !== CLOSED && record);
      }),
    cardCount: (seat: Seat) => view[at.cardCount(seat)],
    behindScreen: (seat: Seat) =>
      army - ring.reduce((sum, realm) => sum + view[at.placed(realm, seat)] + faceUp(realm, seat), 0),
  };
};
