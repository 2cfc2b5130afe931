/** Planted rule bugs: each must be caught by a test that names its rule. `npm run test:full` plants them. */
import { planted } from '../../test/planted.ts';

export const RULE_MUTANTS = [
  ...planted('rules/board.ts', [
    ['TAFL-002', 'SQUARES - SIZE, SQUARES - 1]', 'SQUARES - SIZE]', 'there are three corners'],
  ]),
  ...planted('rules/set-up.ts', [
    ['TAFL-005', 'c.drawsSides ? fx.below(2) : 0', '0', 'no lot is drawn'],
    ['TAFL-006', 'go(s, PHASE.turn, s[at.attacking])', 'go(s, PHASE.turn, 0)', 'the first seat begins'],
  ]),
  ...planted('rules/sides.ts', [
    ['TAFL-013', 'square !== THRONE && !isCorner(square)', '!isCorner(square)', 'anybody rests on the throne'],
    ['TAFL-013', 'square !== THRONE && !isCorner(square)', 'square !== THRONE', 'anybody rests on a corner'],
  ]),
  ...planted('rules/moving.ts', [
    ['TAFL-012', "return 'TAFL-012'", "return 'TAFL-011'", 'the reason is another rule'],
    ['TAFL-013', "return 'TAFL-013'", "return 'TAFL-012'", 'the reason is another rule'],
  ]),
  ...planted('rules/phases/turn.ts', [
    ['TAFL-010', ": 'TAFL-010';", ": 'TAFL-011';", 'the reason is another rule'],
    ['TAFL-006', 'go(s, PHASE.turn, 1 - seat)', 'go(s, PHASE.turn, seat)', 'the same side moves again'],
    ['TAFL-054', 'taken === 0', 'taken >= 0', 'what was taken does not begin the count anew'],
  ]),
  ...planted('rules/taking.ts', [
    ['TAFL-023', 'if (isCorner(square)) return true;', '', 'corners are not hostile'],
    [
      'TAFL-024',
      'to === SIDE.attackers || s[at.on(THRONE)] === NONE',
      's[at.on(THRONE)] === NONE',
      'a king on it makes it safe for attackers too',
    ],
    [
      'TAFL-024',
      '(to === SIDE.attackers || s[at.on(THRONE)] === NONE)',
      'true',
      'it is hostile to defenders though the king is on it',
    ],
    [
      'TAFL-025',
      'if (square === NONE) return false;\n  if (isCorner',
      'if (square === NONE) return true;\n  if (isCorner',
      'the edge is hostile',
    ],
    ['TAFL-026', '(c.kingIsArmed || s[at.on(square)] !== PIECE.king)', 'true', 'a weaponless king stands in'],
    ['TAFL-026', 'if (piece === PIECE.king && !c.kingIsArmed) return 0;', '', 'a weaponless king takes by coming'],
    [
      'TAFL-030',
      'if (square === NONE) return false;\n    if (s[at.on(square)] !== PIECE.attacker &&',
      'if (square === NONE) return false;\n    if (way > 1) continue;\n    if (s[at.on(square)] !== PIECE.attacker &&',
      'two attackers take the king',
    ],
    ['TAFL-031', '(square !== THRONE || s[at.on(THRONE)] !== NONE)', 'true', 'the throne does not help to take him'],
    [
      'TAFL-032',
      'const square = next(s[at.king], way);\n    if (square === NONE) return false;',
      'const square = next(s[at.king], way);\n    if (square === NONE) continue;',
      'he is taken on the edge',
    ],
    ['TAFL-040', ' && isArmed(c, s, next(square, inwards), side)', '', 'nobody needs to stand in front'],
    ['TAFL-040', 'c.hasShieldWalls && isEdge(to)', 'isEdge(to)', 'there are walls though none were agreed on'],
    [
      'TAFL-041',
      'isCorner(square) || isArmed(c, s, square, side)',
      'isArmed(c, s, square, side)',
      'a corner closes no row',
    ],
    ['TAFL-043', 'if (s[at.on(square)] !== PIECE.king) {', '{', 'the king is taken with the row'],
    ['TAFL-030', '|| s[at.on(square)] === PIECE.king) continue;', ') continue;', 'two take the king like anybody'],
  ]),
  ...planted('rules/ending.ts', [
    ['TAFL-050', '(c.escapesAtEdge && isEdge(king))', 'isEdge(king)', 'any edge will do'],
    ['TAFL-052', 'if (isEdge(reached[i])) return false;', '', 'everybody is always encircled'],
    ['TAFL-053', '!canMove(s, 1 - mover)', 'false', 'who cannot move does not lose'],
    ['TAFL-054', '++times === 2', '++times === 3', 'the fourth time counts'],
    ['TAFL-054', ' && (s[at.quiet] - nth) % 2 === 0', '', 'it does not matter who is to move'],
    ['TAFL-054', 'ending === ENDING.repeated ? SIDE.attackers : mover', 'mover', 'who repeats wins'],
    ['TAFL-055', 's[at.quiet] === MOST_QUIET', 's[at.quiet] === MOST_QUIET - 1', 'one move too early'],
  ]),
  ...planted('rules/score.ts', [
    ['TAFL-057', 's[at.winner] === seat ? 1 : 0', 's[at.winner] === seat ? 2 : 0', 'a win is worth two'],
  ]),
];
