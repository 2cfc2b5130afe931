/** Planted bugs in action, resolution, scoring and winner: each must fail a test that names its rule. */
import { planted, type RuleMutant } from '../../test/planted.ts';

/** Gives whoever was just served one more turn in the realm. */
const AGAIN = 'for (let i = 0; i < seats; i++) if (s[at.queue(i)] === NONE) { s[at.queue(i)] = seat; break; }';
const ALL_HOME = '[2, 3, 4].every(kind => whereIs(s, seat, kind) === NONE)';

const ACTION = planted('rules/phases/action.ts', [
  ['MIM-180', 'if (s[at.placed(realm, seat)] === 0)', 'if (seat === seats - 1)', 'the last seat is not turned up'],
  ['MIM-181', '(s[at.turn] + step) % seats', '(s[at.turn] - step + seats) % seats', 'turns run backwards'],
  ['MIM-184', 's[at.moved] = 0;', `s[at.moved] = 0; if (${ALL_HOME}) return pass(s, seat, fx);`, 'forced pass at once'],
  ['MIM-185', 'into[n++] = make.pass();', 'if (n === 0) into[n++] = make.pass();', 'no pass while an elite is left'],
  [
    'MIM-187',
    'c.goHome(s, s[at.standing]',
    'if (s[at.moved] > 0) c.goHome(s, s[at.standing]',
    'a skipping elite stays',
  ],
  ['MIM-192', 'if (realm === NONE)', 'if (realm === NONE || kind === KINDS.length - 1)', 'the wyrm stays on passing'],
  [
    'MIM-193',
    'kind = RAVEN; kind < KINDS.length; kind++) {',
    'kind = 1; kind < KINDS.length; kind++) {',
    'the double goes too',
  ],
  ['MIM-194', 'if (s[at.passed(seat)]) continue;', '', 'who has passed gets more turns'],
  [
    'MIM-197',
    '=== NONE) into[n++] = make.order',
    '=== NONE && n === 0) into[n++] = make.order',
    'only the first free place',
  ],
  ['MIM-199', 'place < seats; place++) if', 'place < seats - 1; place++) if', 'the column is one place short'],
  ['MIM-201', 'if (c.normal)', 'if (c.normal || seats > 0)', 'an easy pass asks for a place'],
  ['MIM-206', 'step <= seats', 'step < seats', 'the last player left gets no further turn'],
  ['MIM-305', 'kind)] += count', 'kind)] = count', 'vikings of earlier rounds vanish when tokens are turned up'],
]);

const ELITES = planted('rules/phases/elites.ts', [
  [
    'MIM-225',
    'fx.emit(tell.called',
    'if (kind === 1) s[at.moved]++; fx.emit(tell.called',
    'the double counts as two tokens',
  ],
  ['MIM-240', 's[at.treasure(treasure)] = FIRST_REALM + realm;', '', 'the treasure stays behind'],
  [
    'MIM-241',
    'if (s[at.ring(place)] !== s[at.standing])',
    'if (isNeighbour(s, s[at.ring(place)]))',
    'only to a neighbour',
  ],
  ['MIM-242', 'if (s[at.ring(place)] !== s[at.standing])', 'if (place >= 0)', 'the raven may stay where it is'],
  ['MIM-244', 'PHASE.flight', 'PHASE.raven', 'the raven picks up one treasure after another'],
  ['MIM-260', 'return 3;', 'return 2;', 'no moving clockwise'],
  ['MIM-261', 'MOST_MOVED = 2', 'MOST_MOVED = 3', 'three tokens are called'],
  [
    'MIM-262',
    'c.around(s, s[at.standing], side)',
    'c.around(s, s[at.standing], 2 * side)',
    'called from two realms away',
  ],
  [
    'MIM-266',
    'if (s[at.faceUp(realm, seat, kind)] > 0)',
    'if (kind < 2 && s[at.faceUp(realm, seat, kind)] > 0)',
    'vikings only',
  ],
  ['MIM-281', 'MOST_MOVED = 2', 'MOST_MOVED = 1', 'one token only is scared'],
  ['MIM-282', 'if (enemy === seat) continue;', '', 'own tokens are scared'],
  [
    'MIM-284',
    'into[n++] = make.scare(enemy, kind, c.around(s, s[at.standing], 1))',
    'if (s[at.moved] === 0) into[n++] = make.scare(enemy, kind, c.around(s, s[at.standing], 1))',
    'never both clockwise',
  ],
  ['MIM-286', 'kind = 0; kind < KINDS.length; kind++) {', 'kind = 0; kind < RAVEN; kind++) {', 'elites are not scared'],
  [
    'MIM-300',
    's[at.treasure(treasure)] = FIRST_REALM + realm;',
    's[at.treasure(treasure)] = c.screenOf(seat);',
    'the raven takes the treasure home',
  ],
]);

