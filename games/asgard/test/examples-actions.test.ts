import { describe, expect, test } from 'vitest';
import { BLUE, type PositionWords, PURPLE, RED, Table, YELLOW } from './table.ts';

const ALL_FLIPPED = ['asgard-1', 'asgard-2', 'asgard-3'];

describe('the worked examples of phase 3', () => {
  test('EX-ASG-06: ASG-005, ASG-008, ASG-220, ASG-221, ASG-222: two requests to Loki and one to Surtr', () => {
    const t = new Table({
      seats: 4,
      round: 3,
      order: [PURPLE, YELLOW, RED, BLUE],
      slots: { 'loki.a': PURPLE, 'loki.b': YELLOW, 'surtr.a': RED },
      onGod: { hel: 'giant 1' },
    });
    t.play(PURPLE, 'accept');
    expect([t.has('green', PURPLE), t.active, t.phase]).toEqual([2, PURPLE, 'turncoat']);
    t.play(PURPLE, 'lure giant of hel').play(YELLOW, 'accept');
    expect([t.has('green', YELLOW), t.has('green')]).toEqual([2, 1]);
    expect([t.active, t.phase, t.told('received').filter(({ seat }) => seat === RED)]).toEqual([RED, 'scorch', []]);
  });

  const surtr = (reserve = 'pink 1 green 1 white 1 blue 1 whiteWarrior 3 orangeWarrior 4') =>
    new Table({
      seats: 4,
      round: 3,
      order: [RED, BLUE, YELLOW, PURPLE],
      slots: { 'surtr.temple': RED },
      inAsgard: [0, 0, 2],
      support: { surtr: [BLUE] },
      onGod: { surtr: 'giant 2' },
      reserve: ['', reserve],
      on: { 'dark-world3': 'dark-battle-levy' },
      top: { surtr: 'surtr-3' },
      templesUp: ['temple-7-1'],
    });

  test('EX-ASG-07: ASG-260, ASG-261, ASG-262, ASG-266, ASG-267, ASG-268, ASG-269: red builds for Surtr', () => {
    const t = surtr().play(RED, 'build temple-7-1');
    expect([t.phase, t.where('temple-7-1')]).toEqual(['gift', 'seat1']);
    expect((['pink', 'green', 'white', 'blue'] as const).map(stone => t.has(stone, RED))).toEqual([0, 0, 0, 0]);
    expect((['pink', 'green', 'white', 'blue'] as const).map(stone => t.has(stone))).toEqual([5, 5, 3, 5]);
    expect(t.offers()).toEqual(['give whiteWarrior', 'give orangeWarrior']);
    t.play(RED, 'give orangeWarrior');
    expect([t.has('whiteWarrior', RED), t.has('orangeWarrior', RED)]).toEqual([3, 0]);
    expect([t.recruits('surtr'), t.phase]).toEqual(['orangeWarrior 4 giant 2', 'space']);
    const choosy = surtr('pink 2 green 2 white 2 blue 1 red 1 orangeWarrior 1').play(RED, 'build temple-7-1');
    expect(choosy.offers()).toEqual(['fourth red', 'fourth blue']);
    for (const stone of ['pink', 'green', 'white']) expect(choosy.refused(RED, `fourth ${stone}`)).toBe('ASG-262');
  });

  test('EX-ASG-07: ASG-274, ASG-281, ASG-285, ASG-286: Surtr’s tile replaces the population of world 3', () => {
    const t = surtr().play(RED, 'build temple-7-1', 'give orangeWarrior', 'lay dark-world3');
    expect([t.on('dark-world3'), t.where('dark-battle-levy')]).toEqual(['surtr-3', 'seat1']);
    expect([t.told('turnedUp'), t.told('templeUp')]).toMatchObject([
      [{ tile: expect.stringMatching(/^surtr/) }],
      [{ temple: expect.stringMatching(/^temple-7/) }],
    ]);
    expect([t.disc('surtr.upper'), t.disc('surtr.lower'), t.disc('surtr.temple')]).toEqual([BLUE, RED, undefined]);
  });

  test('EX-ASG-08: ASG-273, ASG-274, ASG-281, ASG-283: yellow lays Odin’s tile on the underworld', () => {
    const t = new Table({
      seats: 4,
      slots: { 'odin.temple': YELLOW },
      inAsgard: [0, 2],
      reserve: ['red 1 whiteWarrior 1'],
      templesUp: ['temple-1-3'],
      on: { 'light-underworld': 'light-joker-stone' },
    });
    t.play(YELLOW, 'build temple-1-3', 'lay light-underworld');
    expect([t.score[YELLOW], t.where('light-joker-stone'), t.on('light-underworld')]).toEqual([5, 'seat0', 'odin-1']);
  });

  test('EX-ASG-08: ASG-284, ASG-414: Odin’s tile fights in no battle and is removed at Ragnarök', () => {
    const t = new Table({
      seats: 4,
      round: 5,
      slots: { 'odin.temple': YELLOW },
      reserve: ['red 1 whiteWarrior 1'],
      templesUp: ['temple-1-3'],
      on: { 'light-underworld': 'light-joker-stone' },
    });
    t.play(YELLOW, 'build temple-1-3', 'lay light-underworld');
    expect([t.match.over, t.told('fought'), t.where('odin-1')]).toEqual([true, [], 'out']);
    expect(t.scores).toEqual([6, 0, 0, 0]);
  });

  test('EX-ASG-09: ASG-207, ASG-321, ASG-322, ASG-327, ASG-331, ASG-332: purple acts in Asgard', () => {
    const t = new Table({
      seats: 4,
      turn: PURPLE,
      inAsgard: [0, 2, 0, 1],
      flipped: ['asgard-1'],
      row: ['asgard-3', 'asgard-4'],
      reserve: ['', '', '', 'darkSeal 1'],
    });
    const supply = t.has('darkSeal');
    expect(t.offers()).toEqual(['flip asgard-3', 'flip asgard-4', 'decline']);
    t.play(PURPLE, 'flip asgard-3', 'hire two giant and orangeWarrior', 'buy orangeWarrior');
    expect([t.has('giant', PURPLE), t.has('orangeWarrior', PURPLE), t.has('darkSeal', PURPLE)]).toEqual([2, 2, 0]);
    expect(['asgard-1', 'asgard-3', 'asgard-4'].map(id => t.where(id))).toEqual(['flipped', 'flipped', 'row']);
    expect([t.has('darkSeal'), t.front[PURPLE], t.inAsgard[PURPLE], t.active]).toEqual([supply + 1, 3, 0, RED]);
  });

  /** Two players: yellow has taken two discs, red one; it is this seat's Asgard action, and all recruits are left. */
  const track = (seat: number) =>
    new Table({
      seats: 2,
      turn: seat,
      order: [seat, 1 - seat],
      taken: [2, 1],
      inAsgard: seat === YELLOW ? [1, 2] : [2, 1],
      flipped: ['asgard-2'],
      reserve: seat === YELLOW ? ['lightSeal 4 darkSeal 4'] : ['', 'lightSeal 4 darkSeal 4'],
    }).play(seat, 'act', 'done');
  const paid = (t: Table, seat: number) => [4 - t.has('lightSeal', seat), 4 - t.has('darkSeal', seat)];

  test('EX-ASG-10: ASG-335, ASG-336, ASG-337, ASG-338: what yellow’s next discs cost', () => {
    const t = track(YELLOW).play(YELLOW, 'disc', 'front');
    expect([paid(t, YELLOW), t.told('tookDisc')]).toMatchObject([[1, 1], [{ space: 3 }]]);
    t.play(YELLOW, 'disc', 'front');
    expect([paid(t, YELLOW), t.told('tookDisc')[1]]).toMatchObject([[1 + 2, 1 + 1], { space: 4 }]);
  });

  test('EX-ASG-11: ASG-335, ASG-336: what red’s next discs cost', () => {
    const t = track(RED).play(RED, 'disc', 'front');
    expect([paid(t, RED), t.told('tookDisc')]).toMatchObject([[1, 0], [{ space: 2 }]]);
    t.play(RED, 'disc', 'front');
    expect([paid(t, RED), t.told('tookDisc')[1]]).toMatchObject([[1, 1], { space: 3 }]);
  });

  const FREE = ['world1', 'world2', 'world3', 'world4', 'world6'];
  const yellowTakesThree = (words: Partial<PositionWords> = {}) =>
    new Table({
      seats: 4,
      round: 3,
      taken: [1, 4, 4, 4],
      inAsgard: [1, 1],
      centre: [0, 1],
      victory: { world5: [YELLOW] },
      battle: { 'world7-dark': BLUE },
      flipped: ALL_FLIPPED,
      reserve: ['lightSeal 2 darkSeal 1'],
      ...words,
    }).play(YELLOW, 'act', 'done');

  test('EX-ASG-12: ASG-335, ASG-340, ASG-344, ASG-345, ASG-347: yellow takes three discs', () => {
    const t = yellowTakesThree();
    expect(t.front[YELLOW]).toBe(2);
    t.play(YELLOW, 'disc');
    expect([t.has('lightSeal', YELLOW), t.has('darkSeal', YELLOW)]).toEqual([1, 1]);
    expect(t.offers()).toEqual(['front', ...FREE.map(world => `stand ${world}`)]);
    expect([t.refused(YELLOW, 'stand world5'), t.refused(YELLOW, 'stand world7-light')]).toEqual([
      'ASG-347',
      'ASG-345',
    ]);
    t.play(YELLOW, 'front', 'disc');
    expect([t.has('lightSeal', YELLOW), t.has('darkSeal', YELLOW)]).toEqual([1, 0]);
    t.play(YELLOW, 'stand world6', 'pick weapon-7', 'disc');
    expect([t.has('lightSeal', YELLOW), t.has('darkSeal', YELLOW)]).toEqual([0, 0]);
    t.play(YELLOW, 'stand world1', 'pick rout');
    expect([t.disc('world6'), t.disc('world1'), t.front[YELLOW]]).toEqual([YELLOW, YELLOW, 4]);
  });

  const yellowHas = () =>
    yellowTakesThree().play(YELLOW, 'disc', 'front', 'disc', 'stand world6', 'pick weapon-7', 'disc', 'stand world1');

  test('EX-ASG-12: ASG-210, ASG-341, ASG-342: a weapon, a spell, and four discs for the next round', () => {
    const t = yellowHas();
    expect(t.offers()).toHaveLength(7);
    t.play(YELLOW, 'pick rout');
    expect([t.where('weapon-7'), t.where('rout')]).toEqual(['seat0', 'seat0']);
    t.playUntil(
      ({ round }) => round === 4,
      offers => offers.find(text => text.startsWith('give up')) ?? offers[0],
    );
    expect([t.phase, t.front[YELLOW]]).toEqual(['gods', 4]);
  });

  test('EX-ASG-13: ASG-350, ASG-352: red moves the disc of the centre to world 2 and gets no spell', () => {
    const t = yellowHas().play(YELLOW, 'pick rout');
    expect(t.active).toBe(RED);
    t.play(RED, 'act');
    expect([t.phase, t.offers()]).toEqual(['centre', ['world2', 'world3', 'world4', 'world5'].map(w => `stand ${w}`)]);
    t.play(RED, 'stand world2');
    expect(t.told('battle')).toContainEqual(expect.objectContaining({ world: 'world2', seat: RED }));
    expect([t.told('returned'), t.told('browsed').filter(({ seat }) => seat === RED)]).toEqual([
      [{ type: 'returned', seat: RED, slot: 'world2' }],
      [],
    ]);
  });
});
