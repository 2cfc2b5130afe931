/** What a position of Hnefatafl is worth to either side. */
import { type BotModule, NONE, type Seat, type State } from '@idavoll/engine';
import { DIRECTIONS, isCorner, isEdge, next, SQUARES, type Square, WAYS } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { sideOfSeat } from '../rules/sides.ts';
import { at, type State as TaflState } from '../rules/state.ts';
import { PIECE, SIDE } from '../rules/vocabulary.ts';
import { roomOf, waysOut } from './ways.ts';

const WAYS_OUT = DIRECTIONS.map((_, way) => way);

/** Of the four squares around the king. TAFL-030 */
const attackersAtKing = (s: TaflState): number => {
  let count = 0;
  for (let way = 0; way < WAYS; way++) {
    const square = next(s[at.king], way);
    if (square !== NONE && s[at.on(square)] === PIECE.attacker) count++;
  }
  return count;
};

/** The squares slantwise before the corners: an attacker there closes one. */
const SLANTS: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square).filter(
  square =>
    !isEdge(square) &&
    WAYS_OUT.some(way => {
      const beside = next(square, way);
      return isEdge(beside) && WAYS_OUT.some(turn => next(beside, turn) !== NONE && isCorner(next(beside, turn)));
    }),
);

const cornersClosed = (s: TaflState): number => {
  let count = 0;
  for (let i = 0; i < SLANTS.length; i++) if (s[at.on(SLANTS[i])] === PIECE.attacker) count++;
  return count;
};

/** What helps the attackers: the defenders have nothing of it, and what is compared is the difference. */
const measure = (c: Context, state: State, seat: Seat, into: Float64Array): void => {
  const s = state as TaflState;
  into.fill(0);
  if (sideOfSeat(s, seat) === SIDE.defenders) return;
  for (let square: Square = 0; square < SQUARES; square++) {
    if (s[at.on(square)] === PIECE.attacker) into[0]++;
    else if (s[at.on(square)] === PIECE.defender) into[1]--;
  }
  const [turns, ways] = waysOut(c, s);
  into[2] = -ways;
  into[3] = turns;
  into[4] = attackersAtKing(s);
  into[5] = cornersClosed(s);
  into[6] = -roomOf(s);
};

export const bot: BotModule<Context> = {
  /** Pieces of both sides; the king's ways out and how many moves the shortest takes; attackers at him and at corners; his room. */
  terms: ['attackers', 'defenders', 'ways', 'turns', 'atKing', 'corners', 'room'],
  weights: { attackers: 1, defenders: 2, ways: 2, turns: 1.2, atKing: 0.8, corners: 0.8, room: 0.05 },
  measure,
  scale: 10,
  cut: 0,
  exploration: 0.12,
  prior: 2,
  ripe: 8,
};
