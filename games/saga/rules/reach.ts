/** Which figures may move or attack, and whom they reach. */
import { NONE, type State } from '@idavoll/engine';
import type { Context } from './context.ts';

export const createReach = (c: Context) => {
  const { at, cards, sight, ON } = c;

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

  return { mayMove, mayAttack, areEnemies, reaches };
};

export type Reach = ReturnType<typeof createReach>;
