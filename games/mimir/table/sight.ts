/** What a view says, by name: everything that is drawn reads it through here. Takes a view, never a state. */
import type { TableProps } from '@idavoll/board';
import { type Game, HIDDEN, type Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { View } from '../rules/state.ts';
import { type COLOURS, DOUBLE, KINDS, type MATERIALS } from '../rules/vocabulary.ts';
import type { Say, Voice } from '../words/names.ts';
import { once, range, seenIn } from '../words/seen.ts';

export { range };
export type Kind = (typeof KINDS)[number];
export type Colour = (typeof COLOURS)[number];
export type Material = (typeof MATERIALS)[number];

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
  const { at, seats, tables } = c;
  const words: Say = say;
  const voice: Voice = { content: c.content, say: words, player: seat => names[seat] ?? '' };

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

  return {
    ...seenIn(c, view, viewer),
    view,
    agreement,
    names,
    say: words,
    voice,
    /** The treasure that is being carried or taken, or NONE. */
    inHand: Math.max(view[at.carried], view[at.taken]),
    round: view[at.round],
    colourOf: (seat: Seat) => agreement.traits[seat].colour as Colour,
    pilesIn,
    supplyOf: (seat: Seat) => KINDS.map((kind, k) => ({ kind, count: view[at.supply(seat, k)] })),
    vikingsIn: (realm: number, seat: Seat) =>
      range(DOUBLE + 1).reduce((sum, k) => sum + view[at.faceUp(realm, seat, k)] * tables.strength[k], 0),
  };
};

export type Sight = ReturnType<typeof sightOf>;
