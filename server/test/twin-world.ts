/** A server with three people, a second device of the first, and a spectator; everything but a set position is fixed. */
import { type OptionValues, type State, seedFrom } from '@idavoll/engine';
import { realWorld, type World } from '../world.ts';
import { guest, type TestSocket, Visitor } from './client.ts';
import { TestPlayer } from './player.ts';
import { type TestServer, testServer } from './server.ts';

export const SEED = seedFrom('twins');

/** Ids, seed and clock that are the same in every such world. */
export const fixedWorld = (position?: () => State | undefined): World => {
  let ids = 0;
  return {
    now: () => new Date('2026-11-15T12:00:00Z'),
    worked: realWorld.worked,
    id: () => `fixed-id-${++ids}`,
    seed: () => SEED,
    ...(position && { position }),
  };
};

/** Who is present is told when there is time: what it says, and that it depends on nothing secret, follows from its type. */
const withoutPresence = (frames: readonly string[]) =>
  frames.filter(frame => {
    if (!frame.startsWith('{"type":"presence"')) return true;
    const { type: _, table: _table, online, watchers, ...more } = JSON.parse(frame) as Record<string, unknown>;
    if (Object.keys(more).length > 0 || typeof online !== 'number' || typeof watchers !== 'number')
      throw new Error(frame);
    return false;
  });

const NAMES = ['A', 'B', 'C', 'Watcher'];

/** What is played, and what A tries besides: moves that may not be A's to make, now or ever. */
export interface Temptation {
  readonly game: string;
  readonly own: readonly string[];
  readonly ofOthers: readonly string[];
}

export class TwinWorld {
  readonly server: TestServer;
  /** What A is answered over HTTP. */
  readonly #answers: unknown[] = [];
  players: TestPlayer[] = [];
  table = '';
  readonly #people: Visitor[];
  readonly #sockets: readonly TestSocket[];
  readonly #device: TestSocket;
  readonly #spectator: TestSocket;
  readonly #stage: { state?: State };
  readonly #tempted: Temptation;
  #read: number[] = [];
  #tables = 0;
  #chats = 0;

