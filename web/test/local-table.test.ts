import type { GameTable } from '@idavoll/board';
import { AUDIENCE, agree, HIDDEN, Match, seedFrom } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LoadedGame } from '../play/games.ts';
import { LocalTable } from '../play/local-table.ts';
import { matchOf, saveOf } from '../play/reopen.ts';
import { keepMatch, type LocalDriver, readMatch, type SavedMatch, savedMatches } from '../play/saved.ts';
import { change } from '../settings.ts';
import { storageOf } from './stored.ts';

const loaded: LoadedGame = { id: 'mimir', module: mimir, table: {} as GameTable, say: key => key, knows: () => false };

const begin = (drivers: readonly LocalDriver[], seed = 'a local table'): { saved: SavedMatch; match: Match } => {
  const agreement = agree(mimir, { seats: drivers.length });
  if (!agreement.ok) throw new Error(agreement.error.code);
  const match = new Match({ module: mimir, agreement: agreement.value, seed: seedFrom(seed) });
  const seats = drivers.map((driver, seat) => ({ driver, name: `Player ${seat}` }));
  return { match, saved: saveOf(match, { id: 'here', seats, startedAt: '2026-01-01T00:00:00.000Z' }) };
};

const open = ({ saved, match }: ReturnType<typeof begin>) =>
  new LocalTable(loaded, saved, match, {
    choose: async (match, seat) => match.notations(seat)[0],
    pause: async () => {},
    hurry: () => {},
  });

/** Plays the first offer, and ends the turn where that is asked. */
const playFirst = (table: LocalTable) => {
  table.play(table.sight.value.offers[0].move);
  if (table.sight.value.held) table.endTurn();
};

/** Lets bots move until a person is asked or the match is over. */
const settle = async (table: LocalTable) => {
  for (let i = 0; i < 500 && !table.sight.value.outcome; i++) {
    const { offers, held } = table.sight.value;
    if (offers.length > 0 || held || table.handTo.value !== null) return;
    await new Promise(resolve => setImmediate(resolve));
  }
};

beforeEach(() => {
  globalThis.localStorage = storageOf();
});

