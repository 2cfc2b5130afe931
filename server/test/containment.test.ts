import { games } from '@idavoll/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableSummary } from '../protocol.ts';
import { realWorld } from '../world.ts';
import { bomb, bombClock, DAWDLE, DOZE } from './bomb.ts';
import { guest } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await testServer({
    games: [...games, bomb],
    gameLimit: DAWDLE / 2,
    world: { ...realWorld, worked: bombClock },
  });
});
afterAll(() => house.stop());

const hotSeats = { seats: [{ driver: 'person' }, { driver: 'hot-seat' }] };

const setBomb = async (at = house) => {
  const me = await guest(at.url, 'Sapper');
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

describe('a game that is slow', () => {
  test('goes on when the machine stood still while it was called', async () => {
    const paused = await testServer({ games: [bomb], gameLimit: DOZE / 2 });
    const { table, socket } = await setBomb(paused);
    expect(await socket.click(move(table, 0, 0, 'doze'))).toMatchObject({ type: 'ack', seq: 1 });
    expect(await socket.click(move(table, 1, 0, 'tick'))).toMatchObject({ type: 'ack', seq: 2 });
    await paused.stop();
  });

  test('goes on when only reading it took long, and the log says so', async () => {
    const { me, table, socket, at } = await setBomb();
    expect(await socket.click(move(table, 0, 0, 'gaze'))).toMatchObject({ type: 'ack', seq: 1 });
    await socket.settle();
    expect((await me.get<TableSummary>(at)).status).toBe('playing');
    expect(house.logs.filter(line => line.includes('a game was slow')).length).toBeGreaterThan(0);
  });
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

  test('goes on where it was once its host opens it again, unless its seed was read', async () => {
    const { me, table, socket, at } = await setBomb();
    const other = await guest(house.url, 'Other');
    await socket.click(move(table, 0, 0, 'tick'));
    await socket.click(move(table, 1, 0, 'boom'));
    await socket.next('closed');
    expect(await other.refusal(`${at}/reopen`, {})).toBe('not-host');
    expect((await me.post(`${at}/reopen`)).status).toBe('playing');
    await socket.next('table', ({ info }) => info.status === 'playing');
    const again = { ...move(table, 1, 0, 'tick'), id: 'second-try' };
    expect(await socket.click(again)).toMatchObject({ type: 'ack', seq: 2 });
    await socket.click({ ...move(table, 0, 1, 'boom'), id: 'third-try' });
    expect(await other.refusal(`${at}/record`)).toBe('not-your-seat');
    await me.ask('GET', `${at}/record`);
    expect(await me.refusal(`${at}/reopen`, {})).toBe('seed-told');
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
