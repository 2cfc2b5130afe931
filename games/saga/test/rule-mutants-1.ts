/** Planted bugs in set-up, placing, turns and movement: each must fail a test that names its rule. */
import { planted, type RuleMutant } from '../../test/planted.ts';

const GROUND = [
  ...planted('rules/geometry.ts', [
    ['SAGA-081', '=== 0 ? 2 : 3', '=== 0 ? 3 : 3', 'corners of the rim are halves too'],
    ['SAGA-057', 'starts: POINTS }', 'starts: POINTS.slice(1) }', 'one point of the star is no start tile'],
    ['SAGA-052', '[-r, q + r]', '[q + r, -q]', 'tiles are turned the other way'],
  ]),
  ...planted('rules/battlefield.ts', [
    ['SAGA-083', '=== 6)', '>= 3)', 'half fields at the outer edge are used'],
    ['SAGA-058', '>= lengthOf(...centre)', '>= lengthOf(...centre) - 1', 'a start area has a row too many'],
    ['SAGA-101', 'fields.flatMap(hex => [', 'fields.slice(0, 1).flatMap(hex => [', 'a house fills one field'],
    ['SAGA-421', '[-x, -y]', '[x, y]', 'the goal is the own start area'],
    ['SAGA-420', '[-x, -y]', '[-y, -x]', 'the goal area is mirrored along a line'],
  ]),
  ...planted('rules/ground.ts', [
    ['SAGA-060', 'left < largest', 'left < largest - 1', 'a start area may be one field short'],
    ['SAGA-087', ' || !isReached(free & ~CENTRE, ways[crowned])', '', 'the crown may cut a field off'],
  ]),
  ...planted('rules/context.ts', [
    ['SAGA-009', 'TEAMS.length : TEAMS.length - 1', 'TEAMS.length : TEAMS.length', 'the dwarves always join'],
  ]),
  ...planted('rules/figures.ts', [
    ['SAGA-102', 's[at.on(field)] = NONE;', '', 'a figure also fills the field behind it'],
    ['SAGA-197', 's[at.on(field)] = NONE;', '', 'whoever falls still fills the field'],
    ['SAGA-334', '!== NONE) count++;', '!== NONE) count += 1 + c.cards.leader[figure];', 'a leader counts 2'],
  ]),
  ...planted('rules/vocabulary.ts', [['SAGA-011', 'DIE_FACES = 10', 'DIE_FACES = 9', 'the die has no 9']]),
  ...planted('rules/view.ts', [['SAGA-036', 'into.set(s)', 'into.set(s.subarray(0, 9))', 'most is hidden']]),
];

const SET_UP = planted('rules/set-up.ts', [
  [
    'SAGA-030',
    'chooseSaga(c, s, fx);\n  layTiles(c, s, fx);',
    'layTiles(c, s, fx);\n  chooseSaga(c, s, fx);',
    'tiles before saga',
  ],
  ['SAGA-031', 'draw(c.teamCount, c.seats, fx)', 'draw(c.seats, c.seats, fx)', 'the last teams are never drawn'],
  ['SAGA-032', 's[at.team(seat)] = scratch[seat]', 's[at.team(seat)] = fx.below(c.teamCount)', 'a team is drawn twice'],
  ['SAGA-034', 'agreedSaga === NONE ?', 'agreedSaga <= 0 ?', 'the fight cannot be agreed on'],
  ['SAGA-035', ': die >> 1', ': die % 5', 'the die is read another way'],
  ['SAGA-037', 'PHASE.team, 0)', 'PHASE.team, c.seats - 1)', 'the last seat alone chooses a team'],
  ['SAGA-051', 'draw(TILE_COUNT, places, fx)', 'draw(places, places, fx)', 'the last tiles are never laid'],
  ['SAGA-052', 'fx.below(TURNS)', '0 * fx.below(TURNS)', 'no tile is turned'],
  ['SAGA-053', 's[at.tile(place)] = scratch[place]', 's[at.tile(place)] = fx.below(TILE_COUNT)', 'a tile lies twice'],
  ['SAGA-061', 's[at.firstPlacer] = openingLot(c, fx)', 's[at.firstPlacer] = 0', 'the first seat always places first'],
  ['SAGA-067', '  layPieces(c, s, fx);', '  if (s[at.saga] === SAGA.crown) layPieces(c, s, fx);', 'no chests are laid'],
  ['SAGA-084', 'i += 2) s[at', 'i += 4) s[at', 'half of the terrain is missing'],
  ['SAGA-390', 's[at.chest(place)] = centre[place]', 's[at.chest(place)] = centre[0]', 'all chests lie in the middle'],
  ['SAGA-440', 's[at.on(middle)] = CROWN', 's[at.on(middle + 1)] = CROWN', 'the crown lies beside the middle'],
]);

