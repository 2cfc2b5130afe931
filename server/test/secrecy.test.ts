/** Nothing of what a seat may not know reaches its wire, the audience, the lobby, a log line or a metric. */

import type { OptionValues } from '@idavoll/engine';
import { type Agreement, agree, Match, PlayoutChance, type State, seedFrom } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { afterEach, describe, expect, test } from 'vitest';
import type { Position, ServerMessage } from '../protocol.ts';
import { realWorld, type World } from '../world.ts';
import { guest, type TestSocket, Visitor } from './client.ts';
import { TestPlayer } from './player.ts';
import { type TestServer, testServer } from './server.ts';

const SEATS = 3;
const SEED = seedFrom('twins');
const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

/** Ids, seed and clock that are the same in every such world. */
const fixedWorld = (state?: State): World => {
  let ids = 0;
  return {
    now: () => new Date('2026-11-15T12:00:00Z'),
    elapsed: realWorld.elapsed,
    id: () => `fixed-id-${++ids}`,
    seed: () => SEED,
    ...(state && { position: () => state }),
  };
};

/** A position in the middle of a placement, and another that seat 0 cannot tell from it. */
const twins = (agreement: Agreement): [State, State] => {
  const match = new Match({ module: mimir, agreement, seed: SEED });
  const chance = new PlayoutChance(5);
  for (let i = 0; i < 5; i++) {
    const seat = 31 - Math.clz32(match.awaiting);
    const offers = match.offers(seat).filter(offer => !offer.move.startsWith('lay'));
    match.submit(seat, match.nth(seat), offers[chance.below(offers.length)].move);
  }
  const twin = match.game.layout.state();
  match.game.determinize(match.view(0), 0, chance, twin);
  return [match.state, twin];
};

class TwinWorld {
  readonly server: TestServer;
  table = '';
  readonly players: TestPlayer[] = [];
  readonly watched: TestSocket[] = [];
  readonly answers: unknown[] = [];
  readonly people: Visitor[] = [];

  constructor(server: TestServer) {
    this.server = server;
  }

  /** Three people, a second device of the first, and a spectator; always in this order. */
  async open(options: OptionValues): Promise<void> {
    const { url } = this.server;
    for (const name of ['A', 'B', 'C']) this.people.push(await guest(url, name));
    const seats = [{ driver: 'person' }, { driver: 'open' }, { driver: 'open' }];
    const created = await this.people[0].post('/api/tables', { game: 'mimir', seats, options, public: true });
    this.table = created.table;
    await this.#look();
    for (const person of this.people.slice(1)) await person.post(`/api/tables/${this.table}/join`);
    await this.people[0].post(`/api/tables/${this.table}/start`);
    for (const [seat, person] of this.people.entries()) {
      const socket = await person.socket();
      await socket.watch(this.table, seat);
      this.players.push(new TestPlayer(socket, this.table, seat));
    }
    const device = await this.people[0].socket();
    await device.watch(this.table, 0);
    const spectator = await new Visitor(url).socket();
    await spectator.watch(this.table, null);
    this.watched.push(this.players[0].socket, device, spectator);
    await this.settle();
  }

  async settle(): Promise<void> {
    for (const { socket } of this.players) await socket.settle();
    for (const socket of this.watched) await socket.settle();
    for (const player of this.players) player.learn();
  }

  /** The lobby as A and as nobody see it: bodies and their sizes. */
  async #look(): Promise<void> {
    const paths = ['/api/tables', '/api/tables/mine', `/api/tables/${this.table}`, `/api/tables/${this.table}/record`];
    for (const visitor of [this.people[0], new Visitor(this.server.url)])
      for (const path of paths) {
        const response = await visitor.ask('GET', path);
        this.answers.push([path, response.status, response.headers.get('content-length'), await response.text()]);
      }
  }

  async act(seat: number, move: string): Promise<void> {
    const player = this.players[seat];
    const { nth } = player.now!;
    await player.socket.click({ type: 'move', table: this.table, id: player.nextId(), seat, nth, move });
    await this.settle();
  }

  async undo(seat: number): Promise<void> {
    const player = this.players[seat];
    const { nth } = player.now!;
    await player.socket.click({ type: 'undo', table: this.table, id: player.nextId(), seat, nth });
    await this.settle();
  }

  /** Everything that A may try and should not. */
  async misbehave(): Promise<void> {
    const a = this.players[0];
    const click = { type: 'move' as const, table: this.table, seat: 0, nth: a.now!.nth, move: 'pass' };
    const tries = [{}, { move: 'nonsense' }, { move: 'v>nowhere' }, { seat: 1 }, { nth: 99 }, { move: 'lay 1' }];
    for (const change of tries) await a.socket.click({ ...click, ...change, id: a.nextId() });
    for (const move of ['v>midgard', 'v>asgard', 'keep', 'done', 'call v<midgard', 'scare 1 v>midgard'])
      await a.socket.click({ ...click, move, seat: 1, id: a.nextId() });
    a.socket.say({ type: 'watch', table: this.table, seat: 1 });
    await a.socket.settle();
    await this.people[0].refusal(`/api/tables/${this.table}/start`, {});
    await this.#look();
    await this.settle();
  }

  /** What was sent so far to A, to A's second device, and to the spectator. */
  get frames(): string[][] {
    return this.watched.map(socket => [...socket.frames]);
  }
}

