/** What a position of Asgard is worth to a seat. */
import type { BotModule, Nth, Seat, State } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { type State as AsgardState, at, type Cells, COUNT } from '../rules/state.ts';
import { BUILT, FIRST_RECRUIT, FIRST_SEAL, PHASE, ROUNDS, WHITE_STONE } from '../rules/vocabulary.ts';
import { battleTilesOf, zonesOf } from './battles.ts';
import { hints } from './hints.ts';
import { memory } from './memory.ts';
import { rewardsOf } from './rewards.ts';
import { wholes } from './wholes.ts';

/** How often temples are still to be scored. ASG-370 */
const scoringsLeft = (s: Cells): number => {
  if (s[at.phase] >= PHASE.valhalla) return 0;
  const isScored = s[at.phase] === PHASE.battle || s[at.phase] === PHASE.hammer;
  return ROUNDS - s[at.round] + (isScored ? 0 : 1);
};

const templesOf = ({ tables }: Context, s: Cells, seat: Seat): number => {
  let sum = 0;
  for (let temple: Nth<'temple'> = 0; temple < COUNT.temple; temple++)
    if (s[at.temple(temple)] === BUILT + seat) sum += tables.templeValue[temple];
  return sum;
};

/** Temples are paid for with different stones: the second of a colour helps less. ASG-023 */
const stonesOf = (s: Cells, seat: Seat): number => {
  let sum = 0;
  for (let stone: Nth<'piece'> = 0; stone <= WHITE_STONE; stone++) {
    const count = s[at.reserve(seat, stone)];
    if (count > 0) sum += 1 + 0.4 * (count - 1);
  }
  return sum;
};
const sealsOf = (s: Cells, seat: Seat): number => {
  let sum = 0;
  for (let seal: Nth<'piece'> = FIRST_SEAL; seal < FIRST_RECRUIT; seal++) sum += s[at.reserve(seat, seal)];
  return sum;
};
const recruitsOf = ({ tables }: Context, s: Cells, seat: Seat): number => {
  let sum = 0;
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
    sum += s[at.reserve(seat, FIRST_RECRUIT + recruit)] * tables.strength[recruit];
  return sum;
};
const armsOf = (s: Cells, seat: Seat): number => {
  let sum = 0;
  for (let kind: Nth<'armKind'> = 0; kind < COUNT.armKind; kind++) sum += s[at.armCount(seat, kind)];
  return sum;
};
/** Discs that can act in a round to come: those in front, those that act now, and those in the centre for a part. */
const discsOf = (s: Cells, seat: Seat): number =>
  s[at.front(seat)] + s[at.inSlots(seat)] + s[at.inAsgard(seat)] + s[at.centre(seat)] * 0.5;

const measure = (c: Context, state: State, seat: Seat, into: Float64Array): void => {
  const s = state as AsgardState;
  const left = scoringsLeft(s);
  into[0] = s[at.score(seat)];
  into[1] = templesOf(c, s, seat) * left;
  into[2] = s[at.phase] >= PHASE.valhalla ? 0 : battleTilesOf(c, s, seat);
  into[3] = zonesOf(c, s, seat) * left;
  into[4] = rewardsOf(c, s, seat);
  into[5] = stonesOf(s, seat) * left;
  into[6] = sealsOf(s, seat) * left;
  into[7] = recruitsOf(c, s, seat) * left;
  into[8] = discsOf(s, seat) * left;
  into[9] = s[at.keeps(seat)] * left;
  into[10] = armsOf(s, seat);
};

export const bot: BotModule<Context> = {
  /** What is scored and will be: temples, battles, Ragnarök; and what can still be made of stones, seals, recruits, discs. */
  terms: [
    ...['score', 'temples', 'battleTiles', 'zones', 'rewards'],
    ...['stones', 'seals', 'recruits', 'discs', 'populations', 'arms'],
  ],
  weights: {
    ...{ score: 1, temples: 1, battleTiles: 1, zones: 1, rewards: 1 },
    ...{ stones: 0.8, seals: 0.4, recruits: 0.6, discs: 1, populations: 0.5, arms: 1.5 },
  },
  measure,
  scale: 18,
  cut: 30,
  exploration: 0.35,
  prior: 1,
  ripe: 6,
  hints,
  wholes,
  memory,
};
