/** Planted bugs in battles, Ragnarök, fight and winner: each must fail a test that names its rule. */
import { planted } from '../../test/planted.ts';

const GOD_WORTH = 'return c.tables.tileValue[tile] + ancient;';
const LESS = 's[at.score(seat)] < s[at.score(last)]';
const PILE = 'Math.min(discsInZones(s, next), COUNT.battlePile) - 1';
const PUT_AWAY = 'if (last !== NONE) s[at.ancient(last)] = PAST;';
const HOME = 'if (hammer) s[at.reserve';

const NUMBERS = planted('rules/numbers.ts', [
  ['ASG-375', 'populationOn(s, space)) + ancient', 'populationOn(s, space))', 'populations have no ancient weapon'],
  ['ASG-376', 'if (tileOn(s, facing(space)) !== NONE) return ancient;', '', 'populations withstand gods'],
  ['ASG-377', GOD_WORTH, 'return c.tables.tileValue[tile];', 'gods have no ancient weapon'],
  [
    'ASG-378',
    GOD_WORTH,
    'return c.tables.tileValue[tile] + ancient + strengthAt(c, s, at.onGod(c.tables.tileGod[tile], 0));',
    'recruits on gods fight',
  ],
  ['ASG-384', 's[at.oath] * c.content.boosts.oath', 's[at.oath] * c.content.boosts.levy', 'Týr’s tile adds three'],
  ['ASG-384', 's[at.levies] * c.content.boosts.levy', 's[at.levies] * 2', 'a levy adds two'],
]);

const BATTLES = planted('rules/phases/battles.ts', [
  [
    'ASG-370',
    'scoreTemples(c, s, fx);\n  showAncients(c, s, fx);',
    'showAncients(c, s, fx);\n  scoreTemples(c, s, fx);',
    'temples score after the weapons are shown',
  ],
  ['ASG-371', 'BUILT] += tables.templeValue', 'BUILT] = tables.templeValue', 'only one temple scores'],
  ['ASG-372', PUT_AWAY, 'if (last !== NONE) continue;', 'earlier weapons stay in force'],
  ['ASG-373', PUT_AWAY, 'if (last !== NONE) s[at.ancient(last)] = 0;', 'weapons go back to their pile'],
  ['ASG-374', 'world = from; world < COUNT.world;', 'world = from; world < SEVENTH;', 'the seventh world is left out'],
  ['ASG-379', 's[at.victory(world, seat)] = 1;', 's[at.centre(seat)]++;', 'who wins goes to the centre'],
  ['ASG-380', 'if (lacking(c, s) <= 0) win', 'if (lacking(c, s) < 0) win', 'who is one ahead may send'],
  ['ASG-381', 'else if (canWin', 'else if (lacking(c, s) > 1 && canWin', 'nothing is sent in a tie'],
  ['ASG-382', ' + 1 - strengthOf', ' - strengthOf', 'a tie is a win'],
  ['ASG-382', 'if (lacking(c, s) <= 0) into', 'if (lacking(c, s) <= 1) into', 'one may fight in a tie'],
  [
    'ASG-383',
    'if (!c.noSpare) return true;',
    'if (!c.noSpare) return lacking(c, s) > 0;',
    'nothing more than is needed',
  ],
  ['ASG-383', 'return lack > 0 && piece', 'return piece', 'spare pieces where none may be'],
  ['ASG-385', 'recruit === GIANT ? at.supply', 'recruit >= 0 ? at.supply', 'warriors go to the supply'],
  [
    'ASG-386',
    '  win(s, seat, world, fx);\n  fightFrom',
    '  lose(s, seat, world, fx);\n  fightFrom',
    'recruits do not help',
  ],
  ['ASG-387', 's[at.powerTile(OATH)] = NONE; // ASG-387', '', 'Týr’s tile is kept'],
  ['ASG-387', 'spend(s, seat, firstWith(c, s, seat, BONUS.battleLevy));', '', 'a levy is kept'],
  ['ASG-388', HOME, 'if (!hammer) s[at.reserve', 'the hammer works when it is not used'],
  ['ASG-388', ' && strengthAt(c, s, at.sent(0)) > 0) go', ') go', 'the hammer is asked for without recruits'],
  ['ASG-389', 's[at.centre(seat)]++;', 's[at.front(seat)]++;', 'a beaten disc comes home'],
  ['ASG-390', HOME, 'if (hammer || recruit >= 0) s[at.reserve', 'recruits always come home'],
  [
    'ASG-391',
    '  takeBattleTiles(c, s, fx);\n',
    '  takeBattleTiles(c, s, fx);\n  for (let i = 0; i < c.seats; i++) s[at.front(i)] += s[at.victory(2, i)];\n  for (let i = 0; i < c.seats; i++) s[at.victory(2, i)] = 0;\n',
    'discs leave a victory zone after a round',
  ],
  ['ASG-392', LESS, 's[at.score(seat)] > s[at.score(last)]', 'the first player takes first'],
  ['ASG-393', LESS, 's[at.score(seat)] <= s[at.score(last)]', 'the last in turn order takes first'],
  ['ASG-394', LESS, 's[at.score(seat)] % 100 < s[at.score(last)] % 100', 'what lies beyond 100 does not count'],
  ['ASG-395', PILE, 'Math.min(discsInZones(s, next), COUNT.battlePile - 1) - 1', 'nobody takes twenty'],
  ['ASG-396', PILE, `Math.max(0, ${PILE})`, 'a tile for nothing'],
  ['ASG-397', 'while (pile >= 0 && s[at.battlePile(pile)] === 0) pile--;', '', 'tiles that are not there'],
  [
    'ASG-397',
    's[at.battlePile(pile)] === 0) pile--;',
    's[at.battlePile(pile)] === 0) pile = NONE;',
    'an empty pile gives nothing',
  ],
  [
    'ASG-398',
    's[at.battleTiles(next, pile)]++;',
    's[at.battleTiles(next, pile)]++;\n      s[at.score(next)] += c.tables.battleValue[pile];',
    'battle tiles score at once',
  ],
  [
    'ASG-399',
    'if (pile < 0) continue;',
    'if (pile < 0 || s[at.battleTiles(next, pile)] > 0) continue;',
    'a value is taken once',
  ],
  ['ASG-400', `${HOME}(seat`, `${HOME}((seat + 1) % c.seats`, 'the hammer brings recruits to another player'],
]);

