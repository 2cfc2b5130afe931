/** Every move of the game and how it is written. */
import { moves } from '@idavoll/engine';
import type { AsgardContent } from './content.ts';
import { armIds, ownerNames } from './tables.ts';
import {
  ARM_KINDS,
  BATTLE_SLOTS,
  GODS,
  PLACES,
  RECRUITS,
  SLOTS,
  SPACES,
  STONES,
  WARRIORS,
  WORLDS,
} from './vocabulary.ts';

export const moveTable = (seats: number, content: AsgardContent) => {
  const population = content.populations.map(({ id }) => id);
  const temple = content.temples.map(({ id }) => id);
  const tile = content.asgardTiles.map(({ id }) => id);
  const arm = armIds(content);
  const owner = ownerNames(seats);
  const recruit = RECRUITS;
  return moves({
    recruit: { text: 'recruit {recruit}', of: { recruit } },
    from: { text: 'from {seat}', of: { seat: { count: seats } } },
    retrieve: { text: 'retrieve {disc}', of: { disc: [...GODS, ...WORLDS, 'centre'] } },
    choose: { text: 'choose {god}', of: { god: GODS } },
    blank: { text: 'blank' },
    seal: { text: 'seal' },
    place: { text: '{god}>{place}', of: { god: GODS, place: PLACES } },
    use: { text: 'use {population}', of: { population } },
    lift: { text: 'lift {god}.{slot}', of: { god: GODS, slot: SLOTS } },
    liftOne: { text: 'lift asgard' },
    liftAll: { text: 'lift all' },
    accept: { text: 'accept' },
    decline: { text: 'decline' },
    stop: { text: 'stop' },
    call: { text: 'call {warrior}', of: { warrior: WARRIORS } },
    lure: { text: 'lure {recruit} of {owner}', of: { recruit, owner } },
    reap: { text: 'reap {recruit} of {owner}', of: { recruit, owner } },
    swap: { text: 'swap {given} for {taken}', of: { given: STONES, taken: STONES } },
    browse: { text: 'browse {arms}', of: { arms: ARM_KINDS } },
    pick: { text: 'pick {arm}', of: { arm } },
    scorch: { text: 'scorch {population}', of: { population } },
    muster: { text: 'muster {recruit}', of: { recruit } },
    quarry: { text: 'quarry {stone} and {second}', of: { stone: STONES, second: STONES } },
    front: { text: 'front' },
    stand: { text: 'stand {slot}', of: { slot: BATTLE_SLOTS } },
    build: { text: 'build {temple}', of: { temple } },
    fourth: { text: 'fourth {stone}', of: { stone: STONES } },
    joker: { text: 'joker {stone}', of: { stone: STONES } },
    pay: { text: 'pay' },
    give: { text: 'give {recruit}', of: { recruit } },
    lay: { text: 'lay {space}', of: { space: SPACES } },
    flip: { text: 'flip {tile}', of: { tile } },
    act: { text: 'act' },
    hire: { text: 'hire {recruit}', of: { recruit } },
    pair: { text: 'hire {recruit} and {other}', of: { recruit, other: recruit } },
    double: { text: 'hire two {recruit} and {other}', of: { recruit, other: recruit } },
    buy: { text: 'buy {recruit}', of: { recruit } },
    disc: { text: 'disc' },
    done: { text: 'done' },
    send: { text: 'send {recruit}', of: { recruit } },
    oath: { text: 'oath' },
    levy: { text: 'levy' },
    fight: { text: 'fight' },
    giveUp: { text: 'give up' },
    raise: { text: 'raise {warrior}>{space}', of: { warrior: WARRIORS, space: SPACES } },
    pass: { text: 'pass' },
    arm: { text: '{arm}>{space}', of: { arm, space: SPACES } },
  });
};
