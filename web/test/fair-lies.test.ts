/** A page at the table of a server that cheats: whatever it does, the page says so, and says what it was. */
import { commitmentTo, Match, ok, readRecord, replayRecord, seedFrom, writeRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { describe, expect, test } from 'vitest';
import { toldOf } from '../fair/told.ts';
import { goOn, isPlaying, join, opened, playHonestly, playOut, reveal, scene, setScene, start } from './fair-table.ts';

const OTHER = seedFrom('another');

setScene();

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
    live.drawing.reveal = async (person, shown) => (shown.part === scene.part ? honest(person, shown) : ok(null));
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
    live.drawing.reveal = async (person, shown) => (shown.part === scene.part ? honest(person, shown) : ok(null));
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
