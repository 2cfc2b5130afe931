/** Matches between players with paired seeds and rotated seats, until it is settled who is ahead. */
import { type Agreement, type GameModule, seedFrom } from '@idavoll/engine';
import type { Contender } from './player.ts';
import { type Bout, playBout } from './referee.ts';
import { type Standing, standingOf } from './standing.ts';

export interface ArenaSetup {
  readonly module: GameModule;
  readonly agreement: Agreement;
  readonly seed: string;
  /** The one that is judged, and the others around the table. */
  readonly contenders: readonly Contender[];
  /** The most matches that are played. */
  readonly matches: number;
  /** Whether all of them are, though it is settled who is ahead. */
  readonly whole?: boolean;
  readonly clock: () => number;
  readonly onBout?: (done: number) => void;
}

interface Tally {
  readonly of: string;
  readonly name: string;
  matches: number;
  wins: number;
}

export interface ArenaResult {
  readonly standing: Standing;
  readonly matches: number;
  readonly decisions: number;
  /** What the judged one won in each seat and role. */
  readonly parts: readonly Readonly<Tally>[];
  /** By contender: how long it thought in a match, in milliseconds. */
  readonly thought: readonly number[];
  readonly faults: readonly { readonly name: string; readonly problem: string }[];
}

/** The first contender against all others; a block is one seed with the first in every seat. */
export const runArena = async (setup: ArenaSetup): Promise<ArenaResult> => {
  const { module, agreement, seed, contenders, matches, whole, clock, onBout } = setup;
  const { seats } = agreement;
  const blocks: number[] = [];
  const parts = new Map<string, Tally>();
  const thought = contenders.map(() => 0);
  const faults: ArenaResult['faults'][number][] = [];
  let [decisions, done] = [0, 0];
  const note = (of: string, name: string, share: number) => {
    const tally = parts.get(`${of} ${name}`) ?? { of, name, matches: 0, wins: 0 };
    parts.set(`${of} ${name}`, tally);
    tally.matches++;
    tally.wins += share;
  };
  const count = (bout: Bout, turn: number) => {
    note('seat', String(turn), bout.shares[turn]);
    for (const [role, names] of Object.entries(bout.roles)) note(role, names[turn], bout.shares[turn]);
    for (const [i] of contenders.entries()) thought[i] += bout.thought[(i + turn) % seats];
    decisions += bout.decisions;
    const { fault } = bout;
    if (fault) faults.push({ name: contenders[(fault.seat - turn + seats) % seats].name, problem: fault.problem });
    done++;
    onBout?.(done);
  };
  let standing = standingOf([1 / seats], seats, 1 / seats);
  while (done + seats <= Math.max(matches, seats)) {
    let sum = 0;
    for (let turn = 0; turn < seats; turn++) {
      const seated = contenders.map((_, seat) => contenders[(seat - turn + seats) % seats]);
      const bout = await playBout({
        module,
        agreement,
        seed: seedFrom(`${seed}/${blocks.length}`),
        contenders: seated,
        clock,
      });
      count(bout, turn);
      sum += bout.shares[turn];
    }
    blocks.push(sum / seats);
    standing = standingOf(blocks, seats, 1 / seats);
    if (standing.settled && !whole) break;
  }
  const sorted = [...parts.values()].sort((a, b) => a.of.localeCompare(b.of) || a.name.localeCompare(b.name, 'en'));
  return { standing, matches: done, decisions, parts: sorted, thought: thought.map(ms => ms / done), faults };
};
