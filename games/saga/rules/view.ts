/** What each viewer may know: everything. Only future chance is unknown, and that is no part of a state. SAGA-036 */
import type { Game } from '@idavoll/engine';

export const viewing: Pick<Game, 'view' | 'determinize'> = {
  view: (s, _viewer, into) => into.set(s),
  determinize: (view, _viewer, _chance, into) => into.set(view),
};
