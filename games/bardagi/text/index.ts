/** Bardagi in words and characters, for the terminal. */
import type { TextModule } from '@idavoll/engine';
import words from '../words/en.json' with { type: 'json' };
import { drawBoard } from './board.ts';
import { drawResult } from './result.ts';
import { sentences } from './sentences.ts';
import { voiceFor } from './voice.ts';

export const text: TextModule = {
  words,
  create: setup => {
    const voice = voiceFor(setup);
    const { say } = voice;
    return {
      ...sentences(voice),
      board: (view, viewer) => drawBoard(voice, view, viewer),
      legend: [say('board.legend.area'), say('board.legend.disks'), say('note.reconstructed')],
      result: (state, outcome) => drawResult(voice, state, outcome),
    };
  },
};