  private constructor(
    tempted: Temptation,
    server: TestServer,
    people: Visitor[],
    sockets: TestSocket[],
    stage: { state?: State },
  ) {
    this.#tempted = tempted;
    this.server = server;
    this.#people = people;
    this.#sockets = sockets;
    [this.#device, this.#spectator] = sockets.slice(3);
    this.#stage = stage;
  }

  static async open(tempted: Temptation): Promise<TwinWorld> {
    const stage: { state?: State } = {};
    const server = await testServer({ world: fixedWorld(() => stage.state), commitPause: 0 });
    const people: Visitor[] = [];
    for (const name of NAMES) people.push(await guest(server.url, name));
    const [a, b, c, watcher] = people;
    const sockets: TestSocket[] = [];
    for (const person of [a, b, c, a, watcher]) sockets.push(await person.socket());
    return new TwinWorld(tempted, server, people, sockets, stage);
  }

  /** The three sit down at a new table, where the match begins from this position. */
  async sitDown(state: State, options: OptionValues): Promise<void> {
    this.#stage.state = state;
    if (this.table !== '') for (const socket of this.#sockets) socket.say({ type: 'leave', table: this.table });
    await this.settle();
    const seats = [{ driver: 'person' }, { driver: 'open' }, { driver: 'open' }];
    const [a, ...others] = this.#people.slice(0, 3);
    this.table = (await a.post('/api/tables', { game: this.#tempted.game, seats, options, public: true })).table;
    await this.look();
    for (const other of others) await other.post(`/api/tables/${this.table}/join`);
    await a.post(`/api/tables/${this.table}/start`);
    const name = `table${++this.#tables}`;
    this.players = [0, 1, 2].map(seat => new TestPlayer(this.#sockets[seat], this.table, seat, `${name}-seat${seat}`));
    for (const [seat, socket] of [...this.#sockets.slice(0, 3), this.#device].entries())
      await socket.watch(this.table, seat % 3);
    await this.#spectator.watch(this.table, null);
    await this.settle();
  }

  async settle(): Promise<void> {
    await Promise.all(this.#sockets.map(socket => socket.settle()));
    for (const player of this.players) player.learn();
  }

  /** The lobby as A and as nobody see it: bodies and their sizes. */
  async look(): Promise<void> {
    const at = `/api/tables/${this.table}`;
    for (const visitor of [this.#people[0], new Visitor(this.server.url)])
      for (const path of ['/api/tables', '/api/tables/mine', at, `${at}/record`, `/table/${this.table}`]) {
        const response = await visitor.ask('GET', path);
        this.#answers.push([path, response.status, response.headers.get('content-length'), await response.text()]);
      }
  }

  async act(seat: number, move: string): Promise<void> {
    await this.#click({ type: 'move', seat, move });
  }
  async undo(seat: number): Promise<void> {
    await this.#click({ type: 'undo', seat });
  }

  async #click(act: { type: 'move'; seat: number; move: string } | { type: 'undo'; seat: number }): Promise<void> {
    const player = this.players[act.seat];
    const answer = await player.socket.click({ ...act, table: this.table, id: player.nextId(), nth: player.now!.nth });
    if (answer.type === 'refused') throw new Error(`${JSON.stringify(act)}: ${answer.refusal.code}`);
    await this.settle();
  }

  /** Everybody says something, and B leaves for a moment, under another name when he is back. */
  async mingle(): Promise<void> {
    const text = `said ${++this.#chats}`;
    for (const socket of this.#sockets)
      await socket.click({ type: 'chat', table: this.table, id: `chat-click-${this.#chats}`, text });
    await this.#people[1].post('/api/me/name', { name: `B${this.#chats}` });
    const [, b] = this.players;
    b.socket.say({ type: 'leave', table: this.table });
    await b.socket.settle();
    await b.socket.watch(this.table, 1);
    await this.settle();
  }

  /** Everything that A may try and should not: no move, no move now, too late, too early, for others, as others. */
  async misbehave(): Promise<void> {
    const [a] = this.players;
    const { nth } = a.now!;
    const { own, ofOthers } = this.#tempted;
    const click = { type: 'move' as const, table: this.table, seat: 0, nth, move: own[0] };
    const tries = [
      ...['nonsense', ...own].map(move => ({ move })),
      { nth: 99 },
      ...(nth > 0 ? [{ nth: nth - 1 }] : []),
    ];
    const asked = a.now!.offers.map(offer => offer.move);
    for (const change of tries)
      if (!('move' in change && asked.includes(change.move)))
        await a.socket.click({ ...click, ...change, id: a.nextId() });
    for (const move of ofOthers) await a.socket.click({ ...click, move, seat: 1, id: a.nextId() });
    if (!a.now!.canUndo) await a.socket.click({ type: 'undo', table: this.table, id: a.nextId(), seat: 0, nth });
    await a.socket.click({ type: 'undo', table: this.table, id: a.nextId(), seat: 1, nth: 0 });
    a.socket.say({ type: 'watch', table: this.table, seat: 1 });
    await a.socket.settle();
    for (const deed of ['start', 'rematch', 'join', 'resign']) {
      const body = deed === 'resign' ? { seat: 1 } : {};
      this.#answers.push(await this.#people[0].refusal(`/api/tables/${this.table}/${deed}`, body));
    }
    await this.look();
    await this.settle();
  }

  /** What was sent to A, to A's second device and to the spectator, and answered to A, since this was asked last. */
  news(): unknown[][] {
    const sent = [this.#sockets[0], this.#device, this.#spectator].map(({ frames }) => withoutPresence(frames));
    const news = [...sent, this.#answers].map((told, i) => told.slice(this.#read[i]));
    this.#read = [...sent, this.#answers].map(told => told.length);
    return news;
  }
  /** What was sent so far to the others. */
  get toldOthers(): string[][] {
    return [this.#sockets[1], this.#sockets[2]].map(socket => [...socket.frames]);
  }
}
