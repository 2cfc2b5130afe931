/** Moves, questions and events in words. */
import type { Decoded, Event, View } from '@idavoll/engine';
import type { Cells } from '../rules/state.ts';
import { areaNames, fieldNames, figuresOf } from '../rules/tables.ts';
import { PHASES } from '../rules/vocabulary.ts';
import { figureName, type Offered, sentence, type Told, valuesOf } from '../words/names.ts';
import { type Asked, moveInWords, questionInWords } from '../words/speech.ts';
import { areaLetter, letterOf } from './field-map.ts';
import type { TextVoice } from './voice.ts';

/** Neighbouring events of these types are told in one line while this field stays the same. */
const TOLD_TOGETHER = { tileLaid: 'type', chestLaid: 'type', placed: 'seat' } as const;
const isToldTogether = (type: string): type is keyof typeof TOLD_TOGETHER => Object.hasOwn(TOLD_TOGETHER, type);

/** What the board shows anyway need not be told when it happens. */
const SHOWN: readonly string[] = ['tileLaid', 'chestLaid', 'crownLaid', 'roundOver'];

export const sentences = (voice: TextVoice) => {
  const { c, say } = voice;
  const figures = figuresOf(c.content).map(({ name }) => name);
  const fields = fieldNames(c.battlefield);
  const areas = areaNames(c.battlefield);

  const lines = (events: readonly Event[], hidden: readonly string[] = []): string[] => {
    const told: string[] = [];
    let last: Event | undefined;
    let before: Event | undefined;
    for (const event of events) {
      const previous = before;
      before = event;
      if (hidden.includes(event.type)) continue;
      const { type } = event as Told;
      const values = valuesOf(voice, event);
      // Of a way only its end.
      if (type === 'moved' && last?.type === 'moved' && last.figure === event.figure) told.pop();
      // Only the guard starts the hourglass at the end of a round. SAGA-293
      if (type === 'master' && previous?.type === 'roundOver')
        told.push(sentence(say('event.master.guard', { ...values, rounds: Number(previous.round) })));
      else if (isToldTogether(type) && last?.type === type && last[TOLD_TOGETHER[type]] === event[TOLD_TOGETHER[type]])
        told.push(`${told.pop()}${say(`event.${type}.more`, values)}`);
      else told.push(sentence(say(`event.${type}`, values)));
      last = event;
    }
    return told;
  };

  /** Where on the map an offer is. */
  const markOf = (s: Cells, { kind, figure, area }: Decoded): string => {
    if (kind === 'area') return ` (${areaLetter(areas.indexOf(String(area)))})`;
    return ['move', 'attack', 'target'].includes(kind) ? ` (${voice.markOf(s, figures.indexOf(String(figure)))})` : '';
  };

  return {
    offer: (move: Decoded, view: View): string => {
      const scene = voice.in(view);
      return `${moveInWords(scene, move as Offered)}${markOf(scene.view, move)}`;
    },

    /** Placing offers every kind of figure on every field, by the letters of the map. */
    cell: ({ kind, figure, field }: Decoded): { row: string; entry: string } | undefined =>
      kind === 'place'
        ? { row: figureName(voice, String(figure)), entry: letterOf(c, fields.indexOf(String(field))) }
        : undefined,

    /** How else an offer can be typed: by the letters of the map, and by the marks of figures. */
    typed: (move: Decoded, view: View): string[] => {
      const { kind, figure, area, field } = move;
      if (kind === 'area') return [areaLetter(areas.indexOf(String(area)))];
      if (kind !== 'place') return markOf(voice.in(view).view, move).match(/\w+/g) ?? [];
      const letter = letterOf(c, fields.indexOf(String(field)));
      return [letter, `${figure} ${letter}`, `${figureName(voice, String(figure))} ${letter}`];
    },

    ask: (view: View): string => questionInWords(voice.in(view), PHASES[view[c.at.phase]] as Asked),

    tell: (events: readonly Event[]): string[] => lines(events, SHOWN),
    recall: (events: readonly Event[]): string[] => lines(events),
  };
};
