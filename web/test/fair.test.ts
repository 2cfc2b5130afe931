/** A page at the table of a server that cheats: whatever it does, the page says so, and says what it was. */
import { commitmentTo, Match, ok, readRecord, replayRecord, seedFrom, writeRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LiveTable } from '../../server/tables/live-table.ts';
import { guest, type Visitor } from '../../server/test/client.ts';
import { TestPlayer } from '../../server/test/player.ts';
import { type TestServer, testServer } from '../../server/test/server.ts';
import { newPromise } from '../fair/new-part.ts';
import { partFor } from '../fair/parts.ts';
import { openTable, sitDown } from '../fair/sit.ts';
import { toldOf } from '../fair/told.ts';
import { hear, show } from '../fair/witness.ts';
import { browseAs, FairPage } from './fair-page.ts';

/** So long that no test waits for its end: where a server goes on without a part, the test says so. */
const PATIENCE = 600_000;
const OTHER = seedFrom('another');

let house: TestServer;
let astrid: Visitor;
let ulf: Visitor;
/** What Ulf adds. */
let ULF: string;
let pages: FairPage[];
let tables = 0;

beforeAll(async () => {
  house = await testServer({ lotPatience: PATIENCE });
  // The page asks as one guest all along.
  astrid = await guest(house.url, 'Astrid');
});
afterAll(() => house.stop());
beforeEach(async () => {
  ulf = await guest(house.url, 'Ulf');
  pages = [];
  browseAs(astrid);
});
afterEach(() => {
  for (const page of pages) page.close();
});

/** Astrid's page has opened a table and looks on; Ulf, who has no page, is still to come. */
const opened = async () => {
  ULF = seedFrom(`Ulf at table ${++tables}`);
  const made = await openTable({ game: 'mimir', seats: [{ driver: 'person' }, { driver: 'open' }] });
  if (!made.ok) throw new Error(made.error.code);
  const { table } = made.value;
  const page = new FairPage(astrid, made.value, 0);
  pages.push(page);
  const live = await house.server.house.table(table);
  if (!live) throw new Error('there is no such table');
  return { info: made.value, table, page, live };
};

const join = (table: string) => ulf.post(`/api/tables/${table}/join`, { promise: commitmentTo(ULF) });
const start = (table: string) => astrid.post(`/api/tables/${table}/start`);
const reveal = (table: string) => ulf.post(`/api/tables/${table}/reveal`, { part: ULF });
const isPlaying = (live: LiveTable) => () => live.row.status === 'playing';

/** The server waits no longer. */
const goOn = (live: LiveTable) =>
  live.alone(async () => {
    if (live.row.status === 'drawing') await live.play();
    return ok(null);
  });

/** Both play to the end. */
const playOut = async (table: string) => {
  const players: TestPlayer[] = [];
  for (const [seat, person] of [astrid, ulf].entries()) {
    const socket = await person.socket();
    await socket.watch(table, seat);
    players.push(new TestPlayer(socket, table, seat));
  }
  while (players.every(player => player.learn()?.outcome === null)) for (const player of players) await player.play();
  for (const { socket } of players) socket.close();
};

/** From the start to the end, with nothing but what the server itself does in between. */
const playHonestly = async ({ table, page, live }: Awaited<ReturnType<typeof opened>>) => {
  await join(table);
  await start(table);
  await reveal(table);
  await page.until(isPlaying(live));
  await playOut(table);
};

