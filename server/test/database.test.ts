import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { databasePid, isAlive, makeDataFolder, removeDataFolder } from './folder.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder;
};
const open = (data: string, lines: string[] = []) =>
  openDatabase({ data, say: line => lines.push(line), onLost: () => {} });

afterEach(async () => {
  for (const folder of folders.splice(0)) await removeDataFolder(folder);
});

describe('our own database', () => {
  test('is made at the first start, keeps its rows, and stops with its server', async () => {
    const folder = newFolder();
    const first = await open(folder);
    await first.db.insertInto('setting').values({ name: 'kept', value: 'yes' }).execute();
    const pid = databasePid(folder)!;
    await first.close();
    expect(isAlive(pid)).toBe(false);
    const second = await open(folder);
    expect(await second.db.selectFrom('setting').selectAll().execute()).toEqual([{ name: 'kept', value: 'yes' }]);
    await second.close();
  });

  test('syncs what it commits', async () => {
    const { db, close } = await open(newFolder());
    const { rows } = await sql<{ setting: string }>`
      select setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`.execute(db);
    expect(rows.map(row => row.setting)).toEqual(['on', 'on', 'on']);
    await close();
  });

  test('refuses a second server on the same folder, and lets the first go on', async () => {
    const folder = newFolder();
    const first = await open(folder);
    await expect(open(folder)).rejects.toThrow(
      `Another Idavoll server (process ${process.pid}) already uses the folder ${folder}.`,
    );
    await first.db.insertInto('setting').values({ name: 'still', value: 'here' }).execute();
    await first.close();
  });

  test('of two servers that start at once on a new folder one gets it', async () => {
    const folder = newFolder();
    const starts = await Promise.allSettled([open(folder), open(folder)]);
    expect(starts.map(start => start.status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const start of starts) if (start.status === 'fulfilled') await start.value.close();
  });

  test('gives way to the database that DATABASE_URL names; says so when that one cannot be reached', async () => {
    const folder = newFolder();
    const own = await open(folder);
    await sql`create database elsewhere`.execute(own.db);
    const { user, password, host } = own.connection;
    const at = (database: string) => `postgresql://${user}:${password}@/${database}?host=${encodeURIComponent(host!)}`;
    const openUrl = (url: string) => openDatabase({ data: '/nowhere', url, say: () => {}, onLost: () => {} });
    const other = await openUrl(at('elsewhere'));
    await other.db.insertInto('setting').values({ name: 'here', value: 'too' }).execute();
    await expect(openUrl(at('elsewhere'))).rejects.toThrow('already uses the database that DATABASE_URL names');
    await other.close();
    expect(await own.db.selectFrom('setting').selectAll().execute()).toEqual([]);
    await expect(openUrl(at('missing'))).rejects.toThrow('The database that DATABASE_URL names cannot be reached');
    await own.close();
  });
});
