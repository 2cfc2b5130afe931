/** What every phase needs: the agreement, the cells of the state, the tables of the content, and a few small steps. */
import type { Agreement, Effects, Seat, State } from '@idavoll/engine';
import type { MimirContent } from './content.ts';
import { moveTable } from './notation.ts';
import { stateLayout } from './state.ts';
import { eventTable } from './story.ts';
import { contentTables } from './tables.ts';
import { DOUBLE, FIRST_HAND, FIRST_SCREEN, type PhaseName, VIKING } from './vocabulary.ts';

/** One thing that is asked: what may be answered, what happens then, and which rule asks. */
export interface Phase {
  readonly rule: string | ((state: State) => string);
  legal(state: State, seat: Seat, into: Int32Array): number;
  apply(state: State, seat: Seat, move: number, fx: Effects): void;
  /** The rule that forbids this move here, where it is a more telling one than the rule that asks. */
  why?(state: State, seat: Seat, move: number): string | undefined;
}

export type Phases = { readonly [K in Exclude<PhaseName, 'over'>]: Phase };

export const createContext = ({ seats, options }: Agreement, content: MimirContent) => {
  const ringSize = content.layouts[String(seats) as '2' | '3' | '4']?.realms ?? 0;
  const layout = stateLayout(seats, ringSize, content);
  const { at } = layout;
  const moves = moveTable(seats, content);
  const events = eventTable(content);
  const tables = contentTables(content, options.difficulty === 'easy' ? 'easy' : 'normal');

  const go = (s: State, phase: number, active: Seat) => {
    s[at.phase] = phase;
    s[at.active] = active;
  };

  const placeInRing = (s: State, realm: number) => {
    let place = 0;
    while (place < ringSize && s[at.ring(place)] !== realm) place++;
    return place;
  };
  const inPlay = (s: State, realm: number) => placeInRing(s, realm) < ringSize;
  /** The realm so many steps clockwise. MIM-047, MIM-222 */
  const around = (s: State, realm: number, steps: number) =>
    s[at.ring((placeInRing(s, realm) + steps + ringSize) % ringSize)];

  /** Vikings count by their strength, elites nothing. MIM-303, MIM-304 */
  const vikingsIn = (s: State, realm: number, seat: Seat) =>
    s[at.faceUp(realm, seat, VIKING)] * tables.strength[VIKING] +
    s[at.faceUp(realm, seat, DOUBLE)] * tables.strength[DOUBLE];

  /** A face-up token goes behind its owner's screen. MIM-187, MIM-352 */
  const goHome = (s: State, realm: number, seat: Seat, kind: number) => {
    s[at.faceUp(realm, seat, kind)]--;
    s[at.supply(seat, kind)]++;
  };

  return {
    seats,
    ringSize,
    normal: options.difficulty !== 'easy',
    variant: options.essenceVariant === true,
    chain: options.essenceChain === true,
    manual: options.scoringAssignment === 'manual',
    options,
    content,
    layout,
    at,
    moves,
    make: moves.make,
    events,
    tell: events.id,
    tables,
    TOKENS: layout.secrets.indexOf('tokens'),
    CARDS: layout.secrets.indexOf('cards'),
    handOf: (seat: Seat) => FIRST_HAND + seat,
    screenOf: (seat: Seat) => FIRST_SCREEN + seat,
    go,
    inPlay,
    around,
    vikingsIn,
    goHome,
  };
};

export type Context = ReturnType<typeof createContext>;
