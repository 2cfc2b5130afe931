/** One line over the battlefield: what is known of the field or figure that is pointed at. */
import { unspoken } from '@idavoll/board';
import { NONE, type Nth } from '@idavoll/engine';
import { chanceOf, strikeChance } from '../rules/odds.ts';
import { areEnemies, reaches } from '../rules/reach.ts';
import { sentence } from '../words/names.ts';
import { whyNot } from './aim.tsx';
import type { Desk } from './desk.ts';
import { labelOf } from './figures.tsx';
import type { Hand } from './hand.ts';
import type { Sight } from './sight.ts';

const attackWords = (sight: Sight, figure: Nth<'figure'>, target: Nth<'figure'>): string => {
  const { c, say, percent } = sight;
  const [hit, parry] = [c.cards.hit[figure], c.cards.parry[target]];
  return [
    say('move.target', { figure: sight.figureName(target), chance: percent(strikeChance(hit, parry)) }),
    say('table.dice', { hit: percent(chanceOf(hit)), parry: percent(chanceOf(parry)) }),
  ].join(' · ');
};

const hintOf = ({ sight }: Desk, { aiming, subject, canGo, figure, field, ways }: Hand): string | undefined => {
  const { c, say, s } = sight;
  if (ways && field !== NONE && ways.steps[field] > 0)
    return say('table.way', {
      steps: ways.steps[field],
      rolls: ways.rolls[field],
      chance: sight.percent(ways.chance(field)),
    });
  if (figure === NONE || sight.fieldOf(figure) === NONE) return undefined;
  // What can be done with it is shown already.
  if (figure === subject && (canGo || figure === aiming)) return undefined;
  if (aiming === NONE || !areEnemies(c, s, aiming, figure)) return labelOf(sight, figure);
  return reaches(c, s, aiming, figure)
    ? attackWords(sight, aiming, figure)
    : `${sight.figureName(figure)}: ${whyNot(sight, aiming, figure)}`;
};

/** Controls carry the same in their names, so that it is not said twice. */
export const Hint = ({ desk, hand }: { desk: Desk; hand: Hand }) => {
  const words = hintOf(desk, hand);
  return words === undefined ? null : (
    <p class="sag-hint" {...unspoken}>
      {sentence(words)}
    </p>
  );
};
