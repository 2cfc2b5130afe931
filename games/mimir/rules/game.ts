/** The phases put together into the game. */
import type { Agreement, Game, State } from '@idavoll/engine';
import { check } from './check.ts';
import type { MimirContent } from './content.ts';
import { createContext, type Phase, type Phases } from './context.ts';
import { action } from './phases/action.ts';
import { elites } from './phases/elites.ts';
import { placement } from './phases/placement.ts';
import { resolution } from './phases/resolution.ts';
import { scoring } from './phases/scoring.ts';
import { outcome } from './score.ts';
import { setUp } from './set-up.ts';
import { viewing } from './view.ts';
import { PHASE, PHASES, type PhaseName } from './vocabulary.ts';

/** Room for an assignment by hand: every treasure on every card held, flips and leaves. */
const MOST_MOVES = 256;

export const createMimir = (agreement: Agreement, content: MimirContent): Game => {
  const c = createContext(agreement, content);
  const { at, seats } = c;
  const start = setUp(c);
  const end = scoring(c);
  const resolve = resolution(c, start, end.beginScoring);
  const act = action(c, resolve.beginResolution);
  const named: Phases = {
    ...placement(c, act.beginAction),
    ...act.phases,
    ...elites(c, act),
    ...resolve.phases,
    ...end.phases,
  };
  const phases: readonly Phase[] = PHASES.filter((name): name is Exclude<PhaseName, 'over'> => name !== 'over').map(
    name => named[name],
  );
  const OVER = PHASE.over;
  const ASSIGNMENT = PHASE.assignment;
  const FIRST_OPEN = PHASE.action;

  const awaiting: Game['awaiting'] = s => {
    if (s[at.phase] === OVER) return 0;
    if (s[at.phase] !== ASSIGNMENT) return 1 << s[at.active];
    let mask = 0;
    for (let seat = 0; seat < seats; seat++) if (!s[at.done(seat)]) mask |= 1 << seat;
    return mask;
  };

  const ruleOf = (s: State) => {
    const { rule } = phases[s[at.phase]];
    return typeof rule === 'string' ? rule : rule(s);
  };

  return {
    seats,
    layout: c.layout,
    moves: c.moves,
    events: c.events,
    maxMoves: MOST_MOVES,
    setup: start.setup,
    awaiting,
    legal: (s, seat, into) => {
      const phase = s[at.phase];
      return phase === OVER || (phase !== ASSIGNMENT && seat !== s[at.active]) ? 0 : phases[phase].legal(s, seat, into);
    },
    // In the placement phases tokens and cards are hidden, and so is what may be done with them (MIM-170). Whoever
    // assigns by hand may take back until all are done, so nobody is done unasked (MIM-415).
    obvious: s => s[at.phase] >= FIRST_OPEN && s[at.phase] !== ASSIGNMENT,
    apply: (s, seat, move, fx) => phases[s[at.phase]].apply(s, seat, move, fx),
    outcome: (s, into) => outcome(c, s, into),
    ...viewing(c),
    ask: s => ({ ask: PHASES[s[at.phase]], rule: ruleOf(s) }),
    why: (s, seat, move) => phases[s[at.phase]].why?.(s, seat, move) ?? ruleOf(s),
    check: s => check(c, s),
  };
};
