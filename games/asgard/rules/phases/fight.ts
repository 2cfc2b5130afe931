/** The fight at Ragnarök, world by world: nobody decides anything any more. */
import { type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import { populationOn, populationWorth, strengthAt, tileOn } from '../board.ts';
import { type Context, tell } from '../context.ts';
import { drawAncient, layerOfArm } from '../piles.ts';
import { ARMS, at, type Cells, COUNT, go, type State } from '../state.ts';
import { ARMS_OF_KIND, DARK, EFFECT, facing, LIGHT, PAST, PHASE, sideOfSpace, spaceOf } from '../vocabulary.ts';

/** How many spells with this effect lie here. ASG-478 */
const spells = (c: Context, s: Cells, space: Nth<'space'>, effect: number) => {
  let n = 0;
  for (let arm: Nth<'arm'> = ARMS_OF_KIND; arm < COUNT.arm; arm++)
    if (layerOfArm(c, s, arm, space) !== NONE && c.tables.spellEffect[arm - ARMS_OF_KIND] === effect) n++;
  return n;
};
export const has = (c: Context, s: Cells, space: Nth<'space'>, effect: number) => spells(c, s, space, effect) > 0;
const weaponsAt = (c: Context, s: Cells, space: Nth<'space'>) => {
  let sum = 0;
  for (let arm: Nth<'arm'> = 0; arm < ARMS_OF_KIND; arm++)
    if (layerOfArm(c, s, arm, space) !== NONE) sum += c.tables.weaponValue[arm];
  return sum;
};

/** First what counts nothing, then what counts double, then the sum. ASG-462, ASG-464, ASG-479 to ASG-484 */
export const worthOf = (c: Context, s: Cells, space: Nth<'space'>) => {
  const { tables } = c;
  const against = facing(space);
  const tile = tileOn(s, space);
  if (tile === NONE) {
    const counts = s[at.guard(space)] !== NONE && !has(c, s, against, EFFECT.breakRelic);
    return populationWorth(c, s, populationOn(s, space)) + (counts ? tables.ancientValue[s[at.guard(space)]] : 0);
  }
  const god = has(c, s, against, EFFECT.dethrone) ? 0 : tables.tileValue[tile];
  const recruits = has(c, s, against, EFFECT.rout) ? 0 : strengthAt(c, s, at.beside(space, 0));
  const weapons = has(c, s, against, EFFECT.disarm) ? 0 : weaponsAt(c, s, space);
  return god + recruits * (has(c, s, space, EFFECT.frenzy) ? 2 : 1) + weapons;
};

/** ASG-461 */
const turnUp = (c: Context, s: State, space: Nth<'space'>, fx: Effects) => {
  const ancient = s[at.guarded(space)] ? drawAncient(c, s, sideOfSpace(space), fx) : NONE;
  if (ancient !== NONE) {
    s[at.ancient(ancient)] = PAST;
    s[at.guard(space)] = ancient;
    fx.emit(tell.shownGuard, space, ancient);
  }
  for (let arm: Nth<'arm'> = 0; arm < COUNT.arm; arm++) {
    const seat = layerOfArm(c, s, arm, space);
    if (seat !== NONE) fx.emit(tell.shownArm, seat, arm, space);
  }
};

type Prize = typeof tell.rewarded;
const scoreIn = (s: State, seat: Seat, world: Nth<'world'>, points: number, event: Prize, fx: Effects) => {
  if (seat === NONE || points === 0) return;
  s[at.score(seat)] += points;
  fx.emit(event, seat, world, points);
};

/** The upper disc takes I, the lower one II, a single one both. ASG-468 to ASG-472 */
export const reward = (c: Context, s: State, world: Nth<'world'>, space: Nth<'space'>, fx: Effects) => {
  const { tables, content } = c;
  const god = tables.tileGod[tileOn(s, space)];
  const upper = s[at.support(god, 0)];
  const lower = s[at.support(god, 1)];
  const single = upper === NONE || lower === NONE;
  const above = upper === NONE ? lower : upper;
  const first = tables.rewardUpper[world];
  const second = tables.rewardLower[world];
  scoreIn(s, above, world, single ? first + second : first, tell.rewarded, fx);
  if (!single) scoreIn(s, lower, world, second, tell.rewarded, fx);
  scoreIn(s, above, world, spells(c, s, space, EFFECT.gloryUpper) * content.gloryPoints, tell.glory, fx);
  const below = single && c.countsAsBoth ? above : NONE;
  const lowerGlory = spells(c, s, space, EFFECT.gloryLower) * content.gloryPoints;
  scoreIn(s, single ? below : lower, world, lowerGlory, tell.glory, fx);
};

/** ASG-460, ASG-465 to ASG-467, ASG-473 to ASG-475 */
export const fight = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  s[at.shown] = 1;
  fx.reveal(ARMS);
  for (let world: Nth<'world'> = 0; world < COUNT.world; world++) {
    if (s[at.on(spaceOf(LIGHT, world))] === NONE) continue;
    for (let side: Nth<'side'> = 0; side < COUNT.side; side++) turnUp(c, s, spaceOf(side, world), fx);
    const light = worthOf(c, s, spaceOf(LIGHT, world));
    const dark = worthOf(c, s, spaceOf(DARK, world));
    fx.emit(tell.fought, world, light, dark);
    if (light === dark) continue;
    const winner = spaceOf(light > dark ? LIGHT : DARK, world);
    if (tileOn(s, winner) !== NONE) reward(c, s, world, winner, fx);
  }
  fx.emit(tell.over);
  go(s, PHASE.over, s[at.order(0)]);
};
