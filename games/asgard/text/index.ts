/** Asgard in words and characters, for the terminal. */
import { defaultOf, type Event, type Outcome, type Refusal, type State, type View, type Viewer } from '@idavoll/engine';
import { asgard } from '../index.ts';
import { drawBoard } from './board.ts';
import { drawResult } from './result.ts';
import { sentences } from './sentences.ts';
import { isKey, type TextSetup, voiceFor } from './voice.ts';

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
    refusal: (code: Refusal['code']) => say(`refusal.${code}`),
    /** What this table plays otherwise than by default. */
    choices: () =>
      Object.entries(agreement.options).flatMap(([option, value]) => {
        const [name, choice] = [`option.${option}`, `option.${option}.${value}`];
        const isChosen = value !== defaultOf(asgard.options[option], agreement.seats);
        return isChosen && isKey(name) && isKey(choice) ? [`${say(name)}: ${say(choice)}`] : [];
      }),
  };
};
