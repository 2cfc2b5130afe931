/** The players of all tables: real sockets that speak each server's own language, and nothing besides. */
import { once } from 'node:events';
import { type Socket as IoSocket, io } from 'socket.io-client';
import { WebSocket } from 'ws';
import type { Hosting, HostName } from './hosts.ts';

/** Told that the opponent of whoever played knows of the table's nth move, counted from 0. */
export type Told = (table: number, nth: number) => void;

export interface Players {
  /** Sends the nth move of a table, as the seat whose turn it is. */
  play(table: number, nth: number, column: number): void;
  /** Messages that no player of a fair game should get. */
  refusals(): number;
  close(): void;
}

type Seat = 0 | 1;
const SEATS: readonly Seat[] = [0, 1];
const moverOf = (nth: number) => nth % 2;

export const post = async <T>(url: string, body: unknown, cookie = ''): Promise<{ value: T; cookie: string }> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  const [given] = response.headers.getSetCookie();
  return { value: (await response.json()) as T, cookie: given?.split(';')[0] ?? cookie };
};

export const ourTable = async (url: string): Promise<{ table: string; cookies: readonly string[] }> => {
  const [host, friend] = [await post(`${url}/api/guest`, { name: 'Host' }), await post(`${url}/api/guest`, {})];
  const seats = [{ driver: 'person' }, { driver: 'open' }];
  const { table } = (await post<{ table: string }>(`${url}/api/tables`, { game: 'connect-four', seats }, host.cookie))
    .value;
  await post(`${url}/api/tables/${table}/join`, {}, friend.cookie);
  await post(`${url}/api/tables/${table}/start`, {}, host.cookie);
  return { table, cookies: [host.cookie, friend.cookie] };
};

const sitAtOurs = async ({ port }: Hosting, tables: number, told: Told): Promise<Players> => {
  const url = `http://127.0.0.1:${port}`;
  let refused = 0;
  const sit = async (number: number) => {
    const { table, cookies } = await ourTable(url);
    const sockets = SEATS.map(seat => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie: cookies[seat] } });
      const ready = new Promise<void>((resolve, reject) => {
        socket.once('error', reject);
        socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table, seat })));
        socket.on('message', data => {
          const message = JSON.parse(data.toString()) as { type: string; position?: { step: number } };
          if (message.type === 'refused') refused++;
          if (message.type !== 'position' || !message.position) return;
          resolve();
          const nth = message.position.step - 1;
          if (nth >= 0 && moverOf(nth) !== seat) told(number, nth);
        });
      });
      return { socket, ready };
    });
    await Promise.all(sockets.map(({ ready }) => ready));
    return { table, sockets: sockets.map(({ socket }) => socket) };
  };
  const seated = await inTurn(tables, sit);
  return {
    play: (number, nth, column) => {
      const { table, sockets } = seated[number];
      const seat = moverOf(nth);
      const id = `click-${number}-${nth}`;
      sockets[seat].send(JSON.stringify({ type: 'move', table, id, seat, nth: nth >> 1, move: `drop ${column + 1}` }));
    },
    refusals: () => refused,
    close: () => {
      for (const { sockets } of seated) for (const socket of sockets) socket.terminate();
    },
  };
};

const theirTable = async (url: string): Promise<{ table: string; credentials: readonly string[] }> => {
  const games = `${url}/games/connect-four`;
  const { matchID } = (await post<{ matchID: string }>(`${games}/create`, { numPlayers: 2 })).value;
  const credentials = [];
  for (const seat of SEATS) {
    const body = { playerID: String(seat), playerName: `Player ${seat}` };
    credentials.push((await post<{ playerCredentials: string }>(`${games}/${matchID}/join`, body)).value);
  }
  return { table: matchID, credentials: credentials.map(({ playerCredentials }) => playerCredentials) };
};

const sitAtTheirs = async ({ port, lobbyPort }: Hosting, tables: number, told: Told): Promise<Players> => {
  const url = `http://127.0.0.1:${port}`;
  const sit = async (number: number) => {
    const { table, credentials } = await theirTable(`http://127.0.0.1:${lobbyPort}`);
    const sockets: IoSocket[] = [];
    for (const seat of SEATS) {
      const socket = io(`${url}/connect-four`, { transports: ['websocket'], forceNew: true });
      sockets.push(socket);
      socket.on('update', (_match: string, state: { _stateID: number }) => {
        const nth = state._stateID - 1;
        if (moverOf(nth) !== seat) told(number, nth);
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect_error', reject);
        socket.once('sync', () => resolve());
        socket.once('connect', () => socket.emit('sync', table, String(seat), credentials[seat], 2));
      });
    }
    return { table, credentials, sockets };
  };
  const seated = await inTurn(tables, sit);
  return {
    play: (number, nth, column) => {
      const { table, credentials, sockets } = seated[number];
      const seat = moverOf(nth);
      const payload = { type: 'drop', args: [column], playerID: String(seat), credentials: credentials[seat] };
      sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, nth, table, String(seat));
    },
    // It answers a move it does not take with silence: such a move shows as one that was never told.
    refusals: () => 0,
    close: () => {
      for (const { sockets } of seated) for (const socket of sockets) socket.disconnect();
    },
  };
};

const sitAtRelay = async ({ port }: Hosting, tables: number, told: Told): Promise<Players> => {
  const sit = async (number: number) => {
    const sockets = SEATS.map(seat => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${number}`);
      socket.on('message', data => {
        const { nth } = JSON.parse(data.toString()) as { nth: number };
        if (moverOf(nth) !== seat) told(number, nth);
      });
      return socket;
    });
    await Promise.all(sockets.map(socket => once(socket, 'open')));
    return sockets;
  };
  const seated = await inTurn(tables, sit);
  return {
    play: (number, nth, column) => seated[number][moverOf(nth)].send(JSON.stringify({ nth, column })),
    refusals: () => 0,
    close: () => {
      for (const socket of seated.flat()) socket.terminate();
    },
  };
};

/** A few at a time: gathering a thousand players must not be a load test of its own. */
const inTurn = async <T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const number = next++;
      made[number] = await make(number);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return made;
};

const SEATINGS: Readonly<Record<HostName, typeof sitAtOurs>> = {
  idavoll: sitAtOurs,
  memory: sitAtTheirs,
  flatFile: sitAtTheirs,
  relay: sitAtRelay,
};

export const seatPlayers = (host: HostName, hosting: Hosting, tables: number, told: Told): Promise<Players> =>
  SEATINGS[host](hosting, tables, told);
