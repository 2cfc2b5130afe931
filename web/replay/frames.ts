/** A finished match as a row of positions, to be looked at from any seat or with everything open. */
import {
  AUDIENCE,
  type GameModule,
  type Match,
  type MatchRecord,
  ok,
  type Pack,
  type RecordError,
  type Result,
  replayRecord,
  type State,
  type View,
  type Viewer,
  viewOf,
} from '@idavoll/engine';
import type { Told } from '../play/session.ts';

/** Whose eyes: a seat's, the audience's, or everybody's at once. */
export type Eyes = Viewer | 'all';

export interface Film {
  readonly match: Match;
  /** The state after so many steps. */
  readonly states: readonly State[];
}

/** Plays a record, which checks it, and keeps every state on the way. */
export const filmOf = (
  module: GameModule,
  record: MatchRecord,
  pack: Pack<unknown> = module.base,
): Result<Film, RecordError> => {
  const states: State[] = [];
  const match = replayRecord(module, record, pack, ({ state }) => states.push(state));
  return match.ok ? ok({ match: match.value, states }) : match;
};

export const viewAt = ({ match, states }: Film, step: number, eyes: Eyes): View => {
  if (eyes !== 'all') return viewOf(match.game, states[step], eyes);
  const view = match.game.layout.view();
  view.set(states[step]);
  return view;
};

/** With everything open, each event is told as its own seat may read it. */
export const storyOf = ({ match }: Film, eyes: Eyes): readonly Told[] => {
  if (eyes !== 'all') return match.sight(eyes).events;
  const bySeat = Array.from({ length: match.game.seats }, (_, seat) => match.sight(seat).events);
  return match.sight(AUDIENCE).events.map((told, i) => {
    const { seat } = told.event;
    return typeof seat === 'number' ? (bySeat[seat]?.[i] ?? told) : told;
  });
};
