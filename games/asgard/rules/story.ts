/** Everything that happens, as events; and which fields of them only their seat may read. */
import { events, own } from '@idavoll/engine';
import type { AsgardContent } from './content.ts';
import { armIds, ownerNames, tileIds } from './tables.ts';
import {
  ARM_KINDS,
  BATTLE_SLOTS,
  GODS,
  PIECES,
  PLACES,
  POWER_TILES,
  RECRUITS,
  SIDES,
  SPACES,
  STONES,
  SUPPORTS,
  WORLDS,
} from './vocabulary.ts';

/** What points are scored for at once; rewards and glory of Ragnarök are told with their world. */
export const GAINS = ['temples', 'underworld', 'saga', 'battles'] as const;
export const GAIN = Object.fromEntries(GAINS.map((name, i) => [name, i])) as {
  readonly [K in (typeof GAINS)[number]]: number;
};

export const eventTable = (seats: number, content: AsgardContent) => {
  const population = content.populations.map(({ id }) => id);
  const temple = content.temples.map(({ id }) => id);
  const asgardTile = content.asgardTiles.map(({ id }) => id);
  const ancient = content.ancientWeapons.map(({ id }) => id);
  const tile = tileIds(content);
  const arm = armIds(content);
  const owner = ownerNames(seats);
  const recruit = RECRUITS;
  const number = 'number';
  return events({
    ordered: { seat: number, place: number },
    unused: { population },
    populated: { population, space: SPACES },
    recruited: { seat: number, recruit },
    round: { round: number },
    woke: { god: GODS },
    inRow: { tile: asgardTile },
    turnedUp: { tile },
    templeUp: { temple },
    sealGiven: { seat: number, god: GODS },
    retrieved: { seat: number, disc: [...GODS, ...WORLDS, 'centre'] },
    chose: { seat: number },
    gods: { seat: number, count: number },
    placed: { seat: number, god: GODS, place: PLACES },
    lifted: { seat: number, god: GODS, place: PLACES },
    gathered: { seat: number, discs: number },
    declined: { seat: number },
    received: { seat: number, piece: PIECES, count: number },
    takenFrom: { seat: number, giver: number, piece: PIECES },
    missed: { seat: number, piece: PIECES },
    tookSeal: { seat: number, god: GODS },
    called: { seat: number, recruit },
    claimed: { seat: number },
    reordered: { seat: number, place: number },
    tookTile: { seat: number, power: POWER_TILES },
    lured: { seat: number, recruit, owner },
    reaped: { seat: number, recruit, owner },
    looked: { seat: number, light: own(ancient), dark: own(ancient) },
    swapped: { seat: number, given: STONES, taken: STONES },
    /** What lay in the pile: a bit for each tile of the kind. */
    browsed: { seat: number, kind: ARM_KINDS, pile: own(number) },
    picked: { seat: number, kind: ARM_KINDS, arm: own(arm) },
    used: { seat: number, population },
    scorched: { seat: number, population },
    built: { seat: number, temple, god: GODS },
    gave: { seat: number, god: GODS, recruit, count: number },
    laidTile: { seat: number, tile, space: SPACES },
    tileGone: { seat: number, tile },
    gained: { seat: number, population },
    supports: { seat: number, god: GODS, support: SUPPORTS },
    flipped: { seat: number, tile: asgardTile },
    bought: { seat: number, recruit },
    tookDisc: { seat: number, space: number },
    stood: { seat: number, slot: BATTLE_SLOTS },
    returned: { seat: number, slot: BATTLE_SLOTS },
    scored: { seat: number, points: number, gain: GAINS },
    ancient: { side: SIDES, ancient },
    battle: { world: WORLDS, seat: number, light: number, dark: number },
    sent: { seat: number, recruit },
    swore: { seat: number },
    levied: { seat: number },
    won: { seat: number, world: WORLDS },
    beaten: { seat: number, world: WORLDS },
    hammered: { seat: number },
    battleTile: { seat: number, points: number },
    ragnarok: {},
    cleared: { world: WORLDS },
    guarded: { space: SPACES },
    beside: { space: SPACES, recruit, count: number },
    raised: { seat: number, recruit, space: SPACES },
    passed: { seat: number },
    laidArm: { seat: number, kind: ARM_KINDS, space: SPACES, arm: own(arm) },
    shownArm: { seat: number, arm, space: SPACES },
    shownGuard: { space: SPACES, ancient },
    fought: { world: WORLDS, light: number, dark: number },
    rewarded: { seat: number, world: WORLDS, points: number },
    glory: { seat: number, world: WORLDS, points: number },
    over: {},
  });
};
