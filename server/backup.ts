/** The commands `idavoll backup <file>` and `idavoll restore <file>`: no other tool is needed. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBackup } from './backup/read.ts';
import { writeBackup } from './backup/write.ts';
import { StartError } from './database/folders.ts';
import { takeLock } from './database/lock.ts';
import { visitDatabase } from './database/visit.ts';

const USAGE = `usage: idavoll backup <file>     everything that the server keeps, also while it runs
       idavoll restore <file>    into an empty data folder (IDAVOLL_DATA) or an empty database (DATABASE_URL)
`;

const backup = (file: string): Promise<void> =>
  visitDatabase(async connection => {
    await writeBackup(connection, file);
    console.log(`Everything is in ${file}. It holds seeds and hashes of passwords: keep it as safe as the server.`);
  });

const restore = (file: string): Promise<void> =>
  visitDatabase(async connection => {
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
