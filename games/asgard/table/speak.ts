/** What the table says: moves, questions, events and public facts. */
import { idsIn, speakerOf } from '@idavoll/board';
import type { Agreement, Event } from '@idavoll/engine';
import { recalled } from '../words/memory.ts';
import { type Voice, valuesOf } from '../words/names.ts';
import { moveInWords } from '../words/offers.ts';
import { factsInWords, questionInWords, type Scene } from '../words/speech.ts';

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

const ABOUT = ['god', 'power', 'owner', 'disc', 'space', 'world', 'tile', 'population', 'temple'];

/** The gods, spaces, worlds and tiles that an event speaks of, and who gave something. */
const aboutOf = (event: Event): string[] => [
  ...idsIn(event, ABOUT),
  ...idsIn(event, ['slot']).map(slot => slot.replace(/-.*/, '')),
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
const isUntold = ({ type }: Event, { options }: Agreement) =>
  UNTOLD.has(type) || (type === 'gods' && options.godChoiceCount !== 'upTo');

const threadOf = ({ type, seat, pile }: Event) => {
  if (type === 'chose') return type;
  if (type === 'browsed' && pile !== '?') return undefined; // What one saw is worth a line.
  return THREADS[type] === undefined ? undefined : `${THREADS[type]} ${seat}`;
};

export const speaker = speakerOf<Voice, Scene>({
  moveInWords,
  questionInWords,
  factsInWords,
  valuesOf,
  isUntold,
  aboutOf,
  threadOf,
  recalled,
});
