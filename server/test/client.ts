/** A visitor for tests: a cookie jar, the HTTP doors, and sockets that remember every frame. */
import { WebSocket } from 'ws';
import type { ClientMessage, Person, Position, ServerMessage, TableSummary } from '../protocol.ts';

export type Heard<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

const PATIENCE = 20_000;

export class TestSocket {
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  #waiting: (() => void)[] = [];
  #read = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise(resolve => socket.once('close', resolve));
    socket.on('error', () => {});
    socket.on('message', data => {
      this.frames.push(data.toString());
      this.messages.push(JSON.parse(data.toString()) as ServerMessage);
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  say(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }
  sayRaw(text: string | Buffer): void {
    this.#socket.send(text);
  }
  close(): void {
    this.#socket.close();
  }
  cut(): void {
    this.#socket.terminate();
  }

  /** The next message, from where the last wait ended, that is of this type and fits. */
  async next<T extends ServerMessage['type']>(
    type: T,
    fits: (it: Heard<T>) => boolean = () => true,
  ): Promise<Heard<T>> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      for (; this.#read < this.messages.length; this.#read++) {
        const message = this.messages[this.#read];
        if (message.type !== type || !fits(message as Heard<T>)) continue;
        this.#read++;
        return message as Heard<T>;
      }
      if (Date.now() > end) throw new Error(`no "${type}" came; last: ${this.frames.slice(-3).join('\n')}`);
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 1000);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Watches, and gives the first position. */
  async watch(table: string, seat: number | null, since?: number): Promise<Position> {
    this.say({ type: 'watch', table, seat, ...(since !== undefined && { since }) });
    return (await this.next('position')).position;
  }

  /** What the server has to say until it has answered everything said so far. */
  async settle(): Promise<void> {
    this.say({ type: 'ping' });
    await this.next('pong');
  }

  /** Says something with a click's id and waits for its answer. */
  async click(message: Extract<ClientMessage, { id: string }>): Promise<Heard<'ack'> | Heard<'refused'>> {
    this.say(message);
    const { id } = message;
    const end = Date.now() + PATIENCE;
    let from = 0;
    for (;;) {
      const known = this.messages.slice(from).find(it => (it.type === 'ack' || it.type === 'refused') && it.id === id);
      if (known) return known as Heard<'ack'> | Heard<'refused'>;
      from = Math.max(0, this.messages.length - 1);
      if (Date.now() > end) throw new Error(`no answer to ${id}`);
      await new Promise(resolve => setTimeout(resolve, 2));
    }
  }
}

export class Visitor {
  readonly url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  /** The same visitor at another address of the server. */
  at(url: string): Visitor {
    const visitor = new Visitor(url);
    for (const [name, value] of this.#cookies) visitor.#cookies.set(name, value);
    return visitor;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0].split('=', 2);
      this.#cookies.set(name, value);
    }
    return response;
  }

  async post<T = TableSummary>(path: string, body: unknown = {}): Promise<T> {
    return (await this.ask('POST', path, body)).json() as Promise<T>;
  }
  async get<T>(path: string): Promise<T> {
    return (await this.ask('GET', path)).json() as Promise<T>;
  }
  /** The code with which this is refused. */
  async refusal(path: string, body?: unknown): Promise<string | undefined> {
    const answer = (await (await this.ask(body === undefined ? 'GET' : 'POST', path, body)).json()) as {
      refusal?: { code: string };
    } | null;
    return answer?.refusal?.code;
  }

  /** `from` is the address of this machine that it comes from. */
  async socket(headers: Record<string, string> = {}, from = '127.0.0.1'): Promise<TestSocket> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookie, ...headers },
      localAddress: from,
    });
    const heard = new TestSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return heard;
  }
}

/** Somebody with a name. */
export const guest = async (url: string, name: string): Promise<Visitor & { readonly me: Person }> => {
  const visitor = new Visitor(url);
  const me = await visitor.post<Person>('/api/guest', { name });
  return Object.assign(visitor, { me });
};
