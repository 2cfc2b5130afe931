/** What every phase needs: the agreement, the cells of the state, the tables of battlefield and cards, and who is near. */
import { type Agreement, type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import { createBattlefield } from './battlefield.ts';
import type { SagaContent } from './content.ts';
import type { SeatCount } from './geometry.ts';
import { moveTable } from './notation.ts';
import { createSight } from './sight.ts';
import { stateLayout } from './state.ts';
import { eventTable } from './story.ts';
import { cardTables } from './tables.ts';
import { DIE_FACES, DIRECTIONS, FIRST_FIGURE, type PhaseName } from './vocabulary.ts';

/** One thing that is asked: what may be answered, what happens then, and which rule asks. */
export interface Phase {
  readonly rule: string;
  legal(state: State, seat: Seat, into: Int32Array): number;
  apply(state: State, seat: Seat, move: number, fx: Effects): void;
  /** The rule that forbids this move here, where it is a more telling one than the rule that asks. */
  why?(state: State, seat: Seat, move: number): string | undefined;
}

export type Phases = { readonly [K in Exclude<PhaseName, 'over'>]: Phase };

export const createContext = ({ seats, options }: Agreement, content: SagaContent) => {
  const battlefield = createBattlefield(content, seats as SeatCount);
  const { neighbour } = battlefield;
  const layout = stateLayout(battlefield, content);
  const { at } = layout;
  const moves = moveTable(battlefield, content);
  const events = eventTable(battlefield, content);
  const cards = cardTables(content);
  const sight = createSight(battlefield, content.shooting.range);
  const ON = at.on(0);
  const SIDES = DIRECTIONS.length;

  const go = (s: State, phase: number, active: Seat) => {
    s[at.phase] = phase;
    s[at.active] = active;
  };

  /** The figures of a seat run from here to `endOf`. */
  const firstOf = (s: State, seat: Seat) => cards.firstOfTeam[s[at.team(seat)]];
  const endOf = (s: State, seat: Seat) => cards.firstOfTeam[s[at.team(seat)] + 1];
  const owns = (s: State, seat: Seat, figure: number) => cards.team[figure] === s[at.team(seat)];
  const hasFigures = (s: State, seat: Seat) => {
    const end = endOf(s, seat);
    for (let figure = firstOf(s, seat); figure < end; figure++) if (s[at.stands(figure)] !== NONE) return true;
    return false;
  };
  const ownerOf = (s: State, figure: number): Seat => {
    let seat = 0;
    while (!owns(s, seat, figure)) seat++;
    return seat;
  };

  const stand = (s: State, figure: number, field: number) => {
    s[ON + field] = FIRST_FIGURE + figure;
    s[at.stands(figure)] = field;
  };
  const areNeighbours = (a: number, b: number) => {
    for (let i = a * SIDES; i < (a + 1) * SIDES; i++) if (neighbour[i] === b) return true;
    return false;
  };
  /** SAGA-104, SAGA-145, SAGA-441 */
  const hasOpenStep = (s: State, field: number) => {
    for (let i = field * SIDES; i < (field + 1) * SIDES; i++)
      if (neighbour[i] !== NONE && s[ON + neighbour[i]] === NONE) return true;
    return false;
  };
  /** The figure of another team on this field, or NONE. SAGA-124, SAGA-171 */
  const enemyOn = (s: State, field: number, team: number) => {
    if (field === NONE) return NONE;
    const figure = s[ON + field] - FIRST_FIGURE;
    return figure >= 0 && cards.team[figure] !== team ? figure : NONE;
  };
  const isNextToEnemy = (s: State, field: number, team: number) => {
    for (let i = field * SIDES; i < (field + 1) * SIDES; i++) if (enemyOn(s, neighbour[i], team) !== NONE) return true;
    return false;
  };

  return {
    seats,
    options,
    content,
    battlefield,
    sight,
    layout,
    at,
    moves,
    make: moves.make,
    events,
    tell: events.id,
    cards,
    figureCount: cards.team.length,
    ON,
    SIDES,
    /** Where the crown lies, and the middle of every layout. SAGA-440 */
    middle: battlefield.fieldAt(0, 0),
    roll: (fx: Effects) => fx.below(DIE_FACES),
    go,
    firstOf,
    endOf,
    owns,
    ownerOf,
    hasFigures,
    stand,
    areNeighbours,
    hasOpenStep,
    enemyOn,
    isNextToEnemy,
  };
};

export type Context = ReturnType<typeof createContext>;
