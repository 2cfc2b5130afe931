/** Nothing of what a seat may not know is written out in a frame, an answer, a page, a log line or a metric. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIENCE, agree, Match, type Seat, type Viewer } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerMessage } from '../protocol.ts';
import { guest, type TestSocket, type Visitor } from './client.ts';
import { TestPlayer } from './player.ts';
import { type TestServer, testServer } from './server.ts';
import { fixedWorld, SEED } from './twin-world.ts';

const PAGE = '<!doctype html><title>the page</title>';
const site = mkdtempSync(join(tmpdir(), 'idavoll-site-'));
let house: TestServer;
beforeAll(async () => {
  writeFileSync(join(site, 'index.html'), PAGE);
  house = await testServer({ world: fixedWorld(), site });
});
afterAll(async () => {
  await house.stop();
  rmSync(site, { recursive: true });
});

const { artefacts } = mimir.base.content;
const OPTIONS = { essenceVariant: true, essenceChain: true };
const CHAT = 'the raven is mine';

/** Somebody who listens, and how many of his frames have been looked at. */
interface Ear {
  readonly viewer: Viewer;
  readonly person: Visitor;
  readonly socket: TestSocket;
  read: number;
}

/** The cards that a viewer may not see now: in the deck, and closed in the hands of others. */
const hiddenCards = ({ game, state }: Match, viewer: Viewer): string[] => {
  const view = game.layout.view();
  game.view(state, viewer, view);
  const { base } = game.layout.fields.find(({ name }) => name === 'card')!;
  return artefacts.flatMap(({ id }, card) => (view[base + card] === state[base + card] ? [] : [id]));
};

/** What is said to one viewer, less the offers that only his own seat has. */
const saidTo = (frame: string, viewer: Viewer): string => {
  const message = JSON.parse(frame) as ServerMessage;
  if (message.type !== 'position') return frame;
  expect(message.seat).toBe(viewer === AUDIENCE ? null : viewer);
  if (viewer === AUDIENCE) expect(message.position.offers).toEqual([]);
  return JSON.stringify({ ...message, position: { ...message.position, offers: [] } });
};

const words = (text: string) => new Set(text.match(/[\w>-]+/g));

test('a whole match: no frame names a hidden card, or a token that another seat has laid face down', async () => {
  const people = [await guest(house.url, 'Mover'), await guest(house.url, 'Friend'), await guest(house.url, 'Third')];
  const watcher = await guest(house.url, 'Watcher');
  const seats = ['person', 'open', 'open'].map(driver => ({ driver }));
  const { table } = await people[0].post('/api/tables', { game: 'mimir', seats, options: OPTIONS, public: true });
  for (const person of people.slice(1)) await person.post(`/api/tables/${table}/join`);
  await people[0].post(`/api/tables/${table}/start`);
  const ears: Ear[] = [];
  for (const [viewer, person] of [...people, watcher].entries()) {
    const ear = { viewer: viewer === 3 ? AUDIENCE : viewer, person, socket: await person.socket(), read: 0 };
    await ear.socket.watch(table, viewer === 3 ? null : viewer);
    ears.push(ear);
  }
  const players = ears.slice(0, 3).map(({ socket }, seat) => new TestPlayer(socket, table, seat));

  const agreed = agree(mimir, { seats: 3, options: OPTIONS });
  if (!agreed.ok) throw new Error(agreed.error.code);
  const match = new Match({ module: mimir, agreement: agreed.value, seed: SEED });
  /** Moves that laid a token face down, while it lies so. */
  let laid: { readonly seat: Seat; readonly move: string }[] = [];
  let named = 0;

  const secretsFrom = (viewer: Viewer) => [
    ...hiddenCards(match, viewer),
    ...laid.filter(({ seat }) => seat !== viewer).map(({ move }) => move),
  ];

  /** Asks all that can be asked about the table. */
  const lookAround = async () => {
    for (const { viewer, person } of ears) {
      for (const path of ['/api/tables', '/api/tables/mine', `/api/tables/${table}`, `/api/tables/${table}/record`]) {
        const answer = words(await (await person.ask('GET', path)).text());
        expect(secretsFrom(viewer).filter(word => answer.has(word))).toEqual([]);
      }
      expect(await (await person.ask('GET', `/table/${table}`)).text()).toBe(PAGE);
    }
  };

  /** Reads every frame that has come since, as long as what it may not say is still a secret. */
  const listen = () => {
    for (const ear of ears) {
      const { viewer, socket } = ear;
      const cards = hiddenCards(match, viewer);
      const secret = secretsFrom(viewer);
      for (; ear.read < socket.frames.length; ear.read++) {
        const said = words(saidTo(socket.frames[ear.read], viewer));
        expect(secret.filter(word => said.has(word))).toEqual([]);
        const offered = words(socket.frames[ear.read]);
        expect(cards.filter(card => offered.has(card))).toEqual([]);
        named += artefacts.filter(({ id }) => said.has(id)).length;
      }
    }
  };

  listen();
  const { db } = house.server.house.parts;
  await sql`alter table chat add check (text not like '%☠%')`.execute(db);
  for (let step = 1; !match.over; step++) {
    const player = players.find(each => (each.learn()?.offers.length ?? 0) > 0);
    if (!player) throw new Error('nobody is asked');
    await player.play();
    await Promise.all(ears.map(({ socket }) => socket.settle()));
    const { move } = player.acks.at(-1)!;
    expect(match.submit(player.seat, match.nth(player.seat), move).ok).toBe(true);
    if (/^\w+>/.test(move)) laid.push({ seat: player.seat, move });
    if (match.events(AUDIENCE, match.steps.length).some(({ event }) => event.type === 'turnedUp')) laid = [];
    if (step % 20 === 0) {
      for (const [i, { socket }] of ears.entries())
        await socket.click({ type: 'chat', table, id: `chat-click-${step}-${i}`, text: CHAT });
      // A sign that this database does not take: it fails, and says so in the log.
      await player.socket.click({ type: 'chat', table, id: `chat-click-${step}-bad`, text: `${CHAT} ☠` });
      await player.socket.click({
        type: 'move',
        table,
        id: player.nextId(),
        seat: (player.seat + 1) % 3,
        nth: 0,
        move,
      });
      await lookAround();
    }
    listen();
  }
  expect(named).toBeGreaterThan(100);
  const moves = new Set(match.steps.map(({ text }) => text));
  expect(moves.size).toBeGreaterThan(60);

  const secrets = [SEED, ...[...people, watcher].map(({ cookie }) => cookie.split('=')[1])];
  for (const { socket } of ears) for (const word of secrets) expect(socket.frames.join('\n')).not.toContain(word);
  const metrics = await (await fetch(`${house.url}/metrics`)).text();
  const logs = house.logs.join('');
  expect(logs).toContain('POST /api/tables/:id/start');
  expect(logs).toContain('a message \\"chat\\" failed');
  expect(metrics).toContain('idavoll_entries_total{game="mimir"}');
  for (const text of [metrics, logs]) {
    const said = words(text);
    for (const { id } of [...artefacts, ...mimir.base.content.treasures, ...mimir.base.content.realms])
      expect(said.has(id)).toBe(false);
    for (const word of [...secrets, table, CHAT, 'Mover', 'Watcher', 'click-']) expect(text).not.toContain(word);
    for (const move of moves) if (/[> ]/.test(move)) expect(text).not.toContain(move);
  }
  const record = await (await people[0].ask('GET', `/api/tables/${table}/record`)).text();
  expect(record).toContain(`seed: ${SEED}`);
});
