/** The phases put together into the game. */
import type { Agreement, Game } from '@idavoll/engine';
import { check } from './check.ts';
import { createConsequences } from './consequences.ts';
import { MOST_FIGURES, type SagaContent } from './content.ts';
import { createContext, type Phase, type Phases } from './context.ts';
import { fighting } from './phases/fighting.ts';
import { moving } from './phases/moving.ts';
import { opening } from './phases/opening.ts';
import { createReach } from './reach.ts';
import { outcome } from './score.ts';
import { setUp } from './set-up.ts';
import { createTurn } from './turn.ts';
import { viewing } from './view.ts';
import { PHASE, PHASES, type PhaseName, TEAMS } from './vocabulary.ts';

export const createSaga = (agreement: Agreement, content: SagaContent): Game => {
  const c = createContext(agreement, content);
  const { at, seats } = c;
  const start = setUp(c);
  const reach = createReach(c);
  const consequences = createConsequences(c);
  const turn = createTurn(c, reach, consequences);
  const named: Phases = {
    ...opening(c, start, turn),
    ...moving(c, reach, consequences, turn),
    ...fighting(c, reach, consequences, turn),
  };
  const phases: readonly Phase[] = PHASES.filter((name): name is Exclude<PhaseName, 'over'> => name !== 'over').map(
    name => named[name],
  );
  const OVER = PHASE.over;

  return {
    seats,
    layout: c.layout,
    moves: c.moves,
    events: c.events,
    /** Placing offers most: every kind of figure on every field of an area. */
    maxMoves: MOST_FIGURES * Math.max(...c.battlefield.areas.map(({ fields }) => fields.length)),
    setup: start.setup,
    awaiting: s => (s[at.phase] === OVER ? 0 : 1 << s[at.active]),
    legal: (s, seat, into) => {
      const phase = s[at.phase];
      return phase === OVER || seat !== s[at.active] ? 0 : phases[phase].legal(s, seat, into);
    },
    // Everything lies open; but the end of placing and of a turn is final, so nobody comes to it unasked.
    obvious: s => s[at.phase] !== PHASE.confirm && s[at.phase] !== PHASE.passOn,
    apply: (s, seat, move, fx) => phases[s[at.phase]].apply(s, seat, move, fx),
    outcome: (s, into) => outcome(c, s, into),
    ...viewing,
    ask: s => ({ ask: PHASES[s[at.phase]], rule: phases[s[at.phase]].rule }),
    why: (s, seat, move) => phases[s[at.phase]].why?.(s, seat, move) ?? phases[s[at.phase]].rule,
    check: s => check(c, s),
    roles: {
      team: (s, seat) => TEAMS[s[at.team(seat)]],
      turn: (s, seat) => String(((seat - s[at.startPlayer] + seats) % seats) + 1),
    },
  };
};
