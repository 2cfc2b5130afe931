/**
 * What page and server say to each other. Everything that enters the server is read by one of these schemas, once, at
 * the door; everything that leaves it has one of these types and is built for one viewer.
 */
import { LEVEL_NAMES, type LevelName, USUAL_LEVEL } from '@idavoll/bots';
import {
  type Event,
  MOST_PACK,
  type Offer,
  type OptionValues,
  type Pack,
  type Question,
  type Refusal,
  type Sight,
} from '@idavoll/engine';
import { z } from 'zod';
import { Name } from './people/names.ts';
import type { ServerRefusal } from './refusals.ts';

export { type Refused, SERVER_REFUSALS, type ServerRefusal } from './refusals.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{6,40}$/);
const seat = z.number().int().min(0).max(7);
/** The text of a content pack, as docs/packs.md describes it. */
const pack = z.string().max(MOST_PACK);
/** SHA-256 of the random bits that a seat will show, and these bits. */
const promise = z.string().regex(/^[0-9a-f]{64}$/);
const part = z.string().regex(/^[0-9a-f]{32}$/);
/** How well a bot plays. */
const level = z.enum(LEVEL_NAMES);
const value = z.union([z.string().max(40), z.number(), z.boolean()]);

/** Who drives a seat. 'hot-seat' is a seat beside the host's, at the same screen. */
export const DRIVERS = ['person', 'bot', 'hot-seat', 'open'] as const;
export type Driver = (typeof DRIVERS)[number];

export const NewGuest = z.object({ name: Name.optional() });
export const Rename = z.object({ name: Name });

export const NewTable = z.object({
  game: z.string().max(20),
  options: z.record(z.string().max(40), value).default({}),
  /** One entry a seat; the first that is a 'person' is the host's own. */
  seats: z
    .array(
      z.object({
        driver: z.enum(DRIVERS),
        traits: z.record(z.string().max(20), z.string().max(20)).default({}),
        /** Of the bot at this seat, or of the one that stands in where its player leaves. */
        level: level.default(USUAL_LEVEL),
      }),
    )
    .min(1)
    .max(8),
  public: z.boolean().default(false),
  spectators: z.boolean().default(true),
  /** Where the table does not play with the game's own content. */
  pack: pack.optional(),
  /** Of the host's first seat, if it adds to the chance of the match. */
  promise: promise.optional(),
});

export const SeatChoice = z.object({ seat: seat.optional() });
/** Without a level it is the one that the host has chosen for this seat. */
export const BotChoice = SeatChoice.extend({ level: level.optional() });
/** Whoever promises nothing has no part in the chance of the match. */
export const Sitting = SeatChoice.extend({ promise: promise.optional() });
/** `next` promises a part for the rematch, so that whoever is led there has one too. */
export const Reveal = z.object({ part, next: promise.optional() });
/** A record of a match with a pack is played again with that pack. */
export const NewRecord = z.object({ record: z.string().min(1).max(200_000), pack: pack.optional() });

