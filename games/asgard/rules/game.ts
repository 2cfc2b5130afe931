/** The phases put together into the game. */
import { type Agreement, type Game, gameOf, phases } from '@idavoll/engine';
import { check } from './check.ts';
import type { AsgardContent } from './content.ts';
import { type Context, createContext } from './context.ts';
import { derive } from './derive.ts';
import { determinize } from './guess.ts';
import { askForPile, browse, pick } from './phases/arms.ts';
import * as asgard from './phases/asgard.ts';
import * as battles from './phases/battles.ts';
import { bonus, muster, quarry, useBonus } from './phases/bonus.ts';
import * as choosing from './phases/choosing.ts';
import { fight } from './phases/fight.ts';
import * as opening from './phases/opening.ts';
import * as powers from './phases/powers.ts';
import * as ragnarok from './phases/ragnarok.ts';
import { swap } from './phases/swap.ts';
import * as temple from './phases/temple.ts';
import * as turn from './phases/turn.ts';
import { unplayable } from './playable.ts';
import { deliver, donor } from './receive.ts';
import { outcome } from './score.ts';
import { setup } from './set-up.ts';
import { at, type State } from './state.ts';
import { view } from './view.ts';
import { PASSAGES, PHASES } from './vocabulary.ts';

const course = phases<Context, State>()(PHASES, PASSAGES, at, {
  ...opening,
  ...choosing,
  ...turn,
  ...powers,
  swap,
  askForPile,
  browse,
  pick,
  bonus,
  useBonus,
  muster,
  quarry,
  ...temple,
  ...asgard,
  deliver,
  donor,
  ...battles,
  ...ragnarok,
  fight,
});

/** Every weapon and spell under every god tile. */
const MOST_MOVES = 256;

export const createAsgard = (agreement: Agreement, content: AsgardContent): Game<Context> =>
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
