/** A step that waits for its turn to be ended, as its own player sees it. */
import type { Event } from './events.ts';
import type { Move, Seat } from './game.ts';
import type { State, View } from './layout.ts';
import type { Match } from './match.ts';
import { viewOf } from './sight.ts';
import { StepEffects } from './step.ts';

export interface Held {
  readonly move: string;
  /** What the board looks like after it, and what it tells; where it would teach anything, that is not shown yet. */
  readonly shown: { readonly view: View; readonly events: readonly Event[] } | null;
}

/** Without what is forced by it: that belongs to the next player. */
export const preview = ({ game, state, steps }: Match, seat: Seat, move: Move): Held => {
  const text = game.moves.notate(move);
  const after = state.slice() as State;
  const fx = new StepEffects(steps.length + 1, { below: () => 0 });
  game.apply(after, seat, move, fx);
  if (fx.taught) return { move: text, shown: null };
  const events = fx.told.map(({ event, fields }) => game.events.tell(event, fields, seat));
  return { move: text, shown: { view: viewOf(game, after, seat), events } };
};
