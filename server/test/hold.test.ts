import { readRecord, replayRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standing } from '../match/standing.ts';
import type { ClientMessage } from '../protocol.ts';
import { guest } from './client.ts';
import { TestPlayer } from './player.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await testServer();
});
afterAll(() => house.stop());

/** Two people at a table where seat 0 begins. */
const setTable = async () => {
  const people = [await guest(house.url, 'Askr'), await guest(house.url, 'Embla')];
  const { table } = await people[0].post('/api/tables', {
    game: 'mimir',
    seats: [{ driver: 'person' }, { driver: 'open' }],
    options: { firstPlayer: 'chosen' },
  });
  await people[1].post(`/api/tables/${table}/join`, { seat: 1 });
  await people[0].post(`/api/tables/${table}/start`);
  const sit = async (seat: number) => {
    const socket = await people[seat].socket();
    await socket.watch(table, seat);
    const player = new TestPlayer(socket, table, seat);
    player.learn();
    return player;
  };
  return { table, people, sit, players: [await sit(0), await sit(1)] };
};

type Kind = 'hold' | 'end' | 'undo';

/** Clicks, waits for the answer, and says what its player knows then. */
const click = async (player: TestPlayer, type: Kind, move = '') => {
  const { table, seat, now } = player;
  const message = { type, table, id: player.nextId(), seat, nth: now!.nth, ...(type === 'hold' && { move }) };
  const answer = await player.socket.click(message as Extract<ClientMessage, { id: string }>);
  await player.socket.settle();
  return { answer, now: player.learn()! };
};

/** Plays on, every move as one that may wait, until seat 0 holds one. */
const playUntilHeld = async ([mine]: readonly TestPlayer[]) => {
  for (;;) {
    const { now } = await click(mine, 'hold', mine.now!.offers[0].move);
    if (now.held) return now.held.move;
  }
};

test('a step that ends the turn waits, told to nobody else, until its player ends the turn', async () => {
  const { players } = await setTable();
  const [mine, other] = players;
  const move = await playUntilHeld(players);
  await other.socket.settle();
  const before = other.learn()!;
  const heard = other.socket.messages.length;
  expect(mine.now).toMatchObject({ offers: [], question: null, canUndo: true, awaiting: 0b01 });

  const back = await click(mine, 'undo');
  expect(back.now).toMatchObject({ held: null });
  expect(back.now.offers.map(offer => offer.move)).toContain(move);
  await click(mine, 'hold', move);
  await other.socket.settle();
  expect(other.socket.messages.slice(heard).filter(({ type }) => type !== 'pong')).toEqual([]);

  const ended = await click(mine, 'end');
  expect(ended.answer.type).toBe('ack');
  expect(ended.now).toMatchObject({ held: null, canUndo: false, offers: [] });
  await other.socket.settle();
  expect(other.learn()).toMatchObject({ awaiting: 0b10, step: before.step + 1 });
});

test('what waits still waits after the server was stopped, and for a second tab', async () => {
  const { table, people, players } = await setTable();
  const move = await playUntilHeld(players);
  const { url } = house;
  house = await house.restart({ port: Number(new URL(url).port) });
  const socket = await people[0].socket();
  await socket.watch(table, 0);
  const again = new TestPlayer(socket, table, 0, 'again');
  expect(again.learn()).toMatchObject({ held: { move }, offers: [], canUndo: true });
  expect((await click(again, 'end')).now).toMatchObject({ held: null, awaiting: 0b10 });
  expect((await click(again, 'end')).answer).toMatchObject({ type: 'refused', refusal: { code: 'not-awaited' } });
});

test('a whole match in which every turn is ended by hand has the record of its moves', async () => {
  const { table, people, players } = await setTable();
  let held = 0;
  while (players[0].learn()!.outcome === null) {
    for (const player of players) {
      await player.socket.settle();
      const now = player.learn()!;
      if (now.offers.length === 0) continue;
      const after = (await click(player, 'hold', now.offers[now.step % now.offers.length].move)).now;
      if (!after.held) continue;
      held++;
      // Every third is taken back once.
      if (held % 3 === 0) {
        await click(player, 'undo');
        await click(player, 'hold', after.held.move);
      }
      await click(player, 'end');
    }
  }
  expect(held).toBeGreaterThan(20);
  const text = await (await people[0].ask('GET', `/api/tables/${table}/record`)).text();
  const record = readRecord(text);
  const replayed = record.ok ? replayRecord(mimir, record.value) : record;
  expect(replayed.ok && replayed.value.over).toBe(true);
});

test('a seat that is left to a bot is played on, whatever it held', async () => {
  const { table, people, players } = await setTable();
  await playUntilHeld(players);
  const before = players[1].learn()!.step;
  await people[0].post(`/api/tables/${table}/resign`, { seat: 0 });
  await players[1].socket.next('position', ({ position }) => position.step > before);
});

test('of entries alone it can be said which steps stand', () => {
  const entry = (kind: 'move' | 'hold' | 'end' | 'undo', seat: number, text = '') => ({ kind, seat, text });
  const a = [entry('move', 0, 'a'), entry('hold', 0, 'b')];
  const steps = (...more: ReturnType<typeof entry>[]) => standing([...a, ...more]).map(({ text }) => text);
  expect(steps()).toEqual(['a']);
  expect(steps(entry('end', 0))).toEqual(['a', 'b']);
  expect(steps(entry('undo', 0))).toEqual(['a']);
  expect(steps(entry('undo', 0), entry('undo', 0))).toEqual([]);
  expect(steps(entry('hold', 0, 'c'), entry('end', 0))).toEqual(['a', 'c']);
  expect(steps(entry('move', 0, 'c'))).toEqual(['a', 'c']);
  expect(steps(entry('move', 1, 'd'), entry('end', 0))).toEqual(['a', 'd', 'b']);
});
