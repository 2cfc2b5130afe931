/** A bot in its seat: it keeps what it intends, and asks anew only where things have gone another way. */
import type { Match, Move, Seat } from '@idavoll/engine';
import type { Level } from './levels.ts';
import { type BotAnswer, type BotQuestion, follow, type Planned } from './question.ts';
import { memoryOf, type Remembering } from './thinker.ts';

/** What a question is put with, besides the match itself. */
export interface Asked {
  readonly bot: Remembering | undefined;
  readonly level: Level;
  readonly seed: number;
}

/** What a seat may know of its match now, as a question. The pack is left out where it is the game's own content. */
export const questionOf = (match: Match, seat: Seat, { bot, level, seed }: Asked): BotQuestion => {
  const { module, rules, agreement, pack } = match;
  const view = match.view(seat);
  const question = { game: module.id, rules, agreement, seat, view, memory: memoryOf(match, seat, bot), level, seed };
  return pack === module.base ? question : { ...question, pack };
};

export class Seated {
  #plan: readonly Planned[] = [];

  constructor(readonly seat: Seat) {}

  /** What the plan says for now, if that can be played; undefined where somebody has to think. */
  intends(match: Match): Move | undefined {
    return this.#legal(match, follow(this.#plan, match.view(this.seat)));
  }

  /**
   * Takes a new plan, and says what to do by it. While others decide at the same time, the view of the question is not
   * that of the answer; the first move of the plan holds all the same. Without a plan any move will do. Undefined where the seat is no longer
   * asked.
   */
  decide(match: Match, answer: BotAnswer | undefined, die: (n: number) => number): Move | undefined {
    this.#plan = answer?.plan ?? [];
    const legal = match.awaiting & (1 << this.seat) ? match.legal(this.seat) : [];
    if (legal.length === 0) return undefined;
    return this.intends(match) ?? this.#legal(match, this.#plan[0]?.move) ?? legal[die(legal.length)];
  }

  #legal(match: Match, move: Move | undefined): Move | undefined {
    return move !== undefined && match.legal(this.seat).includes(move) ? move : undefined;
  }
}
