/** What a position of Bardagi is worth to a clan, in glory. */
import { type BotModule, NONE, type Nth, type Seat, type State } from '@idavoll/engine';
import { countAreas } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { at, type State as BardagiState, COUNT } from '../rules/state.ts';
import { isBasic } from '../rules/vocabulary.ts';
import { gloryOfTiles, goldOfClaim, yieldOf } from '../rules/yields.ts';

/** Basic goods count 1 and mine goods 2, as at the end. BAR-764 */
const unitsOf = (s: BardagiState, seat: Seat): number => {
  let units = 0;
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++) units += s[at.goods(seat, good)] * (isBasic(good) ? 1 : 2);
  return units;
};

/** What the areas of a clan yield in a claim phase, of whatever kind. */
const yieldsOf = (c: Context, s: BardagiState, seat: Seat): number => {
  let yields = 0;
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++)
    if (s[at.owner(area)] === seat) yields += yieldOf(c, s, area);
  return yields;
};

/** Disks that could fight or be laid, wherever they wait. */
const forcesOf = (s: BardagiState, seat: Seat): number => {
  let disks = 0;
  for (let building: Nth<'building'> = 0; building < COUNT.building; building++) disks += s[at.disks(seat, building)];
  return disks;
};

const figuresOf = (s: BardagiState, seat: Seat): number => {
  let figures = 0;
  for (let figure: Nth<'figure'> = 0; figure < COUNT.figure; figure++)
    if (s[at.figure(seat, figure)] !== NONE || s[at.aboard(seat, figure)]) figures++;
  return figures;
};

const measure = (c: Context, state: State, seat: Seat, into: Float64Array): void => {
  const s = state as BardagiState;
  const rounds = c.tables.rounds - s[at.round] + 1;
  into[0] = s[at.glory(seat)];
  into[1] = s[at.gold(seat)];
  into[2] = unitsOf(s, seat);
  into[3] = countAreas(c, s, seat) * rounds;
  into[4] = gloryOfTiles(c, s, seat) * rounds;
  into[5] = goldOfClaim(c, s, seat) * rounds;
  into[6] = yieldsOf(c, s, seat) * rounds;
  into[7] = forcesOf(s, seat) + s[at.axesHeld(seat)];
  into[8] = s[at.heldCount(seat)];
  into[9] = figuresOf(s, seat);
  into[10] = s[at.tiles(seat)];
};

export const bot: BotModule<Context> = {
  /**
   * Glory and gold, goods; what areas and tiles bring until the end; disks and axes at hand, runes, figures that live,
   * and tiles for what else they can do.
   */
  terms: ['glory', 'gold', 'goods', 'areas', 'tiles', 'claims', 'yields', 'forces', 'runes', 'figures', 'upgrades'],
  weights: {
    glory: 1,
    gold: 1,
    goods: 0.5,
    areas: 0.9,
    tiles: 0.9,
    claims: 0.7,
    yields: 0.3,
    forces: 0.3,
    runes: 0.8,
    figures: 2,
    upgrades: 2,
  },
  measure,
  scale: 20,
  cut: 4,
  exploration: 0.3,
  prior: 2,
  ripe: 6,
};
