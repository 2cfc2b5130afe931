/** Whoever thinks for bots: keeps what is made once for an agreement, and thinks in slices that can be left at any time. */

import type { Event } from '@idavoll/engine';
import {
  type BotModule,
  type Game,
  type GameModule,
  gameFor,
  type Match,
  type Move,
  PlayoutChance,
  type Seat,
} from '@idavoll/engine';
import { planOf } from './plan.ts';
import { NO_NODE, NodePool, ROOT } from './pool.ts';
import { type BotAnswer, type BotQuestion, digestOf } from './question.ts';
import { Search } from './search.ts';
import { plainBot } from './worth.ts';

/** A game's rules, and how it is played well where its folder says so. */
export interface Playable {
  readonly module: GameModule;
  readonly bot?: BotModule | undefined;
}

/** What of a game's bot is needed to put a question to it. */
export interface Remembering {
  readonly memory?: Pick<NonNullable<BotModule['memory']>, 'events'>;
}

/** Nodes for each iteration, and for all of them: ten thousand iterations fit into three megabytes. */
const NODES_PER_ITERATION = 10;
const LEAST_NODES = 1024;
const MOST_NODES = 400_000;
/** How many searches are kept ready, of those used last. */
const MOST_READY = 8;
/** Between two looks at the clock. */
const SLICE = 16;

/** Something that is being thought about. */
export interface Thought {
  /** Goes on for at most so many iterations; says whether the thought is finished. */
  step(iterations: number): boolean;
  /** What the seat would do as things stand: also valid before the thought is finished. */
  answer(): BotAnswer;
}

export class Thinker {
  readonly #ready = new Map<string, { readonly content: unknown; readonly search: Search }>();
  /** One for all: only one thing is thought about at a time. */
  #pool = new NodePool(1);

  constructor(
    readonly playable: Playable,
    /** Milliseconds from any beginning, where thoughts are limited by time. */
    readonly clock: () => number = () => 0,
  ) {}

  think(question: BotQuestion): BotAnswer {
    const thought = this.begin(question);
    while (!thought.step(Number.MAX_SAFE_INTEGER));
    return thought.answer();
  }

  /** Begins to think; what was thought about before is forgotten with it. */
  begin(question: BotQuestion): Thought {
    const { level, seed, seat, view, memory } = question;
    const search = this.#searchFor(question);
    const position = { seat, view, memory };
    const nodes = Math.min(MOST_NODES, LEAST_NODES + level.iterations * NODES_PER_ITERATION);
    if (this.#pool.size < nodes) this.#pool = new NodePool(nodes);
    search.begin(position, seed, this.#pool, nodes);
    const deadline = level.milliseconds === undefined ? Number.POSITIVE_INFINITY : this.clock() + level.milliseconds;
    let done = 0;
    let isFinished = search.hasNoChoice(position);
    const isEnough = () =>
      done >= level.iterations || this.clock() >= deadline || isSettled(search, level.iterations - done);
    return {
      step: iterations => {
        for (let left = iterations; left > 0 && !isFinished; left -= SLICE) {
          for (let i = Math.min(left, SLICE, level.iterations - done); i > 0; i--, done++) search.iterate();
          isFinished = isEnough();
        }
        return isFinished;
      },
      answer: () => {
        if (done === 0) search.iterate();
        const slip = slipOf(search.game, question);
        const best = search.pool.favourite(ROOT);
        const value = best === NO_NODE ? 0.5 : search.pool.meanOf(best);
        const plan = slip === undefined ? planOf(search, position, seed) : [{ digest: digestOf(view), move: slip }];
        return { plan, iterations: done, value };
      },
    };
  }

  /** The search of this agreement and content, made anew where it was not used for long. */
  #searchFor({ agreement, pack, rules }: BotQuestion): Search {
    const { module, bot = plainBot } = this.playable;
    const { content } = pack ?? module.base;
    const terms = JSON.stringify([rules, agreement.seats, agreement.options, pack?.name, pack?.version]);
    const known = this.#ready.get(terms);
    this.#ready.delete(terms);
    const isSame =
      known !== undefined && (pack === undefined || JSON.stringify(known.content) === JSON.stringify(content));
    const search = isSame ? known.search : new Search(gameFor(module, agreement, content, rules), bot);
    this.#ready.set(terms, { content, search });
    for (const oldest of this.#ready.keys()) {
      if (this.#ready.size <= MOST_READY) break;
      this.#ready.delete(oldest);
    }
    return search;
  }
}

/** Whether there is nothing to think about, or so few iterations are left that they can change nothing. */
const isSettled = ({ pool }: Search, left: number): boolean => {
  let [first, second, children] = [0, 0, 0];
  for (let node = pool.child[ROOT]; node !== NO_NODE; node = pool.sibling[node]) {
    if (pool.key[node] < 0) continue;
    children++;
    const visits = pool.visits[node];
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return children < 2 || first - second > left;
};

/** A beginner's slip: any legal move, where the dice of this seed say so. */
const slipOf = (game: Game, { level, seed, view, seat }: BotQuestion): Move | undefined => {
  if (level.slips === 0) return undefined;
  const chance = new PlayoutChance(seed ^ 0x5115);
  if (chance.below(100) >= level.slips) return undefined;
  const state = game.layout.state();
  game.determinize(view, seat, chance, state);
  const buffer = new Int32Array(game.maxMoves);
  return buffer[chance.below(game.legal(state, seat, buffer))];
};

/** What a seat was told in a match and its view may no longer show; `bot` says which events these are. */
export const memoryOf = (match: Match, seat: Seat, bot: Remembering | undefined): readonly Event[] => {
  const events = bot?.memory?.events ?? [];
  if (events.length === 0) return [];
  return match.events(seat).flatMap(({ event }) => (events.includes(event.type) ? [event] : []));
};
