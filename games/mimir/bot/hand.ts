/** What lies behind a screen: treasures, and cards that they help to complete. */
import type { Nth, Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { at, type Cells, COUNT } from '../rules/state.ts';
import { handOf, screenOf } from '../rules/vocabulary.ts';

/** By material: how many treasures of it a seat has. */
const have = new Int16Array(COUNT.material);

export const countMaterials = ({ tables }: Context, s: Cells, seat: Seat): Int16Array => {
  have.fill(0);
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++)
    if (s[at.treasure(t)] === screenOf(seat)) have[tables.material[t]]++;
  return have;
};

export const pointsOfTreasures = ({ tables }: Context, s: Cells, seat: Seat): number => {
  let points = 0;
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++)
    if (s[at.treasure(t)] === screenOf(seat)) points += tables.points[t];
  return points;
};

/** The part of each card's points that the treasures cover already. */
export const progressOf = (c: Context, s: Cells, seat: Seat): number => {
  const { tables } = c;
  countMaterials(c, s, seat);
  let sum = 0;
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++) {
    if (s[at.card(card)] !== handOf(seat)) continue;
    let short = 0;
    for (let m: Nth<'material'> = 0; m < COUNT.material; m++)
      short += Math.max(0, tables.needs[card * COUNT.material + m] - have[m]);
    const needs = tables.needsInAll[card];
    sum += (tables.cardPoints[card] * (needs - Math.min(short, needs))) / needs;
  }
  return sum;
};

/** Whether one more treasure of this material helps a card that the seat holds, by what `countMaterials` counted last. */
export const isWanted = ({ tables }: Context, s: Cells, seat: Seat, material: Nth<'material'>): boolean => {
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++)
    if (s[at.card(card)] === handOf(seat) && tables.needs[card * COUNT.material + material] > have[material])
      return true;
  return false;
};
