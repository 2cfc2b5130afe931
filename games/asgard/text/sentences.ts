/** Moves, questions and events in words. */
import type { Agreement, Decoded, Event, TextParts } from '@idavoll/engine';
import { PHASES } from '../rules/vocabulary.ts';
import { recalled } from '../words/memory.ts';
import { type MoveKind, valuesOf } from '../words/names.ts';
import { moveInWords } from '../words/offers.ts';
import { questionInWords } from '../words/speech.ts';
import type { TextVoice } from './voice.ts';

/** Neighbouring events of these types are told in one line while this field stays the same. */
const TOLD_TOGETHER = {
  ordered: 'type',
  reordered: 'type',
  unused: 'type',
  populated: 'type',
  inRow: 'type',
  turnedUp: 'type',
  templeUp: 'type',
  gods: 'type',
  received: 'seat',
  takenFrom: 'seat',
  called: 'seat',
  ancient: 'type',
  sent: 'seat',
  cleared: 'type',
  beside: 'space',
} as const;
/** What the next event tells too: a disc is lifted and takes a seal, a pile is browsed and a tile of it kept. */
const TOLD_BY: Readonly<Record<string, string>> = { lifted: 'tookSeal', browsed: 'picked' };

/** A pile that the viewer has seen is worth a line of its own. */
const isSeen = ({ pile }: Event) => typeof pile === 'number';

/** What the board shows anyway need not be told when it happens. */
const SHOWN: readonly string[] = ['unused', 'populated', 'inRow', 'turnedUp', 'templeUp', 'guarded', 'beside', 'over'];

/** How many gods were chosen says who has chosen. */
const isTold = ({ type }: Event) => type !== 'chose';

/** What is done with one piece at a time: the same several times over is told as so many. */
const COUNTED: readonly string[] = ['takenFrom', 'missed', 'called', 'reaped', 'sent', 'raised'];

const counted = (events: readonly Event[]): Event[] => {
  const told: Event[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const isSame = last && Object.entries(event).every(([field, value]) => last[field] === value);
    if (isSame && COUNTED.includes(event.type)) told.splice(-1, 1, { ...last, count: Number(last.count ?? 1) + 1 });
    else told.push(event);
  }
  return told;
};

/** Rows and entries of grids, for the moves that two things make. */
const GRIDS: Readonly<Record<string, readonly [row: string, entry: string]>> = {
  place: ['god', 'place'],
  lure: ['owner', 'recruit'],
  reap: ['owner', 'recruit'],
  swap: ['given', 'taken'],
  quarry: ['stone', 'second'],
  raise: ['warrior', 'space'],
  arm: ['arm', 'space'],
};

export const sentences = (
  voice: TextVoice,
  agreement: Agreement,
): Pick<TextParts, 'offer' | 'cell' | 'ask' | 'telling'> => ({
  offer: (move, view) => moveInWords(voice.in(view), move as Decoded<MoveKind>),

  cell: move => {
    const grid = GRIDS[move.kind];
    if (grid === undefined) return undefined;
    const values = valuesOf({ ...voice, player: voice.nameOf }, move);
    return { row: String(values[grid[0]]), entry: String(values[grid[1]]) };
  },

  ask: (view, viewer) => {
    const phase = PHASES[view[voice.c.at.phase]];
    return phase === 'over' ? '' : questionInWords(voice.in(view), phase, viewer);
  },

  telling: {
    valuesOf: event => valuesOf(voice, event),
    together: TOLD_TOGETHER,
    shown: SHOWN,
    replaces: (last, event) => TOLD_BY[last.type] === event.type && !isSeen(last),
    gathered: events => counted(events.filter(isTold)),
    /** With the memory aid off, without faces that lie face down by now. */
    recalled: event => recalled(event, agreement),
  },
});
