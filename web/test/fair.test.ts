/** A page at the table of an honest server: it takes part by itself, keeps what it was told, and finds nothing wrong. */
import { commitmentTo, seedFrom } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { newPromise } from '../fair/new-part.ts';
import { partFor } from '../fair/parts.ts';
import { sitDown } from '../fair/sit.ts';
import { toldOf } from '../fair/told.ts';
import { hear, show } from '../fair/witness.ts';
import { FairPage } from './fair-page.ts';
import { goOn, isPlaying, join, opened, playHonestly, playOut, reveal, scene, setScene, start } from './fair-table.ts';

setScene();

describe('an honest server', () => {
  test('is believed: the page shows its part by itself, and finds everything as it was told', async () => {
    const at = await opened();
    await playHonestly(at);
    expect(await at.page.check()).toEqual([]);
    const told = toldOf(at.table);
    expect(told).toMatchObject({ commitment: at.info.commitment, shown: { answer: 'taken' } });
    expect(told?.promises?.[1]).toBe(commitmentTo(scene.part));
    const lots = at.live.row.lots?.seats;
    expect(lots?.map(lot => commitmentTo(lot?.part ?? ''))).toEqual(told?.promises);
  });

  test('whoever only looks on finds nothing wrong either', async () => {
    const made = await scene.ulf.post('/api/tables', {
      game: 'mimir',
      seats: [{ driver: 'person' }, { driver: 'bot' }],
    });
    hear(made);
    expect(toldOf(made.table)).toEqual({ commitment: made.commitment, promises: [null, null], lies: [] });
  });

  test('whoever comes by a link and sits down has a part too', async () => {
    scene.part = seedFrom('Ulf at his own table');
    const made = await scene.ulf.post('/api/tables', {
      game: 'mimir',
      seats: [{ driver: 'person' }, { driver: 'open' }],
      promise: commitmentTo(scene.part),
    });
    const seated = await sitDown(made.table, 1);
    const info = seated.ok ? seated.value : made;
    const page = new FairPage(scene.astrid, info, 1);
    scene.pages.push(page);
    await scene.ulf.post(`/api/tables/${made.table}/start`);
    await reveal(made.table);
    const live = await scene.house.server.house.table(made.table);
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
    expect(at.live.row.lots?.seats[1]).toEqual({ promise: commitmentTo(scene.part), part: null });
    expect(await at.page.check()).toEqual([]);
  });

  test('a reload forgets nothing, and another tab finds the part', async () => {
    const at = await opened();
    at.page.close();
    await join(at.table);
    await start(at.table);
    const again = new FairPage(scene.astrid, at.info, 0);
    scene.pages.push(again);
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
  scene.part = seedFrom('Ulf, once more');
  const next = await scene.ulf.post(`/api/tables/${at.table}/rematch`, { promise: commitmentTo(scene.part) });
  await scene.ulf.post(`/api/tables/${next.table}/reveal`, { part: scene.part });
  const live = await scene.house.server.house.table(next.table);
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
  const info = await scene.astrid.post('/api/tables', { game: 'mimir', seats, promise });
  hear(info);
  expect(commitmentTo(partFor(info.table, promise) ?? '')).toBe(promise);
});
