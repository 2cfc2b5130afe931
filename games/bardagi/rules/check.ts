/** What must hold in every position that play can reach. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { fullLimit, homeOf, isOwnable, roomFor, tilesOn } from './board.ts';
import { isAboard } from './cards.ts';
import type { Context } from './context.ts';
import { axesFor, canTake } from './phases/claim.ts';
import { canLayOn, roomOn } from './phases/muster.ts';
import { at, COUNT, type State } from './state.ts';
import {
  AXES,
  axeOn,
  CARDS_OF_UNIT,
  CLAIM,
  DISKS,
  FIGURE,
  MARK,
  PHASE,
  RUNES,
  SLOTS_OF_LEVEL,
  stationOf,
  TYPE,
  UNIT,
} from './vocabulary.ts';

export const check = (c: Context, s: State): string | undefined =>
  checkDisks(c, s) ??
  checkAreas(c, s) ??
  checkRunes(c, s) ??
  checkTiles(c, s) ??
  checkFigures(c, s) ??
  checkCards(c, s) ??
  checkChoices(c, s);

/** BAR-057, BAR-064, BAR-731 */
const checkDisks = (c: Context, s: State) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    let disks = s[at.town(seat)] + s[at.reserve(seat)];
    for (let building: Nth<'building'> = 0; building < COUNT.building; building++) {
      disks += s[at.disks(seat, building)];
      if (s[at.disks(seat, building)] > s[at.limit(seat, building)]) return `seat ${seat} has too many on a building`;
      if (s[at.limit(seat, building)] > fullLimit(c, s, seat, building))
        return `seat ${seat} has a limit without tiles`;
    }
    for (let area: Nth<'area'> = 0; area < c.areaCount; area++) {
      if (s[at.owner(area)] === seat) disks += s[at.onArea(area)];
      if (s[at.caster(area)] === seat) disks += s[at.marked(area)];
    }
    if (disks !== DISKS) return `seat ${seat} has ${disks} disks`;
    for (let good: Nth<'good'> = 0; good < COUNT.good; good++)
      if (roomFor(c, s, seat, good) < 0) return `seat ${seat} stores too much`;
    let glory = 0;
    for (let source: Nth<'source'> = 0; source < COUNT.source; source++) glory += s[at.gained(seat, source)];
    if (glory !== s[at.glory(seat)]) return `seat ${seat} has glory from nowhere`;
  }
  return undefined;
};

/** BAR-027, BAR-081, BAR-082, BAR-099, BAR-742 */
const checkAreas = (c: Context, s: State) => {
  let axes = s[at.axeSupply];
  for (let seat: Seat = 0; seat < c.seats; seat++) axes += s[at.axesHeld(seat)];
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++) {
    const isOwned = s[at.owner(area)] !== NONE;
    axes += s[at.axes(area)];
    if (isOwned !== s[at.onArea(area)] > 0) return 'an area is owned without disks';
    if (isOwned && !isOwnable(c, area)) return 'an area is owned that cannot be';
    if (s[at.axes(area)] > 0 && !isOwned && (c.land.type[area] !== TYPE.home || s[at.axes(area)] > 1))
      return 'an axe lies where it may not';
    if (s[at.paid(area)] && c.land.type[area] !== TYPE.camp) return 'no camp has paid axes';
  }
  return axes === AXES ? undefined : `there are ${axes} axes`;
};

/** BAR-028, BAR-420, BAR-428 */
const checkRunes = (c: Context, s: State) => {
  for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++) {
    let n = s[at.runePile(rune)];
    if (n < 0) return `${RUNES[rune]} lacks in the pile`;
    for (let seat: Seat = 0; seat < c.seats; seat++) n += s[at.held(seat, rune)];
    if (rune < COUNT.areaRune)
      for (let area: Nth<'area'> = 0; area < c.areaCount; area++) n += s[at.rune(area, rune as number)];
    else for (let seat: Seat = 0; seat < c.seats; seat++) n += s[at.seaMove(seat)];
    if (n !== c.tables.runeCount[rune]) return `there are ${n} runes of ${RUNES[rune]}`;
  }
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    let n = 0;
    for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++) n += s[at.held(seat, rune)];
    if (n !== s[at.heldCount(seat)]) return `seat ${seat} holds ${n} runes`;
  }
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++) {
    const isStolen = s[at.rune(area, MARK.theirsAreYours)] === 1;
    if (isStolen && s[at.rune(area, MARK.noResources)]) return 'an area has two curses';
    if (isStolen !== (s[at.caster(area)] !== NONE)) return 'a curse has no caster';
    if (s[at.marked(area)] && !isStolen) return 'a disk marks nothing';
  }
  return undefined;
};

