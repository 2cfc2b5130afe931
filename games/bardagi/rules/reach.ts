/** Where a figure comes in one step: own areas that are joined count as one. BAR-220 to BAR-245, BAR-572 to BAR-574 */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { hasForeignAxe, homeOf, hostOf } from './board.ts';
import { type Context, make } from './context.ts';
import { at, type Cells } from './state.ts';
import { bitOf, wordOf } from './tables.ts';
import { AXES, FIGURE } from './vocabulary.ts';

/** Sets of areas, two words each: what the seat owns, the group that was asked for, and what is adjacent to it. */
let own0 = 0;
let own1 = 0;
let land0 = 0;
let land1 = 0;
/** Where a Berserkur may walk, and where Godi and Kaupmadur may. */
let bold0 = 0;
let bold1 = 0;
let calm0 = 0;
let calm1 = 0;
let group0 = 0;
let group1 = 0;
let edge0 = 0;
let edge1 = 0;

/** The area whose group was asked for last, and whether it is own; NONE since the lands were counted anew. */
let known: Nth<'area'> = NONE;
let knownOwn = false;

/** What the seat owns, for the steps of all its figures. BAR-226, BAR-227 */
export const findOwn = (c: Context, s: Cells, seat: Seat) => {
  known = NONE;
  own0 = 0;
  own1 = 0;
  const { areaCount } = c;
  const base = at.owner(0);
  for (let left = s[at.lands(seat)], area = 0; left > 0 && area < areaCount; area++)
    if (s[base + area] === seat) {
      left--;
      if (area < 32) own0 |= 1 << area;
      else own1 |= 1 << (area - 32);
    }
  land0 = own0;
  land1 = own1;
  const home = homeOf(c, s, seat);
  if (home < 32) own0 |= 1 << home;
  else own1 |= 1 << (home - 32);
  findOpen(c, s, seat, home);
};

/** Whether any axe lies on the board. */
const anyAxe = ({ seats }: Context, s: Cells) => {
  let off = s[at.axeSupply];
  for (let seat: Seat = 0; seat < seats; seat++) off += s[at.axesHeld(seat)];
  return off < AXES;
};

/** Where a Berserkur may walk, and where the others may. BAR-233, BAR-234, BAR-236 */
const findOpen = (c: Context, s: Cells, seat: Seat, home: Nth<'area'>) => {
  const { walkable, camps } = c.land;
  bold0 = walkable[0] | (home < 32 ? bitOf(home) : 0);
  bold1 = walkable[1] | (home < 32 ? 0 : bitOf(home));
  calm0 = bold0;
  calm1 = bold1;
  for (let i = 0; i < camps.length; i++)
    if (s[at.owner(camps[i])] === NONE) {
      if (camps[i] < 32) calm0 &= ~bitOf(camps[i]);
      else calm1 &= ~bitOf(camps[i]);
    }
  if (!anyAxe(c, s)) return;
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++)
    if (hasForeignAxe(c, s, seat, area)) {
      if (area < 32) calm0 &= ~bitOf(area);
      else calm1 &= ~bitOf(area);
    }
};

/** Whether the seat owns anything but its home. */
export const ownsLand = () => (land0 | land1) !== 0;

const has = (word0: number, word1: number, area: Nth<'area'>) => ((area < 32 ? word0 : word1) & bitOf(area)) !== 0;

/** Everything own that is joined to these own areas, and what is adjacent to any of it. */
const flood = ({ land }: Context, from0: number, from1: number) => {
  let open0 = from0;
  let open1 = from1;
  group0 = from0;
  group1 = from1;
  edge0 = 0;
  edge1 = 0;
  while ((open0 | open1) !== 0) {
    let area: number;
    if (open0 !== 0) {
      area = 31 - Math.clz32(open0 & -open0);
      open0 &= open0 - 1;
    } else {
      area = 63 - Math.clz32(open1 & -open1);
      open1 &= open1 - 1;
    }
    const near0 = land.near[area * 2];
    const near1 = land.near[area * 2 + 1];
    edge0 |= near0;
    edge1 |= near1;
    open0 |= near0 & own0 & ~group0;
    open1 |= near1 & own1 & ~group1;
    group0 |= near0 & own0;
    group1 |= near1 & own1;
  }
};

/** The group of an own area; else that of all own areas adjacent to it. */
const findGroup = (c: Context, area: Nth<'area'>): boolean => {
  if (area === known) return knownOwn;
  const isOwn = has(own0, own1, area);
  known = area;
  knownOwn = isOwn;
  if (isOwn) flood(c, wordOf(area) === 0 ? bitOf(area) : 0, wordOf(area) === 1 ? bitOf(area) : 0);
  else flood(c, c.land.near[area * 2] & own0, c.land.near[area * 2 + 1] & own1);
  return isOwn;
};

