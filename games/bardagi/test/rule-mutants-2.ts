/** Planted rule bugs of runes, trade, building, claim and the end. */
import { planted } from '../../test/planted.ts';

const GODI = planted('rules/phases/godi.ts', [
  ['BAR-375', 'const CONVERT = 2', 'const CONVERT = 1', 'one disk converts'],
  [
    'BAR-377',
    's[at.town(seat)]++;\n  fx.emit(tell.converted',
    's[at.reserve(seat)]++;\n  fx.emit(tell.converted',
    'the convert is lost',
  ],
  ['BAR-401', 'const RUNES_BOUGHT = 3', 'const RUNES_BOUGHT = 2', 'two runes for two gold'],
  ['BAR-403', '!s[at.bought] && ', '', 'runes are bought twice'],
  ['BAR-410', 's[at.disks(seat, BUILDING.hof)]--; // BAR-410', '', 'a cast costs no disk'],
  ['BAR-409', 'const CASTS = 2', 'const CASTS = 3', 'three runes for a card'],
  ['BAR-439', 'const REMOVAL = 1', 'const REMOVAL = 0', 'runes are removed for nothing'],
]);

const RUNES = planted('rules/runes.ts', [
  ['BAR-420', '!s[at.rune(area, MARK.noResources)] && ', '', 'two curses lie on an area'],
  ['BAR-421', ' && !hasForeignGodi(c, s, seat, area)', '', 'a Godi keeps no rune away'],
  ['BAR-435', ' && !s[at.seaMove(seat)]', '', 'two runes lie on a ship'],
]);

const BOARD = planted('rules/board.ts', [
  ['BAR-064', '|| STORAGE;', '|| STORAGE + 1;', 'six goods are stored'],
  [
    'BAR-629',
    '2 * tilesOn(c, s, seat, building, 1)',
    'tilesOn(c, s, seat, building, 1)',
    'the second level counts once',
  ],
  ['BAR-351', 'Math.max(points, -s[at.glory(seat)])', 'points', 'glory falls below 0'],
  [
    'BAR-093',
    's[at.axeSupply] += s[at.axes(area)];',
    's[at.axesHeld(s[at.owner(area)] < 0 ? 0 : 0)] += s[at.axes(area)];',
    'axes of an abandoned area are kept',
  ],
]);

const TRADE = planted('rules/deals.ts', [
  ['BAR-513', 's[at.received(good)] ? 0 : ', '', 'goods go round in circles'],
  ['BAR-500', 'first === second ? have >= 2', 'first === second ? have >= 1', 'one good passes for two'],
  ['BAR-809', 'partner === NONE ? 99 : roomFor(c, s, partner, good)', '99', 'the other side stores anything'],
]);

const REFILL = planted('rules/refill.ts', [
  [
    'BAR-540',
    's[at.reserve(seat)] > 0 && s[at.disks(seat, building)] <',
    's[at.disks(seat, building)] <=',
    'paid for nothing',
  ],
  ['BAR-545', 's[at.limit(seat, building)] = limit;', '', 'a refill brings no new limit into force'],
  [
    'BAR-543',
    'building === BUILDING.virki && isDefeated(s, seat)) return true;',
    'building > 9) return true;',
    'a full Virki keeps him away',
  ],
]);

const SEA = planted('rules/phases/knerrir.ts', [
  ['BAR-431', 'const SEA_MOVE = 10', 'const SEA_MOVE = 8', 'eight squares'],
  ['BAR-579', 'if (!isAboard(s, seat)) return from;', '', 'an empty ship sails'],
  ['BAR-590', ' + effectOf(c, s, seat, EFFECT.knerrirSteps)', '', 'tiles give no steps'],
]);

const BUILDING = planted('rules/phases/building.ts', [
  ['BAR-619', 'c.tables.level[tile] === 0 || tilesOn', 'true || tilesOn', 'the second level stands on nothing'],
  ['BAR-622', '  !s[at.built(seat, tile)] &&\n', '', 'a second copy'],
  ['BAR-624', 'const GLORY = [3, 5]', 'const GLORY = [2, 5]', 'two glory for a tile'],
  ['BAR-642', 's[at.pile(old)]++; // BAR-642', 's[at.shown(old)]++;', 'the old tile stays face up'],
  ['BAR-645', 'Math.max(0, -roomFor(c, s, seat, good))', '0', 'too much is stored'],
]);

const YIELDS = planted('rules/yields.ts', [
  ['BAR-686', 's[at.axes(area)] === 0 && hasForeignGodi', 'hasForeignGodi', 'an axe lifts no block'],
  ['BAR-690', '2 * s[at.rune(area, MARK.twice)]', 's[at.rune(area, MARK.twice)]', 'Twice adds one'],
  ['BAR-427', 's[at.rune(area, MARK.theirsAreYours)] ? s[at.caster(area)] : ', '', 'the owner keeps his yield'],
  [
    'BAR-699',
    '=== TYPE.village) earnGold(s, seat, 1, fx)',
    '=== TYPE.village && s[at.owner(area)] === seat) earnGold(s, seat, 1, fx)',
    'only own villages pay',
  ],
]);

const CLAIM = planted('rules/phases/claim.ts', [
  ['BAR-660', 'countAreas(c, s, seat), SOURCE.areas', '2 * countAreas(c, s, seat), SOURCE.areas', 'areas count twice'],
  ['BAR-697', ' || (wool === mostWool && hide === mostHide)', ' || true', 'a unit is wasted'],
  ['BAR-707', '(s[at.first] + place) % c.seats', 'place', 'axes by seat'],
]);

const MUSTER = planted('rules/phases/muster.ts', [
  ['BAR-731', 's[at.limit(seat, building)] - s[at.disks(seat, building)]', '9', 'no limit'],
  ['BAR-742', ' && s[at.axes(area)] + s[at.sends(seat, axeOn(area))] === 0', '', 'many axes at home'],
  ['BAR-137', '(s[at.first] + 1) % c.seats', 's[at.first]', 'the token stays'],
]);

const SCORE = planted('rules/bonus.ts', [
  ['BAR-764', 'Math.floor((units % 8) / 4)', 'Math.floor((units % 8) / 5)', 'four goods give nothing'],
  ['BAR-768', 'const MOST_GOLD_BONUS = 15', 'const MOST_GOLD_BONUS = 12', 'twelve for most gold'],
  [
    'BAR-772',
    'winners = best(c, s, winners, counts.villages);',
    'winners = best(c, s, winners, count);',
    'villages break no tie',
  ],
  ['BAR-776', 'if (count(c, s, some) === 0) return 0;', '', 'a bonus for nothing'],
  ['BAR-781', 'glory || gold || areas', 'glory || gold', 'areas break no tie'],
]);

export const RULE_MUTANTS = [
  ...GODI,
  ...RUNES,
  ...BOARD,
  ...TRADE,
  ...REFILL,
  ...SEA,
  ...BUILDING,
  ...YIELDS,
  ...CLAIM,
  ...MUSTER,
  ...SCORE,
];
