/** Asgard in words and characters, for the terminal. */
import { defaultOf, type Event, type Outcome, type State, type View, type Viewer } from '@idavoll/engine';
import { asgard } from '../index.ts';
import type { Key } from '../words/names.ts';
import { drawBoard } from './board.ts';
import { drawResult } from './result.ts';
import { sentences } from './sentences.ts';
import { type TextSetup, voiceFor } from './voice.ts';

export const createText = (setup: TextSetup) => {
  const { agreement } = setup;
  const voice = voiceFor(setup);
  const { say } = voice;
  return {
    title: say('title'),
    player: voice.player,
    ...sentences(voice, agreement),
    board: (view: View, viewer: Viewer) => drawBoard(voice, view, viewer),
    /** The signs of the board and what they stand for. */
    legend: () => [
      say('board.legend.gods'),
      say('board.legend.pieces'),
      say('board.legend.worlds'),
      say('note.reconstructed'),
    ],
    result: (state: State, outcome: Outcome, story: readonly Event[]) => drawResult(voice, state, outcome, story),
    refusal: (code: string) => say(`refusal.${code}` as Key),
    /** What this table plays otherwise than by default. */
    choices: () =>
      Object.entries(agreement.options).flatMap(([option, value]) =>
        value === defaultOf(asgard.options[option], agreement.seats)
          ? []
          : [`${say(`option.${option}` as Key)}: ${say(`option.${option}.${value}` as Key)}`],
      ),
  };
};