describe('an honest server', () => {
  test('is believed: the page shows its part by itself, and finds everything as it was told', async () => {
    const at = await opened();
    await playHonestly(at);
    expect(await at.page.check()).toEqual([]);
    const told = toldOf(at.table);
    expect(told).toMatchObject({ commitment: at.info.commitment, shown: { answer: 'taken' } });
    expect(told?.promises?.[1]).toBe(commitmentTo(ULF));
    const lots = at.live.row.lots?.seats;
    expect(lots?.map(lot => commitmentTo(lot?.part ?? ''))).toEqual(told?.promises);
  });

  test('whoever only looks on finds nothing wrong either', async () => {
    const made = await ulf.post('/api/tables', { game: 'mimir', seats: [{ driver: 'person' }, { driver: 'bot' }] });
    hear(made);
    expect(toldOf(made.table)).toEqual({ commitment: made.commitment, promises: [null, null], lies: [] });
  });

  test('whoever comes by a link and sits down has a part too', async () => {
    ULF = seedFrom('Ulf at his own table');
    const made = await ulf.post('/api/tables', {
      game: 'mimir',
      seats: [{ driver: 'person' }, { driver: 'open' }],
      promise: commitmentTo(ULF),
    });
    const seated = await sitDown(made.table, 1);
    const info = seated.ok ? seated.value : made;
    const page = new FairPage(astrid, info, 1);
    pages.push(page);
    await ulf.post(`/api/tables/${made.table}/start`);
    await reveal(made.table);
    const live = await house.server.house.table(made.table);
    await page.until(() => live?.row.status === 'playing');
    expect(live?.row.lots?.seats.map(lot => lot?.part !== null)).toEqual([true, true]);
    expect(page.lies).toEqual([]);
  });

  test('that waits for a part in vain names the seat, and is no liar for that', async () => {
    const at = await opened();
    await join(at.table);
    await start(at.table);
    await at.page.until(() => at.live.seats[0].part !== null);
    await goOn(at.live);
    await playOut(at.table);
    expect(at.live.row.lots?.seats[1]).toEqual({ promise: commitmentTo(ULF), part: null });
    expect(await at.page.check()).toEqual([]);
  });

  test('a reload forgets nothing, and another tab finds the part', async () => {
    const at = await opened();
    at.page.close();
    await join(at.table);
    await start(at.table);
    const again = new FairPage(astrid, at.info, 0);
    pages.push(again);
    await reveal(at.table);
    await again.until(isPlaying(at.live));
    expect(at.live.row.lots?.seats.map(lot => lot?.part !== null)).toEqual([true, true]);
    expect(again.lies).toEqual([]);
  });
});

test('in a rematch that another asked for, the page has a part as well, without going there', async () => {
  const at = await opened();
  await playHonestly(at);
  await at.page.until(() => at.page.isOver);
  ULF = seedFrom('Ulf, once more');
  const next = await ulf.post(`/api/tables/${at.table}/rematch`, { promise: commitmentTo(ULF) });
  await ulf.post(`/api/tables/${next.table}/reveal`, { part: ULF });
  const live = await house.server.house.table(next.table);
  await at.page.until(() => live?.row.status === 'playing');
  expect(live?.row.lots?.seats.map(lot => lot?.part !== null)).toEqual([true, true]);
  expect(toldOf(next.table)).toMatchObject({ commitment: next.commitment, shown: { answer: 'taken' }, lies: [] });
});

test('a part is for one table, and no other can ask for it', async () => {
  const at = await opened();
  const { promise = '' } = at.info.seats[0].lot ?? {};
  expect(partFor(at.table, promise)).toMatch(/^[0-9a-f]{32}$/);
  const trap = { ...at.info, table: 'trapTable', status: 'drawing' } as const;
  hear(trap);
  expect(partFor('trapTable', promise)).toBeUndefined();
  expect(await show(trap)).toBe(trap);
});

test('where the answer to sitting down was lost, the part is found again', async () => {
  const promise = newPromise(null);
  const seats = [{ driver: 'person' }, { driver: 'open' }];
  const info = await astrid.post('/api/tables', { game: 'mimir', seats, promise });
  hear(info);
  expect(commitmentTo(partFor(info.table, promise) ?? '')).toBe(promise);
});

