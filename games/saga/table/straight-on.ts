/** Whoever walks by keyboard goes straight on with the same key. */
import { NONE } from '@idavoll/engine';
import type { Desk } from './desk.ts';
import type { Sight } from './sight.ts';

/** The control of the step straight on, where the figure that moves has gone one since. */
export const onwardAfter = ({ sight, isOffered }: Desk, before: Sight): string[] => {
  const { c, current: figure, fieldNames } = sight;
  if (figure === NONE) return [];
  const [from, to] = [before.fieldOf(figure), sight.fieldOf(figure)];
  if (from === to || from === NONE) return [];
  const { q, r, fieldAt } = c.battlefield;
  const next = fieldAt(2 * q[to] - q[from], 2 * r[to] - r[from]);
  const move = next === NONE ? '' : `step ${fieldNames[next]}`;
  return isOffered(move) ? [`[data-move="${move}"]`] : [];
};
