/** What a population tile is good for, once. */
import { type Effects, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { isKept, score, spend } from '../board.ts';
import { type Context, make, tell } from '../context.ts';
import { writeAnswers } from '../notation.ts';
import { anyPile } from '../piles.ts';
import { owe } from '../receive.ts';
import { at, back, type Cells, COUNT, go, type State } from '../state.ts';
import { BONUS, BONUSES, GAIN, ON_BOARD, PHASE, pieceOf, sealOf, stoneOf, WHITE_STONE } from '../vocabulary.ts';

/** The rule of each bonus. ASG-302, ASG-303, ASG-306 to ASG-311 */
const RULES: Readonly<Record<(typeof BONUSES)[number], string>> = {
  armoury: 'ASG-306',
  muster: 'ASG-307',
  quarry: 'ASG-308',
  crystal: 'ASG-309',
  tithe: 'ASG-310',
  battleLevy: 'ASG-302',
  jokerStone: 'ASG-303',
  saga: 'ASG-311',
};
const MUSTERED = 2;

/** Whether this bonus can be used in phase 3 now. ASG-301 to ASG-303, ASG-306 */
export const canUse = (c: Context, s: Cells, population: Nth<'population'>) => {
  const which = c.tables.bonus[population];
  if (which === BONUS.battleLevy || which === BONUS.jokerStone) return false;
  return which !== BONUS.armoury || anyPile(c, s);
};
export const whyUnused = ({ tables }: Context, population: Nth<'population'>) =>
  RULES[BONUSES[tables.bonus[population]]];

/** Surtr's tile is turned after its bonus, where it lies. ASG-237, ASG-238 */
export const turnScorched = (s: State, seat: Seat, fx: Effects) => {
  const population = s[at.bonus];
  if (population === NONE || s[at.population(population)] !== ON_BOARD) return;
  s[at.turned(population)] = 1;
  fx.emit(tell.scorched, seat, population);
};

/** A tile of one's own leaves the game; what is short is lost. ASG-304, ASG-312 */
export const useBonus = (c: Context, s: State, seat: Seat, fx: Effects) => {
  const population = s[at.bonus];
  if (isKept(s, seat, population)) spend(s, seat, population);
  fx.emit(tell.used, seat, population);
  switch (c.tables.bonus[population]) {
    case BONUS.armoury:
      return go(s, PHASE.browse, seat);
    case BONUS.muster:
      return go(s, PHASE.muster, seat);
    case BONUS.quarry:
      return go(s, PHASE.quarry, seat);
    case BONUS.saga:
      score(s, seat, c.content.sagaPoints, GAIN.saga, fx);
      return back(s);
    case BONUS.crystal:
      owe(s, WHITE_STONE, 1);
      break;
    default:
      for (let side: Nth<'side'> = 0; side < COUNT.side; side++) owe(s, sealOf(side), 1);
  }
  go(s, PHASE.deliver, seat);
};

export const bonus: Phase<Context, State> = {
  rule: 'ASG-300',
  legal: writeAnswers,
  apply: (c, s, seat, move, fx) => (make.accept.is(move) ? useBonus(c, s, seat, fx) : back(s)),
};

export const muster: Phase<Context, State> = {
  rule: 'ASG-307',
  legal: (_c, _s, _seat, into) => {
    for (let recruit: Nth<'recruit'> = 0; recruit < COUNT.recruit; recruit++) into[recruit] = make.muster(recruit);
    return COUNT.recruit;
  },
  apply: (_c, s, seat, move) => {
    owe(s, pieceOf(make.muster.get.recruit(move)), MUSTERED);
    go(s, PHASE.deliver, seat);
  },
};

export const quarry: Phase<Context, State> = {
  rule: 'ASG-308',
  legal: (_c, _s, _seat, into) => {
    let n = 0;
    for (let stone: Nth<'stone'> = 0; stone < WHITE_STONE; stone++)
      for (let second: Nth<'stone'> = stone + 1; second < WHITE_STONE; second++) into[n++] = make.quarry(stone, second);
    return n;
  },
  apply: (_c, s, seat, move) => {
    owe(s, stoneOf(make.quarry.get.stone(move)), 1);
    owe(s, stoneOf(make.quarry.get.second(move)), 1);
    go(s, PHASE.deliver, seat);
  },
};
