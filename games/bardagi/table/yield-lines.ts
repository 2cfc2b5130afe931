/** What the claim phase gives a seat, line by line. BAR-660 to BAR-711 */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { countAreas, hasForeignGodi } from '../rules/board.ts';
import { EFFECTS, FIGURE, MARK, TYPE, YIELDS } from '../rules/vocabulary.ts';
import { gloryOfTiles, receiverOf, yieldOf } from '../rules/yields.ts';
import { aboutUpgrade, areaName, upgradeName } from '../words/names.ts';
import type { IconName } from './art.ts';
import type { Sight } from './sight.ts';

export interface YieldLine {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  readonly why: string;
  /** What comes of it; undefined where it is chosen below. */
  readonly gives: IconName | undefined;
  readonly count: number;
}

const reasonsOf = ({ s, at, say, c }: Sight, owner: Seat, area: Nth<'area'>): string[] => {
  if (s[at.rune(area, MARK.noResources)]) return [say('rune.noResources')];
  if (s[at.axes(area)] === 0 && hasForeignGodi(c, s, owner, area)) return [say('table.godiBlocks')];
  return [
    say('table.oneForArea'),
    ...(s[at.figure(owner, FIGURE.godi)] === area ? [say('table.godiAdds')] : []),
    ...(s[at.rune(area, MARK.divine)] ? [say('rune.divine')] : []),
    ...(s[at.rune(area, MARK.twice)] ? [say('rune.twice')] : []),
  ];
};

const areaLines = (sight: Sight, seat: Seat): YieldLine[] => {
  const { c, s, at, say, voice, names, typeOf } = sight;
  return c.map.areas.flatMap(({ id }, area): YieldLine[] => {
    const owner = s[at.owner(area)];
    const kind = c.tables.yields[c.land.type[area]];
    if (owner === NONE || kind === NONE) return [];
    const receiver = receiverOf(s, area);
    if (owner !== seat && receiver !== seat) return [];
    const isStolen = owner === seat && receiver !== seat;
    const isChosen = c.tables.second[c.land.type[area]] !== NONE;
    const whose = owner === seat ? [] : [say('table.fromSeat', { seat: names[owner] })];
    const why = isStolen ? [say('table.goesTo', { seat: names[receiver] })] : reasonsOf(sight, owner, area);
    return [
      {
        key: id,
        icon: typeOf(area),
        name: areaName(voice, id),
        why: [...why, ...whose].join(', '),
        gives: isChosen ? typeOf(area) : YIELDS[kind],
        count: isStolen ? 0 : yieldOf(c, s, area),
      },
    ];
  });
};

/** What tiles say they give in this phase. */
const GIVING = new Set<string>(['goldFlat', 'goldPerArea', 'goldPerAreaAttacked', 'recruitPerArea', 'runePerArea']);
const tileLines = ({ c, s, at, voice }: Sight, seat: Seat): YieldLine[] =>
  c.content.upgrades.flatMap(({ id }, tile): YieldLine[] => {
    const effect = EFFECTS[c.tables.effect[tile]];
    if (!s[at.built(seat, tile)] || !GIVING.has(effect)) return [];
    const type = c.tables.effectArea[tile];
    const times =
      effect === 'goldPerAreaAttacked' ? s[at.raids(seat)] : type === NONE ? 1 : countAreas(c, s, seat, type);
    const gives: IconName = effect === 'recruitPerArea' ? 'recruit' : effect === 'runePerArea' ? 'rune' : 'gold';
    return [
      {
        key: id,
        icon: 'home',
        name: upgradeName(voice, id),
        why: aboutUpgrade(voice, id),
        gives,
        count: c.tables.amount[tile] * times,
      },
    ];
  });

const villageLine = ({ c, s, at, say, voice }: Sight, seat: Seat): YieldLine[] => {
  const area = s[at.figure(seat, FIGURE.kaupmadur)];
  if (area === NONE || c.land.type[area] !== TYPE.village) return [];
  const name = areaName(voice, c.map.areas[area].id);
  return [{ key: 'kaupmadur', icon: 'kaupmadur', name, why: say('unit.kaupmadur'), gives: 'gold', count: 1 }];
};

export const linesOf = (sight: Sight, seat: Seat): YieldLine[] => [
  ...areaLines(sight, seat),
  ...villageLine(sight, seat),
  ...tileLines(sight, seat),
];

/** Glory that a seat would gain in step A of this round, as things stand. */
export const gloryPerRound = ({ c, s }: Sight, seat: Seat): number => countAreas(c, s, seat) + gloryOfTiles(c, s, seat);
