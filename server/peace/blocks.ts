/** Who wants to have nothing to do with whom. */
import { ok } from '@idavoll/engine';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Block } from '../protocol.ts';
import { type Answer, refuse } from '../tables/refusal.ts';
import type { World } from '../world.ts';

type Db = Kysely<Schema>;

/** How many one person may block: enough for anybody, and read at once. */
const MOST_BLOCKS = 200;

/** Those who have blocked this person. */
export const blockersOf = async (db: Db, person: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('block').select('person').where('blocked', '=', person).execute();
  return new Set(rows.map(row => row.person));
};

/** Those whom this person has blocked. */
export const blockedBy = async (db: Db, person: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('block').select('blocked').where('person', '=', person).execute();
  return new Set(rows.map(row => row.blocked));
};

/** Those who keep out of this person's way, and those whom he wants out of his. */
export const apartFrom = async (db: Db, person: string): Promise<ReadonlySet<string>> =>
  new Set([...(await blockersOf(db, person)), ...(await blockedBy(db, person))]);

export const listBlocks = (db: Db, person: string): Promise<Block[]> =>
  db
    .selectFrom('block as b')
    .innerJoin('person as p', 'p.id', 'b.blocked')
    .select(['b.id as block', 'p.name'])
    .where('b.person', '=', person)
    .orderBy('b.created_at')
    .execute();

export const block = async (db: Db, world: World, person: string, blocked: string): Promise<Answer<null>> => {
  const { many } = await db
    .selectFrom('block')
    .select(sql<number>`count(*)::integer`.as('many'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (many >= MOST_BLOCKS) return refuse('too-many-blocks');
  await db
    .insertInto('block')
    .values({ id: world.id(), person, blocked, created_at: world.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return ok(null);
};

/** What is not there any more is lifted, too. */
export const unblock = async (db: Db, person: string, id: string): Promise<void> => {
  await db.deleteFrom('block').where('id', '=', id).where('person', '=', person).execute();
};

/** A guest has become part of an account: what both had is there once, and nobody blocks himself. */
export const mergeBlocks = async (tx: Db, from: string, to: string): Promise<void> => {
  await sql`update block b set person = ${to} where person = ${from} and blocked <> ${to}
    and not exists (select 1 from block o where o.person = ${to} and o.blocked = b.blocked)`.execute(tx);
  await sql`update block b set blocked = ${to} where blocked = ${from} and person <> ${to}
    and not exists (select 1 from block o where o.blocked = ${to} and o.person = b.person)`.execute(tx);
};