const OPENING = planted('rules/phases/opening.ts', [
  ['SAGA-033', 'if (unplaced(c, s, kind) === NONE) continue;', '', 'a kind is offered when all of it is placed'],
  ['SAGA-037', 'if (!isTaken(c, s, at.team, one)) into', 'if (one >= 0) into', 'a team is chosen twice'],
  ['SAGA-062', 'if (!anyUnplaced(c, s, seat)) go(s, PHASE.confirm', 'go(s, PHASE.confirm', 'one figure is enough'],
  ['SAGA-063', '(seat + 1) % c.seats', '(seat + c.seats - 1) % c.seats', 'placing goes against the clock'],
  ['SAGA-064', 'if (!isTaken(c, s, at.area, one)) into', 'if (one >= 0) into', 'an area is chosen twice'],
  [
    'SAGA-065',
    'const { fields } = c.battlefield.areas[own]',
    'const { fields } = c.battlefield.areas[0]',
    'all place in the first area',
  ],
  ['SAGA-066', "if (!isFree(s, field)) return 'SAGA-066';", '', 'figures are placed on each other'],
  ['SAGA-069', 's[at.startPlayer] = openingLot(c, fx)', 's[at.startPlayer] = s[at.firstPlacer]', 'one lot for both'],
  ['SAGA-103', '!isFree(s, field)', 's[at.on(field)] > 5', 'figures are placed on terrain'],
  ['SAGA-350', 's[at.saga] !== SAGA.duel ||', 's[at.saga] > SAGA.duel ||', 'only leaders fight'],
  ['SAGA-370', '|| cards.leader[figure])', '|| figure >= 0)', 'all figures duel'],
  ['SAGA-391', 'field === centre[areas[area].place]', 'field === NONE', 'a figure starts on a chest'],
  ['SAGA-062', 'obvious: false,', '', 'placing is confirmed unasked'],
]);

const BEGINS = 'go(s, isMaster ? PHASE.hourglass';
const ANY_MOVES = 'any(c, s, seat, mayMove) ? go';

const TURN = planted('rules/turn.ts', [
  ['SAGA-120', '(seat + 1) % c.seats;\n  if', '(seat + c.seats - 1) % c.seats;\n  if', 'turns go against the clock'],
  ['SAGA-122', BEGINS, 'go(s, isMaster && s[at.green] > 0 ? PHASE.hourglass', 'the first token is forgotten'],
  [
    'SAGA-123',
    ANY_MOVES,
    `any(c, s, seat, mayAttack) ? go(s, PHASE.attacker) : ${ANY_MOVES}`,
    'attacks come before moves',
  ],
  ['SAGA-125', 'PHASE.attacker : then', 'PHASE.attacker : PHASE.passOn', 'no turn passes on by itself'],
  [
    'SAGA-127',
    'if (next === s[at.startPlayer]) endRound',
    'if (next === 0) endRound',
    'rounds begin with the first seat',
  ],
  [
    'SAGA-127',
    'if (next === s[at.startPlayer]) endRound',
    'if (next === s[at.startPlayer] && hasFigures(c, s, next)) endRound',
    'rounds stop with the start player',
  ],
  ['SAGA-140', 's[at.moved(figure)] = 0;', '', 'a figure moves once in a match'],
  [
    'SAGA-149',
    ANY_MOVES,
    `!s.subarray(at.moved(0), at.moved(0) + c.figureCount).includes(1) && ${ANY_MOVES}`,
    'the move phase ends with the first move',
  ],
  ['SAGA-205', 's[at.attacked(figure)] = 0;', 's[at.attacked(figure)]--;', 'attacks not made are kept'],
  ['SAGA-293', 's[at.rounds] < c.guardRounds', 's[at.rounds] <= c.guardRounds', 'the guard comes a round late'],
  ['SAGA-293', 'let seat = s[at.startPlayer];', 'let seat = 0;', 'the guard names the first seat'],
  ['SAGA-293', 'while (!hasFigures(c, s, seat))', 'while (seat < 0)', 'the guard names somebody who is out'],
  ['SAGA-294', BEGINS, 'go(s, isMaster && s[at.rounds] !== 15 ? PHASE.hourglass', 'the guard turns no token at once'],
  ['SAGA-310', 'if (!isMaster && !hasFigures(c, s, seat)) return go(s, PHASE.endTurn);', '', 'who is out has turns'],
  ['SAGA-312', '!isMaster && !hasFigures', '!hasFigures', 'a Master who is out turns no token'],
]);

