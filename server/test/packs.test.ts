import { MOST_PACK, packTitle, readPack, readRecord, replayRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { saga } from '@idavoll/games/saga';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewTable, Refused, TableSummary } from '../protocol.ts';
import { guest, Visitor } from './client.ts';
import { TestPlayer } from './player.ts';
import { type TestServer, testServer } from './server.ts';

let house: TestServer;
beforeAll(async () => {
  // Tables leave memory as soon as nobody is there, so that packs come from the database.
  house = await testServer({ idleFor: 1 });
});
afterAll(() => house.stop());

const seats = (...drivers: NewTable['seats'][number]['driver'][]) => drivers.map(driver => ({ driver }));

const [treasure] = mimir.base.content.treasures;
const dear = (points: number) =>
  JSON.stringify({ game: 'mimir', name: 'dear', version: 2, treasures: [{ ...treasure, points }] });

const [humans] = saga.base.content.teams;
const [captain, ...others] = humans.figures;
const chief = { ...humans, figures: [{ ...captain, id: 'chief', name: 'Chief', move: 9 }, ...others] };
const chiefs = JSON.stringify({ game: 'saga', name: 'chiefs', version: 1, teams: [chief] });

const read = (text: string) => {
  const pack = readPack(mimir, 'test', text);
  if (!pack.ok) throw pack.error;
  return pack.value;
};

const textOf = async (who: Visitor, path: string) => {
  const response = await who.ask('GET', path);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return response.text();
};

describe('a table with a pack', () => {
  test('plays with it to the end, also after a restart; its record names it and replays with it alone', async () => {
    const people = [await guest(house.url, 'Askr'), await guest(house.url, 'Embla')];
    const made = await people[0].post('/api/tables', { game: 'mimir', seats: seats('person', 'open'), pack: dear(30) });
    const { name, version } = read(dear(30));
    expect(made.pack).toEqual({ name, version });
    const at = `/api/tables/${made.table}`;

    // Whoever has the link is told the whole pack.
    expect((await people[1].get<TableSummary>(at)).pack).toEqual({ name, version });
    expect(read(await textOf(new Visitor(house.url), `${at}/pack`))).toEqual(read(dear(30)));

    await people[1].post(`${at}/join`);
    await people[0].post(`${at}/start`);
    house = await house.restart();
    const sockets = await Promise.all(people.map(person => person.at(house.url).socket()));
    const players = sockets.map((socket, seat) => new TestPlayer(socket, made.table, seat));
    for (const [seat, socket] of sockets.entries()) await socket.watch(made.table, seat);
    while (players[0].learn()!.outcome === null)
      for (const player of players) {
        await player.play();
        for (const one of players) await one.socket.settle();
      }

    const [host] = people.map(person => person.at(house.url));
    const text = await textOf(host, `${at}/record`);
    expect(text).toContain(`\ncontent: ${name} ${version}\n`);
    const record = readRecord(text);
    if (!record.ok) throw new Error(record.error.code);
    expect(replayRecord(mimir, record.value, read(dear(30))).ok).toBe(true);
    for (const pack of [mimir.base, read(dear(29))])
      expect(replayRecord(mimir, record.value, pack)).toMatchObject({ error: { code: 'other-content' } });

    const again = await host.post(`${at}/rematch`);
    expect(again).toMatchObject({ status: 'playing', pack: { name, version } });

    // A shared record needs its pack, and brings it along.
    expect(await host.refusal('/api/records', { record: text })).toBe('other-content');
    expect(await host.refusal('/api/records', { record: text, pack: dear(29) })).toBe('other-content');
    const { id } = await host.post<{ id: string }>('/api/records', { record: text, pack: dear(30) });
    expect(read(await textOf(host, `/api/records/${id}/pack`)).name).toBe(name);
  });

  test('knows the figures of the pack', async () => {
    const me = await guest(house.url, 'Askr');
    // Not the duel, where only leaders fight.
    const options = { saga: 'fight', teams: 'chosen', openingLots: 'chosen' };
    const wish = { game: 'saga', seats: seats('person', 'hot-seat'), options, pack: chiefs };
    const { table } = await me.post('/api/tables', wish);
    const socket = await me.socket();
    let offered: string[] = [];
    // Teams and areas are chosen in turn; then the figures of the first player are offered to be placed.
    for (let i = 0; !offered.some(move => move.includes('>')); i++) {
      const seat = i % 2;
      socket.say({ type: 'watch', table, seat });
      const { position } = await socket.next('position', message => message.seat === seat);
      offered = position.offers.map(({ move }) => move);
      const move = offered.find(one => one.includes('humans')) ?? offered[0];
      if (move) await socket.click({ type: 'move', table, id: `click-${i}`, seat, nth: position.nth, move });
    }
    const kinds = new Set(offered.map(move => move.split('>')[0]));
    expect([...kinds]).toEqual(['chief', 'swordsman', 'crossbowman']);
  });

  test('is listed with it; tables share what is the same, and are told apart where it is not', async () => {
    const me = await guest(house.url, 'Askr');
    const set = (pack: string) =>
      me.post('/api/tables', { game: 'mimir', seats: seats('person', 'open'), public: true, pack });
    const [one, two, other] = [await set(dear(11)), await set(`${dear(11)} `), await set(dear(12))];
    expect(one.pack).toEqual(two.pack);
    expect(packTitle(other.pack!)).toMatchObject({ name: 'dear', version: 2 });
    expect(other.pack).not.toEqual(one.pack);
    const listed = await me.get<TableSummary[]>('/api/tables');
    expect(listed.find(({ table }) => table === other.table)?.pack).toEqual(other.pack);
    const { db } = house.server.house.parts;
    const { rows } = await sql<{ count: string }>`select count(*) from pack where name = ${one.pack!.name}`.execute(db);
    expect(rows).toEqual([{ count: '1' }]);
  });
});