const MAY_RAISE = '!isUnderworld(space) && hasDiscUnder(c, s, seat, space);';
const LAY = 'if (hasDiscUnder(c, s, seat, space)) into';

const RAGNAROK = [
  ...planted('rules/phases/ragnarok.ts', [
    [
      'ASG-410',
      'armPopulations(s, fx);\n  deploy(c, s, fx);',
      'deploy(c, s, fx);\n  armPopulations(s, fx);',
      'recruits before populations',
    ],
    [
      'ASG-411',
      's[at.battleTiles(seat, pile)] * tables.battleValue[pile]',
      'Math.min(1, s[at.battleTiles(seat, pile)]) * tables.battleValue[pile]',
      'each value scores once',
    ],
    [
      'ASG-412',
      's[at.front(seat)] += s[at.centre(seat)];\n    s[at.centre(seat)] = 0;',
      '',
      'the centre is not cleared',
    ],
    [
      'ASG-413',
      's[at.ancient(ancient)] = PILE;',
      's[at.ancient(ancient)] = ancient < ANCIENTS_OF_SIDE ? PILE : s[at.ancient(ancient)];',
      'dark ancient weapons are not shuffled',
    ],
    ['ASG-414', 'removeFrom(s, spaceOf(side, COUNT.world));', 'removeFrom(s, spaceOf(side, 0));', 'underworlds fight'],
    [
      'ASG-417',
      "world: Nth<'world'> = COUNT.world - 1; world >= 0; world--",
      "world: Nth<'world'> = 0; world < COUNT.world; world++",
      'from World 1 up',
    ],
    ['ASG-418', 'removeFrom(s, light);\n      removeFrom(s, dark);', '', 'populations fight each other'],
    ['ASG-419', 'guard(s, dark, fx);', 'guard(s, light, fx);', 'gods get the ancient weapon'],
    [
      'ASG-420',
      'let darkLeft = ANCIENTS_OF_SIDE;',
      'let darkLeft = ANCIENTS_OF_SIDE - 1;',
      'the last one is kept back',
    ],
    [
      'ASG-422',
      's[at.onGod(god, recruit)] = 0;',
      's[at.onGod(god, recruit)] = hasTile ? s[at.onGod(god, recruit)] : 0;',
      'recruits stay on their god as well',
    ],
    ['ASG-423', 'if (difference !== 0) return difference < 0;', '', 'all to the lowest tile'],
    [
      'ASG-424',
      'tables.tileValue[tileOn(s, a)] <',
      'tables.tileValue[tileOn(s, a)] >',
      'the stronger group to the higher tile',
    ],
    [
      'ASG-425',
      "recruit: Nth<'recruit'> = GIANT; recruit >= 0; recruit--",
      "recruit: Nth<'recruit'> = 0; recruit <= GIANT; recruit++",
      'warriors first',
    ],
    [
      'ASG-426',
      "recruit: Nth<'recruit'> = GIANT; recruit >= 0; recruit--",
      "recruit: Nth<'recruit'> = 0; recruit <= GIANT; recruit++",
      'warriors before giants',
    ],
    [
      'ASG-427',
      's[at.onGod(god, recruit)] = 0;',
      'if (!hasTile && recruit < GIANT) s[at.valhalla(recruit)] += s[at.onGod(god, recruit)];\n        s[at.onGod(god, recruit)] = 0;',
      'warriors go to Valhalla',
    ],
    ['ASG-428', 'nextValhalla(c, s, s[at.turn] + 1)', 'nextValhalla(c, s, s[at.turn])', 'one takes all'],
    ['ASG-429', 's[at.passed(seat)] || ', '', 'who has passed is asked again'],
    ['ASG-430', 'if (s[at.valhalla(recruitOf(warrior))] === 0) continue;', '', 'warriors who are not there'],
    ['ASG-431', MAY_RAISE, '!isUnderworld(space) && tileOn(s, space) !== NONE;', 'beside any light god'],
    [
      'ASG-433',
      'if (mayRaise(c, s, seat, space)) into',
      'if (mayRaise(c, s, seat, space) && !(n > 0 && make.raise.get.warrior(into[n - 1]) === warrior)) into',
      'only beside the first tile',
    ],
    ['ASG-435', 'nextArms(c, s, s[at.turn] + 1)', 'nextArms(c, s, s[at.turn])', 'one lays all'],
    ['ASG-437', 'unlaid(s, seat) === 0 || ', '', 'who has nothing is asked'],
    ['ASG-438', ' || !mayLayAny(c, s, seat)', '', 'who has no god is asked'],
    ['ASG-439', LAY, 'if (tileOn(s, space) !== NONE) into', 'under any god'],
    [
      'ASG-441',
      LAY,
      'if (hasDiscUnder(c, s, seat, space) && s[at.laid(space, seat, kindOfArm(arm))] === 0) into',
      'one of a kind',
    ],
  ]),
  ...planted('rules/story.ts', [
    ['ASG-440', "'space', { arm: own('arm') }", "'space', 'arm'", 'everybody is told which tile was laid'],
  ]),
  ...planted('rules/board.ts', [
    [
      'ASG-416',
      'return tile !== NONE && supports(',
      'return tile !== NONE && tables.tileValue[tile] !== 2 && supports(',
      'not under every tile of a god',
    ],
  ]),
];

