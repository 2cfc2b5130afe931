/** The phases put together into the game. */
import { type Agreement, type Game, gameOf, phases } from '@idavoll/engine';
import { check } from './check.ts';
import { endSaga } from './consequences.ts';
import type { SagaContent } from './content.ts';
import { type Context, createContext } from './context.ts';
import { derive } from './figures.ts';
import * as fighting from './phases/fighting.ts';
import * as moving from './phases/moving.ts';
import * as opening from './phases/opening.ts';
import { unplayable } from './playable.ts';
import { outcome } from './score.ts';
import { layOut, setup } from './set-up.ts';
import { at, type State } from './state.ts';
import * as turn from './turn.ts';
import { determinize, view } from './view.ts';
import { MOST_FIGURES, PASSAGES, PHASES, TEAMS } from './vocabulary.ts';

const course = phases<Context, State>()(PHASES, PASSAGES, at, {
  ...opening,
  layOut,
  ...turn,
  ...moving,
  ...fighting,
  endSaga,
});

export const createSaga = (agreement: Agreement, content: SagaContent, rules: number): Game<Context> => {
  const context = createContext(agreement, content, rules);
  return gameOf(context, {
    phases: course,
    /** Placing offers most: every kind of figure on every field of an area. */
    maxMoves: MOST_FIGURES * Math.max(...context.battlefield.areas.map(({ fields }) => fields.length)),
    setup,
    outcome,
    view,
    determinize,
    derive,
    unplayable,
    check,
    roles: {
      team: (_c, s, seat) => TEAMS[s[at.team(seat)]],
      turn: ({ seats }, s, seat) => String(((seat - s[at.startPlayer] + seats) % seats) + 1),
    },
  });
};
