/** Moves, questions and events in words. */
import {
  type After,
  type Agreement,
  type Decoded,
  type Event,
  type EventOf,
  type KindOf,
  NONE,
  type View,
  type Viewer,
} from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { moveTable } from '../rules/notation.ts';
import { type eventTable, recalled } from '../rules/story.ts';
import { ELITES } from '../rules/vocabulary.ts';
import type { Key, Names, Values } from './names.ts';
import type { Paint } from './pieces.ts';
import { sightOf } from './sight.ts';

type Told = Event<EventOf<typeof eventTable>>;
type Offered = Decoded<KindOf<typeof moveTable>>;

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
const isToldTogether = (type: string): type is keyof typeof TOLD_TOGETHER => Object.hasOwn(TOLD_TOGETHER, type);

/** What the board shows anyway need not be told when it happens. */
const SHOWN = ['laidOut', 'displayed', 'resolving'];

/** How many tokens an elite moves. MIM-261, MIM-281 */
const MOST_MOVED = 2;

export const sentences = (names: Names, c: Context, agreement: Agreement, paint: Paint) => {
  const { say } = names;
  const readers: Readonly<Record<string, (value: string) => string>> = {
    realm: names.realm,
    treasure: names.treasure,
    artefact: names.artefact,
    leaf: names.artefact,
    token: kind => names.tokens(kind, 1),
    elite: kind => names.tokens(kind, 1),
    material: id => say(`material.${id as 'skin'}`),
  };

  const wordsOf = (field: string, value: string | number | null): string | number => {
    if (value === '?') return 'hidden';
    if (value === null) return 'none';
    if (field === 'seat' || field === 'owner') return paint(names.colourOf(Number(value)), names.player(Number(value)));
    return typeof value === 'string' ? (readers[field]?.(value) ?? value) : value;
  };

  const valuesOf = (fields: Event | Decoded): Values => ({
    ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, wordsOf(field, value)])),
    ...(typeof fields.count === 'number' && { tokens: names.tokens(String(fields.token), fields.count) }),
  });

  /** Whether an event is told in the line of the one before it. */
  const goesOn = (event: Event, last: Event | undefined) => {
    if (!isToldTogether(event.type) || last?.type !== event.type) return false;
    const same = TOLD_TOGETHER[event.type];
    return last[same] === event[same];
  };
  const lines = (events: readonly Event[]): string[] => {
    const told: string[] = [];
    let last: Event | undefined;
    for (const event of events) {
      const { type } = event as Told;
      if (isToldTogether(type) && goesOn(event, last))
        told.push(`${told.pop()}${say(`event.${type}.more`, valuesOf(event))}`);
      else told.push(say(`event.${type}`, valuesOf(event)));
      last = event;
    }
    return told;
  };

  return {
    offer: (move: Decoded): string => say(`move.${(move as Offered).kind}`, valuesOf(move)),

    /** Where many offers differ in what goes where: a row of a grid, and what stands in it. */
    cell: (move: Decoded): { row: string; entry: string } | undefined => {
      const { kind, token, realm, seat, treasure, artefact } = move;
      if (kind === 'use') return { row: names.artefact(String(artefact)), entry: names.treasure(String(treasure)) };
      if (token === undefined || realm === undefined) return undefined;
      const owner = seat === undefined ? '' : `${names.player(Number(seat))} `;
      return { row: names.realm(String(realm)), entry: `${owner}${say(`kind.${token as 'viking'}`)}` };
    },

    ask: (view: View, viewer: Viewer): string => {
      const { at, content } = c;
      const { phase, here } = sightOf(names, c, view, viewer);
      const treasure = phase === 'flight' ? view[at.carried] : view[at.taken];
      return say(`ask.${phase as After<'ask', Key>}`, {
        left: phase === 'placement' ? view[at.tokensLeft] : MOST_MOVED - view[at.moved],
        realm: here === NONE ? '' : names.realm(content.realms[here].id),
        elite: view[at.elite] === NONE ? '' : say(`kind.${ELITES[view[at.elite]]}`),
        treasure: treasure === NONE ? '' : names.treasure(content.treasures[treasure].id),
      });
    },

    /** What has just happened, line by line. */
    tell: (events: readonly Event[]): string[] => lines(events.filter(({ type }) => !SHOWN.includes(type))),
    /** What happened long ago: with the public record off, not what the others took. */
    recall: (events: readonly Event[], viewer: Viewer): string[] =>
      lines(events.map(event => recalled(event, agreement, viewer))),
  };
};
