/** Planted bugs in phase 3: requests, powers, temples, bonuses and Asgard; each must fail a test that names its rule. */
import { planted } from '../../test/planted.ts';

const TURN = planted('rules/phases/turn.ts', [
  [
    'ASG-200',
    'turnFrom(c, s, s[at.turn] + 1, fx)',
    'turnFrom(c, s, s[at.turn], fx)',
    'a player lifts all discs in a row',
  ],
  [
    'ASG-201',
    'into[n++] = make.lift(god, slot);',
    'if (n === 0) into[n++] = make.lift(god, slot);',
    'the player cannot choose the disc',
  ],
  ['ASG-203', 'if (s[at.sealed(god)]) {', 'if (s[at.sealed(god)] && slot !== TEMPLE) {', 'a temple disc takes no seal'],
  ['ASG-204', 's[at.sealed(god)] = 0;', '', 'the seal stays beside the god as well'],
  ['ASG-207', 's[at.front(seat)] += s[at.lifted];', 's[at.inAsgard(seat)] += s[at.lifted];', 'discs go to Asgard'],
  ['ASG-208', 'if (!hasPlaced(s, s[at.order(place)])) continue;', '', 'who has no disc is asked'],
  ['ASG-220', 'c.tables.requestStones[s[at.god]])', 's[at.slotUsed] === 1 ? 1 : 2)', 'slot B gives one stone'],
  [
    'ASG-221',
    'tables.requestStones[god] > 0 ? PHASE.request : PHASE.power',
    'PHASE.request',
    'stones are asked of every god',
  ],
  ['ASG-229', '  takeFirstSeat(c, s, fx);\n', '', 'a claim changes nothing'],
  [
    'ASG-229',
    'place--) s[at.order(place)] = s[at.order(place - 1)]',
    'place = 0) s[at.order(place)] = s[at.order(0)]',
    'the claimant and the first player swap',
  ],
  ['ASG-230', 's[at.claim] = NONE;', '', 'a claim is repeated every round'],
  [
    'ASG-242',
    'legal: writeAnswers,',
    'legal: (c, s, seat, into) => writeAnswers(c, s, seat, into) - 1,',
    'stones must be taken',
  ],
  [
    'ASG-301',
    'PHASE.useBonus, seat, PHASE.turnAgain',
    'PHASE.useBonus, seat, PHASE.endAction',
    'a bonus ends the turn',
  ],
  ['ASG-354', 's[at.inAsgard(seat)] > 1) into', 's[at.inAsgard(seat)] > 2) into', 'two discs are not enough'],
  ['ASG-355', 'gather(s, seat, s[at.inAsgard(seat)], fx)', 'gather(s, seat, 2, fx)', 'two of three are lifted'],
  ['ASG-359', 's[at.inAsgard(seat)] -= discs;', 's[at.inAsgard(seat)]--;', 'discs stay in Asgard too'],
]);

