/** The one seam between opponents and those who seat them: all that a bot is told, and what it answers. */
import type { Agreement, Event, Move, Pack, Seat, View } from '@idavoll/engine';
import type { Level } from './levels.ts';

/** What may be known of a match by whoever sits in one seat. Plain data: it can be sent to a worker. */
export interface BotQuestion {
  readonly game: string;
  readonly rules: number;
  readonly agreement: Agreement;
  /** The content, where it is not the game's own. */
  readonly pack?: Pack<unknown> | undefined;
  readonly seat: Seat;
  readonly view: View;
  /** What the seat was told and its view no longer shows; see `memoryOf`. */
  readonly memory: readonly Event[];
  readonly level: Level;
  /** 32 bits: with the same seed and no limit of time, the same question has the same answer. */
  readonly seed: number;
}

/** A move that is meant for the moment in which the seat's view looks like this. */
export interface Planned {
  readonly digest: number;
  readonly move: Move;
}

export interface BotAnswer {
  /** The move for now, and those that follow as long as all goes as foreseen; see `follow`. Never empty. */
  readonly plan: readonly Planned[];
  readonly iterations: number;
  /** The share of a win that the bot expects for its seat. */
  readonly value: number;
}

/** A number for all that a view shows, to know it again by. */
export const digestOf = (view: ArrayLike<number>): number => {
  let digest = 0x811c9dc5;
  for (let i = 0; i < view.length; i++) digest = Math.imul(digest ^ (view[i] & 0xffff), 0x01000193);
  return digest >>> 0;
};

/** What a plan says for this view; undefined where things have gone another way, or the plan is at its end. */
export const follow = (plan: readonly Planned[], view: View): Move | undefined => {
  const digest = digestOf(view);
  return plan.find(planned => planned.digest === digest)?.move;
};
