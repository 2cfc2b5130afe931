/** Moves, questions and events in words. */
import type { Decoded, TextParts } from '@idavoll/engine';
import type { Cells } from '../rules/state.ts';
import { areaNames, fieldNames, figuresOf } from '../rules/tables.ts';
import { PHASES } from '../rules/vocabulary.ts';
import { figureName, insteadOf, type Offered, valuesOf } from '../words/names.ts';
import { type Asked, moveInWords, questionInWords } from '../words/speech.ts';
import { areaLetter, letterOf } from './field-map.ts';
import type { TextVoice } from './voice.ts';

/** Neighbouring events of these types are told in one line while this field stays the same. */
const TOLD_TOGETHER = { tileLaid: 'type', chestLaid: 'type', placed: 'seat' } as const;

/** What the board shows anyway need not be told when it happens. */
const SHOWN: readonly string[] = ['tileLaid', 'chestLaid', 'crownLaid', 'roundOver'];

export const sentences = (voice: TextVoice): Pick<TextParts, 'offer' | 'cell' | 'typed' | 'ask' | 'telling'> => {
  const { c } = voice;
  const figures = figuresOf(c.content).map(({ name }) => name);
  const fields = fieldNames(c.battlefield);
  const areas = areaNames(c.battlefield);

  /** Where on the map an offer is. */
  const markOf = (s: Cells, { kind, figure, area }: Decoded): string => {
    if (kind === 'area') return ` (${areaLetter(areas.indexOf(String(area)))})`;
    return ['move', 'attack', 'target'].includes(kind) ? ` (${voice.markOf(s, figures.indexOf(String(figure)))})` : '';
  };

  return {
    offer: (move, view) => {
      const scene = voice.in(view);
      return `${moveInWords(scene, move as Offered)}${markOf(scene.view, move)}`;
    },

    /** Placing offers every kind of figure on every field, by the letters of the map. */
    cell: ({ kind, figure, field }) =>
      kind === 'place'
        ? { row: figureName(voice, String(figure)), entry: letterOf(c, fields.indexOf(String(field))) }
        : undefined,

    /** How else an offer can be typed: by the letters of the map, and by the marks of figures. */
    typed: (move, view) => {
      const { kind, figure, area, field } = move;
      if (kind === 'area') return [areaLetter(areas.indexOf(String(area)))];
      if (kind !== 'place') return markOf(voice.in(view).view, move).match(/\w+/g) ?? [];
      const letter = letterOf(c, fields.indexOf(String(field)));
      return [letter, `${figure} ${letter}`, `${figureName(voice, String(figure))} ${letter}`];
    },

    ask: view => questionInWords(voice.in(view), PHASES[view[c.at.phase]] as Asked),

    telling: {
      valuesOf: event => valuesOf(voice, event),
      together: TOLD_TOGETHER,
      shown: SHOWN,
      instead: (event, before) => insteadOf(voice, event, before),
      // Of a way only its end.
      replaces: (last, { type, figure }) => type === 'moved' && last.type === type && last.figure === figure,
    },
  };
};
