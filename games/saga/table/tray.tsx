/** What is at hand: the own figures with what each may do now, kinds to place, and the moves that need no field. */
import { grouped, pictured } from '@idavoll/board';
import { NONE, type Nth } from '@idavoll/engine';
import { strikeChance } from '../rules/odds.ts';
import { areEnemies, reaches } from '../rules/reach.ts';
import type { Desk } from './desk.ts';
import { isSpent, numbersOf } from './figures.tsx';
import { focusing, type Hand } from './hand.ts';
import { Piece, Shield } from './pieces.tsx';
import { FigurePiece } from './standings.tsx';
import { NUMBERS } from './team-card.tsx';

interface TrayProps {
  readonly desk: Desk;
  readonly hand: Hand;
}

/** What a figure could strike at: the chance where there is one target, their number where there are more. */
const aimWords = ({ sight }: Desk, figure: Nth<'figure'>): string => {
  const { c, s } = sight;
  const targets = sight.standing.filter(other => areEnemies(c, s, figure, other) && reaches(c, s, figure, other));
  const chances = targets.map(target => strikeChance(c.cards.hit[figure], c.cards.parry[target]));
  if (chances.length === 1) return sight.percent(chances[0]);
  return sight.say('table.targets', { chance: sight.percent(Math.max(...chances)) });
};

const OwnFigure = ({ desk, hand, figure }: TrayProps & { figure: Nth<'figure'> }) => {
  const { sight } = desk;
  const { c, say } = sight;
  const move = desk.movers.get(figure) ?? desk.attackers.get(figure);
  const hasFallen = sight.fieldOf(figure) === NONE;
  const look = `sag-own-figure${hasFallen ? ' sag-down' : ''}${isSpent(sight, figure) ? ' sag-spent' : ''}${figure === hand.subject ? ' sag-picked' : ''}`;
  const face = (
    <>
      <FigurePiece sight={sight} figure={figure} />
      <span class="sag-own-name">{sight.figureName(figure)}</span>
      <small title={numbersOf(sight, figure)}>
        {desk.attackers.has(figure)
          ? aimWords(desk, figure)
          : NUMBERS.map(number => c.cards[number][figure]).join(' · ')}
      </small>
    </>
  );
  const pointing = { ...hand.onFigure(figure), ...focusing(hand.onFigure(figure)) };
  if (move !== undefined)
    return (
      <button type="button" class={`${look} sag-live`} {...desk.press(move)} {...pointing}>
        {face}
      </button>
    );
  if (hand.canTurnTo(figure))
    return (
      <button type="button" class={look} onClick={() => hand.touch(figure)} {...pointing}>
        {face}
      </button>
    );
  return (
    <span
      class={look}
      {...pictured(`${sight.figureName(figure)}; ${hasFallen ? say('result.fallen') : numbersOf(sight, figure)}`)}
    >
      {face}
    </span>
  );
};

const Kinds = ({ desk }: Pick<TrayProps, 'desk'>) => {
  const { sight } = desk;
  const { s, say, viewer } = sight;
  return (
    <div class="sag-kinds" {...grouped(say('table.kinds'))}>
      {desk.kinds.map(kind => {
        const count = sight
          .figuresOfSeat(viewer)
          .filter(figure => sight.figures[figure].kind === kind && s[sight.c.at.stands(figure)] === NONE).length;
        return (
          <button
            key={kind}
            type="button"
            class="sag-own-figure sag-pick"
            data-pick={sight.kinds[kind].id}
            aria-pressed={desk.kind === kind}
            onClick={() => desk.pick(sight.kinds[kind].id)}
          >
            <Piece>
              <Shield sight={sight} seat={viewer} kind={kind} />
            </Piece>
            <span class="sag-own-name">{say('figures', { figure: sight.kindName(kind), count })}</span>
          </button>
        );
      })}
    </div>
  );
};

export const Tray = ({ desk, hand }: TrayProps) => {
  const { sight } = desk;
  const { say, viewer } = sight;
  const own = viewer >= 0 && sight.hasBegun && !sight.isOver ? sight.figuresOfSeat(viewer) : [];
  if (own.length === 0 && desk.kinds.length === 0 && desk.plain.length === 0) return null;
  return (
    <section class="sag-tray" aria-label={say('table.choices')}>
      {desk.kinds.length > 0 && <Kinds desk={desk} />}
      {own.length > 0 && (
        <div class={own.length > 5 ? 'sag-own sag-many' : 'sag-own'} {...grouped(say('table.own'))}>
          {own.map(figure => (
            <OwnFigure key={figure} desk={desk} hand={hand} figure={figure} />
          ))}
        </div>
      )}
      {own.length > 0 && <p class="sag-legend">{NUMBERS.map(number => say(`number.${number}`)).join(' · ')}</p>}
      {desk.plain.length > 0 && (
        <div class="sag-plain">
          {desk.plain.map(move => {
            const { 'aria-label': name, ...press } = desk.press(move);
            return (
              <button key={move} type="button" class="sag-choice sag-live" {...press}>
                {name}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
};