describe('a pack is refused', () => {
  test.each<[what: string, pack: string, path: string, problem: string]>([
    ['that is no JSON', '{', '', 'this is no JSON'],
    ['of another game', chiefs, 'game', '"saga" is none of mimir'],
    ["with the name of the game's own", dear(1).replace('dear', 'base'), 'name', "the game's own pack"],
    ['with a value that cannot be', dear(99), `treasures.${treasure.id}.points`, 'a whole number from 0 to 30'],
  ])('%s', async (_what, pack, path, problem) => {
    const me = await guest(house.url, 'Loki');
    const wish = { game: 'mimir', seats: seats('person', 'bot'), pack };
    const response = await me.ask('POST', '/api/tables', wish);
    expect(response.status).toBe(400);
    const { refusal } = (await response.json()) as Refused;
    expect(refusal).toEqual({ code: 'bad-pack', path, problem: expect.stringContaining(problem) });
    expect(await me.get('/api/tables/mine')).toEqual([]);
  });

  test('that is too long, or no text', async () => {
    const me = await guest(house.url, 'Loki');
    for (const pack of [' '.repeat(MOST_PACK + 1), { game: 'mimir' }])
      expect(await me.refusal('/api/tables', { game: 'mimir', seats: seats('person', 'bot'), pack })).toBe(
        'bad-message',
      );
  });

  test('where there is none', async () => {
    const me = await guest(house.url, 'Loki');
    const made = await me.post('/api/tables', { game: 'mimir', seats: seats('person', 'open') });
    expect(made).not.toHaveProperty('pack');
    const response = await me.ask('GET', `/api/tables/${made.table}/pack`);
    expect([response.status, await response.json()]).toEqual([404, { refusal: { code: 'no-such-pack' } }]);
    expect(await me.refusal('/api/tables/no-such-table/pack')).toBe('no-such-table');
    expect(await me.refusal('/api/records/no-such-record/pack')).toBe('no-such-record');
  });
});

test('the doors describe packs', async () => {
  const api = await new Visitor(house.url).get<{ paths: Record<string, unknown> }>('/api/openapi.json');
  expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(['/api/tables/{id}/pack', '/api/records/{id}/pack']));
  expect(api.paths['/api/tables']).toMatchObject({
    post: {
      requestBody: {
        content: { 'application/json': { schema: { properties: { pack: { type: 'string', maxLength: MOST_PACK } } } } },
      },
    },
  });
});
