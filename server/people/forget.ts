/** What goes with somebody who goes for good, and what stays: the moves at tables of others, under nobody's name. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** How many stories are written anew in one go. */
const PAGE = 50;

/** The names in the stories of their matches. */
const hideInStories = async (tx: Kysely<Schema>, people: readonly string[]): Promise<void> => {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string }>`
      select distinct c.table_id as id from chronicle c join seat s on s.table_id = c.table_id
      where s.person = any(${people}) and c.table_id > ${after} order by 1 limit ${PAGE}`.execute(tx);
    if (rows.length === 0) return;
    after = rows[rows.length - 1].id;
    const ids = rows.map(({ id }) => id);
    await sql`
      update chronicle c set story = jsonb_set(c.story::jsonb, '{seats}', (
        select jsonb_agg(
          case when s.person = any(${people}) then told.seat || '{"name": null}'::jsonb else told.seat end order by told.nth)
        from jsonb_array_elements(c.story::jsonb -> 'seats') with ordinality as told (seat, nth)
        left join seat s on s.table_id = c.table_id and s.seat = told.nth - 1))::json
      where c.table_id = any(${ids})`.execute(tx);
  }
};

/**
 * They must not sit at anything under way. Whoever has sat at a table of others stays as somebody without a name; of all
 * others nothing stays.
 */
export const forget = async (tx: Kysely<Schema>, people: readonly string[]): Promise<void> => {
  if (people.length === 0) return;
  await hideInStories(tx, people);
  await tx.deleteFrom('guest').where('person', 'in', people).execute();
  await tx.deleteFrom('chat').where('person', 'in', people).execute();
  await tx
    .deleteFrom('block')
    .where(eb => eb.or([eb('person', 'in', people), eb('blocked', 'in', people)]))
    .execute();
  await tx.updateTable('record').set({ person: null }).where('person', 'in', people).execute();
  await tx.updateTable('report').set({ reporter: null }).where('reporter', 'in', people).execute();
  await tx.updateTable('report').set({ name: '' }).where('about', 'in', people).execute();
  await tx.updateTable('person').set({ name: '' }).where('id', 'in', people).execute();
  await sql`
    delete from person p where p.id = any(${people}) and p.banned_at is null
      and not exists (select 1 from seat s where s.person = p.id)
      and not exists (select 1 from game_table t where t.host = p.id)`.execute(tx);
};
