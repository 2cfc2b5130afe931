/** What a view says, by name: everything that is drawn reads it through here. Takes a view, never a state. */
import type { TableProps } from '@idavoll/board';
import { type Game, HIDDEN, NONE, type Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { View } from '../rules/state.ts';
import {
  ARTEFACT_COUNT,
  CLOSED,
  type COLOURS,
  DISPLAY,
  DOUBLE,
  FIRST_HAND,
  FIRST_REALM,
  FIRST_SCREEN,
  KINDS,
  type MATERIALS,
  OPEN,
  PHASES,
  TREASURE_COUNT,
} from '../rules/vocabulary.ts';
import type { Words } from './speak.ts';

export type Kind = (typeof KINDS)[number];
export type Colour = (typeof COLOURS)[number];
export type Material = (typeof MATERIALS)[number];

/** Remembers what a function of a small number has given. */
const once = <T>(make: (n: number) => T): ((n: number) => T) => {
  const made = new Map<number, T>();
  return n => {
    const known = made.get(n);
    if (known !== undefined) return known;
    const fresh = make(n);
    made.set(n, fresh);
    return fresh;
  };
};

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Tokens of one seat that look alike: the kind is undefined where this viewer may not know it. */
export interface Pile {
  readonly key: string;
  readonly seat: Seat;
  readonly kind: Kind | undefined;
  readonly down: boolean;
  readonly count: number;
}

type Seeing = Pick<TableProps, 'game' | 'agreement' | 'view' | 'viewer' | 'names' | 'say'>;

export const sightOf = ({ game, agreement, view: seen, viewer, names, say }: Seeing) => {
  const { context: c } = game as Game<Context>;
  const view = seen as View;
  const { at, seats, ringSize, tables } = c;
  const phase = PHASES[view[at.phase]];
  const ring = range(ringSize).map(place => view[at.ring(place)]);
  const scoring = phase === 'assignment' || phase === 'over';
  const resolving = phase === 'treasure' || phase === 'carrier';
  const record = c.options.publicRecord === true || scoring;
  const treasuresAt = once(place => range(TREASURE_COUNT).filter(t => view[at.treasure(t)] === place));
  const cardsAt = once(place => range(ARTEFACT_COUNT).filter(card => view[at.card(card)] === place));
  const treasuresOf = (seat: Seat) => treasuresAt(FIRST_SCREEN + seat);
  const cardsOf = (seat: Seat) => cardsAt(FIRST_HAND + seat);

  /** The realm that the present question is about; NONE where it is about none. */
  const here = () => {
    if (resolving) return ring[(ring.indexOf(view[at.startRealm]) + view[at.resolved]) % ringSize];
    return view[at.essenceRealm] === NONE ? view[at.standing] : view[at.essenceRealm];
  };

  const pilesIn = once((realm): readonly Pile[] =>
    range(seats).flatMap(seat => {
      const pile = (kind: Kind | undefined, down: boolean, count: number): Pile[] =>
        count > 0 ? [{ key: `${seat}-${kind ?? ''}-${down}`, seat, kind, down, count }] : [];
      const known = view[at.faceDown(realm, seat, 0)] !== HIDDEN;
      const down = known
        ? KINDS.flatMap((kind, k) => pile(kind, true, view[at.faceDown(realm, seat, k)]))
        : pile(undefined, true, view[at.placed(realm, seat)]);
      return [...KINDS.flatMap((kind, k) => pile(kind, false, view[at.faceUp(realm, seat, k)])), ...down];
    }),
  );

  const inRealms = (seat: Seat) =>
    ring.reduce(
      (sum, realm) =>
        sum +
        view[at.placed(realm, seat)] +
        range(KINDS.length).reduce((n, k) => n + view[at.faceUp(realm, seat, k)], 0),
      0,
    );
  const army = tables.army.reduce((sum, count) => sum + count, 0);

  return {
    c,
    view,
    viewer,
    agreement,
    names,
    say: say as Words,
    phase,
    ring,
    scoring,
    resolving,
    here: here(),
    /** The treasure that is being carried or taken, or NONE. */
    inHand: Math.max(view[at.carried], view[at.taken]),
    round: view[at.round],
    colourOf: (seat: Seat) => agreement.traits[seat].colour as Colour,
    pilesIn,
    treasuresIn: (realm: number) => treasuresAt(FIRST_REALM + realm),
    treasuresOf,
    cardsOf,
    display: cardsAt(DISPLAY),
    /** MIM-384: with the public record off the table lists only what was laid open. */
    listsTreasuresOf: (seat: Seat) => seat === viewer || record,
    shownCardsOf: (seat: Seat) =>
      cardsOf(seat).filter(card => {
        const face = view[at.face(card)];
        return seat === viewer || face === OPEN || (face !== CLOSED && record);
      }),
    cardCount: (seat: Seat) => view[at.cardCount(seat)],
    behindScreen: (seat: Seat) => army - inRealms(seat),
    supplyOf: (seat: Seat) => KINDS.map((kind, k) => ({ kind, count: view[at.supply(seat, k)] })),
    order: range(seats).map(place => view[at.order(place)]),
    nextOrder: range(seats).map(place => view[at.nextOrder(place)]),
    hasPassed: (seat: Seat) => view[at.passed(seat)] === 1,
    vikingsIn: (realm: number, seat: Seat) =>
      range(DOUBLE + 1).reduce((sum, k) => sum + view[at.faceUp(realm, seat, k)] * tables.strength[k], 0),
    /** Whoever decides now. */
    isActive: (seat: Seat) =>
      phase === 'assignment' ? view[at.done(seat)] === 0 : phase !== 'over' && view[at.active] === seat,
  };
};

export type Sight = ReturnType<typeof sightOf>;
