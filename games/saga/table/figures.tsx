/** The figures on the battlefield: whom they belong to, what they may still do, and what a touch of them does. */

import { pictured, unspoken, withKeys } from '@idavoll/board';
import type { Nth } from '@idavoll/engine';
import { NONE } from '@idavoll/engine';
import { useMemo } from 'preact/hooks';
import { strikeChance } from '../rules/odds.ts';
import { areEnemies, reaches } from '../rules/reach.ts';
import { whyNot } from './aim.tsx';
import type { Desk } from './desk.ts';
import { focusing, type Hand } from './hand.ts';
import { FigureShield } from './pieces.tsx';
import type { Sight } from './sight.ts';
import { NUMBERS } from './team-card.tsx';

/** The numbers of a figure in words. */
export const numbersOf = ({ c, say }: Sight, figure: Nth<'figure'>): string =>
  NUMBERS.map(number => `${say(`number.${number}`)} ${c.cards[number][figure]}`)
    .concat(c.cards.range[figure] > 0 ? [`${say('number.range')} ${c.cards.range[figure]}`] : [])
    .join(', ');

/** Whether a figure has done in this phase what it may do once. */
export const isSpent = ({ c, s, phase }: Sight, figure: Nth<'figure'>): boolean => {
  if (phase === 'figure' || phase === 'step') return s[c.at.moved(figure)] === 1;
  return (phase === 'attacker' || phase === 'target') && s[c.at.attacked(figure)] === 1;
};

export const labelOf = (sight: Sight, figure: Nth<'figure'>): string => {
  const { c, s, say } = sight;
  const count = sight.chestsOf(figure);
  return [
    say('table.figure.of', { figure: sight.figureName(figure), seat: sight.names[sight.ownerOf(figure)] ?? '' }),
    numbersOf(sight, figure),
    sight.fieldOf(figure) === NONE
      ? say('result.fallen')
      : say('table.on', { field: sight.fieldNames[sight.fieldOf(figure)] }),
    ...(count > 0 ? [say('with.carried', { count })] : []),
    ...(s[c.at.moved(figure)] ? [say('table.moved')] : []),
    ...(s[c.at.attacked(figure)] ? [say('table.attacked')] : []),
  ].join('; ');
};

const Veil = () => (
  <g class="sag-veil">
    <circle r="46" />
    <circle cx="-32" cy="-32" r="20" class="sag-done" />
    <path d="M-42 -32L-35 -24L-22 -40" />
  </g>
);

interface FigureProps {
  readonly desk: Desk;
  readonly hand: Hand;
  readonly figure: Nth<'figure'>;
  readonly label: string;
  readonly pointed: boolean;
}

const Figure = ({ desk, hand, figure, label, pointed }: FigureProps) => {
  const { sight } = desk;
  const { c, s, plan } = sight;
  const { x, y } = plan.points[sight.fieldOf(figure)];
  const move = desk.targets.get(figure);
  const isEnemy = hand.aiming !== NONE && areEnemies(c, s, hand.aiming, figure);
  const isTarget = isEnemy && reaches(c, s, hand.aiming, figure);
  const isAsked = desk.movers.has(figure) || desk.attackers.has(figure);
  const look = [
    'sag-figure',
    ...(figure === hand.subject ? ['sag-picked'] : []),
    ...(isTarget ? ['sag-target'] : []),
    ...(isAsked || isTarget ? ['sag-live'] : []),
    ...(isEnemy && !isTarget ? ['sag-safe-from'] : []),
    ...(pointed ? ['sag-pointed'] : []),
  ].join(' ');
  const role = () => {
    if (move !== undefined) return withKeys(desk.press(move));
    // Enemies that cannot be attacked say why, also to those who do not point at them.
    if (isEnemy)
      return withKeys({
        role: 'button' as const,
        tabindex: 0,
        'aria-disabled': !isTarget,
        'aria-label': [label, ...(isTarget ? [] : [whyNot(sight, hand.aiming, figure)])].join('; '),
        onClick: () => hand.touch(figure),
      });
    return { ...pictured(label), onClick: () => hand.touch(figure) };
  };
  return (
    <g
      class={look}
      data-figure={sight.figures[figure].name}
      data-near
      transform={`translate(${x} ${y})`}
      {...role()}
      {...hand.onFigure(figure)}
      {...(isEnemy && focusing(hand.onFigure(figure)))}
    >
      <circle r="56" class="sag-halo" />
      <g data-body={sight.figures[figure].name}>
        <FigureShield sight={sight} figure={figure} />
        {isSpent(sight, figure) && <Veil />}
      </g>
    </g>
  );
};

interface FiguresProps {
  readonly desk: Desk;
  readonly hand: Hand;
  readonly pointedAt: ReadonlySet<string>;
}

export const Figures = ({ desk, hand, pointedAt }: FiguresProps) => {
  const { sight } = desk;
  // Pointing at things draws the figures again and again; their words change with the sight alone.
  const labels = useMemo(() => sight.standing.map(figure => labelOf(sight, figure)), [sight]);
  return (
    <>
      {sight.standing.map((figure, i) => (
        <Figure
          key={figure}
          desk={desk}
          hand={hand}
          figure={figure}
          label={labels[i]}
          pointed={figure === hand.figure || pointedAt.has(sight.figures[figure].name)}
        />
      ))}
    </>
  );
};

/** Over every figure that can be attacked now, the chance to strike it down. */
export const Strikes = ({ sight, hand }: { sight: Sight; hand: Hand }) => {
  const { c, s, plan } = sight;
  const { aiming } = hand;
  if (aiming === NONE) return null;
  const targets = sight.standing.filter(figure => areEnemies(c, s, aiming, figure) && reaches(c, s, aiming, figure));
  return (
    <g class="sag-strikes" {...unspoken}>
      {targets.map(figure => {
        const { x, y } = plan.points[sight.fieldOf(figure)];
        return (
          <g key={figure} class="sag-strike" transform={`translate(${x} ${y - 33}) scale(.84)`}>
            <path d="M-46 -21H46L56 0L46 21H-46L-56 0Z" />
            <text y="11">{sight.percent(strikeChance(c.cards.hit[aiming], c.cards.parry[figure]))}</text>
          </g>
        );
      })}
    </g>
  );
};
