import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, type TestSocket, Visitor } from './client.ts';
import { type TestServer, testServer } from './server.ts';

/** Spectators that come one after the other. */
const CROWD = 40;

let house: TestServer;
beforeAll(async () => {
  house = await testServer();
});
afterAll(() => house.stop());

test('a crowd that comes to watch is told of the table once each, and of itself in few words', async () => {
  const me = await guest(house.url, 'Askr');
  const { table } = await me.post('/api/tables', {
    game: 'mimir',
    seats: [{ driver: 'person' }, { driver: 'hot-seat' }],
  });
  const own = await me.socket();
  await own.watch(table, 0);
  for (let i = 0; i < 20; i++)
    await own.click({ type: 'chat', table, id: `long-chat-${i}`, text: `${i} ${'saga '.repeat(90)}` });
  const crowd: TestSocket[] = [];
  for (let i = 0; i < CROWD; i++) {
    const socket = await new Visitor(house.url).socket();
    await socket.watch(table, null);
    crowd.push(socket);
  }
  await own.next('presence', message => message.watchers === CROWD);
  for (const socket of [...crowd, own]) {
    const tables = socket.messages.filter(message => message.type === 'table');
    expect(tables.length).toBe(1);
    expect(tables[0].chat).toBeDefined();
    const words = socket.frames.filter(frame => frame.startsWith('{"type":"presence"'));
    expect(words.join('').length).toBeLessThan(100 * CROWD);
  }
  for (const socket of crowd) socket.close();
  await own.next('presence', message => message.watchers === 0);
});
