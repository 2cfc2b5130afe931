/** Writes a backup. All of it is of one moment, also while a server plays on beside it. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { FORMAT, IN_ORDER, type Line, quoted } from './format.ts';

const PAGE = 500;

async function* linesOf(client: pg.Client): AsyncGenerator<Line> {
  const { rows: done } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  yield { idavollBackup: FORMAT, migrations: done.map(({ name }) => name) };
  const { rows: tables } = await client.query<{ name: string }>(IN_ORDER);
  let count = 0;
  for (const { name } of tables) {
    yield { table: name };
    await client.query(`declare page no scroll cursor for select row_to_json(t) as row from ${quoted(name)} t`);
    for (;;) {
      const { rows } = await client.query<{ row: unknown }>(`fetch ${PAGE} from page`);
      for (const { row } of rows) yield { row };
      count += rows.length;
      if (rows.length < PAGE) break;
    }
    await client.query('close page');
  }
  yield { rows: count };
}

async function* textOf(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** Beside its final name first: what has that name is whole. */
export const writeBackup = async (connection: pg.ClientConfig, file: string): Promise<void> => {
  // Rows are passed on as they are written, so that what they hold comes back letter by letter.
  const client = new pg.Client({ ...connection, types: { getTypeParser: () => (value: string) => value } });
  const half = `${file}.half`;
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(Readable.from(textOf(linesOf(client))), createGzip(), createWriteStream(half, { mode: 0o600 }));
    await client.query('commit');
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
    await client.end();
  }
};