const COUNTING = planted('rules/context.ts', [
  [
    'MIM-222',
    '+ steps + ringSize) % ringSize',
    '+ steps + ringSize) % (ringSize - 1)',
    'the ring closes one realm too early',
  ],
  ['MIM-303', '* tables.strength[DOUBLE]', '* tables.strength[VIKING]', 'the double counts 1'],
  [
    'MIM-304',
    '* tables.strength[DOUBLE]',
    '* tables.strength[DOUBLE] + s[at.faceUp(realm, seat, 3)]',
    'a valkyrie counts',
  ],
  ['MIM-433', '* tables.strength[DOUBLE]', '* tables.strength[VIKING]', 'the double counts 1 for the tie-break'],
]);

const RESOLUTION = planted('rules/phases/resolution.ts', [
  ['MIM-202', 's[at.order(i)] = s[at.nextOrder(i)];', '', 'the old order stays'],
  ['MIM-205', 's[at.nextOrder(i)] = NONE;', '', 'the first column is never left'],
  ['MIM-301', 'c.around(s, s[at.startRealm], s[at.resolved])', 's[at.ring(s[at.resolved])]', 'the marker is ignored'],
  ['MIM-302', 's[at.resolved] < ringSize', 's[at.resolved] < ringSize - 1', 'the last realm is forgotten'],
  ['MIM-306', 'if (counts[seat] === 0) continue;', '', 'players without vikings are tied'],
  ['MIM-307', 'treasuresIn(s, realm) === 0 || ', '', 'a realm without treasures is resolved'],
  [
    'MIM-308',
    'const size = s[at.group(s[at.served])];',
    'let size = 0; for (let other = 0; other < seats; other++) if (c.vikingsIn(s, realm, other) === c.vikingsIn(s, realm, s[at.queue(s[at.served])])) size++;',
    'counted anew after each carrier',
  ],
  [
    'MIM-320',
    'rank(s[at.queue(place - 1)]) < rank(seat)',
    'rank(s[at.queue(place - 1)]) > rank(seat)',
    'the fewest first',
  ],
  [
    'MIM-322',
    'into[n++] = make.decline();',
    'if (n > 1) into[n++] = make.decline();',
    'the last treasure cannot be declined',
  ],
  ['MIM-324', '(sharers(seat) === 1 ? MOST_VIKINGS : 0)', '0', 'ties are served by their count alone'],
  [
    'MIM-326',
    'counts[seat] + (sharers(seat) === 1 ? MOST_VIKINGS : 0)',
    'sharers(seat) === 1 ? MOST_VIKINGS + counts[seat] : MOST_VIKINGS - counts[seat]',
    'the smaller tied group first',
  ],
  ['MIM-327', 'size <= left', 'size < left', 'just enough treasures are too few'],
  ['MIM-328', 'size <= left', 'left > 0', 'a tied group is served in part'],
  ['MIM-329', 'const seat = s[at.order(i)];', 'const seat = i;', 'ties go by seating'],
  ['MIM-330', 's[at.order(i)] = s[at.nextOrder(i)];', '', 'the old order decides ties'],
  ['MIM-335', 'fx.emit(tell.declined', `${AGAIN} fx.emit(tell.declined`, 'a second chance after declining'],
  ['MIM-336', 'fx.emit(tell.took,', `${AGAIN} fx.emit(tell.took,`, 'a second treasure from one realm'],
  ['MIM-351', 'kind <= DOUBLE', 'kind <= DOUBLE && n === 0', 'the single always carries'],
  ['MIM-352', 'c.goHome(s, realm, seat, kind);', '', 'the carrier stays'],
  [
    'MIM-354',
    'c.goHome(s, realm, seat, kind);',
    'while (s[at.faceUp(realm, seat, kind)] > 0) c.goHome(s, realm, seat, kind);',
    'all vikings go home',
  ],
  ['MIM-371', 'drawInto(s, s[at.order(i)]', 'drawInto(s, i', 'cards are drawn by seating'],
  ['MIM-372', '(s[at.order(i)] + 1) % seats', '(s[at.order(i)] + seats - 1) % seats', 'the token goes to the right'],
  ['MIM-373', 'PHASE.artefact, s[at.order(s[at.turn])]', 'PHASE.artefact, s[at.turn]', 'artefacts go by seating'],
  ['MIM-376', 's[at.cardCount(seat)]++;', '', 'a taken card is not counted'],
  [
    'MIM-379',
    's[at.startRealm] = c.around(s, s[at.startRealm], 1)',
    's[at.startRealm] = c.around(s, s[at.startRealm], -1)',
    'the marker moves back',
  ],
  [
    'MIM-380',
    'if (c.normal) return nextArtefact',
    'if (s[at.round] === ROUNDS) return endRound(s, fx); if (c.normal) return nextArtefact',
    'no artefacts in round 3',
  ],
  ['MIM-383', ' && shown > 0', '', 'a card is wanted from an empty display'],
]);

