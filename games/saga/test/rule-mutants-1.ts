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
  ...planted('rules/vocabulary.ts', [['SAGA-011', 'DIE_FACES = 10', 'DIE_FACES = 9', 'the die has no 9']]),
  ...planted('rules/view.ts', [['SAGA-036', 'into.set(s)', 'into.set(s.subarray(0, 9))', 'most is hidden']]),
];

const SET_UP = planted('rules/set-up.ts', [
  ['SAGA-009', 'TEAMS.length : TEAMS.length - 1', 'TEAMS.length : TEAMS.length', 'the dwarves always join'],
  [
    'SAGA-030',
    'chooseSaga(s, fx);\n    layTiles(s, fx);',
    'layTiles(s, fx);\n    chooseSaga(s, fx);',
    'tiles before saga',
  ],
  ['SAGA-031', 'draw(teamCount, seats, fx)', 'draw(seats, seats, fx)', 'the last teams are never drawn'],
  ['SAGA-032', 's[at.team(seat)] = scratch[seat]', 's[at.team(seat)] = fx.below(teamCount)', 'a team is drawn twice'],
  ['SAGA-034', 'agreedSaga >= 0', 'agreedSaga > 0', 'the fight cannot be agreed on'],
  ['SAGA-035', 's[at.saga] = die >> 1', 's[at.saga] = die % 5', 'the die is read another way'],
  ['SAGA-037', 'PHASE.team, 0)', 'PHASE.team, seats - 1)', 'the last seat alone chooses a team'],
  ['SAGA-051', 'draw(TILE_COUNT, places, fx)', 'draw(places, places, fx)', 'the last tiles are never laid'],
  ['SAGA-052', 'fx.below(TURNS)', '0 * fx.below(TURNS)', 'no tile is turned'],
  ['SAGA-053', 's[at.tile(place)] = scratch[place]', 's[at.tile(place)] = fx.below(TILE_COUNT)', 'a tile lies twice'],
  ['SAGA-061', 's[at.firstPlacer] = openingLot(fx)', 's[at.firstPlacer] = 0', 'the first seat always places first'],
  ['SAGA-067', '    layPieces(s, fx);', '    if (s[at.saga] === SAGA.crown) layPieces(s, fx);', 'no chests are laid'],
  ['SAGA-084', 'i += 2) s[ON', 'i += 4) s[ON', 'half of the terrain is missing'],
  ['SAGA-390', 's[at.chest(place)] = centre[place]', 's[at.chest(place)] = centre[0]', 'all chests lie in the middle'],
  ['SAGA-440', 's[ON + c.middle] = CROWN', 's[ON + c.middle + 1] = CROWN', 'the crown lies beside the middle'],
]);

const OPENING = planted('rules/phases/opening.ts', [
  ['SAGA-033', 'if (unplaced(s, kind) === NONE) continue;', '', 'a kind is offered when all of it is placed'],
  ['SAGA-037', 'if (!isTaken(s, at.team, team)) into', 'if (team >= 0) into', 'a team is chosen twice'],
  ['SAGA-062', 'if (!anyUnplaced(s, seat)) c.go(s, PHASE.confirm', 'c.go(s, PHASE.confirm', 'one figure is enough'],
  ['SAGA-063', '(seat + 1) % seats', '(seat + seats - 1) % seats', 'placing goes against the clock'],
  ['SAGA-064', 'if (!isTaken(s, at.area, area)) into', 'if (area >= 0) into', 'an area is chosen twice'],
  ['SAGA-065', 'const { fields } = areas[area]', 'const { fields } = areas[0]', 'all place in the first area'],
  ['SAGA-066', "if (s[ON + field] !== NONE) return 'SAGA-066';", '', 'figures are placed on each other'],
  ['SAGA-069', 's[at.startPlayer] = openingLot(fx)', 's[at.startPlayer] = s[at.firstPlacer]', 'one lot for both'],
  ['SAGA-103', 's[ON + field] !== NONE', 's[ON + field] > 5', 'figures are placed on terrain'],
  ['SAGA-350', 's[at.saga] !== SAGA.duel ||', 's[at.saga] > SAGA.duel ||', 'only leaders fight'],
  ['SAGA-370', '|| cards.leader[figure])', '|| figure >= 0)', 'all figures duel'],
  ['SAGA-391', 'field === centre[areas[area].place]', 'field === NONE', 'a figure starts on a chest'],
]);

