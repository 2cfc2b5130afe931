/** What a position of Hnefatafl is worth to either side. */
import { type BotModule, NONE, type Seat, type State } from '@idavoll/engine';
import { isCorner, next, SQUARES, type Square, WAYS } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { sideOfSeat } from '../rules/sides.ts';
import { at, type State as TaflState } from '../rules/state.ts';
import { PIECE, SIDE } from '../rules/vocabulary.ts';
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

/** Attackers on the squares slantwise before a corner: they close it. */
const cornersClosed = (s: TaflState): number => {
  let count = 0;
  for (let square: Square = 0; square < SQUARES; square++) {
    if (!isCorner(square)) continue;
    for (let way = 0; way < WAYS; way++) {
      const beside = next(square, way);
      if (beside === NONE) continue;
      for (let turn = 0; turn < WAYS; turn++) {
        if (turn >> 1 === way >> 1) continue;
        const slant = next(beside, turn);
        if (slant !== NONE && s[at.on(slant)] === PIECE.attacker) count++;
      }
    }
  }
  return count / 2;
};

/** All from the attackers' side: what helps them counts against the defenders. */
const measure = (c: Context, state: State, seat: Seat, into: Float64Array): void => {
  const s = state as TaflState;
  const sign = sideOfSeat(s, seat) === SIDE.attackers ? 0.5 : -0.5;
  let attackers = 0;
  let defenders = 0;
  for (let square: Square = 0; square < SQUARES; square++) {
    if (s[at.on(square)] === PIECE.attacker) attackers++;
    else if (s[at.on(square)] === PIECE.defender) defenders++;
  }
  const [turns, ways] = waysOut(c, s);
  into[0] = sign * attackers;
  into[1] = -sign * defenders;
  into[2] = -sign * ways;
  into[3] = sign * turns;
  into[4] = sign * attackersAtKing(s);
  into[5] = sign * cornersClosed(s);
  into[6] = -sign * roomOf(s);
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
