/** What every table needs from the house around it. */
import type { GameModule } from '@idavoll/engine';
import type { Kysely } from 'kysely';
import type { Bots } from '../bots/bots.ts';
import type { Schema } from '../database/schema.ts';
import type { Contain, GameFault } from '../match/containment.ts';
import type { EntryLog } from '../match/entry-log.ts';
import type { World } from '../world.ts';
import type { Caps } from './caps.ts';

export interface Parts {
  readonly db: Kysely<Schema>;
  readonly log: EntryLog;
  readonly world: World;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly contain: Contain;
  readonly bots: Bots;
  /** How long a table waits for the parts that its seats have promised, in milliseconds. */
  readonly lotPatience: number;
  readonly report: Report;
  /** Undefined where nobody is limited. */
  readonly caps?: Caps | undefined;
  /** How long a match or a table may stay untouched, in milliseconds; undefined for ever. */
  readonly endAfter?: number | undefined;
}

/** What the host of the server is told: counts and faults, never a move or a secret. */
interface Report {
  moved(game: string): void;
  fault(table: string, game: string, fault: GameFault): void;
  trouble(what: string, error: unknown): void;
}
