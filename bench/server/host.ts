/**
 * One server in a process of its own, as its documentation teaches to start it: `host.js <name> <folder> [all]`, ours with all
 * its games if it is told so. Says its
 * port once it listens, and collects garbage and says what it holds whenever it is asked.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { games } from '@idavoll/games';
import { startServer } from '@idavoll/server';
import type * as Io from 'boardgame.io/dist/types/packages/server.js';
import { type WebSocket, WebSocketServer } from 'ws';
import { connectFourIo } from '../boardgame-io.ts';
import { connectFour } from '../connect-four.ts';
import type { Held, Hosting, HostName } from './hosts.ts';
import { databasePid } from './processes.ts';

const [name, folder, which] = process.argv.slice(2) as [HostName, string, string?];

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
};

const hostOurs = async (folder: string): Promise<Hosting> => {
  // All visitors come from one address here: limits by address are for the open net.
  const { port } = await startServer({
    data: folder,
    games: [connectFour, ...(which === 'all' ? games : [])],
    limited: false,
  });
  return { port, lobbyPort: port, pids: [process.pid, databasePid(folder)] };
};

const hostTheirs = async (flatFile: string | undefined): Promise<Hosting> => {
  const { Server: IoServer, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as typeof Io;
  const server = IoServer({
    games: [connectFourIo],
    origins: [/127\.0\.0\.1/],
    ...(flatFile !== undefined && { db: new FlatFile({ dir: flatFile }) }),
  });
  // With the versions of its parts that are installed today its lobby answers at a port of its own only.
  const lobbyPort = await freePort();
  const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: lobbyPort } });
  return { port: portOf(appServer), lobbyPort, pids: [process.pid] };
};

/** Reads every message and passes it on to both sockets of its table: no rules, no seats, nothing kept. */
const hostRelay = async (): Promise<Hosting> => {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  await once(server, 'listening');
  const tables = new Map<string, WebSocket[]>();
  server.on('connection', (socket, { url = '' }) => {
    const sockets = tables.get(url) ?? [];
    tables.set(url, sockets);
    sockets.push(socket);
    socket.on('message', data => {
      const told = JSON.stringify(JSON.parse(data.toString()));
      for (const each of sockets) each.send(told);
    });
  });
  const port = portOf(server);
  return { port, lobbyPort: port, pids: [process.pid] };
};

const HOSTINGS: Readonly<Record<HostName, (folder: string) => Promise<Hosting>>> = {
  idavoll: hostOurs,
  memory: () => hostTheirs(undefined),
  flatFile: folder => hostTheirs(join(folder, 'matches')),
  relay: hostRelay,
};

const hosting = await HOSTINGS[name](folder);

process.on('message', () => {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed + external, resident: rss } satisfies Held);
});
process.send?.(hosting);
