/** The command `idavoll admin`: for whoever hosts the server, on the same machine. */
import { runCommand } from './admin/commands.ts';
import { StartError } from './database/folders.ts';
import { openAlone, visitDatabase } from './database/visit.ts';

const USAGE = `usage: idavoll admin tables [status]       gathering, playing, over or closed; those opened last first
       idavoll admin people [part of a name]
       idavoll admin stranded               matches that wait for a game or rules which this release does not have
       idavoll admin close <table>          ends a match; its record can be read then
       idavoll admin open <table>           lets a closed match go on, unless its record was read
       idavoll admin rename <person> <name>

Works while the server runs, which is told, and while it does not. IDAVOLL_DATA and DATABASE_URL name the database.
`;

const run = async (): Promise<number> => {
  let code = 0;
  await visitDatabase(async connection => {
    const db = openAlone(connection);
    try {
      const lines = await runCommand(db, process.argv.slice(3));
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