/** What looks the same from outside: another token into the same realm where there is one. */
const lookalike = (offers: Position['offers'], move: string): string => {
  const [token, realm] = move.split('>');
  if (realm === undefined) return move;
  const same = offers.map(offer => offer.move).filter(each => each.endsWith(`>${realm}`));
  return same.find(each => !each.startsWith(`${token}>`)) ?? same[0];
};

describe('twin worlds', () => {
  test.each<[string, OptionValues]>([
    ['plain', {}],
    ['with the essence variant', { essenceVariant: true }],
  ])(
    '%s: two servers that differ in what A may not know send A, the audience and the lobby the same bytes',
    async (_name, options) => {
      const agreement = agree(mimir, { seats: SEATS, options });
      if (!agreement.ok) throw new Error(agreement.error.code);
      const states = twins(agreement.value);
      expect(states[0]).not.toEqual(states[1]);
      const worlds: TwinWorld[] = [];
      for (const state of states) {
        const server = await testServer({ world: fixedWorld(state) });
        servers.push(server);
        const world = new TwinWorld(server);
        await world.open(options);
        worlds.push(world);
      }
      const [one, two] = worlds;
      await Promise.all(worlds.map(world => world.misbehave()));

      let steps = 0;
      let different = 0;
      let secret: [string[][], string[][]] = [[], []];
      const chance = new PlayoutChance(11);
      const asked = () => one.players.find(player => player.now!.offers.length > 0)!;
      // Until all tokens are turned up: from there on the worlds differ for everybody.
      while (['placement', 'essence'].includes(asked().now!.question!.ask)) {
        secret = [one.frames, two.frames];
        if (++steps % 5 === 0) await Promise.all(worlds.map(world => world.misbehave()));
        const { seat, now } = asked();
        const quiet = now!.offers.filter(offer => !offer.move.startsWith('lay'));
        const { move } = quiet[chance.below(quiet.length)];
        const twin = seat === 0 ? move : lookalike(two.players[seat].now!.offers, move);
        if (twin !== move) different++;
        const act = () => Promise.all([one.act(seat, move), two.act(seat, twin)]);
        await act();
        if (!one.players[seat].now!.canUndo) continue;
        await Promise.all(worlds.map(world => world.undo(seat)));
        await act();
      }
      expect(steps).toBeGreaterThan(8);
      expect(different).toBeGreaterThan(3);
      expect(secret[1]).toEqual(secret[0]);
      expect(two.answers).toEqual(one.answers);
      expect(two.players[1].socket.frames).not.toEqual(one.players[1].socket.frames);
    },
  );
});

/** Fields that only their seat may read. */
const OWN: Readonly<Record<string, string>> = { dealt: 'artefact', placed: 'token', drew: 'artefact' };

const secretsIn = (messages: readonly ServerMessage[], viewer: number | null): number => {
  let hidden = 0;
  for (const message of messages) {
    if (message.type !== 'position') continue;
    for (const { event } of message.position.events) {
      const field = OWN[event.type];
      if (field === undefined || event.seat === viewer) continue;
      expect(event[field]).toBe('?');
      hidden++;
    }
    if (viewer === null) expect(message.position.offers).toEqual([]);
  }
  return hidden;
};

describe('a whole match', () => {
  test('its frames, logs and metrics hold no seed before the end, no other seat’s secret, no cookie, no move', async () => {
    const server = await testServer({ world: fixedWorld() });
    servers.push(server);
    const me = await guest(server.url, 'Mover');
    const friend = await guest(server.url, 'Friend');
    const { table } = await me.post('/api/tables', {
      game: 'mimir',
      seats: [{ driver: 'person' }, { driver: 'open' }],
    });
    await friend.post(`/api/tables/${table}/join`);
    await me.post(`/api/tables/${table}/start`);
    const players: TestPlayer[] = [];
    for (const [seat, person] of [me, friend].entries()) {
      const socket = await person.socket();
      await socket.watch(table, seat);
      players.push(new TestPlayer(socket, table, seat));
    }
    const spectator = await new Visitor(server.url).socket();
    await spectator.watch(table, null);
    while (players[0].learn()!.outcome === null) {
      for (const player of players) await player.play();
      for (const player of players) await player.socket.settle();
    }
    await spectator.settle();

    for (const { socket, seat } of players) expect(secretsIn(socket.messages, seat)).toBeGreaterThan(10);
    expect(secretsIn(spectator.messages, null)).toBeGreaterThan(20);
    const frames = [...players.map(player => player.socket), spectator].flatMap(socket => socket.frames).join('\n');
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const logs = server.logs.join('');
    expect(logs).toContain('POST /api/tables/:id/start');
    expect(metrics).toContain('idavoll_entries_total{game="mimir"}');
    for (const text of [frames, metrics, logs]) {
      expect(text).not.toContain(SEED);
      for (const person of [me, friend]) expect(text).not.toContain(person.cookie.split('=')[1]);
    }
    const moves = new Set(players.flatMap(player => player.acks.map(ack => ack.move)));
    expect(moves.size).toBeGreaterThan(20);
    for (const text of [metrics, logs]) {
      expect(text).not.toContain(table);
      for (const move of moves) if (/[> ]/.test(move)) expect(text).not.toContain(move);
    }
    const record = await (await me.ask('GET', `/api/tables/${table}/record`)).text();
    expect(record).toContain(`seed: ${SEED}`);
  });
});
