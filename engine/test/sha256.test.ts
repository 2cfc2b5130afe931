import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from '../sha256.ts';

/** FIPS 180-4 and its examples. */
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('SHA-256 of %.20s…', (message, digest) => {
  expect(toHex(sha256(utf8(message)))).toBe(digest);
});

/** RFC 4231, test cases 1, 2 and 6: a short key, a text as key, and a key longer than a block. */
test.each([
  ['0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    toHex(utf8('Jefe')),
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    'aa'.repeat(131),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('HMAC-SHA-256 under %.16s…', (key, message, digest) => {
  expect(toHex(hmacSha256(fromHex(key), utf8(message)))).toBe(digest);
});

describe('random inputs agree with node:crypto', () => {
  /** Lengths around the ends of blocks and of their padding come more often than by chance. */
  const length = fc.oneof(fc.nat(300), fc.constantFrom(55, 56, 63, 64, 65, 119, 120, 128));
  const bytes = length.chain(size => fc.uint8Array({ minLength: size, maxLength: size }));

  test('SHA-256', () => {
    fc.assert(
      fc.property(bytes, message => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });

  test('HMAC-SHA-256', () => {
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });

  test('bytes come back from hexadecimal', () => {
    fc.assert(
      fc.property(bytes, message => {
        expect(fromHex(toHex(message))).toEqual(message);
      }),
    );
  });
});
