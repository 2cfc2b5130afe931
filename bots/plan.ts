/** From a finished search to a plan: what the seat does now, and goes on to do as long as it sees what it foresaw. */
import { type Effects, NONE, PlayoutChance, type Seat, type State, settle, viewOf } from '@idavoll/engine';
import { NO_NODE, ROOT } from './pool.ts';
import { digestOf, type Planned } from './question.ts';
import type { Position, Search } from './search.ts';

/** A further decision is only planned where it was looked at as often as this, and by a tenth of all iterations. */
const LEAST_VISITS = 8;
const LEAST_SHARE = 0.1;
/** More small steps than a turn has. */
const LONGEST = 64;

/** Chance that notes whether anything was learnt: no plan reaches beyond that. */
class Noting extends PlayoutChance implements Effects {
  taught = false;
  override below(n: number): number {
    this.taught = true;
    return super.below(n);
  }
  override reveal(): void {
    this.taught = true;
  }
}

export const planOf = (search: Search, position: Position, seed: number): Planned[] => {
  const { game, deeds, pool } = search;
  const { seat } = position;
  const state = game.layout.state();
  const buffer = new Int32Array(deeds.most);
  const plan: Planned[] = [];
  const fx = new Noting(seed);
  const enough = Math.max(LEAST_VISITS, pool.visits[ROOT] * LEAST_SHARE);
  search.guess(position, state);
  fx.taught = false;
  /** Plays a small step; says whether what follows can be foreseen. */
  const take = (move: number): boolean => {
    plan.push({ digest: digestOf(viewOf(game, state, seat)), move });
    game.apply(state, seat, move, fx);
    settle(game, state, buffer, fx);
    return !fx.taught && plan.length < LONGEST && isAsked(state, seat);
  };
  const isAsked = (s: State, who: Seat) => (game.awaiting(s) & (1 << who)) !== 0;
  const takeWhole = (deed: number): boolean => {
    if (!deeds.isWhole(deed)) return take(deed);
    for (let move = deeds.first(state, seat, deed); move !== NONE; move = deeds.first(state, seat, deed))
      if (!take(move)) return false;
    return true;
  };
  for (let node = ROOT; ; ) {
    if (deeds.write(state, seat, buffer) === 1) {
      const before = plan.length;
      if (takeWhole(buffer[0]) && plan.length > before) continue;
      return plan;
    }
    node = pool.favourite(node);
    if (node === NO_NODE || (plan.length > 0 && pool.visits[node] < enough)) return plan;
    // What is favoured over many worlds need not be possible in this one.
    const count = deeds.write(state, seat, buffer);
    if (!buffer.subarray(0, count).includes(pool.key[node]) || !takeWhole(pool.key[node])) return plan;
  }
};
