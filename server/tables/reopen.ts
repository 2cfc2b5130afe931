/** A match that was closed because its game failed may go on, if nobody has read its seed meanwhile. */
import { ok } from '@idavoll/engine';
import type { Person, TableSummary } from '../protocol.ts';
import type { House } from './house.ts';
import { type Answer, refuse } from './refusal.ts';

/** For the host of the table. Should the game fail again, it is closed again. */
export const reopen = async (house: House, id: string, me: Person): Promise<Answer<TableSummary>> => {
  const table = await house.table(id);
  if (!table) return refuse('no-such-table');
  const opened = await table.alone(async () => {
    if (table.row.host !== me.id) return refuse('not-host');
    if (table.row.status !== 'closed') return ok(null);
    if (table.row.seed === null) return refuse('table-closed');
    if (table.row.seed_told) return refuse('seed-told');
    await table.setStatus({ status: 'playing' });
    return ok(null);
  });
  if (!opened.ok) return opened;
  await table.wake();
  return ok(table.summary(me.id));
};
