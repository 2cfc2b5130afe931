/** How fast opponents think: iterations a second at three points of a match of every game. Nothing here has a target. */
import { LEVELS, memoryOf, type Playable, Thinker } from '@idavoll/bots';
import { loadPlayable } from '@idavoll/bots/load';
import { agree, Match, seedFrom } from '@idavoll/engine';
import { games } from '@idavoll/games';
import { worked } from '../clock.ts';
import { whole, write } from '../tables.ts';

/** Of all decisions of a match between two Thralls. */
const POINTS = [0.1, 0.5, 0.9] as const;
const ITERATIONS = 4_000;
const SEED = 'bench';

export interface ThinkingResults {
  readonly runs: readonly {
    readonly game: string;
    readonly decisions: number;
    /** By point: iterations a second, and the moves there were to choose from. */
    readonly points: readonly { readonly rate: number; readonly moves: number }[];
  }[];
  readonly met: true;
}

const awaitedSeat = ({ awaiting }: Match) => 31 - Math.clz32(awaiting & -awaiting);

const questionAt = (match: Match, { bot }: Playable, seed: number) => {
  const { module, rules, agreement } = match;
  const seat = awaitedSeat(match);
  const memory = memoryOf(match, seat, bot);
  return { game: module.id, rules, agreement, seat, view: match.view(seat), memory, level: LEVELS.thrall, seed };
};

/** The same match again and again: bots of one seed play it, and at a point it is stopped. */
const playTo = (playable: Playable, stop: number): Match => {
  const { module } = playable;
  const agreement = agree(module, { seats: module.seatCounts[0] });
  if (!agreement.ok) throw new Error(agreement.error.code);
  const match = new Match({ module, agreement: agreement.value, seed: seedFrom(SEED) });
  const thinker = new Thinker(playable);
  while (!match.over && match.steps.length < stop) {
    const question = questionAt(match, playable, match.steps.length);
    const [{ move }] = thinker.think(question).plan;
    match.submit(question.seat, match.nth(question.seat), match.game.moves.notate(move));
  }
  return match;
};

/** The next decision with a choice; the second thought is measured, when the compiler has seen the first. */
const measure = (playable: Playable, stop: number) => {
  let match = playTo(playable, stop);
  for (let more = stop + 1; !match.over && match.legal(awaitedSeat(match)).length < 3; more++)
    match = playTo(playable, more);
  const question = { ...questionAt(match, playable, 1), level: { iterations: ITERATIONS, slips: 0 } };
  const thinker = new Thinker(playable);
  thinker.think(question);
  const begun = worked();
  const { iterations } = thinker.think({ ...question, seed: 2 });
  return { rate: (iterations * 1000) / (worked() - begun), moves: match.legal(question.seat).length };
};

export const runThinkingBench = async (progress: (text: string) => void): Promise<ThinkingResults> => {
  const runs: ThinkingResults['runs'][number][] = [];
  for (const module of games) {
    const playable = await loadPlayable(module);
    progress(`${module.id}: a match between two Thralls`);
    const decisions = playTo(playable, Number.POSITIVE_INFINITY).steps.length;
    const points = POINTS.map(point => {
      progress(`${module.id}: after ${Math.round(point * decisions)} of ${decisions} decisions`);
      return measure(playable, Math.round(point * decisions));
    });
    runs.push({ game: module.id, decisions, points });
  }
  return { runs, met: true };
};

export const describeThinking = ({ runs }: ThinkingResults): string =>
  [
    `Two seats, a thought of ${whole(ITERATIONS)} iterations or until it is settled; in brackets the moves to choose from.`,
    write([
      ['iterations a second', ...POINTS.map(point => `after ${point * 100} % of a match`)],
      ...runs.map(({ game, points }) => [game, ...points.map(({ rate, moves }) => `${whole(rate)} (${moves})`)]),
    ]),
  ].join('\n\n');
