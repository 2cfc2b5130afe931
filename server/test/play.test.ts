import { AUDIENCE, readRecord, replayRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { NewTable, Position, TableSummary } from '../protocol.ts';
import { guest, type Heard, type TestSocket, Visitor } from './client.ts';
import { TestPlayer } from './player.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
beforeAll(async () => {
  // Tables leave memory as soon as nobody is there, so that every test also loads them.
  house = await testServer({ idleFor: 1 });
});
afterAll(() => house.stop());

const seats = (...drivers: NewTable['seats'][number]['driver'][]) => drivers.map(driver => ({ driver }));

/** Two people at a started table, each with a socket that watches. */
const setTable = async (options: NewTable['options'] = {}, more: Partial<NewTable> = {}) => {
  const people = [await guest(house.url, 'Askr'), await guest(house.url, 'Embla')];
  const { table } = await people[0].post('/api/tables', {
    game: 'mimir',
    seats: seats('person', 'open'),
    options,
    ...more,
  });
  await people[1].post(`/api/tables/${table}/join`, { seat: 1 });
  await people[0].post(`/api/tables/${table}/start`);
  const sockets = [await people[0].socket(), await people[1].socket()];
  const players = sockets.map((socket, seat) => new TestPlayer(socket, table, seat));
  for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat);
  for (const player of players) player.learn();
  const active = players.findIndex(player => player.now!.offers.length > 0);
  return { table, people, sockets, players, mover: players[active], other: players[1 - active] };
};

const moveOf = (player: TestPlayer, position: Position, id = player.nextId()) => ({
  type: 'move' as const,
  table: player.table,
  id,
  seat: player.seat,
  nth: position.nth,
  move: position.offers[0].move,
});

const positions = (socket: TestSocket) =>
  socket.messages.filter((message): message is Heard<'position'> => message.type === 'position');

describe('a match', () => {
  test('two people and a bot play Mimir to its end over sockets; its record proves every step', async () => {
    const people = [await guest(house.url, 'Askr'), await guest(house.url, 'Embla')];
    const { table } = await people[0].post('/api/tables', { game: 'mimir', seats: seats('person', 'open', 'bot') });
    await people[1].post(`/api/tables/${table}/join`);
    const sockets = await Promise.all(people.map(person => person.socket()));
    const watcher = await new Visitor(house.url).socket();
    watcher.say({ type: 'watch', table, seat: null });
    expect((await watcher.next('table')).info.status).toBe('gathering');
    await people[0].post(`/api/tables/${table}/start`);
    const start = await watcher.next('table', message => message.info.status === 'playing');
    expect(start.info.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect((await watcher.next('position')).position.offers).toEqual([]);
    const players = sockets.map((socket, seat) => new TestPlayer(socket, table, seat));
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat);
    expect(await people[0].refusal(`/api/tables/${table}/record`)).toBe('not-over');

    while (players[0].learn()!.outcome === null) {
      const played = [await players[0].play(), await players[1].play()];
      if (!played.includes(true)) await new Promise(resolve => setTimeout(resolve, 2));
      for (const player of players) await player.socket.settle();
    }

    const text = await (await people[0].ask('GET', `/api/tables/${table}/record`)).text();
    const record = readRecord(text);
    const replayed = record.ok ? replayRecord(mimir, record.value) : undefined;
    if (!replayed?.ok) throw new Error(`the record does not replay: ${JSON.stringify(replayed)}`);
    const match = replayed.value;
    expect(match.commitment).toBe(start.info.commitment);
    for (const player of players) {
      player.learn();
      expect(player.cells).toEqual(Array.from(match.view(player.seat)));
      expect(player.story).toEqual(match.events(player.seat));
      expect(player.now!.outcome).toEqual({
        scores: Array.from(match.outcome()!.scores),
        places: Array.from(match.outcome()!.places),
      });
      const own = match.steps.filter(step => step.seat === player.seat).map(step => step.text);
      expect(player.acks.map(ack => ack.move)).toEqual(own);
    }
    await watcher.next('position', message => message.position.outcome !== null);
    const audience = new TestPlayer(watcher, table, 0);
    expect(positions(watcher).flatMap(({ position }) => position.events)).toEqual(match.events(AUDIENCE));
    expect(audience.learn()).toBeUndefined();
    expect((await people[0].get<TableSummary>(`/api/tables/${table}`)).status).toBe('over');

    const shared = await people[0].post<{ id: string }>('/api/records', { record: text });
    expect(await (await new Visitor(house.url).ask('GET', `/api/records/${shared.id}`)).text()).toBe(text);
    const forged = text.replace(/\n1\. (\d) \S+/, '\n1. $1 nonsense');
    expect(await people[0].refusal('/api/records', { record: forged })).toBe('refused-move');

    const again = await people[1].post(`/api/tables/${table}/rematch`);
    expect(again.seats.map(seat => [seat.driver, seat.name])).toEqual([
      ['person', 'Askr'],
      ['person', 'Embla'],
      ['bot', null],
    ]);
    expect(again.status).toBe('playing');
    expect((await people[0].post(`/api/tables/${table}/rematch`)).table).toBe(again.table);
  });
});

