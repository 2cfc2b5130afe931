/** The danger a figure is in: who could strike it down with the next attack. */
import { NONE, type Nth } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { strikeChance } from '../rules/odds.ts';
import { areEnemies } from '../rules/reach.ts';
import { at, type Cells } from '../rules/state.ts';

/** Of an enemy who must walk first, and may not get there. */
const UNSURE = 0.6;

/** The chance to be struck down in the next turns of all enemies, each attacking as if it came to it. SAGA-194 */
export const dangerOf = (c: Context, s: Cells, figure: Nth<'figure'>): number => {
  const { cards, battlefield } = c;
  const field = s[at.stands(figure)];
  let survives = 1;
  for (let foe: Nth<'figure'> = 0; foe < c.figureCount; foe++) {
    if (s[at.stands(foe)] === NONE || !areEnemies(c, s, figure, foe)) continue;
    const away = battlefield.distance(field, s[at.stands(foe)]);
    const reach = cards.move[foe] + Math.max(1, cards.range[foe]);
    if (away > reach) continue;
    const strikes = strikeChance(cards.hit[foe], cards.parry[figure]);
    survives *= 1 - strikes * (away === 1 ? 1 : UNSURE);
  }
  return 1 - survives;
};
