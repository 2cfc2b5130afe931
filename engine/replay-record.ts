/** Plays a record again, and believes nothing of it that does not come out the same. */
import { commitmentTo, isSeed } from './chance.ts';
import type { GameModule, Pack } from './game.ts';
import { seedOf } from './lots.ts';
import { Match } from './match.ts';
import { agree } from './options.ts';
import { AS_KEPT, type MatchRecord, type RecordError, writeHead, writeRecord } from './record.ts';
import { fail, ok, type Result } from './result.ts';

const same = (a: ArrayLike<number>, b: ArrayLike<number>) => Array.from(a).join() === Array.from(b).join();

/** The first line in which a text is not what would be written. */
const firstDifference = (written: string, text: string): RecordError => {
  const [wanted, found] = [written.split('\n'), text.split('\n')];
  const at = wanted.findIndex((line, i) => line !== found[i]);
  const index = at < 0 ? wanted.length : at;
  return { code: 'not-as-written', line: index + 1, wanted: wanted[index] ?? '' };
};

/** The secret and every part against what was promised, and the seed against all of them. */
const checkChance = ({ lots, seed, commitment }: MatchRecord): RecordError | undefined => {
  const secret = lots?.secret ?? seed;
  if (!isSeed(secret) || commitmentTo(secret) !== commitment) return { code: 'wrong-commitment' };
  if (!lots) return undefined;
  const seat = lots.seats.findIndex(lot => lot?.part && commitmentTo(lot.part) !== lot.promise);
  if (seat >= 0) return { code: 'wrong-part', seat };
  return seedOf(lots) === seed ? undefined : { code: 'wrong-seed' };
};

const checkResult = (match: Match, { result }: MatchRecord): RecordError | undefined => {
  const outcome = match.outcome();
  if (!outcome) return result && { code: 'unfinished-result' };
  if (!result) return { code: 'no-end' };
  const isRight = same(outcome.scores, result.scores) && same(outcome.places, result.places);
  return isRight ? undefined : { code: 'wrong-result' };
};

/**
 * Plays a record again and checks every move, the seed against what was promised, and the result; at last that the match
 * is written in the very same text. `onPosition` is called at the start and after every step, before it is known
 * whether the record holds.
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
  const { rules } = record;
  if (!module.versions.includes(rules)) return other('other-rules', module.versions.join(', '), rules);
  if (record.pack.name !== pack.name || record.pack.version !== pack.version)
    return other('other-content', `${pack.name} ${pack.version}`, `${record.pack.name} ${record.pack.version}`);
  const wrongChance = checkChance(record);
  if (wrongChance) return fail(wrongChance);
  const agreement = agree(module, record);
  if (!agreement.ok) return fail({ code: 'bad-agreement', error: agreement.error });
  const { seed, lots } = record;
  const match = new Match({ module, agreement: agreement.value, seed, lots, rules, pack });
  // Before the moves, so that a default that was left out is not blamed on one of them.
  const order = record.text.startsWith(writeHead(match, AS_KEPT)) ? AS_KEPT : undefined;
  const head = writeHead(match, order);
  if (!record.text.startsWith(head)) return fail(firstDifference(head, record.text));
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
  const wrong = checkResult(match, record);
  if (wrong) return fail(wrong);
  const written = writeRecord(match, order);
  return written === record.text ? ok(match) : fail(firstDifference(written, record.text));
};
