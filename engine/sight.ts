/** What one viewer knows of a match. It is built field by field: what is not named here leaves no host. */
import type { Event } from './events.ts';
import { AUDIENCE, type Game, type Question, type Viewer } from './game.ts';
import type { State, View } from './layout.ts';
import type { Match } from './match.ts';

/** A legal move of one seat. */
export interface Offer {
  readonly move: string;
  /** Whether playing it can no longer be taken back. */
  readonly final: boolean;
  /** Whether it is final because the turn ends with it: then it can wait until the seat says so. */
  readonly ends: boolean;
}

/** Offers to somebody who is asked before a turn ends: what only ends the turn is not final for him, if he has a choice. */
export const whenAsked = (offers: readonly Offer[]): readonly Offer[] =>
  offers.length > 1 ? offers.map(offer => (offer.ends ? { ...offer, final: false } : offer)) : offers;

export interface Sight {
  readonly viewer: Viewer;
  /** How many decisions stand. */
  readonly step: number;
  readonly view: View;
  /** Told since the step that was asked for; those of step 0 are of the set-up. */
  readonly events: readonly { readonly step: number; readonly event: Event }[];
  /** Who must decide now, one bit a seat. */
  readonly awaiting: number;
  /** How many moves and undos the seat has made; 0 for the audience. */
  readonly nth: number;
  /** Empty where the viewer is not awaited or holds a move, and nothing is asked then. */
  readonly offers: readonly Offer[];
  readonly question: Question | null;
  /** The move that waits until the seat ends its turn, and what it tells, where that can be shown: the view is after it. */
  readonly held: { readonly move: string; readonly events: readonly Event[] | null } | null;
  readonly canUndo: boolean;
  /** Once the match is over. */
  readonly outcome: { readonly scores: readonly number[]; readonly places: readonly number[] } | null;
}

export const viewOf = (game: Game, state: State, viewer: Viewer): View => {
  const view = game.layout.view();
  game.view(state, viewer, view);
  return view;
};

const questionFor = ({ game, state }: Match, viewer: Viewer): Question => {
  const { ask, rule } = game.ask(state, viewer);
  return { ask, rule };
};

export const seenBy = (match: Match, viewer: Viewer, since: number): Sight => {
  const { awaiting } = match;
  const seated = viewer !== AUDIENCE;
  const asked = seated && (awaiting & (1 << viewer)) !== 0;
  const held = seated ? match.held(viewer) : undefined;
  const outcome = match.outcome();
  return {
    viewer,
    step: match.steps.length,
    view: held?.shown?.view ?? match.view(viewer),
    events: match.events(viewer, since),
    awaiting,
    nth: seated ? match.nth(viewer) : 0,
    offers: asked && !held ? match.offers(viewer) : [],
    question: asked && !held ? questionFor(match, viewer) : null,
    held: held ? { move: held.move, events: held.shown?.events ?? null } : null,
    canUndo: seated && match.canUndo(viewer),
    outcome: outcome ? { scores: Array.from(outcome.scores), places: Array.from(outcome.places) } : null,
  };
};
