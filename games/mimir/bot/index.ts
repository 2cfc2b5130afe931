/** What a position of Mimir's Challenge is worth to a seat. */
import type { BotModule, Seat, State } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { worthOfCards } from '../rules/phases/scoring.ts';
import type { State as MimirState } from '../rules/state.ts';
import { claimsOf } from './claims.ts';
import { pointsOfTreasures, progressOf } from './hand.ts';

const measure = (c: Context, state: State, seat: Seat, into: Float64Array): void => {
  const s = state as MimirState;
  into[0] = pointsOfTreasures(c, s, seat);
  into[1] = worthOfCards(c, s, seat);
  into[2] = progressOf(c, s, seat);
  claimsOf(c, s, seat, into);
};

export const bot: BotModule<Context> = {
  /** Points behind the screen, cards complete and on their way, and what own vikings would take as they stand. */
  terms: ['treasures', 'artefacts', 'progress', 'claims', 'wanted'],
  weights: { treasures: 1, artefacts: 1, progress: 0.4, claims: 0.7, wanted: 1 },
  measure,
  scale: 6,
  cut: 6,
  exploration: 0.35,
  prior: 2,
  ripe: 6,
};
