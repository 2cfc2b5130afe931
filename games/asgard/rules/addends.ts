/** What a side of a world is made of at Ragnarök, one by one, with the spells that change it: for scene and calculator. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { populationOn, populationWorth, tileOn } from './board.ts';
import type { Context } from './context.ts';
import { has } from './phases/fight.ts';
import { layerOfArm } from './piles.ts';
import { at, type Cells, COUNT } from './state.ts';
import { ARMS_OF_KIND, EFFECT, facing, type SPELL_EFFECTS } from './vocabulary.ts';

type Effect = (typeof SPELL_EFFECTS)[number];

export interface Addend {
  readonly sort: 'god' | 'population' | 'ancient' | 'recruit' | 'frenzy' | 'weapon';
  /** Which recruit, weapon, god tile or population it is. */
  readonly n: number;
  /** How many of a recruit. */
  readonly count: number;
  /** What it is worth, and what of that counts. */
  readonly worth: number;
  readonly counts: number;
  /** The spell that strikes it, where one does. */
  readonly struck?: Effect | undefined;
  /** Who has laid a weapon. */
  readonly seat: Seat;
}

const plain = { n: 0, count: 1, seat: NONE };

const recruitsBeside = (c: Context, s: Cells, space: Nth<'space'>): Addend[] => {
  const struck: Effect | undefined = has(c, s, facing(space), EFFECT.rout) ? 'rout' : undefined;
  const list: Addend[] = [];
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++) {
    const count = s[at.beside(space, recruit)];
    const worth = count * c.tables.strength[recruit];
    if (count > 0)
      list.push({ sort: 'recruit', n: recruit, count, worth, counts: struck ? 0 : worth, struck, seat: NONE });
  }
  // Doubling is told as an addend of its own. ASG-481
  const sum = list.reduce((all, { counts }) => all + counts, 0);
  if (sum > 0 && has(c, s, space, EFFECT.frenzy)) list.push({ ...plain, sort: 'frenzy', worth: sum, counts: sum });
  return list;
};

const weaponsUnder = (c: Context, s: Cells, space: Nth<'space'>): Addend[] => {
  const struck: Effect | undefined = has(c, s, facing(space), EFFECT.disarm) ? 'disarm' : undefined;
  const list: Addend[] = [];
  for (let arm: Nth<'arm'> = 0; arm < ARMS_OF_KIND; arm++) {
    const seat = layerOfArm(c, s, arm, space);
    const worth = c.tables.weaponValue[arm];
    if (seat !== NONE) list.push({ sort: 'weapon', n: arm, count: 1, worth, counts: struck ? 0 : worth, struck, seat });
  }
  return list;
};

/** All that stands on a space, from the ground up. Their sum is the side's worth: ASG-462. */
export const addendsOf = (c: Context, s: Cells, space: Nth<'space'>): Addend[] => {
  const tile = tileOn(s, space);
  if (tile === NONE) {
    const population = populationOn(s, space);
    const worth = populationWorth(c, s, population);
    const list: Addend[] = [{ ...plain, sort: 'population', n: population, worth, counts: worth }];
    const guard = s[at.guard(space)];
    if (guard < 0) return list;
    const struck: Effect | undefined = has(c, s, facing(space), EFFECT.breakRelic) ? 'breakRelic' : undefined;
    const value = c.tables.ancientValue[guard];
    return [...list, { ...plain, sort: 'ancient', n: guard, worth: value, counts: struck ? 0 : value, struck }];
  }
  const struck: Effect | undefined = has(c, s, facing(space), EFFECT.dethrone) ? 'dethrone' : undefined;
  const worth = c.tables.tileValue[tile];
  return [
    { ...plain, sort: 'god', n: tile, worth, counts: struck ? 0 : worth, struck },
    ...recruitsBeside(c, s, space),
    ...weaponsUnder(c, s, space),
  ];
};
