/** Matches outlive rules: the same database under servers that have other versions of a game. */
import { type GameModule, readRecord, replayRecord } from '@idavoll/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { revisedRunes, runes } from '../../engine/test/games/runes.ts';
import type { MatchStory, TableSummary } from '../protocol.ts';
import { guest, type Visitor } from './client.ts';
import { playToEnd } from './player.ts';
import { type TestServer, testServer } from './server.ts';

const OLD = [runes] as readonly GameModule[];
const NEW = [revisedRunes] as readonly GameModule[];

let house: TestServer;
afterEach(() => house.stop());

const seats = (...drivers: string[]) => drivers.map(driver => ({ driver }));
const set = (me: Visitor, ...drivers: string[]) =>
  me.post('/api/tables', { game: 'runes', options: { strength: 1 }, seats: seats(...drivers) });
const open = async (games: readonly GameModule[]) => {
  house = await testServer({ games });
  return (await guest(house.url, 'Vala')).at(house.url);
};
/** Stops the server and starts another one on the same data. */
const upgrade = async (games: readonly GameModule[], me: Visitor) => {
  house = await house.restart({ games });
  return me.at(house.url);
};
const move = (table: string, seat: number, nth: number, text: string) =>
  ({ type: 'move', table, id: `click-${seat}-${nth}`, seat, nth, move: text }) as const;
const textOf = async (me: Visitor, path: string) => (await me.ask('GET', path)).text();

describe('a newer server', () => {
  test('plays matches on by the rules they began with, and new ones by the newest', async () => {
    let me = await open(OLD);
    const running = await set(me, 'person', 'hot-seat');
    const gathering = await set(me, 'person', 'open');
    const finished = await set(me, 'person', 'hot-seat');
    await playToEnd(me, finished.table);
    expect([running.rules, gathering.rules, finished.rules]).toEqual([1, 1, 1]);
    const recordBefore = await textOf(me, `/api/tables/${finished.table}/record`);

    me = await upgrade(NEW, me);
    expect((await set(me, 'person', 'hot-seat')).rules).toBe(2);
    expect(await textOf(me, `/api/tables/${finished.table}/record`)).toBe(recordBefore);
    expect((await me.post(`/api/tables/${gathering.table}/bot`, { seat: 1 })).rules).toBe(1);
    expect(await me.post(`/api/tables/${gathering.table}/start`)).toMatchObject({ status: 'playing', rules: 1 });

    const socket = await me.socket();
    await socket.watch(running.table, 0);
    await socket.click(move(running.table, 0, 0, 'reach'));
    expect(await socket.click(move(running.table, 1, 0, 'reach'))).toMatchObject({ type: 'ack' });
    // The end is told as soon as its last entry is on disk, and noted after that.
    await expect
      .poll(() => me.get<TableSummary>(`/api/tables/${running.table}`), { timeout: 20_000 })
      .toMatchObject({ status: 'over', rules: 1 });
    const record = readRecord(await textOf(me, `/api/tables/${running.table}/record`));
    expect(record.ok && replayRecord(revisedRunes as GameModule, record.value)).toMatchObject({ ok: true });
    expect(await me.post(`/api/tables/${running.table}/rematch`)).toMatchObject({ rules: 2, status: 'playing' });
  });
});

