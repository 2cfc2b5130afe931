/** What comes to a table once its board can be played: what watches over the chance of the match, and the signs of bots. */
import { showSigns } from '../bots/sign.tsx';
import { loadFair } from '../fair/words.ts';

export { Witness } from '../fair/alarm.tsx';
export { FairPanel } from '../fair/panel.tsx';
export { SeatDeeds } from '../table/seat-deeds.tsx';

/** Resolves once the words for them are there. */
export const worded = Promise.all([loadFair(), showSigns()]);
