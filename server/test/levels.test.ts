import type { Worker } from 'node:worker_threads';
import { LEVEL_NAMES, type LevelName } from '@idavoll/bots';
import { readRecord, replayRecord } from '@idavoll/engine';
import { gameById } from '@idavoll/games';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableSummary } from '../protocol.ts';
import { guest, type Visitor } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
let me: Visitor;
/** The threads of this process that were started since. */
const threads = new Set<Worker>();
const onWorker = (worker: Worker) => {
  threads.add(worker);
  worker.once('exit', () => threads.delete(worker));
};

beforeAll(async () => {
  process.on('worker', onWorker);
  house = await testServer({ botIterations: 24, botThreads: 2 });
  me = await guest(house.url, 'Askr');
});
afterAll(async () => {
  process.off('worker', onWorker);
  await house.stop();
});

const bots = (...levels: readonly LevelName[]) => levels.map(level => ({ driver: 'bot' as const, level }));
const levelsOf = ({ seats }: TableSummary) => seats.map(({ level }) => level);

/** Waits for the end of a match, and plays its record again. */
const ended = async (table: string, meanwhile = () => {}) => {
  for (;;) {
    const { status } = await me.get<TableSummary>(`/api/tables/${table}`);
    if (status !== 'playing') break;
    meanwhile();
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  const record = readRecord(await (await me.ask('GET', `/api/tables/${table}/record`)).text());
  if (!record.ok) throw new Error(record.error.code);
  const module = gameById(record.value.game);
  const replayed = module && replayRecord(module, record.value);
  if (!replayed?.ok) throw new Error(JSON.stringify(replayed));
  return replayed.value;
};

describe('a match of mixed levels', () => {
  test.each([
    ['mimir', ['thrall', 'karl', 'jarl', 'norn']],
    ['asgard', ['norn', 'thrall', 'jarl']],
    ['saga', ['karl', 'norn']],
    ['saga', ['jarl', 'thrall', 'thrall']],
  ] as const)('%s is played to its end, and its record says nothing of levels', async (game, levels) => {
    const made = await me.post('/api/tables', { game, seats: bots(...levels) });
    expect(levelsOf(made)).toEqual(levels);
    const match = await ended(made.table);
    expect(match.over).toBe(true);
    const text = await (await me.ask('GET', `/api/tables/${made.table}/record`)).text();
    for (const level of LEVEL_NAMES) expect(text).not.toContain(level);
  });

  test('threads that are killed in mid-thought are replaced, and the match goes on to its end', async () => {
    const { table } = await me.post('/api/tables', { game: 'mimir', seats: bots('norn', 'karl') });
    let kills = 0;
    const match = await ended(table, () => {
      const [thread] = threads;
      if (kills >= 8 || !thread) return;
      kills++;
      void thread.terminate();
    });
    expect([match.over, kills]).toEqual([true, 8]);
    expect(house.logs.filter(line => line.includes('"level":50'))).toEqual([]);
  });
});

describe('the level of a seat', () => {
  test('is a Karl’s where nobody has chosen, and nothing else than a level', async () => {
    const table = await me.post('/api/tables', { game: 'mimir', seats: [{ driver: 'person' }, { driver: 'bot' }] });
    expect(levelsOf(table)).toEqual([undefined, 'karl']);
    const seats = [{ driver: 'person' }, { driver: 'bot', level: 'odin' }];
    expect(await me.refusal('/api/tables', { game: 'mimir', seats })).toBe('bad-message');
  });

  test('is the host’s to choose for a free seat, and kept for whoever leaves it', async () => {
    const friend = await guest(house.url, 'Embla');
    const seats = [{ driver: 'person', level: 'jarl' }, { driver: 'open', level: 'thrall' }, { driver: 'open' }];
    const { table } = await me.post('/api/tables', { game: 'mimir', seats });
    const at = `/api/tables/${table}`;
    expect(levelsOf(await me.post(`${at}/bot`, { seat: 2, level: 'norn' }))).toEqual([undefined, undefined, 'norn']);
    expect(levelsOf(await me.post(`${at}/takeback`, { seat: 2 }))).toEqual([undefined, undefined, undefined]);
    expect(levelsOf(await me.post(`${at}/bot`, { seat: 2 }))).toEqual([undefined, undefined, 'norn']);
    await friend.post(`${at}/join`, { seat: 1 });
    await me.post(`${at}/start`);
    expect(levelsOf(await friend.post(`${at}/leave`))).toEqual([undefined, 'thrall', 'norn']);
    expect(levelsOf(await friend.post(`${at}/takeback`, { seat: 1 }))).toEqual([undefined, undefined, 'norn']);
    expect(levelsOf(await friend.post(`${at}/bot`, { seat: 1, level: 'jarl' }))).toEqual([undefined, 'jarl', 'norn']);
    expect(levelsOf(await me.post(`${at}/resign`))).toEqual(['jarl', 'jarl', 'norn']);
    await ended(table);
    const again = await friend.post(`${at}/rematch`);
    expect(levelsOf(again)).toEqual([undefined, undefined, 'norn']);
  });

  test('is a Karl’s in seats that were taken before there were levels', async () => {
    const { table } = await me.post('/api/tables', {
      game: 'mimir',
      seats: [{ driver: 'person' }, { driver: 'open' }],
    });
    const { db } = house.server.house.parts;
    const { rows } = await sql<{ level: string }>`
      insert into seat (table_id, seat, driver, resigned) values (${table}, 7, 'open', false) returning level`.execute(
      db,
    );
    expect(rows).toEqual([{ level: 'karl' }]);
    await sql`delete from seat where table_id = ${table} and seat = 7`.execute(db);
  });
});
