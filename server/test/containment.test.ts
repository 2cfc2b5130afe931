import { games } from '@idavoll/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableSummary } from '../protocol.ts';
import { realWorld } from '../world.ts';
import { bomb, bombClock, DAWDLE } from './bomb.ts';
import { guest } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await testServer({
    games: [...games, bomb],
    gameLimit: DAWDLE / 2,
    world: { ...realWorld, elapsed: bombClock },
  });
});
afterAll(() => house.stop());

const hotSeats = { seats: [{ driver: 'person' }, { driver: 'hot-seat' }] };

const setBomb = async () => {
  const me = await guest(house.url, 'Sapper');
  const { table } = await me.post('/api/tables', { game: 'bomb', ...hotSeats });
  const socket = await me.socket();
  await socket.watch(table, 0);
  return { me, table, socket, at: `/api/tables/${table}` };
};
const move = (table: string, seat: number, nth: number, text: string) => ({
  type: 'move' as const,
  table,
  id: `click-${seat}-${nth}`,
  seat,
  nth,
  move: text,
});

describe('a game that fails', () => {
  test.each([
    ['throws in a move', 'boom'],
    ['takes too long', 'dawdle'],
    ['throws when it is to be shown', 'blind'],
  ])('closes its own match when it %s: players are told, the record is kept', async (_why, text) => {
    const { me, table, socket, at } = await setBomb();
    const neighbour = await setBomb();
    expect(await socket.click(move(table, 0, 0, 'tick'))).toMatchObject({ type: 'ack', seq: 1 });
    const answer = await socket.click(move(table, 1, 0, text));
    if (text === 'blind') expect(answer.type).toBe('ack');
    else expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'table-closed' } });
    await socket.next('closed');
    expect((await me.get<TableSummary>(at)).status).toBe('closed');
    expect(await me.refusal(`${at}/bot`, { seat: 0 })).toBe('table-closed');
    const record = await (await me.ask('GET', `${at}/record`)).text();
    expect(record).toContain('\n1. 0 tick\n');

    const other = await neighbour.socket.click(move(neighbour.table, 0, 0, 'tick'));
    expect(other).toMatchObject({ type: 'ack', seq: 1 });
    expect((await me.post('/api/tables', { game: 'mimir', ...hotSeats })).status).toBe('playing');
  });

  test('says so in the log, without what it knew', () => {
    const faults = house.logs.filter(line => line.includes('a match was closed'));
    expect(faults.length).toBe(3);
    expect(faults[0]).toContain('"game":"bomb"');
    expect(house.logs.join('')).not.toContain('777');
  });

  test('stays closed for one who comes later', async () => {
    const { me, table, socket } = await setBomb();
    await socket.click(move(table, 0, 0, 'boom'));
    const later = await me.socket();
    later.say({ type: 'watch', table, seat: 0 });
    expect((await later.next('table')).info.status).toBe('closed');
    await later.next('closed');
    expect(await later.click(move(table, 0, 1, 'tick'))).toMatchObject({ refusal: { code: 'table-closed' } });
  });
});
