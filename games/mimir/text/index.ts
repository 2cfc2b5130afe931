/** Mimir's Challenge in words and characters, for the terminal. */
import type { After, TextModule } from '@idavoll/engine';
import { KINDS, MATERIALS } from '../rules/vocabulary.ts';
import words from '../words/en.json' with { type: 'json' };
import type { Key } from '../words/names.ts';
import { drawBoard } from './board.ts';
import { drawResult } from './result.ts';
import { sentences } from './sentences.ts';
import { voiceFor } from './voice.ts';

/** How the pieces are coloured that only this game has. */
const STYLES = {
  ice: '96',
  earth: '33',
  fire: '38;5;208',
  skin: '38;5;180',
  wood: '38;5;137',
  metal: '37',
  gem: '38;5;45',
};

export const text: TextModule = {
  words,
  styles: STYLES,
  create: setup => {
    const voice = voiceFor(setup);
    const { say } = voice;
    const letters = (...ids: readonly After<'mark', Key>[]) =>
      Object.fromEntries(ids.map(id => [id, say(`mark.${id}`)]));
    return {
      ...sentences(voice, setup.agreement),
      board: (view, viewer) => drawBoard(voice, view, viewer),
      legend: [
        say('board.legend.tokens', letters(...KINDS, 'hidden')),
        say('board.legend.treasures', letters(...MATERIALS)),
      ],
      result: (state, outcome) => drawResult(voice, state, outcome),
    };
  },
};
