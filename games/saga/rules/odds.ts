/** What players are told of their chances: of a roll, of an attack, and of every way that a figure could go. */
import { NONE, type Nth } from '@idavoll/engine';
import type { Battlefield } from './battlefield.ts';
import type { Context } from './context.ts';
import { isFree, isNextToEnemy } from './figures.ts';
import { at, type Cells } from './state.ts';
import { DIE_FACES, MOST_MOVEMENT, SIDES } from './vocabulary.ts';

/** Of a roll of at least this number. SAGA-013 */
export const chanceOf = (number: number): number => (DIE_FACES - number) / DIE_FACES;

/** That an attack with this hit number strikes down a figure with this parry number. SAGA-194 to SAGA-197 */
export const strikeChance = (hit: number, parry: number): number => ((DIE_FACES - hit) * parry) / DIE_FACES ** 2;

/** That this figure makes a step off the field it stands on. SAGA-160, SAGA-165 */
export const stepChance = (c: Context, s: Cells, figure: Nth<'figure'>): number =>
  s[at.foes(figure)] > 0 ? chanceOf(c.cards.dodge[figure]) : 1;

/** The best ways of one figure: those with the best chance to survive, and among them the shortest. */
export interface Ways {
  /** By field; NONE where no way leads within the steps that are left. */
  readonly steps: Int8Array;
  readonly rolls: Int8Array;
  /** 0 where no way leads. */
  chance(field: Nth<'field'>): number;
  /** The fields to step on, one after another, with this one at the end. */
  path(field: Nth<'field'>): Nth<'field'>[];
}

interface WayTable extends Ways {
  /** By steps taken * fieldCount + field: the fewest rolls of a way of exactly so many steps, and where it came from. */
  readonly best: Int8Array;
  readonly previous: Int16Array;
  dodge: number;
}

/** Room for the ways of one figure at a time. */
export const createWays = ({ fieldCount }: Battlefield): WayTable => {
  const steps = new Int8Array(fieldCount);
  const rolls = new Int8Array(fieldCount);
  const previous = new Int16Array((MOST_MOVEMENT + 1) * fieldCount);
  const table: WayTable = {
    steps,
    rolls,
    best: new Int8Array((MOST_MOVEMENT + 1) * fieldCount),
    previous,
    dodge: 0,
    chance: field => (steps[field] === NONE ? 0 : chanceOf(table.dodge) ** rolls[field]),
    path: field => {
      const fields: Nth<'field'>[] = [];
      for (let taken = steps[field], on = field; taken > 0; taken--) {
        fields.unshift(on);
        on = previous[taken * fieldCount + on];
      }
      return fields;
    },
  };
  return table;
};

/**
 * The ways of a figure that has so many steps left. All its dodge rolls ask for the same number, so fewer rolls are a
 * better chance; a number of 0 asks for nothing. Neither enemies nor terrain change while it walks. SAGA-161, SAGA-163
 */
export const waysOf = (
  c: Context,
  s: Cells,
  figure: Nth<'figure'>,
  left: number,
  into = createWays(c.battlefield),
): Ways => {
  const { cards, battlefield } = c;
  const { fieldCount, neighbour } = battlefield;
  const { best, previous, steps, rolls } = into;
  const from = s[at.stands(figure)];
  into.dodge = cards.dodge[figure];
  steps.fill(NONE);
  best.fill(NONE, 0, (left + 1) * fieldCount);
  steps[from] = 0;
  rolls[from] = 0;
  best[from] = 0;
  for (let taken = 1; taken <= left; taken++) {
    const before = (taken - 1) * fieldCount;
    const now = taken * fieldCount;
    for (let field: Nth<'field'> = 0; field < fieldCount; field++) {
      if (best[before + field] === NONE) continue;
      const isRoll = into.dodge > 0 && isNextToEnemy(c, s, field, cards.team[figure]);
      const needed = best[before + field] + (isRoll ? 1 : 0);
      for (let i = field * SIDES; i < (field + 1) * SIDES; i++) {
        const to: Nth<'field'> = neighbour[i];
        if (!isFree(s, to)) continue;
        if (best[now + to] !== NONE && best[now + to] <= needed) continue;
        best[now + to] = needed;
        previous[now + to] = field;
        if (steps[to] !== NONE && rolls[to] <= needed) continue;
        steps[to] = taken;
        rolls[to] = needed;
      }
    }
  }
  return into;
};
