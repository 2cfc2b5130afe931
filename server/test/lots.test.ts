import { commitmentTo, readRecord, replayRecord, seedFrom } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableSummary } from '../protocol.ts';
import { guest, type Visitor } from './client.ts';
import { TestPlayer } from './player.ts';
import { type TestServer, testServer } from './server.ts';

/** So long that no test waits for its end, and so short that one may. */
const LONG = 600_000;
const SHORT = 1500;

let running: TestServer;
beforeAll(async () => {
  running = await testServer({ lotPatience: LONG });
});
afterAll(() => running.stop());

const parts = { astrid: seedFrom('Astrid'), ulf: seedFrom('Ulf'), sigrun: seedFrom('Sigrun') };
const promised = (part: string) => ({ promise: commitmentTo(part) });
const show = (who: Visitor, table: string, part: string, next?: string) =>
  who.post(`/api/tables/${table}/reveal`, { part, ...(next !== undefined && { next: commitmentTo(next) }) });
const look = (who: Visitor, table: string) => who.get<TableSummary>(`/api/tables/${table}`);
const seats = (...drivers: string[]) => drivers.map(driver => ({ driver }));

/** Astrid's table with Ulf at it, each with a promise. */
const gathered = async () => {
  const [astrid, ulf] = await Promise.all([guest(running.url, 'Astrid'), guest(running.url, 'Ulf')]);
  const wish = { game: 'mimir', seats: seats('person', 'open'), ...promised(parts.astrid) };
  const { table, commitment } = await astrid.post('/api/tables', wish);
  await ulf.post(`/api/tables/${table}/join`, promised(parts.ulf));
  return { astrid, ulf, table, commitment };
};

/** Both play to the end, and the record is read. */
const recordAfter = async (table: string, ...people: Visitor[]) => {
  const players: TestPlayer[] = [];
  for (const [seat, person] of people.entries()) {
    const socket = await person.socket();
    await socket.watch(table, seat);
    players.push(new TestPlayer(socket, table, seat));
  }
  while (players.every(player => player.learn()?.outcome === null)) for (const player of players) await player.play();
  const text = await (await people[0].ask('GET', `/api/tables/${table}/record`)).text();
  const record = readRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  expect(replayRecord(mimir, record.value)).toMatchObject({ ok: true });
  return { record: record.value, frames: players.flatMap(({ socket }) => socket.frames) };
};

