/**
 * The ways of figures, kept as long as nobody else has moved: a whole move asks for its next step again and again, and a
 * search for the moves of the same figure from the same field.
 */
import { NONE, type Nth } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { createWays, type Ways, waysOf } from '../rules/odds.ts';
import { at, type Cells } from '../rules/state.ts';
import { FIRST_FIGURE, MOST_FIGURES, PHASE, TEAMS } from '../rules/vocabulary.ts';

interface Kept {
  readonly ways: ReturnType<typeof createWays>;
  /** What the ways were worked out for: the other pieces, where the figure stood, and how far it could go. */
  others: number;
  from: Nth<'field'>;
  left: number;
}

const kept = new WeakMap<Context['battlefield'], (Kept | undefined)[]>();

/** A number for all that fills the fields, but for this figure. */
const othersThan = ({ battlefield }: Context, s: Cells, figure: Nth<'figure'>): number => {
  const own = FIRST_FIGURE + figure;
  const base = at.on(0);
  let digest = 0x811c9dc5;
  for (let i = base; i < base + battlefield.fieldCount; i++)
    digest = Math.imul(digest ^ (s[i] === own ? NONE : s[i]), 0x01000193);
  return digest;
};

const slotOf = (c: Context, figure: Nth<'figure'>): Kept => {
  const { battlefield } = c;
  const all = kept.get(battlefield) ?? Array.from({ length: TEAMS.length * MOST_FIGURES }, () => undefined);
  kept.set(battlefield, all);
  const slot = all[figure] ?? { ways: createWays(battlefield), others: 0, from: NONE, left: NONE };
  all[figure] = slot;
  return slot;
};

const leftFor = (c: Context, s: Cells, figure: Nth<'figure'>): number =>
  s[at.phase] === PHASE.step ? s[at.stepsLeft] : c.cards.move[figure];

const find = (c: Context, s: Cells, figure: Nth<'figure'>, others: number): Kept => {
  const slot = slotOf(c, figure);
  slot.others = others;
  slot.from = s[at.stands(figure)];
  slot.left = leftFor(c, s, figure);
  waysOf(c, s, figure, slot.left, slot.ways);
  return slot;
};

/** All ways of a figure from where it stands. */
export const waysFrom = (c: Context, s: Cells, figure: Nth<'figure'>): Ways => {
  const others = othersThan(c, s, figure);
  const slot = slotOf(c, figure);
  const isKept = slot.others === others && slot.from === s[at.stands(figure)] && slot.left === leftFor(c, s, figure);
  return (isKept ? slot : find(c, s, figure, others)).ways;
};

/** Where the kept way to a field goes on from this one; NONE where it does not come by here. */
const after = ({ ways }: Kept, fieldCount: number, field: Nth<'field'>, to: Nth<'field'>): Nth<'field'> => {
  let on = to;
  for (let taken = ways.steps[to]; taken > 0; taken--) {
    const before: Nth<'field'> = ways.previous[taken * fieldCount + on];
    if (before === field) return on;
    on = before;
  }
  return NONE;
};

/** The next field on the way to another. */
export const nextField = (c: Context, s: Cells, figure: Nth<'figure'>, to: Nth<'field'>): Nth<'field'> => {
  const { fieldCount } = c.battlefield;
  const others = othersThan(c, s, figure);
  const field = s[at.stands(figure)];
  const slot = slotOf(c, figure);
  const known = slot.others === others ? after(slot, fieldCount, field, to) : NONE;
  if (known !== NONE) return known;
  return after(find(c, s, figure, others), fieldCount, field, to);
};
