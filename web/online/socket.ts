/** One socket for the whole page: it comes back by itself, says again what it watches, and repeats clicks not yet answered. */
import type { ClientMessage, ServerMessage } from '@idavoll/server/protocol';

type Watch = Extract<ClientMessage, { type: 'watch' }>;
/** A message that must be answered: with its own id, so that the server plays it once however often it comes. */
type Click = Extract<ClientMessage, { id: string }>;

const SOCKET_STATES = ['connecting', 'open', 'offline', 'crowded'] as const;
export type SocketState = (typeof SOCKET_STATES)[number];

/** What is used of the platform's WebSocket. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(
    type: 'open' | 'close' | 'message',
    listener: (event: { data?: unknown; code?: number }) => void,
  ): void;
}

export interface SocketSetup {
  readonly open: () => Wire;
  /** The page's build, where it has a name. */
  readonly build?: string;
  readonly heard: (message: ServerMessage) => void;
  readonly changed: (state: SocketState) => void;
  /** Milliseconds before the nth attempt to come back. */
  readonly backoff?: (attempt: number) => number;
  /** Milliseconds between two looks at the line. */
  readonly lookEvery?: number;
}

const OPEN = 1;
/** After so many looks without a word the server is asked for one, people are told, and the line is given up. */
const ASK_AT = 2;
const TELL_AT = 3;
const GIVE_UP_AT = 5;
/** Every so many looks a click that is not answered yet is sent again. */
const REPEAT_EVERY = 4;
/** The close code with which the server refuses one socket too many from an address. */
const CROWDED = 1013;

const growing = (attempt: number) => Math.min(15_000, 400 * 2 ** attempt) * (0.7 + Math.random() * 0.6);

export class Socket {
  readonly #setup: SocketSetup;
  #wire: Wire | undefined;
  #attempt = 0;
  #closed = false;
  /** Looks at the line since anything was heard. */
  #silence = 0;
  #looks = 0;
  /** The last socket was one too many: the next counts as open once something is heard. */
  #crowded = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #ping: ReturnType<typeof setInterval>;
  /** What to watch again after a reconnect; asked anew each time, since `since` grows. */
  readonly #watches = new Map<string, () => Watch>();
  readonly #unanswered = new Map<string, Click>();

  constructor(setup: SocketSetup) {
    this.#setup = setup;
    this.#ping = setInterval(() => this.#look(), setup.lookEvery ?? 3000);
    this.#connect();
  }

  watch(table: string, message: () => Watch): void {
    this.#watches.set(table, message);
    this.#send(message());
  }

  leave(table: string): void {
    this.#watches.delete(table);
    for (const [id, click] of this.#unanswered) if (click.table === table) this.#unanswered.delete(id);
    this.#send({ type: 'leave', table });
  }

  /** Sent now or after the next reconnect, again and again until it is answered. */
  click(message: Click): void {
    this.#unanswered.set(message.id, message);
    this.#send(message);
  }

  /** Tries at once, for instance when the browser says that the network is back. */
  wake(): void {
    if (this.#closed || this.#wire?.readyState === OPEN) return;
    this.#attempt = 0;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#drop();
  }

  #send(message: ClientMessage) {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message));
  }

  #drop() {
    const wire = this.#wire;
    this.#wire = undefined;
    wire?.close();
  }

  #connect() {
    clearTimeout(this.#retry);
    if (!this.#crowded) this.#setup.changed('connecting');
    const wire = this.#setup.open();
    this.#wire = wire;
    wire.addEventListener('open', () => {
      if (wire !== this.#wire) return;
      this.#silence = 0;
      if (!this.#crowded) this.#setup.changed('open');
      const { build } = this.#setup;
      if (build) this.#send({ type: 'hello', build });
      for (const message of this.#watches.values()) this.#send(message());
      for (const click of this.#unanswered.values()) this.#send(click);
    });
    wire.addEventListener('message', ({ data }) => {
      if (wire === this.#wire) this.#hear(JSON.parse(String(data)) as ServerMessage);
    });
    wire.addEventListener('close', ({ code }) => {
      if (wire === this.#wire && !this.#closed) this.#lose(code === CROWDED);
    });
  }

  #lose(crowded = false) {
    this.#wire = undefined;
    this.#crowded = crowded;
    this.#setup.changed(crowded ? 'crowded' : 'offline');
    this.#retry = setTimeout(() => this.#connect(), (this.#setup.backoff ?? growing)(this.#attempt++));
  }

  #hear(message: ServerMessage) {
    if (this.#crowded || this.#silence >= TELL_AT) this.#setup.changed('open');
    this.#silence = 0;
    this.#attempt = 0;
    this.#crowded = false;
    if ((message.type === 'ack' || message.type === 'refused') && message.id !== null)
      this.#unanswered.delete(message.id);
    this.#setup.heard(message);
  }

  /** A line that is dead without saying so: its own close would be heard of much later, if ever. */
  #look() {
    const wire = this.#wire;
    if (wire?.readyState !== OPEN) return;
    this.#silence++;
    if (this.#silence === ASK_AT) this.#send({ type: 'ping' });
    if (this.#silence === TELL_AT) this.#setup.changed('offline');
    // Whatever became of the answer, the same id gets it again.
    if (++this.#looks % REPEAT_EVERY === 0) for (const click of this.#unanswered.values()) this.#send(click);
    if (this.#silence < GIVE_UP_AT) return;
    this.#lose();
    wire.close();
  }
}
