/** What a position of Hnefatafl is worth to either side. */
import { type BotModule, NONE, type Seat, type State } from '@idavoll/engine';
import { next, SQUARES, type Square, WAYS } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { sideOfSeat } from '../rules/sides.ts';
import { at, type State as TaflState } from '../rules/state.ts';
import { PIECE, SIDE, SIZE } from '../rules/vocabulary.ts';
import { roomOf, waysOut } from './ways.ts';

/** Of the four squares around the king. TAFL-030 */
const attackersAtKing = (s: TaflState): number => {
  let count = 0;
  for (let way = 0; way < WAYS; way++) {
    const square = next(s[at.king], way);
    if (square !== NONE && s[at.on(square)] === PIECE.attacker) count++;
  }
  return count;
};

/** Two steps from a corner: three attackers there, in a slanting row, close it for good. */
const GUARDS: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square).filter(square => {
  const [file, rank] = [square % SIZE, Math.floor(square / SIZE)];
  return Math.min(file, SIZE - 1 - file) + Math.min(rank, SIZE - 1 - rank) === 2;
});

const guardsOf = (s: TaflState): number => {
  let count = 0;
  for (let i = 0; i < GUARDS.length; i++) if (s[at.on(GUARDS[i])] === PIECE.attacker) count++;
  return count;
};

/** In the middle of a match that is open: there the evaluation is about even. */
const USUAL_TURNS = 4;
const USUAL_GUARDS = 5;
const USUAL_ROOM = 97;

/** What helps the attackers: the defenders have nothing of it, and what is compared is the difference. */
const measure = (c: Context, state: State, seat: Seat, into: Float64Array): void => {
  const s = state as TaflState;
  into.fill(0);
  if (sideOfSeat(s, seat) === SIDE.defenders) return;
  for (let square: Square = 0; square < SQUARES; square++) {
    if (s[at.on(square)] === PIECE.attacker) into[0]++;
    else if (s[at.on(square)] === PIECE.defender) into[1]--;
  }
  const { turns, ways, threats, isBeside, isSure } = waysOut(c, s);
  into[2] = -ways;
  into[3] = turns - USUAL_TURNS;
  into[4] = attackersAtKing(s);
  into[5] = guardsOf(s) - USUAL_GUARDS;
  into[6] = USUAL_ROOM - roomOf(s);
  into[7] = -threats;
  const isKingsTurn = s[at.active] !== seat;
  into[8] = (isKingsTurn ? ways > 0 || isSure : ways > 1 || isBeside) ? -1 : 0;
};

export const bot: BotModule<Context> = {
  /**
   * Pieces; the king's ways out, how far the shortest is, his room and his threats; attackers at him and at corners; and
   * whether he is as good as out. */
  terms: ['attackers', 'defenders', 'ways', 'turns', 'atKing', 'guards', 'room', 'threats', 'lost'],
  weights: {
    attackers: 1.2,
    defenders: 3,
    ways: 8,
    turns: 3,
    atKing: 1,
    guards: 4.5,
    room: 0.15,
    threats: 1.5,
    lost: 60,
  },
  measure,
  scale: 20,
  cut: 0,
  exploration: 0.08,
  prior: 2,
  ripe: 8,
};
