/** The tables as the server's queries see them; `migrations.ts` makes them. */
import type { LevelName } from '@idavoll/bots';
import type { Agreement, Lots } from '@idavoll/engine';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Act } from '../match/live-match.ts';
import type { Driver, MatchStory, ReportReason, TableStatus } from '../protocol.ts';

interface PersonTable {
  id: string;
  /** Empty for one who has gone for good: what he left at tables of others stays there without a name. */
  name: string;
  /** The account behind this person; null for a guest. */
  user_id: string | null;
  created_at: Date;
  /** When the host of the server banned this person. */
  banned_at: Generated<Date | null>;
  ban_reason: Generated<string | null>;
  /** To the day. */
  seen_at: Generated<Date>;
}

/** What a guest's cookie proves: only its hash is kept. */
interface GuestTable {
  token_hash: string;
  person: string;
}

interface GameTableTable {
  id: string;
  game: string;
  rules: number;
  agreement: JSONColumnType<Agreement>;
  status: Exclude<TableStatus, 'stranded'>;
  host: string;
  public: boolean;
  spectators: boolean;
  created_at: Date;
  /** The server's own part of the chance. Null at tables of an earlier release. Never leaves it before the match is over. */
  secret: string | null;
  commitment: string | null;
  /** Null until the match starts. Never leaves the server before it is over. */
  seed: string | null;
  /** What the seed was made from, where seats had a part in it. */
  lots: ColumnType<Lots | null, string | null, string | null>;
  /** Who was to decide when the match started, one bit a seat; entries say it from there on. */
  awaiting: number;
  rematch: string | null;
  /** Null where it plays with the game's own content. */
  pack: string | null;
  /** Name and version of the content, as records name it; null at tables from before it was kept. */
  content: string | null;
  /** Whether somebody has read the record of the match, seed and all, after it was closed. */
  seed_told: Generated<boolean>;
  /** When somebody last opened it. */
  touched_at: Generated<Date>;
}

/** What is left of a match without its rules. */
interface ChronicleTable {
  table_id: string;
  /** How many entries the story tells of. */
  seq: number;
  /** Null until the match is over. */
  record: string | null;
  story: JSONColumnType<MatchStory>;
}

/** What owners of a printed game have brought, as a whole: an entry is never changed. */
interface PackTable {
  id: string;
  name: string;
  version: number;
  text: string;
}

interface SeatTable {
  table_id: string;
  seat: number;
  driver: Driver;
  level: Generated<LevelName>;
  person: string | null;
  resigned: boolean;
  /** What this seat adds to the chance: promised when it sits down, shown before the match starts. */
  promise: string | null;
  part: string | null;
  /** What it promises for the rematch. */
  next_promise: string | null;
}

interface EntryTable {
  table_id: string;
  seq: number;
  seat: number;
  kind: Act['kind'];
  text: string;
  click: string;
  awaiting: number;
}

interface ChatTable {
  id: Generated<string>;
  table_id: string;
  person: string;
  click: string;
  name: string;
  seat: number | null;
  text: string;
  at: Date;
}

interface RecordTable {
  id: string;
  game: string;
  text: string;
  person: string | null;
  created_at: Date;
  pack: string | null;
}

interface SettingTable {
  name: string;
  value: string;
}

/** Of the accounts' library, as far as our own queries go. */
interface UserTable {
  id: string;
  username: string | null;
  createdAt: Date;
}

interface SessionTable {
  id: string;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

interface CredentialTable {
  userId: string;
  providerId: string;
  password: string | null;
}

interface PasskeyTable {
  userId: string;
  name: string | null;
  createdAt: Date | null;
}

interface RecoveryCodeTable {
  hash: string;
  user_id: string;
}

/** `person` wants to have nothing to do with `blocked`. */
interface BlockTable {
  id: string;
  person: string;
  blocked: string;
  created_at: Date;
}

interface ReportTable {
  id: Generated<string>;
  table_id: string;
  reporter: string | null;
  about: string | null;
  /** What the one whom it is about was called then. */
  name: string;
  reason: ReportReason;
  text: string;
  said: JSONColumnType<readonly Said[]>;
  at: Date;
  settled_at: Generated<Date | null>;
  /** What a moderator has made of it. */
  note: Generated<string | null>;
}

interface Said {
  readonly at: string;
  readonly text: string;
}

export interface Schema {
  users: UserTable;
  sessions: SessionTable;
  credentials: CredentialTable;
  passkeys: PasskeyTable;
  recovery_code: RecoveryCodeTable;
  block: BlockTable;
  report: ReportTable;
  person: PersonTable;
  guest: GuestTable;
  game_table: GameTableTable;
  seat: SeatTable;
  entry: EntryTable;
  chronicle: ChronicleTable;
  chat: ChatTable;
  record: RecordTable;
  pack: PackTable;
  setting: SettingTable;
}
