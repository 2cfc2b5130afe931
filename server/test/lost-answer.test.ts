import { AUDIENCE, Match, ok } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchStory } from '../protocol.ts';
import { BOT } from '../tables/bot-seats.ts';
import { guest } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
beforeAll(async () => {
  // The bots of this house take their time: the test moves for them.
  house = await testServer({ botDelay: 1500 });
});
afterAll(() => house.stop());

test('a bot’s move whose answer was lost stands: the table tells what is in its log, and goes on', async () => {
  const me = await guest(house.url, 'Watcher');
  const { table } = await me.post('/api/tables', { game: 'mimir', seats: [{ driver: 'bot' }, { driver: 'bot' }] });
  const { db } = house.server.house.parts;
  const row = await db.selectFrom('game_table').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
  const match = new Match({ module: mimir, agreement: row.agreement, seed: row.seed!, rules: row.rules });
  const seat = 31 - Math.clz32(match.awaiting & -match.awaiting);
  const offers = match.notations(seat);
  expect(offers.length).toBeGreaterThan(2);
  match.submit(seat, 0, offers[0]);
  // The server sent this insert, and then the line broke: the disk knows of it, the server does not.
  const lost = { seq: 1, seat, kind: 'move' as const, text: offers[0], click: `bot-${seat}-0` };
  await db
    .insertInto('entry')
    .values({ ...lost, table_id: table, awaiting: match.awaiting })
    .execute();

  const live = await house.server.house.table(table);
  const answers: unknown[] = [];
  const other = { kind: 'move' as const, seat, text: offers[1], click: lost.click };
  await live!.act(BOT, other, 0, answer => answers.push(answer));
  expect(answers).toEqual([ok(1)]);
  const socket = await me.socket();
  socket.say({ type: 'watch', table, seat: null });
  await socket.next('position', ({ position }) => position.seq >= 2);
  const entries = await db.selectFrom('entry').selectAll().where('table_id', '=', table).orderBy('seq').execute();
  expect(entries[0]).toMatchObject(lost);
  const told = await me.get<MatchStory>(`/api/tables/${table}/story`);
  expect(told.events.filter(({ step }) => step <= 1)).toEqual(match.sight(AUDIENCE).events);
});
