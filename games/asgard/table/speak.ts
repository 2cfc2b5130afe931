/** Moves, questions, events and public facts in words. */
import type { GameTable, TableProps } from '@idavoll/board';
import { AUDIENCE, type Decoded, type Event } from '@idavoll/engine';
import type { AsgardContent } from '../rules/content.ts';
import { recalled } from '../words/memory.ts';
import { type EventType, type MoveKind, type Say, type Voice, valuesOf } from '../words/names.ts';
import { moveInWords } from '../words/offers.ts';
import { type Asked, factsInWords, questionInWords, type Scene } from '../words/speech.ts';
import { sightOf } from './sight.ts';

const voiceOf = ({ content, say, names }: Pick<TableProps, 'content' | 'say' | 'names'>): Voice => ({
  content: content as AsgardContent,
  say: say as Say,
  player: seat => names[seat],
});

type Seeing = Pick<TableProps, 'game' | 'agreement' | 'view' | 'say'>;
export const sceneOf = ({ names = [], ...props }: Seeing & Partial<Pick<TableProps, 'names'>>): Scene => {
  const { c, voice } = sightOf({ ...props, names, viewer: AUDIENCE });
  return { ...voice, c, view: props.view };
};

export const describe: GameTable['describe'] = (move, props) => {
  const found = props.game.moves.find(move);
  return found === undefined ? move : moveInWords(sceneOf(props), props.game.moves.decode(found) as Decoded<MoveKind>);
};

export const prompt: GameTable['prompt'] = (ask, props) => questionInWords(sceneOf(props), ask as Asked, props.viewer);

export const facts: GameTable['facts'] = (props, seat) => factsInWords(sceneOf(props), seat);

/** The board shows these better than a line could, or another line tells them. */
const UNTOLD: ReadonlySet<string> = new Set([
  'unused',
  'populated',
  'inRow',
  'turnedUp',
  'templeUp',
  'cleared',
  'guarded',
  'beside',
  'over',
]);

const ABOUT = ['god', 'power', 'owner', 'disc', 'space', 'world', 'slot', 'tile', 'population', 'temple'];

/** The gods, spaces, worlds and tiles that an event speaks of, and who gave something. */
const aboutOf = (event: Event): string[] => [
  ...ABOUT.flatMap(field => {
    const id = event[field];
    if (typeof id !== 'string' || id === '?') return [];
    return field === 'slot' ? [id.replace(/-.*/, '')] : [id];
  }),
  ...(typeof event.giver === 'number' ? [`seat${event.giver}`] : []),
];

/** What belongs together keeps its last line: a disc and the seal it takes, a pile and the tile that is kept. */
const THREADS: Readonly<Record<string, string>> = {
  lifted: 'lift',
  tookSeal: 'lift',
  browsed: 'arms',
  picked: 'arms',
};

/** Who has chosen is told while others are still choosing; how many gods only where that is a choice. ASG-153 */
const isTold = ({ type }: Event, { options }: TableProps['agreement']) =>
  !UNTOLD.has(type) && (type !== 'gods' || options.godChoiceCount === 'upTo');

const threadOf = ({ type, seat, pile }: Event) => {
  if (type === 'chose') return type;
  if (type === 'browsed' && pile !== '?') return undefined; // What one saw is worth a line.
  return THREADS[type] === undefined ? undefined : `${THREADS[type]} ${seat}`;
};

export const tell: GameTable['tell'] = (event, props) => {
  if (!isTold(event, props.agreement)) return undefined;
  const voice = voiceOf(props);
  const thread = threadOf(event);
  return {
    text: voice.say(`event.${(event as Event<EventType>).type}`, valuesOf(voice, event)),
    about: aboutOf(event),
    ...(typeof event.seat === 'number' && event.seat >= 0 && { seat: event.seat }),
    ...(thread !== undefined && { thread }),
  };
};

export const recall: GameTable['recall'] = (event, props) => tell(recalled(event, props.agreement), props);
