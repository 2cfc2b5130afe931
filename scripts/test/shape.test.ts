import { expect, test } from 'vitest';
import { problemsIn } from '../shape.mjs';

const body = (lines: number) => Array.from({ length: lines }, () => '  count += 1;').join('\n');

test.each([
  ['const short = (s: State) => {', 78, 0],
  ['const long = (s: State) => {', 79, 1],
  ['export function long(s: State) {', 200, 1],
  ['for (const card of cards) {', 200, 0],
])('%s with %i lines: %i problems', (head, lines, count) => {
  expect(problemsIn(`${head}\n${body(lines)}\n}\n`)).toHaveLength(count);
});

test('a member of an object is a function as well', () => {
  const source = `const phase = {\n  legal: (c, s) => {\n${body(90)}\n  },\n};\n`;
  expect(problemsIn(source)).toEqual(['line 2: a function of 92 lines, more than 80']);
});

test.each(['next++', 'scratch[--left]', 'place = 3', '(s[at.round] += 1)'])('telling may not change: %s', said => {
  expect(problemsIn(`  fx.emit(tell.laidOut, ${said}, realm);\n`)).toEqual([expect.stringContaining('line 1: emit(')]);
});

test.each(['next + 1', 'a === b ? 1 : 0', 'a <= b ? 1 : 0', 's[at.order(0)]', 'seats.map(x => x)'])(
  'telling may say: %s',
  said => {
    expect(problemsIn(`  fx.emit(tell.laidOut, ${said}, realm);\n`)).toEqual([]);
  },
);
