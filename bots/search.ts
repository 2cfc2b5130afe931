/**
 * Search from a view alone: information-set Monte Carlo tree search. Every iteration guesses a world that fits what the
 * seat knows, goes down one tree that all worlds share, and comes back with what each seat has of it. In a sealed round
 * every other seat has a chain of nodes of its own, so that nobody answers what nobody has seen.
 */
import {
  type BotModule,
  type Event,
  type Game,
  loneSeat,
  PlayoutChance,
  type Seat,
  type State,
  type View,
} from '@idavoll/engine';
import { Deeds } from './deeds.ts';
import { playOn } from './playouts.ts';
import { NO_NODE, NodePool, ROOT } from './pool.ts';
import { Worth } from './worth.ts';

/** More decisions than a tree is deep. */
const DEEPEST = 512;

export interface Position {
  readonly seat: Seat;
  readonly view: View;
  readonly memory: readonly Event[];
}

export class Search {
  readonly deeds: Deeds;
  readonly #worth: Worth;
  readonly #chance = new PlayoutChance();
  readonly #state: State;
  readonly #trial: State;
  readonly #buffer: Int32Array;
  readonly #scratch: Int32Array;
  /** By move: the child it leads to, while a node is looked at. */
  readonly #childOf: Int32Array;
  /** By seat: the node of its chain in a sealed round. */
  readonly #chain: Int32Array;
  readonly #path = new Int32Array(DEEPEST);
  readonly #movers = new Int8Array(DEEPEST);
  #depth = 0;
  #position: Position | undefined;
  #pool = new NodePool(1);

  constructor(
    readonly game: Game,
    readonly bot: BotModule,
  ) {
    this.deeds = new Deeds(game, bot);
    this.#worth = new Worth(game, bot);
    this.#state = game.layout.state();
    this.#trial = game.layout.state();
    this.#buffer = new Int32Array(this.deeds.most);
    this.#scratch = new Int32Array(game.maxMoves);
    this.#childOf = new Int32Array(this.deeds.size).fill(NO_NODE);
    this.#chain = new Int32Array(game.seats);
  }

  /** The tree of what was asked last. */
  get pool(): NodePool {
    return this.#pool;
  }

  /** Begins to think about a position, with room for so many nodes in this pool. */
  begin(position: Position, seed: number, pool: NodePool, nodes: number): void {
    this.#position = position;
    this.#pool = pool;
    pool.clear(nodes);
    this.#chance.reseed(seed);
  }

