/** The last dice: what was needed, what was rolled, and whether it was enough. Log and announcer say it in words. */
import { unspoken } from '@idavoll/board';
import type { Event } from '@idavoll/engine';
import { NEXT_DIE } from './motion.tsx';
import { Piece } from './pieces.tsx';
import { lastRolls, type Roll } from './rolls.ts';
import type { Sight } from './sight.ts';

interface DieProps {
  readonly sight: Sight;
  readonly roll: Roll;
  /** Its place among those that are rolled now; undefined where it lies already. */
  readonly rolling: number | undefined;
}

const Die = ({ sight, roll, rolling }: DieProps) => {
  const { sort, number, die, isGood, figure } = roll;
  const index = sight.figures.findIndex(({ name }) => name === figure);
  return (
    <li
      class={`sag-roll ${isGood ? 'sag-good' : 'sag-bad'}${rolling === undefined ? '' : ' sag-rolling'}`}
      style={rolling === undefined ? undefined : { '--sag-wait': `${rolling * NEXT_DIE}ms` }}
    >
      <Piece class="sag-roller">
        <use href="#sag-die" />
        <text class="sag-face" y="4">
          {die}
        </text>
      </Piece>
      <span class="sag-roll-words">
        <b>
          {sight.say(`number.${sort}`)} ≥ {number} <span class="sag-verdict">{isGood ? '✓' : '✗'}</span>
        </b>
        <small>{sight.figureName(index)}</small>
      </span>
    </li>
  );
};

interface DiceProps {
  readonly sight: Sight;
  readonly news: readonly Event[];
  readonly story: readonly Event[];
  readonly motion: boolean;
}

export const Dice = ({ sight, news, story, motion }: DiceProps) => {
  const { at, rolls } = lastRolls(story);
  if (rolls.length === 0) return null;
  const isNew = motion && at >= story.length - news.length;
  return (
    <ul class="sag-dice" {...unspoken}>
      {rolls.map((roll, i) => (
        <Die key={`${at} ${roll.sort}`} sight={sight} roll={roll} rolling={isNew ? i : undefined} />
      ))}
    </ul>
  );
};