describe('a table in the browser', () => {
  test('is played to its end by one person and bots', async () => {
    const table = open(begin(['person', 'bot', 'bot']));
    for (let i = 0; i < 500 && !table.sight.value.outcome; i++) {
      await settle(table);
      if (table.sight.value.offers.length > 0) playFirst(table);
    }
    expect(table.sight.value.outcome?.places).toContain(1);
    expect(readMatch('here')?.over).toBe(true);
  });

  test('bots that are hurried do not dawdle until a person is asked again', async () => {
    const { saved, match } = begin(['person', 'bot', 'bot']);
    const pauses: (() => void)[] = [];
    const endPauses = () => {
      for (const end of pauses.splice(0)) end();
    };
    const table = new LocalTable(loaded, saved, match, {
      choose: async (it, seat) => it.notations(seat)[0],
      pause: () => new Promise(resolve => pauses.push(resolve)),
      hurry: endPauses,
    });
    const rest = () => new Promise(resolve => setTimeout(resolve));
    for (let turns = 0; turns < 3; turns++) {
      while (table.sight.value.offers.length === 0) {
        endPauses();
        await rest();
      }
      while (table.sight.value.offers.length > 0) playFirst(table);
      const { step } = table.sight.value;
      await rest();
      expect(table.sight.value.step).toBe(step);
      table.hurry();
      while (table.sight.value.offers.length === 0) await rest();
      expect(table.sight.value.step).toBeGreaterThan(step);
    }
  });

  test('goes on after a reload where it was left, undo included', async () => {
    const table = open(begin(['person', 'bot']));
    await settle(table);
    table.play(table.sight.value.offers[0].move);
    expect(table.sight.value.canUndo).toBe(true);
    table.close();
    const saved = readMatch('here');
    const match = saved && matchOf(mimir, saved);
    if (!saved || !match) throw new Error('not kept');
    const again = open({ saved, match });
    expect(again.sight.value).toEqual({ ...table.sight.value, news: [] });
    again.undo();
    expect(again.sight.value.step).toBe(table.sight.value.step - 1);
  });

  test('the last step of a turn waits to be ended: seen here, kept over a reload, and no news twice', async () => {
    const table = open(begin(['person', 'hot-seat']));
    table.takeScreen();
    const { viewer } = table.sight.value;
    while (!table.sight.value.held) table.play(table.sight.value.offers[0].move);
    const { held, step, news, story } = table.sight.value;
    expect(held?.events).toEqual(news);
    expect(news.length).toBeGreaterThan(0);
    expect([table.handTo.value, table.match.steps.length]).toEqual([null, step]);
    table.close();

    const saved = readMatch('here');
    const match = saved && matchOf(mimir, saved);
    if (!saved || !match) throw new Error('not kept');
    expect(match.held(viewer)?.move).toBe(held?.move);
    const again = open({ saved, match });
    again.takeScreen();
    expect(again.sight.value).toMatchObject({ held, offers: [], story, news: [], canUndo: true });
    again.undo();
    expect(again.sight.value).toMatchObject({ held: null, step });
    again.play(held!.move);
    again.endTurn();
    expect(again.match.steps.at(-1)?.text).toBe(held?.move);
    expect(again.handTo.value).toBe(1 - viewer);
    expect(readMatch('here')?.held).toBeUndefined();
  });

  test('what a waiting step has shown is no news when its turn is ended', async () => {
    const table = open(begin(['person', 'bot']));
    await settle(table);
    while (!table.sight.value.held) table.play(table.sight.value.offers[0].move);
    const { news, story } = table.sight.value;
    let heard: readonly unknown[] | undefined;
    const stop = table.sight.subscribe(sight => {
      heard ??= sight.story.length > story.length ? sight.news : undefined;
    });
    table.endTurn();
    stop();
    expect(news.length).toBeGreaterThan(0);
    expect(heard).toEqual([]);
  });

  test('who does not want to be asked is not', async () => {
    change({ autoEnd: true });
    const table = open(begin(['person', 'hot-seat']));
    table.takeScreen();
    for (let i = 0; i < 20 && table.handTo.value === null; i++) table.play(table.sight.value.offers[0].move);
    expect(table.handTo.value).not.toBeNull();
    change({ autoEnd: false });
  });

  test('refuses a move that is not legal, and says which rule forbids it', async () => {
    const table = open(begin(['person', 'bot']));
    await settle(table);
    const { step } = table.sight.value;
    table.play('pass');
    expect(table.trouble.value).toMatchObject({
      key: 'refusal.illegal-move',
      rule: expect.stringMatching(/^MIM-\d+$/),
    });
    expect(table.sight.value.step).toBe(step);
  });

  test('shows nobody’s secrets while the screen changes hands', async () => {
    const table = open(begin(['person', 'hot-seat']));
    const seen = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const { handTo, sight } = table;
      if (handTo.value !== null) {
        const { viewer, view, offers, question } = sight.value;
        expect([viewer, offers, question]).toEqual([AUDIENCE, [], null]);
        expect([...view]).toEqual([...table.match.view(AUDIENCE)]);
        expect(view.includes(HIDDEN)).toBe(true);
        const next = handTo.value;
        seen.add(next);
        table.takeScreen();
        expect(table.sight.value.viewer).toBe(next);
      } else playFirst(table);
    }
    expect([...seen].sort()).toEqual([0, 1]);
  });

  test('says so when the device has no room left, and plays on', async () => {
    const begun = begin(['person', 'bot']);
    const table = open(begun);
    await settle(table);
    globalThis.localStorage = storageOf(0);
    const { step } = table.sight.value;
    table.play(table.sight.value.offers[0].move);
    expect(table.trouble.value).toEqual({ key: 'trouble.not-saved' });
    expect(table.sight.value.step).toBe(step + 1);
  });
});

describe('kept matches', () => {
  test('come back latest first, and the oldest make room', () => {
    const { saved } = begin(['person', 'bot']);
    for (let i = 0; i < 35; i++) expect(keepMatch({ ...saved, id: `m${i}` })).toBe(true);
    keepMatch({ ...saved, id: 'm20' });
    const ids = savedMatches().map(({ id }) => id);
    expect(ids).toHaveLength(30);
    expect(ids.slice(0, 2)).toEqual(['m20', 'm34']);
    expect(readMatch('m0')).toBeUndefined();
  });

  test('a spoilt one is no match, and breaks nothing', () => {
    const { saved } = begin(['person', 'bot']);
    expect(matchOf(mimir, { ...saved, record: saved.record.replace(/seed: ./, 'seed: x') })).toBeUndefined();
    localStorage.setItem('idavoll.match.here', '{spoilt');
    expect(readMatch('here')).toBeUndefined();
  });
});