/** BAR-021, BAR-066, BAR-619 */
const checkTiles = (c: Context, s: State) => {
  for (let tile: Nth<'upgrade'> = 0; tile < COUNT.upgrade; tile++) {
    let n = s[at.pile(tile)] + s[at.shown(tile)];
    for (let seat: Seat = 0; seat < c.seats; seat++) n += s[at.built(seat, tile)];
    if (n !== c.tables.copies[tile]) return `there are ${n} copies of tile ${tile}`;
  }
  for (let seat: Seat = 0; seat < c.seats; seat++)
    for (let building: Nth<'building'> = 0; building < COUNT.building; building++) {
      const first = tilesOn(c, s, seat, building, 0);
      const second = tilesOn(c, s, seat, building, 1);
      if (first > SLOTS_OF_LEVEL[0] || second > SLOTS_OF_LEVEL[1]) return `seat ${seat} has too many tiles`;
      if (second > 0 && first === 0) return `seat ${seat} has a second level above nothing`;
    }
  return undefined;
};

/** BAR-097, BAR-568, BAR-585 */
const checkFigures = (c: Context, s: State) => {
  if (s[at.phase] === PHASE.clan) return undefined;
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    for (let figure: Nth<'figure'> = 0; figure < COUNT.figure; figure++) {
      const area = s[at.figure(seat, figure)];
      const isAboardHere = s[at.aboard(seat, figure)] === 1;
      if (isAboardHere && area !== NONE) return `a figure of seat ${seat} is in two places`;
      if (!isAboardHere && area === NONE && figure !== FIGURE.berserkur) return `a figure of seat ${seat} is nowhere`;
      if (area === NONE) continue;
      if (!c.land.isOpen[area]) return `a figure of seat ${seat} stands on a closed area`;
      if (c.land.type[area] === TYPE.home && area !== homeOf(c, s, seat) && !(c.forced && figure === FIGURE.kaupmadur))
        return `a figure of seat ${seat} stands on another home`;
    }
    const isOut = s[at.harbour(seat)] !== NONE || s[at.sea(seat)] !== NONE;
    if (s[at.harbour(seat)] !== NONE && s[at.sea(seat)] !== NONE) return `the ship of seat ${seat} is in two places`;
    if (isAboard(s, seat) && !isOut) return `seat ${seat} is aboard of no ship`;
    if (isOut && !isAboard(s, seat) && s[at.moving] !== UNIT.knerrir) return `the ship of seat ${seat} is empty`;
    if (s[at.harbour(seat)] !== NONE && c.land.link[s[at.harbour(seat)]] === NONE) return 'a ship lies in no harbour';
  }
  return (s[at.moving] === NONE) === (s[at.steps] === 0) ? undefined : 'a move has no steps';
};

/** BAR-150, BAR-154, BAR-196 */
const checkCards = (c: Context, s: State) => {
  for (let unit: Nth<'unit'> = 0; unit < COUNT.unit; unit++)
    if (s[at.deck(unit)] + s[at.hand(unit)] > CARDS_OF_UNIT + 1) return 'there are too many cards';
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    let cards = 0;
    for (let unit: Nth<'unit'> = 0; unit < COUNT.unit; unit++) cards += s[at.plan(seat, unit)];
    if (cards > 0 !== (s[at.planned(seat)] === 1)) return `seat ${seat} has planned ${cards} cards`;
  }
  return undefined;
};

/** BAR-704, BAR-731, BAR-736 */
const checkChoices = (c: Context, s: State) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    const axes = s[at.take(seat, CLAIM.axes)];
    if (axes > 0 && axes > Math.min(axesFor(c, s, seat), s[at.gold(seat)])) return `seat ${seat} buys too many axes`;
    if (
      s[at.take(seat, CLAIM.wool)] + s[at.take(seat, CLAIM.hide)] > 0 &&
      !canTake(c, s, seat, s[at.take(seat, CLAIM.wool)], s[at.take(seat, CLAIM.hide)])
    )
      return `seat ${seat} claims too much`;
    let disks = 0;
    for (let building: Nth<'building'> = 0; building < COUNT.building; building++) {
      disks += s[at.sends(seat, stationOf(building))];
      if (s[at.sends(seat, stationOf(building))] > roomOn(s, seat, building)) return `seat ${seat} stations too many`;
    }
    if (disks > s[at.town(seat)]) return `seat ${seat} stations disks it has not`;
    let laid = 0;
    for (let area: Nth<'area'> = 0; area < c.areaCount; area++) {
      laid += s[at.sends(seat, axeOn(area))];
      if (s[at.sends(seat, axeOn(area))] > 0 && s[at.owner(area)] !== seat && area !== homeOf(c, s, seat))
        return `seat ${seat} lays an axe on no area of its own`;
      if (s[at.sends(seat, axeOn(area))] > 1 && !canLayOn(c, s, seat, area))
        return `seat ${seat} lays two axes at home`;
    }
    if (laid > s[at.axesHeld(seat)]) return `seat ${seat} lays axes it has not`;
  }
  return undefined;
};
