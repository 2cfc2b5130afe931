/** Which figures may move or attack and whom they reach, and the rules that say why others may not. */
import { type Move, NONE, type Nth, type Seat } from '@idavoll/engine';
import { type Context, make } from './context.ts';
import { areNeighbours, endOf, firstOf, hasOpenStep, owns } from './figures.ts';
import { isClear, pairOf } from './sight.ts';
import { at, type Cells } from './state.ts';
import { SAGA } from './vocabulary.ts';

const ON = at.on(0);

/** A figure that cannot take a step is not asked about: it stays where it is. SAGA-140, SAGA-148 */
export const mayMove = (c: Context, s: Cells, figure: Nth<'figure'>) =>
  s[at.stands(figure)] !== NONE && s[at.moved(figure)] === 0 && hasOpenStep(c, s, s[at.stands(figure)]);

export const areEnemies = ({ cards }: Context, s: Cells, figure: Nth<'figure'>, other: Nth<'figure'>) =>
  s[at.stands(other)] !== NONE && cards.team[other] !== cards.team[figure];

/** Whether a figure can attack this enemy where both stand: as a neighbour or by a shot. SAGA-192, SAGA-220, SAGA-261 */
export const reaches = (c: Context, s: Cells, figure: Nth<'figure'>, target: Nth<'figure'>) =>
  c.cards.range[figure] > 0
    ? isClear(c.sight, s, ON, s[at.stands(figure)], s[at.stands(target)])
    : areNeighbours(c, s[at.stands(figure)], s[at.stands(target)]);

const canShootAny = (c: Context, s: Cells, figure: Nth<'figure'>) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    if (owns(c, s, seat, figure)) continue;
    const end = endOf(c, s, seat);
    for (let target = firstOf(c, s, seat); target < end; target++)
      if (s[at.stands(target)] !== NONE && reaches(c, s, figure, target)) return true;
  }
  return false;
};
/** SAGA-190 */
export const mayAttack = (c: Context, s: Cells, figure: Nth<'figure'>) =>
  s[at.stands(figure)] !== NONE &&
  s[at.attacked(figure)] === 0 &&
  (s[at.foes(figure)] > 0 || (c.cards.range[figure] > 0 && canShootAny(c, s, figure)));

/** Why a figure is not on the battlefield. */
const whyGone = (c: Context, s: Cells, figure: Nth<'figure'>) => {
  if (s[at.saga] === SAGA.duel && !c.cards.leader[figure]) return 'SAGA-370';
  for (let seat: Seat = 0; seat < c.seats; seat++) if (owns(c, s, seat, figure)) return 'SAGA-199';
  return 'SAGA-032';
};
/** Why an own figure may not be moved now; undefined where this move is another one. */
export const whyNoMove = (c: Context, s: Cells, seat: Seat, move: Move) => {
  if (!make.move.is(move)) return undefined;
  const figure = make.move.get.figure(move);
  if (!owns(c, s, seat, figure)) return undefined;
  if (s[at.stands(figure)] === NONE) return whyGone(c, s, figure);
  return s[at.moved(figure)] ? 'SAGA-147' : 'SAGA-148';
};
export const whyNotAgainst = (c: Context, s: Cells, figure: Nth<'figure'>, target: Nth<'figure'>) => {
  if (c.cards.team[target] === c.cards.team[figure]) return 'SAGA-203';
  if (s[at.stands(target)] === NONE) return whyGone(c, s, target);
  if (c.cards.range[figure] === 0) return 'SAGA-192';
  return pairOf(c.sight, s[at.stands(figure)], s[at.stands(target)]) === NONE ? 'SAGA-225' : 'SAGA-260';
};
/** Likewise of an attack. That something is in the way is said where there is somebody within reach. */
export const whyNoAttack = (c: Context, s: Cells, seat: Seat, move: Move) => {
  if (!make.attack.is(move)) return undefined;
  const figure = make.attack.get.figure(move);
  if (!owns(c, s, seat, figure)) return undefined;
  if (s[at.stands(figure)] === NONE) return whyGone(c, s, figure);
  if (s[at.attacked(figure)]) return 'SAGA-190';
  for (let target: Nth<'figure'> = 0; target < c.figureCount; target++)
    if (areEnemies(c, s, figure, target) && whyNotAgainst(c, s, figure, target) === 'SAGA-260') return 'SAGA-260';
  return c.cards.range[figure] === 0 ? 'SAGA-192' : 'SAGA-225';
};
