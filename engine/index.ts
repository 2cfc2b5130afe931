export { chanceAt, commitmentTo, isSeed, PlayoutChance, type Seed, seedFrom } from './chance.ts';
export {
  BASES,
  type Basis,
  basis,
  ContentError,
  identifier,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  readContent,
  type Shape,
  type Spot,
  text,
} from './content.ts';
export { type Event, type EventTable, type EventTableOf, events, own, type Private } from './events.ts';
export {
  type Agreement,
  AUDIENCE,
  type Chance,
  type Effects,
  type Game,
  type GameModule,
  type Move,
  type Outcome,
  type Pack,
  type Question,
  type Seat,
  type Viewer,
} from './game.ts';
export {
  HIDDEN,
  type Layout,
  type LayoutOf,
  layout,
  NONE,
  outOfBounds,
  type Places,
  type State,
  type View,
} from './layout.ts';
export { fromJson, type Json, toJson } from './layout-json.ts';
export { type Ledger, type LedgerRule, readLedger } from './ledger.ts';
export { Match, type Refusal, type Step, viewersOf } from './match.ts';
export { type Decoded, type Kind, type MoveTable, type MoveTableOf, moves } from './moves.ts';
export {
  type AgreementError,
  agree,
  available,
  defaultOf,
  type OptionSchema,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  type SeatSchema,
  sampleValues,
  type Wishes,
} from './options.ts';
export { MOST_PACK, readPack, writePack } from './pack.ts';
export { packTitle } from './pack-name.ts';
export { perft, start } from './perft.ts';
export { countSeats, loneSeat, playOut, settle } from './playout.ts';
export { type MatchRecord, type RecordError, readRecord, replayRecord, writeRecord } from './record.ts';
export { fail, ok, type Result } from './result.ts';
export { type Offer, type Sight, viewOf } from './sight.ts';
export { type Fortune, type Simulation, simulate } from './simulate.ts';
