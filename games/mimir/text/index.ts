/** Mimir's Challenge in words and characters, for the terminal. */
import {
  type After,
  defaultOf,
  type Game,
  type Outcome,
  type Refusal,
  type State,
  type View,
  type Viewer,
} from '@idavoll/engine';
import { mimir } from '../index.ts';
import type { Context } from '../rules/context.ts';
import { KINDS, MATERIALS } from '../rules/vocabulary.ts';
import { drawBoard } from './board.ts';
import { type Key, naming, type TextSetup } from './names.ts';
import { drawResult } from './result.ts';
import { sentences } from './sentences.ts';

export const createText = (setup: TextSetup) => {
  const { agreement, paint } = setup;
  const names = naming(setup);
  const { context: c } = setup.game as Game<Context>;
  const { say, sayIfKnown } = names;
  const letters = (...ids: readonly After<'mark', Key>[]) => Object.fromEntries(ids.map(id => [id, say(`mark.${id}`)]));
  return {
    title: say('title'),
    player: (seat: number) => paint(names.colourOf(seat), names.player(seat)),
    ...sentences(names, c, agreement, paint),
    board: (view: View, viewer: Viewer) => drawBoard(names, paint, c, view, viewer),
    /** The letters of the board and what they stand for. */
    legend: () => [
      say('board.legend.tokens', letters(...KINDS, 'hidden')),
      say('board.legend.treasures', letters(...MATERIALS)),
    ],
    result: (state: State, outcome: Outcome) => drawResult(names, paint, c, state, outcome),
    refusal: (code: Refusal['code']) => say(`refusal.${code}`),
    /** What this table plays otherwise than by default. */
    choices: () =>
      Object.entries(agreement.options).flatMap(([option, value]) =>
        value === defaultOf(mimir.options[option], agreement.seats)
          ? []
          : [`${sayIfKnown(`option.${option}`)}: ${sayIfKnown(`option.${option}.${value}`)}`],
      ),
  };
};
