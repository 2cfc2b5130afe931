/** Opens the database: our own, or the one that DATABASE_URL names; locked for this server and up to date. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Cluster, startCluster } from './cluster.ts';
import { StartError } from './folders.ts';
import { LIMITS } from './limits.ts';
import { type Lock, takeLock } from './lock.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { openAlone } from './visit.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  readonly connection: pg.ClientConfig;
  /** How busy the connections are. */
  readonly pool: { readonly waitingCount: number };
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly data: string;
  readonly url?: string | undefined;
  readonly say: (line: string) => void;
  /** Called when the database has gone away under the server. */
  readonly onLost: () => void;
  /** Called when the host's commands have changed something beside the server. */
  readonly onNotice?: ((text: string) => void) | undefined;
  /** Called whenever a query has got a connection: how long it waited, in seconds. */
  readonly onWaited?: (seconds: number) => void;
  /** Only looks: nothing is brought up to date, and a server may run on the database that `url` names. */
  readonly readOnly?: boolean;
  /** Nobody waits for answers: statements may take as long as they take. */
  readonly patient?: boolean;
}

const POOL_SIZE = 8;

const migrateAlone = async (connection: pg.ClientConfig): Promise<void> => {
  const db = openAlone(connection);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
};

const reach = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new StartError(`The database that DATABASE_URL names cannot be reached: ${(error as Error).message}`);
  }
};

export const openDatabase = async ({
  data,
  url,
  say,
  onLost,
  onNotice,
  onWaited = () => {},
  readOnly = false,
  patient = false,
}: DatabaseOptions): Promise<Database> => {
  let cluster: Cluster | undefined;
  if (url) {
    say('Using the database that DATABASE_URL names.');
    await reach({ connectionString: url });
  } else {
    say(`Starting the database in ${data} …`);
    cluster = await startCluster(data, say);
    if (cluster.adopted) say('A database of an earlier server still ran there: taking it over.');
  }
  const connection = cluster?.connection ?? { connectionString: url };
  const where = url ? 'the database that DATABASE_URL names' : `the folder ${data}`;
  let lock: Lock | undefined;
  try {
    lock = readOnly && url ? undefined : await takeLock(connection, where, onLost, onNotice);
    // What brings the database up to date may take as long as it takes.
    if (!readOnly) await migrateAlone(connection);
  } catch (error) {
    // Where another server uses it, the database is that one's to stop.
    await lock?.release();
    if (lock) await cluster?.stop();
    throw error;
  }
  const pool = new pg.Pool({ ...connection, ...(!patient && LIMITS), max: POOL_SIZE });
  // A connection that breaks while idle is replaced when next needed.
  pool.on('error', () => {});
  const connect = async () => {
    const asked = performance.now();
    const client = await pool.connect();
    onWaited((performance.now() - asked) / 1000);
    return client;
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) });
  return {
    db,
    connection,
    pool,
    close: async () => {
      await db.destroy();
      await lock?.release();
      await cluster?.stop();
    },
  };
};
