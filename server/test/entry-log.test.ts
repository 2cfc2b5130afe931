import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/open.ts';
import { type Entry, EntryLog } from '../match/entry-log.ts';
import { makeDataFolder, removeDataFolder } from './folder.ts';

const folder = makeDataFolder();
let database: Database;
const groups: number[] = [];
const logOf = () => new EntryLog(database.connection, { pause: 0, onGroup: size => void groups.push(size) });
let log: EntryLog;

beforeAll(async () => {
  database = await openDatabase({ data: folder, say: () => {}, onLost: () => {} });
  log = logOf();
});
afterAll(async () => {
  await log.close();
  await database.close();
  await removeDataFolder(folder);
});

const entry = (table: string, seq: number, click: string): Entry => ({
  table,
  seq,
  click,
  kind: 'move',
  seat: 0,
  text: 'a "move" with \\ and ᚱ',
  awaiting: 2,
});

const onDisk = (table: string) =>
  database.db.selectFrom('entry').selectAll().where('table_id', '=', table).orderBy('seq').execute();

test('entries that wait together travel together, and are on disk when that is said', async () => {
  const all = ['a', 'b', 'c'].map(table => entry(table, 1, 'bot-0-0'));
  groups.length = 0;
  expect(await Promise.all(all.map(one => log.append(one)))).toEqual(['kept', 'kept', 'kept']);
  expect(groups).toEqual([3]);
  const { table: _, ...told } = all[0];
  expect(await onDisk('a')).toEqual([{ ...told, table_id: 'a' }]);
});

test('whoever comes second learns that the place is taken, the others of the group that theirs is not', async () => {
  const other = logOf();
  expect(await other.append(entry('d', 1, 'theirs'))).toBe('kept');
  expect(await log.append(entry('d', 1, 'ours'))).toBe('taken');
  const group = [entry('e', 1, 'ours'), entry('d', 1, 'ours'), entry('f', 1, 'ours')];
  expect(await Promise.all(group.map(one => log.append(one)))).toEqual(['kept', 'taken', 'kept']);
  expect((await onDisk('d')).map(({ click }) => click)).toEqual(['theirs']);
  await other.close();
});

test('another move under the same click is not the one on disk', async () => {
  const other = logOf();
  const bots = entry('g', 1, 'bot-0-0');
  expect(await log.append({ ...bots, text: 'x' })).toBe('kept');
  for (const differs of [{ text: 'y' }, { text: 'x', seat: 1 }, { text: 'x', kind: 'undo' as const }])
    expect(await other.append({ ...bots, ...differs })).toBe('taken');
  expect(await other.append({ ...bots, text: 'x' })).toBe('kept');
  expect((await onDisk('g')).map(({ text }) => text)).toEqual(['x']);
  await other.close();
});

test('the same click through another server is the same entry', async () => {
  expect(await log.append(entry('d', 1, 'theirs'))).toBe('kept');
  expect(await onDisk('d')).toHaveLength(1);
});
