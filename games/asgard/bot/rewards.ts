/** What Ragnarök promises: the rewards of worlds in which a god whom the seat supports stands, by the chance to win. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { populationOn, populationWorth, strengthAt, tileOn } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { at, type Cells, COUNT } from '../rules/state.ts';
import { DARK, LIGHT, PHASE, spaceOf } from '../rules/vocabulary.ts';

/** An ancient weapon that nobody has seen yet. ASG-420 */
const ANCIENT = 3;
/** How far ahead a side is that wins three of four times. */
const AHEAD = 3;

/** What stands on a space and will stand there. ASG-462 */
const strengthOf = (c: Context, s: Cells, space: Nth<'space'>): number => {
  const tile = tileOn(s, space);
  if (tile === NONE) return populationWorth(c, s, populationOn(s, space)) + ANCIENT;
  const god = c.tables.tileGod[tile];
  const recruits = s[at.phase] >= PHASE.valhalla ? at.beside(space, 0) : at.onGod(god, 0);
  let arms = 0;
  for (let seat: Seat = 0; seat < c.seats; seat++)
    for (let kind: Nth<'armKind'> = 0; kind < COUNT.armKind; kind++) arms += s[at.laid(space, seat, kind)];
  return c.tables.tileValue[tile] + strengthAt(c, s, recruits) + 3 * arms;
};

/** Its part of the reward, if the god on this space wins. ASG-468 to ASG-472 */
const rewardOf = ({ tables }: Context, s: Cells, seat: Seat, world: Nth<'world'>, space: Nth<'space'>): number => {
  const tile = tileOn(s, space);
  if (tile === NONE) return 0;
  const god = tables.tileGod[tile];
  const upper = s[at.support(god, 0)];
  const lower = s[at.support(god, 1)];
  if (upper !== seat && lower !== seat) return 0;
  if (upper === NONE || lower === NONE) return tables.rewardUpper[world] + tables.rewardLower[world];
  return upper === seat ? tables.rewardUpper[world] : tables.rewardLower[world];
};

export const rewardsOf = (c: Context, s: Cells, seat: Seat): number => {
  let sum = 0;
  for (let world: Nth<'world'> = 0; world < COUNT.world; world++) {
    const light = spaceOf(LIGHT, world);
    const dark = spaceOf(DARK, world);
    const forLight = rewardOf(c, s, seat, world, light);
    const forDark = rewardOf(c, s, seat, world, dark);
    if (forLight === 0 && forDark === 0) continue;
    const chance = 1 / (1 + Math.exp((strengthOf(c, s, dark) - strengthOf(c, s, light)) / AHEAD));
    sum += forLight * chance + forDark * (1 - chance);
  }
  return sum;
};
