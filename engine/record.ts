/** The portable record of a match: text that people can read, that anyone can check, and that is written in one way. */
import { commitmentTo, type Seed } from './chance.ts';
import type { Agreement, Outcome, Pack } from './game.ts';
import { type Lots, linesOf } from './lots.ts';
import type { Match, Refusal } from './match.ts';
import type { AgreementError, OptionValue } from './options.ts';

export const FORMAT = 'Idavoll record 1';
/** Of a match whose seed was made from lots. */
export const FORMAT_OF_LOTS = 'Idavoll record 2';

/** What the text of a record says, before anything of it is believed. */
export interface MatchRecord {
  readonly text: string;
  readonly game: string;
  readonly rules: number;
  readonly pack: Pick<Pack<unknown>, 'name' | 'version'>;
  readonly seats: number;
  readonly traits: readonly Readonly<Record<string, string>>[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** To the secret of the lots where there are any, else to the seed. */
  readonly commitment: string;
  readonly lots: Lots | undefined;
  readonly seed: Seed;
  readonly steps: readonly { readonly line: number; readonly seat: number; readonly text: string }[];
  /** Present when the match was played to its end. */
  readonly result: { readonly scores: readonly number[]; readonly places: readonly number[] } | undefined;
}

export type RecordError =
  | { readonly code: 'not-a-record' | 'wrong-commitment' | 'wrong-seed' }
  | { readonly code: 'wrong-result' | 'unfinished-result' | 'no-end' }
  | { readonly code: 'wrong-part'; readonly seat: number }
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

/** What a record is made of. It takes no rules to write one down. */
interface Recorded extends Pick<MatchRecord, 'game' | 'rules' | 'pack' | 'lots' | 'seed'> {
  readonly agreement: Agreement;
  readonly steps: readonly { readonly seat: number; readonly text: string }[];
  readonly outcome: Outcome | undefined;
}

const pairs = (keys: readonly string[], values: Readonly<Record<string, OptionValue>>) =>
  keys.map(key => `${key}=${values[key]}`).join(' ');

type Head = Omit<Recorded, 'steps' | 'outcome'> & Pick<MatchRecord, 'commitment'>;

const headOf = (
  { game, rules, pack, agreement, commitment, lots, seed }: Head,
  options: readonly string[],
  traits: readonly string[],
): string =>
  [
    lots ? FORMAT_OF_LOTS : FORMAT,
    `game: ${game}`,
    `rules: ${rules}`,
    `content: ${pack.name} ${pack.version}`,
    `seats: ${agreement.seats}`,
    `options: ${pairs(options, agreement.options)}`,
    ...agreement.traits.map((own, seat) => `seat ${seat}: ${pairs(traits, own)}`),
    ...(lots ? linesOf(lots) : [`commitment: ${commitment}`]),
    `seed: ${seed}`,
    '',
    '',
  ].join('\n');

const bodyOf = ({ steps, outcome }: Pick<Recorded, 'steps' | 'outcome'>): string => {
  const lines = steps.map(({ seat, text }, i) => `${i + 1}. ${seat} ${text}`);
  if (outcome) lines.push('', `scores: ${outcome.scores.join(' ')}`, `places: ${outcome.places.join(' ')}`);
  return lines.map(line => `${line}\n`).join('');
};

/** What is known before the first move, up to the empty line. */
export const writeHead = ({ module, ...match }: Omit<Head, 'game'> & Pick<Match, 'module'>, order = AS_DECLARED) =>
  headOf(
    { ...match, game: module.id },
    Object.keys(module.options).sort(order),
    Object.keys(module.traits).sort(order),
  );

/** The whole record, the seed included: for the host alone while the match is under way. */
export const writeRecord = (match: Match, order: Order = AS_DECLARED): string => {
  if (match.setPosition) throw new Error('a match from a set position has no record');
  return writeHead(match, order) + bodyOf({ steps: match.steps, outcome: match.outcome() });
};

/** The record of a match whose rules are not at hand, options and traits as they are kept. */
export const recordOf = (recorded: Recorded): string => {
  const { options, traits } = recorded.agreement;
  const head = { ...recorded, commitment: commitmentTo(recorded.lots?.secret ?? recorded.seed) };
  return headOf(head, Object.keys(options), Object.keys(traits[0] ?? {})) + bodyOf(recorded);
};