/** What somebody is called at one table where a name is not enough: see `SeatInfo.who`. */
const who = z.string().regex(/^[A-Za-z0-9_-]{12}$/);
export const REPORT_REASONS = ['insults', 'spam', 'name', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const Blocking = z.object({ who });
export const NewReport = Blocking.extend({
  reason: z.enum(REPORT_REASONS),
  text: z.string().trim().max(500).default(''),
});
export type NewReport = z.output<typeof NewReport>;
export const Unblock = z.object({ block: id });

/** No more than the accounts' library takes. */
const password = z.string().max(128);
export const Password = z.object({ password });
/** Guests have no password. */
export const Farewell = z.object({ password: password.optional() });
export const Recovery = z.object({
  username: z.string().max(100),
  code: z.string().max(40),
  password: password.min(8),
});

/** Over the socket. `id` is the click's own, so that a repeat of it gets its first answer again. */
export const ClientMessage = z.discriminatedUnion('type', [
  /** Watches a table as one of one's own seats, or (null) as the audience; `since` is the last seq seen. */
  z.object({ type: z.literal('watch'), table: id, seat: seat.nullable(), since: z.number().int().min(0).optional() }),
  z.object({ type: z.literal('leave'), table: id }),
  z.object({ type: z.literal('move'), table: id, id, seat, nth: z.number().int().min(0), move: z.string().max(120) }),
  /** As `move`, but if the seat's turn would end with it, it waits, told to nobody else, until the seat says `end`. */
  z.object({ type: z.literal('hold'), table: id, id, seat, nth: z.number().int().min(0), move: z.string().max(120) }),
  z.object({ type: z.literal('end'), table: id, id, seat, nth: z.number().int().min(0) }),
  z.object({ type: z.literal('undo'), table: id, id, seat, nth: z.number().int().min(0) }),
  z.object({ type: z.literal('chat'), table: id, id, text: z.string().trim().min(1).max(500) }),
  /** Said first: of which build the page is, as its `<meta name="build">` says. */
  z.object({ type: z.literal('hello'), build: z.string().max(40) }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
export type NewTable = z.input<typeof NewTable>;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

export interface SeatInfo {
  readonly driver: Driver;
  /** Null where nobody sits, or somebody did who has gone for good. */
  readonly name: string | null;
  /** Where a bot plays. */
  readonly level?: LevelName;
  readonly mine: boolean;
  readonly online: boolean;
  readonly traits: Readonly<Record<string, string>>;
  /** Its player gave up: a bot plays on, for good. */
  readonly resigned?: true;
  /** Whom to block or report. It differs from table to table: nobody can be followed by it. */
  readonly who?: string;
  /** What it promised to add to the chance of the match, and whether it has shown that. The part itself is in the record. */
  readonly lot?: { readonly promise: string; readonly shown: boolean };
}

/**
 * 'drawing' is a table that is about to play and waits a moment for the parts that its seats have promised. 'stranded' is
 * a match under way whose game, rules or content this server does not have; it waits until it has.
 */
export const TABLE_STATUSES = ['gathering', 'drawing', 'playing', 'stranded', 'over', 'closed'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** As a record names it: the mark of its content is part of the name. */
export type PackName = Pick<Pack<unknown>, 'name' | 'version'>;

/** A table as a list shows it: nothing here differs by what a seat may know. */
export interface TableSummary {
  readonly table: string;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly status: TableStatus;
  readonly options: OptionValues;
  /** What it plays with, where that is not the game's own content. */
  readonly pack?: PackName;
  readonly seats: readonly SeatInfo[];
  readonly host: boolean;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly createdAt: string;
  /** To the server's own part of the chance; null at tables of an earlier release whose match has not begun. */
  readonly commitment: string | null;
  /** One bit a seat. */
  readonly awaiting: number;
  readonly myTurn: boolean;
  /** How it ended, once it has. */
  readonly outcome?: MatchOutcome;
  /** The table at which the same people play again. */
  readonly rematch?: string;
  /** Nobody has opened it for long: when it ends by itself, unless somebody does. */
  readonly endsAt?: string;
}

export interface Chat {
  readonly at: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  /** As in `SeatInfo`. */
  readonly who: string;
}

/** Somebody whom one has blocked; the id is that of the block. */
export interface Block {
  readonly block: string;
  readonly name: string;
}

/** Cells of the view: all of them, or pairs of index and value where they changed since the seq before. */
export type Cells = { readonly all: readonly number[] } | { readonly changed: readonly number[] };

/** What one seat or the audience knows of a match after entry `seq`. */
export interface Position {
  readonly seq: number;
  /** How many decisions stand, undone ones not counted. */
  readonly step: number;
  readonly cells: Cells;
  /** Where something was taken back: what was told of later steps than this is dropped before `events` are added. */
  readonly keep?: number;
  /** Told since the last position this viewer saw. */
  readonly events: readonly { readonly step: number; readonly event: Event }[];
  readonly awaiting: number;
  readonly nth: number;
  readonly offers: readonly Offer[];
  readonly question: Question | null;
  readonly held: Sight['held'];
  readonly canUndo: boolean;
  readonly outcome: MatchOutcome | null;
}

export interface MatchOutcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** What the audience was told of a match, so that it can be read without the rules that it was played by. */
export interface MatchStory {
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  /** Those who sat there when this was written down; a bot that nobody left its seat to has no name. */
  readonly seats: readonly Pick<SeatInfo, 'driver' | 'name' | 'traits'>[];
  readonly events: readonly { readonly step: number; readonly event: Event }[];
  readonly outcome: MatchOutcome | null;
}

export type ServerMessage =
  | {
      readonly type: 'table';
      readonly table: string;
      readonly info: TableSummary;
      /** What was said so far; left out where the connection has been told. */
      readonly chat?: readonly Chat[];
      readonly watchers: number;
    }
  /** Who is here now: the seats whose players are, one bit each, and how many watch. */
  | { readonly type: 'presence'; readonly table: string; readonly online: number; readonly watchers: number }
  | { readonly type: 'position'; readonly table: string; readonly seat: number | null; readonly position: Position }
  | { readonly type: 'chat'; readonly table: string; readonly chat: Chat }
  | { readonly type: 'ack'; readonly table: string; readonly id: string; readonly seq: number }
  | {
      readonly type: 'refused';
      readonly table: string;
      readonly id: string | null;
      readonly refusal: Refusal | { readonly code: ServerRefusal };
    }
  | { readonly type: 'closed'; readonly table: string }
  /** Of which build the page is that the server has now; '' where it has none. Another one than one's own is newer. */
  | { readonly type: 'hello'; readonly build: string }
  | { readonly type: 'pong' };

/** What HTTP answers with a status of 2xx. Bodies are JSON, but for records and packs: those are text. */
export interface Answers {
  'POST /api/guest': Person;
  'GET /api/me': Person | null;
  'POST /api/me/name': Person;
  /** A JSON file, in pieces. */
  'GET /api/me/data': AsyncIterable<string>;
  'POST /api/me/delete': null;
  'GET /api/me/recovery': { readonly left: number };
  'POST /api/me/recovery': { readonly codes: readonly string[] };
  'POST /api/recover': null;
  'GET /api/me/blocks': readonly Block[];
  'POST /api/me/unblock': null;
  'POST /api/tables': TableSummary;
  'GET /api/tables': readonly TableSummary[];
  'GET /api/tables/mine': readonly TableSummary[];
  'GET /api/tables/:id': TableSummary;
  'POST /api/tables/:id/join': TableSummary;
  'POST /api/tables/:id/leave': TableSummary;
  'POST /api/tables/:id/start': TableSummary;
  'POST /api/tables/:id/reveal': TableSummary;
  'POST /api/tables/:id/reopen': TableSummary;
  'POST /api/tables/:id/resign': TableSummary;
  'POST /api/tables/:id/bot': TableSummary;
  'POST /api/tables/:id/takeback': TableSummary;
  /** The new table. */
  'POST /api/tables/:id/rematch': TableSummary;
  'POST /api/tables/:id/block': null;
  'POST /api/tables/:id/report': null;
  'GET /api/tables/:id/record': string;
  'GET /api/tables/:id/story': MatchStory;
  'GET /api/tables/:id/pack': string;
  'POST /api/records': { readonly id: string };
  'GET /api/records/:id': string;
  'GET /api/records/:id/pack': string;
}
