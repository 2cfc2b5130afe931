/** The rules put together into the game. */
import { type Agreement, type Game, gameOf, phases } from '@idavoll/engine';
import { check } from './check.ts';
import type { TaflContent } from './content.ts';
import { type Context, createContext } from './context.ts';
import { turn } from './phases/turn.ts';
import { outcome } from './score.ts';
import { derive, setup } from './set-up.ts';
import { sideOfSeat } from './sides.ts';
import { at, type State } from './state.ts';
import { determinize, view } from './view.ts';
import { PHASES, SIDES } from './vocabulary.ts';

const course = phases<Context, State>()(PHASES, [], at, { turn });

export const createHnefatafl = (agreement: Agreement, content: TaflContent): Game<Context> => {
  const context = createContext(agreement, content);
  return gameOf(context, {
    phases: course,
    maxMoves: context.maxMoves,
    setup,
    outcome,
    view,
    determinize,
    derive,
    check,
    roles: { side: (_c, s, seat) => SIDES[sideOfSeat(s, seat)] },
  });
};