describe('the chance of a match', () => {
  test('comes from the server and from every seat that promised a part', async () => {
    const { astrid, ulf, table, commitment } = await gathered();
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    const waiting = await astrid.post(`/api/tables/${table}/start`);
    expect(waiting.status).toBe('drawing');
    expect((await show(astrid, table, parts.astrid)).status).toBe('drawing');
    const before = await look(ulf, table);
    expect(before.seats.map(({ lot }) => lot)).toEqual([
      { ...promised(parts.astrid), shown: true },
      { ...promised(parts.ulf), shown: false },
    ]);
    const started = await show(ulf, table, parts.ulf);
    expect(started).toMatchObject({ status: 'playing', commitment });
    const { record, frames } = await recordAfter(table, astrid, ulf);
    expect(record.text).toMatch(/^Idavoll record 2\n/);
    expect(record.commitment).toBe(commitment);
    expect(record.lots?.seats.map(lot => lot?.part)).toEqual([parts.astrid, parts.ulf]);
    for (const secret of [record.seed, record.lots?.secret, parts.astrid, parts.ulf])
      expect(frames.join('\n')).not.toContain(secret);
  });

  test('is the server’s alone where nobody promised anything, and it starts at once', async () => {
    const astrid = await guest(running.url, 'Astrid');
    const wish = { game: 'mimir', seats: seats('person', 'hot-seat') };
    const { table, status, commitment } = await astrid.post('/api/tables', wish);
    expect(status).toBe('playing');
    const { record } = await recordAfter(table, astrid, astrid);
    expect(record.text).toMatch(/^Idavoll record 1\n/);
    expect(record.commitment).toBe(commitment);
  });

  test('with bots: one request more, and the match is there', async () => {
    const astrid = await guest(running.url, 'Astrid');
    const wish = { game: 'mimir', seats: seats('person', 'bot', 'bot'), ...promised(parts.astrid) };
    const { table, status } = await astrid.post('/api/tables', wish);
    expect(status).toBe('drawing');
    const started = await show(astrid, table, parts.astrid);
    expect(started.status).toBe('playing');
    expect(started.seats.map(({ lot }) => lot?.shown)).toEqual([true, undefined, undefined]);
    const stored = await running.server.house.table(table);
    expect(stored?.row.lots?.seats).toEqual([{ ...promised(parts.astrid), part: parts.astrid }, null, null]);
  });

  test('with several people at one screen it has one part of theirs', async () => {
    const astrid = await guest(running.url, 'Astrid');
    const lotsAt = async (...drivers: string[]) => {
      const wish = { game: 'mimir', seats: seats(...drivers), ...promised(parts.astrid) };
      return (await astrid.post('/api/tables', wish)).seats.map(({ lot }) => lot !== undefined);
    };
    expect(await lotsAt('hot-seat', 'person')).toEqual([false, true]);
    expect(await lotsAt('bot', 'hot-seat', 'hot-seat')).toEqual([false, true, false]);
  });

  test('a part is taken when it is asked for, from whoever promised it, and once', async () => {
    const { astrid, ulf, table } = await gathered();
    const reveal = `/api/tables/${table}/reveal`;
    expect(await astrid.refusal(reveal, { part: parts.astrid })).toBe('not-ready');
    await astrid.post(`/api/tables/${table}/start`);
    expect(await astrid.refusal(reveal, { part: parts.sigrun })).toBe('not-your-seat');
    expect(await astrid.refusal(reveal, { part: parts.ulf })).toBe('not-your-seat');
    expect(await astrid.refusal(reveal, { part: 'norn' })).toBe('bad-message');
    await show(astrid, table, parts.astrid);
    await show(astrid, table, parts.astrid);
    expect((await show(ulf, table, parts.ulf)).status).toBe('playing');
    expect((await show(ulf, table, parts.ulf)).status).toBe('playing');
  });

  test('who leaves takes the promise along, and who sits down brings another', async () => {
    const { astrid, ulf, table } = await gathered();
    await ulf.post(`/api/tables/${table}/leave`);
    expect((await look(astrid, table)).seats[1].lot).toBeUndefined();
    await ulf.post(`/api/tables/${table}/join`, promised(parts.sigrun));
    expect((await look(astrid, table)).seats[1].lot).toEqual({ ...promised(parts.sigrun), shown: false });
  });

  test('while it is drawn nobody sits down, and nobody frees a seat', async () => {
    const { astrid, ulf, table } = await gathered();
    const sigrun = await guest(running.url, 'Sigrun');
    await astrid.post(`/api/tables/${table}/start`);
    expect(await sigrun.refusal(`/api/tables/${table}/join`, promised(parts.sigrun))).toBe('table-full');
    expect(await astrid.refusal(`/api/tables/${table}/bot`, { seat: 1 })).toBe('not-playing');
    expect(await astrid.refusal(`/api/tables/${table}/takeback`, { seat: 1 })).toBe('not-playing');
    const left = await ulf.post(`/api/tables/${table}/leave`);
    expect(left.seats[1]).toMatchObject({ driver: 'bot', lot: promised(parts.ulf) });
    await show(ulf, table, parts.ulf);
    expect((await show(astrid, table, parts.astrid)).status).toBe('playing');
  });

  test('a rematch has a secret of its own, and the parts that were promised for it', async () => {
    const { astrid, ulf, table, commitment } = await gathered();
    await astrid.post(`/api/tables/${table}/start`);
    const later = seedFrom('Astrid, later');
    await show(astrid, table, parts.astrid, later);
    await show(ulf, table, parts.ulf);
    await recordAfter(table, astrid, ulf);
    const next = await ulf.post(`/api/tables/${table}/rematch`, promised(parts.sigrun));
    expect(next.status).toBe('drawing');
    expect(next.commitment).not.toBe(commitment);
    expect(next.seats.map(({ lot }) => lot?.promise)).toEqual([later, parts.sigrun].map(commitmentTo));
    await show(ulf, next.table, parts.sigrun);
    expect((await show(astrid, next.table, later)).status).toBe('playing');
  });
});

