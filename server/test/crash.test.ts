import { readRecord } from '@idavoll/engine';
import { afterEach, describe, expect, test } from 'vitest';
import type { TableSummary } from '../protocol.ts';
import { guest } from './client.ts';
import { databasePid, isAlive, makeDataFolder, removeDataFolder } from './folder.ts';
import { type ServerProcess, startProcess } from './process.ts';

const KILLS = 5;
const PATIENCE = 400_000;

const folders: string[] = [];
const running: ServerProcess[] = [];
const start = async (folder: string) => {
  const server = await startProcess(folder);
  running.push(server);
  return server;
};
const newFolder = () => {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder;
};
afterEach(async () => {
  for (const server of running.splice(0)) if (server.child.exitCode === null) server.child.kill('SIGKILL');
  for (const folder of folders.splice(0)) await removeDataFolder(folder);
});

describe('the server as a process', () => {
  test('stops in order, its database too', async () => {
    const folder = newFolder();
    const server = await start(folder);
    const pid = databasePid(folder)!;
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.kill('SIGTERM');
    expect(server.child.exitCode).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(server.output()).toMatch(/Stopping …\nStopped\.\n$/);
  });

  test('takes over the database that a killed server left running', async () => {
    const folder = newFolder();
    await (await start(folder)).kill('SIGKILL');
    const pid = databasePid(folder)!;
    expect(isAlive(pid)).toBe(true);
    const next = await start(folder);
    expect(next.output()).toContain('A database of an earlier server still ran there: taking it over.');
    expect(databasePid(folder)).toBe(pid);
    await next.kill('SIGINT');
    expect(isAlive(pid)).toBe(false);
  });

  test('a second one on the same folder is refused in one sentence, and the first goes on', async () => {
    const folder = newFolder();
    const first = await start(folder);
    const refused = await startProcess(folder).then(
      () => '',
      (error: Error) => error.message,
    );
    const sentence = `Another Idavoll server (process ${first.child.pid}) already uses the folder ${folder}.`;
    expect(refused.trimEnd().split('\n').at(-1)).toContain(sentence);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  });

  test(
    'killed again and again in the middle of play, it loses and doubles no acknowledged move',
    async () => {
      const folder = newFolder();
      let server = await start(folder);
      const me = await guest(server.url, 'Phoenix');
      const seats = [{ driver: 'person' }, { driver: 'hot-seat' }, { driver: 'bot' }];
      const { table } = await me.post('/api/tables', { game: 'mimir', seats });
      /** By click: the entry it was acknowledged as. */
      const acked = new Map<string, number>();
      const clicks: { id: string; seat: number; move: string }[] = [];

      for (let life = 0; life <= KILLS; life++) {
        const visitor = me.at(server.url);
        const sockets = [await visitor.socket(), await visitor.socket()];
        for (const [seat, socket] of sockets.entries()) socket.say({ type: 'watch', table, seat });
        // What was in flight when the last server died is said again, as a page would.
        const unanswered = clicks.findIndex(click => !acked.has(click.id));
        let last = -1;
        for (let played = 0; life === KILLS || played < 12; ) {
          const socket = sockets.find(each => {
            const position = each.messages.findLast(message => message.type === 'position')?.position;
            return position && position.seq > last && (position.offers.length > 0 || position.outcome !== null);
          });
          if (!socket) {
            await new Promise(resolve => setTimeout(resolve, 1));
            continue;
          }
          const { position } = socket.messages.findLast(message => message.type === 'position')!;
          if (position.outcome !== null) break;
          const seat = sockets.indexOf(socket);
          const { move } = position.offers[position.seq % position.offers.length];
          const open = played === 0 && unanswered >= 0 ? clicks[unanswered] : undefined;
          const click = open ?? { id: `life${life}-click${played}`, seat, move, nth: position.nth };
          if (!open) clicks.push(click);
          played++;
          const message = { type: 'move' as const, table, nth: position.nth, ...click };
          if (played === 12 && life < KILLS) {
            sockets[click.seat].say(message);
            break;
          }
          const answer = await sockets[click.seat].click(message);
          if (answer.type === 'ack') {
            acked.set(click.id, answer.seq);
            last = Math.max(last, answer.seq - 1);
          } else throw new Error(`refused: ${answer.refusal.code}`);
        }
        if (life === KILLS) break;
        await server.kill('SIGKILL');
        server = await start(folder);
      }

      const visitor = me.at(server.url);
      expect((await visitor.get<TableSummary>(`/api/tables/${table}`)).status).toBe('over');
      const record = readRecord(await (await visitor.ask('GET', `/api/tables/${table}/record`)).text());
      if (!record.ok) throw new Error(record.error.code);
      const own = record.value.steps.filter(step => step.seat !== 2);
      expect(own.map(({ seat, text }) => ({ seat, move: text }))).toEqual(
        clicks.map(({ seat, move }) => ({ seat, move })),
      );
      for (const { id, seat, move } of clicks)
        expect(record.value.steps[acked.get(id)! - 1]).toMatchObject({ seat, text: move });
      expect(new Set(acked.values()).size).toBe(clicks.length);
    },
    PATIENCE,
  );
});
