/** What a finished assignment is worth, and who comes before whom. */
import { NONE, type Outcome, type Seat, type State } from '@idavoll/engine';
import type { Context } from './context.ts';
import { ARTEFACT_COUNT, TREASURE_COUNT } from './vocabulary.ts';

type Tables = Pick<Context, 'at' | 'tables'>;

/** How many materials of a card are covered, by treasures and leaves. */
export const covered = ({ at }: Tables, s: State, card: number): number => {
  let count = 0;
  for (let t = 0; t < TREASURE_COUNT; t++) if (s[at.use(t)] === card) count++;
  for (let leaf = 0; leaf < ARTEFACT_COUNT; leaf++) if (s[at.leaf(leaf)] === card) count++;
  return count;
};

/** MIM-402 */
export const isComplete = (c: Tables, s: State, card: number): boolean =>
  covered(c, s, card) === c.tables.needsInAll[card];

/** Treasures and completed cards. MIM-400, MIM-401, MIM-405 */
const totalOf = (c: Context, s: State, seat: Seat) => {
  let total = 0;
  for (let t = 0; t < TREASURE_COUNT; t++) if (s[c.at.treasure(t)] === c.screenOf(seat)) total += c.tables.points[t];
  for (let card = 0; card < ARTEFACT_COUNT; card++)
    if (s[c.at.card(card)] === c.handOf(seat) && isComplete(c, s, card)) total += c.tables.cardPoints[card];
  return total;
};

const treasuresOf = (c: Context, s: State, seat: Seat) => {
  let count = 0;
  for (let t = 0; t < TREASURE_COUNT; t++) if (s[c.at.treasure(t)] === c.screenOf(seat)) count++;
  return count;
};

const vikingsLeft = (c: Context, s: State, seat: Seat) => {
  let count = 0;
  for (let place = 0; place < c.ringSize; place++) count += c.vikingsIn(s, s[c.at.ring(place)], seat);
  return count;
};

/** Whether a goes before b: by total, then treasures, then vikings left in the realms. MIM-430 to MIM-437 */
const before = (c: Context, s: State, scores: Int32Array, a: Seat, b: Seat) => {
  const byTotal = scores[a] - scores[b];
  const byTreasures = byTotal || treasuresOf(c, s, a) - treasuresOf(c, s, b);
  return (byTreasures || vikingsLeft(c, s, a) - vikingsLeft(c, s, b)) > 0;
};

export const outcome = (c: Context, s: State, { scores, places }: Outcome): void => {
  for (let seat = 0; seat < c.seats; seat++) scores[seat] = totalOf(c, s, seat);
  for (let seat = 0; seat < c.seats; seat++) {
    places[seat] = 1;
    for (let other = 0; other < c.seats; other++) if (before(c, s, scores, other, seat)) places[seat]++;
  }
};

/** What one seat scored and for what, for people to see. */
export interface Breakdown {
  readonly treasures: readonly {
    readonly treasure: number;
    readonly points: number;
    readonly artefact: number | undefined;
  }[];
  readonly artefacts: readonly {
    readonly artefact: number;
    readonly points: number;
    readonly leaves: readonly number[];
    readonly flipped: boolean;
  }[];
  readonly total: number;
}

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

export const breakdown = (c: Context, s: State, seat: Seat): Breakdown => {
  const { at, tables } = c;
  const treasures = range(TREASURE_COUNT).filter(t => s[at.treasure(t)] === c.screenOf(seat));
  const cards = range(ARTEFACT_COUNT).filter(card => s[at.card(card)] === c.handOf(seat));
  return {
    treasures: treasures.map(treasure => ({
      treasure,
      points: tables.points[treasure],
      artefact: s[at.use(treasure)] === NONE ? undefined : s[at.use(treasure)],
    })),
    artefacts: cards.map(artefact => ({
      artefact,
      points: isComplete(c, s, artefact) ? tables.cardPoints[artefact] : 0,
      leaves: cards.filter(leaf => s[at.leaf(leaf)] === artefact),
      flipped: s[at.flipped(artefact)] === 1,
    })),
    total: totalOf(c, s, seat),
  };
};
