import { describe, expect, test } from 'vitest';
import { ACTOR, OTHER, onSlots } from './scenes.ts';
import { BLUE, type PositionWords, PURPLE, RED, Table, YELLOW } from './table.ts';

const request = (god: string, words: Partial<PositionWords> = {}) =>
  onSlots(`${god}.a`, words).play(ACTOR, `lift ${god}.a`, 'accept');

describe('Freyja', () => {
  test('ASG-226: one or two warriors come from Valhalla, in colours of the player’s choice', () => {
    const fallen = { valhalla: 'whiteWarrior 2 orangeWarrior 1' };
    const t = request('freyja', fallen);
    expect([t.phase, t.offers()]).toEqual(['fallen', ['call whiteWarrior', 'call orangeWarrior', 'stop']]);
    t.play(ACTOR, 'call orangeWarrior');
    expect(t.offers()).toEqual(['call whiteWarrior', 'stop']);
    expect(t.refused(ACTOR, 'call orangeWarrior')).toBe('ASG-226');
    // No giant ever lies there.
    expect(t.refused(ACTOR, 'call giant')).toBe('unknown-move');
    t.play(ACTOR, 'call whiteWarrior');
    expect([t.active, t.recruits('valhalla')]).toEqual([OTHER, 'whiteWarrior 1']);
    expect([t.has('whiteWarrior', ACTOR), t.has('orangeWarrior', ACTOR)]).toEqual([1, 1]);
    expect(request('freyja', fallen).play(ACTOR, 'call whiteWarrior', 'stop').recruits('valhalla')).toBe(
      'whiteWarrior 1 orangeWarrior 1',
    );
  });

  test('ASG-226: only what lies in Valhalla can be taken, never from the supply or a player', () => {
    const one = request('freyja', { valhalla: 'whiteWarrior 1', reserve: ['', 'whiteWarrior 4'] });
    one.play(ACTOR, 'call whiteWarrior');
    expect([one.active, one.has('whiteWarrior', ACTOR), one.has('whiteWarrior', OTHER)]).toEqual([OTHER, 1, 4]);
    const none = request('freyja');
    expect([none.active, none.has('pink', ACTOR), none.has('whiteWarrior', ACTOR)]).toEqual([OTHER, 2, 0]);
  });
});

describe('Baldr', () => {
  test('ASG-227: one light and one dark seal come from the supply', () => {
    const t = request('baldr');
    expect([t.phase, t.offers()]).toEqual(['dawn', ['accept', 'decline']]);
    t.play(ACTOR, 'accept');
    expect([t.active, t.has('lightSeal', ACTOR), t.has('darkSeal', ACTOR)]).toEqual([OTHER, 1, 1]);
    expect(t.news).toEqual(['received 0 lightSeal 1', 'received 0 darkSeal 1']);
  });

  test('ASG-227: each seal separately follows the rule of shortages', () => {
    const t = request('baldr', { reserve: ['darkSeal 1', 'lightSeal 7'] }).play(ACTOR, 'accept');
    expect(t.news).toEqual(['takenFrom 0 1 lightSeal', 'received 0 darkSeal 1']);
    const own = request('baldr', { reserve: ['lightSeal 7'] }).play(ACTOR, 'accept');
    expect(own.news).toEqual(['missed 0 lightSeal', 'received 0 darkSeal 1']);
    const neither = request('baldr', { reserve: ['lightSeal 7 darkSeal 7'] });
    expect([neither.active, neither.has('yellow', ACTOR)]).toEqual([OTHER, 2]);
  });
});

