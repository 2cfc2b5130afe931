/** Moves, questions, events and public facts in words. */
import type { GameTable, TableProps } from '@idavoll/board';
import { AUDIENCE, type Event } from '@idavoll/engine';
import type { SagaContent } from '../rules/content.ts';
import { type Offered, sentence, type Told, type Voice, valuesOf } from '../words/names.ts';
import { type Asked, factsInWords, moveInWords, questionInWords, type Scene } from '../words/speech.ts';
import { sightOf } from './sight.ts';

const voiceOf = ({ content, say, names }: Pick<TableProps, 'content' | 'say' | 'names'>): Voice => ({
  content: content as SagaContent,
  say,
  player: seat => names[seat],
});

type Seeing = Pick<TableProps, 'game' | 'agreement' | 'view' | 'say'>;
const sceneOf = ({ names = [], ...props }: Seeing & Partial<Pick<TableProps, 'names'>>): Scene =>
  sightOf({ ...props, names, viewer: AUDIENCE }).scene;

export const describe: GameTable['describe'] = (move, props) => {
  const found = props.game.moves.find(move);
  return found === undefined ? move : moveInWords(sceneOf(props), props.game.moves.decode(found) as Offered);
};

export const prompt: GameTable['prompt'] = (ask, props) => questionInWords(sceneOf(props), ask as Asked);

export const facts: GameTable['facts'] = (props, seat) => factsInWords(sceneOf(props), seat);

/** The board shows these better than a line could, or another line tells them. */
const UNTOLD: ReadonlySet<string> = new Set(['tileLaid', 'chestLaid', 'crownLaid', 'placed', 'roundOver']);

/** The figures and fields that an event speaks of. */
const aboutOf = (event: Event): string[] =>
  ['figure', 'target', 'field', 'to', 'area'].flatMap(field => {
    const id = event[field];
    return typeof id === 'string' ? [id] : [];
  });

export const tell: GameTable['tell'] = (event, props) => {
  const { type } = event as Told;
  if (UNTOLD.has(type)) return undefined;
  const voice = voiceOf(props);
  return {
    text: sentence(voice.say(`event.${type}`, valuesOf(voice, event))),
    about: aboutOf(event),
    ...(typeof event.seat === 'number' && { seat: event.seat }),
    ...(type === 'moved' && { thread: `moved ${event.figure}` }),
  };
};

/** Everything lies open, so nothing is left to memory. SAGA-036 */
export const recall: GameTable['recall'] = (event, props) => tell(event, props);
