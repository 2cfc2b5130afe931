/** `idavoll verify`: plays a record again and says what of it is true. */
import { readFileSync } from 'node:fs';
import { isCommitment, type Match, type MatchRecord, readRecord, replayRecord } from '@idavoll/engine';
import { gameById, games } from '@idavoll/games';
import type { Command } from '../command.ts';
import { complain, DONE, FAILED, misused, print } from '../output.ts';
import { PACK_FLAG, withPack } from '../pack.ts';
import { lineOf, recordSentence } from '../record-errors.ts';
import { agreementSentence } from '../table.ts';
import { and, say } from '../words.ts';

const STDIN = 0;

/** The first of what was told at the start that the record does not hold: as the house's commitment or a seat's promise. */
const missing = ({ commitment, lots }: MatchRecord, told: readonly string[]): string | undefined => {
  const held = [commitment, ...(lots?.seats ?? []).map(lot => lot?.promise)];
  return told.find(one => !held.includes(one));
};

const verdict = (match: Match, told: number): string => {
  const { module, agreement, steps } = match;
  const outcome = match.outcome();
  return say('verify.true', {
    game: module.id,
    rules: match.rules,
    seats: agreement.seats,
    moves: steps.length,
    lots: match.lots ? 'yes' : 'no',
    told,
    over: outcome ? 'yes' : 'no',
    scores: and(outcome?.scores ?? []),
  });
};

export const command: Command = {
  name: 'verify',
  takes: '<record> [--commitment hex …] [--pack file]',
  most: 1,
  help: 'summary.verify',
  flags: { commitment: { value: 'hex', many: true, help: 'flag.commitment' }, pack: PACK_FLAG },
  async run(given) {
    const [file] = given.words;
    if (file === undefined) return misused(say('verify.no-file'));
    const told = given.all('commitment');
    const strange = told.find(one => !isCommitment(one));
    if (strange !== undefined) return misused(say('verify.not-a-commitment', { text: strange }));
    let text: string;
    try {
      text = readFileSync(file === '-' ? STDIN : file, 'utf8');
    } catch (error) {
      return misused(say('file.unreadable', { file, problem: (error as Error).message }));
    }
    const record = readRecord(text);
    if (!record.ok) return untrue(recordSentence(text, record.error));
    const known = gameById(record.value.game);
    if (!known)
      return untrue(say('verify.unknown-game', { game: record.value.game, games: and(games.map(({ id }) => id)) }));
    const packed = withPack(known, given.text('pack'));
    if (!packed.ok) return misused(packed.error);
    const module = packed.value;
    const match = replayRecord(module, record.value);
    if (!match.ok) return untrue(recordSentence(text, match.error, error => agreementSentence(module, error)));
    const commitment = missing(record.value, told);
    if (commitment !== undefined)
      return untrue(say('verify.other-commitment', { line: lineOf(text, 'commitment'), commitment }));
    print(verdict(match.value, told.length));
    return DONE;
  },
};

const untrue = (sentence: string): number => {
  complain(sentence);
  return FAILED;
};
