import { expect, test } from 'vitest';
import { lastOfThreads } from '../table/log.tsx';

test('of lines in one thread the log keeps the last, until another line comes between', () => {
  const line = (text: string, thread?: string) => ({ text, about: [], ...(thread && { thread }) });
  const lines = [
    line('a begins'),
    line('a goes to 1', 'a'),
    line('a goes to 2', 'a'),
    line('b goes to 5', 'b'),
    line('b dodges'),
    line('b dodges'),
    line('b goes to 6', 'b'),
  ];
  const kept = ['a begins', 'a goes to 2', 'b goes to 5', 'b dodges', 'b dodges', 'b goes to 6'];
  expect(lastOfThreads(lines).map(({ text }) => text)).toEqual(kept);
});
