/** `idavoll replay-all`: every match of a database, or of a folder of records, against the code at hand. */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { games } from '@idavoll/games';
import { dataFolder, StartError } from './database/folders.ts';
import { openDatabase } from './database/open.ts';
import { replayDatabase } from './replay/database.ts';
import { replayFolder } from './replay/folder.ts';
import { Report } from './replay/report.ts';

const HELP = `idavoll replay-all [folder] [--database url] [--patch]

Plays every match again and lists those that no longer go as they went: which table, which entry, and how.
Without a folder of records, the matches are those of the server's own database.

  --database url  the matches of this PostgreSQL database; DATABASE_URL does the same
  --patch         moves matches under way to the newest rules where they would stand as they do, says which could
                  not be moved, and writes down the records of finished matches that have none
  --help          shows this`;

const MISUSED = 2;
const { env } = process;

const progress = (line: string) => process.stderr.write(process.stderr.isTTY ? `\r${line} ` : `${line}\n`);

const readArguments = () => {
  const { values, positionals } = parseArgs({
    options: { database: { type: 'string' }, patch: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new Error(`One folder is enough; "${positionals[1]}" is too many.`);
  if (positionals.length > 0 && (values.patch || values.database)) throw new Error('A folder takes no other flags.');
  return { ...values, folder: positionals[0] };
};

/** Says with which code the process ends. */
const run = async (): Promise<number> => {
  let given: ReturnType<typeof readArguments>;
  try {
    given = readArguments();
  } catch (error) {
    console.error((error as Error).message);
    return MISUSED;
  }
  const { folder, database: url = env.DATABASE_URL, patch = false, help = false } = given;
  if (help) {
    console.log(HELP);
    return 0;
  }
  const report = new Report(line => console.log(line), progress);
  if (folder !== undefined) replayFolder(folder, games, report);
  else {
    const data = dataFolder(env);
    if (!url && !statSync(data, { throwIfNoEntry: false })) throw new StartError(`There is no database in ${data}.`);
    const say = (line: string) => console.error(line);
    const database = await openDatabase({
      patient: true,
      data,
      url,
      say,
      onLost: () => process.exit(1),
      readOnly: !patch,
    });
    try {
      await replayDatabase({ db: database.db, games, patch, report });
    } finally {
      await database.close();
    }
  }
  report.close();
  return report.failed ? 1 : 0;
};

run().then(
  code => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = MISUSED;
  },
);
