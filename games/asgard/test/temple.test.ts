import { describe, expect, test } from 'vitest';
import { ACTOR, OTHER, onSlots } from './scenes.ts';
import { BLUE, type PositionWords, RED, Table, YELLOW } from './table.ts';

const STOCK = 'pink 1 yellow 1';
/** A disc on the temple slot of a god; the temples of value 1 ask for pink. */
const builds = (god: string, recruits: string, words: Partial<PositionWords> = {}) =>
  onSlots(`${god}.temple`, { round: 4, reserve: [`${STOCK} ${recruits}`], ...words })
    .play(ACTOR, `lift ${god}.temple`)
    .play(ACTOR, 'build temple-1-1');

describe('what a temple brings', () => {
  test('ASG-265: it lies before the player and scores its value in phase 4 of every round', () => {
    const t = new Table({
      seats: 2,
      slots: { 'freyja.temple': ACTOR },
      reserve: ['pink 1 black 1 whiteWarrior 1'],
      on: { 'light-world2': 'light-battle-levy' },
    });
    t.play(ACTOR, 'build temple-3-1', 'lay light-world2');
    expect([t.round, t.where('temple-3-1'), t.score]).toEqual([2, 'seat0', [3, 0]]);
    t.playUntil(
      ({ round }) => round === 3,
      offers => (offers.includes('decline') ? 'decline' : offers[0]),
    );
    expect(t.told('scored').filter(({ gain }) => gain === 'temples')).toMatchObject([
      { seat: ACTOR, points: 3 },
      { seat: ACTOR, points: 3 },
    ]);
  });
});

describe('recruits for the god', () => {
  test('ASG-266: the uppermost empty support slot says which types are accepted', () => {
    const mixed = 'whiteWarrior 1 orangeWarrior 1 giant 1';
    const offered = (god: string, words: Partial<PositionWords> = {}) => {
      const t = builds(god, mixed, words);
      return t.phase === 'gift' ? t.offers() : [String(t.news.find(line => line.startsWith('gave')))];
    };
    expect(offered('freyja')).toEqual(['gave 0 freyja whiteWarrior 1']);
    expect(offered('tyr')).toEqual(['gave 0 tyr orangeWarrior 1']);
    expect(offered('surtr')).toEqual(['gave 0 surtr giant 1']);
    const below = ['give whiteWarrior', 'give orangeWarrior'];
    expect(offered('freyja', { support: { freyja: [OTHER] } })).toEqual(below);
    expect(offered('loki', { support: { loki: [OTHER] } })).toEqual([...below, 'give giant']);
    expect(offered('freyja', { support: { freyja: [null, OTHER] } })).toEqual(['gave 0 freyja whiteWarrior 1']);
    expect(builds('freyja', mixed, { support: { freyja: [OTHER] } }).refused(ACTOR, 'give giant')).toBe('ASG-266');
  });

  test('ASG-267, ASG-268: all recruits of one accepted type go on the god, of the type the player chooses', () => {
    const t = builds('odin', 'whiteWarrior 2 orangeWarrior 3 giant 1', { onGod: { odin: 'whiteWarrior 1' } });
    expect([t.phase, t.offers()]).toEqual(['gift', ['give whiteWarrior', 'give orangeWarrior']]);
    t.play(ACTOR, 'give orangeWarrior');
    expect(t.recruits('odin')).toBe('whiteWarrior 1 orangeWarrior 3');
    expect(t.has('orangeWarrior', ACTOR)).toBe(0);
  });

  test('ASG-269: recruits of two types are never given in one action', () => {
    const t = builds('odin', 'whiteWarrior 2 orangeWarrior 3').play(ACTOR, 'give whiteWarrior');
    expect([t.phase, t.has('orangeWarrior', ACTOR), t.recruits('odin')]).toEqual(['space', 3, 'whiteWarrior 2']);
    expect(t.refused(ACTOR, 'give orangeWarrior')).toBe('ASG-273');
  });

  test('ASG-270: without a recruit of an accepted type the action cannot be done', () => {
    const t = onSlots('hel.temple', { reserve: [`${STOCK} whiteWarrior 5`] }).play(ACTOR, 'lift hel.temple');
    expect([t.active, t.front[ACTOR], t.where('temple-1-1')]).toEqual([OTHER, 2, 'top']);
  });

  test('ASG-270: by agreement a player without any builds all the same; who has one gives it', () => {
    const options = { templeNeedsRecruit: false };
    const t = builds('hel', 'whiteWarrior 5', { options }).play(ACTOR, 'lay dark-world2');
    expect([t.where('temple-1-1'), t.disc('hel.upper'), t.recruits('hel')]).toEqual(['seat0', undefined, '']);
    t.play(ACTOR, 'decline');
    expect(t.disc('hel.upper')).toBe(ACTOR);
    expect(builds('hel', 'giant 2', { options }).recruits('hel')).toBe('giant 2');
  });

  test('ASG-271: the type given must be one the player has', () => {
    const t = builds('loki', 'whiteWarrior 1 giant 2', { support: { loki: [OTHER] } });
    expect(t.offers()).toEqual(['give whiteWarrior', 'give giant']);
    expect(t.refused(ACTOR, 'give orangeWarrior')).toBe('ASG-271');
  });

  test('ASG-272: Fenrir neither demands nor accepts recruits', () => {
    const t = builds('fenrir', 'whiteWarrior 2 giant 3');
    expect([t.phase, t.recruits('fenrir'), t.has('giant', ACTOR)]).toEqual(['space', '', 3]);
    expect(builds('fenrir', '').phase).toBe('space');
    expect(builds('fenrir', '', { support: { fenrir: [OTHER] } }).phase).toBe('space');
  });
});

