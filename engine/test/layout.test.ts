import { describe, expect, test } from 'vitest';
import { type FieldSpec, HIDDEN, layout, NONE, outOfBounds } from '../layout.ts';

const cells = layout({
  round: { is: [1, 3] },
  phase: { is: ['place', 'act', 'over'] },
  hand: { is: ['axe', 'bow'], none: true, per: [2], secret: 'cards', owner: 0 },
  tokens: { is: [2, 5], none: true, per: [['hel', 'asgard'], 3], secret: 'tokens' },
  deep: { is: [-4, 4], per: [2, ['a', 'b', 'c'], 4], secret: 'cards' },
});
const { at } = cells;

describe('places', () => {
  test('fields follow each other, the last axis runs fastest, and no cell is used twice', () => {
    const places = [
      at.round,
      at.phase,
      ...[0, 1].map(i => at.hand(i)),
      ...[0, 1].flatMap(i => [0, 1, 2].map(j => at.tokens(i, j))),
      ...[0, 1].flatMap(i => [0, 1, 2].flatMap(j => [0, 1, 2, 3].map(k => at.deep(i, j, k)))),
    ];
    expect(places).toEqual(Array.from({ length: 34 }, (_, i) => i));
    expect(cells.size).toBe(34);
  });

  test('a field knows where it lies and what it may hold', () => {
    expect(cells.fields.map(({ name, base, cells: { length }, min, max }) => [name, base, length, min, max])).toEqual([
      ['round', 0, 1, 1, 3],
      ['phase', 1, 1, 0, 2],
      ['hand', 2, 2, 0, 1],
      ['tokens', 4, 6, 2, 5],
      ['deep', 10, 24, -4, 4],
    ]);
  });

  test('a fourth axis is refused', () => {
    const four: FieldSpec<never> = { is: [0, 1], per: [2, 2, 2, 2] };
    expect(() => layout({ four })).toThrow('at most three axes');
  });
});

test('groups of secrets are listed once, in the order of their fields', () => {
  expect(cells.secrets).toEqual(['cards', 'tokens']);
});

test('a new state holds zeros, a new view hides everything, and neither shares memory with the next', () => {
  expect(new Set(cells.state())).toEqual(new Set([0]));
  expect(new Set(cells.view())).toEqual(new Set([HIDDEN]));
  cells.state().fill(1);
  cells.view().fill(1);
  expect([cells.state()[0], cells.view()[0]]).toEqual([0, HIDDEN]);
});

describe('bounds', () => {
  const sound = () => {
    const state = cells.state();
    state[at.round] = 1;
    for (let i = 0; i < 6; i++) state[at.tokens(0, i)] = NONE;
    return state;
  };

  test('a state within bounds has nothing to say', () => {
    expect(outOfBounds(cells, sound())).toBeUndefined();
  });

  test.each<[cell: number, value: number, said: string]>([
    [at.round, 0, 'round[0] is 0'],
    [at.round, 4, 'round[0] is 4'],
    [at.round, NONE, 'round[0] is -1'],
    [at.phase, 3, 'phase[0] is 3'],
    [at.hand(1), 2, 'hand[1] is 2'],
    [at.hand(1), -2, 'hand[1] is -2'],
    [at.tokens(1, 2), 1, 'tokens[5] is 1'],
    [at.tokens(0, 1), 0, 'tokens[1] is 0'],
    [at.deep(1, 0, 1), -5, 'deep[13] is -5'],
    [at.hand(0), HIDDEN, 'hand[0] is -32768'],
  ])('cell %i holding %i: %s', (cell, value, said) => {
    const state = sound();
    state[cell] = value;
    expect(outOfBounds(cells, state)).toBe(said);
  });
});
