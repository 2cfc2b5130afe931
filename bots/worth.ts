/** What positions are worth to each seat, as shares of a win: by the game's own measures, or by the end of the match. */
import type { BotModule, Game, Seat, State } from '@idavoll/engine';

/** How much of the worth of an ending is by how far, and not only who won. */
const MARGIN = 0.1;
/** How much of the worth of a position is doubt: a win that is certain is worth more than any that is only foreseen. */
const DOUBT = 0.12;

export class Worth {
  /** By seat: what was asked for last. Together they are 1. */
  readonly shares: Float64Array;
  readonly #weights: Float64Array;
  readonly #terms: Float64Array;
  readonly #outcome: { readonly scores: Int32Array; readonly places: Int32Array };

  constructor(
    readonly game: Game,
    readonly bot: BotModule,
  ) {
    this.shares = new Float64Array(game.seats);
    this.#weights = Float64Array.from(bot.terms, term => bot.weights[term] ?? 0);
    this.#terms = new Float64Array(bot.terms.length);
    this.#outcome = { scores: new Int32Array(game.seats), places: new Int32Array(game.seats) };
  }

  /** The evaluation of one seat, in points. */
  pointsOf(s: State, seat: Seat): number {
    const terms = this.#terms;
    this.bot.measure(this.game.context, s, seat, terms);
    let sum = 0;
    for (let i = 0; i < terms.length; i++) sum += terms[i] * this.#weights[i];
    return sum;
  }

  /** Of a position that goes on, by the evaluation of all seats. */
  ofPosition(s: State): void {
    const { shares, game } = this;
    for (let seat: Seat = 0; seat < game.seats; seat++) shares[seat] = this.pointsOf(s, seat);
    this.#share(this.bot.scale);
    for (let seat: Seat = 0; seat < game.seats; seat++) shares[seat] = (1 - DOUBT) * shares[seat] + DOUBT / game.seats;
  }

  /** Of a match that is over. */
  ofEnd(s: State): void {
    const { shares, game } = this;
    const { scores, places } = this.#outcome;
    game.outcome(s, this.#outcome);
    let winners = 0;
    for (let seat: Seat = 0; seat < game.seats; seat++) {
      if (places[seat] === 1) winners++;
      shares[seat] = scores[seat];
    }
    this.#share(this.bot.scale);
    for (let seat: Seat = 0; seat < game.seats; seat++)
      shares[seat] = MARGIN * shares[seat] + (places[seat] === 1 ? (1 - MARGIN) / winners : 0);
  }

  /** Points become shares: who is `scale` points ahead of one other has nearly three times the share. */
  #share(scale: number): void {
    const { shares } = this;
    let most = shares[0];
    for (let seat = 1; seat < shares.length; seat++) if (shares[seat] > most) most = shares[seat];
    let sum = 0;
    for (let seat = 0; seat < shares.length; seat++) {
      shares[seat] = Math.exp((shares[seat] - most) / scale);
      sum += shares[seat];
    }
    for (let seat = 0; seat < shares.length; seat++) shares[seat] /= sum;
  }
}

/** A game without a `bot/` of its own: every playout goes to its end, and nothing is known beforehand. */
export const plainBot: BotModule = {
  terms: [],
  weights: {},
  measure: () => {},
  scale: 10,
  cut: Number.POSITIVE_INFINITY,
  exploration: 0.7,
  prior: 0,
  ripe: 1,
};
