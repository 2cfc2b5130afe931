import { expect, test } from 'vitest';
import { NO_NODE, NodePool, ROOT } from '../pool.ts';

test('ten thousand iterations fit into three megabytes', () => {
  const pool = new NodePool(1024 + 10_000 * 10);
  const bytes = Object.values(pool)
    .filter(ArrayBuffer.isView)
    .reduce((sum, array) => sum + array.byteLength, 0);
  expect(bytes).toBeLessThanOrEqual(3 * 2 ** 20);
});

test('children are found by their move; the favourite is the one gone to most', () => {
  const pool = new NodePool(4);
  const [one, other] = [pool.add(ROOT, 5, 0.4), pool.add(ROOT, 9, 0.6)];
  expect(pool.find(ROOT, 9)).toBe(other);
  expect(pool.find(ROOT, 6)).toBe(NO_NODE);
  expect(pool.favourite(ROOT)).toBe(other);
  pool.visits[one] = 2;
  expect(pool.favourite(ROOT)).toBe(one);
  expect(pool.hasRoom(1)).toBe(true);
  pool.add(one, 1, 0.5);
  expect(pool.hasRoom(1)).toBe(false);
  pool.clear();
  expect(pool.find(ROOT, 9)).toBe(NO_NODE);
});

test('the head of a sealed chain is nobody’s favourite', () => {
  const pool = new NodePool(3);
  const head = pool.add(ROOT, -1, 0.5);
  pool.visits[head] = 100;
  expect(pool.favourite(ROOT)).toBe(NO_NODE);
});
