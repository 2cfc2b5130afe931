import { afterEach, expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import type { BotQuestion } from '../bots/question.ts';

const file = new URL('dreaming-bot.mjs', import.meta.url);
const hung: string[] = [];
let pool: BotPool;
afterEach(() => pool.close());

const open = (threads: number, patience: number) => {
  pool = new BotPool({ threads, delay: 0, patience, onHung: game => hung.push(game), file });
  return (...offers: string[]) => {
    const question = { game: 'mimir', agreement: { seats: 2, options: {}, traits: [{}, {}] }, seat: 0, offers };
    return pool.ask({ ...question, view: new Int16Array(1) as BotQuestion['view'] }, false);
  };
};

test('a bot that thinks for ever holds up no other, and its match goes on with one of its offers', async () => {
  const ask = open(1, 1500);
  const dreams = Array.from({ length: 2 }, () => ask('dream', 'dream'));
  const others = Array.from({ length: 20 }, (_, i) => ask(`move ${i}`));
  expect(await Promise.all(others)).toEqual(others.map((_, i) => `move ${i}`));
  expect(await Promise.all(dreams)).toEqual(['dream', 'dream']);
  expect(hung.length).toBeGreaterThanOrEqual(2);
});

test('a thread that falls over is replaced, and only its own question fails', async () => {
  const ask = open(2, 60_000);
  const fallen = ask('stumble');
  fallen.catch(() => {});
  const others = Array.from({ length: 10 }, (_, i) => ask(`move ${i}`));
  expect(await Promise.all(others)).toEqual(others.map((_, i) => `move ${i}`));
  await expect(fallen).rejects.toThrow('the thread of a bot has ended');
  expect(await ask('again')).toBe('again');
});
