/** Saga 2 in words and characters, for the terminal. */
import {
  type After,
  defaultOf,
  type Event,
  type Outcome,
  type Refusal,
  type State,
  type View,
  type Viewer,
} from '@idavoll/engine';
import { saga } from '../index.ts';
import { TERRAINS } from '../rules/vocabulary.ts';
import type { Key } from '../words/names.ts';
import { drawBoard } from './board.ts';
import { mapOf } from './field-map.ts';
import { drawResult } from './result.ts';
import { sentences } from './sentences.ts';
import { type TextSetup, voiceFor } from './voice.ts';

const PIECES = ['chest', 'crown', 'goal', 'free'] as const;

export const createText = (setup: TextSetup) => {
  const { agreement } = setup;
  const voice = voiceFor(setup);
  const { say, sayIfKnown } = voice;
  const map = mapOf(voice.c);
  const marks = (...ids: readonly After<'mark', Key>[]) => Object.fromEntries(ids.map(id => [id, say(`mark.${id}`)]));
  return {
    title: say('title'),
    player: voice.player,
    ...sentences(voice),
    board: (view: View, viewer: Viewer) => drawBoard(voice, map, view, viewer),
    /** The signs of the board and what they stand for. */
    legend: () => [
      say('board.legend.figures'),
      say('board.legend.terrain', marks(...TERRAINS)),
      say('board.legend.pieces', marks(...PIECES)),
      say('note.reconstructed'),
    ],
    result: (state: State, outcome: Outcome, story: readonly Event[]) => drawResult(voice, state, outcome, story),
    refusal: (code: Refusal['code']) => say(`refusal.${code}`),
    /** What this table plays otherwise than by default. */
    choices: () =>
      Object.entries(agreement.options).flatMap(([option, value]) =>
        value === defaultOf(saga.options[option], agreement.seats)
          ? []
          : [`${sayIfKnown(`option.${option}`)}: ${sayIfKnown(`option.${option}.${value}`)}`],
      ),
  };
};
