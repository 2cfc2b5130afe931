/** The portable record of a match: text that people can read, and that anyone can check. */
import { commitmentTo, isSeed, type Seed } from './chance.ts';
import type { GameModule, Pack } from './game.ts';
import { Match, type Refusal } from './match.ts';
import { type AgreementError, agree, type OptionValue } from './options.ts';
import { fail, ok, type Result } from './result.ts';

const FORMAT = 'Idavoll record 1';

/** What the text of a record says, before anything of it is believed. */
export interface MatchRecord {
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
  | { readonly code: 'bad-line'; readonly line: number }
  | { readonly code: 'missing-header'; readonly header: string }
  | { readonly code: 'other-game' | 'other-rules' | 'other-content'; readonly wanted: string; readonly found: string }
  | { readonly code: 'bad-agreement'; readonly error: AgreementError }
  | { readonly code: 'refused-move'; readonly line: number; readonly refusal: Refusal['code']; readonly rule?: string };

/** The whole record, the seed included: for the host alone while the match is under way. */
export const writeRecord = (match: Match): string => {
  if (match.setPosition) throw new Error('a match from a set position has no record');
  const { module, agreement, pack } = match;
  const outcome = match.outcome();
  const pairs = (values: Readonly<Record<string, OptionValue>>) =>
    Object.entries(values)
      .map(([key, value]) => `${key}=${value}`)
      .join(' ');
  const lines = [
    FORMAT,
    `game: ${module.id}`,
    `rules: ${module.rules}`,
    `content: ${pack.name} ${pack.version}`,
    `seats: ${agreement.seats}`,
    `options: ${pairs(agreement.options)}`,
    ...agreement.traits.map((traits, seat) => `seat ${seat}: ${pairs(traits)}`),
    `commitment: ${match.commitment}`,
    `seed: ${match.seed}`,
    '',
    ...match.steps.map(({ seat, text }, i) => `${i + 1}. ${seat} ${text}`),
  ];
  if (outcome) lines.push('', `scores: ${outcome.scores.join(' ')}`, `places: ${outcome.places.join(' ')}`);
  return `${lines.join('\n')}\n`;
};

const readValue = (text: string): OptionValue => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
};

const readPairs = (text: string): [string, string][] =>
  text === '' ? [] : text.split(' ').map(pair => pair.split('=', 2) as [string, string]);

const numbers = (text: string) => text.split(' ').map(Number);

export const readRecord = (text: string): Result<MatchRecord, RecordError> => {
  const [format, ...lines] = text.replaceAll('\r', '').trimEnd().split('\n');
  if (format !== FORMAT) return fail({ code: 'not-a-record' });
  const headers = new Map<string, string>();
  const steps: { line: number; seat: number; text: string }[] = [];
  for (const [i, line] of lines.entries()) {
    const step = /^(\d+)\. (\d+) (.+)$/.exec(line);
    const header = /^([a-z]+(?: \d+)?): ?(.*)$/.exec(line);
    if (step && Number(step[1]) === steps.length + 1) steps.push({ line: i + 2, seat: Number(step[2]), text: step[3] });
    else if (header && !headers.has(header[1])) headers.set(header[1], header[2]);
    else if (line !== '') return fail({ code: 'bad-line', line: i + 2 });
  }
  for (const header of ['game', 'rules', 'content', 'seats', 'options', 'commitment', 'seed'])
    if (!headers.has(header)) return fail({ code: 'missing-header', header });
  const get = (header: string) => headers.get(header) ?? '';
  const [, name = '', version = ''] = /^(.*) (\d+)$/.exec(get('content')) ?? [];
  const seats = Number(get('seats'));
  const traitsOf = (seat: number) => Object.fromEntries(readPairs(get(`seat ${seat}`)));
  return ok({
    game: get('game'),
    rules: Number(get('rules')),
    pack: { name, version: Number(version) },
    seats,
    traits: seats >= 0 && seats <= 32 ? Array.from({ length: seats }, (_, seat) => traitsOf(seat)) : [],
    options: Object.fromEntries(readPairs(get('options')).map(([key, value]) => [key, readValue(value)])),
    commitment: get('commitment'),
    seed: get('seed'),
    steps,
    result: headers.has('scores') ? { scores: numbers(get('scores')), places: numbers(get('places')) } : undefined,
  });
};

const same = (a: ArrayLike<number>, b: ArrayLike<number>) => Array.from(a).join() === Array.from(b).join();

/**
 * Plays a record again and checks every move, the seed against its commitment, and the result. `onPosition` is called
 * at the start and after every step, before it is known whether the record holds.
 */
export const replayRecord = (
  module: GameModule,
  record: MatchRecord,
  pack: Pack<unknown> = module.base,
  onPosition: (match: Match) => void = () => {},
): Result<Match, RecordError> => {
  const other = (code: 'other-game' | 'other-rules' | 'other-content', wanted: unknown, found: unknown) =>
    fail({ code, wanted: String(wanted), found: String(found) });
  if (record.game !== module.id) return other('other-game', module.id, record.game);
  if (record.rules !== module.rules) return other('other-rules', module.rules, record.rules);
  if (record.pack.name !== pack.name || record.pack.version !== pack.version)
    return other('other-content', `${pack.name} ${pack.version}`, `${record.pack.name} ${record.pack.version}`);
  if (!isSeed(record.seed) || commitmentTo(record.seed) !== record.commitment)
    return fail({ code: 'wrong-commitment' });
  const agreement = agree(module, record);
  if (!agreement.ok) return fail({ code: 'bad-agreement', error: agreement.error });
  const match = new Match({ module, agreement: agreement.value, seed: record.seed, pack });
  onPosition(match);
  for (const { line, seat, text } of record.steps) {
    const played = match.submit(seat, match.nth(seat), text);
    if (!played.ok)
      return fail({
        code: 'refused-move',
        line,
        refusal: played.error.code,
        ...('rule' in played.error && { rule: played.error.rule }),
      });
    onPosition(match);
  }
  const outcome = match.outcome();
  if (outcome && !record.result) return fail({ code: 'no-end' });
  if (!outcome && record.result) return fail({ code: 'unfinished-result' });
  if (
    outcome &&
    record.result &&
    !(same(outcome.scores, record.result.scores) && same(outcome.places, record.result.places))
  )
    return fail({ code: 'wrong-result' });
  return ok(match);
};