const POWERS = planted('rules/phases/powers.ts', [
  ['ASG-222', 's[at.slotUsed] === SLOT_A ?', 's[at.slotUsed] >= SLOT_A ?', 'slot B has the power too'],
  ['ASG-224', 'into[n++] = make.stop();', 'if (n === 0) into[n++] = make.stop();', 'the fallen must be called'],
  ['ASG-225', 's[at.powerTile(OATH)] === seat ?', 's[at.powerTile(OATH)] !== NONE ?', 'a held tile stays where it is'],
  ['ASG-226', 's[at.count] === MOST_RECRUITS || st', 's[at.count] > MOST_RECRUITS || st', 'three are called'],
  [
    'ASG-226',
    's[at.valhalla(recruitOf(warrior))]--;',
    's[at.supply(pieceOf(recruitOf(warrior)))]--;',
    'warriors come from the supply',
  ],
  ['ASG-227', 'side < COUNT.side; side++) owe', 'side < 1; side++) owe', 'no dark seal'],
  ['ASG-228', 'receive(s, seat, PHASE.claim);', 'receive(s, seat, PHASE.endAction);', 'the stone or the seat'],
  ['ASG-231', '=== GOD.tyr ? OATH : HAMMER', '=== GOD.tyr ? HAMMER : OATH', 'tiles are mixed up'],
  [
    'ASG-234',
    "owner: Nth<'owner'> = 0; owner < COUNT.god + seats; owner++) {\n",
    "owner: Nth<'owner'> = COUNT.god; owner < COUNT.god + seats; owner++) {\n",
    'gods are spared',
  ],
  ['ASG-235', 's[at.reaped] = owner;', '', 'two places are reaped'],
  [
    'ASG-235',
    'recruit === GIANT ? at.supply(pieceOf(recruit)) : at.valhalla(recruit)',
    'at.supply(pieceOf(recruit))',
    'warriors go to the supply',
  ],
  ['ASG-236', 'anySwap(c, s, seat) ? PHASE.swap : PHASE.askForPile', 'PHASE.askForPile', 'no swap'],
  ['ASG-238', 'if (canUse(c, s, s[at.bonus])) return ask(s, PHASE.bonus, scorcher, PHASE.endAction);', '', 'no bonus'],
  [
    'ASG-239',
    's[at.population(population)] === ON_BOARD && !s[at.turned(population)];',
    's[at.population(population)] === ON_BOARD;',
    'a turned tile is turned again',
  ],
  [
    'ASG-241',
    "chain = offer('ASG-241', (_c, s, taker, fx) => {",
    "chain = offer('ASG-241', (_c, s, taker, fx) => { s[at.reserve(taker, sealOf(DARK))]--; s[at.supply(sealOf(DARK))]++;",
    'the disc is paid',
  ],
]);

const SWAP = planted('rules/phases/swap.ts', [
  ['ASG-328', 's[at.supply(stoneOf(given))]++;', 's[at.supply(stoneOf(given))] += 0;', 'the stone given is lost'],
  ['ASG-329', ' && canReceive(c, s, seat, stoneOf(taken));', ';', 'a swap that brings nothing'],
]);

const BONUS = [
  ...planted('rules/phases/bonus.ts', [
    ['ASG-237', 's[at.turned(population)] = 1;', '', 'the tile stays face up'],
    [
      'ASG-300',
      'make.accept.is(move) ? useBonus(c, s, seat, fx) : back(s)',
      'back(s)',
      'the bonus cannot be used at once',
    ],
    ['ASG-302', 'which === BONUS.battleLevy || ', '', 'a levy is used in phase 3'],
    ['ASG-304', 'if (isKept(s, seat, population)) spend(s, seat, population);', '', 'a tile is used again and again'],
    ['ASG-306', 'which !== BONUS.armoury || anyPile(c, s)', 'true', 'an armoury without tiles'],
    ['ASG-307', 'MUSTERED = 2', 'MUSTERED = 1', 'one recruit'],
    [
      'ASG-308',
      "second: Nth<'stone'> = stone + 1; second < WHITE_STONE",
      "second: Nth<'stone'> = stone + 1; second <= WHITE_STONE",
      'white stones',
    ],
    ['ASG-309', 'owe(s, WHITE_STONE, 1)', 'owe(s, WHITE_STONE, 2)', 'two white stones'],
    ['ASG-310', 'side < COUNT.side; side++) owe', 'side < 1; side++) owe', 'no dark seal'],
    ['ASG-311', 'c.content.sagaPoints,', '2,', 'a saga scores 2'],
  ]),
  ...planted('rules/board.ts', [
    ['ASG-239', 's[at.turned(population)] ? 0 :', 's[at.turned(population)] ? 1 :', 'a turned tile counts 1'],
    ['ASG-344', '&& s[at.battle(world)] === NONE &&', '&& s[at.battle(world)] !== seat &&', 'others are pushed away'],
    ['ASG-347', ' && !s[at.victory(world, seat)]', '', 'a world is won twice'],
    ['ASG-348', 'tables.isOpen[world] === 1 && ', '', 'empty worlds are fought for'],
    ['ASG-345', 'slot < COUNT.battleSlot', 'slot < COUNT.world', 'no dark side'],
    ['ASG-286', 'if (s[at.support(god, 0)] === NONE) return 0;', '', 'the lower slot first'],
  ]),
];

