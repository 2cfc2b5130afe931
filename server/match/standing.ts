/** The steps of a match that were not taken back, from its entries alone. */
import type { Seat } from '@idavoll/engine';
import type { Act } from './live-match.ts';

type Entry = Pick<Act, 'kind' | 'seat' | 'text'>;

/** An undo takes back what its seat holds, or its last step: it is an entry only where the rules allowed it. */
export const standing = (entries: readonly Entry[]): Pick<Act, 'seat' | 'text'>[] => {
  const steps: Pick<Act, 'seat' | 'text'>[] = [];
  const held = new Map<Seat, string>();
  for (const { kind, seat, text } of entries) {
    if (kind === 'hold') {
      held.set(seat, text);
      continue;
    }
    if (kind === 'move') steps.push({ seat, text });
    else if (kind === 'end') steps.push({ seat, text: held.get(seat) ?? '' });
    else if (!held.has(seat)) {
      const last = steps.findLastIndex(step => step.seat === seat);
      steps.splice(last, 1);
    }
    held.delete(seat);
  }
  return steps;
};
