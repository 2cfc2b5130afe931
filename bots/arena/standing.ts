/** What the shares of wins say of two players: who is ahead, by how much, and how sure that is. */

/** How far from parity the sequential test tells apart, and with which error. */
const EDGE = 0.05;
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
/** Of a normal distribution: 95 % lie within. */
const WITHIN = 1.96;

export interface Standing {
  readonly blocks: number;
  /** The share of wins, with its 95 % interval, and what would be fair. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
  /** The same in Elo: 0 is parity. */
  readonly elo: { readonly at: number; readonly low: number; readonly high: number };
  /** Whether the sequential test has told who is ahead. */
  readonly settled: 'ahead' | 'behind' | undefined;
}

/** Wilson's interval, for as many matches as the blocks are worth: it stays within 0 and 1, and is honest at the ends. */
const interval = (share: number, matches: number): readonly [low: number, high: number] => {
  const z = WITHIN ** 2 / matches;
  const centre = (share + z / 2) / (1 + z);
  const half = (WITHIN * Math.sqrt((share * (1 - share)) / matches + z / (4 * matches))) / (1 + z);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
};

/** Beyond this nothing can be told from matches. */
const MOST_ELO = 1200;

const eloOf = (share: number, fair: number): number =>
  Math.max(-MOST_ELO, Math.min(MOST_ELO, 400 * Math.log10((share * (1 - fair)) / ((1 - share) * fair))));

/** By blocks of matches with the same seed, in which every seat was sat in by everybody. */
export const standingOf = (blocks: readonly number[], matchesPerBlock: number, fair: number): Standing => {
  const n = blocks.length;
  const share = blocks.reduce((sum, block) => sum + block, 0) / n;
  const spread = blocks.reduce((sum, block) => sum + (block - share) ** 2, 0) / Math.max(1, n - 1);
  // Where few blocks happened to agree, they are not surer than as many single matches.
  const variance = Math.max(spread, (share * (1 - share)) / matchesPerBlock / 2, 0.25 / (n * matchesPerBlock + 2));
  const matches =
    spread > 0 ? Math.min((n * share * (1 - share)) / variance, 2 * n * matchesPerBlock) : n * matchesPerBlock;
  const [low, high] = interval(share, Math.max(1, matches));
  const likelihood = (n * 2 * EDGE * 2 * (share - fair)) / (2 * variance);
  return {
    blocks: n,
    share,
    low,
    high,
    fair,
    elo: { at: eloOf(share, fair), low: eloOf(low, fair), high: eloOf(high, fair) },
    settled: Math.abs(likelihood) < BOUND ? undefined : likelihood > 0 ? 'ahead' : 'behind',
  };
};
