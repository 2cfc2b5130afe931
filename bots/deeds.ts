/** What search decides between: the whole moves of a game that has such, or else its small steps. */
import { type BotModule, type Effects, type Game, type Move, NONE, type Seat, type State } from '@idavoll/engine';

export class Deeds {
  /** Every deed is in [0, size): the small steps come first. */
  readonly size: number;
  /** The most that are ever written. */
  readonly most: number;
  readonly #small: number;

  constructor(
    readonly game: Game,
    readonly bot: BotModule,
  ) {
    this.#small = game.moves.size;
    this.size = this.#small + (bot.wholes?.size ?? 0);
    this.most = Math.max(game.maxMoves, bot.wholes?.most ?? 0);
  }

  write(s: State, seat: Seat, into: Int32Array): number {
    const { game, bot } = this;
    const count = bot.wholes?.write(game.context, s, seat, into) ?? 0;
    if (count === 0) return game.legal(s, seat, into);
    for (let i = 0; i < count; i++) into[i] += this.#small;
    return count;
  }

  /** The next small step of a deed that is not done yet. */
  first(s: State, seat: Seat, deed: number): Move {
    return deed < this.#small ? deed : (this.bot.wholes?.next(this.game.context, s, seat, deed - this.#small) ?? NONE);
  }

  isWhole(deed: number): boolean {
    return deed >= this.#small;
  }

  /** Plays a deed step by step, as far as it goes. */
  play(s: State, seat: Seat, deed: number, fx: Effects): void {
    const { game } = this;
    if (!this.isWhole(deed)) {
      game.apply(s, seat, deed, fx);
      return;
    }
    for (let move = this.first(s, seat, deed); move !== NONE; move = this.first(s, seat, deed)) {
      game.apply(s, seat, move, fx);
      if ((game.awaiting(s) & (1 << seat)) === 0) return;
    }
  }
}
