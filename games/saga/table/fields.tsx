/** The fields that can be touched: where figures may be placed, and where one can go, with the chance to get there. */

import type { Point } from '@idavoll/board';
import { unspoken, withKeys } from '@idavoll/board';
import { isNextToEnemy } from '../rules/figures.ts';
import type { Desk } from './desk.ts';
import { polyline } from './geometry.ts';
import { focusing, type Hand } from './hand.ts';

const on = ({ x, y }: Point) => `translate(${x} ${y})`;

/** How a chance is tinted; the number says it as well. */
const riskOf = (chance: number) => {
  if (chance === 1) return 'safe';
  if (chance >= 0.5) return 'risky';
  return 'grave';
};

const Chance = ({ desk, chance }: { desk: Desk; chance: number }) =>
  chance === 1 ? (
    <circle r="7" class="sag-dot" />
  ) : (
    <text class="sag-chance" y="11">
      {desk.sight.percent(chance)}
    </text>
  );

/** Fields for the figure that is to be placed. */
export const Places = ({ desk }: { desk: Desk }) => (
  <>
    {[...desk.places].map(([field, move]) => (
      <g
        key={field}
        class="sag-field sag-safe sag-live"
        data-near
        transform={on(desk.sight.plan.points[field])}
        {...withKeys(desk.press(move))}
      >
        <use href="#sag-hex-in" />
        <circle r="7" class="sag-dot" />
      </g>
    ))}
  </>
);

interface FieldsProps {
  readonly desk: Desk;
  readonly hand: Hand;
}

/** The steps that are offered, and every field beyond them: a click there walks the best way. */
export const Reach = ({ desk, hand }: FieldsProps) => {
  const { ways, canGo } = hand;
  const { points } = desk.sight.plan;
  if (!ways) return null;
  const fields = [...ways.steps.keys()].filter(field => ways.steps[field] > 0);
  return (
    <g class={canGo ? undefined : 'sag-idle'}>
      {fields.map(field => {
        const move = desk.steps.get(field);
        const chance = ways.chance(field);
        const look = `sag-field sag-${riskOf(chance)}`;
        const inside = (
          <>
            <use href="#sag-hex-in" />
            <Chance desk={desk} chance={chance} />
          </>
        );
        if (move !== undefined)
          return (
            <g
              key={field}
              class={`${look} sag-live sag-step`}
              data-near
              transform={on(points[field])}
              {...withKeys(desk.press(move))}
              {...hand.onField(field)}
              {...focusing(hand.onField(field))}
            >
              {inside}
            </g>
          );
        return (
          // What lies beyond the next steps is reached by keyboard step after step.
          <g
            key={field}
            class={canGo ? `${look} sag-live` : look}
            data-way={desk.sight.fieldNames[field]}
            data-near={canGo || undefined}
            transform={on(points[field])}
            {...unspoken}
            {...(canGo && { onClick: () => hand.go(field), ...hand.onField(field) })}
          >
            {inside}
          </g>
        );
      })}
    </g>
  );
};

/** The way to the field under the pointer, with a die where one must be rolled. */
export const Way = ({ desk, hand }: FieldsProps) => {
  const { ways, field, subject } = hand;
  const { points } = desk.sight.plan;
  if (!ways || field < 0 || ways.steps[field] <= 0) return null;
  const { c, s } = desk.sight;
  const path = [desk.sight.fieldOf(subject), ...ways.path(field)];
  const rolls = path.slice(0, -1).filter(from => isNextToEnemy(c, s, from, c.cards.team[subject]));
  return (
    <g class="sag-way" {...unspoken}>
      <path d={polyline(path.map(at => points[at]))} class="sag-way-edge" />
      <path d={polyline(path.map(at => points[at]))} class="sag-way-line" />
      {rolls.map(from => {
        const to = points[path[path.indexOf(from) + 1]];
        const middle = { x: (points[from].x + to.x) / 2, y: (points[from].y + to.y) / 2 };
        return <use key={from} href="#sag-die" transform={`${on(middle)} scale(.38)`} />;
      })}
    </g>
  );
};
