/** What the host's commands say, and how they tell a server that runs. */
import { type Kysely, sql } from 'kysely';
import { CHANNEL } from '../database/lock.ts';
import type { Schema } from '../database/schema.ts';
import type { Notice } from '../tables/notice.ts';

/** What to print; undefined where the command was not understood. */
export type Said = Promise<readonly string[] | undefined>;

export const MOST_LISTED = 200;

export const tell = (db: Kysely<Schema>, notice: Notice) =>
  sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`.execute(db);
