/** A short visit to the database beside a server that may run; our own is stopped again if it did not run before. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startCluster } from './cluster.ts';
import { dataFolder } from './folders.ts';
import type { Schema } from './schema.ts';

export const visitDatabase = async (work: (connection: pg.ClientConfig) => Promise<void>): Promise<void> => {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return work({ connectionString: DATABASE_URL });
  const cluster = await startCluster(dataFolder(process.env), line => console.error(line));
  try {
    await work(cluster.connection);
  } finally {
    if (!cluster.adopted) await cluster.stop();
  }
};

/** For one who asks little. */
export const openAlone = (connection: pg.ClientConfig): Kysely<Schema> => {
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('error', () => {});
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
};
