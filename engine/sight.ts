/** What one viewer knows of a match. It is built field by field: what is not named here leaves no host. */
import type { Event } from './events.ts';
import { AUDIENCE, type Game, type Question, type Viewer } from './game.ts';
import type { State, View } from './layout.ts';
import type { Match } from './match.ts';

/** A legal move of one seat, and whether playing it can no longer be taken back. */
export interface Offer {
  readonly move: string;
  readonly final: boolean;
}

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
  /** Empty where the viewer is not awaited, and nothing is asked then. */
  readonly offers: readonly Offer[];
  readonly question: Question | null;
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
  const outcome = match.outcome();
  return {
    viewer,
    step: match.steps.length,
    view: match.view(viewer),
    events: match.events(viewer, since),
    awaiting,
    nth: seated ? match.nth(viewer) : 0,
    offers: asked ? match.offers(viewer) : [],
    question: asked ? questionFor(match, viewer) : null,
    canUndo: seated && match.canUndo(viewer),
    outcome: outcome ? { scores: Array.from(outcome.scores), places: Array.from(outcome.places) } : null,
  };
};
