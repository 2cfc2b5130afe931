/** What a population tile is good for, once. */
import { NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases, Step } from '../context.ts';
import type { Receiving } from '../receive.ts';
import { GAIN } from '../story.ts';
import {
  ARM_KINDS,
  BONUS,
  BONUSES,
  FIRST_RECRUIT,
  KEPT,
  ON_BOARD,
  OUT,
  PHASE,
  RECRUITS,
  SIDES,
  WHITE_STONE,
} from '../vocabulary.ts';

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

export const bonus = (c: Context, { owe, receive }: Receiving) => {
  const { at, make, tell, tables, flow } = c;

  const anyPile = (s: State) => {
    for (let kind = 0; kind < ARM_KINDS.length; kind++) if (c.hasPile(s, kind)) return true;
    return false;
  };
  /** Whether this bonus can be used in phase 3 now. ASG-301 to ASG-303, ASG-306 */
  const canUse = (s: State, population: number) => {
    const which = tables.bonus[population];
    if (which === BONUS.battleLevy || which === BONUS.jokerStone) return false;
    return which !== BONUS.armoury || anyPile(s);
  };

  const goBack: Step = (s, seat, fx) => flow.steps[s[at.back]](s, seat, fx);

  /** A tile of one's own leaves the game; what is short is lost. ASG-304, ASG-312 */
  const use: Step = (s, seat, fx) => {
    const population = s[at.bonus];
    if (s[at.population(population)] === KEPT + seat) s[at.population(population)] = OUT;
    fx.emit(tell.used, seat, population);
    switch (tables.bonus[population]) {
      case BONUS.armoury:
        return c.go(s, PHASE.browse, seat);
      case BONUS.muster:
        return c.go(s, PHASE.muster, seat);
      case BONUS.quarry:
        return c.go(s, PHASE.quarry, seat);
      case BONUS.saga:
        c.score(s, seat, c.content.sagaPoints, GAIN.saga, fx);
        return goBack(s, seat, fx);
      case BONUS.crystal:
        owe(s, WHITE_STONE, 1);
        break;
      default:
        for (let side = 0; side < SIDES.length; side++) owe(s, c.sealOf(side), 1);
    }
    receive(s, seat, s[at.back], fx);
  };

  const phases: Pick<Phases, 'bonus' | 'muster' | 'quarry'> = {
    bonus: {
      rule: 'ASG-300',
      legal: (_s, _seat, into) => {
        into[0] = make.accept();
        into[1] = make.decline();
        return 2;
      },
      apply: (s, seat, move, fx) => (make.accept.is(move) ? use(s, seat, fx) : goBack(s, seat, fx)),
    },
    muster: {
      rule: 'ASG-307',
      legal: (_s, _seat, into) => {
        for (let recruit = 0; recruit < RECRUITS.length; recruit++) into[recruit] = make.muster(recruit);
        return RECRUITS.length;
      },
      apply: (s, seat, move, fx) => {
        owe(s, FIRST_RECRUIT + make.muster.get.recruit(move), MUSTERED);
        receive(s, seat, s[at.back], fx);
      },
    },
    quarry: {
      rule: 'ASG-308',
      legal: (_s, _seat, into) => {
        let n = 0;
        for (let stone = 0; stone < WHITE_STONE; stone++)
          for (let second = stone + 1; second < WHITE_STONE; second++) into[n++] = make.quarry(stone, second);
        return n;
      },
      apply: (s, seat, move, fx) => {
        owe(s, make.quarry.get.stone(move), 1);
        owe(s, make.quarry.get.second(move), 1);
        receive(s, seat, s[at.back], fx);
      },
    },
  };

  return {
    phases,
    canUse,
    use,
    whyUnused: (population: number) => RULES[BONUSES[tables.bonus[population]]],
    /** Surtr's tile is turned after its bonus, where it lies. ASG-237, ASG-238 */
    turnScorched: (s: State, seat: Seat, fx: Parameters<Step>[2]) => {
      const population = s[at.bonus];
      if (population === NONE || s[at.population(population)] !== ON_BOARD) return;
      s[at.turned(population)] = 1;
      fx.emit(tell.scorched, seat, population);
    },
  };
};

export type Bonuses = ReturnType<typeof bonus>;
