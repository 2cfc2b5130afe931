/** Bardagi in words and characters, for the terminal. */
import { defaultOf, type Outcome, type Refusal, type State, type View, type Viewer } from '@idavoll/engine';
import { bardagi } from '../bardagi.ts';
import { drawBoard } from './board.ts';
import { drawResult } from './result.ts';
import { sentences } from './sentences.ts';
import { type TextSetup, voiceFor } from './voice.ts';

export const createText = (setup: TextSetup) => {
  const { agreement } = setup;
  const voice = voiceFor(setup);
  const { say, sayIfKnown } = voice;
  return {
    title: say('title'),
    player: voice.player,
    ...sentences(voice),
    board: (view: View, viewer: Viewer) => drawBoard(voice, view, viewer),
    legend: () => [say('board.legend.area'), say('board.legend.disks'), say('note.reconstructed')],
    result: (state: State, outcome: Outcome) => drawResult(voice, state, outcome),
    refusal: (code: Refusal['code']) => say(`refusal.${code}`),
    /** What this table plays otherwise than by default. */
    choices: () =>
      Object.entries(agreement.options).flatMap(([option, value]) =>
        value === defaultOf(bardagi.options[option], agreement.seats)
          ? []
          : [`${sayIfKnown(`option.${option}`)}: ${sayIfKnown(`option.${option}.${value}`)}`],
      ),
  };
};
