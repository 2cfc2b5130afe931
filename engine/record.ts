/** The portable record of a match: text that people can read, that anyone can check, and that is written in one way. */
import type { Seed } from './chance.ts';
import type { Pack } from './game.ts';
import type { Match, Refusal } from './match.ts';
import type { AgreementError, OptionValue } from './options.ts';

export const FORMAT = 'Idavoll record 1';

/** What the text of a record says, before anything of it is believed. */
export interface MatchRecord {
  readonly text: string;
  readonly game: string;
  readonly rules: number;
  readonly pack: Pick<Pack<unknown>, 'name' | 'version'>;
  readonly seats: number;
  readonly traits: readonly Readonly<Record<string, string>>[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly commitment: string;
  readonly seed: Seed;
  readonly steps: readonly { readonly line: number; readonly seat: number; readonly text: string }[];
  /** Present when the match was played to its end. */
  readonly result: { readonly scores: readonly number[]; readonly places: readonly number[] } | undefined;
}

export type RecordError =
  | { readonly code: 'not-a-record' | 'wrong-commitment' | 'wrong-result' | 'unfinished-result' | 'no-end' }
  | { readonly code: 'bad-line' | 'carriage-return' | 'cut-off'; readonly line: number }
  | {
      readonly code: 'missing-header' | 'unknown-header' | 'misplaced-header' | 'bad-header';
      readonly header: string;
      readonly line: number;
    }
  | { readonly code: 'not-as-written'; readonly line: number; readonly wanted: string }
  | { readonly code: 'other-game' | 'other-rules' | 'other-content'; readonly wanted: string; readonly found: string }
  | { readonly code: 'bad-agreement'; readonly error: AgreementError }
  | { readonly code: 'refused-move'; readonly line: number; readonly refusal: Refusal['code']; readonly rule?: string };

/** How options and traits follow each other: as the schema has them. */
type Order = (a: string, b: string) => number;
const AS_DECLARED: Order = () => 0;
/** As the database of the first servers kept them, and as those servers wrote them: short names first. */
export const AS_KEPT: Order = (a, b) => a.length - b.length || (a < b ? -1 : 1);

const pairs = (schema: object, values: Readonly<Record<string, OptionValue>>, order: Order) =>
  Object.keys(schema)
    .sort(order)
    .map(key => `${key}=${values[key]}`)
    .join(' ');

/** What is known before the first move, up to the empty line. */
export const writeHead = ({ module, agreement, pack, commitment, seed }: Match, order: Order = AS_DECLARED): string =>
  [
    FORMAT,
    `game: ${module.id}`,
    `rules: ${module.rules}`,
    `content: ${pack.name} ${pack.version}`,
    `seats: ${agreement.seats}`,
    `options: ${pairs(module.options, agreement.options, order)}`,
    ...agreement.traits.map((traits, seat) => `seat ${seat}: ${pairs(module.traits, traits, order)}`),
    `commitment: ${commitment}`,
    `seed: ${seed}`,
    '',
    '',
  ].join('\n');

/** The whole record, the seed included: for the host alone while the match is under way. */
export const writeRecord = (match: Match, order: Order = AS_DECLARED): string => {
  if (match.setPosition) throw new Error('a match from a set position has no record');
  const outcome = match.outcome();
  const lines = match.steps.map(({ seat, text }, i) => `${i + 1}. ${seat} ${text}`);
  if (outcome) lines.push('', `scores: ${outcome.scores.join(' ')}`, `places: ${outcome.places.join(' ')}`);
  return writeHead(match, order) + lines.map(line => `${line}\n`).join('');
};