const TEMPLE = planted('rules/phases/temple.ts', [
  [
    'ASG-260',
    'if (s[at.temple(one)] === TOP && canPay',
    'if (s[at.temple(one)] <= TOP && canPay',
    'any temple of a pile',
  ],
  [
    'ASG-261',
    's[at.supply(stoneOf(stone))]++;',
    's[at.reserve(1 - seat, stoneOf(stone))]++;',
    'the other player is paid',
  ],
  ['ASG-262', '!asks(c, temple, stone) && spare', 'spare', 'a printed colour pays twice'],
  ['ASG-263', '=== TOP && canPay(c, s, seat, one)) into', '=== TOP) into', 'nobody has to pay'],
  ['ASG-266', '(god * 2 + emptySupport(s, god))', '(god * 2)', 'the upper slot always counts'],
  ['ASG-267', 'const count = s[at.reserve(seat, pieceOf(recruit))];', 'const count = 1;', 'one recruit is given'],
  [
    'ASG-269',
    'emit(tell.gave, seat, s[at.god], recruit, count);\n    askForSpace',
    'emit(tell.gave, seat, s[at.god], recruit, count);\n    askForRecruits',
    'two types are given',
  ],
  ['ASG-270', 'if (hasRecruits(c, s, seat))\n', 'if (seat >= 0)\n', 'nobody needs recruits'],
  ['ASG-272', '!c.needsRecruit || !demands(c, s, s[at.god]) ||', '!c.needsRecruit ||', 'Fenrir demands recruits'],
  [
    'ASG-276',
    'if (populationOn(s, spaceOf(side, world)) !== NONE) into',
    'if (s[at.on(spaceOf(side, world))] !== NONE) into',
    'god tiles are replaced',
  ],
  ['ASG-278', 's[at.tile(tile)] = GONE;', '', 'the tile stays on its pile'],
  [
    'ASG-280',
    'if (tile === NONE) return built(c, s, seat, fx);',
    'if (tile === NONE) return go(s, PHASE.endAction, seat);',
    'no support',
  ],
  ['ASG-281', 'keep(s, seat, population);', 's[at.population(population)] = OUT;', 'the tile is lost'],
  ['ASG-282', 'if (s[at.turned(population)]) {', 'if (s[at.turned(population)] > 1) {', 'a turned tile is taken'],
  ['ASG-283', 'if (isUnderworld(space)) score', 'score', 'every world scores'],
  ['ASG-285', 'turnUpTemple(c, s, c.tables.templePile[s[at.building]], fx);', '', 'no new temple'],
  ['ASG-290', 'if (hasRecruits(c, s, seat))\n', 'if (seat >= 0)\n', 'stones are paid for nothing'],
  ['ASG-303', 'let spare = bonusesOf(c, s, seat, BONUS.jokerStone);', 'let spare = 0;', 'jokers pay for nothing'],
]);