const WINNER = 'if (tileOn(s, winner) !== NONE) reward(c, s, world, winner, fx);';

const FIGHT = [
  ...planted('rules/phases/fight.ts', [
    ['ASG-415', 's[at.support(god, 0)]', 's[at.support(god, 1)]', 'the upper disc lies nowhere'],
    ['ASG-421', 'return populationWorth(c, s, populationOn(s, space)) + (', 'return (', 'populations fear gods still'],
    [
      'ASG-460',
      "world: Nth<'world'> = 0; world < COUNT.world; world++",
      "world: Nth<'world'> = COUNT.world - 1; world >= 0; world--",
      'from World 7 down',
    ],
    ['ASG-461', 'side < COUNT.side; side++) turnUp', 'side < DARK; side++) turnUp', 'dark tiles stay face down'],
    ['ASG-462', '? 2 : 1) + weapons;', '? 2 : 1);', 'weapons do not count'],
    [
      'ASG-463',
      'EFFECT.dethrone) ? 0 : tables.tileValue[tile];',
      'EFFECT.dethrone) ? 0 : tables.tileValue[tile] + 1;',
      'gods are armed',
    ],
    ['ASG-464', 'EFFECT.rout) ? 0', 'EFFECT.rout) && !has(c, s, space, EFFECT.frenzy) ? 0', 'spells cancel spells'],
    ['ASG-465', 'light > dark ? LIGHT', 'light < dark ? LIGHT', 'the lower side wins'],
    ['ASG-466', 'if (light === dark) continue;', '', 'dark wins ties'],
    [
      'ASG-467',
      WINNER,
      'reward(c, s, world, tileOn(s, winner) !== NONE ? winner : facing(winner), fx);',
      'gods score where populations win',
    ],
    ['ASG-468', 'single ? first + second : first', 'first', 'a single disc scores I only'],
    ['ASG-469', 'scoreIn(s, lower, world, second,', 'scoreIn(s, lower, world, first,', 'both discs score I'],
    [
      'ASG-470',
      'upper === NONE ? lower : upper',
      'Math.max(0, upper === NONE ? lower : upper)',
      'somebody always scores',
    ],
    [
      'ASG-471',
      'spells(c, s, space, EFFECT.gloryUpper)',
      'spells(c, s, facing(space), EFFECT.gloryUpper)',
      'glory for the enemy’s spell',
    ],
    [
      'ASG-472',
      'single && c.countsAsBoth ? above',
      'single && !c.countsAsBoth ? above',
      'the option the wrong way round',
    ],
    ['ASG-473', 'if (s[at.on(spaceOf(LIGHT, world))] === NONE) continue;', '', 'empty worlds fight'],
    [
      'ASG-478',
      'layerOfArm(c, s, arm, space) !== NONE && c.tables.spell',
      '(s[at.arm(0, arm)] >= 0 || s[at.arm(1, arm)] >= 0) && c.tables.spell',
      'everywhere',
    ],
    ['ASG-479', ' && !has(c, s, against, EFFECT.breakRelic)', '', 'break-relic does nothing'],
    ['ASG-480', 'has(c, s, against, EFFECT.dethrone)', 'has(c, s, space, EFFECT.dethrone)', 'the own god is dethroned'],
    ['ASG-481', 'EFFECT.frenzy) ? 2', 'EFFECT.frenzy) ? 3', 'frenzy counts three times'],
    ['ASG-482', 'EFFECT.disarm) ? 0', 'EFFECT.disarm) ? 2', 'something is left'],
    ['ASG-483', 'EFFECT.rout) ? 0', 'EFFECT.rout) ? 1', 'one recruit is left'],
    [
      'ASG-484',
      'return populationWorth(c, s, populationOn(s, space)) + (',
      'return (has(c, s, against, EFFECT.dethrone) ? 0 : populationWorth(c, s, populationOn(s, space))) + (',
      'populations are dethroned',
    ],
    [
      'ASG-475',
      'go(s, PHASE.over, s[at.order(0)]);',
      'go(s, PHASE.hammer, s[at.order(0)]);',
      'somebody is asked once more',
    ],
  ]),
  ...planted('rules/score.ts', [
    ['ASG-476', 'ahead > 0', 'ahead < 0', 'fewest points win'],
    ['ASG-477', 'placeOf(s, other) < placeOf(s, seat)', 'other < seat', 'of equals the first seat wins'],
  ]),
];

export const RULE_MUTANTS = [...NUMBERS, ...BATTLES, ...RAGNAROK, ...FIGHT];
