/** The socket: watching, moves, undo and chat. Every message is read by its schema before anything else looks at it. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { AUDIENCE } from '@idavoll/engine';
import { type WebSocket, WebSocketServer } from 'ws';
import { BANNED } from '../people/people.ts';
import type { ClientMessage, Person, ServerMessage } from '../protocol.ts';
import { frameOf, type Listener } from '../tables/audience.ts';
import type { House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type Answer, type AnyRefusal, refuse } from '../tables/refusal.ts';
import { addressOf } from './address.ts';
import { Crowd } from './crowd.ts';
import { hear } from './heard.ts';
import type { Identify } from './identity.ts';
import { Pace, Paces } from './pace.ts';

export interface SocketOptions {
  readonly house: House;
  readonly identify: Identify;
  readonly trusts: (origin: string, host: string | undefined) => boolean;
  /** Believe a proxy's word on who is asking. */
  readonly trustProxy: boolean;
  readonly limited: boolean;
  /** The name of the page's build. */
  readonly build: string;
  /** How many sockets one address may have. */
  readonly most: number;
  readonly onCrowded: () => void;
  readonly onRefused: (code: string) => void;
  readonly onTrouble: (what: string, error: unknown) => void;
}

const MOST_BYTES = 4096;
/** A listener who does not read is cut off before he fills the server's memory. */
const MOST_BUFFERED = 4 * 1024 * 1024;
const HEARTBEAT = 30_000;
const ARRIVALS_A_SECOND = 10;
const PONG = frameOf({ type: 'pong' });
/** The close code of RFC 6455's registry for "try again later", and how long a refused client may take to hang up. */
const CROWDED = 1013;
const FAREWELL = 2000;
/** The close code for what a server's rules forbid. */
const GONE = 1008;

/** For what is wrong with a socket that is about to end anyhow. */
const ignore = () => {};

/** One socket of somebody. */
class Connection implements Listener {
  readonly person: string | null;
  readonly pace = new Pace();
  readonly tables = new Set<LiveTable>();
  alive = true;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #held = false;

  constructor(
    socket: WebSocket,
    wire: Duplex,
    readonly who: Person | null,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.person = who?.id ?? null;
  }

  send(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED) this.#socket.terminate();
    else {
      this.#hold();
      this.#socket.send(frame);
    }
  }

  /** What is said in one go travels in one packet: each packet costs more than what is in it. */
  #hold(): void {
    if (this.#held) return;
    this.#held = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#held = false;
      this.#wire.uncork();
    });
  }

  say(message: ServerMessage): void {
    this.send(frameOf(message));
  }
}

const refusedFrame = (table: string, id: string | null, refusal: AnyRefusal): ServerMessage => ({
  type: 'refused',
  table,
  id,
  refusal: refusal as Extract<ServerMessage, { type: 'refused' }>['refusal'],
});

