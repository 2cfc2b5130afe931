/** Moves, questions and events in words. */
import type { Decoded, Event, State, View } from '@idavoll/engine';
import { areaNames, fieldNames, figuresOf } from '../rules/tables.ts';
import { PHASES } from '../rules/vocabulary.ts';
import { figureName, type Key, sentence, valuesOf } from '../words/names.ts';
import { moveInWords, questionInWords } from '../words/speech.ts';
import { areaLetter, letterOf } from './field-map.ts';
import type { TextVoice } from './voice.ts';

/** Neighbouring events of these types are told in one line while this field stays the same. */
const TOLD_TOGETHER: Readonly<Record<string, string>> = { tileLaid: 'type', chestLaid: 'type', placed: 'seat' };

/** What the board shows anyway need not be told when it happens. */
const SHOWN: readonly string[] = ['tileLaid', 'chestLaid', 'crownLaid', 'roundOver'];

export const sentences = (voice: TextVoice) => {
  const { c, say } = voice;
  const figures = figuresOf(c.content).map(({ name }) => name);
  const fields = fieldNames(c.battlefield);
  const areas = areaNames(c.battlefield);

  const lines = (events: readonly Event[]): string[] => {
    const told: string[] = [];
    let last: Event | undefined;
    for (const event of events) {
      const key = `event.${event.type}` as Key;
      const same = TOLD_TOGETHER[event.type];
      const goesOn = same && last?.type === event.type && last[same] === event[same];
      // Of a way only its end.
      if (event.type === 'moved' && last?.type === 'moved' && last.figure === event.figure) told.pop();
      if (goesOn) told.push(`${told.pop()}${say(`${key}.more` as Key, valuesOf(voice, event))}`);
      else told.push(sentence(say(key, valuesOf(voice, event))));
      last = event;
    }
    return told;
  };

  /** Where on the map an offer is. */
  const markOf = (s: State, { kind, figure, area }: Decoded): string => {
    if (kind === 'area') return ` (${areaLetter(areas.indexOf(String(area)))})`;
    return ['move', 'attack', 'target'].includes(kind) ? ` (${voice.markOf(s, figures.indexOf(String(figure)))})` : '';
  };

  return {
    offer: (move: Decoded, view: View): string =>
      `${moveInWords(voice.in(view), move)}${markOf(view as unknown as State, move)}`,

    /** Placing offers every kind of figure on every field, by the letters of the map. */
    cell: ({ kind, figure, field }: Decoded): { row: string; entry: string } | undefined =>
      kind === 'place'
        ? { row: figureName(voice, String(figure)), entry: letterOf(c, fields.indexOf(String(field))) }
        : undefined,

    ask: (view: View): string => questionInWords(voice.in(view), PHASES[view[c.at.phase]]),

    tell: (events: readonly Event[]): string[] => lines(events.filter(({ type }) => !SHOWN.includes(type))),
    recall: lines,
  };
};