describe('a seat that does not show its part', () => {
  let impatient: TestServer;
  beforeAll(async () => {
    impatient = await testServer({ lotPatience: SHORT });
  });
  afterAll(() => impatient.stop());

  test('is named, and the match goes on without it', async () => {
    const [astrid, ulf] = await Promise.all([guest(impatient.url, 'Astrid'), guest(impatient.url, 'Ulf')]);
    const wish = { game: 'mimir', seats: seats('person', 'open'), ...promised(parts.astrid) };
    const { table } = await astrid.post('/api/tables', wish);
    await ulf.post(`/api/tables/${table}/join`, promised(parts.ulf));
    const socket = await ulf.socket();
    socket.say({ type: 'watch', table, seat: 1 });
    await astrid.post(`/api/tables/${table}/start`);
    await show(astrid, table, parts.astrid);
    const { info } = await socket.next('table', it => it.info.status === 'playing');
    expect(info.seats.map(({ lot }) => lot?.shown)).toEqual([true, false]);
    expect(await ulf.refusal(`/api/tables/${table}/reveal`, { part: parts.ulf })).toBe('too-late');
    const { record } = await recordAfter(table, astrid, ulf);
    expect(record.text).toMatch(/^part 1: withheld$/m);
    expect(record.lots?.seats[0]?.part).toBe(parts.astrid);
  });

  test('a server that stops meanwhile goes on where it was', async () => {
    const { astrid, ulf, table, commitment } = await gathered();
    await astrid.post(`/api/tables/${table}/start`);
    await show(astrid, table, parts.astrid);
    running = await running.restart();
    const again = await look(astrid.at(running.url), table);
    expect(again).toMatchObject({ status: 'drawing', commitment });
    expect(again.seats.map(({ lot }) => lot?.shown)).toEqual([true, false]);
    running = await running.restart({ lotPatience: SHORT });
    const socket = await ulf.at(running.url).socket();
    socket.say({ type: 'watch', table, seat: 1 });
    await socket.next('position');
    const { row } = (await running.server.house.table(table)) ?? {};
    expect(row?.lots?.seats).toEqual([
      { ...promised(parts.astrid), part: parts.astrid },
      { ...promised(parts.ulf), part: null },
    ]);
    running = await running.restart({ lotPatience: LONG });
  });
});

/** The database as it was before the migration that brought lots, and all that came after it. */
const forgetLots = async () => {
  const { db } = running.server.house.parts;
  await sql`alter table game_table drop column secret, drop column commitment, drop column lots`.execute(db);
  await sql`alter table seat drop column promise, drop column part, drop column next_promise, drop column level`.execute(
    db,
  );
  await sql`alter table game_table drop column seed_told, drop column touched_at`.execute(db);
  await sql`alter table person drop column banned_at, drop column ban_reason, drop column seen_at`.execute(db);
  await sql`drop table recovery_code, block, report`.execute(db);
  await sql`drop index game_table_playing, sessions_addresses`.execute(db);
  await sql`delete from kysely_migration where name >= '006'`.execute(db);
  running = await running.restart();
};

test('tables from before there were lots go on as they began, take no promise, and keep the first format', async () => {
  const [astrid, ulf] = await Promise.all([guest(running.url, 'Astrid'), guest(running.url, 'Ulf')]);
  const gathering = await astrid.post('/api/tables', { game: 'mimir', seats: seats('person', 'open') });
  const playing = await astrid.post('/api/tables', { game: 'mimir', seats: seats('person', 'hot-seat') });
  await forgetLots();
  const [host, other] = [astrid.at(running.url), ulf.at(running.url)];
  expect((await look(host, playing.table)).commitment).toBe(playing.commitment);
  expect((await look(host, gathering.table)).commitment).toBeNull();
  await other.post(`/api/tables/${gathering.table}/join`, promised(parts.ulf));
  const started = await host.post(`/api/tables/${gathering.table}/start`);
  expect(started.status).toBe('playing');
  const records = [await recordAfter(playing.table, host, host), await recordAfter(gathering.table, host, other)].map(
    ({ record }) => record,
  );
  expect(records.map(({ text }) => text.split('\n')[0])).toEqual(['Idavoll record 1', 'Idavoll record 1']);
  expect(records.map(({ commitment }) => commitment)).toEqual([playing.commitment, started.commitment]);
});
