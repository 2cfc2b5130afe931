/** Who may still win, and how near the hourglass is. */
import { NONE, type Seat } from '@idavoll/engine';
import { gainAtEnd } from '../rules/score.ts';
import { range, type Sight } from './sight.ts';

/**
 * Whoever has figures left may be the last one standing. Whoever has none keeps the points won on the way, and those of
 * the others never fall; what is counted on the battlefield at the end goes to others. SAGA-311, SAGA-313, SAGA-331
 */
export const mayStillWin = (sight: Sight, seat: Seat): boolean => {
  const { c, s } = sight;
  if (!sight.hasBegun || sight.left(seat) > 0) return true;
  if (gainAtEnd(s[c.at.saga]) !== NONE) return false;
  return range(c.seats).every(other => s[c.at.points(other)] <= s[c.at.points(seat)]);
};

export const hourglassOf = (sight: Sight) => {
  const { c, s } = sight;
  const { tokens, guardRounds } = c.content.hourglass;
  const green = s[c.at.green];
  const left = tokens - green;
  const master = s[c.at.master];
  return {
    tokens,
    green,
    left,
    master,
    /** Whether the red token has ended the saga: otherwise only one player had figures left. SAGA-287, SAGA-313 */
    isRed: sight.isOver && range(c.seats).filter(seat => sight.left(seat) > 0).length > 1,
    /** That the next token is the red one. SAGA-016, SAGA-290 */
    redChance: 1 / left,
    round: s[c.at.rounds] + 1,
    /** The rounds after which it starts by itself; undefined where nothing does that. SAGA-293 */
    guard: c.options.hourglassGuard && master === NONE ? guardRounds : undefined,
    /** In the treasure saga: chests taken at least once, and how many start the hourglass. SAGA-398 */
    taken: range(c.battlefield.places).filter(place => s[c.at.taken(place)] === 1).length,
    toTake: Math.ceil(c.battlefield.places / 2),
  };
};
