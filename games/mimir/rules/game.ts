/** The phases put together into the game. */
import { type Agreement, type Game, gameOf, phases } from '@idavoll/engine';
import { check } from './check.ts';
import type { MimirContent } from './content.ts';
import { type Context, createContext } from './context.ts';
import { determinize } from './guess.ts';
import * as action from './phases/action.ts';
import * as elites from './phases/elites.ts';
import * as placement from './phases/placement.ts';
import * as resolution from './phases/resolution.ts';
import * as scoring from './phases/scoring.ts';
import { unplayable } from './playable.ts';
import { derive } from './realms.ts';
import { outcome } from './score.ts';
import { beginRound, setup } from './set-up.ts';
import { at, type State } from './state.ts';
import { view } from './view.ts';
import { PASSAGES, PHASES } from './vocabulary.ts';

const course = phases<Context, State>()(PHASES, PASSAGES, at, {
  beginRound,
  ...placement,
  ...action,
  ...elites,
  ...resolution,
  ...scoring,
});

/** Room for an assignment by hand: every treasure on every card held, flips and leaves. */
const MOST_MOVES = 256;

export const createMimir = (agreement: Agreement, content: MimirContent): Game<Context> =>
  gameOf(createContext(agreement, content), {
    phases: course,
    maxMoves: MOST_MOVES,
    setup,
    outcome,
    view,
    determinize,
    derive,
    unplayable,
    check,
  });
