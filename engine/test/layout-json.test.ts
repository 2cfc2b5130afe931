import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Axis, type FieldSpec, HIDDEN, type Layout, layout, NONE, type State } from '../layout.ts';
import { fromJson, toJson } from '../layout-json.ts';

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 4 });
const axis: fc.Arbitrary<Axis> = fc.oneof(fc.integer({ min: 1, max: 3 }), names);
const range = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.nat(20))
  .map(([min, span]): readonly [number, number] => [min, min + span]);
const field: fc.Arbitrary<FieldSpec<never>> = fc.record({
  is: fc.oneof(names, range),
  per: fc.array(axis, { maxLength: 3 }),
  none: fc.boolean(),
});
const layouts = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,6}$/), field, { minKeys: 1, maxKeys: 5 })
  .map(spec => layout(spec));

/** Any state within the bounds of its layout. */
const stateOf = (cells: Layout): fc.Arbitrary<State> =>
  fc
    .tuple(
      ...cells.fields.flatMap(({ cells: { length }, min, max, none }) =>
        Array.from({ length }, () => {
          const value = fc.integer({ min, max });
          return none ? fc.oneof(value, fc.constant(NONE)) : value;
        }),
      ),
    )
    .map(values => {
      const state = cells.state();
      state.set(values);
      return state;
    });

const layoutAndState = layouts.chain(cells => stateOf(cells).map(state => ({ cells, state })));

test('a state comes back from its JSON, whatever the layout', () => {
  fc.assert(
    fc.property(layoutAndState, ({ cells, state }) => {
      const back = fromJson(cells, JSON.parse(JSON.stringify(toJson(cells, state))));
      expect(back).toEqual({ ok: true, value: state });
    }),
  );
});

test('a view writes ? for what is hidden, and a state with ? in it is refused', () => {
  fc.assert(
    fc.property(layoutAndState, fc.nat(), ({ cells, state }, where) => {
      const hidden = where % cells.size;
      state[hidden] = HIDDEN;
      const json = JSON.stringify(toJson(cells, state));
      expect(json.match(/"\?"/g)).toHaveLength(1);
      expect(fromJson(cells, JSON.parse(json)).ok).toBe(false);
    }),
  );
});

const cells = layout({
  round: { is: [1, 3] },
  phase: { is: ['place', 'act'] },
  hand: { is: ['axe', 'bow'], none: true, per: [2] },
  tokens: { is: [0, 9], per: [['hel', 'asgard'], 2] },
});
const readable = {
  round: 2,
  phase: 'act',
  hand: ['bow', null],
  tokens: { hel: [0, 1], asgard: [2, 3] },
};

test('the JSON form reads like the game', () => {
  const state = cells.state();
  state.set([2, 1, 1, NONE, 0, 1, 2, 3]);
  expect(toJson(cells, state)).toEqual(readable);
});

describe('whatever does not fit is refused with its place', () => {
  const { round: _round, ...withoutRound } = readable;
  test.each<[json: unknown, refusal: string]>([
    [null, 'state: an object is wanted'],
    [[readable], 'state: an object is wanted'],
    ['state', 'state: an object is wanted'],
    [withoutRound, 'state.round: missing'],
    [{ ...readable, luck: 1 }, 'state.luck: no such entry'],
    [{ ...readable, round: 4 }, 'state.round: 4 is not a whole number from 1 to 3'],
    [{ ...readable, round: 0 }, 'state.round: 0 is not a whole number from 1 to 3'],
    [{ ...readable, round: 1.5 }, 'state.round: 1.5 is not a whole number from 1 to 3'],
    [{ ...readable, round: '2' }, 'state.round: "2" is not a whole number from 1 to 3'],
    [{ ...readable, round: null }, 'state.round: null is not a whole number from 1 to 3'],
    [{ ...readable, phase: 'sing' }, 'state.phase: "sing" is none of place, act'],
    [{ ...readable, phase: 0 }, 'state.phase: 0 is none of place, act'],
    [{ ...readable, phase: null }, 'state.phase: null is none of place, act'],
    [{ ...readable, hand: 'bow' }, 'state.hand: a list of 2 is wanted'],
    [{ ...readable, hand: ['bow'] }, 'state.hand: a list of 2 is wanted'],
    [{ ...readable, hand: ['bow', null, null] }, 'state.hand: a list of 2 is wanted'],
    [{ ...readable, hand: ['bow', '?'] }, 'state.hand[1]: "?" is none of axe, bow'],
    [{ ...readable, tokens: [[0, 1]] }, 'state.tokens: an object is wanted'],
    [{ ...readable, tokens: { hel: [0, 1] } }, 'state.tokens.asgard: missing'],
    [{ ...readable, tokens: { ...readable.tokens, midgard: [] } }, 'state.tokens.midgard: no such entry'],
    [
      { ...readable, tokens: { ...readable.tokens, hel: [0, -1] } },
      'state.tokens.hel[1]: -1 is not a whole number from 0 to 9',
    ],
  ])('%j: %s', (json, refusal) => {
    expect(fromJson(cells, json)).toEqual({ ok: false, error: refusal });
  });
});
