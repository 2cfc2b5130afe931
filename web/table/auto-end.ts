/** For those who are not asked: the end of a turn is said by itself where it is all that is left to say. */
import { useEffect } from 'preact/hooks';
import type { TableSession } from '../play/session.ts';
import { settings } from '../settings.ts';

/** Only behind a step that could be taken back: what is not the end of one's own turn is left to the player. */
export const useAutoEnd = (table: TableSession): void => {
  const { offers, canUndo } = table.sight.value;
  const [only] = offers;
  const end = settings.value.autoEnd && canUndo && offers.length === 1 && only.ends ? only.move : undefined;
  const busy = table.busy.value;
  useEffect(() => {
    if (end !== undefined && !busy) table.play(end);
  }, [table, end, busy]);
};