describe('Odin', () => {
  const odin = (words: Partial<PositionWords> = {}) => onSlots('odin.a', words).play(ACTOR, 'lift odin.a');

  test('ASG-228: a white stone and a claim of the first seat, each as one likes', () => {
    const t = odin();
    expect([t.phase, t.offers()]).toEqual(['crystal', ['accept', 'decline']]);
    t.play(ACTOR, 'accept');
    expect([t.phase, t.offers(), t.has('white', ACTOR)]).toEqual(['seat', ['accept', 'decline'], 1]);
    t.play(ACTOR, 'accept');
    expect([t.active, t.news]).toEqual([OTHER, ['claimed 0']]);
  });

  test('ASG-228: a white stone that is short comes from the richest; where none comes only the seat is asked', () => {
    const t = odin({ reserve: ['', 'white 1'] }).play(ACTOR, 'accept');
    expect([t.has('white', ACTOR), t.has('white', OTHER)]).toEqual([1, 0]);
    const own = odin({ reserve: ['white 1'] });
    expect([own.phase, own.offers()]).toEqual(['seat', ['accept', 'decline']]);
  });

  test('ASG-228: without changes of the order there is the white stone only', () => {
    const words = { options: { odinOrderChange: 'off' } };
    const t = odin(words).play(ACTOR, 'accept');
    expect([t.active, t.has('white', ACTOR)]).toEqual([OTHER, 1]);
    expect(odin(words).play(ACTOR, 'decline').active).toBe(OTHER);
    expect(odin({ ...words, reserve: ['white 1'] }).active).toBe(OTHER);
  });

  test('ASG-229: at the end of phase 3 the claimant takes tile 1 and those before move back by one', () => {
    const t = new Table({
      seats: 4,
      order: [RED, PURPLE, YELLOW, BLUE],
      turn: YELLOW,
      slots: { 'odin.a': YELLOW },
      inAsgard: [0, 2, 0, 0],
    });
    t.play(YELLOW, 'decline', 'accept');
    expect([t.order, t.active]).toEqual([[RED, PURPLE, YELLOW, BLUE], RED]);
    t.play(RED, 'lift all', 'decline');
    expect([t.round, t.order]).toEqual([2, [YELLOW, RED, PURPLE, BLUE]]);
    expect(t.told('reordered').map(({ seat, place }) => [seat, place])).toEqual([
      [YELLOW, 1],
      [RED, 2],
      [PURPLE, 3],
      [BLUE, 4],
    ]);
  });

  test('ASG-229: the new order holds from phase 4 of the same round on', () => {
    // Equal points, and one battle tile of value 3 is left for two.
    const claim = (answer: string, victory: NonNullable<PositionWords['victory']>) =>
      new Table({
        seats: 2,
        round: 5,
        turn: RED,
        slots: { 'odin.a': RED },
        victory,
        battleTiles: [[], [3]],
        score: [7, 4],
      }).play(RED, 'decline', answer);
    expect(claim('accept', {}).places).toEqual([2, 1]);
    expect(claim('decline', {}).places).toEqual([1, 2]);
    const words = { world2: [YELLOW], world3: [RED] };
    expect(claim('accept', words).told('battleTile')).toEqual([{ type: 'battleTile', seat: RED, points: 3 }]);
  });

  test('ASG-229: a claim by the first player changes nothing', () => {
    const t = new Table({ seats: 2, slots: { 'odin.a': YELLOW } }).play(YELLOW, 'decline', 'accept');
    expect([t.round, t.order]).toEqual([2, [YELLOW, RED]]);
  });

  test('ASG-230: at most one claim can happen in a round, and it does not last', () => {
    const t = new Table({ seats: 2, turn: RED, slots: { 'odin.a': RED } }).play(RED, 'decline', 'accept');
    expect([t.round, t.order, t.told('claimed')]).toEqual([2, [RED, YELLOW], [{ type: 'claimed', seat: RED }]]);
    t.playUntil(
      ({ phase }) => phase === 'reveal',
      offers => offers.find(text => text === 'choose odin') ?? offers[0],
    );
    t.play(RED, 'odin>a');
    expect(t.refused(YELLOW, 'odin>a')).toBe('ASG-173');
    expect(t.refused(YELLOW, 'odin>b')).toBe('ASG-008');
    t.playUntil(
      ({ round }) => round === 3,
      offers => (offers.includes('decline') ? 'decline' : offers[0]),
    );
    expect([t.order, t.told('claimed').length, t.told('reordered').length]).toEqual([[RED, YELLOW], 1, 2]);
  });
});

