import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import type { Person, TableSummary } from '../protocol.ts';
import { Visitor } from './client.ts';
import { databasePid, makeDataFolder, removeDataFolder } from './folder.ts';
import { type ServerProcess, startProcess } from './process.ts';

const BACKUP = fileURLToPath(new URL('../dist/backup.js', import.meta.url));

const folders: string[] = [];
const running: ServerProcess[] = [];
const newFolder = () => {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder;
};
const start = async (folder: string) => {
  const server = await startProcess(folder);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) if (server.child.exitCode === null) server.child.kill('SIGKILL');
  for (const folder of folders.splice(0)) await removeDataFolder(folder);
});

/** What the command says, whether or not it succeeds. */
const idavoll = async (folder: string, command: 'backup' | 'restore', file: string) => {
  const env = { ...process.env, IDAVOLL_DATA: folder, DATABASE_URL: '' };
  return promisify(execFile)(process.execPath, [BACKUP, command, file], { env }).then(
    ({ stdout }) => ({ done: true, said: stdout }),
    ({ stderr }: { stderr: string }) => ({ done: false, said: stderr }),
  );
};

const play = async (me: Visitor, table: string, click: string): Promise<number> => {
  for (const seat of [0, 1]) {
    const socket = await me.socket();
    const { nth, offers } = await socket.watch(table, seat);
    if (offers.length === 0) continue;
    const answer = await socket.click({ type: 'move', table, id: click, seat, nth, move: offers[0].move });
    if (answer.type === 'ack') return answer.seq;
  }
  throw new Error('nobody could play');
};

test('a backup of a running server, restored into an empty folder, is played on; half a backup restores nothing', async () => {
  const first = newFolder();
  const server = await start(first);
  const login = { username: 'Mimir', password: 'a head in a well' };
  const me = new Visitor(server.url);
  await me.ask('POST', '/api/auth/sign-up/email', login);
  const { table } = await me.post('/api/tables', {
    game: 'mimir',
    seats: [{ driver: 'person' }, { driver: 'hot-seat' }],
  });
  for (let i = 1; i <= 4; i++) expect(await play(me, table, `first-${i}-click`)).toBe(i);
  const socket = await me.socket();
  await socket.watch(table, 0);
  await socket.click({ type: 'chat', table, id: 'chat-click', text: 'Skål, \\ "Óðinn" ᚱ' });
  const file = join(first, 'saved.backup');
  expect(await idavoll(first, 'backup', file)).toMatchObject({ done: true });
  expect(statSync(file).mode & 0o077).toBe(0);
  // The server it was taken of plays on.
  expect(await play(me, table, 'after-click')).toBe(5);
  expect(await idavoll(first, 'restore', file)).toMatchObject({ done: false });

  const second = newFolder();
  const half = join(first, 'half.backup');
  writeFileSync(half, readFileSync(file).subarray(0, statSync(file).size - 40));
  const refused = await idavoll(second, 'restore', half);
  expect(refused).toMatchObject({ done: false });
  expect(refused.said).toContain('This is no whole backup of Idavoll. Nothing was restored.');

  const third = newFolder();
  expect(await idavoll(third, 'restore', file)).toMatchObject({ done: true });
  expect(databasePid(third)).toBeUndefined();
  const restored = await start(third);
  const again = me.at(restored.url);
  expect((await again.get<Person>('/api/me')).name).toBe('Mimir');
  expect((await again.get<TableSummary[]>('/api/tables/mine')).map(one => one.table)).toEqual([table]);
  expect(await play(again, table, 'second-life-click')).toBe(5);
  const heard = await again.socket();
  await heard.watch(table, 0);
  expect(heard.messages.find(message => message.type === 'table')).toMatchObject({
    chat: [{ text: 'Skål, \\ "Óðinn" ᚱ' }],
  });
  expect((await heard.click({ type: 'chat', table, id: 'later-click', text: 'Again!' })).type).toBe('ack');
  const elsewhere = new Visitor(restored.url);
  expect((await elsewhere.ask('POST', '/api/auth/sign-in/username', login)).status).toBe(200);
});