const STORY = planted('rules/story.ts', [
  [
    'MIM-370',
    'drew: { seat: number, artefact: own(artefact) }',
    'drew: { seat: number, artefact }',
    'a drawn card is told to all',
  ],
  [
    'MIM-377',
    'tookArtefact: { seat: number, artefact }',
    'tookArtefact: { seat: number, artefact: own(artefact) }',
    'a taken card is hidden',
  ],
]);

const SCORING = planted('rules/phases/scoring.ts', [
  ['MIM-402', 'return used <', 'return used <=', 'one material too many is accepted'],
  ['MIM-403', ' || s[at.use(t)] !== NONE || open', ' || open', 'software uses a treasure twice'],
  ['MIM-403', ' || s[at.use(t)] !== NONE) continue', ') continue', 'a treasure is used twice by hand'],
  ['MIM-404', "isComplete(c, s, card) ? 'MIM-404' : undefined", 'undefined', 'a complete card takes more'],
  ['MIM-406', ' && covered(c, s, card) === 0', '', 'a card in use can be flipped'],
  ['MIM-408', 'held[nextLeaf++]', 'held[nextLeaf]', 'software uses a leaf twice'],
  ['MIM-408', ' || s[at.leaf(card)] !== NONE', '', 'a leaf is used twice by hand'],
  ['MIM-410', 'leaves <= others[set]', 'leaves <= others[0]', 'completed cards lend leaves'],
  ['MIM-410', "if (s[at.flipped(card)]) return 'MIM-410';", '', 'a flipped card is completed'],
  ['MIM-411', 'leaves <= others[set]', 'leaves <= Math.min(1, others[set])', 'one leaf only is used'],
  ['MIM-415', 'worth[set] > worth[best]', 'set > best', 'the last possible set is taken, not the best'],
  ['MIM-419', "if (!owns(s, seat, card)) return 'MIM-419';", '', 'cards of others are served'],
]);

const SCORE = planted('rules/score.ts', [
  ['MIM-400', 'total += c.tables.points[t]', 'total++', 'treasures count 1 each'],
  [
    'MIM-402',
    'covered(c, s, card) === c.tables.needsInAll[card]',
    'covered(c, s, card) >= c.tables.needsInAll[card] - 1',
    'one material may be missing',
  ],
  [
    'MIM-405',
    '=== c.screenOf(seat)) total',
    '=== c.screenOf(seat) && s[c.at.use(t)] === NONE) total',
    'a used treasure does not score',
  ],
  [
    'MIM-413',
    'isComplete(c, s, card)) total += c.tables.cardPoints[card]',
    'c.seats > 0) total += isComplete(c, s, card) ? c.tables.cardPoints[card] : -1',
    'a penalty for cards left',
  ],
  ['MIM-417', '= totalOf(c, s, seat)', '= Math.min(60, totalOf(c, s, seat))', 'the score track ends'],
  ['MIM-430', 'scores[a] - scores[b]', 'scores[b] - scores[a]', 'the lowest total wins'],
  ['MIM-431', 'byTotal || treasuresOf(c, s, a) - treasuresOf(c, s, b)', 'byTotal', 'treasures break no tie'],
  ['MIM-432', 'byTreasures || vikingsLeft(c, s, a) - vikingsLeft(c, s, b)', 'byTreasures', 'vikings left break no tie'],
  ['MIM-435', 'vikingsLeft(c, s, b)) > 0', 'vikingsLeft(c, s, b) || b - a) > 0', 'the first seat wins alone'],
  [
    'MIM-436',
    'byTotal || treasuresOf',
    'byTotal || vikingsLeft(c, s, a) - vikingsLeft(c, s, b) || treasuresOf',
    'vikings before treasures',
  ],
  ['MIM-437', 'places[seat]++', 'places[seat] = 2', 'all but the winner share a place'],
]);

const GAME = planted('rules/game.ts', [
  ['MIM-415', ' && s[at.phase] !== ASSIGNMENT,', ',', 'who has nothing left to assign is done unasked'],
]);

export const RULE_MUTANTS: readonly RuleMutant[] = [
  ...ACTION,
  ...ELITES,
  ...COUNTING,
  ...RESOLUTION,
  ...STORY,
  ...SCORING,
  ...SCORE,
  ...GAME,
];