/** Homes are for their owner alone, and with forced trade for the Kaupmadur of others. BAR-097, BAR-233 */
const mayEnterHome = (c: Context, s: Cells, seat: Seat, figure: Nth<'figure'>, home: Nth<'area'>) =>
  home === homeOf(c, s, seat) ||
  (c.forced && figure === FIGURE.kaupmadur && hostOf(c, s, home) !== NONE && s[at.axes(home)] === 0);

/** Whether a figure may come onto an open area, by land or from the ship. BAR-234, BAR-236, BAR-582 */
export const mayEnter = (c: Context, s: Cells, seat: Seat, figure: Nth<'figure'>, area: Nth<'area'>): boolean => {
  const { walkable, isOpen } = c.land;
  if (!isOpen[area]) return false;
  if ((walkable[wordOf(area)] & bitOf(area)) === 0) return mayEnterHome(c, s, seat, figure, area);
  if (figure === FIGURE.berserkur) return true;
  return !hasForeignAxe(c, s, seat, area) && !isWildCamp(c, s, area);
};
const isWildCamp = ({ land }: Context, s: Cells, area: Nth<'area'>) => {
  if (s[at.owner(area)] !== NONE) return false;
  for (let i = 0; i < land.camps.length; i++) if (land.camps[i] === area) return true;
  return false;
};

/** Caught on another's axe, a Berserkur goes back only. BAR-244 */
export const isCaught = (c: Context, s: Cells, seat: Seat) =>
  s[at.caught(seat)] === 1 && hasForeignAxe(c, s, seat, s[at.figure(seat, FIGURE.berserkur)]);

/** Writes the steps of a figure: with a card, or the next one of its open move. What the seat owns was found before. */
export const writeSteps = (
  c: Context,
  s: Cells,
  seat: Seat,
  figure: Nth<'figure'>,
  isOpen: boolean,
  into: Int32Array,
  from: number,
): number => {
  const area = s[at.figure(seat, figure)];
  let n = from;
  const isOwn = findGroup(c, area);
  const onlyBack = figure === FIGURE.berserkur && isCaught(c, s, seat);
  let word0 = group0 | (isOwn ? edge0 : c.land.near[area * 2]);
  let word1 = group1 | (isOwn ? edge1 : c.land.near[area * 2 + 1]);
  if (area < 32) word0 &= ~bitOf(area);
  else word1 &= ~bitOf(area);
  const visits = c.forced && figure === FIGURE.kaupmadur;
  if (!visits) {
    word0 &= figure === FIGURE.berserkur ? bold0 : calm0;
    word1 &= figure === FIGURE.berserkur ? bold1 : calm1;
  }
  while ((word0 | word1) !== 0) {
    let to: Nth<'area'>;
    if (word0 !== 0) {
      to = 31 - Math.clz32(word0 & -word0);
      word0 &= word0 - 1;
    } else {
      to = 63 - Math.clz32(word1 & -word1);
      word1 &= word1 - 1;
    }
    if (onlyBack && to !== s[at.entry(seat)]) continue;
    if (!visits || mayEnter(c, s, seat, figure, to)) into[n++] = isOpen ? make.step(to) : make.move(figure, to);
  }
  // The ship lies in one harbour, or comes to any; to an own one from everywhere in its group.
  const { harbours } = c.land;
  const ship = s[at.harbour(seat)];
  if (s[at.sea(seat)] !== NONE) return n;
  word0 = harbours[0] & ((isOwn ? group0 : 0) | (area < 32 ? bitOf(area) : 0));
  word1 = harbours[1] & ((isOwn ? group1 : 0) | (area < 32 ? 0 : bitOf(area)));
  while ((word0 | word1) !== 0) {
    let port: Nth<'area'>;
    if (word0 !== 0) {
      port = 31 - Math.clz32(word0 & -word0);
      word0 &= word0 - 1;
    } else {
      port = 63 - Math.clz32(word1 & -word1);
      word1 &= word1 - 1;
    }
    if (ship === NONE || ship === port) into[n++] = isOpen ? make.stepAboard(port) : make.board(figure, port);
  }
  return n;
};

/** Whether the ship may lie in this harbour. BAR-584 */
export const mayCall = (c: Context, s: Cells, seat: Seat, area: Nth<'area'>): boolean => {
  if (!c.land.isOpen[area]) return false;
  if (c.land.walkable[wordOf(area)] & bitOf(area)) return true;
  if (area === homeOf(c, s, seat)) return true;
  return c.forced && hostOf(c, s, area) !== NONE && s[at.aboard(seat, FIGURE.kaupmadur)] === 1;
};
