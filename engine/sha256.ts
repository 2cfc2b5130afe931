/** SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104), synchronous, so that page and server share one source of chance. */

/** The first 32 bits of the fractional part of a root of a prime. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);

const primes = (count: number) => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every(p => n % p !== 0)) found.push(n);
  return found;
};

const ROUND = Int32Array.from(primes(64), p => fraction(Math.cbrt(p)));
const START = Int32Array.from(primes(8), p => fraction(Math.sqrt(p)));

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

const compress = (hash: Int32Array, w: Int32Array) => {
  for (let i = 16; i < 64; i++) {
    const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) hash[i] += x;
};

export const sha256 = (message: Uint8Array): Uint8Array => {
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  for (const [i, byte] of message.entries()) padded.setUint8(i, byte);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(blocks * 64 - 8, Math.floor(message.length / 2 ** 29));
  padded.setUint32(blocks * 64 - 4, message.length << 3);
  const hash = START.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) words[i] = padded.getInt32(block * 64 + i * 4);
    compress(hash, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of hash.entries()) out.setInt32(i * 4, word);
  return new Uint8Array(out.buffer);
};

const joined = (a: Uint8Array, b: Uint8Array) => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const pad = (byte: number) => block.map(x => x ^ byte);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
};

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
