/** Planted bugs in set-up, rounds, the choice of gods, placing and shortages: each must fail a test that names its rule. */
import { planted } from '../../test/planted.ts';

const DRAW = 'let skip = fx.below(left);';

const TABLE = [
  ...planted('index.ts', [
    ['ASG-001', 'seatCounts: [2, 3, 4]', 'seatCounts: [2, 3]', 'four cannot play'],
    ['ASG-003', 'colour: COLOURS', 'colour: COLOURS.slice(0, 3)', 'nobody is purple'],
    ['ASG-063', 'seats: [2, 3], rule', 'rule', 'with four players nothing is removed at random'],
  ]),
  ...planted('rules/vocabulary.ts', [
    ['ASG-030', 'DISC_COUNT = 10', 'DISC_COUNT = 11', 'everybody has a disc too many'],
    ['ASG-036', 'TRACK_LENGTH = 7', 'TRACK_LENGTH = 6', 'the disc track is a space short'],
    ['ASG-090', 'ROUNDS = 5', 'ROUNDS = 4', 'Ragnarök comes a round early'],
  ]),
  ...planted('rules/tables.ts', [
    ['ASG-041', 'seal.count[count]', "seal.count['4']", 'all seals are always in the game'],
    ['ASG-046', 'content.asgardRow[count]', "content.asgardRow['3']", 'the row is always of two'],
    ['ASG-057', 'stone.count[count]', "stone.count['4']", 'all stones are always in the game'],
    ['ASG-062', 'from <= seats ? 1 : 0', 'from <= seats + 1 ? 1 : 0', 'a world too many is open'],
  ]),
];

const SET_UP = planted('rules/set-up.ts', [
  ['ASG-032', 'shuffle(seats, fx);', 'shuffle(2, fx);', 'two players only are shuffled'],
  ['ASG-033', 'scratch[place], place);', 'scratch[place], 4 - seats + place);', 'the highest order tiles are used'],
  ['ASG-037', 'DISCS_AT_START = 3', 'DISCS_AT_START = 4', 'four discs lie in front'],
  ['ASG-039', 's[at.sealed(god)] = 1; // ASG', 's[at.sealed(god)] = 1 - sideOf(god); // ASG', 'Loki and Hel have none'],
  ['ASG-040', 'if (!isActive(c, s, god)) continue;', '', 'gods who sleep have a seal'],
  ['ASG-043', 'tables.asgardFrom[tile] <= seats', 'tables.asgardFrom[tile] < seats', 'a tile too many is left out'],
  [
    'ASG-049',
    'turnUpTile(c, s, god, fx); //',
    'if (isActive(c, s, god)) turnUpTile(c, s, god, fx); //',
    'some piles show nothing',
  ],
  ['ASG-050', 'pile < TEMPLE_PILES; pile++) turn', 'pile < TEMPLE_PILES - 1; pile++) turn', 'a pile shows no temple'],
  ['ASG-059', 'shuffle(n, fx);\n  let next', 'let next', 'populations are not shuffled'],
  [
    'ASG-060',
    's[at.on(spaceOf(side, world))] = tile',
    's[at.on(spaceOf(1 - side, world))] = tile',
    'sides are swapped',
  ],
  ['ASG-061', 'if (!tables.isOpen[world]) continue;', 'if (world === 1) continue;', 'another world stays empty'],
  ['ASG-063', '(c.removesAny || isUsed(c, tile))', 'isUsed(c, tile)', 'never removed at random'],
  ['ASG-064', 'tables.populationFrom[tile] <= seats', 'tables.populationFrom[tile] > 0', 'any tile is removed'],
  ['ASG-068', 'PHASE.recruit, s[at.order(seats - 1)]', 'PHASE.recruit, s[at.order(1)]', 'the second picks first'],
  ['ASG-073', '= tables.startInValhalla[recruit];', '= tables.startInValhalla[0];', 'an orange warrior too few fell'],
  ['ASG-075', 'tables.recruitCount[recruit] - 1 -', 'tables.recruitCount[recruit] -', 'the pool comes on top'],
]);

const PILES = planted('rules/piles.ts', [
  [
    'ASG-045',
    `${DRAW}\n  let i = 0;\n  while (s[base + i] !== PILE || skip`,
    `let skip = 0 * fx.below(left);\n  let i = 0;\n  while (s[base + i] !== PILE || skip`,
    'the first tile always comes first',
  ],
  [
    'ASG-048',
    `${DRAW}\n  let i = 0;\n  while (s[base + i] !== PILE || skip`,
    `let skip = left - 1;\n  let i = 0;\n  while (s[base + i] !== PILE || skip`,
    'piles are not shuffled',
  ],
  [
    'ASG-055',
    `${DRAW}\n  let i = 0;\n  while (s[base + i] !== PILE || groups`,
    `let skip = fx.below(left - 1 || 1);\n  let i = 0;\n  while (s[base + i] !== PILE || groups`,
    'the last of a pile never comes first',
  ],
  [
    'ASG-122',
    '=== FLIPPED) s[at.asgardTile(tile)] = DISCARD',
    '=== FLIPPED) s[at.asgardTile(tile)] = PILE',
    'no discard',
  ],
  ['ASG-123', '=== FLIPPED) s', '<= FLIPPED) s', 'tiles face up are put aside too'],
  ['ASG-124', 'row < tables.rowSize', 'row < 1', 'one tile is enough'],
  [
    'ASG-125',
    'if (s[at.asgardTile(i)] === DISCARD) s',
    'if (i === 2 && s[at.asgardTile(i)] === DISCARD) s',
    'one comes back',
  ],
]);

