import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MoveTable, moves } from '../moves.ts';

const table = moves({
  pass: { text: 'pass' },
  place: { text: '{token}>{realm}', of: { token: ['viking', 'wyrm'], realm: ['hel', 'asgard', 'midgard'] } },
  order: { text: 'place {place}', of: { place: { count: 3, from: 1 } } },
  scare: { text: 'scare {seat} {token}>{realm}', of: { seat: { count: 2 }, token: ['v', 'w'], realm: ['a', 'b'] } },
  four: { text: '{a}{b}{c}{d}', of: { a: { count: 2 }, b: { count: 3 }, c: { count: 2 }, d: { count: 2 } } },
});
const { pass, place, order, scare, four } = table.make;
const whole = ({ size }: MoveTable) => Array.from({ length: size }, (_, move) => move);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

describe('packing', () => {
  test('the constructors make every move of the table once, in declared order', () => {
    const made = [
      pass(),
      ...upTo(2).flatMap(token => upTo(3).map(realm => place(token, realm))),
      ...upTo(3).map(at => order(at)),
      ...upTo(2).flatMap(seat => upTo(2).flatMap(token => upTo(2).map(realm => scare(seat, token, realm)))),
      ...upTo(2).flatMap(a => upTo(3).flatMap(b => upTo(2).flatMap(c => upTo(2).map(d => four(a, b, c, d))))),
    ];
    expect(made).toEqual(whole(table));
  });

  test('a move gives its fields back', () => {
    for (const move of whole(table)) {
      if (place.is(move)) expect(place(place.get.token(move), place.get.realm(move))).toBe(move);
      if (order.is(move)) expect(order(order.get.place(move))).toBe(move);
      if (scare.is(move)) {
        const { seat, token, realm } = scare.get;
        expect(scare(seat(move), token(move), realm(move))).toBe(move);
      }
      if (four.is(move)) {
        const { a, b, c, d } = four.get;
        expect(four(a(move), b(move), c(move), d(move))).toBe(move);
      }
    }
  });

  test('a move is of one kind, and nothing beside the table is of any', () => {
    const kinds = [pass, place, order, scare, four];
    for (const move of whole(table)) expect(kinds.filter(kind => kind.is(move))).toHaveLength(1);
    expect(kinds.some(kind => kind.is(-1) || kind.is(table.size))).toBe(false);
  });

  test('decoding names kind and fields as the notation does', () => {
    expect(table.decode(pass())).toEqual({ kind: 'pass' });
    expect(table.decode(place(1, 2))).toEqual({ kind: 'place', token: 'wyrm', realm: 'midgard' });
    expect(table.decode(order(2))).toEqual({ kind: 'order', place: 3 });
    expect(table.decode(scare(1, 0, 1))).toEqual({ kind: 'scare', seat: 1, token: 'v', realm: 'b' });
  });
});

describe('notation', () => {
  test('it is written as declared, numbers counted from where the field says', () => {
    expect([pass(), place(0, 1), order(0), scare(1, 1, 0), four(1, 2, 0, 1)].map(table.notate)).toEqual([
      'pass',
      'viking>asgard',
      'place 1',
      'scare 1 w>a',
      '1201',
    ]);
  });

  test('finding is the inverse of writing, over the whole of any table', () => {
    const fields = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fields, { minLength: 1, maxLength: 4 }), kinds => {
        const any = moves(
          Object.fromEntries(
            kinds.map((counts, kind) => [
              `kind${kind}`,
              {
                text: [`kind${kind}`, ...counts.keys()].map((key, i) => (i === 0 ? key : `{f${key}}`)).join(' '),
                of: Object.fromEntries(counts.map((count, i) => [`f${i}`, { count }])),
              },
            ]),
          ),
        );
        expect(whole(any).map(move => any.find(any.notate(move)))).toEqual(whole(any));
      }),
    );
  });

  test.each(['', 'Pass', 'pass ', 'place 0', 'viking>jotunheim', '__proto__', 'constructor'])('%j is no move', text => {
    expect(table.find(text)).toBeUndefined();
  });
});

describe('a table that cannot be', () => {
  test('two moves with one notation are refused', () => {
    const twice = moves({ take: { text: '{what}', of: { what: ['axe', 'bow'] } }, drop: { text: 'bow' } });
    expect(() => twice.find('axe')).toThrow('two moves are written bow');
  });

  test('a field called kind is refused: it would hide which move it is', () => {
    expect(() => moves({ place: { text: '{kind}', of: { kind: ['axe', 'bow'] } } })).toThrow('is called kind');
  });

  test('a fifth field is refused', () => {
    const count = { count: 2 };
    const of = { a: count, b: count, c: count, d: count, e: count };
    expect(() => moves({ five: { text: '{a}{b}{c}{d}{e}', of } })).toThrow('at most four fields');
  });

  test.each([-1, table.size, Number.NaN])('%d is no move to write or decode', move => {
    expect(() => table.notate(move)).toThrow('is no move');
    expect(() => table.decode(move)).toThrow('is no move');
  });
});
