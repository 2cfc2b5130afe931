/** What a finished assignment is worth, and who comes before whom. */
import { NONE, type Nth, type Outcome, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { vikingsIn } from './realms.ts';
import { at, type Cells, COUNT } from './state.ts';
import { handOf, screenOf } from './vocabulary.ts';

/** How many materials of a card are covered, by treasures and leaves. */
export const covered = (s: Cells, card: Nth<'artefact'>): number => {
  let count = 0;
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++) if (s[at.use(t)] === card) count++;
  for (let leaf: Nth<'artefact'> = 0; leaf < COUNT.artefact; leaf++) if (s[at.leaf(leaf)] === card) count++;
  return count;
};

/** MIM-402 */
export const isComplete = (c: Context, s: Cells, card: Nth<'artefact'>): boolean =>
  covered(s, card) === c.tables.needsInAll[card];

/** Treasures and completed cards. MIM-400, MIM-401, MIM-405 */
const totalOf = (c: Context, s: Cells, seat: Seat) => {
  let total = 0;
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++)
    if (s[at.treasure(t)] === screenOf(seat)) total += c.tables.points[t];
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++)
    if (s[at.card(card)] === handOf(seat) && isComplete(c, s, card)) total += c.tables.cardPoints[card];
  return total;
};

const treasuresOf = (s: Cells, seat: Seat) => {
  let count = 0;
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++) if (s[at.treasure(t)] === screenOf(seat)) count++;
  return count;
};

const vikingsLeft = (c: Context, s: Cells, seat: Seat) => {
  let count = 0;
  for (let link: Nth<'link'> = 0; link < c.ringSize; link++) count += vikingsIn(c, s, s[at.ring(link)], seat);
  return count;
};

/** Whether a goes before b: by total, then treasures, then vikings left in the realms. MIM-430 to MIM-437 */
const before = (c: Context, s: Cells, scores: Int32Array, a: Seat, b: Seat) => {
  const byTotal = scores[a] - scores[b];
  const byTreasures = byTotal || treasuresOf(s, a) - treasuresOf(s, b);
  return (byTreasures || vikingsLeft(c, s, a) - vikingsLeft(c, s, b)) > 0;
};

export const outcome = (c: Context, s: Cells, { scores, places }: Outcome): void => {
  for (let seat: Seat = 0; seat < c.seats; seat++) scores[seat] = totalOf(c, s, seat);
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    places[seat] = 1;
    for (let other: Seat = 0; other < c.seats; other++) if (before(c, s, scores, other, seat)) places[seat]++;
  }
};

/** What one seat scored and for what, for people to see. */
export interface Breakdown {
  readonly treasures: readonly {
    readonly treasure: Nth<'treasure'>;
    readonly points: number;
    readonly artefact: Nth<'artefact'> | undefined;
  }[];
  readonly artefacts: readonly {
    readonly artefact: Nth<'artefact'>;
    readonly points: number;
    readonly leaves: readonly Nth<'artefact'>[];
    readonly flipped: boolean;
  }[];
  readonly total: number;
}

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

export const breakdown = (c: Context, s: Cells, seat: Seat): Breakdown => {
  const { tables } = c;
  const treasures = range(COUNT.treasure).filter(t => s[at.treasure(t)] === screenOf(seat));
  const cards = range(COUNT.artefact).filter(card => s[at.card(card)] === handOf(seat));
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
