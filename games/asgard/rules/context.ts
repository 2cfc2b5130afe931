/** What every phase needs: the agreement, the cells of the state, the tables of the content, and a few small steps. */
import { type Agreement, type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { AsgardContent } from './content.ts';
import { moveTable } from './notation.ts';
import { stateLayout } from './state.ts';
import { eventTable } from './story.ts';
import { contentTables } from './tables.ts';
import {
  ARMS_OF_KIND,
  FIRST_SEAL,
  HELD,
  LAID_ARM,
  type PhaseName,
  POPULATION_COUNT,
  RECRUITS,
  SEVENTH,
  type StepName,
  sideOfSpace,
  spaceOf,
  WORLD_COUNT,
} from './vocabulary.ts';

/** One thing that is asked: what may be answered, what happens then, and which rule asks. */
export interface Phase {
  readonly rule: string;
  legal(state: State, seat: Seat, into: Int32Array): number;
  apply(state: State, seat: Seat, move: number, fx: Effects): void;
  /** The rule that forbids this move here, where it is a more telling one than the rule that asks. */
  why?(state: State, seat: Seat, move: number): string | undefined;
}

export type Phases = { readonly [K in Exclude<PhaseName, 'over'>]: Phase };

/** How an action goes on; every step ends by asking somebody something. */
export type Step = (state: State, seat: Seat, fx: Effects) => void;
export type Steps = { readonly [K in StepName]: Step };

export const createContext = ({ seats, options }: Agreement, content: AsgardContent) => {
  const layout = stateLayout(seats, content);
  const { at } = layout;
  const moves = moveTable(seats, content);
  const events = eventTable(seats, content);
  const tables = contentTables(content, seats);
  const { activeFrom, slotSide, isOpen, strength } = tables;
  const tileCount = tables.tileGod.length;

  const go = (s: State, phase: number, active: Seat) => {
    s[at.phase] = phase;
    s[at.active] = active;
  };
  const isActive = (s: State, god: number) => activeFrom[god] <= s[at.round];
  const firstPlayer = (s: State) => s[at.order(0)];
  const placeOf = (s: State, seat: Seat) => {
    let place = 0;
    while (s[at.order(place)] !== seat) place++;
    return place;
  };
  /** ASG-094 */
  const score = (s: State, seat: Seat, points: number, gain: number, fx: Effects) => {
    if (points === 0) return;
    s[at.score(seat)] += points;
    fx.emit(events.id.scored, seat, points, gain);
  };

  /** The god tile on this space, or NONE. */
  const tileOn = (s: State, space: number) =>
    s[at.on(space)] >= POPULATION_COUNT ? s[at.on(space)] - POPULATION_COUNT : NONE;
  /** The population tile on this space, or NONE. */
  const populationOn = (s: State, space: number) => (s[at.on(space)] < POPULATION_COUNT ? s[at.on(space)] : NONE);
  /** ASG-239 */
  const populationWorth = (s: State, population: number) =>
    s[at.turned(population)] ? 0 : tables.populationValue[population];

  /** The support slot that the next builder fills, or NONE. ASG-266, ASG-286 */
  const emptySupport = (s: State, god: number) => {
    if (s[at.support(god, 0)] === NONE) return 0;
    return s[at.support(god, 1)] === NONE ? 1 : NONE;
  };
  const supports = (s: State, seat: Seat, god: number) =>
    s[at.support(god, 0)] === seat || s[at.support(god, 1)] === seat;

  /** ASG-344, ASG-347, ASG-348 */
  const mayStand = (s: State, seat: Seat, world: number) =>
    isOpen[world] === 1 && s[at.battle(world)] === NONE && !s[at.victory(world, seat)];
  const anySlot = (s: State, seat: Seat) => {
    for (let world = 0; world < WORLD_COUNT; world++) if (mayStand(s, seat, world)) return true;
    return false;
  };
  /** Writes a move for every battle slot that is open to the seat. */
  const writeSlots = (s: State, seat: Seat, into: Int32Array, from: number) => {
    let n = from;
    for (let world = 0; world < WORLD_COUNT; world++) {
      if (!mayStand(s, seat, world)) continue;
      into[n++] = moves.make.stand(world);
      if (world === SEVENTH) into[n++] = moves.make.stand(world + 1); // ASG-345
    }
    return n;
  };
  /** Puts a disc on a battle slot and says on which side it stands. ASG-014, ASG-345 */
  const standOn = (s: State, seat: Seat, slot: number) => {
    const world = Math.min(slot, SEVENTH);
    s[at.battle(world)] = seat;
    if (world === SEVENTH) s[at.seventh] = slot - SEVENTH;
    return world === SEVENTH ? slot - SEVENTH : slotSide[world];
  };
  const whyNoStand = (s: State, slot: number) => {
    const world = Math.min(slot, SEVENTH);
    if (!isOpen[world]) return 'ASG-348';
    if (s[at.battle(world)] !== NONE) return world === SEVENTH ? 'ASG-345' : 'ASG-344';
    return 'ASG-347';
  };

  /** How many weapons or spells are left. */
  const pileSize = (s: State, kind: number) => {
    let left = ARMS_OF_KIND;
    for (let seat = 0; seat < seats; seat++) left -= s[at.armCount(seat, kind)];
    return left;
  };
  const hasPile = (s: State, kind: number) => pileSize(s, kind) > 0;
  /** Who has a weapon or a spell, or has laid it; NONE for one in its pile. */
  const ownerOfArm = (s: State, arm: number) => {
    for (let seat = 0; seat < seats; seat++) if (s[at.arm(seat, arm)] >= HELD) return seat;
    return NONE;
  };
  /** The seat that has laid it under the god tile on this space, or NONE. */
  const layerOfArm = (s: State, arm: number, space: number) => {
    for (let seat = 0; seat < seats; seat++) if (s[at.arm(seat, arm)] === LAID_ARM + space) return seat;
    return NONE;
  };

  /** Of the recruits counted in three cells from here on. ASG-018 */
  const strengthAt = (s: State, base: number) => {
    let sum = 0;
    for (let recruit = 0; recruit < RECRUITS.length; recruit++) sum += s[base + recruit] * strength[recruit];
    return sum;
  };

  return {
    seats,
    options,
    content,
    layout,
    at,
    moves,
    make: moves.make,
    events,
    tell: events.id,
    tables,
    tileCount,
    NEXT: layout.secrets.indexOf('next'),
    CARDS: layout.secrets.indexOf('cards'),
    ARMS: layout.secrets.indexOf('arms'),
    sealOf: (side: number) => FIRST_SEAL + side,
    go,
    isActive,
    firstPlayer,
    placeOf,
    score,
    tileOn,
    populationOn,
    populationWorth,
    emptySupport,
    supports,
    anySlot,
    writeSlots,
    standOn,
    whyNoStand,
    pileSize,
    hasPile,
    ownerOfArm,
    layerOfArm,
    strengthAt,
    /** Whether this seat's disc lies under the god tile on this space. ASG-415 */
    hasDiscUnder: (s: State, seat: Seat, space: number) => {
      const tile = tileOn(s, space);
      return tile !== NONE && supports(s, seat, tables.tileGod[tile]);
    },
    /** The space that faces this one. */
    facing: (space: number) => spaceOf(1 - sideOfSpace(space), space % (WORLD_COUNT + 1)),
    /** Where phases hand over to each other; `createAsgard` fills it in. */
    flow: {} as Flow,
  };
};

/** What begins elsewhere than where it is decided that it begins. */
interface Flow {
  steps: readonly Step[];
  beginRound(s: State, round: number, fx: Effects): void;
  beginActions(s: State, fx: Effects): void;
  nextTurn(s: State, fx: Effects): void;
  beginBattles(s: State, fx: Effects): void;
  beginRagnarok(s: State, fx: Effects): void;
}

export type Context = ReturnType<typeof createContext>;
