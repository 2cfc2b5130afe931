/** The migrations, in order. One that was released is never changed: a further one is added. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartError } from './folders.ts';
import type { Schema } from './schema.ts';

const run = (...statements: string[]): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-accounts': run(
    `create table users (
       id text primary key, name text not null, email text not null unique, "emailVerified" boolean not null,
       image text, "createdAt" timestamptz not null, "updatedAt" timestamptz not null,
       username text unique, "displayUsername" text)`,
    `create table sessions (
       id text primary key, "expiresAt" timestamptz not null, token text not null unique,
       "createdAt" timestamptz not null, "updatedAt" timestamptz not null, "ipAddress" text, "userAgent" text,
       "userId" text not null references users (id) on delete cascade)`,
    'create index on sessions ("userId")',
    `create table credentials (
       id text primary key, "accountId" text not null, "providerId" text not null,
       "userId" text not null references users (id) on delete cascade,
       "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz,
       "refreshTokenExpiresAt" timestamptz, scope text, password text,
       "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
    'create index on credentials ("userId")',
    `create table verifications (
       id text primary key, identifier text not null, value text not null, "expiresAt" timestamptz not null,
       "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
    'create index on verifications (identifier)',
    `create table passkeys (
       id text primary key, name text, "publicKey" text not null,
       "userId" text not null references users (id) on delete cascade,
       "credentialID" text not null, counter integer not null, "deviceType" text not null,
       "backedUp" boolean not null, transports text, "createdAt" timestamptz, aaguid text)`,
    'create index on passkeys ("userId")',
    'create index on passkeys ("credentialID")',
  ),
  '002-people': run(
    `create table person (
       id text primary key, name text not null,
       user_id text unique references users (id) on delete set null, created_at timestamptz not null)`,
    `create table guest (
       token_hash text primary key, person text not null references person (id) on delete cascade)`,
    'create index on guest (person)',
    'create table setting (name text primary key, value text not null)',
  ),
  '003-tables': run(
    `create table game_table (
       id text primary key, game text not null, rules integer not null, agreement jsonb not null,
       status text not null check (status in ('gathering', 'playing', 'over', 'closed')),
       host text not null references person (id), public boolean not null, spectators boolean not null,
       created_at timestamptz not null, seed text, awaiting smallint not null, rematch text,
       check (status = 'gathering' or status = 'closed' or seed is not null))`,
    'create index on game_table (status, created_at)',
    `create table seat (
       table_id text not null references game_table (id) on delete cascade, seat smallint not null,
       driver text not null check (driver in ('person', 'bot', 'hot-seat', 'open')),
       person text references person (id), resigned boolean not null,
       primary key (table_id, seat))`,
    'create index on seat (person)',
    `create table entry (
       table_id text not null, seq integer not null, seat smallint not null,
       kind text not null check (kind in ('move', 'undo')), text text not null, click text not null,
       awaiting smallint not null,
       primary key (table_id, seq))`,
    `create table chat (
       id bigint generated always as identity primary key,
       table_id text not null references game_table (id) on delete cascade,
       person text not null references person (id), click text not null, name text not null, seat smallint,
       text text not null, at timestamptz not null,
       unique (table_id, person, click))`,
    `create table record (
       id text primary key, game text not null, text text not null, person text references person (id),
       created_at timestamptz not null)`,
  ),
  '004-packs': run(
    // The id is the hash of the text: many tables and records share a pack.
    'create table pack (id text primary key, name text not null, version integer not null, text text not null)',
    'alter table game_table add column pack text references pack (id)',
    'alter table record add column pack text references pack (id)',
  ),
  '005-chronicles': run(
    // What is left of a match without its rules: the story so far, and once it is over the record.
    `create table chronicle (
       table_id text primary key references game_table (id) on delete cascade,
       seq integer not null, record text, story json not null)`,
    // Name and version of the content, the game's own included. Null at tables that are older than this.
    'alter table game_table add column content text',
  ),
  '006-lots': run(
    // The server's part of the chance is drawn when a table is set. Tables that are older have none.
    'alter table game_table add column secret text, add column commitment text, add column lots json',
    `update game_table set commitment = encode(sha256(decode(seed, 'hex')), 'hex') where seed is not null`,
    'alter table seat add column promise text, add column part text, add column next_promise text',
    'alter table game_table drop constraint game_table_status_check, drop constraint game_table_check',
    `alter table game_table
       add check (status in ('gathering', 'drawing', 'playing', 'over', 'closed')),
       add check (status in ('gathering', 'drawing', 'closed') or seed is not null)`,
  ),
  '007-held-moves': run(
    // A move that waits until its seat ends the turn, and the end of the turn.
    'alter table entry drop constraint entry_kind_check',
    "alter table entry add constraint entry_kind_check check (kind in ('move', 'hold', 'end', 'undo'))",
  ),
  '010-closed-matches': run(
    // Whoever has read the record of a closed match knows its seed: such a match cannot go on.
    'alter table game_table add column seed_told boolean not null default false',
    `update game_table set seed_told = true where status = 'closed'`,
  ),
  '011-hosts': run('create index on game_table (host, status)'),
  '012-sleepers': run(`create index game_table_playing on game_table (id) where status in ('drawing', 'playing')`),
  '013-touched': run(
    'alter table game_table add column touched_at timestamptz not null default now()',
    `create index game_table_untouched on game_table (touched_at) where status in ('gathering', 'playing')`,
  ),
  '014-bans': run('alter table person add column banned_at timestamptz, add column ban_reason text'),
  '015-recovery': run(
    // What lets somebody in who has forgotten a password: only hashes, each good for once.
    `create table recovery_code (
       hash text primary key, user_id text not null references users (id) on delete cascade)`,
    'create index on recovery_code (user_id)',
  ),
  '016-peace': run(
    `create table block (
       id text primary key, person text not null references person (id) on delete cascade,
       blocked text not null references person (id) on delete cascade, created_at timestamptz not null,
       unique (person, blocked))`,
    'create index on block (blocked)',
    // What was said is copied: a report outlives the chat that it is about.
    `create table report (
       id bigint generated always as identity primary key, table_id text not null,
       reporter text references person (id) on delete set null, about text references person (id) on delete set null,
       name text not null, reason text not null, text text not null, said json not null, at timestamptz not null,
       settled_at timestamptz, note text)`,
    'create index on report (reporter, at)',
    'create index on report (about)',
    'create unique index on report (reporter, about, table_id) where settled_at is null',
    'create index report_open on report (id) where settled_at is null',
  ),
  '017-retention': run(
    'alter table person add column seen_at timestamptz not null default now()',
    'create index person_guests on person (seen_at, id) where user_id is null',
    `create index game_table_closed on game_table (touched_at, id) where status = 'closed'`,
    'create index on chat (person)',
    'create index on chat (at, id)',
    'create index on record (person)',
    `create index sessions_addresses on sessions ("createdAt")
       where "ipAddress" is not null or "userAgent" is not null`,
    'create index on sessions ("expiresAt")',
    // Those closed before this release have their time from now on.
    `update game_table set touched_at = now() where status = 'closed'`,
  ),
  '021-levels': run(
    `alter table seat add column level text not null default 'karl'
       check (level in ('thrall', 'karl', 'jarl', 'norn'))`,
  ),
};

/** What was done to the database already. */
const doneIn = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows: there } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!there[0].there) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** What was done by a release that came after this one. */
const unknownIn = async (db: Kysely<Schema>): Promise<string[]> =>
  (await doneIn(db)).filter(name => !(name in MIGRATIONS));

/** For those who work beside a server and leave bringing the database up to date to that. */
export const requireUpToDate = async (db: Kysely<Schema>): Promise<void> => {
  if ((await unknownIn(db)).length > 0)
    throw new StartError('The database was used by a newer release of Idavoll: use the commands of that one.');
  if ((await doneIn(db)).length < MIGRATION_NAMES.length)
    throw new StartError(
      'The database is empty, or of an earlier release of Idavoll. Start the server of this one first.',
    );
};

/** The names of all, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).sort();

/** Brings the database up to date, or as far as an earlier release would have. */
export const migrate = async (db: Kysely<Schema>, to = MIGRATION_NAMES[MIGRATION_NAMES.length - 1]): Promise<void> => {
  const unknown = await unknownIn(db);
  if (unknown.length > 0)
    throw new StartError(
      `The database was used by a newer release of Idavoll (${unknown.join(', ')}), which this one would not understand. ` +
        'Start that release again, or restore a backup from before it.',
    );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(to);
  if (error) throw error;
};
