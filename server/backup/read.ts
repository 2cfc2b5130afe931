/** Restores a backup into an empty database: all of it, or nothing. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { StartError } from '../database/folders.ts';
import { MIGRATION_NAMES, migrate } from '../database/migrations.ts';
import { openAlone } from '../database/visit.ts';
import { FORMAT, type Foot, type Head, IN_ORDER, quoted } from './format.ts';

const PAGE = 500;

const NOT_WHOLE = 'This is no whole backup of Idavoll. Nothing was restored.';

interface Lines {
  readonly head: Head;
  readonly rest: AsyncIterable<Record<string, unknown>>;
}

async function* parsed(file: string): AsyncGenerator<Record<string, unknown>> {
  const unpacked = createReadStream(file)
    .on('error', error => unpacked.destroy(error))
    .pipe(createGunzip());
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY }))
      yield JSON.parse(line) as Record<string, unknown>;
  } catch (error) {
    throw new StartError(`${NOT_WHOLE} (${(error as Error).message})`);
  }
}

const open = async (file: string): Promise<Lines> => {
  const lines = parsed(file);
  const { value } = await lines.next();
  const head = value as Head | undefined;
  if (head?.idavollBackup !== FORMAT) throw new StartError(NOT_WHOLE);
  const unknown = head.migrations.filter(name => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0)
    throw new StartError(
      `The backup is of a newer release of Idavoll (${unknown.join(', ')}). Restore it with that one.`,
    );
  return { head, rest: lines };
};

/** Brings the empty database to where the backup's was. */
const prepare = async (connection: pg.ClientConfig, { migrations }: Head): Promise<void> => {
  const db = openAlone(connection);
  try {
    await migrate(db, migrations[migrations.length - 1]);
  } finally {
    await db.destroy();
  }
};

const isEmpty = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ name: string }>(IN_ORDER);
  return rows.length === 0;
};

/** Rows of one table, in one go each page. */
class Inserter {
  readonly #client: pg.Client;
  #table = '';
  #rows: string[] = [];
  count = 0;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async into(table: string): Promise<void> {
    await this.flush();
    this.#table = table;
  }

  async add(row: string): Promise<void> {
    this.#rows.push(row);
    if (this.#rows.length >= PAGE) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    const table = quoted(this.#table);
    await this.#client.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::json)`,
      [`[${this.#rows.join(',')}]`],
    );
    this.count += this.#rows.length;
    this.#rows = [];
  }
}

/** Numbers that the database gives itself go on after those that were given. */
const goOnCounting = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table)}`,
      [table, column],
    );
};

const fill = async (client: pg.Client, { rest }: Lines): Promise<number> => {
  const inserter = new Inserter(client);
  let foot: Foot | undefined;
  for await (const line of rest) {
    if (typeof line.table === 'string') await inserter.into(line.table);
    else if (typeof line.row === 'string') await inserter.add(line.row);
    else foot = line as unknown as Foot;
  }
  await inserter.flush();
  if (foot?.rows !== inserter.count) throw new StartError(NOT_WHOLE);
  await goOnCounting(client);
  return inserter.count;
};

/** Gives how many rows there were. */
export const readBackup = async (connection: pg.ClientConfig, file: string): Promise<number> => {
  const lines = await open(file);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    if (!(await isEmpty(client)))
      throw new StartError('There is a database already. Restore into an empty folder: IDAVOLL_DATA names it.');
    await prepare(connection, lines.head);
    await client.query('begin');
    await client.query('delete from setting');
    const count = await fill(client, lines);
    await client.query('commit');
    return count;
  } finally {
    await client.end();
  }
};
