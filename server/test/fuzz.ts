/** Messages and requests that nobody should send: mended from right ones, so that they come far before they are refused. */
import { PlayoutChance } from '@idavoll/engine';

const STRINGS = [
  '',
  ' ',
  '\0',
  '‮',
  '__proto__',
  'constructor',
  '../..',
  '%00',
  'null',
  '💥',
  "'; drop table entry; --",
];
const NUMBERS = [-1, 0, 1, 7, 8, 0.5, 255, 65_536, 2 ** 31, 2 ** 53, -(2 ** 31), 1e308];
type Json = unknown;

export class Fuzz {
  readonly #chance: PlayoutChance;

  constructor(seed: number) {
    this.#chance = new PlayoutChance(seed);
  }

  below(bound: number): number {
    return this.#chance.below(bound);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }

  /** Any value, not too deep. */
  value(depth = 2): Json {
    const kind = this.below(depth > 0 ? 8 : 6);
    if (kind === 0) return null;
    if (kind === 1) return this.below(2) === 0;
    if (kind === 2) return this.pick(NUMBERS);
    if (kind === 3) return this.pick(STRINGS);
    if (kind === 4) return 'x'.repeat(this.below(300));
    if (kind === 5) return this.below(100);
    if (kind === 6) return Array.from({ length: this.below(4) }, () => this.value(depth - 1));
    return Object.fromEntries(Array.from({ length: this.below(4) }, () => [this.pick(STRINGS), this.value(depth - 1)]));
  }

  /** The same with something changed, added or missing, once or several times. */
  mend(value: Json, times = 1 + this.below(3)): Json {
    let mended = value;
    for (let i = 0; i < times; i++) mended = this.#mendOnce(mended);
    return mended;
  }

  #mendOnce(value: Json): Json {
    if (typeof value !== 'object' || value === null || this.below(8) === 0) return this.value();
    if (Array.isArray(value)) {
      const at = this.below(value.length + 1);
      return [...value.slice(0, at), this.value(1), ...value.slice(at + this.below(2))];
    }
    const entries = Object.entries(value);
    if (entries.length === 0 || this.below(6) === 0) return { ...value, [this.pick(STRINGS)]: this.value(1) };
    const at = this.below(entries.length);
    const [key, old] = entries[at];
    if (this.below(4) === 0) return Object.fromEntries(entries.toSpliced(at, 1));
    return { ...value, [key]: this.below(2) === 0 ? this.#mendOnce(old) : this.value(1) };
  }

  /** As text, now and then cut, doubled or with a letter changed. */
  text(value: Json): string {
    const text = JSON.stringify(value) ?? '';
    const how = this.below(12);
    const at = this.below(text.length + 1);
    if (how === 0) return text.slice(0, at);
    if (how === 1) return text + text;
    if (how === 2) return text.slice(0, at) + this.pick(STRINGS) + text.slice(at);
    return text;
  }
}
