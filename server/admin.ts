/** The command `idavoll admin`: for whoever hosts the server, on the same machine. */
import { runCommand } from './admin/commands.ts';
import { StartError } from './database/folders.ts';
import { requireUpToDate } from './database/migrations.ts';
import { openAlone, visitDatabase } from './database/visit.ts';

const USAGE = `usage: idavoll admin tables [status]       gathering, drawing, playing, over or closed; those opened last first
       idavoll admin people [part of a name]
       idavoll admin stranded               matches that wait for a game or rules which this release does not have
       idavoll admin close <table>          ends a match; its record can be read then
       idavoll admin open <table>           lets a closed match go on, unless its record was read
       idavoll admin rename <person> <name>
       idavoll admin ban <person> [reason]  sockets closed, tables left, and no way back with the same account
       idavoll admin unban <person>
       idavoll admin bans
       idavoll admin reports [all]          who was reported and not settled yet; or the log of all reports
       idavoll admin report <number>        one of them, with what was said
       idavoll admin settle <number> <note> what was done about it
       idavoll admin retention [--now]      what is kept too long; with --now it is deleted

Works while the server runs, which is told, and while it does not. IDAVOLL_DATA and DATABASE_URL name the database.
`;

/** One line that changes, where somebody watches. */
const progress = (line: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
};

const run = async (): Promise<number> => {
  let code = 0;
  await visitDatabase(async connection => {
    const db = openAlone(connection);
    try {
      await requireUpToDate(db);
      const lines = await runCommand(db, process.argv.slice(3), progress);
      progress('');
      if (lines) for (const line of lines) console.log(line);
      else {
        process.stderr.write(USAGE);
        code = 2;
      }
    } finally {
      await db.destroy();
    }
  });
  return code;
};

run().then(
  code => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  },
);
