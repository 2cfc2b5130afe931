/** Planted bugs in fighting, sight, hourglass, sagas and winner: each must fail a test that names its rule. */
import { planted } from '../../test/planted.ts';

const STAND_BESIDE = 'areNeighbours(c, s[at.stands(figure)], s[at.stands(target)])';
const IN_SIGHT = '? isClear(';
const IS_AWAY = 's[at.foes(figure)] === 0';

const REACH = planted('rules/reach.ts', [
  [
    'SAGA-124',
    'cards.team[other] !== cards.team[figure]',
    'Math.abs(cards.team[other] - cards.team[figure]) > 1',
    'allies',
  ],
  ['SAGA-148', ' && hasOpenStep(c, s, s[at.stands(figure)])', '', 'a figure that is boxed in is asked to move'],
  [
    'SAGA-192',
    `: ${STAND_BESIDE}`,
    ': c.battlefield.distance(s[at.stands(figure)], s[at.stands(target)]) < 3',
    'two fields',
  ],
  [
    'SAGA-202',
    's[at.attacked(figure)] === 0 &&',
    's[at.attacked(figure)] === 0 && !s[at.moved(figure)] &&',
    'no attack after a move',
  ],
  ['SAGA-203', 'cards.team[other] !== cards.team[figure]', 'other !== figure', 'own figures are attacked'],
  ['SAGA-220', 'cards.range[figure] > 0\n', 'cards.range[figure] >= 0\n', 'everybody shoots'],
  [
    'SAGA-223',
    's[at.attacked(figure)] === 0 &&',
    's[at.attacked(figure)] === 0 && !s[at.moved(figure)] &&',
    'no shot after a move',
  ],
  ['SAGA-228', IN_SIGHT, `? !${STAND_BESIDE} && isClear(`, 'no shot at a neighbour'],
  ['SAGA-229', IN_SIGHT, `? (${STAND_BESIDE} || ${IS_AWAY}) && isClear(`, 'no shot out of close combat'],
  ['SAGA-257', IN_SIGHT, `? ${IS_AWAY} && isClear(`, 'a neighbour is out of sight'],
]);

const SIGHT = [
  ...planted('rules/context.ts', [
    ['SAGA-225', 'content.shooting.range)', 'content.shooting.range - 1)', 'shots reach one field less'],
    ['SAGA-226', 'content.shooting.range)', 'content.shooting.range + 1)', 'shots reach one field more'],
  ]),
  ...planted('rules/sight.ts', [
    ['SAGA-250', 'on !== NONE && on !== CROWN', 'on !== NONE && on < CROWN', 'figures do not block'],
    ['SAGA-252', 'on !== NONE && on !== CROWN', 'on !== NONE && on > CROWN', 'terrain does not block'],
    ['SAGA-253', 'lowUnit > low', 'lowUnit >= low', 'what lies along a border blocks on one side alone'],
    ['SAGA-254', 'low * highUnit >= high * lowUnit', 'low * highUnit > high * lowUnit', 'a touched corner blocks'],
    ['SAGA-256', 'sides[i] !== target && ', '', 'the target blocks the way to itself'],
    [
      'SAGA-258',
      'if (low * highUnit >=',
      'if (target[0] > 0 ? low * highUnit > high * lowUnit : low * highUnit >=',
      'corners block one way',
    ],
    ['SAGA-259', 'if (field !== NONE) lines', 'lines', 'what lies outside is asked about'],
    ['SAGA-442', 'on !== NONE && on !== CROWN', 'on !== NONE', 'the crown blocks'],
  ]),
];

const STRIKE = 'if (!isParried) return strikeDown(c, s, target, seat, PHASE.nextAttack, fx);';

