/** A table of a real server with Astrid's page at it and Ulf, who has none, and all that a test needs to play there. */
import { commitmentTo, ok, seedFrom } from '@idavoll/engine';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { LiveTable } from '../../server/tables/live-table.ts';
import { guest, type Visitor } from '../../server/test/client.ts';
import { TestPlayer } from '../../server/test/player.ts';
import { type TestServer, testServer } from '../../server/test/server.ts';
import { openTable } from '../fair/sit.ts';
import { browseAs, FairPage } from './fair-page.ts';

/** So long that no test waits for its end: where a server goes on without a part, the test says so. */
const PATIENCE = 600_000;

interface Scene {
  readonly house: TestServer;
  readonly astrid: Visitor;
  readonly ulf: Visitor;
  /** What Ulf adds to the chance. */
  part: string;
  readonly pages: FairPage[];
}

/** Filled before every test. */
export const scene = {} as Scene;
let tables = 0;

/** For the head of a test file. */
export const setScene = (): void => {
  beforeAll(async () => {
    const house = await testServer({ lotPatience: PATIENCE });
    // The page asks as one guest all along.
    Object.assign(scene, { house, astrid: await guest(house.url, 'Astrid') });
  });
  afterAll(() => scene.house.stop());
  beforeEach(async () => {
    Object.assign(scene, { ulf: await guest(scene.house.url, 'Ulf'), pages: [] });
    browseAs(scene.astrid);
  });
  afterEach(() => {
    for (const page of scene.pages) page.close();
  });
};

/** Astrid's page has opened a table and looks on; Ulf, who has no page, is still to come. */
export const opened = async () => {
  scene.part = seedFrom(`Ulf at table ${++tables}`);
  const made = await openTable({ game: 'mimir', seats: [{ driver: 'person' }, { driver: 'open' }] });
  if (!made.ok) throw new Error(made.error.code);
  const { table } = made.value;
  const page = new FairPage(scene.astrid, made.value, 0);
  scene.pages.push(page);
  const live = await scene.house.server.house.table(table);
  if (!live) throw new Error('there is no such table');
  return { info: made.value, table, page, live };
};

export const join = (table: string) =>
  scene.ulf.post(`/api/tables/${table}/join`, { promise: commitmentTo(scene.part) });
export const start = (table: string) => scene.astrid.post(`/api/tables/${table}/start`);
export const reveal = (table: string) => scene.ulf.post(`/api/tables/${table}/reveal`, { part: scene.part });
export const isPlaying = (live: LiveTable) => () => live.row.status === 'playing';

/** The server waits no longer. */
export const goOn = (live: LiveTable) =>
  live.alone(async () => {
    if (live.row.status === 'drawing') await live.play();
    return ok(null);
  });

/** Both play to the end. */
export const playOut = async (table: string) => {
  const players: TestPlayer[] = [];
  for (const [seat, person] of [scene.astrid, scene.ulf].entries()) {
    const socket = await person.socket();
    await socket.watch(table, seat);
    players.push(new TestPlayer(socket, table, seat));
  }
  while (players.every(player => player.learn()?.outcome === null)) for (const player of players) await player.play();
  for (const { socket } of players) socket.close();
};

/** From the start to the end, with nothing but what the server itself does in between. */
export const playHonestly = async ({ table, page, live }: Awaited<ReturnType<typeof opened>>) => {
  await join(table);
  await start(table);
  await reveal(table);
  await page.until(isPlaying(live));
  await playOut(table);
};