describe('clicks', () => {
  test('a repeat gets its first answer again and is played once', async () => {
    const { mover } = await setTable();
    const click = moveOf(mover, mover.now!);
    const answers = await Promise.all([mover.socket.click(click), mover.socket.click(click)]);
    expect(answers.map(answer => answer.type)).toEqual(['ack', 'ack']);
    mover.socket.say(click);
    await mover.socket.settle();
    const acks = mover.socket.messages.filter(message => message.type === 'ack');
    expect(acks.map(ack => ack.seq)).toEqual([1, 1, 1]);
    expect(mover.learn()).toMatchObject({ seq: 1, step: 1 });
  });

  test('a late click on a decision already made is refused', async () => {
    const { mover } = await setTable();
    const before = mover.now!;
    await mover.socket.click(moveOf(mover, before));
    const late = await mover.socket.click(moveOf(mover, before));
    expect(late).toMatchObject({ type: 'refused', refusal: { code: 'stale' } });
  });

  test('a late click is refused also after an undo has brought the same question back', async () => {
    const { mover } = await setTable();
    const before = mover.now!;
    await mover.socket.click(moveOf(mover, before));
    await mover.socket.settle();
    expect(mover.learn()!.canUndo).toBe(true);
    const undo = { type: 'undo' as const, table: mover.table, id: 'undo-click', seat: mover.seat, nth: mover.now!.nth };
    expect(await mover.socket.click(undo)).toMatchObject({ type: 'ack', seq: 2 });
    expect(await mover.socket.click(undo)).toMatchObject({ type: 'ack', seq: 2 });
    await mover.socket.settle();
    expect(mover.learn()).toMatchObject({ seq: 2, step: 0, keep: 0, nth: 2, canUndo: false });
    expect(mover.now!.offers).toEqual(before.offers);
    expect(await mover.socket.click(moveOf(mover, before))).toMatchObject({ refusal: { code: 'stale' } });
    expect(await mover.socket.click({ ...undo, id: 'undo-again', nth: 2 })).toMatchObject({
      refusal: { code: 'nothing-to-undo' },
    });
  });

  test('others’ seats, unknown and forbidden moves are refused with reasons', async () => {
    const { mover, other, table, people } = await setTable();
    const click = moveOf(mover, mover.now!);
    const refusalOf = async (socket: TestSocket, change: object) => {
      const answer = await socket.click({ ...click, id: mover.nextId(), ...change });
      return answer.type === 'refused' ? answer.refusal : answer;
    };
    expect(await refusalOf(other.socket, {})).toEqual({ code: 'not-your-seat' });
    expect(await refusalOf(mover.socket, { seat: 7 })).toEqual({ code: 'not-your-seat' });
    expect(await refusalOf(mover.socket, { move: 'nonsense' })).toEqual({ code: 'unknown-move' });
    expect(await refusalOf(mover.socket, { move: 'pass' })).toMatchObject({
      code: 'illegal-move',
      rule: expect.stringMatching(/^MIM-/),
    });
    expect(await refusalOf(other.socket, { seat: other.seat, nth: 0 })).toEqual({ code: 'not-awaited' });
    expect(await refusalOf(mover.socket, { table: 'no-such-table' })).toEqual({ code: 'no-such-table' });
    const stranger = await (await guest(house.url, 'Stranger')).socket();
    stranger.say({ type: 'watch', table, seat: 0 });
    expect((await stranger.next('refused')).refusal).toEqual({ code: 'not-your-seat' });
    await people[mover.seat].post(`/api/tables/${table}/bot`, { seat: mover.seat });
    expect(await refusalOf(mover.socket, {})).toEqual({ code: 'not-your-seat' });
  });
});

