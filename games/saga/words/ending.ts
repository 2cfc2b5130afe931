/** How a saga ended: what each player won points for, what the dice did, and what told equal players apart. */
import type { Event, Seat } from '@idavoll/engine';
import { figuresLeft, owns } from '../rules/figures.ts';
import { isLastStanding, leaderAtCrown, losses } from '../rules/score.ts';
import { figuresOf } from '../rules/tables.ts';
import { GAINS, type GainName, SAGA } from '../rules/vocabulary.ts';
import type { Key } from './names.ts';
import type { Scene } from './speech.ts';

interface Gained {
  readonly gain: GainName;
  readonly points: number;
  /** How often there were points for it. */
  readonly times: number;
}

/** What a seat won points for. */
export const gainsOf = (story: readonly Event[], seat: Seat): Gained[] =>
  GAINS.flatMap(gain => {
    const won = story.filter(event => event.type === 'points' && event.seat === seat && event.gain === gain);
    const points = won.reduce((sum, event) => sum + Number(event.points), 0);
    return won.length === 0 ? [] : [{ gain, points, times: won.length }];
  });

/** The rolls of each sort: the event of a success, that of a failure, and whose roll it was. */
const ROLLS = [
  { roll: 'hit', good: 'hit', bad: 'missed', by: 'figure' },
  { roll: 'parry', good: 'parried', bad: 'failedParry', by: 'target' },
  { roll: 'dodge', good: 'dodged', bad: 'failedDodge', by: 'figure' },
] as const;

/** How many rolls of each sort a seat made, and how many of them were good. */
export const rollsOf = ({ c, view }: Scene, story: readonly Event[], seat: Seat) => {
  const own = new Set(
    figuresOf(c.content)
      .map(({ name }) => name)
      .filter((_, figure) => owns(c, view, seat, figure)),
  );
  return ROLLS.map(({ roll, good, bad, by }) => {
    const made = (type: string) => story.filter(event => event.type === type && own.has(String(event[by]))).length;
    return { roll, good: made(good), all: made(good) + made(bad) };
  }).filter(({ all }) => all > 0);
};

const seatsOf = ({ c }: Scene) => Array.from({ length: c.seats }, (_, seat) => seat);

/** What ended the saga. SAGA-287, SAGA-313 */
export const endInWords = (scene: Scene): string => {
  const { c, view: s, say, player } = scene;
  const last = seatsOf(scene).find(seat => isLastStanding(c, s, seat));
  return last === undefined
    ? say('result.ended.redToken', { name: player(s[c.at.master]) })
    : say('result.ended.lastStanding', { name: player(last) });
};

/** What tells a seat apart from another one with as many points: the key of its words, and the numbers in them. */
const tieOf = (scene: Scene, seat: Seat, rival: Seat): { key: Key; own?: number; other?: number } | undefined => {
  const { c, view: s } = scene;
  const isCrown = s[c.at.saga] === SAGA.crown;
  const byLeader = isCrown ? leaderAtCrown(c, s, seat) - leaderAtCrown(c, s, rival) : 0;
  if (byLeader !== 0) return byLeader > 0 ? { key: 'result.tie.leader' } : undefined;
  const count = c.countsLosses ? losses : figuresLeft;
  const own = count(c, s, seat);
  const other = count(c, s, rival);
  if (own === other) return { key: 'result.tie.shared' };
  if (c.countsLosses ? own > other : own < other) return undefined;
  if (s[c.at.saga] === SAGA.duel) return { key: 'result.tie.standing' };
  return { key: c.countsLosses ? 'result.tie.losses' : 'result.tie.figures', own, other };
};

/** Why a seat stands beside or before others with as many points, or before some with more. SAGA-333 to SAGA-336 */
export const tiesInWords = (scene: Scene, seat: Seat): string[] => {
  const { c, view: s, say, player } = scene;
  const pointsOf = (one: Seat) => s[c.at.points(one)];
  const rivals = seatsOf(scene).filter(rival => rival !== seat);
  if (isLastStanding(c, s, seat))
    return rivals.some(rival => pointsOf(rival) >= pointsOf(seat)) ? [say('result.last')] : [];
  const ties = rivals
    .filter(rival => pointsOf(rival) === pointsOf(seat) && !isLastStanding(c, s, rival))
    .flatMap(rival => {
      const tie = tieOf(scene, seat, rival);
      return tie ? [{ ...tie, name: player(rival) }] : [];
    });
  // Those that the same tells apart are named together.
  const together = new Map<string, typeof ties>();
  for (const tie of ties) {
    const same = `${tie.key} ${tie.other}`;
    together.set(same, [...(together.get(same) ?? []), tie]);
  }
  return [...together.values()].map(same => {
    const { key, own = 0, other = 0 } = same[0];
    return say(key, { name: same.map(({ name }) => name).join(', '), own, other });
  });
};
