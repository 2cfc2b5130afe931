/** Planted rule bugs of set-up, planning, movement and combat. */
import { planted } from '../../test/planted.ts';

const SETUP = planted('rules/set-up.ts', [
  ['BAR-030', 'GOLD_AT_START = 1', 'GOLD_AT_START = 2', 'everybody starts with two gold'],
  ['BAR-027', 's[at.axeSupply] = AXES', 's[at.axeSupply] = AXES - 1', 'an axe is missing'],
  ['BAR-054', 's[at.reserve(seat)] -= tables.startDisks[building];', '', 'buildings are filled from nowhere'],
]);

const OPENING = planted('rules/phases/opening.ts', [
  [
    'BAR-012',
    'if (isFree(c, s, c.colours[i])) into[n++]',
    'if (s[at.phase] >= 0) into[n++]',
    'a colour is chosen twice',
  ],
  ['BAR-017', 'begin(s, fx.below(c.seats), fx)', 'begin(s, 0, fx)', 'the first seat always starts'],
  ['BAR-031', 'drawRune(s, seat, fx);\n  if', 'if (seat > 0) drawRune(s, seat, fx);\n  if', 'one player has no rune'],
]);

const PLANNING = planted('rules/phases/planning.ts', [
  [
    'BAR-162',
    'if (!s[at.planned(other)]) return;',
    'if (!s[at.planned(other)] && other > seat) return;',
    'one is forgotten',
  ],
  ['BAR-196', 'CARDS_OF_UNIT - cards', 'CARDS_OF_UNIT', 'planned cards can be taken again'],
  ['BAR-182', 's[at.hand(unit)] = cards;', 's[at.hand(unit)] = Math.min(cards, 2);', 'not all cards are shown'],
]);

const TURN = planted('rules/phases/turn.ts', [
  ['BAR-187', 'if (s[at.used] || cards === 0)', 'if (s[at.used] || cards >= 0)', 'a turn without a card'],
  ['BAR-190', 'if (s[at.used] || cards === 0)', 'if (s[at.used])', 'nobody may give up a turn'],
  ['BAR-199', 'cards > 1 ? first : first + 1', 'first', 'one card is exchanged for another'],
  [
    'BAR-587',
    'if (s[at.moving] !== UNIT.knerrir) endMove(s, seat, fx);\n    goAboard',
    'endMove(s, seat, fx);\n    goAboard',
    'boarding ends the ship move',
  ],
  [
    'BAR-588',
    's[at.moving] !== UNIT.knerrir && s[at.moving] !== UNIT.godi',
    's[at.moving] !== UNIT.godi',
    'a removal ends the ship move',
  ],
  [
    'BAR-576',
    'make.stepAboard.get.area(move), fx);\n    endMove(s, seat, fx);',
    'make.stepAboard.get.area(move), fx);',
    'steps go on aboard',
  ],
]);

const CARDS = planted('rules/cards.ts', [
  ['BAR-186', 's[at.hand(unit)]--;', '', 'cards are never used up'],
  ['BAR-203', 'if (s[at.phase] === PHASE.seer) return;', '', 'a tile counts as a card'],
  ['BAR-250', 'if (s[at.moving] !== unit || unit', 'if (unit', 'moves of others stay open'],
  ['BAR-252', ' || unit === UNIT.berserkur) endMove', ') endMove', 'the Berserkur moves on after a fight'],
  ['BAR-585', 's[at.moving] === UNIT.knerrir || isAboard', 'isAboard', 'a ship goes home in the middle of its move'],
]);

const REACH = planted('rules/reach.ts', [
  ['BAR-227', '  if (home < 32) own0 |= 1 << home;\n  else own1 |= 1 << (home - 32);', '', 'the home is no own area'],
  ['BAR-229', '(isOwn ? edge0 : c.land.near[area * 2])', 'c.land.near[area * 2]', 'only neighbours of the area itself'],
  [
    'BAR-230',
    'flood(c, c.land.near[area * 2] & own0, c.land.near[area * 2 + 1] & own1)',
    'flood(c, 0, 0)',
    'no group is entered',
  ],
  ['BAR-234', 'if (s[at.owner(camps[i])] === NONE) {', 'if (i < 0) {', 'a Godi walks into a camp'],
  ['BAR-582', 'return !hasForeignAxe(c, s, seat, area) && ', 'return ', 'a Godi lands on an axe'],
  ['BAR-236', 'if (hasForeignAxe(c, s, seat, area)) {', 'if (area < 0) {', 'an axe stops nobody'],
  ['BAR-244', 'if (onlyBack && to !== s[at.entry(seat)]) continue;', '', 'caught, and yet free'],
  ['BAR-572', 'if (ship === NONE || ship === port)', 'if (ship >= NONE)', 'the ship is boarded anywhere'],
  ['BAR-584', ' && s[at.aboard(seat, FIGURE.kaupmadur)] === 1', '', 'any ship calls at a foreign home'],
]);

const COMBAT = planted('rules/combat.ts', [
  ['BAR-306', '|| BERSERKUR) + 1', '|| BERSERKUR)', 'four disks beat a Berserkur'],
  ['BAR-307', 'Math.min(BERSERKUR, s[at.disks(other, BUILDING.virki)])', '0', 'the defender loses nothing'],
  ['BAR-311', 'const AXE = 2', 'const AXE = 1', 'an axe costs one disk'],
  ['BAR-312', 's[at.axeSupply]++;', '', 'beaten axes are lost'],
  ['BAR-314', ' +\n  s[at.rune(area, MARK.defence)]', '', 'Defence defends nothing'],
  ['BAR-304', 'return defenceOf(c, s, area) + 1;', 'return defenceOf(c, s, area);', 'as many disks as the defence'],
  [
    'BAR-316',
    's[at.reserve(loser)] += s[at.onArea(area)];',
    's[at.town(loser)] += s[at.onArea(area)];',
    'beaten disks are recruits',
  ],
  ['BAR-338', '  s[at.owner(area)] !== other &&\n', '', 'the owner is a target of his own'],
  ['BAR-348', 'addGlory(s, loser, -c.captureGlory, SOURCE.captures, fx);', '', 'the loser loses no glory'],
  ['BAR-352', 'const CAMP_AXES = 2', 'const CAMP_AXES = 3', 'three axes for a camp'],
  ['BAR-091', 'if (s[at.paid(area)]) return;', '', 'a camp pays again'],
]);

const STAGES = planted('rules/phases/combat.ts', [
  ['BAR-336', '(attacker + i) % c.seats', '(attacker + c.seats - i) % c.seats', 'the other way round'],
  ['BAR-325', 'if (s[at.entry(seat)] !== NONE) into[n++] = make.retreat();', '', 'nobody retreats'],
  ['BAR-245', 's[at.caught(seat)] = 0; // BAR-245', '', 'still caught after a retreat'],
]);

export const RULE_MUTANTS = [...SETUP, ...OPENING, ...PLANNING, ...TURN, ...CARDS, ...REACH, ...COMBAT, ...STAGES];