describe('in step', () => {
  test('a second device of the same player is told the same, byte for byte', async () => {
    const { mover, people } = await setTable();
    const second = await people[mover.seat].socket();
    await second.watch(mover.table, mover.seat);
    const [here, there] = [mover.socket.frames.length, second.frames.length];
    await mover.play();
    await second.settle();
    const told = (frames: string[]) => frames.filter(frame => frame.startsWith('{"type":"position"'));
    expect(told(second.frames.slice(there))).toEqual(told(mover.socket.frames.slice(here)));
    expect(told(second.frames.slice(there)).length).toBe(1);
  });

  test('one who comes back says what he has seen and gets just what is missing', async () => {
    const { mover, other, people } = await setTable();
    await mover.play();
    await other.socket.settle();
    const seen = other.learn()!;
    const nothing = await (await people[other.seat].socket()).watch(mover.table, other.seat, seen.seq);
    expect(nothing).toEqual({ ...seen, cells: { changed: [] }, events: [] });
    other.socket.cut();
    await mover.play();
    const back = new TestPlayer(await people[other.seat].socket(), mover.table, other.seat);
    const missing = await back.socket.watch(mover.table, other.seat, seen.seq);
    expect(missing.events.map(told => told.step)).toEqual(missing.events.map(() => 2));
    expect(missing.events.length).toBeGreaterThan(0);
    const all = await (await people[other.seat].socket()).watch(mover.table, other.seat);
    expect([...other.story, ...missing.events]).toEqual(all.events);
    expect(missing.cells).toEqual(all.cells);
  });

  test('presence, watchers and chat', async () => {
    const { table, sockets } = await setTable();
    const watcher = await (await guest(house.url, 'Watcher')).socket();
    await watcher.watch(table, null);
    expect((await sockets[0].next('presence', message => message.watchers === 1)).online).toBe(0b11);
    const chat = { type: 'chat' as const, table, id: 'chat-click-1', text: 'Skål!' };
    expect((await sockets[1].click(chat)).type).toBe('ack');
    expect((await sockets[1].click(chat)).type).toBe('ack');
    expect((await watcher.next('chat')).chat).toMatchObject({ name: 'Embla', seat: 1, text: 'Skål!' });
    sockets[1].close();
    expect((await sockets[0].next('presence', message => message.online === 0b01)).watchers).toBe(1);
    watcher.say({ type: 'leave', table });
    await sockets[0].next('presence', message => message.watchers === 0);
    const late = await (await guest(house.url, 'Late')).socket();
    await late.watch(table, null);
    const welcome = late.messages.find(message => message.type === 'table');
    expect(welcome).toMatchObject({ chat: [{ text: 'Skål!' }] });
    const nobody = await new Visitor(house.url).socket();
    await nobody.watch(table, null);
    expect(await nobody.click({ ...chat, id: 'chat-click-2' })).toMatchObject({ refusal: { code: 'no-guest' } });
  });

  test('without spectators only those who sit there may watch', async () => {
    const { table, people } = await setTable({}, { spectators: false });
    const stranger = await (await guest(house.url, 'Stranger')).socket();
    stranger.say({ type: 'watch', table, seat: null });
    expect((await stranger.next('refused')).refusal).toEqual({ code: 'no-spectators' });
    expect((await (await people[1].socket()).watch(table, null)).seq).toBe(0);
  });

  test('a match comes back from the database after a restart, and still knows its clicks', async () => {
    const { mover, people } = await setTable();
    await mover.play();
    const seen = mover.learn()!;
    house = await house.restart();
    const visitor = people[mover.seat].at(house.url);
    const socket = await visitor.socket();
    const back = await socket.watch(mover.table, mover.seat);
    expect(back).toMatchObject({ seq: seen.seq, step: seen.step, nth: seen.nth, offers: seen.offers });
    expect(back.events).toEqual(mover.story);
    const { id, seq, move } = mover.acks[0];
    const repeat = { type: 'move' as const, table: mover.table, id, seat: mover.seat, nth: 0, move };
    expect(await socket.click(repeat)).toMatchObject({ type: 'ack', seq });
  });

  test('a table that nobody looks at leaves memory', async () => {
    const { table, sockets } = await setTable();
    const inMemory = () => house.server.house.has(table);
    expect(inMemory()).toBe(true);
    for (const socket of sockets) socket.close();
    await vi.waitUntil(() => !inMemory());
    expect(inMemory()).toBe(false);
  });

  test('of two that write the same entry one wins; the other reloads and goes on from there', async () => {
    const { mover, table } = await setTable();
    const { db } = house.server.house.parts;
    const [, second] = mover.now!.offers;
    const foreign = {
      table_id: table,
      seq: 1,
      seat: mover.seat,
      kind: 'move' as const,
      text: second.move,
      click: 'elsewhere',
    };
    await db
      .insertInto('entry')
      .values({ ...foreign, awaiting: 1 << mover.seat })
      .execute();
    const answer = await mover.socket.click(moveOf(mover, mover.now!));
    expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'stale' } });
    await mover.socket.settle();
    expect(mover.learn()).toMatchObject({ seq: 1, step: 1, nth: 1 });
    expect(await mover.play()).toBe(true);
    expect(mover.acks[0].seq).toBe(2);
  });
});
