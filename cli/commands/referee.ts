/** `idavoll referee`: JSON lines in, JSON lines out, for programs in any language. See docs/referee.md. */
import type { Result } from '@idavoll/engine';
import type { Command } from '../command.ts';
import { DONE, print } from '../output.ts';
import { boundedLines, TOO_LONG } from '../referee/lines.ts';
import { Referee } from '../referee/referee.ts';
import { type RefereeError, readRequest, refuse } from '../referee/request.ts';
import { say } from '../words.ts';

const MOST_BYTES = 1_000_000;

const written = (answer: Result<Readonly<Record<string, unknown>>, RefereeError>, id?: unknown): string =>
  JSON.stringify({
    ...((typeof id === 'string' || typeof id === 'number') && { id }),
    ...(answer.ok ? { ok: true, ...answer.value } : { ok: false, error: answer.error }),
  });

const answerTo = async (referee: Referee, line: string | typeof TOO_LONG): Promise<string> => {
  if (line === TOO_LONG) return written(refuse('too-long', say('referee.too-long', { most: MOST_BYTES })));
  const request = readRequest(line);
  if (!request.ok) return written(request);
  try {
    return written(await referee.answer(request.value), request.value.id);
  } catch (error) {
    // A rule that throws is a bug of ours, most likely met in a loaded position that play cannot reach.
    return written(refuse('internal', say('referee.internal', { problem: String(error) })), request.value.id);
  }
};

export const command: Command = {
  name: 'referee',
  takes: '',
  most: 0,
  help: 'referee.help',
  flags: {},
  async run() {
    const referee = new Referee();
    for await (const line of boundedLines(process.stdin, MOST_BYTES))
      if (line === TOO_LONG || line.trim() !== '') print(await answerTo(referee, line));
    return DONE;
  },
};