describe('Týr and Thor', () => {
  /** The last battles of the match, after a request to this god: ancient weapons light 1, dark 2. */
  const last = (god: string, words: Partial<PositionWords>) =>
    new Table({ seats: 2, round: 5, slots: { [`${god}.a`]: ACTOR }, ancients: [1, 2], ...words });

  test('ASG-231: Týr’s tile is taken, and gives 4 in one own battle', () => {
    const against = (dark: string) =>
      last('tyr', { battle: { world5: ACTOR }, on: { 'light-world5': 'light-armoury', 'dark-world5': dark } });
    const t = against('dark-crystal').play(ACTOR, 'accept', 'accept');
    expect(t.told('battle')).toMatchObject([{ world: 'world5', light: 3, dark: 6 }]);
    expect([t.phase, t.powerTile('tyr'), t.offers()]).toEqual(['battle', ACTOR, ['oath', 'give up']]);
    t.play(ACTOR, 'oath', 'fight');
    expect([t.told('won'), t.powerTile('tyr')]).toEqual([[{ type: 'won', seat: ACTOR, world: 'world5' }], undefined]);
    const equal = against('dark-battle-levy').play(ACTOR, 'accept', 'accept');
    expect([equal.told('beaten'), equal.powerTile('tyr')]).toEqual([
      [{ type: 'beaten', seat: ACTOR, world: 'world5' }],
      ACTOR,
    ]);
  });

  test('ASG-232: Thor’s tile is taken, and brings the recruits of one won battle back', () => {
    const t = last('thor', {
      battle: { world5: ACTOR, world6: ACTOR },
      reserve: ['giant 2 whiteWarrior 1'],
      on: {
        'light-world5': 'light-saga',
        'dark-world5': 'fenrir-1',
        'light-world6': 'tyr-4',
        'dark-world6': 'surtr-4',
      },
    });
    t.play(ACTOR, 'accept', 'accept');
    expect([t.phase, t.powerTile('thor')]).toEqual(['battle', ACTOR]);
    t.play(ACTOR, 'send giant', 'send giant', 'send whiteWarrior', 'fight');
    expect([t.phase, t.offers()]).toEqual(['hammer', ['accept', 'decline']]);
    t.play(ACTOR, 'accept');
    expect([t.has('giant', ACTOR), t.has('whiteWarrior', ACTOR)]).toEqual([2, 1]);
    expect([t.told('won')[0].world, t.powerTile('thor'), t.phase]).toEqual(['world5', undefined, 'battle']);
    t.play(ACTOR, 'send giant', 'fight');
    expect([t.told('won')[1].world, t.has('giant', ACTOR)]).toEqual(['world6', 1]);
  });

  test.each(['whiteWarrior', 'orangeWarrior', 'giant'] as const)('ASG-232: also one lone %s', recruit => {
    const t = last('thor', {
      battle: { world5: ACTOR },
      reserve: [`${recruit} 1`],
      on: { 'light-world5': 'light-crystal', 'dark-world5': 'dark-muster' },
    });
    t.play(ACTOR, 'accept', 'accept', `send ${recruit}`, 'fight');
    expect([t.phase, t.rule]).toEqual(['hammer', 'ASG-388']);
    expect(t.play(ACTOR, 'accept').has(recruit, ACTOR)).toBe(1);
  });

  test('ASG-231, ASG-232: whoever holds the tile already gains nothing more and is not asked', () => {
    for (const god of ['tyr', 'thor'] as const) {
      const t = request(god, { powerTiles: { [god]: ACTOR } });
      expect([t.active, t.powerTile(god)]).toEqual([OTHER, ACTOR]);
    }
  });

  test('ASG-233: a power tile is kept over rounds', () => {
    const t = new Table({ seats: 2, inAsgard: [1], powerTiles: { tyr: ACTOR, thor: OTHER } }).play(ACTOR, 'decline');
    expect([t.round, t.powerTile('tyr'), t.powerTile('thor')]).toEqual([2, ACTOR, OTHER]);
  });

  test('ASG-233: a power tile that was not spent is worth nothing at the end', () => {
    const t = new Table({ seats: 2, round: 5, inAsgard: [1], powerTiles: { tyr: ACTOR, thor: OTHER }, score: [7, 9] });
    t.play(ACTOR, 'decline');
    expect([t.match.over, t.scores]).toEqual([true, [7, 9]]);
  });
});
