/** The phases put together into the game. */
import type { Agreement, Game } from '@idavoll/engine';
import { check } from './check.ts';
import type { AsgardContent } from './content.ts';
import { createContext, type Phase, type Phases, type Steps } from './context.ts';
import { fighting } from './fight.ts';
import { guessing } from './guess.ts';
import { arms } from './phases/arms.ts';
import { asgardAction } from './phases/asgard.ts';
import { battles } from './phases/battles.ts';
import { bonus } from './phases/bonus.ts';
import { choosing } from './phases/choosing.ts';
import { opening } from './phases/opening.ts';
import { powers } from './phases/powers.ts';
import { ragnarok } from './phases/ragnarok.ts';
import { building } from './phases/temple.ts';
import { turning } from './phases/turn.ts';
import { receiving } from './receive.ts';
import { outcome } from './score.ts';
import { setUp } from './set-up.ts';
import { viewing } from './view.ts';
import { PHASE, PHASES, type PhaseName, STEPS } from './vocabulary.ts';

/** Every weapon and spell under every god tile. */
const MOST_MOVES = 256;

export const createAsgard = (agreement: Agreement, content: AsgardContent): Game => {
  const c = createContext(agreement, content);
  const { at, seats, options } = c;
  const start = setUp(c);
  const supply = receiving(c);
  const choice = choosing(c);
  const round = opening(c, start, choice.beginGods);
  const bonuses = bonus(c, supply);
  const pick = arms(c);
  const power = powers(c, start, supply, bonuses, pick);
  const turn = turning(c, supply, bonuses);
  const temple = building(c, start, bonuses);
  const asgard = asgardAction(c, supply, pick, power);
  const battle = battles(c, start);
  const end = ragnarok(c, pick, fighting(c, start));

  const steps: Steps = {
    turn: turn.turnAgain,
    power: power.power,
    seat: power.claim,
    browse: pick.askForPile,
    hire: asgard.hire,
    disc: asgard.disc,
    built: temple.built,
    end: turn.end,
  };
  Object.assign(c.flow, {
    steps: STEPS.map(name => steps[name]),
    beginRound: round.beginRound,
    beginActions: turn.beginActions,
    nextTurn: turn.nextTurn,
    beginBattles: battle.beginBattles,
    beginRagnarok: end.beginRagnarok,
  } satisfies typeof c.flow);

  const named: Phases = {
    ...round.phases,
    ...choice.phases,
    ...turn.phases,
    ...power.phases,
    ...bonuses.phases,
    ...pick.phases,
    ...temple.phases,
    ...asgard.phases,
    ...battle.phases,
    ...end.phases,
    donor: supply.donor,
  };
  const phases: readonly Phase[] = PHASES.filter((name): name is Exclude<PhaseName, 'over'> => name !== 'over').map(
    name => named[name],
  );
  const { over: OVER, gods: CHOICE, reveal: REVEAL, pick: PICK, arms: ARMS, battle: BATTLE } = PHASE;
  const atOnce = options.godChoiceEntry !== 'oneByOne';

  const awaiting: Game['awaiting'] = s => {
    if (s[at.phase] === OVER) return 0;
    if (s[at.phase] !== CHOICE) return 1 << s[at.active];
    if (!atOnce) return 1 << choice.nextToChoose(s);
    let mask = 0;
    for (let seat = 0; seat < seats; seat++) if (!s[at.hasChosen(seat)]) mask |= 1 << seat;
    return mask;
  };

  return {
    seats,
    layout: c.layout,
    moves: c.moves,
    events: c.events,
    maxMoves: MOST_MOVES,
    setup: start.setup,
    awaiting,
    legal: (s, seat, into) => (awaiting(s) & (1 << seat) ? phases[s[at.phase]].legal(s, seat, into) : 0),
    // What may be done depends on hidden cards and tiles there; and nobody goes to battle unasked.
    obvious: s => {
      const phase = s[at.phase];
      return phase !== CHOICE && phase !== REVEAL && phase !== PICK && phase !== ARMS && phase !== BATTLE;
    },
    apply: (s, seat, move, fx) => phases[s[at.phase]].apply(s, seat, move, fx),
    outcome: (s, into) => outcome(c, s, into),
    view: viewing(c),
    determinize: guessing(c),
    ask: s => ({ ask: PHASES[s[at.phase]], rule: phases[s[at.phase]].rule }),
    why: (s, seat, move) => phases[s[at.phase]].why?.(s, seat, move) ?? phases[s[at.phase]].rule,
    check: s => check(c, s),
  };
};
