/** Who may not come back, and who may again. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { leaveTables } from '../people/leave.ts';
import { type Said, tell } from './say.ts';

type Db = Kysely<Schema>;

const MOST_LETTERS = 200;

const nobody = (person: string) => [`There is nobody with the id ${person}: "idavoll admin people" lists them.`];

const find = (db: Db, person: string) =>
  db.selectFrom('person').select(['name', 'user_id', 'banned_at']).where('id', '=', person).executeTakeFirst();

/** An account is shut, a guest's cookie opens nothing any more; a running server closes the sockets. */
export const ban = async (db: Db, person: string, reason: string): Said => {
  const known = await find(db, person);
  if (!known) return nobody(person);
  if (known.banned_at) return [`${person} has been banned since ${known.banned_at.toISOString()}.`];
  if (reason.length > MOST_LETTERS) return [`A reason has ${MOST_LETTERS} letters at most. Nobody was banned.`];
  const left = await db.transaction().execute(async tx => {
    await tx
      .updateTable('person')
      .set({ banned_at: new Date(), ban_reason: reason })
      .where('id', '=', person)
      .execute();
    if (known.user_id !== null) await tx.deleteFrom('sessions').where('userId', '=', known.user_id).execute();
    return leaveTables(tx, person, false);
  });
  await tell(db, { gone: person, banned: true });
  const how = known.user_id === null ? 'A guest can come back as another guest.' : 'The account cannot be entered.';
  return [`${person} (${known.name}) is banned, and has left ${left} tables. ${how}`];
};

export const unban = async (db: Db, person: string): Said => {
  const known = await find(db, person);
  if (!known) return nobody(person);
  if (!known.banned_at) return [`${person} is not banned.`];
  await db.updateTable('person').set({ banned_at: null, ban_reason: null }).where('id', '=', person).execute();
  return [`${person} (${known.name}) may come back.`];
};

export const bans = async (db: Db): Said => {
  const { rows } = await sql<{ id: string; name: string; banned_at: Date; ban_reason: string | null }>`
    select id, name, banned_at, ban_reason from person where banned_at is not null order by banned_at desc limit 200`.execute(
    db,
  );
  return rows.map(
    ({ id, name, banned_at, ban_reason }) =>
      `${id}  ${name}  since ${banned_at.toISOString()}${ban_reason ? `  ${ban_reason}` : ''}`,
  );
};
