import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startCluster } from '../database/cluster.ts';
import { openAlone } from '../database/visit.ts';
import { guest, type Visitor } from './client.ts';
import { databasePid, makeDataFolder, processesOf, removeDataFolder } from './folder.ts';
import { type ServerProcess, startProcess } from './process.ts';

const FULL = process.env.IDAVOLL_FULL === '1';
const KINDS = ['server', 'postmaster', 'backend', 'both', 'SIGTERM', 'pause'] as const;
const KILLS = FULL ? 200 : KINDS.length;
const TABLES = 6;
const PATIENCE = FULL ? 5_400_000 : 300_000;
/** How long a pause lasts, in milliseconds: more than a call into a game may take. */
const PAUSE = 2300;

const folder = makeDataFolder();
let server: ServerProcess | undefined;
afterAll(async () => {
  if (server?.child.exitCode === null) server.child.kill('SIGKILL');
  await removeDataFolder(folder);
});

/** As a supervisor would: again and again until it stays up. */
const start = async (port = '0'): Promise<ServerProcess> => {
  for (let attempt = 0; ; attempt++)
    try {
      return await startProcess(folder, { PORT: port, IDAVOLL_LOG: 'none' });
    } catch (error) {
      if (attempt === 20) throw error;
      await sleep(200);
    }
};

interface Click {
  readonly table: string;
  readonly id: string;
  readonly seat: number;
  readonly nth: number;
  readonly move: string;
}

/** Plays match after match at both seats, and says again what was not answered. */
class Driver {
  readonly acked = new Map<string, Click & { readonly seq: number }>();
  readonly tables: string[] = [];
  readonly refused: string[] = [];
  readonly #me: Visitor;
  readonly #name: string;
  #open: Click | undefined;
  #clicks = 0;

  constructor(me: Visitor, name: string) {
    this.#me = me;
    this.#name = name;
  }

  async run(isOver: () => boolean): Promise<void> {
    while (!isOver())
      try {
        await this.#step();
      } catch {
        // The line broke, or nobody is there: a page would come back, too.
        await sleep(20);
      }
  }

  async #step(): Promise<void> {
    if (this.tables.length === 0) await this.#setTable();
    const socket = await this.#me.socket();
    const broken = socket.closed.then(() => Promise.reject(new Error('the line broke')));
    broken.catch(() => {});
    try {
      this.#open ??= await Promise.race([this.#choose(socket), broken]);
      if (!this.#open) return await this.#setTable();
      const answer = await Promise.race([socket.click({ type: 'move', ...this.#open }), broken]);
      if (answer.type === 'ack') this.acked.set(this.#open.id, { ...this.#open, seq: answer.seq });
      else if (answer.refusal.code === 'try-again') return;
      else this.refused.push(`${this.#open.id}: ${answer.refusal.code}`);
      this.#open = undefined;
    } finally {
      socket.close();
    }
  }

  /** A move for whichever seat is asked; undefined once the match is over. */
  async #choose(socket: Awaited<ReturnType<Visitor['socket']>>): Promise<Click | undefined> {
    const table = this.tables[this.tables.length - 1];
    for (const seat of [0, 1]) {
      const { nth, offers, seq } = await socket.watch(table, seat);
      if (offers.length === 0) continue;
      const { move } = offers[seq % offers.length];
      return { table, id: `${this.#name}-click-${this.#clicks++}`, seat, nth, move };
    }
    return undefined;
  }

  async #setTable(): Promise<void> {
    const seats = [{ driver: 'person' }, { driver: 'hot-seat' }];
    const { table } = await this.#me.post('/api/tables', { game: 'mimir', seats });
    if (table) this.tables.push(table);
  }
}

const ended = (one: ServerProcess) =>
  one.child.exitCode !== null || one.child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>(resolve => one.child.once('exit', () => resolve()));

/** Kills, and waits until the server has ended, where it must. */
const strike = async (kind: (typeof KINDS)[number], struck: ServerProcess): Promise<boolean> => {
  const pid = databasePid(folder) ?? 0;
  const [, ...backends] = processesOf(pid).sort((a, b) => a - b);
  if (kind === 'pause') {
    struck.child.kill('SIGSTOP');
    await sleep(PAUSE);
    struck.child.kill('SIGCONT');
    return false;
  }
  if (kind === 'SIGTERM') struck.child.kill('SIGTERM');
  if (kind === 'server' || kind === 'both') struck.child.kill('SIGKILL');
  if (kind === 'postmaster' || kind === 'both') process.kill(pid, 'SIGKILL');
  if (kind === 'backend') process.kill(backends[backends.length - 1], 'SIGKILL');
  await ended(struck);
  return true;
};

test(
  `${KILLS} kills of server and database under load: nothing acknowledged is lost, doubled or contradicted`,
  async () => {
    server = await start();
    const { url } = server;
    const { port } = new URL(url);
    const drivers: Driver[] = [];
    for (let i = 0; i < TABLES; i++) drivers.push(new Driver(await guest(url, `Driver ${i}`), `driver${i}`));
    let isOver = false;
    const running = drivers.map(driver => driver.run(() => isOver));
    const played = () => drivers.reduce((sum, { acked }) => sum + acked.size, 0);
    for (let kill = 0; kill < KILLS; kill++) {
      const before = played();
      await expect.poll(played, { timeout: PATIENCE, interval: 20 }).toBeGreaterThan(before + TABLES);
      if (await strike(KINDS[kill % KINDS.length], server)) server = await start(port);
    }
    const before = played();
    await expect.poll(played, { timeout: PATIENCE }).toBeGreaterThan(before + TABLES);
    isOver = true;
    await Promise.all(running);

    expect(drivers.flatMap(({ refused }) => refused)).toEqual([]);
    const db = openAlone((await startCluster(folder, () => {})).connection);
    const entries = await db.selectFrom('entry').selectAll().execute();
    const closed = await sql`select id from game_table where status = 'closed'`.execute(db);
    await db.destroy();
    expect(closed.rows).toEqual([]);
    const byClick = new Map(entries.map(entry => [entry.click, entry]));
    expect(byClick.size).toBe(entries.length);
    for (const driver of drivers)
      for (const { id, seq, table, seat, move } of driver.acked.values())
        expect(byClick.get(id)).toMatchObject({ seq, table_id: table, seat, text: move });
  },
  PATIENCE,
);
