/** Moves, questions and events in words. */
import type { Agreement, Decoded, TextParts } from '@idavoll/engine';
import { PHASES } from '../rules/vocabulary.ts';
import { recalled } from '../words/memory.ts';
import { artefactName, type Offered, realmName, treasureName, valuesOf } from '../words/names.ts';
import { type Asked, moveInWords, questionInWords } from '../words/speech.ts';
import type { TextVoice } from './voice.ts';

/** Neighbouring events of these types are told in one line while this field stays the same. */
const TOLD_TOGETHER = {
  placed: 'seat',
  wentHome: 'seat',
  laidOut: 'realm',
  displayed: 'type',
  turnedUp: 'realm',
  counted: 'realm',
  used: 'artefact',
} as const;

/** What the board shows anyway need not be told when it happens. */
const SHOWN: readonly string[] = ['laidOut', 'displayed', 'resolving'];

/** Where many offers differ in what goes where: a row of a grid, and what stands in it. */
const cellOf = (voice: TextVoice, { kind, token, realm, seat, treasure, artefact }: Decoded) => {
  if (kind === 'use')
    return { row: artefactName(voice, String(artefact)), entry: treasureName(voice, String(treasure)) };
  if (token === undefined || realm === undefined) return undefined;
  const owner = seat === undefined ? '' : `${voice.nameOf(Number(seat))} `;
  return { row: realmName(voice, String(realm)), entry: `${owner}${voice.say(`kind.${token as 'viking'}`)}` };
};

export const sentences = (
  voice: TextVoice,
  agreement: Agreement,
): Pick<TextParts, 'offer' | 'cell' | 'ask' | 'telling'> => ({
  offer: (move, view) => moveInWords(voice.in(view), move as Offered),
  cell: move => cellOf(voice, move),
  ask: view => questionInWords(voice.in(view), PHASES[view[voice.c.at.phase]] as Asked),
  telling: {
    valuesOf: event => valuesOf(voice, event),
    together: TOLD_TOGETHER,
    shown: SHOWN,
    /** With the public record off, not what the others took. */
    recalled: (event, viewer) => recalled(event, agreement, viewer),
  },
});
