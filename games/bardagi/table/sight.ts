/** What a view says, by name: everything that is drawn reads it through here. */
import type { TableProps } from '@idavoll/board';
import type { Game, Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { Cells } from '../rules/state.ts';
import { COLOURS } from '../rules/vocabulary.ts';
import type { Say, Voice } from '../words/names.ts';

type Seeing = Pick<TableProps, 'game' | 'view' | 'viewer' | 'names' | 'say'>;

export const sightOf = ({ game, view, viewer, names, say: speak }: Seeing) => {
  const { context: c } = game as Game<Context>;
  const s = view as unknown as Cells;
  const say: Say = speak;
  const voice: Voice = { content: c.content, say, player: seat => names[seat] ?? '' };
  return {
    c,
    s,
    say,
    voice,
    viewer,
    names,
    /** The colour of a seat's clan: it is drawn in the match. */
    colourOf: (seat: Seat) => COLOURS[s[c.at.clan(seat)]],
  };
};
export type Sight = ReturnType<typeof sightOf>;
