import { describe, expect, test } from 'vitest';
import {
  basis,
  ContentError,
  identifier,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  readContent,
  type Shape,
  text,
} from '../content.ts';
import { runes } from './games/runes.ts';

const METALS = ['iron', 'gold'] as const;
const shape = object({
  name: text,
  cards: listOf({ min: 1, max: 3 }, object({ id: text, points: integer(0, 9), needs: mapOf(METALS, integer(1, 2)) })),
  first: oneOf(METALS),
  turns: listOf(2, integer(1, 4)),
});
const card = { id: 'axe', points: 3, needs: { iron: 2 } };
const pack = { name: 'base', cards: [card, { ...card, id: 'bow', needs: {} }], first: 'gold', turns: [1, 4] };

test('content that fits comes back, without what nobody asked for', () => {
  expect(readContent('base.json', { ...pack, note: 'printed 2019' }, shape)).toEqual(pack);
});

describe('an error names file, entry and field', () => {
  test.each<[json: unknown, message: string]>([
    [null, 'base.json: the whole file: an object is wanted, not null'],
    [[pack], 'base.json: the whole file: an object is wanted'],
    [{ ...pack, name: '' }, 'base.json: name: a text is wanted, not ""'],
    [{ ...pack, name: 3 }, 'base.json: name: a text is wanted, not 3'],
    [{ ...pack, name: 'x'.repeat(81) }, 'base.json: name: at most 80 letters are wanted'],
    [{ ...pack, name: undefined }, 'base.json: name: a text is wanted, not nothing'],
    [{ ...pack, first: 'wood' }, 'base.json: first: "wood" is none of iron, gold'],
    [{ ...pack, cards: card }, 'base.json: cards: a list is wanted, not {"id"'],
    [{ ...pack, cards: [] }, 'base.json: cards: 1 to 3 entries are wanted, not 0'],
    [
      { ...pack, cards: [{ ...card, points: 10 }] },
      'base.json: cards.axe.points: a whole number from 0 to 9 is wanted',
    ],
    [
      { ...pack, cards: [{ ...card, points: 1.5 }] },
      'base.json: cards.axe.points: a whole number from 0 to 9 is wanted',
    ],
    [{ ...pack, cards: [card, card] }, 'base.json: cards.axe: this id occurs twice'],
    [{ ...pack, cards: [{ points: 1 }] }, 'base.json: cards.0.id: a text is wanted, not nothing'],
    [{ ...pack, cards: [{ ...card, needs: { wood: 1 } }] }, 'base.json: cards.axe.needs: "wood" is none of iron, gold'],
    [{ ...pack, cards: [{ ...card, needs: { iron: 3 } }] }, 'base.json: cards.axe.needs.iron: a whole number'],
    [{ ...pack, turns: [1] }, 'base.json: turns: 2 entries are wanted, not 1'],
    [{ ...pack, turns: [1, 5] }, 'base.json: turns.1: a whole number from 1 to 4 is wanted, not 5'],
  ])('%j: %s', (json, message) => {
    expect(() => readContent('base.json', json, shape)).toThrow(message);
  });

  test('in parts, for whoever shows it', () => {
    const wrong: Shape<number> = (_json, spot) => spot.into('cards').into('axe').fail('it is blunt');
    try {
      readContent('base.json', {}, wrong);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError);
      expect(error).toMatchObject({ file: 'base.json', path: 'cards.axe', problem: 'it is blunt' });
    }
  });
});

test.each(['axe', 'axe-2', '9-lives'])('%s is an id', id => {
  expect(readContent('base.json', id, identifier)).toBe(id);
});

test.each(['', 'Axe', 'two words', 'axe-', '-axe', 'a=b', 'å', 3])('%j is no id', id => {
  expect(() => readContent('base.json', id, identifier)).toThrow('small letters, digits and hyphens are wanted');
});

test('an id is short, for notations are made of them', () => {
  expect(readContent('base.json', 'x'.repeat(32), identifier)).toHaveLength(32);
  expect(() => readContent('base.json', 'x'.repeat(33), identifier)).toThrow('at most 32 letters are wanted');
});

test('a basis is one word for the whole entry, or one for each field', () => {
  const fields = { name: 'stated', needs: { iron: 'derived', gold: 'ruling' } };
  expect(readContent('base.json', 'invented', basis)).toBe('invented');
  expect(readContent('base.json', fields, basis)).toEqual(fields);
  expect(() => readContent('base.json', null, basis)).toThrow('an object is wanted, not null');
  expect(() => readContent('base.json', { ...fields, needs: { iron: 'heard' } }, basis)).toThrow(
    'base.json: needs.iron: "heard" is none of stated, derived, ruling, reconstructed, invented',
  );
});

test('a pack says on what each of its entries is based', () => {
  const [first, ...others] = runes.base.content.runes;
  const json = { runes: [{ ...first, basis: 'heard' }, ...others] };
  expect(() => runes.readContent('own.json', json)).toThrow('own.json: runes.fehu.basis: "heard" is none of stated');
});
