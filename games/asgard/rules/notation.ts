/** Every move of the game and how it is written. */
import { moves } from '@idavoll/engine';
import { sorts } from './state.ts';

export const moveTable = moves(
  {
    recruit: { text: 'recruit {recruit}', of: { recruit: 'recruit' } },
    from: { text: 'from {seat}', of: { seat: 'seat' } },
    retrieve: { text: 'retrieve {disc}', of: { disc: 'disc' } },
    choose: { text: 'choose {god}', of: { god: 'god' } },
    blank: { text: 'blank' },
    seal: { text: 'seal' },
    place: { text: '{god}>{place}', of: { god: 'god', place: 'spot' } },
    use: { text: 'use {population}', of: { population: 'population' } },
    lift: { text: 'lift {god}.{slot}', of: { god: 'god', slot: 'slot' } },
    liftOne: { text: 'lift asgard' },
    liftAll: { text: 'lift all' },
    accept: { text: 'accept' },
    decline: { text: 'decline' },
    stop: { text: 'stop' },
    call: { text: 'call {warrior}', of: { warrior: 'warrior' } },
    lure: { text: 'lure {recruit} of {owner}', of: { recruit: 'recruit', owner: 'owner' } },
    reap: { text: 'reap {recruit} of {owner}', of: { recruit: 'recruit', owner: 'owner' } },
    swap: { text: 'swap {given} for {taken}', of: { given: 'stone', taken: 'stone' } },
    browse: { text: 'browse {arms}', of: { arms: 'armKind' } },
    pick: { text: 'pick {arm}', of: { arm: 'arm' } },
    scorch: { text: 'scorch {population}', of: { population: 'population' } },
    muster: { text: 'muster {recruit}', of: { recruit: 'recruit' } },
    quarry: { text: 'quarry {stone} and {second}', of: { stone: 'stone', second: 'stone' } },
    front: { text: 'front' },
    stand: { text: 'stand {slot}', of: { slot: 'battleSlot' } },
    build: { text: 'build {temple}', of: { temple: 'temple' } },
    fourth: { text: 'fourth {stone}', of: { stone: 'stone' } },
    joker: { text: 'joker {stone}', of: { stone: 'stone' } },
    pay: { text: 'pay' },
    give: { text: 'give {recruit}', of: { recruit: 'recruit' } },
    lay: { text: 'lay {space}', of: { space: 'space' } },
    flip: { text: 'flip {tile}', of: { tile: 'asgardTile' } },
    act: { text: 'act' },
    hire: { text: 'hire {recruit}', of: { recruit: 'recruit' } },
    pair: { text: 'hire {recruit} and {other}', of: { recruit: 'recruit', other: 'recruit' } },
    double: { text: 'hire two {recruit} and {other}', of: { recruit: 'recruit', other: 'recruit' } },
    buy: { text: 'buy {recruit}', of: { recruit: 'recruit' } },
    disc: { text: 'disc' },
    done: { text: 'done' },
    send: { text: 'send {recruit}', of: { recruit: 'recruit' } },
    oath: { text: 'oath' },
    levy: { text: 'levy' },
    fight: { text: 'fight' },
    giveUp: { text: 'give up' },
    raise: { text: 'raise {warrior}>{space}', of: { warrior: 'warrior', space: 'space' } },
    pass: { text: 'pass' },
    arm: { text: '{arm}>{space}', of: { arm: 'arm', space: 'space' } },
  },
  sorts,
);

export const { make } = moveTable;

/** What is offered is taken or left. */
export const writeAnswers = (_c: unknown, _s: unknown, _seat: unknown, into: Int32Array) => {
  into[0] = make.accept();
  into[1] = make.decline();
  return 2;
};
