/** What lies where: on the spaces of the tree, with the gods, and in the battle slots. */
import { type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import { type Context, make, tell } from './context.ts';
import { at, type Cells, COUNT, type State } from './state.ts';
import { KEPT, OUT, SEVENTH } from './vocabulary.ts';

export const isActive = ({ tables }: Context, s: Cells, god: Nth<'god'>) => tables.activeFrom[god] <= s[at.round];

export const placeOf = (s: Cells, seat: Seat): Nth<'place'> => {
  let place: Nth<'place'> = 0;
  while (s[at.order(place)] !== seat) place++;
  return place;
};

/** ASG-094 */
export const score = (s: State, seat: Seat, points: number, gain: Nth<'gain'>, fx: Effects) => {
  if (points === 0) return;
  s[at.score(seat)] += points;
  fx.emit(tell.scored, seat, points, gain);
};

/** The god tile on this space, or NONE. */
export const tileOn = (s: Cells, space: Nth<'space'>): Nth<'tile'> =>
  s[at.on(space)] >= COUNT.population ? s[at.on(space)] - COUNT.population : NONE;
/** The population tile on this space, or NONE. */
export const populationOn = (s: Cells, space: Nth<'space'>): Nth<'population'> => {
  const lot: number = s[at.on(space)];
  return lot < COUNT.population ? lot : NONE;
};
/** An empty space counts nothing: it occurs in set positions. ASG-239 */
export const populationWorth = ({ tables }: Context, s: Cells, population: Nth<'population'>) =>
  population === NONE || s[at.turned(population)] ? 0 : tables.populationValue[population];

/** A seat gets a population tile, or spends one. ASG-283, ASG-304 */
export const keep = (s: State, seat: Seat, population: Nth<'population'>) => {
  s[at.population(population)] = KEPT + seat;
  s[at.keeps(seat)]++;
};
export const spend = (s: State, seat: Seat, population: Nth<'population'>) => {
  s[at.population(population)] = OUT;
  s[at.keeps(seat)]--;
};
export const isKept = (s: Cells, seat: Seat, population: Nth<'population'>) =>
  s[at.population(population)] === KEPT + seat;
/** How many tiles with this bonus a seat has. */
export const bonusesOf = ({ tables }: Context, s: Cells, seat: Seat, bonus: number) => {
  let n = 0;
  if (s[at.keeps(seat)] > 0)
    for (let population: Nth<'population'> = 0; population < COUNT.population; population++)
      if (isKept(s, seat, population) && tables.bonus[population] === bonus) n++;
  return n;
};
/** The first of them; there is one. */
export const firstWith = ({ tables }: Context, s: Cells, seat: Seat, bonus: number): Nth<'population'> => {
  let population: Nth<'population'> = 0;
  while (!isKept(s, seat, population) || tables.bonus[population] !== bonus) population++;
  return population;
};

/** The support slot that the next builder fills, or NONE. ASG-266, ASG-286 */
export const emptySupport = (s: Cells, god: Nth<'god'>): Nth<'support'> => {
  if (s[at.support(god, 0)] === NONE) return 0;
  return s[at.support(god, 1)] === NONE ? 1 : NONE;
};
export const supports = (s: Cells, seat: Seat, god: Nth<'god'>) =>
  s[at.support(god, 0)] === seat || s[at.support(god, 1)] === seat;
/** Whether this seat's disc lies under the god tile on this space. ASG-415 */
export const hasDiscUnder = ({ tables }: Context, s: Cells, seat: Seat, space: Nth<'space'>) => {
  const tile = tileOn(s, space);
  return tile !== NONE && supports(s, seat, tables.tileGod[tile]);
};

/** ASG-344, ASG-347, ASG-348 */
const mayStand = ({ tables }: Context, s: Cells, seat: Seat, world: Nth<'world'>) =>
  tables.isOpen[world] === 1 && s[at.battle(world)] === NONE && !s[at.victory(world, seat)];
export const anySlot = (c: Context, s: Cells, seat: Seat) => {
  for (let world: Nth<'world'> = 0; world < COUNT.world; world++) if (mayStand(c, s, seat, world)) return true;
  return false;
};
const worldOf = (slot: Nth<'battleSlot'>): Nth<'world'> => Math.min(slot, SEVENTH);
/** Writes a move for every battle slot that is open to the seat. ASG-345 */
export const writeSlots = (c: Context, s: Cells, seat: Seat, into: Int32Array, from: number) => {
  let n = from;
  for (let slot: Nth<'battleSlot'> = 0; slot < COUNT.battleSlot; slot++)
    if (mayStand(c, s, seat, worldOf(slot))) into[n++] = make.stand(slot);
  return n;
};
/** Puts a disc on a battle slot and says on which side it stands. ASG-014, ASG-345 */
export const standOn = ({ tables }: Context, s: State, seat: Seat, slot: Nth<'battleSlot'>): Nth<'side'> => {
  const world = worldOf(slot);
  s[at.battle(world)] = seat;
  if (world === SEVENTH) s[at.seventh] = slot - SEVENTH;
  return world === SEVENTH ? slot - SEVENTH : tables.slotSide[world];
};
export const whyNoStand = ({ tables }: Context, s: Cells, slot: Nth<'battleSlot'>) => {
  const world = worldOf(slot);
  if (!tables.isOpen[world]) return 'ASG-348';
  if (s[at.battle(world)] !== NONE) return world === SEVENTH ? 'ASG-345' : 'ASG-344';
  return 'ASG-347';
};

/** Of the recruits counted in three cells from here on. ASG-018 */
export const strengthAt = ({ tables }: Context, s: Cells, base: number) => {
  let sum = 0;
  for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++)
    sum += s[base + recruit] * tables.strength[recruit];
  return sum;
};
