/** What a view says, by name: everything that is drawn reads it through here. */
import type { TableProps } from '@idavoll/board';
import { type Game, NONE, type Nth, type Seat } from '@idavoll/engine';
import { turnSeat } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import type { Cells } from '../rules/state.ts';
import { AREA_TYPES, COLOURS, FIGURES, PHASES } from '../rules/vocabulary.ts';
import type { Say, Voice } from '../words/names.ts';
import type { Scene } from '../words/speech.ts';

export interface Figure {
  readonly seat: Seat;
  readonly figure: Nth<'figure'>;
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

type Seeing = Pick<TableProps, 'game' | 'view' | 'viewer' | 'names' | 'say'>;

export const sightOf = ({ game, view, viewer, names, say: speak }: Seeing) => {
  const { context: c } = game as Game<Context>;
  // Reading only: what is hidden is HIDDEN, and is asked for before it is drawn.
  const s = view as unknown as Cells;
  const { at } = c;
  const say: Say = speak;
  const voice: Voice = { content: c.content, say, player: seat => names[seat] ?? '' };
  const scene: Scene = { ...voice, c, view: s };
  const seats: readonly Seat[] = range(c.seats);
  const phase = PHASES[s[at.phase]];
  const figures = seats.flatMap(seat => FIGURES.map((_, figure): Figure => ({ seat, figure })));
  return {
    c,
    s,
    at,
    say,
    voice,
    scene,
    viewer,
    names,
    seats,
    phase,
    round: s[at.round],
    /** Whose action turn it is; NONE in the other phases. */
    actor: s[at.phase] >= PHASES.indexOf('turn') && s[at.phase] <= PHASES.indexOf('answer') ? turnSeat(c, s) : NONE,
    /** The colour of a seat's clan: it is drawn in the match. */
    colourOf: (seat: Seat): string => COLOURS[s[at.clan(seat)]] ?? 'black',
    markOf: (seat: Seat): string => {
      const colour = COLOURS[s[at.clan(seat)]];
      return colour === undefined ? String(seat + 1) : say(`mark.${colour}`);
    },
    typeOf: (area: Nth<'area'>) => AREA_TYPES[c.land.type[area]],
    figuresOn: (area: Nth<'area'>): readonly Figure[] =>
      figures.filter(({ seat, figure }) => s[at.figure(seat, figure)] === area),
    aboard: (seat: Seat): readonly Figure[] => figures.filter(it => it.seat === seat && s[at.aboard(seat, it.figure)]),
  };
};
export type Sight = ReturnType<typeof sightOf>;