describe('the god tile', () => {
  const surtr = (words: Partial<PositionWords> = {}) =>
    builds('surtr', 'giant 1', { top: { surtr: 'surtr-2' }, ...words });
  const DARK = ['world2', 'world3', 'world5', 'world6', 'world7', 'underworld'].map(world => `lay dark-${world}`);

  test('ASG-273, ASG-274: it must be laid, in place of a population tile of the god’s own side', () => {
    const t = surtr();
    expect([t.phase, t.offers()]).toEqual(['space', DARK]);
    expect(t.refused(ACTOR, 'decline')).toBe('ASG-273');
    expect(t.refused(ACTOR, 'lay light-world2')).toBe('ASG-274');
    t.play(ACTOR, 'lay dark-world3');
    expect([t.on('dark-world3'), t.where('surtr-2')]).toEqual(['surtr-2', 'laid']);
    const light = builds('freyja', 'whiteWarrior 1');
    expect(light.offers()).toEqual(DARK.map(move => move.replace('dark', 'light')));
  });

  test('ASG-275: no god tile can be laid on an empty world', () => {
    const two = surtr();
    for (const world of ['world1', 'world4']) {
      expect(two.offers()).not.toContain(`lay dark-${world}`);
      expect(two.refused(ACTOR, `lay dark-${world}`)).toBe('ASG-275');
    }
    const three = surtr({ seats: 3 });
    expect(three.offers()).toContain('lay dark-world4');
    expect(three.refused(ACTOR, 'lay dark-world1')).toBe('ASG-275');
    expect(surtr({ seats: 4 }).offers()).toContain('lay dark-world1');
  });

  test('ASG-276: it never replaces a god tile', () => {
    const t = surtr({ on: { 'dark-world3': 'hel-1', 'dark-world5': 'surtr-4' } });
    expect(t.offers()).toEqual(DARK.filter(move => !/world[35]/.test(move)));
    expect(t.refused(ACTOR, 'lay dark-world3')).toBe('ASG-276');
    expect(t.refused(ACTOR, 'lay dark-world5')).toBe('ASG-276');
  });

  test('ASG-277, ASG-282: a turned population tile can be replaced and is discarded without bonus', () => {
    const t = surtr({ on: { 'dark-world3': 'turned dark-saga' } }).play(ACTOR, 'lay dark-world3');
    expect([t.active, t.on('dark-world3'), t.where('dark-saga'), t.score[ACTOR]]).toEqual([OTHER, 'surtr-2', 'out', 0]);
    expect(t.told('gained')).toEqual([]);
  });

  /** God tiles lie wherever a dark one could be laid. */
  const full = {
    on: {
      'dark-world2': 'hel-1',
      'dark-world3': 'hel-2',
      'dark-world5': 'hel-3',
      'dark-world6': 'loki-1',
      'dark-world7': 'loki-2',
      'dark-underworld': 'loki-3',
    },
  };

  test('ASG-278, ASG-279: with no population of that side left the tile is removed and the rest goes on', () => {
    const t = surtr(full);
    expect([t.active, t.where('surtr-2'), t.where('temple-1-1')]).toEqual([OTHER, 'out', 'seat0']);
    expect(t.told('turnedUp')).toMatchObject([{ tile: expect.stringMatching(/^surtr-[134]$/) }]);
    expect(t.told('templeUp')).toHaveLength(1);
    expect([t.disc('surtr.upper'), t.recruits('surtr')]).toEqual([ACTOR, 'giant 1']);
  });

  test('ASG-280: with an empty god pile no tile is laid and the rest goes on', () => {
    const t = surtr({ top: { surtr: 'none' } });
    expect([t.active, t.told('laidTile'), t.told('tileGone'), t.told('turnedUp')]).toEqual([OTHER, [], [], []]);
    expect([t.disc('surtr.upper'), t.recruits('surtr'), t.told('templeUp')]).toMatchObject([ACTOR, 'giant 1', [{}]]);
  });

  test('ASG-281: the replaced population tile goes to the player', () => {
    const t = surtr({ on: { 'dark-world3': 'dark-battle-levy' } }).play(ACTOR, 'lay dark-world3');
    expect([t.where('dark-battle-levy'), t.told('gained')]).toEqual([
      'seat0',
      [{ type: 'gained', seat: ACTOR, population: 'dark-battle-levy' }],
    ]);
  });

  test('ASG-283: a tile on an underworld scores 5 points at once, elsewhere none', () => {
    const on = { 'dark-underworld': 'dark-battle-levy', 'dark-world2': 'dark-joker-stone' };
    expect(surtr({ on }).play(ACTOR, 'lay dark-underworld').score).toEqual([5, 0]);
    expect(surtr({ on }).play(ACTOR, 'lay dark-world2').score).toEqual([0, 0]);
    const light = builds('freyja', 'whiteWarrior 1').play(ACTOR, 'lay light-underworld');
    expect(light.score).toEqual([5, 0]);
  });

  test('ASG-284: tiles on underworlds take part neither in battles nor in Ragnarök', () => {
    const t = new Table({
      seats: 2,
      round: 5,
      inAsgard: [1],
      on: { 'light-underworld': 'odin-4', 'dark-underworld': 'turned dark-saga' },
      support: { odin: [ACTOR] },
      onGod: { odin: 'whiteWarrior 3' },
      valhalla: 'whiteWarrior 1',
      arms: [['weapon-7']],
    });
    t.play(ACTOR, 'decline');
    expect([t.match.over, t.where('odin-4'), t.told('battle'), t.told('fought'), t.told('beside')]).toEqual([
      true,
      'out',
      [],
      [],
      [],
    ]);
    expect(t.scores).toEqual([0, 0]);
  });

  test('ASG-285: then the next tile of the god pile and of the temple pile used is turned up', () => {
    const t = surtr({ on: { 'dark-world3': 'dark-battle-levy' } }).play(ACTOR, 'lay dark-world3');
    const [tile] = t.told('turnedUp').map(event => String(event.tile));
    const [temple] = t.told('templeUp').map(event => String(event.temple));
    expect([tile, temple]).toEqual([expect.stringMatching(/^surtr-[134]$/), expect.stringMatching(/^temple-1-[2-6]$/)]);
    expect([t.where(tile), t.where(temple), t.where('temple-3-1')]).toEqual(['top', 'top', 'top']);
    const last = surtr({
      on: {
        'dark-world3': 'dark-battle-levy',
        'dark-world5': 'surtr-1',
        'dark-world6': 'surtr-3',
        'dark-world7': 'surtr-4',
      },
      temples: [[], [2, 3, 4, 5, 6].map(n => `temple-1-${n}`)],
    }).play(ACTOR, 'lay dark-world3');
    expect([last.active, last.told('turnedUp'), last.told('templeUp')]).toEqual([OTHER, [], []]);
  });

  test('ASG-286: the disc moves to the uppermost empty support slot', () => {
    const on = { 'dark-world3': 'dark-battle-levy' };
    const first = surtr({ on }).play(ACTOR, 'lay dark-world3');
    expect([first.disc('surtr.upper'), first.disc('surtr.lower'), first.front[ACTOR]]).toEqual([ACTOR, undefined, 1]);
    const words = { on, reserve: [`${STOCK} whiteWarrior 1 giant 1`] };
    const second = surtr({ ...words, support: { surtr: [OTHER] } }).play(ACTOR, 'lay dark-world3');
    expect([second.disc('surtr.upper'), second.disc('surtr.lower')]).toEqual([OTHER, ACTOR]);
    const refilled = surtr({ ...words, support: { surtr: [null, OTHER] } }).play(ACTOR, 'lay dark-world3');
    expect([refilled.disc('surtr.upper'), refilled.disc('surtr.lower')]).toEqual([ACTOR, OTHER]);
  });

  test('ASG-287: a god has at most two supporters, and a player supports a god at most once', () => {
    const reveal = (support: NonNullable<PositionWords['support']>, seat = YELLOW) =>
      new Table({ seats: 3, phase: 'reveal', turn: seat, support, chosen: [['odin'], ['odin'], ['odin']] });
    expect(reveal({ odin: [RED] }).offers(YELLOW)).toContain('odin>temple');
    expect(reveal({ odin: [RED, BLUE] }).refused(YELLOW, 'odin>temple')).toBe('ASG-177');
    expect(reveal({ odin: [RED] }, RED).refused(RED, 'odin>temple')).toBe('ASG-176');
    expect(reveal({ odin: [null, RED] }, RED).refused(RED, 'odin>temple')).toBe('ASG-176');
  });

  test('ASG-288: a disc on a support slot stays until the end', () => {
    const t = new Table({ seats: 2, round: 4, inAsgard: [2, 1], support: { odin: [ACTOR], hel: [OTHER, ACTOR] } });
    expect(t.offers()).toEqual(['lift asgard', 'lift all']);
    expect(t.refused(ACTOR, 'lift odin.temple')).toBe('ASG-200');
    t.playUntil(
      ({ match }) => match.over,
      offers => offers.find(text => text === 'decline' || text.endsWith('>asgard')) ?? offers[0],
    );
    expect([t.disc('odin.upper'), t.disc('hel.upper'), t.disc('hel.lower')]).toEqual([ACTOR, OTHER, ACTOR]);
  });

  test('ASG-289: payment, recruits, god tile and population tile, new tiles, disc: in this order', () => {
    const t = onSlots('surtr.temple', {
      round: 4,
      reserve: [`${STOCK} giant 2 whiteWarrior 1`],
      on: { 'dark-underworld': 'dark-crystal' },
      seats: 3,
    });
    t.play(ACTOR, 'lift surtr.temple', 'build temple-1-1', 'lay dark-underworld', 'accept');
    expect(t.news.map(line => line.split(' ')[0])).toEqual([
      ...['lifted', 'built', 'gave', 'laidTile', 'scored', 'gained'],
      ...['used', 'received', 'turnedUp', 'templeUp', 'supports'],
    ]);
  });
});
