/**
 * Random play through a game's contract alone, which tells a digest everything that anybody could notice of it. What the
 * players draw and what the rules draw are two streams, and that of the rules begins anew with every step, as in a match.
 */
import { AUDIENCE, type Effects, type Game, PlayoutChance, type Seat, type State } from '@idavoll/engine';
import { Digest, numberFrom, type Word, wordOf } from './digest.ts';

export interface Walk {
  readonly seed: string;
  readonly digest?: Digest;
  /** A set position instead of the game's own start. */
  readonly from?: State;
  /** The walk stops before the decision with this number, counted from 0. */
  readonly most?: number;
  /** Is shown every position in which somebody is asked, how many decisions led to it, and whether the answer is forced. */
  readonly watch?: (state: State, decisions: number, forced: boolean) => void;
}

export interface Walked {
  readonly state: State;
  readonly decisions: number;
}

/** The effects of one step, as they are noticed. */
class Witness implements Effects {
  digest = new Digest();
  readonly #game: Game;
  readonly #dice = new PlayoutChance();
  readonly #told = new Map<string, Word>();
  #reveals = new Set<string>();
  #chance = false;

  constructor(game: Game) {
    this.#game = game;
  }

  begin(seed: number): void {
    this.#dice.reseed(seed);
    this.#reveals.clear();
    this.#chance = false;
  }
  below(n: number): number {
    this.#chance = true;
    return this.#dice.below(n);
  }
  emit(event: number, a = 0, b = 0, c = 0, d = 0): void {
    const key = `${event} ${a} ${b} ${c} ${d}`;
    let word = this.#told.get(key);
    if (!word) {
      const { events, seats } = this.#game;
      const viewers = [AUDIENCE, ...Array(seats).keys()];
      word = wordOf(JSON.stringify(viewers.map(viewer => events.tell(event, [a, b, c, d], viewer))));
      this.#told.set(key, word);
    }
    this.digest.line('told');
    this.digest.word(word);
  }
  reveal(secret: number, to?: Seat): void {
    this.#reveals.add(`${this.#game.layout.secrets[secret]} to ${to ?? 'all'}`);
  }
  /** What is declared in one step has no order; chance makes a step final. */
  end(): void {
    this.digest.line('revealed');
    for (const reveal of [...this.#reveals].sort()) this.digest.text(reveal);
    this.digest.number(this.#chance ? 1 : 0);
  }
}

const seatsIn = (mask: number): Seat[] => Array.from({ length: 31 }, (_, i) => i).filter(seat => mask & (1 << seat));

/** Whether a move was met in this walk, and whether it is legal now. */
interface Known {
  readonly word: Word;
  walk: number;
  decision: number;
}

/** Walks through one game. What it remembers of words makes it faster, and changes nothing. */
export const walkerOf = (game: Game): ((walk: Walk) => Walked) => {
  const { moves } = game;
  const buffer = new Int32Array(game.maxMoves);
  const witness = new Witness(game);
  const known: Known[] = [];
  const knownOf = (move: number): Known => {
    known[move] ??= { word: wordOf(moves.notate(move)), walk: -1, decision: -1 };
    return known[move];
  };
  let walks = 0;
  let stamp = 0;

  const settle = (state: State, decisions: number, watch: Walk['watch']) => {
    for (;;) {
      const seats = seatsIn(game.awaiting(state));
      if (seats.length !== 1 || !game.obvious(state) || game.legal(state, seats[0], buffer) !== 1) return;
      const [move] = buffer;
      watch?.(state, decisions, true);
      game.apply(state, seats[0], move, witness);
    }
  };

  const over = (state: State, digest: Digest) => {
    const outcome = { scores: new Int32Array(game.seats), places: new Int32Array(game.seats) };
    game.outcome(state, outcome);
    digest.line('scores and places');
    for (const score of outcome.scores) digest.number(score);
    for (const place of outcome.places) digest.number(place);
  };

  return ({ seed, digest = new Digest(), from, most = Number.POSITIVE_INFINITY, watch }) => {
    const walk = walks++;
    const met: Known[] = [];
    const base = numberFrom(seed);
    const players = new PlayoutChance(base ^ 0x5eed);
    const state = from ? (from.slice() as State) : game.layout.state();
    witness.digest = digest;
    digest.line(`= ${seed}`);
    witness.begin(base);
    if (!from) game.setup(state, witness);
    settle(state, 0, watch);
    witness.end();

    for (let decisions = 0; ; decisions++) {
      const mask = game.awaiting(state);
      if (mask === 0) over(state, digest);
      else watch?.(state, decisions, false);
      if (mask === 0 || decisions === most) return { state, decisions };
      const seats = seatsIn(mask);
      const seat = seats[players.below(seats.length)];
      const { ask, rule } = game.ask(state, seat);
      digest.line(`${decisions}`);
      digest.number(mask);
      digest.number(seat);
      digest.text(ask);
      digest.text(rule);
      digest.number(game.obvious(state) ? 1 : 0);

      const count = game.legal(state, seat, buffer);
      stamp++;
      digest.line('legal');
      digest.number(count);
      for (let i = 0; i < count; i++) {
        const legal = knownOf(buffer[i]);
        digest.word(legal.word);
        legal.decision = stamp;
        if (legal.walk === walk) continue;
        legal.walk = walk;
        met.push(legal);
      }
      const move = buffer[players.below(count)];

      const first = players.below(met.length);
      for (let i = 0; i < met.length; i++) {
        const { word, decision } = met[(first + i) % met.length];
        if (decision === stamp) continue;
        const illegal = moves.find(word.text);
        digest.line('why not');
        digest.word(word);
        digest.text(illegal === undefined ? 'unknown' : game.why(state, seat, illegal));
        break;
      }

      digest.line('plays');
      digest.word(knownOf(move).word);
      witness.begin((base + Math.imul(decisions + 1, 0x9e3779b1)) | 0);
      game.apply(state, seat, move, witness);
      settle(state, decisions + 1, watch);
      witness.end();
    }
  };
};
