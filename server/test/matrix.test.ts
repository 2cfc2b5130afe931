import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClientMessage } from '../protocol.ts';
import { bomb } from './bomb.ts';
import { Visitor } from './client.ts';
import { Matrix, ROLES, type Row, STATES } from './matrix.ts';
import { type TestServer, testServer } from './server.ts';

const FILE = new URL('authorisation.txt', import.meta.url);

let house: TestServer;
beforeAll(async () => {
  house = await testServer({ games: [bomb], botDelay: 1_000_000 });
});
afterAll(() => house.stop());

const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/me/name': { name: 'Another' },
  'POST /api/tables': { game: 'bomb', seats: [{ driver: 'person' }, { driver: 'open' }] },
  'POST /api/records': { record: 'no record' },
  'POST /api/me/recovery': { password: 'by the ash tree' },
  'POST /api/recover': { username: 'nobody', code: 'AAAA-AAAA-AAAA-AAAA', password: 'by the ash tree' },
  'POST /api/me/unblock': { block: 'no-such-block' },
  'POST /api/tables/:id/block': (who: string) => ({ who }),
  'POST /api/tables/:id/report': (who: string) => ({ who, reason: 'spam' }),
  'POST /api/tables/:id/reveal': { part: '0'.repeat(32) },
};

/** Every door that the server describes. */
const doorRows = async (): Promise<Row[]> => {
  const { paths } = await new Visitor(house.url).get<{ paths: Record<string, object> }>('/api/openapi.json');
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => {
      const name = `${method.toUpperCase()} ${path.replace('{id}', ':id')}`;
      return { name, body: BODIES[name] };
    }),
  );
};

const click = { id: 'matrix-click', nth: 0 };
const watch = (table: string, seat: number | null) => ({ type: 'watch' as const, table, seat });
/** By the type of every message that a client may say. */
const MESSAGES: Readonly<Record<ClientMessage['type'], readonly Row[]>> = {
  watch: [
    { name: 'watch as seat 0', say: table => watch(table, 0) },
    { name: 'watch as seat 1', say: table => watch(table, 1) },
    { name: 'watch as seat 5', say: table => watch(table, 5) },
    { name: 'watch as audience', say: table => watch(table, null) },
  ],
  leave: [{ name: 'leave', say: table => ({ type: 'leave', table }) }],
  move: [
    { name: 'move as seat 0', say: table => ({ type: 'move', table, ...click, seat: 0, move: 'tick' }) },
    { name: 'move as seat 1', say: table => ({ type: 'move', table, ...click, seat: 1, move: 'tick' }) },
    { name: 'move as seat 5', say: table => ({ type: 'move', table, ...click, seat: 5, move: 'tick' }) },
  ],
  hold: [
    { name: 'hold as seat 0', say: table => ({ type: 'hold', table, ...click, seat: 0, move: 'tick' }) },
    { name: 'hold as seat 1', say: table => ({ type: 'hold', table, ...click, seat: 1, move: 'tick' }) },
  ],
  end: [
    { name: 'end as seat 0', say: table => ({ type: 'end', table, ...click, seat: 0 }) },
    { name: 'end as seat 1', say: table => ({ type: 'end', table, ...click, seat: 1 }) },
  ],
  undo: [
    { name: 'undo as seat 0', say: table => ({ type: 'undo', table, ...click, seat: 0 }) },
    { name: 'undo as seat 1', say: table => ({ type: 'undo', table, ...click, seat: 1 }) },
  ],
  chat: [{ name: 'chat unasked', say: table => ({ type: 'chat', table, id: 'matrix-chat', text: 'Skål!' }) }],
  hello: [{ name: 'hello', say: () => ({ type: 'hello', build: 'one' }) }],
  ping: [{ name: 'ping', say: () => ({ type: 'ping' }) }],
};

const isAtTable = ({ name }: Row) =>
  !['hello', 'ping'].includes(name) && (!name.includes('/api/') || name.includes('tables/:id'));

test('nobody may do more than the matrix says, by any door or message, and whoever is refused changes nothing', async () => {
  expect(Object.keys(MESSAGES).sort()).toEqual(ClientMessage.options.map(({ shape }) => shape.type.value).sort());
  const matrix = new Matrix(house);
  const lines = [`# door or message | table | ${ROLES.join(' | ')}`];
  for (const row of [...(await doorRows()), ...Object.values(MESSAGES).flat()])
    for (const state of isAtTable(row) ? STATES : STATES.slice(0, 1)) {
      const cells: string[] = [];
      for (const role of ROLES) cells.push(await matrix.cell(row, state, role));
      lines.push([row.name, state, ...cells].join(' | '));
    }
  const text = `${lines.join('\n')}\n`;
  if (process.env.UPDATE_MATRIX === '1') writeFileSync(FILE, text);
  expect(text).toBe(readFileSync(FILE, 'utf8'));
});
