/** A crowd comes to one table of ours within seconds while others play: what it costs on the wire, and what they notice. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startHost } from './load.ts';
import { ourTable, seatPlayers } from './players.ts';
import { drawnScript } from './script.ts';

const SPECTATORS = 1000;
const SECONDS = 10;
const TABLES = 50;
const MOVES_A_SECOND = 50;
const MOST_MEGABYTES = 100;
const MOST_P99 = 100;
const TICK = 2;

export interface CrowdResults {
  readonly spectators: number;
  readonly seconds: number;
  /** What all spectators were sent together. */
  readonly megabytes: number;
  readonly mostMegabytes: number;
  /** Milliseconds until the opponent knows of a move at the other tables. */
  readonly p99: number;
  readonly mostP99: number;
  readonly lost: number;
  readonly met: boolean;
}

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

export const measureCrowd = async (): Promise<CrowdResults> => {
  const { hosting, end } = await startHost('idavoll');
  const url = `http://127.0.0.1:${hosting.port}`;
  const script = drawnScript();
  const sockets: WebSocket[] = [];
  const due: number[] = [];
  const delays: number[] = [];
  let bytes = 0;
  try {
    const { table } = await ourTable(url);
    const players = await seatPlayers('idavoll', hosting, TABLES, (number, nth) => {
      const move = nth * TABLES + number;
      delays[move] ??= performance.now() - due[move];
    });
    const come = () => {
      const socket = new WebSocket(`ws://127.0.0.1:${hosting.port}/ws`);
      sockets.push(socket);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table, seat: null })));
      socket.on('message', data => {
        bytes += (data as Buffer).length;
      });
    };
    const start = performance.now();
    for (let played = 0; played < SECONDS * MOVES_A_SECOND; ) {
      const passed = (performance.now() - start) / 1000;
      while (sockets.length < Math.min(SPECTATORS, (passed / SECONDS) * SPECTATORS)) come();
      for (; played < SECONDS * MOVES_A_SECOND && played / MOVES_A_SECOND <= passed; played++) {
        due[played] = start + (played * 1000) / MOVES_A_SECOND;
        const nth = Math.floor(played / TABLES);
        players.play(played % TABLES, nth, script[nth]);
      }
      await sleep(TICK);
    }
    while (sockets.length < SPECTATORS) come();
    await Promise.all(sockets.map(socket => socket.readyState === WebSocket.OPEN || once(socket, 'open')));
    await sleep(2000);
    players.close();
  } finally {
    for (const socket of sockets) socket.terminate();
    await end();
  }
  const told = delays.filter(delay => delay !== undefined).sort((a, b) => a - b);
  const p99 = told[Math.floor(told.length * 0.99)];
  const megabytes = bytes / 1e6;
  const lost = due.length - told.length;
  const met = megabytes <= MOST_MEGABYTES && p99 <= MOST_P99 && lost === 0;
  const most = { mostMegabytes: MOST_MEGABYTES, mostP99: MOST_P99 };
  return { spectators: SPECTATORS, seconds: SECONDS, megabytes, p99, lost, ...most, met };
};
