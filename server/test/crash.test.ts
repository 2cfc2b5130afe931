import { readRecord } from '@idavoll/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { homeAddresses } from '../home.ts';
import type { TableSummary } from '../protocol.ts';
import { guest } from './client.ts';
import { databasePid, isAlive, makeDataFolder, removeDataFolder } from './folder.ts';
import { type ServerProcess, startProcess } from './process.ts';

const KILLS = 10;
/** So few that the match is far from its end when the last server is killed. */
const CLICKS_A_LIFE = 8;
const PATIENCE = 400_000;

const folders: string[] = [];
const running: ServerProcess[] = [];
const start = async (folder: string, more: NodeJS.ProcessEnv = {}) => {
  const server = await startProcess(folder, more);
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

  test('says where others in the same home reach it, with the port that it was given', async () => {
    const server = await start(newFolder(), { HOST: '0.0.0.0', PORT: '0' });
    const { port } = new URL(server.url);
    expect(Number(port)).toBeGreaterThan(0);
    const said = server.output().match(/(?<=In your home network: )\S+/g) ?? [];
    expect(said).toEqual(homeAddresses(Number(port)));
    await server.kill('SIGTERM');
    expect(server.output()).not.toMatch(/:0\b/);
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
        for (let played = 0; life === KILLS || played < CLICKS_A_LIFE; ) {
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
          if (played === CLICKS_A_LIFE && life < KILLS) {
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
        // Still in the middle of play; the first click of a life is the last one of the life before, said again.
        expect(clicks.length).toBe(CLICKS_A_LIFE + life * (CLICKS_A_LIFE - 1));
        await server.kill('SIGKILL');
        server = await start(folder);
      }

      const visitor = me.at(server.url);
      // The end is told as soon as its last entry is on disk, and noted after that.
      await expect
        .poll(async () => (await visitor.get<TableSummary>(`/api/tables/${table}`)).status, { timeout: PATIENCE })
        .toBe('over');
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

test('the addresses of a home are those that its other devices can use', () => {
  const net = { netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null };
  const interfaces = {
    lo: [{ ...net, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
    eth0: [
      { ...net, address: '192.168.1.20', family: 'IPv4' as const, internal: false },
      { ...net, address: 'fe80::1', family: 'IPv6' as const, internal: false, scopeid: 2 },
    ],
    wlan0: [{ ...net, address: '10.0.0.3', family: 'IPv4' as const, internal: false }],
  };
  expect(homeAddresses(8080, interfaces)).toEqual(['http://192.168.1.20:8080', 'http://10.0.0.3:8080']);
});