const ASGARD = planted('rules/phases/asgard.ts', [
  [
    'ASG-320',
    'if (make.done.is(move)) return offerDiscs(c, s, seat);',
    'if (make.done.is(move)) return offerSlots(c, s, seat);',
    'no discs',
  ],
  ['ASG-321', 'if (n === 0) into[n++] = make.act();', 'into[n++] = make.act();', 'no tile needs to be turned'],
  ['ASG-322', 's[at.asgardTile(tile)] = FLIPPED;', '', 'the tile stays face up'],
  ['ASG-327', 'DOUBLE = 2', 'DOUBLE = 1', 'no double'],
  [
    'ASG-326',
    "other: Nth<'recruit'> = recruit + 1; other",
    "other: Nth<'recruit'> = recruit; other",
    'a pair of one type',
  ],
  ['ASG-330', 'effect === BOON.nothing || ', '', 'the last tile brings recruits'],
  [
    'ASG-331',
    'receive(s, seat, PHASE.offerRecruits);\n  },\n  why: (c',
    'receive(s, seat, PHASE.offerDiscs);\n  },\n  why: (c',
    'one recruit an action',
  ],
  ['ASG-333', ' pay(s, seat, c.tables.costLight[recruit],', ' pay(s, seat, 0,', 'no light seals'],
  [
    'ASG-338',
    's[at.supply(sealOf(DARK))] += dark;',
    's[at.reserve(1 - seat, sealOf(DARK))] += dark;',
    'the other player is paid',
  ],
  [
    'ASG-340',
    'into[0] = make.front();\n    return writeSlots(c, s, seat, into, 1);',
    'return writeSlots(c, s, seat, into, 0);',
    'never in front',
  ],
  ['ASG-343', 'if (hasPile(c, s, kind)) return', 'return', 'an empty pile is browsed'],
  ['ASG-334', ' && canReceive(c, s, seat, pieceOf(recruit))', '', 'seals are paid for nothing'],
  ['ASG-335', 'PHASE.stand, seat, PHASE.offerDiscs', 'PHASE.stand, seat, PHASE.endAction', 'one disc an action'],
  [
    'ASG-339',
    'if (s[at.taken(seat)] === TRACK_LENGTH) return false;',
    'if (s[at.taken(seat)] === TRACK_LENGTH - 1) return false;',
    'no last disc',
  ],
  ['ASG-341', '=== LIGHT ? WEAPON : 1 - WEAPON', '=== LIGHT ? 1 - WEAPON : WEAPON', 'gifts are mixed up'],
  ['ASG-350', 's[at.centre(seat)]--;\n    standOn', 's[at.centre(seat)]--;\n    if (slot < 3) standOn', 'discs vanish'],
  [
    'ASG-351',
    'if (c.mayStay) into[n] = make.done();\n    return c.mayStay ? n + 1 : n',
    'into[n] = make.done();\n    return n + 1',
    'they may stay',
  ],
  [
    'ASG-352',
    'fx.emit(tell.returned, seat, slot);',
    'fx.emit(tell.returned, seat, slot);\n    if (hasPile(c, s, 0)) {\n      ask(s, PHASE.pick, seat, PHASE.offerDiscs);\n      return browsePile(c, s, seat, 0, fx);\n    }',
    'a moved disc gives a weapon',
  ],
  [
    'ASG-353',
    's[at.centre(seat)] > 0 && anySlot(c, s, seat)',
    's[at.centre(seat)] === 1 && anySlot(c, s, seat)',
    'all or nothing',
  ],
  ['ASG-357', 'else s[at.count] = 1;', 'else { s[at.count] = 1; pay(s, seat, 0, 1); }', 'the free disc is paid'],
  ['ASG-357', 'return s[at.count] === 0;', 'return true;', 'many free discs'],
]);

const ELSEWHERE = [
  ...planted('rules/phases/arms.ts', [
    [
      'ASG-306',
      'if (hasPile(c, s, kind)) into[n++] = make.browse(kind);',
      'into[n++] = make.browse(kind);',
      'empty piles',
    ],
    [
      'ASG-342',
      'if (isOffered(c, s, NONE, arm)) into',
      'if (n === 0 && isOffered(c, s, NONE, arm)) into',
      'the first tile only',
    ],
  ]),
  ...planted('rules/numbers.ts', [
    ['ASG-336', '|| !isTaken(c, s, space))', ')', 'no surcharge'],
    [
      'ASG-337',
      's[at.taken(seat)] <= space) return false',
      's[at.taken(seat)] < 7) return false',
      'discs further right',
    ],
  ]),
  ...planted('rules/phases/ragnarok.ts', [
    ['ASG-284', 'removeFrom(s, spaceOf(side, COUNT.world));', 'removeFrom(s, spaceOf(side, 0));', 'underworlds fight'],
  ]),
];

export const RULE_MUTANTS = [...TURN, ...POWERS, ...SWAP, ...BONUS, ...TEMPLE, ...ASGARD, ...ELSEWHERE];
