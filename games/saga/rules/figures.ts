/** Figures: whose they are, where they stand, and what is around them. */
import { type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { at, type Cells, type State } from './state.ts';
import { DIE_FACES, FIRST_FIGURE, SIDES } from './vocabulary.ts';

export const roll = (fx: Effects) => fx.below(DIE_FACES);

/** The figures of a seat run from here to `endOf`. */
export const firstOf = ({ cards }: Context, s: Cells, seat: Seat): Nth<'figure'> => cards.firstOfTeam[s[at.team(seat)]];
export const endOf = ({ cards }: Context, s: Cells, seat: Seat): Nth<'figure'> =>
  cards.firstOfTeam[s[at.team(seat)] + 1];
export const owns = ({ cards }: Context, s: Cells, seat: Seat, figure: Nth<'figure'>) =>
  cards.team[figure] === s[at.team(seat)];

/** SAGA-334 */
export const figuresLeft = (c: Context, s: Cells, seat: Seat) => {
  const end = endOf(c, s, seat);
  let count = 0;
  for (let figure = firstOf(c, s, seat); figure < end; figure++) if (s[at.stands(figure)] !== NONE) count++;
  return count;
};
export const hasFigures = (c: Context, s: Cells, seat: Seat) => figuresLeft(c, s, seat) > 0;
/** How many seats have figures left. */
export const seatsLeft = (c: Context, s: Cells) => {
  let left = 0;
  for (let seat: Seat = 0; seat < c.seats; seat++) if (hasFigures(c, s, seat)) left++;
  return left;
};
export const ownerOf = (c: Context, s: Cells, figure: Nth<'figure'>): Seat => {
  let seat: Seat = 0;
  while (!owns(c, s, seat, figure)) seat++;
  return seat;
};

/** Where a chest is that lies on this field, or is carried by this figure. */
export const lyingOn = (field: Nth<'field'>): Nth<'spot'> => +field;
export const carriedBy = ({ battlefield }: Context, figure: Nth<'figure'>): Nth<'spot'> =>
  battlefield.fieldCount + figure;

export const areNeighbours = ({ battlefield: { neighbour } }: Context, a: Nth<'field'>, b: Nth<'field'>) => {
  for (let i = a * SIDES; i < (a + 1) * SIDES; i++) if (neighbour[i] === b) return true;
  return false;
};
export const isFree = (s: Cells, field: Nth<'field'>) => s[at.on(field)] === NONE;
/** SAGA-104, SAGA-145, SAGA-441 */
export const hasOpenStep = ({ battlefield: { neighbour } }: Context, s: Cells, field: Nth<'field'>) => {
  for (let i = field * SIDES; i < (field + 1) * SIDES; i++) if (isFree(s, neighbour[i])) return true;
  return false;
};
/** The figure of another team on this field, or NONE. SAGA-124, SAGA-171 */
export const enemyOn = ({ cards }: Context, s: Cells, field: Nth<'field'>, team: Nth<'team'>): Nth<'figure'> => {
  const figure: Nth<'figure'> = s[at.on(field)] - FIRST_FIGURE;
  return figure >= 0 && cards.team[figure] !== team ? figure : NONE;
};
export const isNextToEnemy = (c: Context, s: Cells, field: Nth<'field'>, team: Nth<'team'>) => {
  const { neighbour } = c.battlefield;
  for (let i = field * SIDES; i < (field + 1) * SIDES; i++) if (enemyOn(c, s, neighbour[i], team) !== NONE) return true;
  return false;
};

/** The enemies around a field have one foe more, one less, or as many as before; gives how many they are. */
const tellFoes = (c: Context, s: State, figure: Nth<'figure'>, field: Nth<'field'>, change: number) => {
  const { neighbour } = c.battlefield;
  let count = 0;
  for (let i = field * SIDES; i < (field + 1) * SIDES; i++) {
    const enemy = enemyOn(c, s, neighbour[i], c.cards.team[figure]);
    if (enemy === NONE) continue;
    s[at.foes(enemy)] += change;
    count++;
  }
  return count;
};
/** A figure comes to a field, or leaves the one it stands on. */
export const comes = (c: Context, s: State, figure: Nth<'figure'>, field: Nth<'field'>) => {
  s[at.on(field)] = FIRST_FIGURE + figure;
  s[at.stands(figure)] = field;
  s[at.foes(figure)] = tellFoes(c, s, figure, field, 1);
};
export const leaves = (c: Context, s: State, figure: Nth<'figure'>) => {
  const field = s[at.stands(figure)];
  s[at.on(field)] = NONE;
  s[at.stands(figure)] = NONE;
  if (s[at.foes(figure)] > 0) tellFoes(c, s, figure, field, -1);
  s[at.foes(figure)] = 0;
};

/** What follows from where figures stand. */
export const derive = (c: Context, s: State) => {
  for (let figure: Nth<'figure'> = 0; figure < c.figureCount; figure++) {
    const field = s[at.stands(figure)];
    s[at.foes(figure)] = field === NONE ? 0 : tellFoes(c, s, figure, field, 0);
  }
};
