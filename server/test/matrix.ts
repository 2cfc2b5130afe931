/** The cells of the authorisation matrix: what each role is answered at a table of each state, by each door and message. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { ClientMessage, Refused } from '../protocol.ts';
import { guest, Visitor } from './client.ts';
import type { TestServer } from './server.ts';

export const ROLES = ['nobody', 'stranger', 'player', 'host'] as const;
export const STATES = ['gathering', 'playing', 'over', 'closed'] as const;
export type Role = (typeof ROLES)[number];
export type State = (typeof STATES)[number];

interface Scene {
  readonly table: string;
  /** What the player is called there. */
  readonly who: string;
  readonly people: Readonly<Record<Role, Visitor>>;
}

/** Two people at a table without spectators; the host sits first. */
const setScene = async (house: TestServer, state: State): Promise<Scene> => {
  const people = {
    nobody: new Visitor(house.url),
    stranger: await guest(house.url, 'Stranger'),
    player: await guest(house.url, 'Player'),
    host: await guest(house.url, 'Host'),
  };
  const seats = [{ driver: 'person' }, { driver: 'open' }];
  const { table } = await people.host.post('/api/tables', { game: 'bomb', seats, spectators: false });
  const { seats: taken } = await people.player.post(`/api/tables/${table}/join`);
  const scene = { table, people, who: taken[1].who ?? '' };
  if (state === 'gathering') return scene;
  await people.host.post(`/api/tables/${table}/start`);
  if (state === 'playing') return scene;
  const socket = await people.host.socket();
  const move = state === 'over' ? 'end' : 'boom';
  await socket.click({ type: 'move', table, id: 'first-click', seat: 0, nth: 0, move });
  await expect.poll(async () => (await people.host.get<{ status: string }>(`/api/tables/${table}`)).status).toBe(state);
  socket.close();
  return scene;
};

/** All that is kept of a table. */
const keptOf = async ({ server }: TestServer, table: string): Promise<string> => {
  const { db } = server.house.parts;
  const { rows } = await sql`
    select to_jsonb(t) - 'touched_at' as row,
      (select jsonb_agg(s order by s.seat) from seat s where s.table_id = t.id) as seats,
      (select count(*) from entry e where e.table_id = t.id) as entries,
      (select count(*) from chat c where c.table_id = t.id) as chats
    from game_table t where t.id = ${table}`.execute(db);
  return JSON.stringify(rows);
};

const throughDoor = async (visitor: Visitor, door: string, table: string, body: unknown): Promise<string> => {
  const [method, path] = door.split(' ');
  const response = await visitor.ask(method, path.replace(':id', table), method === 'POST' ? body : undefined);
  if (response.ok) return 'ok';
  return ((await response.json()) as Refused).refusal.code;
};

const FENCE = 'fence-click';

/** Says it, and then something that is always refused: what came before that is the answer. */
const overSocket = async (visitor: Visitor, table: string, message: ClientMessage): Promise<string> => {
  const socket = await visitor.socket();
  socket.say(message);
  socket.say({ type: 'undo', table, id: FENCE, seat: 7, nth: 0 });
  await socket.next('refused', ({ id }) => id === FENCE);
  socket.close();
  const said = socket.messages.filter(it => it.type !== 'presence' && !(it.type === 'refused' && it.id === FENCE));
  const refused = said.find(it => it.type === 'refused');
  if (refused) return refused.refusal.code;
  const types = new Set(said.map(({ type }) => type));
  return types.has('ack') ? 'ok' : [...types].join('+') || 'silence';
};

/** One door or message. */
export interface Row {
  readonly name: string;
  /** Where it is about somebody: that is the player. */
  readonly body?: unknown | ((who: string) => unknown);
  readonly say?: (table: string) => ClientMessage;
}

/** A scene is used until somebody was let do something. Whoever is refused has changed nothing. */
export class Matrix {
  readonly #house: TestServer;
  readonly #scenes = new Map<State, Scene>();

  constructor(house: TestServer) {
    this.#house = house;
  }

  async cell({ name, body = {}, say }: Row, state: State, role: Role): Promise<string> {
    const scene = this.#scenes.get(state) ?? (await setScene(this.#house, state));
    this.#scenes.set(state, scene);
    const before = await keptOf(this.#house, scene.table);
    const visitor = scene.people[role];
    const answer = say
      ? await overSocket(visitor, scene.table, say(scene.table))
      : await throughDoor(visitor, name, scene.table, typeof body === 'function' ? body(scene.who) : body);
    const after = await keptOf(this.#house, scene.table);
    if (answer !== 'ok') expect(after, `${name} as ${role} at a table that is ${state}`).toBe(before);
    if (answer === 'ok' || after !== before) this.#scenes.delete(state);
    return answer;
  }
}
