import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { ClientMessage, ServerMessage } from '../../server/protocol.ts';
import { Socket, type SocketState, type Wire } from '../online/socket.ts';

/** What a test waits for, one after the other. */
class Queue<T> {
  readonly #items: T[] = [];
  readonly #waiting: ((item: T) => void)[] = [];
  push(item: T) {
    const taker = this.#waiting.shift();
    if (taker) taker(item);
    else this.#items.push(item);
  }
  next(): Promise<T> {
    const item = this.#items.shift();
    return item === undefined ? new Promise(resolve => this.#waiting.push(resolve)) : Promise.resolve(item);
  }
  get size() {
    return this.#items.length;
  }
}

let server: WebSocketServer;
let sockets: Queue<WebSocket>;
let received: Queue<ClientMessage>;
let heard: Queue<ServerMessage>;
let states: SocketState[];
let client: Socket;

const move = (id: string): Extract<ClientMessage, { type: 'move' }> => ({
  type: 'move',
  table: 'table1',
  id,
  seat: 0,
  nth: 3,
  move: 'viking>midgard',
});
const ack = (id: string): ServerMessage => ({ type: 'ack', table: 'table1', id, seq: 4 });
const say = (socket: WebSocket, message: ServerMessage) => socket.send(JSON.stringify(message));

const connect = (lookEvery = 60_000, backoff = (_attempt: number) => 5, build = '') => {
  const { port } = server.address() as AddressInfo;
  client = new Socket({
    // A line that is closed before it is open is no mistake here.
    open: () => new WebSocket(`ws://127.0.0.1:${port}`).on('error', () => {}) as unknown as Wire,
    heard: message => heard.push(message),
    changed: state => states.push(state),
    backoff,
    lookEvery,
    build,
  });
};

beforeEach(async () => {
  sockets = new Queue();
  received = new Queue();
  heard = new Queue();
  states = [];
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', socket => {
    socket.on('message', data => received.push(JSON.parse(String(data))));
    sockets.push(socket);
  });
  await once(server, 'listening');
});

afterEach(() => {
  client.close();
  for (const socket of server.clients) socket.terminate();
  server.close();
});

describe('the socket', () => {
  test('says what it watches once it is open, and again with the last seq after a reconnect', async () => {
    connect();
    let since: number | undefined;
    client.watch('table1', () => ({ type: 'watch', table: 'table1', seat: 0, ...(since !== undefined && { since }) }));
    const first = await sockets.next();
    expect(await received.next()).toEqual({ type: 'watch', table: 'table1', seat: 0 });
    since = 17;
    first.terminate();
    await sockets.next();
    expect(await received.next()).toEqual({ type: 'watch', table: 'table1', seat: 0, since: 17 });
    expect(states).toEqual(['connecting', 'open', 'offline', 'connecting', 'open']);
  });

  test('repeats a click with the same id until it is answered, and then no more', async () => {
    connect();
    const first = await sockets.next();
    client.click(move('click1'));
    expect(await received.next()).toEqual(move('click1'));
    first.terminate();
    const second = await sockets.next();
    expect(await received.next()).toEqual(move('click1'));
    say(second, ack('click1'));
    expect(await heard.next()).toEqual(ack('click1'));
    second.terminate();
    await sockets.next();
    client.click(move('click2'));
    expect(await received.next()).toEqual(move('click2'));
    expect(received.size).toBe(0);
  });

  test('says of which build the page is before anything else, whenever it opens', async () => {
    connect(undefined, undefined, 'a1b2c3');
    client.click(move('click1'));
    const first = await sockets.next();
    expect(await received.next()).toEqual({ type: 'hello', build: 'a1b2c3' });
    expect(await received.next()).toEqual(move('click1'));
    first.terminate();
    const second = await sockets.next();
    expect(await received.next()).toEqual({ type: 'hello', build: 'a1b2c3' });
    expect(await received.next()).toEqual(move('click1'));
    say(second, { type: 'hello', build: 'd4e5f6' });
    expect(await heard.next()).toEqual({ type: 'hello', build: 'd4e5f6' });
  });

  test('a refusal is an answer too', async () => {
    connect();
    const first = await sockets.next();
    client.click(move('click1'));
    await received.next();
    const refused: ServerMessage = { type: 'refused', table: 'table1', id: 'click1', refusal: { code: 'stale' } };
    say(first, refused);
    expect(await heard.next()).toEqual(refused);
    first.terminate();
    await sockets.next();
    client.click(move('click2'));
    expect(await received.next()).toEqual(move('click2'));
  });

  test('a click made without a connection is sent when there is one', async () => {
    connect();
    const first = await sockets.next();
    const closed = once(first, 'close');
    first.terminate();
    await closed;
    client.click(move('click1'));
    await sockets.next();
    expect(await received.next()).toEqual(move('click1'));
  });

  test('what is left is neither watched nor repeated again', async () => {
    connect();
    client.watch('table1', () => ({ type: 'watch', table: 'table1', seat: null }));
    const first = await sockets.next();
    await received.next();
    client.click(move('click1'));
    await received.next();
    client.leave('table1');
    expect(await received.next()).toEqual({ type: 'leave', table: 'table1' });
    first.terminate();
    await sockets.next();
    client.click(move('click2'));
    expect(await received.next()).toEqual(move('click2'));
  });

  test('a line that answers no ping is given up for a new one', async () => {
    connect(15);
    await sockets.next();
    expect(await received.next()).toEqual({ type: 'ping' });
    expect(await sockets.next()).toBeDefined();
    expect(states.slice(0, 3)).toEqual(['connecting', 'open', 'offline']);
  });

  test('a line that stands still is told of, and again when it goes on', async () => {
    connect(40);
    const line = await sockets.next();
    line.pause();
    await expect.poll(() => states).toContain('offline');
    line.resume();
    say(line, { type: 'pong' });
    await expect.poll(() => states.at(-1)).toBe('open');
    expect(states).not.toContain('crowded');
  });

  test('a click that is not answered comes again on a line that is alive', async () => {
    connect(10);
    const line = await sockets.next();
    const talk = setInterval(() => say(line, { type: 'pong' }), 5);
    client.click(move('click1'));
    expect(await received.next()).toEqual(move('click1'));
    expect(await received.next()).toEqual(move('click1'));
    clearInterval(talk);
  });

  test('one too many from its address says so, waits longer each time, and plays on once there is room', async () => {
    const attempts: number[] = [];
    connect(60_000, attempt => {
      attempts.push(attempt);
      return 5;
    });
    client.watch('table1', () => ({ type: 'watch', table: 'table1', seat: 0 }));
    for (let i = 0; i < 3; i++) (await sockets.next()).close(1013, 'too many');
    const last = await sockets.next();
    expect(attempts).toEqual([0, 1, 2]);
    expect(states).toEqual(['connecting', 'open', 'crowded', 'crowded', 'crowded']);
    say(last, { type: 'pong' });
    await heard.next();
    expect(states.at(-1)).toBe('open');
    last.close();
    await sockets.next();
    expect(attempts).toEqual([0, 1, 2, 0]);
  });
});
