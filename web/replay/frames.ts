/** A finished match as a row of positions, to be looked at from any seat or with everything open. */
import { AUDIENCE, Match, type State, type View, type Viewer } from '@idavoll/engine';
import type { Told } from '../play/session.ts';

/** Whose eyes: a seat's, the audience's, or everybody's at once. */
export type Eyes = Viewer | 'all';

export interface Film {
  readonly match: Match;
  /** The state after so many steps. */
  readonly states: readonly State[];
}

export const filmOf = (match: Match): Film => {
  const { module, agreement, seed, pack } = match;
  const again = new Match({ module, agreement, seed, pack });
  const states = [again.state];
  for (const { seat, text } of match.steps) {
    again.submit(seat, again.nth(seat), text);
    states.push(again.state);
  }
  return { match, states };
};

export const viewAt = ({ match, states }: Film, step: number, eyes: Eyes): View => {
  const view = match.game.layout.view();
  if (eyes === 'all') view.set(states[step]);
  else match.game.view(states[step], eyes, view);
  return view;
};

/** With everything open, each event is told as its own seat may read it. */
export const storyOf = ({ match }: Film, eyes: Eyes): readonly Told[] => {
  if (eyes !== 'all') return match.events(eyes);
  const bySeat = Array.from({ length: match.game.seats }, (_, seat) => match.events(seat));
  return match.events(AUDIENCE).map((told, i) => {
    const { seat } = told.event;
    return typeof seat === 'number' ? (bySeat[seat]?.[i] ?? told) : told;
  });
};
