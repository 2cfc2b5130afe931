/** The commands `idavoll backup <file>` and `idavoll restore <file>`: no other tool is needed. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { readBackup } from './backup/read.ts';
import { writeBackup } from './backup/write.ts';
import { startCluster } from './database/cluster.ts';
import { dataFolder, StartError } from './database/folders.ts';
import { takeLock } from './database/lock.ts';

const USAGE = `usage: idavoll backup <file>     everything that the server keeps, also while it runs
       idavoll restore <file>    into an empty data folder (IDAVOLL_DATA) or an empty database (DATABASE_URL)
`;

/** Does something with the database; our own is stopped again if it did not run before. */
const withDatabase = async (work: (connection: pg.ClientConfig) => Promise<void>): Promise<void> => {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return work({ connectionString: DATABASE_URL });
  const cluster = await startCluster(dataFolder(process.env), line => console.error(line));
  try {
    await work(cluster.connection);
  } finally {
    if (!cluster.adopted) await cluster.stop();
  }
};

const backup = (file: string): Promise<void> =>
  withDatabase(async connection => {
    await writeBackup(connection, file);
    console.log(`Everything is in ${file}. It holds seeds and hashes of passwords: keep it as safe as the server.`);
  });

const restore = (file: string): Promise<void> =>
  withDatabase(async connection => {
    const lock = await takeLock(connection, 'this place', () => {});
    try {
      const rows = await readBackup(connection, file);
      console.log(`Restored ${rows} rows. "npm start" goes on from there.`);
    } finally {
      await lock.release();
    }
  });

const [, , command, name] = process.argv;
const run = async (): Promise<number> => {
  if (!name || (command !== 'backup' && command !== 'restore')) {
    process.stderr.write(USAGE);
    return 2;
  }
  const file = resolve(name);
  if (command === 'restore' && !existsSync(file)) throw new StartError(`There is no file ${file}.`);
  await (command === 'backup' ? backup(file) : restore(file));
  return 0;
};

run().then(
  code => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  },
);