const ROUND = [
  ...planted('rules/phases/opening.ts', [
    ['ASG-069', 's[at.supply(pieceOf(recruit))] += s[at.pool(recruit)];', '', 'what nobody took is lost'],
    ['ASG-071', 'if (place > 0) return', 'if (place >= 0) return', 'the first player gets a recruit too'],
    [
      'ASG-110',
      'fx.emit(tell.woke, god);\n  refillAll',
      'fx.emit(tell.woke, god);\n  fillRow(c, s, fx);\n  refillAll',
      'row before seals',
    ],
    ['ASG-111', 'tables.activeFrom[god] === round', 'tables.activeFrom[god] === round + 1', 'gods wake too early'],
    ['ASG-115', '!isActive(c, s, god) || s[at.sealed(god)]', 's[at.sealed(god)]', 'gods who sleep get a seal'],
    ['ASG-116', ' || s[at.sealed(god)] ||', ' ||', 'a god gets a second seal'],
    [
      'ASG-118',
      'Math.max(most, s[at.reserve(seat, seal)])',
      'most || s[at.reserve(seat, seal)]',
      'the first who has one gives',
    ],
    ['ASG-119', 'PHASE.refill, s[at.order(0)]', 'PHASE.refill, s[at.order(1)]', 'the second player decides'],
    ['ASG-120', 'refillAll(c, s, fx);\n  },\n  why', 'go(s, PHASE.beginGods);\n  },\n  why', 'one seal is enough'],
    ['ASG-126', 'LEAST_DISCS = 2', 'LEAST_DISCS = 1', 'one disc is enough'],
    ['ASG-127', 'LEAST_DISCS = 2', 'LEAST_DISCS = 3', 'a disc too many is taken back'],
    ['ASG-128', 's[at.front(seat)] < LEAST_DISCS', 's[at.front(seat)] <= LEAST_DISCS', 'with two discs in front too'],
    ['ASG-129', 'const seat = s[at.order(place)];', 'const seat = place;', 'by seat'],
    ['ASG-131', 's[at.front(seat)]++;', 's[at.front(seat)]++;\n        s[at.onGod(0, 0)] = 0;', 'recruits are lost'],
    [
      'ASG-132',
      's[at.victory(disc - COUNT.god, seat)] = 0;',
      '{\n          s[at.victory(disc - COUNT.god, seat)] = 0;\n          s[at.battleTiles(seat, 0)]--;\n          s[at.battlePile(0)]++;\n        }',
      'a battle tile goes back',
    ],
  ]),
  ...planted('rules/board.ts', [
    ['ASG-094', 'if (points === 0) return;', 'if (points <= 3) return;', 'few points are not scored'],
    [
      'ASG-095',
      's[at.score(seat)] += points;',
      's[at.score(seat)] = Math.min(100, s[at.score(seat)] + points);',
      'a bound',
    ],
    ['ASG-114', 'activeFrom[god] <= s[at.round]', 'activeFrom[god] < s[at.round]', 'gods can be used a round late'],
  ]),
  ...planted('rules/phases/turn.ts', [
    ['ASG-091', 'go(s, PHASE.beginBattles);', 's[at.round]++;\n  go(s, PHASE.beginRound);', 'there are no battles'],
    ['ASG-092', 'turnFrom(c, s, 0, fx)', 'turnFrom(c, s, 1, fx)', 'the second player begins'],
    ['ASG-093', 'const claimant = s[at.claim];', 'const claimant = s[at.order(1)];', 'the order changes every round'],
  ]),
  ...planted('rules/phases/battles.ts', [
    ['ASG-099', 'else s[recruit === GIANT ?', 'else s[recruit > GIANT ?', 'giants go to Valhalla'],
    ['ASG-100', 'else s[recruit === GIANT ?', 'else s[recruit > 0 ?', 'orange warriors go to the supply'],
  ]),
  ...planted('rules/view.ts', [
    ['ASG-096', "'supply', 'reserve', ", "'supply', ", 'nobody sees what others have'],
    ['ASG-097', ", 'armCount'", '', 'nobody sees of which kind a tile is'],
    ['ASG-098', 'if (seat === viewer || isBrowsed', 'if (seat >= 0 || isBrowsed', 'all see what lies face down'],
    ['ASG-155', '(left === 0 || s[at.revealed(seat, god)])', 'left >= 0', 'all cards are shown at once'],
    ['ASG-156', 'seat === viewer || s[at.phase] !== PHASE.gods', 'seat === viewer', 'the number stays hidden'],
  ]),
];

