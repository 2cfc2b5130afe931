/** Chance: for matches from a seed that is committed to at the start and shown at the end, for playouts a fast stream. */
import type { Chance, Effects } from './game.ts';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

/** 128 random bits as 32 hexadecimal digits. Whoever knows it knows every shuffle and die of its match. */
export type Seed = string;

export const isSeed = (text: string): text is Seed => /^[0-9a-f]{32}$/.test(text);

/** A seed from any text, for tests and simulations: a seed stands for itself. */
export const seedFrom = (text: string): Seed => (isSeed(text) ? text : toHex(sha256(utf8(text))).slice(0, 32));

/** What is shown when a match starts, so that nobody can change the seed afterwards. */
export const commitmentTo = (seed: Seed): string => toHex(sha256(fromHex(seed)));

/**
 * The chance of one step of a match: HMAC-SHA-256 of "step/block" under the seed, read as 32-bit numbers. Depends on
 * nothing but seed and step, so there is no generator state to save, restore or leak.
 */
export const chanceAt = (seed: Seed, step: number): Chance => {
  let block = 0;
  let words: DataView | undefined;
  let used = 32;
  const next = () => {
    if (words === undefined || used === 32) {
      words = new DataView(hmacSha256(fromHex(seed), utf8(`${step}/${block++}`)).buffer);
      used = 0;
    }
    used += 4;
    return words.getUint32(used - 4);
  };
  return {
    below: n => {
      const fair = 2 ** 32 - (2 ** 32 % n);
      let word = next();
      while (word >= fair) word = next();
      return word % n;
    },
  };
};

/** The chance of playouts: sfc32, reseeded in place. As effects it tells nobody and reveals nothing. */
export class PlayoutChance implements Effects {
  readonly #s = new Int32Array(4);

  constructor(seed = 0) {
    this.reseed(seed);
  }

  reseed(seed: number): void {
    const s = this.#s;
    s[0] = seed;
    s[1] = Math.imul(seed, 0x9e3779b9);
    s[2] = 0x243f6a88;
    s[3] = 1;
    for (let i = 0; i < 12; i++) this.below(2);
  }

  below(n: number): number {
    const s = this.#s;
    const t = (s[0] + s[1] + s[3]) | 0;
    s[3] = s[3] + 1;
    s[0] = s[1] ^ (s[1] >>> 9);
    s[1] = s[2] + (s[2] << 3);
    s[2] = ((s[2] << 21) | (s[2] >>> 11)) + t;
    return Math.floor((t >>> 0) * 2.3283064365386963e-10 * n);
  }

  emit(): void {}
  reveal(): void {}
}
