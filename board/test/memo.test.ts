import { h, options, render } from 'preact';
import { expect, test } from 'vitest';
import { memo } from '../memo.ts';
import { tinyRoot } from './tiny-dom.ts';

options.debounceRendering = draw => draw();

/** How often a part is drawn that is given these props one after another. */
const drawn = <P extends object>(props: readonly P[], isSame?: (before: P, after: P) => boolean): number => {
  let count = 0;
  const Part = memo<P>(() => {
    count++;
    return null;
  }, isSame);
  const root = tinyRoot();
  for (const some of props) render(h(Part, some), root as never);
  return count;
};

test('a part is drawn again when one of its props is another, came or went', () => {
  const list = [1];
  expect(
    drawn([
      { a: 1, list },
      { a: 1, list },
    ]),
  ).toBe(1);
  expect(drawn([{ a: 1 }, { a: 2 }])).toBe(2);
  expect(drawn([{ a: [1] }, { a: [1] }])).toBe(2);
  expect(drawn<{ a: number; b?: number }>([{ a: 1 }, { a: 1, b: 2 }, { a: 1 }])).toBe(3);
});

test('or as its own comparison says', () => {
  const isSame = (before: { a: number }, after: { a: number }) => before.a % 2 === after.a % 2;
  expect(drawn([{ a: 1 }, { a: 3 }, { a: 4 }], isSame)).toBe(2);
});
