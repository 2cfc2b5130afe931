/** Which figures may move or attack and whom they reach, and the rules that say why others may not. */
import { type Move, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context } from './context.ts';
import { SAGA } from './vocabulary.ts';

export const createReach = (c: Context) => {
  const { at, make, cards, sight, ON } = c;

  /** A figure that cannot take a step is not asked about: it stays where it is. SAGA-140, SAGA-148 */
  const mayMove = (s: State, figure: number) =>
    s[at.stands(figure)] !== NONE && s[at.moved(figure)] === 0 && c.hasOpenStep(s, s[at.stands(figure)]);

  const areEnemies = (s: State, figure: number, other: number) =>
    s[at.stands(other)] !== NONE && cards.team[other] !== cards.team[figure];
  /** Whether a figure can attack this enemy where both stand: as a neighbour or by a shot. SAGA-192, SAGA-220, SAGA-261 */
  const reaches = (s: State, figure: number, target: number) =>
    cards.range[figure] > 0
      ? sight.isClear(s, ON, s[at.stands(figure)], s[at.stands(target)])
      : c.areNeighbours(s[at.stands(figure)], s[at.stands(target)]);

  const canShootAny = (s: State, figure: number) => {
    for (let target = 0; target < c.figureCount; target++)
      if (areEnemies(s, figure, target) && reaches(s, figure, target)) return true;
    return false;
  };
  /** SAGA-190 */
  const mayAttack = (s: State, figure: number) =>
    s[at.stands(figure)] !== NONE &&
    s[at.attacked(figure)] === 0 &&
    (c.isNextToEnemy(s, s[at.stands(figure)], cards.team[figure]) ||
      (cards.range[figure] > 0 && canShootAny(s, figure)));

  /** Why a figure is not on the battlefield. */
  const whyGone = (s: State, figure: number) => {
    if (s[at.saga] === SAGA.duel && !cards.leader[figure]) return 'SAGA-370';
    for (let seat = 0; seat < c.seats; seat++) if (c.owns(s, seat, figure)) return 'SAGA-199';
    return 'SAGA-032';
  };
  /** Why an own figure may not be moved now; undefined where this move is another one. */
  const whyNoMove = (s: State, seat: Seat, move: Move) => {
    if (!make.move.is(move)) return undefined;
    const figure = make.move.get.figure(move);
    if (!c.owns(s, seat, figure)) return undefined;
    if (s[at.stands(figure)] === NONE) return whyGone(s, figure);
    return s[at.moved(figure)] ? 'SAGA-147' : 'SAGA-148';
  };
  const whyNotAgainst = (s: State, figure: number, target: number) => {
    if (cards.team[target] === cards.team[figure]) return 'SAGA-203';
    if (s[at.stands(target)] === NONE) return whyGone(s, target);
    if (cards.range[figure] === 0) return 'SAGA-192';
    return sight.pair(s[at.stands(figure)], s[at.stands(target)]) === NONE ? 'SAGA-225' : 'SAGA-260';
  };
  /** Likewise of an attack. That something is in the way is said where there is somebody within reach. */
  const whyNoAttack = (s: State, seat: Seat, move: Move) => {
    if (!make.attack.is(move)) return undefined;
    const figure = make.attack.get.figure(move);
    if (!c.owns(s, seat, figure)) return undefined;
    if (s[at.stands(figure)] === NONE) return whyGone(s, figure);
    if (s[at.attacked(figure)]) return 'SAGA-190';
    for (let target = 0; target < c.figureCount; target++)
      if (areEnemies(s, figure, target) && whyNotAgainst(s, figure, target) === 'SAGA-260') return 'SAGA-260';
    return cards.range[figure] === 0 ? 'SAGA-192' : 'SAGA-225';
  };

  return { mayMove, mayAttack, areEnemies, reaches, whyNoMove, whyNoAttack, whyNotAgainst };
};

export type Reach = ReturnType<typeof createReach>;
