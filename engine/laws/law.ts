/** What a law is, and what it may look at. */
import type { PlayoutChance } from '../chance.ts';
import type { Game, Move, Seat, Viewer } from '../game.ts';
import type { State, View } from '../layout.ts';
import type { Match } from '../match.ts';
import { viewOf } from '../sight.ts';
import type { StepEffects } from '../step.ts';
import type { Unsureness } from './unsure.ts';

export class LawBroken extends Error {}

export const demand = (holds: boolean, message: string): void => {
  if (!holds) throw new LawBroken(message);
};

/** One match under the eyes of the laws. */
export interface Walk {
  readonly game: Game;
  readonly match: Match;
  readonly viewers: readonly Viewer[];
  /** Chance of the laws' own, apart from the match's. */
  readonly pick: PlayoutChance;
  readonly buffer: Int32Array;
  /** Kept over all matches of a game. */
  readonly unsure: Unsureness;
}

/** A step that was just played: the state before and after, and what it did. */
export interface PlayedStep {
  readonly seat: Seat;
  readonly move: Move;
  readonly final: boolean;
  readonly before: State;
  readonly after: State;
  readonly fx: StepEffects;
  /** What a viewer sees after it. */
  view(viewer: Viewer): View;
}

export interface Law {
  readonly id: string;
  readonly title: string;
  /** Checks the set-up. Every check says how often it could look. */
  start?(walk: Walk): number;
  /** Checks a position in which somebody must decide, or the last one. */
  rest?(walk: Walk): number;
  step?(walk: Walk, step: PlayedStep): number;
  /** Checks a match that is over. */
  end?(walk: Walk): number;
  /** Checks what all matches have shown together. */
  whole?(unsure: Unsureness): number;
}

/** A world that somebody who sees only this view must think possible. */
export const worldOf = (walk: Walk, state: State, viewer: Viewer): State => {
  const world = walk.game.layout.state();
  walk.game.determinize(viewOf(walk.game, state, viewer), viewer, walk.pick, world);
  return world;
};

export const legalOf = (game: Game, state: State, seat: Seat, buffer: Int32Array): Move[] =>
  Array.from(buffer.subarray(0, game.legal(state, seat, buffer)));

export const same = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

export const toldTo = (game: Game, fx: StepEffects, viewer: Viewer): string =>
  JSON.stringify(fx.told.map(({ event, fields }) => game.events.tell(event, fields, viewer)));

export const nameOf = (viewer: Viewer): string => (viewer < 0 ? 'the audience' : `seat ${viewer}`);
