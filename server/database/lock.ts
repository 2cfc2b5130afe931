/** One server to a database: a lock that the database holds for a connection, and lets go when its owner dies. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from './folders.ts';

const KEY = 0x1da_011;
/** On which a running server hears of what the host's commands have changed. */
export const CHANNEL = 'idavoll';
/** How long the database may take to notice that a killed server is gone. */
const PATIENCE = 3000;

const take = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [KEY]);
  return rows[0].got;
};

const holder = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [KEY],
  );
  return rows[0]?.name ?? 'of another machine';
};

export interface Lock {
  release(): Promise<void>;
}

/** `where` names the database for people; `onLost` is called when the connection that holds the lock breaks. */
export const takeLock = async (
  connection: pg.ClientConfig,
  where: string,
  onLost: () => void,
  onNotice?: (text: string) => void,
): Promise<Lock> => {
  const client = new pg.Client({ ...connection, application_name: `process ${process.pid}`, keepAlive: true });
  let held = false;
  const lost = () => {
    if (held) onLost();
    held = false;
  };
  client.on('error', lost);
  client.on('end', lost);
  await client.connect();
  for (let waited = 0; !(await take(client)); waited += 100) {
    if (waited >= PATIENCE) {
      const other = await holder(client);
      await client.end();
      throw new StartError(
        `Another Idavoll server (${other}) already uses ${where}. Stop it first, or give this one a place of its own: ` +
          'IDAVOLL_DATA names another folder, DATABASE_URL another database.',
      );
    }
    await sleep(100);
  }
  held = true;
  if (onNotice) {
    client.on('notification', ({ payload }) => onNotice(payload ?? ''));
    await client.query(`listen ${CHANNEL}`);
  }
  return {
    release: async () => {
      held = false;
      await client.end();
    },
  };
};