describe('a server that cheats is caught:', () => {
  test('it exchanges its secret before the start', async () => {
    const { table, page, live } = await opened();
    Object.assign(live.row, { secret: OTHER, commitment: commitmentTo(OTHER) });
    await join(table);
    await page.until(() => page.lies.length > 0);
    expect(page.lies).toEqual([{ code: 'commitment' }]);
    // It is shown nothing more.
    await start(table);
    await reveal(table);
    await goOn(live);
    expect(live.row.lots?.seats[0]?.part).toBeNull();
    await playOut(table);
    expect(await page.check()).toEqual([{ code: 'commitment' }]);
  });

  test('it chooses another secret once it has seen all parts, and tells nobody', async () => {
    const at = await opened();
    const { table, page, live } = at;
    await join(table);
    // What everybody is told stays as it was.
    Object.defineProperty(live.row, 'commitment', { get: () => at.info.commitment, set: () => {} });
    await start(table);
    await page.until(() => live.seats[0].part !== null);
    live.row.secret = OTHER;
    await reveal(table);
    await page.until(isPlaying(live));
    expect(live.row.lots?.secret).toBe(OTHER);
    await playOut(table);
    expect(page.lies).toEqual([]);
    expect(await page.check()).toEqual([{ code: 'commitment' }]);
  });

  test('it takes a part and leaves it out', async () => {
    const { table, page, live } = await opened();
    await join(table);
    const honest = live.drawing.reveal.bind(live.drawing);
    live.drawing.reveal = async (person, shown) => (shown.part === ULF ? honest(person, shown) : ok(null));
    await start(table);
    await page.until(() => toldOf(table)?.shown !== undefined);
    await reveal(table);
    await goOn(live);
    await page.until(() => page.lies.length > 0);
    expect(page.lies).toEqual([{ code: 'dropped' }]);
    await playOut(table);
    expect(await page.check()).toEqual([{ code: 'dropped' }]);
  });

  test('it leaves a part out and pretends that it is there, until the record says otherwise', async () => {
    const { table, page, live } = await opened();
    await join(table);
    const [summary, honest] = [live.summary.bind(live), live.drawing.reveal.bind(live.drawing)];
    let pretends = false;
    live.summary = person => {
      const info = summary(person);
      const claims = info.seats.map(seat => ({ ...seat, ...(seat.lot && { lot: { ...seat.lot, shown: true } }) }));
      return pretends ? { ...info, seats: claims } : info;
    };
    live.drawing.reveal = async (person, shown) => (shown.part === ULF ? honest(person, shown) : ok(null));
    await start(table);
    await page.until(() => toldOf(table)?.shown !== undefined);
    pretends = true;
    await reveal(table);
    await goOn(live);
    await playOut(table);
    expect(page.lies).toEqual([]);
    expect(await page.check()).toEqual([{ code: 'dropped' }]);
  });

  test('it puts a promise of its own in the place of the page’s', async () => {
    const { table, page, live } = await opened();
    await join(table);
    await live.setSeat(0, { ...live.seats[0], promise: commitmentTo(OTHER) });
    await start(table);
    await page.until(() => page.lies.length > 0);
    expect(page.lies).toEqual([{ code: 'own' }]);
  });

  test('it exchanges another seat’s promise after all were fixed', async () => {
    const { table, page, live } = await opened();
    await join(table);
    await start(table);
    await page.until(() => toldOf(table)?.promises !== undefined);
    await live.setSeat(1, { ...live.seats[1], promise: commitmentTo(OTHER), part: OTHER });
    await page.until(() => page.lies.length > 0);
    expect(page.lies).toEqual([{ code: 'promise', seat: 1 }]);
  });

  describe('with its record,', () => {
    const finished = async () => {
      const at = await opened();
      await playHonestly(at);
      const { value: text = '' } = (await at.live.record()) as { value?: string };
      return { ...at, text };
    };

    test('when it hands out that of another match', async () => {
      const [one, other] = [await finished(), await finished()];
      one.live.record = async () => ok(other.text);
      expect(await one.page.check()).toEqual([{ code: 'other-match' }]);
      expect(await other.page.check()).toEqual([]);
    });

    test('when it tells other moves than were made', async () => {
      const { page, live, text } = await finished();
      const record = readRecord(text);
      if (!record.ok) throw new Error(record.error.code);
      const truth = replayRecord(mimir, record.value);
      if (!truth.ok) throw new Error(truth.error.code);
      const { module, agreement, seed, lots } = truth.value;
      const another = new Match({ module, agreement, seed, lots });
      while (!another.over) {
        const seat = 31 - Math.clz32(another.awaiting & -another.awaiting);
        another.submit(seat, another.nth(seat), another.notations(seat)[0]);
      }
      live.record = async () => ok(writeRecord(another));
      expect(await page.check()).toEqual([{ code: 'story' }]);
    });

    test('when it is one of the first format, without any lots', async () => {
      const { page, live } = await finished();
      const { agreement, secret } = live.row;
      const another = new Match({ module: mimir, agreement, seed: secret ?? '' });
      live.record = async () => ok(writeRecord(another));
      const codes = (await page.check()).map(({ code }) => code);
      expect(codes).toEqual(['promise', 'promise', 'dropped']);
    });

    test('when it does not hold by itself', async () => {
      const { page, live, text } = await finished();
      live.record = async () => ok(text.replace(/^scores: .*/m, 'scores: 999 0'));
      expect(await page.check()).toEqual([{ code: 'false', why: 'wrong-result', line: 0 }]);
    });
  });
});
