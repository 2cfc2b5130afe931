/** What must hold for play to go on, whatever is asked. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { isActive, populationOn, tileOn } from './board.ts';
import type { Context } from './context.ts';
import { ownerOfArm } from './piles.ts';
import { byPhase } from './playable-phases.ts';
import { suppliesLast } from './playable-supplies.ts';
import { at, COUNT, type State } from './state.ts';
import {
  ARM_KINDS,
  ARMS_OF_KIND,
  DISC_COUNT,
  GODS,
  kindOfArm,
  LAID,
  LAID_ARM,
  ON_BOARD,
  sideOf,
  sideOfSpace,
  TEMPLE_PILES,
  TOP,
  TRACK_LENGTH,
} from './vocabulary.ts';

const checkOrder = ({ seats }: Context, s: State) => {
  let seen = 0;
  for (let place: Nth<'place'> = 0; place < seats; place++) seen |= 1 << s[at.order(place)];
  return seen === (1 << seats) - 1 ? undefined : 'a seat is missing in the turn order';
};

/** ASG-030, ASG-173, ASG-287 */
const checkDiscs = ({ seats }: Context, s: State) => {
  for (let seat: Seat = 0; seat < seats; seat++) {
    let discs = s[at.front(seat)] + TRACK_LENGTH - s[at.taken(seat)] + s[at.inAsgard(seat)] + s[at.centre(seat)];
    if (seat === s[at.active]) discs += s[at.lifted];
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
      for (let slot: Nth<'slot'> = 0; slot < COUNT.slot; slot++) if (s[at.slot(god, slot)] === seat) discs++;
      for (let support: Nth<'support'> = 0; support < COUNT.support; support++)
        if (s[at.support(god, support)] === seat) discs++;
      if (s[at.support(god, 0)] === seat && s[at.support(god, 1)] === seat) return 'a god has one supporter twice';
    }
    for (let world: Nth<'world'> = 0; world < COUNT.world; world++) {
      if (s[at.battle(world)] === seat) discs++;
      discs += s[at.victory(world, seat)];
    }
    if (discs !== DISC_COUNT) return `seat ${seat} has ${discs} discs`;
  }
  return undefined;
};

/** What is said to lie on the board lies there, once; and one tile of a pile at most is turned up. */
const checkTiles = (c: Context, s: State) => {
  const { tables } = c;
  let populations = 0;
  let tiles = 0;
  for (let space: Nth<'space'> = 0; space < COUNT.space; space++) {
    const population = populationOn(s, space);
    const tile = tileOn(s, space);
    if (population !== NONE) {
      populations++;
      if (s[at.population(population)] !== ON_BOARD) return 'a population lies where it is not';
      if (tables.populationSide[population] !== sideOfSpace(space)) return 'a population lies on the wrong side';
    }
    if (tile !== NONE) {
      tiles++;
      if (s[at.tile(tile)] !== LAID) return 'a god tile lies where it is not';
      if (sideOf(tables.tileGod[tile]) !== sideOfSpace(space)) return 'a god tile lies on the wrong side';
    }
    for (let other: Nth<'space'> = 0; other < space; other++)
      if (s[at.on(space)] !== NONE && s[at.on(space)] === s[at.on(other)]) return 'a tile lies on two spaces';
  }
  for (let population: Nth<'population'> = 0; population < COUNT.population; population++)
    if (s[at.population(population)] === ON_BOARD) populations--;
  if (populations !== 0) return 'a population on the board has no space';
  for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
    let tops = 0;
    for (let tile: Nth<'tile'> = 0; tile < c.tileCount; tile++) {
      if (tables.tileGod[tile] !== god) continue;
      if (s[at.tile(tile)] === TOP) tops++;
      if (s[at.tile(tile)] === LAID) tiles--;
    }
    if (tops > 1) return `${GODS[god]} has ${tops} tiles turned up`;
  }
  if (tiles !== 0) return 'a god tile that was laid has no space';
  for (let pile = 0; pile < TEMPLE_PILES; pile++) {
    let tops = 0;
    for (let temple: Nth<'temple'> = 0; temple < COUNT.temple; temple++)
      if (tables.templePile[temple] === pile && s[at.temple(temple)] === TOP) tops++;
    if (tops > 1) return `temple pile ${pile + 1} has ${tops} tiles turned up`;
  }
  return undefined;
};

/** ASG-152 to ASG-155 */
const checkCards = (c: Context, s: State) => {
  const { seats } = c;
  for (let seat: Seat = 0; seat < seats; seat++) {
    let chosen = 0;
    for (let god: Nth<'god'> = 0; god < COUNT.god; god++) {
      chosen += s[at.chosen(seat, god)];
      if (s[at.chosen(seat, god)] && !isActive(c, s, god)) return `seat ${seat} has chosen a god that sleeps`;
      if (s[at.revealed(seat, god)] && !s[at.chosen(seat, god)]) return `seat ${seat} has shown what it has not chosen`;
    }
    if (chosen !== s[at.chosenCount(seat)]) return `seat ${seat} has chosen ${chosen} gods`;
    if (chosen > s[at.cardsLaid(seat)]) return `seat ${seat} has chosen more gods than it laid cards`;
  }
  for (let seat: Seat = 0; seat < seats; seat++)
    for (let side: Nth<'side'> = 0; side < COUNT.side; side++)
      if ((s[at.next(seat, side)] !== NONE) !== (seat === s[at.peeker])) return 'an ancient weapon was seen by nobody';
  return undefined;
};

/** As many weapons and spells are held and laid as were seen to be. ASG-097 */
const checkArms = (c: Context, s: State) => {
  const { seats } = c;
  for (let kind: Nth<'armKind'> = 0; kind < COUNT.armKind; kind++)
    for (let seat: Seat = 0; seat < seats; seat++) {
      let held = 0;
      for (let arm: Nth<'arm'> = kind * ARMS_OF_KIND; arm < (kind + 1) * ARMS_OF_KIND; arm++)
        if (s[at.arm(seat, arm)] !== NONE) held++;
      if (held !== s[at.armCount(seat, kind)]) return `seat ${seat} has other ${ARM_KINDS[kind]}s than it took`;
      for (let space: Nth<'space'> = 0; space < COUNT.space; space++) {
        let laid = s[at.laid(space, seat, kind)];
        for (let arm: Nth<'arm'> = 0; arm < COUNT.arm; arm++)
          if (kindOfArm(arm) === kind && s[at.arm(seat, arm)] === LAID_ARM + space) laid--;
        if (laid !== 0) return `seat ${seat} has laid other ${ARM_KINDS[kind]}s than were seen`;
      }
    }
  for (let arm: Nth<'arm'> = 0; arm < COUNT.arm; arm++)
    for (let seat: Seat = 0; seat < seats; seat++)
      if (s[at.arm(seat, arm)] !== NONE && seat !== ownerOfArm(c, s, arm)) return 'a weapon or a spell has two owners';
  return undefined;
};

export const unplayable = (c: Context, s: State): string | undefined =>
  checkOrder(c, s) ??
  checkDiscs(c, s) ??
  checkTiles(c, s) ??
  checkCards(c, s) ??
  checkArms(c, s) ??
  suppliesLast(c, s) ??
  byPhase(c, s);