const IS_FREE = 'if (isFree(s, neighbour[i])) into';
const orFree = (also: string) => `if (isFree(s, neighbour[i]) || ${also}) into`;
const DODGES = 's[at.foes(figure)] > 0';
/** Whether an enemy stands next to a field, of whom something else is true. */
const beside = (field: string, also = 'true') =>
  `c.battlefield.neighbour.subarray(${field} * SIDES, (${field} + 1) * SIDES).some((next, i, all) => s[at.on(next)] > CROWN && c.cards.team[s[at.on(next)] - CROWN - 1] !== c.cards.team[figure] && ${also})`;
const TELL_MOVED = 'fx.emit(tell.moved, seat, figure, from, to);';
const USED_UP = 'if (s[at.stepsLeft] === 0) endMove';
const IS_RED = 'fx.below(c.tokens - s[at.green]) === 0';

const MOVING = planted('rules/phases/moving.ts', [
  ['SAGA-068', IS_RED, 's[at.green] === c.tokens - 1', 'the red token lies last'],
  ['SAGA-104', IS_FREE, orFree('s[at.on(neighbour[i])] > CROWN'), 'figures may be walked over'],
  ['SAGA-105', IS_FREE, orFree('s[at.on(neighbour[i])] === 2'), 'stones may be walked over'],
  ['SAGA-106', 's[at.stepsLeft]--;', 's[at.stepsLeft] -= dodges && s[at.stepsLeft] > 1 ? 2 : 1;', 'a dodge costs two'],
  ['SAGA-126', 'into[n++] = make.end();', '', 'all figures must move'],
  ['SAGA-125', 'obvious: false,', '', 'the last step cannot be taken back'],
  [
    'SAGA-141',
    'if (mayMove(c, s, own)) into',
    'if (n === 0 && mayMove(c, s, own)) into',
    'figures move in a fixed order',
  ],
  ['SAGA-142', '= c.cards.move[s[at.current]];', '= 5;', 'all figures move 5 fields'],
  [
    'SAGA-143',
    'into[n++] = make.stop();',
    'if (s[at.stepsLeft] === 1) into[n++] = make.stop();',
    'a move is made in full',
  ],
  ['SAGA-144', 'into[n++] = make.stop();', 'if (s[at.stepsLeft] < 4) into[n++] = make.stop();', 'no standing still'],
  ['SAGA-145', 'for (let i = field * SIDES;', 'for (let i = field * SIDES + 1;', 'one direction is missing'],
  ['SAGA-147', '.current])] = 1;', '.current])] = s[at.stepsLeft] > 0 ? 0 : 1;', 'a move can be resumed'],
  ['SAGA-149', 'return go(s, PHASE.nextAttack)', 'return go(s, PHASE.endTurn)', 'to end the moves ends the turn'],
  [
    'SAGA-150',
    'if (s[at.saga] === SAGA.mist &&',
    'if (s[at.stepsLeft] > 0 && s[at.saga] === SAGA.mist &&',
    'only a stop ends a move',
  ],
  ['SAGA-160', DODGES, 's[at.stepsLeft] < 0', 'nobody has to dodge'],
  ['SAGA-161', DODGES, `${DODGES} && s[at.stepsLeft] === c.cards.move[figure]`, 'one roll a move'],
  ['SAGA-162', DODGES, `${DODGES} && !${beside('to')}`, 'moving around is free'],
  ['SAGA-163', DODGES, beside('to'), 'entering takes the roll'],
  [
    'SAGA-164',
    'into[n++] = make.stop();',
    'into[n++] = make.stop(); if (s[at.foes(s[at.current])] > 0) n--;',
    'no standing still beside an enemy',
  ],
  [
    'SAGA-165',
    'const die = roll(fx);',
    'let die = roll(fx); for (let n = 1; n < s[at.foes(figure)]; n++) die = Math.min(die, roll(fx));',
    'one roll an enemy',
  ],
  ['SAGA-166', 'die >= dodge[figure]', 'die > dodge[figure]', 'more than the number is needed'],
  ['SAGA-167', USED_UP, 'if (dodges || s[at.stepsLeft] === 0) endMove', 'a dodge ends the move'],
  ['SAGA-168', 'return fall(c, s, fx)', 'return endMove(c, s, seat, false, fx)', 'who fails to dodge only stops'],
  [
    'SAGA-169',
    'return fall(c, s, fx)',
    'return leaves(c, s, figure), comes(c, s, figure, to), fall(c, s, fx)',
    'it falls on the field it was going to',
  ],
  ['SAGA-171', DODGES, beside('from', '!c.cards.leader[s[at.on(next)] - CROWN - 1]'), 'leaders frighten nobody'],
  [
    'SAGA-172',
    DODGES,
    beside('from', '(s[at.on(all[(i + 1) % SIDES])] === NONE || s[at.on(all[(i + 1) % SIDES])] > 4)'),
    'terrain shields',
  ],
  ['SAGA-173', 'NONE, PHASE.nextMove, fx)', 'NONE, PHASE.endTurn, fx)', 'a loss ends the turn'],
  [
    'SAGA-285',
    'only(make.turn())',
    '(_c, _s, _seat, into) => { into[0] = make.turn(); into[1] = make.end(); return 2; }',
    'turning is asked for',
  ],
  ['SAGA-286', 's[at.green]++;', '', 'a green token is put back'],
  ['SAGA-287', 'return go(s, PHASE.endSaga)', 'return go(s, PHASE.nextMove)', 'the red token stops nothing'],
  ['SAGA-289', IS_RED, 'fx.below(c.tokens) === 0', 'tokens are always drawn from six'],
  ['SAGA-290', IS_RED, 'fx.below(c.tokens - s[at.green]) < 2', 'two tokens are red'],
  ['SAGA-291', IS_RED, 'fx.below(c.tokens) === 0', 'the last token may be green'],
  [
    'SAGA-392',
    '=== SAGA.treasure) takeChests',
    '=== SAGA.treasure && s[at.stepsLeft] === 0) takeChests',
    'only at the end of a move',
  ],
  [
    'SAGA-397',
    IS_FREE,
    'if (isFree(s, neighbour[i]) && !(neighbour[i] > 0 && s.subarray(at.chest(0), at.taken(0)).includes(neighbour[i]))) into',
    'chests bar movement',
  ],
  [
    'SAGA-422',
    'isInGoal(c, s, seat, field)',
    'c.battlefield.areas.some(({ goal }) => goal.includes(field))',
    'any goal will do',
  ],
  [
    'SAGA-423',
    TELL_MOVED,
    `${TELL_MOVED} if (s[at.saga] === SAGA.mist && isInGoal(c, s, seat, to)) startHourglass(s, seat, fx);`,
    'passing through is enough',
  ],
  ['SAGA-441', IS_FREE, orFree('s[at.on(neighbour[i])] === CROWN'), 'the crown may be entered'],
  [
    'SAGA-443',
    TELL_MOVED,
    `${TELL_MOVED} if (s[at.saga] === SAGA.crown && isAtCrown(c, to)) startHourglass(s, seat, fx);`,
    'passing by is enough',
  ],
]);

export const RULE_MUTANTS: readonly RuleMutant[] = [...GROUND, ...SET_UP, ...OPENING, ...TURN, ...MOVING];