describe('a server without the rules of a match', () => {
  test('strands it without writing anything, and goes on when they are back', async () => {
    let me = await open(NEW);
    const { table } = await set(me, 'person', 'hot-seat');
    const at = `/api/tables/${table}`;
    const before = await me.socket();
    await before.watch(table, 0);
    await before.click(move(table, 0, 0, 'reach'));

    me = await upgrade(OLD, me);
    expect(await me.get<TableSummary>(at)).toMatchObject({ status: 'stranded', rules: 2, myTurn: false, awaiting: 0 });
    for (const door of ['resign', 'bot', 'takeback', 'start', 'join'])
      expect(await me.refusal(`${at}/${door}`, { seat: 0 }), door).toBe('stranded');
    expect(await me.refusal(`${at}/record`)).toBe('stranded');
    expect((await me.get<TableSummary>(at)).seats[0]).toMatchObject({ driver: 'person', mine: true });
    const story = await me.get<MatchStory>(`${at}/story`);
    expect(story.seats[0].name).toBe('Vala');
    expect(story.outcome).toBeNull();
    expect(story.events.map(({ event }) => event.type)).toEqual(['given', 'given', 'turned', 'sealed']);
    expect(story.events[0].event).not.toHaveProperty('patron', 'odin');

    const socket = await me.socket();
    socket.say({ type: 'watch', table, seat: 0 });
    expect((await socket.next('table')).info.status).toBe('stranded');
    expect(await socket.next('refused')).toMatchObject({ refusal: { code: 'stranded' } });
    expect(await socket.click(move(table, 1, 0, 'reach'))).toMatchObject({ refusal: { code: 'stranded' } });

    me = await upgrade(NEW, me);
    expect((await me.get<TableSummary>(at)).status).toBe('playing');
    const again = await me.socket();
    expect((await again.watch(table, 1)).seq).toBe(1);
    expect(await again.click(move(table, 1, 0, 'reach'))).toMatchObject({ type: 'ack', seq: 2 });
  });

  test('lets its host give it up: then the record can be read', async () => {
    let me = await open(NEW);
    const { table } = await set(me, 'person', 'hot-seat');
    const socket = await me.socket();
    await socket.watch(table, 0);
    await socket.click(move(table, 0, 0, 'reach'));
    await socket.click({ type: 'undo', table, id: 'click-undo', seat: 0, nth: 1 });
    await socket.click(move(table, 0, 2, 'rest'));

    me = await upgrade(OLD, me);
    const other = await guest(house.url, 'Loki');
    expect(await other.refusal(`/api/tables/${table}/leave`, {})).toBe('not-your-seat');
    expect((await me.post(`/api/tables/${table}/leave`)).status).toBe('closed');
    const text = await textOf(me, `/api/tables/${table}/record`);
    expect(text).toContain('\n1. 0 rest\n');
    expect(text).not.toContain('reach');
    const record = readRecord(text);
    expect(record.ok && replayRecord(revisedRunes as GameModule, record.value)).toMatchObject({ ok: true });
  });

  test('shows what is over, and asks the host of an open table for a new one', async () => {
    let me = await open(NEW);
    const { table } = await set(me, 'person', 'hot-seat');
    await playToEnd(me, table);
    const record = await textOf(me, `/api/tables/${table}/record`);
    const gathering = await set(me, 'person', 'open');

    me = await upgrade([bystander], me);
    const { outcome, status } = await me.get<TableSummary>(`/api/tables/${table}`);
    expect(status).toBe('over');
    expect(outcome?.places).toContain(1);
    const mine = await me.get<TableSummary[]>('/api/tables/mine');
    expect(mine.find(each => each.table === table)?.outcome).toEqual(outcome);
    expect(await textOf(me, `/api/tables/${table}/record`)).toBe(record);
    expect(await me.get(`/api/tables/${table}/story`)).toMatchObject({ game: 'runes', rules: 2, outcome });

    const at = `/api/tables/${gathering.table}`;
    expect(await me.refusal(`${at}/start`, {})).toBe('set-anew');
    expect(await me.refusal(`${at}/bot`, { seat: 1 })).toBe('set-anew');
    expect(await (await guest(house.url, 'Loki')).refusal(`${at}/join`, {})).toBe('set-anew');
    expect((await me.get<TableSummary>(at)).seats[1].driver).toBe('open');
    expect((await me.post(`${at}/leave`)).status).toBe('closed');
  });

  test('a match that ended before records were kept is completed when it is read', async () => {
    const me = await open(OLD);
    const { table } = await set(me, 'person', 'hot-seat');
    await playToEnd(me, table);
    const { db } = house.server.house.parts;
    const record = await textOf(me, `/api/tables/${table}/record`);
    await db.deleteFrom('chronicle').where('table_id', '=', table).execute();
    expect(await textOf(me, `/api/tables/${table}/record`)).toBe(record);
    expect(await db.selectFrom('chronicle').select('record').executeTakeFirst()).toEqual({ record });
  });
});

/** A server that has another game only. */
const bystander: GameModule = { ...(runes as GameModule), id: 'bystander' };
