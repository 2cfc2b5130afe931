/** What a position of Saga 2 is worth to a seat. */
import { type BotModule, NONE, type Nth, type Seat, type State } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { endOf, firstOf } from '../rules/figures.ts';
import { pointsOnField } from '../rules/score.ts';
import { at, type Cells, type State as SagaState } from '../rules/state.ts';
import { PHASE, SAGA } from '../rules/vocabulary.ts';
import { awayFrom } from './aims.ts';
import { dangerOf } from './danger.ts';
import { wholes } from './wholes.ts';

/** What a figure is worth while it stands: a leader counts for more where losing him does. SAGA-354 */
const worthOf = ({ cards }: Context, s: Cells, figure: Nth<'figure'>): number => {
  const skill = 30 - cards.hit[figure] - cards.parry[figure] - cards.dodge[figure] + (cards.range[figure] > 0 ? 4 : 0);
  return (skill / 16) * (cards.leader[figure] && s[at.saga] <= SAGA.duel ? 2 : 1);
};

const measure = (c: Context, state: State, seat: Seat, into: Float64Array): void => {
  const s = state as SagaState;
  into.fill(0);
  if (s[at.phase] < PHASE.placing) return;
  into[0] = s[at.points(seat)];
  into[1] = pointsOnField(c, s, seat);
  const end = endOf(c, s, seat);
  for (let figure = firstOf(c, s, seat); figure < end; figure++) {
    if (s[at.stands(figure)] === NONE) continue;
    const worth = worthOf(c, s, figure);
    into[2] += worth;
    into[3] -= awayFrom(c, s, seat, figure);
    into[4] -= worth * dangerOf(c, s, figure);
  }
  if (s[at.master] !== NONE) into[5] = into[0] + into[1];
};

export const bot: BotModule<Context> = {
  /** Points won and lying on the field; figures; how far they are from what they want, and in what danger. */
  terms: ['points', 'field', 'figures', 'away', 'danger', 'hurry'],
  weights: { points: 3, field: 2, figures: 1, away: 0.15, danger: 0.6, hurry: 1 },
  measure,
  scale: 8,
  cut: 0,
  exploration: 0.1,
  prior: 2,
  ripe: 4,
  wholes,
};
