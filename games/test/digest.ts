/** A digest of everything that was seen, in two lanes of 32 bits; with a trace, also in words that people can compare. */

/** A text with its lanes, which are worked out once. */
export interface Word {
  readonly text: string;
  readonly a: number;
  readonly b: number;
}

const stir = (lane: number, value: number, factor: number): number => {
  const mixed = Math.imul(lane ^ value, factor);
  return mixed ^ (mixed >>> 15);
};
const stirA = (lane: number, value: number) => stir(lane, value, 0x01000193);
const stirB = (lane: number, value: number) => stir(lane, value, 0x5bd1e995);
const START_A = 0x811c9dc5;
const START_B = 0x2545f491;
const hex = (lane: number) => (lane >>> 0).toString(16).padStart(8, '0');

const words = new Map<string, Word>();
export const wordOf = (text: string): Word => {
  const known = words.get(text);
  if (known) return known;
  let [a, b] = [START_A, START_B];
  for (let i = 0; i < text.length; i++) {
    a = stirA(a, text.charCodeAt(i));
    b = stirB(b, text.charCodeAt(i));
  }
  const word = { text, a, b };
  words.set(text, word);
  return word;
};

/** A number for a generator that is the same for the same text. */
export const numberFrom = (text: string): number => wordOf(text).a;

export class Digest {
  #a = START_A;
  #b = START_B;

  constructor(readonly trace?: string[]) {}

  word(word: Word): void {
    this.#a = stirA(this.#a, word.a);
    this.#b = stirB(this.#b, word.b);
    this.trace?.push(word.text);
  }
  text(text: string): void {
    this.word(wordOf(text));
  }
  number(value: number): void {
    this.#a = stirA(this.#a, value);
    this.#b = stirB(this.#b, value);
    this.trace?.push(String(value));
  }
  /** Begins a line of the trace; the digest does not hear of it. */
  line(title: string): void {
    this.trace?.push(`\n${title}`);
  }
  get hex(): string {
    return hex(this.#a) + hex(this.#b);
  }
}
