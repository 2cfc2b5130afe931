import { afterEach, describe, expect, test } from 'vitest';
import { neighbourhoodOf } from '../http/address.ts';
import { type TestSocket, Visitor } from './client.ts';
import { type TestServer, testServer } from './server.ts';

/** Said with the close of a socket that was one too many. */
const CROWDED = 1013;

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
const open = async (options: Parameters<typeof testServer>[0]) => {
  const server = await testServer({ limited: true, ...options });
  servers.push(server);
  return new Visitor(server.url);
};

/** So many sockets, all of which the server talks to. */
const crowd = (count: number, enter: () => Promise<TestSocket>) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const socket = await enter();
      await socket.settle();
      return socket;
    }),
  );

describe('sockets from one address', () => {
  test('one too many is closed with a reason and hears nothing; when one leaves, the next may come', async () => {
    const visitor = await open({ socketsPerAddress: 3 });
    const [first] = await crowd(3, () => visitor.socket());
    const fourth = await visitor.socket();
    fourth.say({ type: 'ping' });
    expect(await fourth.closed).toBe(CROWDED);
    expect(fourth.frames).toEqual([]);
    expect((await visitor.ask('GET', '/api/me')).status).toBe(200);
    const metrics = await (await visitor.ask('GET', '/metrics')).text();
    expect(metrics).toContain('\nidavoll_sockets_refused_total 1\n');

    first.close();
    await first.closed;
    await expect
      .poll(async () => (await (await visitor.ask('GET', '/metrics')).text()).includes('sockets 2\n'))
      .toBe(true);
    await crowd(1, () => visitor.socket());
    expect(await (await visitor.socket()).closed).toBe(CROWDED);
  });

  test('one who comes and goes without end is sent away, the others are not', async () => {
    const visitor = await open({ socketsPerAddress: 3 });
    const codes: number[] = [];
    for (let i = 0; i < 40; i++) {
      const socket = await visitor.socket();
      socket.close();
      codes.push(await socket.closed);
    }
    expect(codes).toContain(CROWDED);
    await crowd(1, () => visitor.socket({}, '127.0.0.2'));
  });

  test('other addresses are let in, and what was turned away at the door takes no place', async () => {
    const visitor = await open({ socketsPerAddress: 2 });
    for (let i = 0; i < 4; i++) await expect(visitor.socket({ origin: 'https://evil.example' })).rejects.toThrow('403');
    await crowd(2, () => visitor.socket());
    expect(await (await visitor.socket()).closed).toBe(CROWDED);
    await crowd(2, () => visitor.socket({}, '127.0.0.2'));
    expect(await (await visitor.socket({}, '127.0.0.2')).closed).toBe(CROWDED);
  });

  test('by default a whole club plays behind one address', async () => {
    const visitor = await open({});
    await crowd(200, () => visitor.socket());
    expect(await (await visitor.socket()).closed).toBe(CROWDED);
  });

  test('behind a proxy its visitors are counted, by what the proxy itself has seen', async () => {
    const visitor = await open({ socketsPerAddress: 2, trustProxy: true });
    const through = (forwarded: string) => () => visitor.socket({ 'x-forwarded-for': forwarded });
    await crowd(1, through('203.0.113.7'));
    await crowd(1, through('198.51.100.1, 203.0.113.7'));
    expect(await (await through('198.51.100.2, 203.0.113.7')()).closed).toBe(CROWDED);
    await crowd(2, through('203.0.113.8'));
  });

  test('without a proxy nobody is believed who claims to come through one', async () => {
    const visitor = await open({ socketsPerAddress: 2 });
    await crowd(1, () => visitor.socket({ 'x-forwarded-for': '203.0.113.7' }));
    await crowd(1, () => visitor.socket({ 'x-forwarded-for': '203.0.113.8' }));
    expect(await (await visitor.socket({ 'x-forwarded-for': '203.0.113.9' })).closed).toBe(CROWDED);
  });
});

describe('requests behind a proxy', () => {
  test('are counted by what the proxy itself has seen', async () => {
    const visitor = await open({ trustProxy: true });
    const left = async (forwarded: string) => {
      const { headers } = await visitor.ask('GET', '/api/me', undefined, { 'x-forwarded-for': forwarded });
      return Number(headers.get('x-ratelimit-remaining'));
    };
    const first = await left('198.51.100.1, 203.0.113.7');
    expect(await left('198.51.100.2, 203.0.113.7')).toBe(first - 1);
    expect(await left('203.0.113.8')).toBe(first);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (address, counted) => expect(neighbourhoodOf(address)).toBe(counted));
