import { describe, expect, test } from 'vitest';
import { agree, available, defaultOf, type OptionSpec, sampleValues } from '../options.ts';
import { ravens } from './games/ravens.ts';
import { runes } from './games/runes.ts';

const { length, strength, favour } = runes.options;

describe('options', () => {
  test('what is not chosen is the default, which may differ by seat count', () => {
    expect(agree(runes, { seats: 2 })).toMatchObject({
      ok: true,
      value: { seats: 2, options: { length: 'short', strength: 3, favour: 2 } },
    });
    expect(agree(runes, { seats: 3, options: {} })).toMatchObject({ ok: true, value: { options: { length: 'long' } } });
    expect([2, 3, 4].map(seats => defaultOf(length, seats))).toEqual(['short', 'long', 'long']);
    expect(defaultOf(strength, 4)).toBe(3);
  });

  test('what is chosen stays, both ends of a range included', () => {
    for (const value of [1, 4, 5])
      expect(agree(runes, { seats: 2, options: { length: 'long', strength: value } })).toMatchObject({
        ok: true,
        value: { options: { length: 'long', strength: value } },
      });
  });

  test('tests draw all values of a list, and the default and the ends of a range', () => {
    expect(sampleValues(length)).toEqual(['long', 'short']);
    expect(sampleValues(strength)).toEqual([3, 1, 5]);
    const narrow: OptionSpec = { values: { min: 1, max: 2, default: 1 }, rule: '' };
    expect(sampleValues(narrow)).toEqual([1, 2]);
  });

  test('an option is available with its seat counts and with what it needs', () => {
    expect(available(favour, 3, { length: 'long' })).toBe(true);
    expect(available(favour, 2, { length: 'long' })).toBe(false);
    expect(available(favour, 3, { length: 'short' })).toBe(false);
    expect(available(length, 2, {})).toBe(true);
  });

  test('the default may be said aloud even where the option is not available', () => {
    expect(agree(runes, { seats: 2, options: { favour: 2 } })).toMatchObject({ ok: true });
  });
});

describe('traits', () => {
  const traitsOf = (...traits: Record<string, unknown>[]) => {
    const agreement = agree(runes, { seats: 3, traits });
    return agreement.ok ? agreement.value.traits.map(({ colour }) => colour) : agreement.error;
  };

  test('they are given in seat order, each from those still free', () => {
    expect(traitsOf()).toEqual(['ash', 'birch', 'elm']);
    expect(traitsOf({}, { colour: 'ash' })).toEqual(['birch', 'ash', 'elm']);
    expect(traitsOf({ colour: 'oak' }, {}, { colour: 'birch' })).toEqual(['oak', 'ash', 'birch']);
  });

  test('a game without traits gives every seat none', () => {
    expect(agree(ravens, { seats: 2 })).toMatchObject({ ok: true, value: { traits: [{}, {}] } });
  });
});

describe('what cannot be agreed on', () => {
  test.each([
    [{ seats: 5 }, { code: 'bad-seat-count', allowed: [2, 3, 4] }],
    [{ seats: 2.5 }, { code: 'bad-seat-count', allowed: [2, 3, 4] }],
    [
      { seats: 2, options: { luck: 1 } },
      { code: 'unknown-option', option: 'luck', allowed: ['length', 'strength', 'favour'] },
    ],
    [
      { seats: 2, options: JSON.parse('{"__proto__": 1}') },
      { code: 'unknown-option', option: '__proto__', allowed: ['length', 'strength', 'favour'] },
    ],
    [
      { seats: 2, options: { length: 'endless' } },
      { code: 'bad-option-value', option: 'length', allowed: ['long', 'short'] },
    ],
    [
      { seats: 2, options: { strength: 0 } },
      { code: 'bad-option-value', option: 'strength', allowed: [3, 1, 5] },
    ],
    [
      { seats: 2, options: { strength: 6 } },
      { code: 'bad-option-value', option: 'strength', allowed: [3, 1, 5] },
    ],
    [
      { seats: 2, options: { strength: 2.5 } },
      { code: 'bad-option-value', option: 'strength', allowed: [3, 1, 5] },
    ],
    [
      { seats: 2, options: { strength: '2' } },
      { code: 'bad-option-value', option: 'strength', allowed: [3, 1, 5] },
    ],
    [
      { seats: 2, options: { length: 'long', favour: 3 } },
      { code: 'option-not-available', option: 'favour', rule: 'RUN-008' },
    ],
    [
      { seats: 3, options: { length: 'short', favour: 3 } },
      { code: 'option-not-available', option: 'favour', rule: 'RUN-008' },
    ],
    [
      { seats: 2, traits: [{ god: 'odin' }] },
      { code: 'unknown-trait', trait: 'god', allowed: ['colour'] },
    ],
    [
      { seats: 2, traits: [{ colour: 'gold' }] },
      { code: 'bad-trait-value', trait: 'colour', allowed: ['ash', 'birch', 'elm', 'oak'] },
    ],
    [
      { seats: 2, traits: [{ colour: 'elm' }, { colour: 'elm' }] },
      { code: 'trait-taken', trait: 'colour', value: 'elm' },
    ],
  ])('%j: %j', (wishes, error) => {
    expect(agree(runes, wishes)).toEqual({ ok: false, error });
  });
});
