/** From what a viewer knows to what goes over the wire. */
import type { View } from '@idavoll/engine';
import type { Position } from '../protocol.ts';
import type { Known } from './live-match.ts';

/** All cells, or pairs of index and value where two views differ. */
const cellsOf = (view: View, before: View | undefined): Position['cells'] => {
  if (!before) return { all: Array.from(view) };
  const changed: number[] = [];
  for (let i = 0; i < view.length; i++) if (view[i] !== before[i]) changed.push(i, view[i]);
  return { changed };
};

/** Of the view only the cells that differ from the one before, if the viewer has that. */
export const positionOf = ({ seq, sight, keep }: Known, before: View | undefined): Position => ({
  seq,
  step: sight.step,
  cells: cellsOf(sight.view, before),
  ...(keep !== undefined && { keep }),
  events: sight.events,
  awaiting: sight.awaiting,
  nth: sight.nth,
  offers: sight.offers,
  question: sight.question,
  held: sight.held,
  canUndo: sight.canUndo,
  outcome: sight.outcome,
});