export class SocketDoor {
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MOST_BYTES });
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #options: SocketOptions;
  readonly #crowd: Crowd;
  readonly #arrivals: Paces;
  readonly #heart: NodeJS.Timeout;

  constructor(server: Server, options: SocketOptions) {
    this.#options = options;
    this.#crowd = new Crowd(options.most);
    // As many as an address may have can come back at once, and once more, as after a restart of the server.
    this.#arrivals = new Paces({ aSecond: ARRIVALS_A_SECOND, burst: 2 * options.most });
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', ignore);
      this.#upgrade(request, socket, head).catch(error => {
        options.onTrouble('a socket could not be opened', error);
        socket.destroy();
      });
    });
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT).unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  close(): void {
    clearInterval(this.#heart);
    for (const socket of this.#connections.keys()) socket.close(1001);
    this.#sockets.close();
  }

  /** Closes all sockets of one who is gone; whoever was banned is told at the tables that he watched. */
  sendHome(person: string, banned: boolean): void {
    for (const [socket, connection] of this.#connections) {
      if (connection.person !== person) continue;
      for (const { row } of banned ? connection.tables : [])
        connection.say(refusedFrame(row.id, null, { code: 'banned' }));
      socket.close(GONE);
    }
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { origin, host } = request.headers;
    if (request.url?.split('?')[0] !== '/ws') return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
    if (origin !== undefined && !this.#options.trusts(origin, host))
      return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const address = addressOf(request, this.#options.trustProxy);
    if (this.#options.limited && !this.#arrivals.allows(address, performance.now()))
      return this.#sendAway(request, socket, head);
    if (!this.#crowd.enter(address)) return this.#sendAway(request, socket, head);
    socket.once('close', () => this.#crowd.leave(address));
    const who = await this.#options.identify(request.headers);
    if (who === BANNED) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    this.#sockets.handleUpgrade(request, socket, head, opened =>
      this.#open(opened, new Connection(opened, socket, who)),
    );
  }

  /** A page is not told why an upgrade fails, but it is told why a socket closes. */
  #sendAway(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#options.onCrowded();
    this.#sockets.handleUpgrade(request, socket, head, opened => {
      opened.on('error', ignore);
      opened.close(CROWDED, 'too many sockets from this address');
      setTimeout(() => opened.terminate(), FAREWELL).unref();
    });
  }

  #open(socket: WebSocket, connection: Connection): void {
    this.#connections.set(socket, connection);
    socket.on('message', (data, isBinary) => {
      connection.alive = true;
      const { message, table, id, cost } = hear(isBinary ? undefined : data.toString());
      if (this.#options.limited && !connection.pace.allows(performance.now(), cost)) {
        this.#options.onRefused('too-fast');
        connection.say(refusedFrame(table, id, { code: 'too-fast' }));
        if (connection.pace.hopeless) socket.close(GONE);
        return;
      }
      if (!message) {
        this.#options.onRefused('bad-message');
        connection.say(refusedFrame(table, id, { code: 'bad-message' }));
      } else this.#hear(connection, message).catch(error => this.#fail(connection, message, error));
    });
    socket.on('pong', () => {
      connection.alive = true;
    });
    // What is wrong with a socket ends it; there is nobody to tell.
    socket.on('error', ignore);
    socket.on('close', () => {
      this.#connections.delete(socket);
      for (const table of connection.tables)
        table.leave(connection).catch(error => this.#options.onTrouble('a table could not be left', error));
    });
  }

  #beat(): void {
    this.#arrivals.forget(performance.now());
    for (const [socket, connection] of this.#connections) {
      if (!connection.alive) socket.terminate();
      connection.alive = false;
      socket.ping();
    }
  }

  #fail(connection: Connection, message: ClientMessage, error: unknown): void {
    this.#options.onTrouble(`a message "${message.type}" failed`, error);
    if (!('table' in message)) return;
    const id = 'id' in message ? message.id : null;
    connection.say(refusedFrame(message.table, id, { code: 'try-again' }));
  }

  async #hear(connection: Connection, message: ClientMessage): Promise<void> {
    if (message.type === 'ping') return connection.send(PONG);
    if (message.type === 'hello') return connection.say({ type: 'hello', build: this.#options.build });
    const id = 'id' in message ? message.id : null;
    const answer = (it: Answer<number | null>) => {
      if (!it.ok) {
        this.#options.onRefused(it.error.code);
        connection.say(refusedFrame(message.table, id, it.error));
      } else if (id !== null && it.value !== null)
        connection.say({ type: 'ack', table: message.table, id, seq: it.value });
    };
    const table = await this.#options.house.table(message.table);
    if (!table) return answer(refuse('no-such-table'));
    switch (message.type) {
      case 'watch':
        connection.tables.add(table);
        return answer(await table.watch(connection, message.seat ?? AUDIENCE, message.since));
      case 'leave':
        connection.tables.delete(table);
        return table.leave(connection);
      case 'chat':
        return answer(await table.say(connection, connection.who?.name ?? '', message.id, message.text));
      default: {
        const { type: kind, seat, nth, id: click } = message;
        const text = 'move' in message ? message.move : '';
        return table.act(connection.person, { kind, seat, text, click }, nth, answer);
      }
    }
  }
}
