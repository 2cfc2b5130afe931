/** What areas and tiles give in the claim phase. BAR-660 to BAR-711 */
import { type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import { countAreas, earnGold, effectOf, hasForeignGodi, recruit, takeGoods } from './board.ts';
import { drawRune, runesLeft } from './cards.ts';
import type { Context } from './context.ts';
import { at, type Cells, COUNT, type State } from './state.ts';
import { EFFECT, FIGURE, MARK, TYPE, YIELDS } from './vocabulary.ts';

const GOLD = YIELDS.indexOf('gold');
const RECRUIT = YIELDS.indexOf('recruit');

/** Base, own Godi, Divine and Twice add up; a block or the curse leaves nothing. BAR-683 to BAR-693 */
export const yieldOf = (c: Context, s: Cells, area: Nth<'area'>): number => {
  const owner = s[at.owner(area)];
  if (owner === NONE || s[at.rune(area, MARK.noResources)]) return 0;
  if (s[at.axes(area)] === 0 && hasForeignGodi(c, s, owner, area)) return 0; // BAR-685 to BAR-688
  const godi = s[at.figure(owner, FIGURE.godi)] === area ? 1 : 0;
  return 1 + godi + s[at.rune(area, MARK.divine)] + 2 * s[at.rune(area, MARK.twice)];
};

/** BAR-427, BAR-694 */
export const receiverOf = (s: Cells, area: Nth<'area'>): Seat =>
  s[at.rune(area, MARK.theirsAreYours)] ? s[at.caster(area)] : s[at.owner(area)];

const claimArea = (c: Context, s: State, area: Nth<'area'>, fx: Effects) => {
  if (s[at.owner(area)] === NONE) return;
  const type = c.land.type[area];
  const kind = c.tables.yields[type];
  const count = kind === NONE ? 0 : yieldOf(c, s, area);
  if (count === 0) return;
  const seat = receiverOf(s, area);
  if (type === TYPE.sheep) s[at.sheepDue(seat)] += count;
  else if (type === TYPE.cattle) s[at.cattleDue(seat)] += count;
  else if (kind === GOLD) earnGold(s, seat, count, fx);
  else if (kind === RECRUIT) recruit(s, seat, count, fx);
  else takeGoods(c, s, seat, kind, count, fx);
};

/** Tiles depend on ownership alone. BAR-701 */
const goldOfTile = (c: Context, s: Cells, seat: Seat, tile: Nth<'upgrade'>): number => {
  const { effect, effectArea, amount } = c.tables;
  if (effect[tile] === EFFECT.goldFlat) return amount[tile];
  if (effect[tile] === EFFECT.goldPerArea) return amount[tile] * countAreas(c, s, seat, effectArea[tile]);
  return effect[tile] === EFFECT.goldPerAreaAttacked ? amount[tile] * s[at.raids(seat)] : 0;
};

const claimTiles = (c: Context, s: State, seat: Seat, fx: Effects) => {
  const { effect, effectArea, amount } = c.tables;
  if (s[at.tiles(seat)] === 0) return;
  for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++) {
    if (!s[at.built(seat, tile)]) continue;
    earnGold(s, seat, goldOfTile(c, s, seat, tile), fx);
    if (effect[tile] === EFFECT.recruitPerArea)
      recruit(s, seat, amount[tile] * countAreas(c, s, seat, effectArea[tile]), fx);
  }
};

/** BAR-699, BAR-700 */
const goldOfVillage = (c: Context, s: Cells, seat: Seat): number => {
  const area = s[at.figure(seat, FIGURE.kaupmadur)];
  return area !== NONE && c.land.type[area] === TYPE.village ? 1 : 0;
};

/** The gold of step B, as anybody can count it who sees the board. BAR-783 */
export const goldOfClaim = (c: Context, s: Cells, seat: Seat): number => {
  let gold = goldOfVillage(c, s, seat);
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++)
    if (c.tables.yields[c.land.type[area]] === GOLD && s[at.owner(area)] !== NONE && receiverOf(s, area) === seat)
      gold += yieldOf(c, s, area);
  for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++)
    if (s[at.built(seat, tile)]) gold += goldOfTile(c, s, seat, tile);
  return gold;
};

/** All that needs no choice; sheep and cattle are counted for one. */
export const claimFixed = (c: Context, s: State, fx: Effects) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    s[at.sheepDue(seat)] = 0;
    s[at.cattleDue(seat)] = 0;
  }
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++) claimArea(c, s, area, fx);
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    earnGold(s, seat, goldOfVillage(c, s, seat), fx);
    claimTiles(c, s, seat, fx);
  }
  // Runes in starting-player order, as long as the pile lasts. BAR-708
  for (let place = 0; place < c.seats; place++) {
    const seat: Seat = (s[at.first] + place) % c.seats;
    let runes = effectOf(c, s, seat, EFFECT.runePerArea);
    if (runes > 0) runes *= countAreas(c, s, seat, TYPE.village);
    for (; runes > 0 && runesLeft(s) > 0; runes--) drawRune(s, seat, fx);
  }
};

/** Glory of the tiles in step A. BAR-626, BAR-627, BAR-664 */
export const gloryOfTiles = (c: Context, s: Cells, seat: Seat): number => {
  const { effect, effectArea, amount } = c.tables;
  let points = 0;
  if (s[at.tiles(seat)] === 0) return points;
  for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++) {
    if (!s[at.built(seat, tile)]) continue;
    const areas = effectArea[tile] === NONE ? 0 : countAreas(c, s, seat, effectArea[tile]);
    if (effect[tile] === EFFECT.gloryFlat) points += amount[tile];
    else if (effect[tile] === EFFECT.gloryPerArea) points += amount[tile] * areas;
    else if (effect[tile] === EFFECT.gloryIfOwns) points += areas > 0 ? amount[tile] : 0;
    else if (effect[tile] === EFFECT.gloryPerAreaTakenFromPlayers)
      points += amount[tile] * Math.max(1, s[at.captures(seat)]);
  }
  return points;
};