  /** A world that the seat must think possible. */
  guess({ view, seat, memory }: Position, into: State): void {
    const { game, bot } = this;
    if (bot.memory && memory.length > 0) bot.memory.determinize(game.context, view, seat, memory, this.#chance, into);
    else game.determinize(view, seat, this.#chance, into);
  }

  /** Whether there is but one thing to do. */
  hasNoChoice(position: Position): boolean {
    this.guess(position, this.#state);
    return this.deeds.write(this.#state, position.seat, this.#buffer) === 1;
  }

  iterate(): void {
    if (!this.#position) throw new Error('nothing was asked');
    this.guess(this.#position, this.#state);
    this.#depth = 0;
    this.#descend(this.#position.seat);
    const { shares } = this.#worth;
    const { visits, worth } = this.pool;
    visits[ROOT]++;
    for (let i = 0; i < this.#depth; i++) {
      visits[this.#path[i]]++;
      worth[this.#path[i]] += shares[this.#movers[i]];
    }
  }

  /** Down the tree to a node that is not ripe yet, and from there by a playout. */
  #descend(self: Seat): void {
    if (this.#isOverBelow(self)) this.#worth.ofEnd(this.#state);
    else playOn(this.game, this.bot, this.#state, this.#scratch, this.#chance, this.#worth);
  }

  /** Goes down to a leaf; says whether the match has ended on the way. */
  #isOverBelow(self: Seat): boolean {
    const { game, bot, pool, deeds } = this;
    const state = this.#state;
    let node = ROOT;
    let inRound = false;
    for (;;) {
      const mask = game.awaiting(state);
      if (mask === 0) return true;
      const lone = loneSeat(mask);
      const isSealed = lone < 0 || game.sealed?.(state) === true;
      const seat = lone >= 0 ? lone : mask & (1 << self) ? self : 31 - Math.clz32(mask & -mask);
      if (isSealed !== inRound) {
        inRound = isSealed;
        this.#chain.fill(NO_NODE);
      }
      const count = deeds.write(state, seat, this.#buffer);
      if (count === 1) {
        deeds.play(state, seat, this.#buffer[0], this.#chance);
        continue;
      }
      const isOther = isSealed && seat !== self;
      const from = isOther ? this.#chainOf(seat, node) : node;
      const isRipe = from !== NO_NODE && (from === ROOT || pool.visits[from] >= bot.ripe);
      if (!isRipe || this.#depth === DEEPEST || !this.#spread(from, seat, count)) return false;
      const next = this.#choose(from, count);
      this.#note(next, seat);
      if (isOther) this.#chain[seat] = next;
      else node = next;
      deeds.play(state, seat, pool.key[next], this.#chance);
    }
  }

  #note(node: number, mover: Seat): void {
    this.#path[this.#depth] = node;
    this.#movers[this.#depth++] = mover;
  }

  /** Where another seat is in its own chain of this round; the first is a child that no move leads to. */
  #chainOf(seat: Seat, node: number): number {
    const { pool } = this;
    if (this.#chain[seat] !== NO_NODE) return this.#chain[seat];
    let head = pool.find(node, -1 - seat);
    if (head === NO_NODE) {
      if (!pool.hasRoom(1)) return NO_NODE;
      head = pool.add(node, -1 - seat, 0.5);
    }
    if (this.#depth < DEEPEST) this.#note(head, seat);
    this.#chain[seat] = head;
    return head;
  }

  /** Makes the children that are still missing for what is legal now; false where there is no room for them. */
  #spread(node: number, seat: Seat, count: number): boolean {
    const { pool } = this;
    const childOf = this.#childOf;
    for (let child = pool.child[node]; child !== NO_NODE; child = pool.sibling[child])
      if (pool.key[child] >= 0) childOf[pool.key[child]] = child;
    let isRoom = true;
    for (let i = 0; i < count && isRoom; i++) {
      const deed = this.#buffer[i];
      if (childOf[deed] !== NO_NODE) continue;
      isRoom = pool.hasRoom(1);
      if (isRoom) childOf[deed] = pool.add(node, deed, this.#priorOf(seat, deed));
    }
    if (!isRoom) this.#forget(node);
    return isRoom;
  }

  #forget(node: number): void {
    const { pool } = this;
    for (let child = pool.child[node]; child !== NO_NODE; child = pool.sibling[child])
      if (pool.key[child] >= 0) this.#childOf[pool.key[child]] = NO_NODE;
  }

  /** What the evaluation says of a move once it is played. */
  #priorOf(seat: Seat, deed: number): number {
    const { bot } = this;
    if (bot.prior === 0) return 0.5;
    const trial = this.#trial;
    trial.set(this.#state);
    this.deeds.play(trial, seat, deed, this.#chance);
    if (this.game.awaiting(trial) === 0) this.#worth.ofEnd(trial);
    else this.#worth.ofPosition(trial);
    return this.#worth.shares[seat];
  }

  /** The child that promises most, what is seldom tried being given the benefit of the doubt. */
  #choose(node: number, count: number): number {
    const { pool, bot } = this;
    const { visits, available, worth, prior } = pool;
    const weight = bot.prior === 0 ? 1e-3 : bot.prior;
    let best = NO_NODE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const child = this.#childOf[this.#buffer[i]];
      const tried = visits[child] + weight;
      const mean = (worth[child] + weight * prior[child]) / tried;
      const score = mean + bot.exploration * Math.sqrt(Math.log(++available[child] + 1) / tried);
      if (score <= most) continue;
      most = score;
      best = child;
    }
    this.#forget(node);
    return best;
  }
}
