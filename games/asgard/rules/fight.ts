/** The fight at Ragnarök, world by world: nobody decides anything any more. */
import { type Effects, NONE, type State } from '@idavoll/engine';
import type { Context } from './context.ts';
import type { SetUp } from './set-up.ts';
import {
  ARM_COUNT,
  ARMS_OF_KIND,
  DARK,
  kindOfArm,
  LIGHT,
  PAST,
  PHASE,
  SIDES,
  type SpellEffect,
  sideOfSpace,
  spaceOf,
  WEAPON,
  WORLD_COUNT,
} from './vocabulary.ts';

export const fighting = (c: Context, start: SetUp) => {
  const { at, tell, tables, content } = c;
  const countsAsBoth = c.options.glorySingleDisc !== 'upperOnly';

  /** How many spells with this effect lie here. ASG-478 */
  const spells = (s: State, space: number, effect: SpellEffect) => {
    let n = 0;
    for (let arm = ARMS_OF_KIND; arm < ARM_COUNT; arm++)
      if (c.layerOfArm(s, arm, space) !== NONE && tables.spellEffect[arm - ARMS_OF_KIND] === effect) n++;
    return n;
  };
  const has = (s: State, space: number, effect: SpellEffect) => spells(s, space, effect) > 0;
  const weaponsAt = (s: State, space: number) => {
    let sum = 0;
    for (let arm = 0; arm < ARM_COUNT; arm++)
      if (kindOfArm(arm) === WEAPON && c.layerOfArm(s, arm, space) !== NONE) sum += tables.weaponValue[arm];
    return sum;
  };

  /** First what counts nothing, then what counts double, then the sum. ASG-462, ASG-464, ASG-479 to ASG-484 */
  const worthOf = (s: State, space: number) => {
    const facing = c.facing(space);
    const tile = c.tileOn(s, space);
    if (tile === NONE) {
      const counts = s[at.guard(space)] !== NONE && !has(s, facing, 'breakRelic');
      return c.populationWorth(s, s[at.on(space)]) + (counts ? tables.ancientValue[s[at.guard(space)]] : 0);
    }
    const god = has(s, facing, 'dethrone') ? 0 : tables.tileValue[tile];
    const recruits = has(s, facing, 'rout') ? 0 : c.strengthAt(s, at.beside(space, 0));
    const weapons = has(s, facing, 'disarm') ? 0 : weaponsAt(s, space);
    return god + recruits * (has(s, space, 'frenzy') ? 2 : 1) + weapons;
  };

  /** ASG-461 */
  const turnUp = (s: State, space: number, fx: Effects) => {
    if (s[at.guarded(space)]) {
      const ancient = start.drawAncient(s, sideOfSpace(space), fx);
      s[at.ancient(ancient)] = PAST;
      s[at.guard(space)] = ancient;
      fx.emit(tell.shownGuard, space, ancient);
    }
    for (let arm = 0; arm < ARM_COUNT; arm++) {
      const seat = c.layerOfArm(s, arm, space);
      if (seat !== NONE) fx.emit(tell.shownArm, seat, arm, space);
    }
  };

  const score = (s: State, seat: number, world: number, points: number, event: number, fx: Effects) => {
    if (seat === NONE || points === 0) return;
    s[at.score(seat)] += points;
    fx.emit(event, seat, world, points);
  };

  /** The upper disc takes I, the lower one II, a single one both. ASG-468 to ASG-472 */
  const reward = (s: State, world: number, space: number, fx: Effects) => {
    const god = tables.tileGod[c.tileOn(s, space)];
    const upper = s[at.support(god, 0)];
    const lower = s[at.support(god, 1)];
    const single = upper === NONE || lower === NONE;
    const above = upper === NONE ? lower : upper;
    const first = tables.rewardUpper[world];
    const second = tables.rewardLower[world];
    score(s, above, world, single ? first + second : first, tell.rewarded, fx);
    if (!single) score(s, lower, world, second, tell.rewarded, fx);
    score(s, above, world, spells(s, space, 'gloryUpper') * content.gloryPoints, tell.glory, fx);
    const below = single && countsAsBoth ? above : NONE;
    const lowerGlory = spells(s, space, 'gloryLower') * content.gloryPoints;
    score(s, single ? below : lower, world, lowerGlory, tell.glory, fx);
  };

  /** ASG-460, ASG-465 to ASG-467, ASG-473 to ASG-475 */
  return (s: State, fx: Effects) => {
    s[at.shown] = 1;
    fx.reveal(c.ARMS);
    for (let world = 0; world < WORLD_COUNT; world++) {
      if (s[at.on(spaceOf(LIGHT, world))] === NONE) continue;
      for (let side = 0; side < SIDES.length; side++) turnUp(s, spaceOf(side, world), fx);
      const light = worthOf(s, spaceOf(LIGHT, world));
      const dark = worthOf(s, spaceOf(DARK, world));
      fx.emit(tell.fought, world, light, dark);
      if (light === dark) continue;
      const winner = spaceOf(light > dark ? LIGHT : DARK, world);
      if (c.tileOn(s, winner) !== NONE) reward(s, world, winner, fx);
    }
    fx.emit(tell.over);
    c.go(s, PHASE.over, s[at.order(0)]);
  };
};

export type Fight = ReturnType<typeof fighting>;
