/** Lots: the house and the seats each give a part of a match's chance, and promise it before any part is shown. */
import { commitmentTo, type Seed } from './chance.ts';
import { sha256, toHex, utf8 } from './sha256.ts';

/** What a seat gave: nothing, a promise alone, or the part that it had promised. */
export type Lot = null | { readonly promise: string; readonly part: Seed | null };

export interface Lots {
  /** The part of the house. Whoever promised it tells its commitment before anybody shows a part. */
  readonly secret: Seed;
  readonly seats: readonly Lot[];
}

/** SHA-256 as it is written: what promises a seed, a secret or a part. */
export const isCommitment = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const partOf = (lot: Lot) => (lot === null ? 'none' : (lot.part ?? 'withheld'));

/** What was promised and what was shown, as the head of a record has it. The seed is made from these very lines. */
export const linesOf = ({ secret, seats }: Lots): string[] => [
  `commitment: ${commitmentTo(secret)}`,
  ...seats.map((lot, seat) => `promise ${seat}: ${lot?.promise ?? 'none'}`),
  `secret: ${secret}`,
  ...seats.map((lot, seat) => `part ${seat}: ${partOf(lot)}`),
];

/** Nobody who had to promise before the others showed theirs can choose what comes out. */
export const seedOf = (lots: Lots): Seed => {
  const message = linesOf(lots).map(line => `${line}\n`);
  return toHex(sha256(utf8(message.join('')))).slice(0, 32);
};