const FIGHTING = planted('rules/phases/fighting.ts', [
  ['SAGA-190', 's[at.attacked(figure)] = 1;', '', 'a figure attacks again and again'],
  ['SAGA-191', 'into[n++] = make.end(); // SAGA-191', 'if (n === 0) into[n++] = make.end();', 'who can attack must'],
  [
    'SAGA-193',
    'if (areEnemies(c, s, figure, other) &&',
    'if (n === 0 && areEnemies(c, s, figure, other) &&',
    'no choice of target',
  ],
  ['SAGA-194', 'toHit >= hit[figure]', 'toHit > hit[figure]', 'more than the number is needed to hit'],
  ['SAGA-195', 'if (!isHit) return go(s, PHASE.nextAttack);', '', 'a miss is parried too'],
  ['SAGA-196', 'toParry >= parry[target]', 'toParry >= parry[figure]', 'the number of the attacker counts'],
  ['SAGA-198', 'toParry >= parry[target]', 'toParry > parry[target]', 'more than the number is needed to parry'],
  ['SAGA-199', STRIKE, STRIKE.replace(')', ' && toParry < parry[target] - 1)'), 'who nearly parries is only wounded'],
  [
    'SAGA-200',
    'if (s[at.saga] === SAGA.duel) gain',
    'if (s[at.saga] !== SAGA.duel) fx.emit(roll(fx) >= hit[target] ? tell.hit : tell.missed, target, figure); else gain',
    'the target strikes back',
  ],
  [
    'SAGA-204',
    STRIKE,
    `const [from, left] = [s[at.stands(figure)], s[at.stands(target)]]; if (!isParried) { strikeDown(c, s, target, seat, PHASE.nextAttack, fx); s[at.on(left)] = s[at.on(from)]; s[at.on(from)] = NONE; s[at.stands(figure)] = left; return; }`,
    'the attacker steps forward',
  ],
  [
    'SAGA-221',
    's[at.attacked(figure)] = 1;',
    's[at.attacked(figure)] = c.cards.range[figure] > 0 ? 0 : 1;',
    'shots are free',
  ],
  [
    'SAGA-222',
    'if (mayAttack(c, s, figure)) into',
    'if (mayAttack(c, s, figure) && (c.cards.range[figure] === 0 || !s.subarray(at.attacked(0), at.attacked(0) + c.figureCount).includes(1))) into',
    'shots come first',
  ],
  ['SAGA-227', 'toHit >= hit[figure]', 'toHit >= hit[figure] + (isClose ? 0 : 1)', 'a shot hits less'],
  [
    'SAGA-371',
    '=== SAGA.duel) startHourglass',
    '=== SAGA.duel && isHit) startHourglass',
    'only a hit starts the hourglass',
  ],
  ['SAGA-374', 'if (s[at.saga] === SAGA.duel) gain', 'gain', 'parried hits count in every saga'],
]);

const CREDIT = 'if (by === NONE) creditNeighbours(c, s, field, figure, fx);';
const STARTS = 'if (s[at.saga] === SAGA.fight) startHourglass(s, s[at.active], fx);';

const IS_LAST = 'seatsLeft(c, s) === 1 ? PHASE.endSaga';

const CONSEQUENCES = planted('rules/consequences.ts', [
  ['SAGA-280', STARTS, 'startHourglass(s, s[at.active], fx);', 'a fall starts every hourglass'],
  ['SAGA-281', STARTS, 'if (s[at.saga] === SAGA.fight) startHourglass(s, owner, fx);', 'the loser becomes Master'],
  ['SAGA-282', 'if (s[at.master] !== NONE) return;', '', 'every event names a new Master'],
  ['SAGA-283', 's[at.master] = seat;', 's[at.master] = seat; s[at.green]++;', 'a token is turned at once'],
  [
    'SAGA-288',
    'for (let seat: Seat = 0; seat < c.seats; seat++) gain(',
    'for (let seat: Seat = 1; seat < c.seats; seat++) gain(',
    'the first seat is not scored',
  ],
  [
    'SAGA-311',
    'fx.emit(tell.out, owner);',
    'fx.emit(tell.out, owner); s[at.points(owner)] = 0;',
    'who is out loses all points',
  ],
  ['SAGA-313', IS_LAST, 'seatsLeft(c, s) === 0 ? PHASE.endSaga', 'the last one standing plays on alone'],
  ['SAGA-314', IS_LAST, `by !== NONE && ${IS_LAST}`, 'no look after a failed dodge'],
  ['SAGA-351', STARTS, STARTS.replace(')', ' && by !== NONE)'), 'a failed dodge starts nothing'],
  [
    'SAGA-352',
    'startHourglass(s, s[at.active], fx)',
    'startHourglass(s, by === NONE ? (owner + 1) % c.seats : by, fx)',
    'the next player becomes Master',
  ],
  ['SAGA-353', 'cards.leader[figure] ? 2 : 1', '2', 'every figure is worth 2'],
  ['SAGA-354', 'cards.leader[figure] ? 2 : 1', '1', 'a leader is worth 1'],
  ['SAGA-355', 'const points = worthOf(c, s, figure);', 'const points = 1;', 'a leader who fails to dodge is worth 1'],
  ['SAGA-356', 'break;', '', 'points for every figure next to the field'],
  ['SAGA-372', 'return 3;', 'return 2;', 'a leader is worth 2 in the duel'],
  [
    'SAGA-373',
    CREDIT,
    `if (by === NONE) { if (s[at.saga] !== SAGA.duel) creditNeighbours(c, s, field, figure, fx); }`,
    'no points for a failed dodge',
  ],
  ['SAGA-376', IS_LAST, `s[at.saga] !== SAGA.duel && ${IS_LAST}`, 'a duel goes on'],
  ['SAGA-394', 'if (s[at.taken(place)]) continue;', 'if (s[at.taken(place)]) break;', 'one chest at a time'],
  [
    'SAGA-395',
    'if (s[at.chest(place)] !== lyingOn(field)) continue;',
    'if (s[at.chest(place)] !== lyingOn(field) || s.subarray(at.chest(0), at.chest(0) + places).filter(spot => spot === carriedBy(c, figure)).length > 3) continue;',
    'four chests at most',
  ],
  [
    'SAGA-396',
    's[at.chest(place)] = lyingOn(field);',
    's[at.chest(place)] = c.battlefield.centre[place];',
    'chests go back to their places',
  ],
  ['SAGA-398', '2 * taken >= places', '2 * taken >= places - 1', 'half is rounded down'],
  [
    'SAGA-399',
    'if (s[at.taken(place)]) continue;',
    'if (s[at.taken(place)]) { let n = 1; for (let i = 0; i < places; i++) n += s[at.taken(i)]; if (2 * n >= places) startHourglass(s, seat, fx); continue; }',
    'a chest counts again',
  ],
]);