const CHOOSING = planted('rules/phases/choosing.ts', [
  ['ASG-150', 's[at.chosen(seat, god)] = 0;', '', 'the cards of the last round are still out'],
  ['ASG-152', 'Math.min(s[at.front(seat)], ', 'Math.min(s[at.front(seat)] - 1, ', 'a god too few'],
  [
    'ASG-153',
    'Math.min(s[at.front(seat)], tables.awake[s[at.round]])',
    's[at.front(seat)]',
    'more gods than there are',
  ],
  ['ASG-154', 'isActive(c, s, god) && !s[at.chosen(seat, god)]', '!s[at.chosen(seat, god)]', 'gods who sleep'],
  ['ASG-155', 'if (!s[at.chosen(seat, god)] || s[at.revealed(seat, god)]) continue;', '', 'any card can be shown'],
  ['ASG-157', 's[at.front(seat)]--;', 's[at.front(seat)] = unrevealed(s, seat);', 'discs in front get lost'],
  ['ASG-170', 'nextReveal(c, s, s[at.turn] + 1)', 'nextReveal(c, s, s[at.turn])', 'one shows all cards in a row'],
  ['ASG-171', '< tables.requestSlots[god]', '< 2', 'every god has two request slots'],
  ['ASG-172', 'left--;', 'left = 0;', 'the first card must be shown first'],
  ['ASG-173', 'if (s[at.slot(god, slotOf(place))] !== NONE) return false;', '', 'slots hold several discs'],
  [
    'ASG-174',
    'if (place === ASGARD) return true;',
    'if (place === ASGARD) return !s[at.inAsgard(seat)];',
    'one in Asgard',
  ],
  ['ASG-176', '!supports(s, seat, god) && ', '', 'a supporter uses the temple slot'],
  ['ASG-177', ' && emptySupport(s, god) !== NONE', '', 'a god gets a third supporter'],
  [
    'ASG-178',
    'if (place === ASGARD) return true;',
    'if (place === ASGARD) return s[at.slot(god, 0)] === NONE;',
    'Asgard is closed',
  ],
  [
    'ASG-179',
    'return place < tables.requestSlots[god];',
    'return place < tables.requestSlots[god] && (place === 0 || s[at.slot(god, 0)] !== NONE);',
    'slot A comes first',
  ],
  [
    'ASG-180',
    'if (place === TEMPLE) return !',
    'if (place === TEMPLE) return s[at.reserve(seat, 0)] > 0 && !',
    'stones first',
  ],
  ['ASG-181', 'if (unrevealed(s, s[at.order(place)]) === 0) continue;', '', 'nobody is skipped'],
]);

const AT_ONCE = planted('rules/phases/choosing.ts', [
  ['ASG-151', 'if (!s[at.hasChosen(seat)]) mask', 'if (!mask && !s[at.hasChosen(seat)]) mask', 'one chooses at a time'],
]);

const SHORTAGE = planted('rules/receive.ts', [
  [
    'ASG-491',
    's[at.reserve(giver, piece)] === richest(c, s, seat, piece)',
    's[at.reserve(giver, piece)] > 0',
    'anybody gives',
  ],
  ['ASG-492', 's[at.supply(piece)]);', 's[at.supply(piece)] - 1);', 'the last one stays in the supply'],
  [
    'ASG-493',
    's[at.reserve(giver, piece)]--;\n  s[at.reserve(seat, piece)]++;',
    's[at.reserve(giver, piece)] -= 1 + s[at.due(piece)];\n  s[at.reserve(seat, piece)] += 1 + s[at.due(piece)];\n  s[at.due(piece)] = 0;',
    'one player gives all',
  ],
  ['ASG-494', 'if (givers > 1) return false;', '', 'the last of the tied gives'],
  ['ASG-495', 'giver !== seat && s', 's', 'one gives to oneself'],
  ['ASG-496', 'return most >= s[at.reserve(seat, piece)] ? most : 0;', 'return most;', 'the richest gets more'],
  ['ASG-497', 'if (richest(c, s, seat, piece) === 0) {', 'if (c.seats === 0) {', 'who has none is asked to give'],
]);

const POWER_TILES = planted('rules/phases/powers.ts', [
  ['ASG-490', 's[at.powerTile(OATH)] === seat ?', 's[at.powerTile(OATH)] !== NONE ?', 'nobody gives a power tile up'],
]);

export const RULE_MUTANTS = [
  ...TABLE,
  ...SET_UP,
  ...PILES,
  ...ROUND,
  ...CHOOSING,
  ...AT_ONCE,
  ...SHORTAGE,
  ...POWER_TILES,
];
