/** The steps of a match that were not taken back, from its entries alone. */
import type { Act } from './live-match.ts';

type Entry = Pick<Act, 'kind' | 'seat' | 'text'>;

/** An undo takes back the last step of its seat: it is an entry only where the rules allowed it. */
export const standing = (entries: readonly Entry[]): Pick<Act, 'seat' | 'text'>[] => {
  const steps: Pick<Act, 'seat' | 'text'>[] = [];
  for (const { kind, seat, text } of entries)
    if (kind === 'move') steps.push({ seat, text });
    else
      steps.splice(
        steps.findLastIndex(step => step.seat === seat),
        1,
      );
  return steps;
};
