/**
 * Twin worlds at the wire: two servers whose matches differ in nothing but what A may not know. Whole matches are played on
 * both, and A, A's second device, the audience and the lobby are sent the same bytes by either.
 */
import { type Agreement, agree, type GameModule, Match, type OptionValues, seedFrom } from '@idavoll/engine';
import { asgard } from '@idavoll/games/asgard';
import { mimir } from '@idavoll/games/mimir';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TwinWalk, type Way } from './twin-walk.ts';
import { type Temptation, TwinWorld } from './twin-world.ts';

const agreed = (module: GameModule, options: OptionValues): Agreement => {
  const result = agree(module, { seats: 3, options });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const twins = (tempted: Temptation) => {
  const worlds: TwinWorld[] = [];
  beforeAll(async () => {
    worlds.push(...(await Promise.all([TwinWorld.open(tempted), TwinWorld.open(tempted)])));
  });
  afterAll(() => Promise.all(worlds.map(world => world.server.stop())));
  return worlds;
};

describe('Mimir’s Challenge', () => {
  const worlds = twins({
    game: 'mimir',
    own: ['flip dromi', 'viking>nowhere', 'raven>midgard', 'lay dromi', 'use gem-1-1 dromi', 'carrier viking'],
    ofOthers: ['viking>midgard', 'wyrm>asgard', 'keep', 'pass', 'decline', 'call viking<midgard', 'done'],
  });
  const REVEALING: ReadonlySet<string> = new Set(['turnedUp', 'displayed', 'drew', 'scoring']);

  const wayOf = (options: OptionValues): Way => ({
    module: mimir as GameModule,
    agreement: agreed(mimir as GameModule, options),
    reveals: ({ type }) => REVEALING.has(type),
    // An artefact that is laid open is one more thing revealed.
    choose: (moves, chance) => {
      const quiet = moves.filter(move => !move.startsWith('lay '));
      return quiet[chance.below(quiet.length)];
    },
    // Another token into the same realm where there is one.
    lookalike: (ask, moves, move) => {
      if (ask !== 'placement') return move;
      const [token, realm] = move.split('>');
      const same = moves.filter(each => each.endsWith(`>${realm}`));
      return same.find(each => !each.startsWith(`${token}>`)) ?? same[0];
    },
  });

  test.each<[string, number, OptionValues]>([
    ['plain', 1, {}],
    ['plain, by other chance', 2, {}],
    ['easy', 3, { difficulty: 'easy' }],
    ['with essences in chains', 4, { essenceVariant: true, essenceChain: true }],
  ])(
    'a match %s: what A may not know changes no byte that A, the audience or the lobby is sent',
    async (_, seed, options) => {
      const way = wayOf(options);
      const fresh = new Match({ module: way.module, agreement: way.agreement, seed: seedFrom(`twins ${seed}`) });
      const walk = new TwinWalk(worlds, way, seed);
      await walk.to(({ type }) => type === 'scoring', fresh.state);
      expect(worlds[1].toldOthers).not.toEqual(worlds[0].toldOthers);
      // Each of three rounds has a stretch before the tokens are turned up, and one after.
      expect(walk.stretches).toBeGreaterThanOrEqual(6);
      expect(walk.steps).toBeGreaterThan(80);
      expect(walk.different).toBeGreaterThan(15);
      expect([...walk.asks]).toEqual(expect.arrayContaining(['placement', 'treasure', 'carrier']));
    },
  );
});

describe('Asgard', () => {
  const worlds = twins({
    game: 'asgard',
    own: ['choose fenrir', 'odin>a', 'pick weapon-3', 'lift odin.a', 'weapon-3>light-world1', 'browse spell', 'from 1'],
    ofOthers: ['choose odin', 'seal', 'pick weapon-1', 'accept', 'decline', 'frenzy>dark-world7', 'give up'],
  });
  const REVEALING: ReadonlySet<string> = new Set(['gods', 'placed', 'ancient', 'shownArm', 'over']);
  /** What is shown to one seat alone. */
  const SHOWING: ReadonlySet<string> = new Set(['browsed', 'looked']);
  const LAST: ReadonlySet<string> = new Set(['decline', 'stop', 'give up', 'done', 'pass']);

  const isWeapon = (move: string) => move.startsWith('weapon-');
  const looksLike = (ask: string, move: string) => (other: string) => {
    if (ask === 'gods') return (move === 'seal') === (other === 'seal');
    if (ask === 'pick') return true;
    if (ask !== 'arms') return other === move;
    return isWeapon(other) === isWeapon(move) && other.split('>')[1] === move.split('>')[1];
  };

  const way: Way = {
    module: asgard as GameModule,
    agreement: agreed(asgard as GameModule, { godChoiceCount: 'upTo' }),
    reveals: ({ type, seat }) => REVEALING.has(type) || (SHOWING.has(type) && seat === 0),
    // Takes what it can get, so that temples are built and weapons come to the gods.
    choose: (moves, chance) => {
      const wanted = moves.filter(move => !LAST.has(move));
      const from = wanted.length > 0 ? wanted : moves;
      return from[chance.below(from.length)];
    },
    lookalike: (ask, moves, move) => {
      const same = moves.filter(looksLike(ask, move));
      return same.find(each => each !== move) ?? same[0];
    },
  };

  test('a match: what A may not know changes no byte that A, the audience or the lobby is sent', async () => {
    const { module, agreement } = way;
    const fresh = new Match({ module, agreement, seed: seedFrom('twins of Asgard') });
    const walk = new TwinWalk(worlds, way, 7);
    await walk.to(() => false, fresh.state);
    expect(worlds[1].toldOthers).not.toEqual(worlds[0].toldOthers);
    expect(walk.steps).toBeGreaterThan(100);
    expect(walk.different).toBeGreaterThan(15);
    expect([...walk.asks]).toEqual(expect.arrayContaining(['gods', 'turn', 'pick', 'arms']));
  });
});
