/** A program of somebody's own as a player: it reads what its seat knows, a line of JSON each time, and answers a move. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Contender } from '@idavoll/bots';
import { type Match, type Seat, toJson } from '@idavoll/engine';
import { say } from '../words.ts';

/** A program that says nothing for so long has lost. */
const PATIENCE = 30_000;

/** What the referee would tell this seat, and what it may do: in one line. */
const questionFor = (match: Match, seat: Seat, since: number) => {
  const { offers, question, nth, step, view, events } = match.sight(seat, since);
  return {
    game: match.module.id,
    seats: match.game.seats,
    options: match.agreement.options,
    seat,
    step,
    nth,
    question,
    offers: offers.map(({ move, final }) => ({ move, final })),
    view: toJson(match.game.layout, view),
    events,
  };
};

const moveIn = (line: string): string => {
  let move: unknown;
  try {
    ({ move } = JSON.parse(line));
  } catch {
    throw new Error(say('arena.no-json', { line: line.slice(0, 80) }));
  }
  if (typeof move !== 'string') throw new Error(say('arena.no-move', { line: line.slice(0, 80) }));
  return move;
};

/** The next line of the program, or its end. */
const listen = (child: ChildProcess) => {
  const waiting: { readonly line: (line: string) => void; readonly fail: (error: Error) => void }[] = [];
  const failAll = (problem: string) => {
    for (const { fail } of waiting.splice(0)) fail(new Error(problem));
  };
  let ended: string | undefined;
  const end = (problem: string) => {
    ended ??= problem;
    failAll(ended);
  };
  if (child.stdout) createInterface({ input: child.stdout }).on('line', line => waiting.shift()?.line(line));
  child.on('error', error => end(error.message));
  child.on('exit', code => end(say('arena.ended', { code: code ?? 'none' })));
  child.stdin?.on('error', () => {}); // told by its end
  return (): Promise<string> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(new Error(ended));
      const deadline = setTimeout(() => end(say('arena.silent', { seconds: PATIENCE / 1000 })), PATIENCE);
      const settled = <T>(then: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(deadline);
          then(value);
        };
      };
      waiting.push({ line: settled(resolve), fail: settled(reject) });
    });
};

export const programContender = (command: string): Contender => ({
  name: `cmd:${command}`,
  sit: () => {
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    const nextLine = listen(child);
    let since = 0;
    return {
      choose: async (match, seat) => {
        const answer = nextLine();
        child.stdin?.write(`${JSON.stringify(questionFor(match, seat, since))}\n`);
        since = match.steps.length + 1;
        return moveIn(await answer);
      },
      close: () => {
        child.stdin?.end();
        child.kill();
      },
    };
  },
});