const BY_FIGURES = 'byFigures(c, s, a, b)';
const notIn = (saga: string) => `(s[at.saga] === SAGA.${saga} ? 0 : ${BY_FIGURES})`;

const FIGURES = planted('rules/figures.ts', [
  ['SAGA-334', '!== NONE) count++;', '!== NONE) count += 1 + c.cards.leader[figure];', 'a leader counts 2'],
]);

const SCORE = planted('rules/score.ts', [
  ['SAGA-313', 'if (isLastStanding(c, s, a)) return true;', '', 'the last one standing is placed by points'],
  ['SAGA-330', 'return GAIN.goal', 'return GAIN.crown', 'the mist counts at the crown'],
  ['SAGA-331', 's[at.points(a)] - s[at.points(b)]', 's[at.points(b)] - s[at.points(a)]', 'fewest points win'],
  ['SAGA-332', BY_FIGURES, `(s[at.points(a)] === 0 ? 0 : ${BY_FIGURES})`, 'no tie-break without points'],
  ['SAGA-333', `byLeader || ${BY_FIGURES}`, `${BY_FIGURES} || byLeader`, 'tie-breaks in the wrong order'],
  ['SAGA-334', 'c.countsLosses ?', '!c.countsLosses ?', 'the versions are taken for each other'],
  ['SAGA-370', 's[at.saga] === SAGA.duel ? 1 : ', '', 'in the duel those who stayed out are losses'],
  ['SAGA-335', `${BY_FIGURES}) > 0`, `${BY_FIGURES} || b - a) > 0`, 'the first seat wins alone'],
  ['SAGA-336', 'places[seat]++', 'places[seat] = 2', 'all but the winner share a place'],
  ['SAGA-357', BY_FIGURES, notIn('fight'), 'losses break no tie in the fight'],
  ['SAGA-375', BY_FIGURES, notIn('duel'), 'a standing leader breaks no tie'],
  ['SAGA-400', 'figure >= 0 && cards.team[figure] === s[at.team(seat)]', 'figure >= 0', 'chests of others count'],
  ['SAGA-401', BY_FIGURES, notIn('treasure'), 'losses break no tie in the treasure'],
  [
    'SAGA-424',
    ': isInGoal(c, s, seat, field))',
    ': isInGoal(c, s, (seat + 1) % c.seats, field))',
    'the goal of the next seat counts',
  ],
  ['SAGA-426', BY_FIGURES, notIn('mist'), 'losses break no tie in the mist'],
  [
    'SAGA-444',
    'areNeighbours(c, c.middle, field)',
    'c.battlefield.distance(c.middle, field) < 3',
    'two fields away is near enough',
  ],
  ['SAGA-446', 'c.cards.leader[figure] && isAtCrown', 'isAtCrown', 'any figure at the crown breaks the tie'],
  ['SAGA-446', BY_FIGURES, notIn('crown'), 'losses break no tie at the crown'],
]);

export const RULE_MUTANTS = [...REACH, ...SIGHT, ...FIGHTING, ...CONSEQUENCES, ...FIGURES, ...SCORE];
