/** A house full of people for the screenshots: tables that gather, play and are over, with what is said at them. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@idavoll/server';
import { WebSocket } from 'ws';

/** Somebody with a cookie, who can use the server's doors and play at a table. */
const newcomer = async (url, name) => {
  const post = async (path, body, cookie = '') => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };
  const cookies = (await post('/api/guest', { name })).headers.getSetCookie().map(each => each.split(';')[0]);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie: cookies.join('; ') } });
  await new Promise(resolve => socket.once('open', resolve));
  let clicks = 0;
  return {
    name,
    cookies,
    leave: () => socket.close(),
    post: async (path, body = {}) => {
      const response = await post(path, body, cookies.join('; '));
      cookies.push(...response.headers.getSetCookie().map(each => each.split(';')[0]));
      return response.json();
    },
    watch: (table, seat) => socket.send(JSON.stringify({ type: 'watch', table, seat })),
    /** Says something that is answered, and waits for the answer. */
    click: message =>
      new Promise((resolve, reject) => {
        const id = `${name}-click-${clicks++}`;
        const hear = data => {
          const heard = JSON.parse(data);
          if (heard.id !== id) return;
          socket.off('message', hear);
          if (heard.type === 'ack') resolve();
          else reject(new Error(`${JSON.stringify(message)}: ${heard.refusal.code}`));
        };
        socket.on('message', hear);
        socket.send(JSON.stringify({ ...message, id }));
      }),
  };
};

/** Four people around one table, who play the first so many steps of a record. */
const playTable = async (people, record, steps) => {
  const seats = record.traits.map((traits, seat) => ({ driver: seat === 0 ? 'person' : 'open', traits }));
  const { table } = await people[0].post('/api/tables', { game: 'mimir', options: record.options, seats });
  for (const [seat, person] of people.entries()) await person.post(`/api/tables/${table}/join`, { seat });
  await people[0].post(`/api/tables/${table}/start`);
  for (const [seat, person] of people.entries()) person.watch(table, seat);
  const counts = people.map(() => 0);
  for (const { seat, text } of record.steps.slice(0, steps))
    await people[seat].click({ type: 'move', table, seat, nth: counts[seat]++, move: text });
  return table;
};

const CHAT = [
  [1, 'Skål! Who sends three ravens to Jotunheim?'],
  [2, 'Somebody who reads too many sagas.'],
  [0, 'Wait for it …'],
  [3, 'I only came for the gems.'],
];

/** `moments` says how far the record is played at the tables of Astrid: where she is asked, and where another is. */
const settle = async (url, record, moments) => {
  const people = [];
  for (const name of ['Astrid', 'Ulf', 'Sigrun', 'Torstein']) people.push(await newcomer(url, name));
  const [astrid, ulf, sigrun, torstein] = people;
  const playing = await playTable(people, record, moments.asked);
  for (const [seat, text] of CHAT) await people[seat].click({ type: 'chat', table: playing, text });
  await playTable(people, record, record.steps.length);
  await playTable(people, record, moments.notAsked);

  const seats = ['person', 'open', 'open', 'bot'].map(driver => ({ driver }));
  const { table: waiting } = await astrid.post('/api/tables', { game: 'mimir', seats });
  await ulf.post(`/api/tables/${waiting}/join`, { seat: 1 });
  const listed = { game: 'mimir', public: true };
  await sigrun.post('/api/tables', { ...listed, seats: [{ driver: 'person' }, { driver: 'open' }, { driver: 'bot' }] });
  const { table: open } = await torstein.post('/api/tables', { ...listed, seats });
  torstein.leave();

  const member = await newcomer(url, 'Ragnhild');
  await member.post('/api/auth/sign-up/email', { username: 'ragnhild', password: 'by the ash tree' });
  const watcher = await newcomer(url, 'Eivind');
  return {
    tables: { playing, waiting, open },
    cookies: { astrid: astrid.cookies, watcher: watcher.cookies, member: member.cookies },
  };
};

export const openHouse = async (record, moments) => {
  const data = mkdtempSync(join(tmpdir(), 'idavoll-shots-'));
  // The database runs as another user where this runs as root.
  chmodSync(data, 0o755);
  const world = {
    now: () => new Date(),
    elapsed: () => performance.now(),
    id: () => randomBytes(12).toString('base64url'),
    seed: () => record.seed,
  };
  const server = await startServer({ port: 0, data, world, limited: false });
  const url = `http://localhost:${server.port}`;
  const close = async () => {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    return { url, close, ...(await settle(url, record, moments)) };
  } catch (error) {
    await close();
    throw error;
  }
};