const TURN = [
  ...planted('rules/turn.ts', [
    [
      'SAGA-120',
      'do {\n      seat = (seat + 1)',
      'do {\n      seat = (seat + seats - 1)',
      'turns go against the clock',
    ],
    ['SAGA-122', 'if (isMaster)\n', 'if (isMaster && s[at.green] > 0)\n', 'the first token is forgotten'],
    [
      'SAGA-123',
      'if (anyMayMove(s, seat)) c.go',
      'if (anyMayAttack(s, seat)) c.go(s, PHASE.attacker, seat);\n    else if (anyMayMove(s, seat)) c.go',
      'attacks come before moves',
    ],
    ['SAGA-125', 'else passOn(s, fx);', 'else c.go(s, PHASE.passOn, seat);', 'no turn passes on by itself'],
    [
      'SAGA-127',
      'if (seat === s[at.startPlayer]) endRound',
      'if (seat === 0) endRound',
      'rounds begin with the first seat',
    ],
    [
      'SAGA-127',
      'if (seat === s[at.startPlayer]) endRound',
      'if (seat === s[at.startPlayer] && c.hasFigures(s, seat)) endRound',
      'rounds stop with the start player',
    ],
    ['SAGA-140', 's[at.moved(figure)] = 0;', '', 'a figure moves once in a match'],
    [
      'SAGA-149',
      'if (anyMayMove(s, seat)) c.go',
      'if (anyMayMove(s, seat) && !s.subarray(at.moved(0), at.moved(0) + c.figureCount).includes(1)) c.go',
      'the move phase ends with the first move',
    ],
    ['SAGA-205', 's[at.attacked(figure)] = 0;', 's[at.attacked(figure)]--;', 'attacks not made are kept'],
    ['SAGA-293', 's[at.rounds] < guardRounds', 's[at.rounds] <= guardRounds', 'the guard comes a round late'],
    ['SAGA-293', 'let seat = s[at.startPlayer];', 'let seat = 0;', 'the guard names the first seat'],
    ['SAGA-293', 'while (!c.hasFigures(s, seat))', 'while (seat < 0)', 'the guard names somebody who is out'],
    ['SAGA-294', 'if (isMaster)\n', 'if (isMaster && s[at.rounds] !== 15)\n', 'the guard turns no token at once'],
    ['SAGA-310', 'if (!isMaster && !c.hasFigures(s, seat)) return false;', '', 'who is out has turns'],
    ['SAGA-312', '!isMaster && !c.hasFigures', '!c.hasFigures', 'a Master who is out turns no token'],
  ]),
  ...planted('rules/game.ts', [
    ['SAGA-062', 's[at.phase] !== PHASE.confirm && ', '', 'placing is confirmed unasked'],
    ['SAGA-125', ' && s[at.phase] !== PHASE.passOn', '', 'the last step cannot be taken back'],
  ]),
];

const IS_FREE = 'neighbour[i] !== NONE && s[ON + neighbour[i]] === NONE) into';
const orFree = (also: string) => `neighbour[i] !== NONE && (s[ON + neighbour[i]] === NONE || ${also})) into`;
const DODGES = 'c.isNextToEnemy(s, from, cards.team[figure])';
const TELL_MOVED = 'fx.emit(tell.moved, seat, figure, from, to);';
const USED_UP = 'if (s[at.stepsLeft] === 0) endMove';

