import { expect, test } from 'vitest';
import { Story } from '../story.ts';

const told = (step: number, event: number) => ({ step, event, fields: [event, -1, 2 ** 31 - 1, 0] });

test('a story is told again as it was told, from any step on', () => {
  const story = new Story();
  const all = Array.from({ length: 40 }, (_, i) => told(Math.floor(i / 3), i));
  for (let i = 0; i < all.length; i += 5) story.add(all.slice(i, i + 5));
  expect(story.length).toBe(40);
  for (let step = 0; step < 15; step++) expect(story.since(step)).toEqual(all.filter(one => one.step >= step));
});

test('what is cut off is forgotten, and another end can be told', () => {
  const story = new Story();
  story.add([told(0, 0), told(1, 1), told(2, 2)]);
  story.length = 1;
  story.add([told(1, 7)]);
  expect(story.since(0)).toEqual([told(0, 0), told(1, 7)]);
  story.length = 5;
  expect(story.length).toBe(2);
});
