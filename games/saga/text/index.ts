/** Saga 2 in words and characters, for the terminal. */
import type { After, TextModule } from '@idavoll/engine';
import { TERRAINS } from '../rules/vocabulary.ts';
import words from '../words/en.json' with { type: 'json' };
import type { Key } from '../words/names.ts';
import { drawBoard } from './board.ts';
import { mapOf } from './field-map.ts';
import { drawResult } from './result.ts';
import { sentences } from './sentences.ts';
import { voiceFor } from './voice.ts';

const PIECES = ['chest', 'crown', 'goal', 'free'] as const;

/** How the pieces are coloured that only this game has. */
const STYLES = { house: '38;5;173', hut: '38;5;180', stone: '37', tree: '32', tower: '38;5;250' };

export const text: TextModule = {
  words,
  styles: STYLES,
  create: setup => {
    const voice = voiceFor(setup);
    const { say } = voice;
    const map = mapOf(voice.c);
    const marks = (...ids: readonly After<'mark', Key>[]) => Object.fromEntries(ids.map(id => [id, say(`mark.${id}`)]));
    return {
      ...sentences(voice),
      board: (view, viewer) => drawBoard(voice, map, view, viewer),
      legend: [
        say('board.legend.figures'),
        say('board.legend.terrain', marks(...TERRAINS)),
        say('board.legend.pieces', marks(...PIECES)),
        say('note.reconstructed'),
      ],
      result: (state, outcome, story) => drawResult(voice, state, outcome, story),
    };
  },
};
