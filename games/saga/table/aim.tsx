/** The line from a figure that looks for a target to the enemy under the pointer, and what bars it. SAGA-250 to SAGA-261 */
import { unspoken } from '@idavoll/board';
import { NONE, type Nth } from '@idavoll/engine';
import { areEnemies, reaches } from '../rules/reach.ts';
import { pairOf } from '../rules/sight.ts';
import { CROWN, FIRST_FIGURE, TERRAINS } from '../rules/vocabulary.ts';
import { hexagons, polyline } from './geometry.ts';
import type { Hand } from './hand.ts';
import type { Sight } from './sight.ts';

/** The fields on the line that hold something nobody sees through. Empty beyond reach. */
export const blockersOf = ({ c, s, fieldOf }: Sight, figure: Nth<'figure'>, target: Nth<'figure'>): Nth<'field'>[] => {
  const { sight } = c;
  const pair = pairOf(sight, fieldOf(figure), fieldOf(target));
  if (pair === NONE) return [];
  return Array.from(sight.lines.subarray(sight.from[pair], sight.from[pair + 1])).filter(field => {
    const on = s[c.at.on(field)];
    return on !== NONE && on !== CROWN;
  });
};

const nameOn = (sight: Sight, field: Nth<'field'>): string => {
  const on = sight.s[sight.c.at.on(field)];
  return on < FIRST_FIGURE ? sight.say(`terrain.${TERRAINS[on]}`) : sight.figureName(on - FIRST_FIGURE);
};

/** Why this figure cannot attack that one, in words. */
export const whyNot = (sight: Sight, figure: Nth<'figure'>, target: Nth<'figure'>): string => {
  const { c, say, fieldOf } = sight;
  const range = c.cards.range[figure];
  if (range === 0) return say('table.why.close');
  const distance = c.battlefield.distance(fieldOf(figure), fieldOf(target));
  if (distance > range) return say('table.why.far', { distance, range });
  const names = blockersOf(sight, figure, target).map(field => nameOn(sight, field));
  return say('table.why.blocked', { what: [...new Set(names)].join(', ') });
};

export const Aim = ({ sight, hand }: { sight: Sight; hand: Hand }) => {
  const { c, plan, s, fieldOf } = sight;
  const { aiming, figure } = hand;
  if (aiming === NONE || figure === NONE || fieldOf(figure) === NONE || !areEnemies(c, s, aiming, figure)) return null;
  const isClear = reaches(c, s, aiming, figure);
  const ends = [plan.points[fieldOf(aiming)], plan.points[fieldOf(figure)]];
  const blockers = blockersOf(sight, aiming, figure).map(field => plan.points[field]);
  return (
    <g class={isClear ? 'sag-aim' : 'sag-aim sag-barred'} {...unspoken}>
      <path class="sag-aim-edge" d={polyline(ends)} />
      <path class="sag-aim-line" d={polyline(ends)} />
      <path class="sag-blocker" d={hexagons(blockers, 55)} />
      {blockers.map(({ x, y }) => (
        <path key={`${x} ${y}`} class="sag-cross" d="M-20 -20L20 20M20 -20L-20 20" transform={`translate(${x} ${y})`} />
      ))}
    </g>
  );
};
