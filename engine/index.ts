export type { BotModule, WholeMoves } from './bot.ts';
export { chanceAt, commitmentTo, isSeed, PlayoutChance, type Seed, seedFrom } from './chance.ts';
export {
  BASES,
  type Basis,
  basis,
  type ContentCheck,
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
export { drawCell } from './draw.ts';
export { type Event, type EventOf, type EventTable, type EventTableOf, events, own, type Private } from './events.ts';
export {
  type Agreement,
  AUDIENCE,
  type Chance,
  type Effects,
  type EventFields,
  type EventNumber,
  type Game,
  type GameModule,
  type Move,
  type Outcome,
  type Pack,
  type Question,
  type Seat,
  type Viewer,
} from './game.ts';
export { gameFor } from './game-for.ts';
export { bareGame, gameOf, type Rules } from './game-of.ts';
export {
  type Cells,
  type CellsOf,
  cellsNamed,
  HIDDEN,
  type Layout,
  type LayoutOf,
  layout,
  NONE,
  outOfBounds,
  type Places,
  type State,
  type StateOf,
  type View,
  type ViewOf,
} from './layout.ts';
export { fromJson, type Json, readable, toJson } from './layout-json.ts';
export { type Ledger, type LedgerRule, readLedger } from './ledger.ts';
export { isCommitment, type Lot, type Lots, seedOf } from './lots.ts';
export { Match, type Refusal, type Step, viewersOf } from './match.ts';
export { type Decoded, type Kind, type KindOf, type MoveTable, type MoveTableOf, moves } from './moves.ts';
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
export {
  type Passage,
  type Phase,
  type PhaseNumber,
  type Phases,
  phases,
  returnFields,
  returns,
  turns,
} from './phases.ts';
export { countSeats, loneSeat, playOut, playOutBare, settle, someSeat } from './playout.ts';
export { readRecord } from './read-record.ts';
export { type MatchRecord, type RecordError, recordOf, writeRecord } from './record.ts';
export { replayRecord } from './replay-record.ts';
export { fail, ok, type Result } from './result.ts';
export { type Offer, type Sight, viewOf, whenAsked } from './sight.ts';
export { Balance, type Fortune, type Simulation, simulate } from './simulate.ts';
export { counts, type Nth, nameOf, numbered, type Sizes, type Sorts } from './sorts.ts';
export { type Piece, padded, type TextModule, type TextParts, type TextSetup, textVoice, widthOf } from './text.ts';
export { type After, fieldsInWords, isOneOf, nameIn, type Values, type VoiceOf } from './words.ts';
