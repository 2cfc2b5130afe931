import { LEVELS } from '@idavoll/bots';
import { afterEach, describe, expect, test } from 'vitest';
import { FairQueue } from '../bots/fair-queue.ts';
import { BotPool } from '../bots/pool.ts';
import type { SeatQuestion, Terms } from '../bots/question.ts';

const file = new URL('dreaming-bot.mjs', import.meta.url);
const hung: string[] = [];
let pool: BotPool;

const TERMS: Terms = { game: 'mimir', rules: 1, agreement: { seats: 2, options: {}, traits: [{}, {}] } };

/** The thread of these tests reads from the seed what to do, and answers with it as its move. */
const open = (threads: number, patience: number) => {
  pool = new BotPool({ threads, patience, onHung: game => hung.push(game), file });
  return (seed: number | string, table = 'some-table', signal?: AbortSignal) => {
    const view = new Int16Array(1) as SeatQuestion['view'];
    const question = { seat: 0, view, memory: [], level: LEVELS.jarl, seed: seed as number };
    return pool.ask(table, TERMS, question, signal).then(answer => answer?.plan[0].move);
  };
};

describe('the threads of bots', () => {
  afterEach(() => pool.close());

  test('one that thinks for ever holds up no other; asked in haste it answers, and where not, nobody knows', async () => {
    const ask = open(1, 1500);
    const dreams = [ask('dream at leisure'), ask('dream')];
    const others = Array.from({ length: 20 }, (_, i) => ask(i));
    expect(await Promise.all(others)).toEqual(others.map((_, i) => i));
    expect(await Promise.all(dreams)).toEqual(['dream at leisure', undefined]);
    expect(hung.length).toBe(3);
  });

  test('one that falls over is replaced, and its question asked again', async () => {
    const ask = open(2, 60_000);
    const fallen = [ask('stumble at leisure'), ask('stumble')];
    const others = Array.from({ length: 10 }, (_, i) => ask(i));
    expect(await Promise.all(others)).toEqual(others.map((_, i) => i));
    expect(await Promise.all(fallen)).toEqual(['stumble at leisure', undefined]);
    expect(await ask(7)).toBe(7);
  });

  test('are told a table once, however many they are asked about', async () => {
    const ask = open(1, 60_000);
    for (let i = 0; i < 600; i++) expect(await ask(i, `table ${i % 520}`)).toBe(i);
  });

  test('a question that is taken back before a thread has it is answered by nobody', async () => {
    const ask = open(1, 1000);
    const dream = ask('dream');
    const controller = new AbortController();
    const taken = ask(3, 'another', controller.signal);
    controller.abort();
    expect(await taken).toBeUndefined();
    expect([pool.waiting, await dream]).toEqual([0, undefined]);
  });
});

describe('what waits for a thread', () => {
  test('is taken from the table that had the least time, each table’s own in its order', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1']) queue.push(item[0], item);
    const order: (string | undefined)[] = [];
    const took = { a: 30, b: 100, c: 10 };
    for (let item = queue.next(); item; item = queue.next()) {
      order.push(item);
      queue.spend(item[0], took[item[0] as keyof typeof took]);
      if (item === 'c1') queue.push('c', 'c2');
      if (item === 'b1') queue.push('b', 'b2');
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b2']);
    expect(queue.size).toBe(0);
  });

  test('a table that was silent for long has saved nothing up', () => {
    const queue = new FairQueue<string>();
    queue.push('busy', 'busy 1');
    queue.spend('busy', 1000);
    queue.push('new', 'new 1');
    queue.push('new', 'new 2');
    expect(queue.next()).toBe('busy 1');
    queue.push('busy', 'busy 2');
    queue.spend('new', 5);
    expect([queue.next(), queue.next(), queue.next()]).toEqual(['busy 2', 'new 1', 'new 2']);
  });
});