const MOVING = planted('rules/phases/moving.ts', [
  ['SAGA-068', 'fx.below(tokens - s[at.green]) === 0', 's[at.green] === tokens - 1', 'the red token lies last'],
  ['SAGA-102', 's[ON + from] = NONE;', '', 'a figure also fills the field behind it'],
  ['SAGA-104', IS_FREE, orFree('s[ON + neighbour[i]] > CROWN'), 'figures may be walked over'],
  ['SAGA-105', IS_FREE, orFree('s[ON + neighbour[i]] === 2'), 'stones may be walked over'],
  ['SAGA-106', 's[at.stepsLeft]--;', 's[at.stepsLeft] -= dodges && s[at.stepsLeft] > 1 ? 2 : 1;', 'a dodge costs two'],
  ['SAGA-126', 'into[n++] = make.end();', '', 'all figures must move'],
  [
    'SAGA-141',
    'if (mayMove(s, figure)) into',
    'if (n === 0 && mayMove(s, figure)) into',
    'figures move in a fixed order',
  ],
  ['SAGA-142', '= cards.move[s[at.current]];', '= 5;', 'all figures move 5 fields'],
  [
    'SAGA-143',
    'into[n++] = make.stop();',
    'if (s[at.stepsLeft] === 1) into[n++] = make.stop();',
    'a move is made in full',
  ],
  ['SAGA-144', 'into[n++] = make.stop();', 'if (s[at.stepsLeft] < 4) into[n++] = make.stop();', 'no standing still'],
  ['SAGA-145', 'for (let i = field * SIDES;', 'for (let i = field * SIDES + 1;', 'one direction is missing'],
  ['SAGA-147', '.current])] = 1;', '.current])] = s[at.stepsLeft] > 0 ? 0 : 1;', 'a move can be resumed'],
  ['SAGA-149', 'return nextAttack(s, seat, false, fx)', 'return passOn(s, fx)', 'to end the moves ends the turn'],
  [
    'SAGA-150',
    'if (s[at.saga] === SAGA.mist &&',
    'if (s[at.stepsLeft] > 0 && s[at.saga] === SAGA.mist &&',
    'only a stop ends a move',
  ],
  ['SAGA-160', DODGES, 's[at.stepsLeft] < 0', 'nobody has to dodge'],
  ['SAGA-161', DODGES, `${DODGES} && s[at.stepsLeft] === cards.move[figure]`, 'one roll a move'],
  ['SAGA-162', DODGES, `${DODGES} && !c.isNextToEnemy(s, to, cards.team[figure])`, 'moving around is free'],
  ['SAGA-163', DODGES, 'c.isNextToEnemy(s, to, cards.team[figure])', 'entering takes the roll'],
  [
    'SAGA-164',
    'into[n++] = make.stop();',
    `into[n++] = make.stop(); if (c.isNextToEnemy(s, field, cards.team[s[at.current]])) n--;`,
    'no standing still beside an enemy',
  ],
  [
    'SAGA-165',
    'const die = c.roll(fx);',
    'let die = c.roll(fx); for (let i = from * SIDES, n = 0; i < (from + 1) * SIDES; i++) if (c.enemyOn(s, neighbour[i], cards.team[figure]) !== NONE && n++ > 0) die = Math.min(die, c.roll(fx));',
    'one roll an enemy',
  ],
  ['SAGA-166', 'die >= cards.dodge[figure]', 'die > cards.dodge[figure]', 'more than the number is needed'],
  ['SAGA-167', USED_UP, 'if (dodges || s[at.stepsLeft] === 0) endMove', 'a dodge ends the move'],
  ['SAGA-168', 'return fall(s, seat, fx)', 'return endMove(s, seat, false, fx)', 'who fails to dodge only stops'],
  [
    'SAGA-169',
    'return fall(s, seat, fx)',
    'return (s[ON + from] = NONE), c.stand(s, figure, to), fall(s, seat, fx)',
    'it falls on the field it was going to',
  ],
  ['SAGA-173', 'nextMove(s, seat, false, fx)', 'passOn(s, fx)', 'a loss ends the turn'],
  [
    'SAGA-285',
    'into[0] = make.turn();\n        return 1;',
    'into[0] = make.turn();\n        into[1] = make.end();\n        return 2;',
    'turning is asked for',
  ],
  ['SAGA-286', 's[at.green]++;', '', 'a green token is put back'],
  ['SAGA-287', 'return finish(s, RED_TOKEN, fx)', 'return beginMoves(s, seat, fx)', 'the red token stops nothing'],
  ['SAGA-289', 'fx.below(tokens - s[at.green]) === 0', 'fx.below(tokens) === 0', 'tokens are always drawn from six'],
  ['SAGA-290', 'fx.below(tokens - s[at.green]) === 0', 'fx.below(tokens - s[at.green]) < 2', 'two tokens are red'],
  ['SAGA-291', 'fx.below(tokens - s[at.green]) === 0', 'fx.below(tokens) === 0', 'the last token may be green'],
  [
    'SAGA-392',
    '=== SAGA.treasure) takeChests',
    '=== SAGA.treasure && s[at.stepsLeft] === 0) takeChests',
    'only at the end of a move',
  ],
  [
    'SAGA-397',
    IS_FREE,
    IS_FREE.replace(')', ' && !s.subarray(at.chest(0), at.chest(0) + battlefield.places).includes(neighbour[i]))'),
    'chests bar movement',
  ],
  [
    'SAGA-422',
    'isInGoal(c, s, seat, field)',
    'battlefield.areas.some(({ goal }) => goal.includes(field))',
    'any goal will do',
  ],
  [
    'SAGA-423',
    TELL_MOVED,
    `${TELL_MOVED} if (s[at.saga] === SAGA.mist && isInGoal(c, s, seat, to)) startHourglass(s, seat, fx);`,
    'passing through is enough',
  ],
  ['SAGA-441', IS_FREE, orFree('s[ON + neighbour[i]] === CROWN'), 'the crown may be entered'],
  [
    'SAGA-443',
    TELL_MOVED,
    `${TELL_MOVED} if (s[at.saga] === SAGA.crown && isAtCrown(c, to)) startHourglass(s, seat, fx);`,
    'passing by is enough',
  ],
]);

export const RULE_MUTANTS: readonly RuleMutant[] = [...GROUND, ...SET_UP, ...OPENING, ...TURN, ...MOVING];
