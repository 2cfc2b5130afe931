import { readFileSync } from 'node:fs';
import { AUDIENCE, agree, defaultOf, sampleValues, type Wishes } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { sent } from '../../test/random-play.ts';
import { mimir } from '../index.ts';
import { COLOURS, GODS, KINDS, MATERIALS } from '../rules/vocabulary.ts';
import { playedOut } from './random-play.ts';
import { agreed, Table } from './table.ts';

const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const errorOf = (wishes: Wishes) => {
  const result = agree(mimir, wishes);
  return result.ok ? undefined : result.error;
};

describe('the table agrees', () => {
  test('MIM-040: 2, 3 or 4 players can play', () => {
    for (const seats of [2, 3, 4]) {
      expect(agreed({ seats }).seats).toBe(seats);
      expect(playedOut({ seats }, 1).places).toHaveLength(seats);
    }
    for (const seats of [0, 1, 5, 2.5])
      expect(errorOf({ seats })).toEqual({ code: 'bad-seat-count', allowed: [2, 3, 4] });
  });

  test('MIM-052 MIM-055: the removed material is named with 2 or 3 players only', () => {
    for (const removedMaterial of MATERIALS) {
      for (const seats of [2, 3])
        expect(agreed({ seats, options: { removedMaterial } }).options.removedMaterial).toBe(removedMaterial);
      const refusal = { code: 'option-not-available', option: 'removedMaterial', rule: 'MIM-052' };
      expect(errorOf({ seats: 4, options: { removedMaterial } })).toEqual(refusal);
    }
    expect(errorOf({ seats: 2, options: { removedMaterial: 'bone' } })).toMatchObject({ code: 'bad-option-value' });
    expect(agreed({ seats: 4 }).options.removedMaterial).toBe('random');
  });

  test('MIM-480: two difficulties, normal unless easy is picked', () => {
    expect(mimir.options.difficulty.values).toEqual(['normal', 'easy']);
    expect(agreed({ seats: 2 }).options.difficulty).toBe('normal');
    expect(agreed({ seats: 2, options: { difficulty: 'easy' } }).options.difficulty).toBe('easy');
    expect(errorOf({ seats: 2, options: { difficulty: 'hard' } })).toMatchObject({ code: 'bad-option-value' });
  });

  test('MIM-450 MIM-457: the variant is off unless picked, with either difficulty; chains go with it alone', () => {
    for (const difficulty of ['easy', 'normal'])
      for (const essenceVariant of [false, true])
        expect(agreed({ seats: 3, options: { difficulty, essenceVariant } }).options).toMatchObject({ essenceVariant });
    expect(agreed({ seats: 3 }).options).toMatchObject({ essenceVariant: false, essenceChain: false });
    expect(agreed({ seats: 3, options: { essenceVariant: true, essenceChain: true } }).options.essenceChain).toBe(true);
    const refusal = { code: 'option-not-available', option: 'essenceChain', rule: 'MIM-457' };
    expect(errorOf({ seats: 3, options: { essenceChain: true } })).toEqual(refusal);
  });

  test('the options, defaults and rules are those of section 7', () => {
    const rows = ledger
      .split('## 7. Options')[1]
      .split('## 8.')[0]
      .matchAll(/^\| (\w+) +\| (.+?) *\| (.+?) *\| (.+?) *\|$/gm);
    const written = new Map(
      [...rows].map(([, option, values, byDefault, rules]) => [option, { values, byDefault, rules }]),
    );
    expect([...written.keys()].slice(2)).toEqual(Object.keys(mimir.options));
    const words = { true: 'on', false: 'off' };
    const wordOf = (value: unknown) => words[String(value) as 'true'] ?? String(value);
    for (const [option, spec] of Object.entries(mimir.options)) {
      const row = written.get(option)!;
      expect(row.byDefault.split(' ')[0], option).toBe(wordOf(defaultOf(spec, 2)));
      for (const value of sampleValues(spec)) expect(row.values, option).toContain(wordOf(value));
      expect(row.rules, option).toContain(spec.rule);
    }
  });
});

describe('gods and colours', () => {
  test('MIM-080 MIM-081 MIM-088: each picks from those still free; whoever picks none is given one', () => {
    const traits = [{}, { colour: 'purple' }, { god: 'odin' }, { colour: 'green', god: 'sif' }];
    expect(agreed({ seats: 4, traits }).traits).toEqual([
      { colour: 'blue', god: 'thor' },
      { colour: 'purple', god: 'freyja' },
      { colour: 'red', god: 'odin' },
      { colour: 'green', god: 'sif' },
    ]);
    for (const seats of [2, 3, 4]) {
      const given = agreed({ seats }).traits;
      expect(given).toEqual(COLOURS.slice(0, seats).map((colour, i) => ({ colour, god: GODS[i] })));
    }
    for (const colour of COLOURS) expect(agreed({ seats: 2, traits: [{ colour }] }).traits[0].colour).toBe(colour);
    for (const god of GODS) expect(agreed({ seats: 2, traits: [{}, { god }] }).traits[1].god).toBe(god);
  });

  test('MIM-080 MIM-081: no two share a god or a colour, and there are no others', () => {
    for (const [trait, value] of [
      ['colour', 'red'],
      ['god', 'thor'],
    ]) {
      const traits = [{ [trait]: value }, {}, { [trait]: value }];
      expect(errorOf({ seats: 3, traits })).toEqual({ code: 'trait-taken', trait, value });
      expect(errorOf({ seats: 2, traits: [{ [trait]: 'none' }] })).toMatchObject({ code: 'bad-trait-value', trait });
    }
    expect(errorOf({ seats: 2, traits: [{ rune: 'fehu' }] })).toMatchObject({ code: 'unknown-trait' });
  });

  test('MIM-013 MIM-080: they have no effect in play', () => {
    const plain = playedOut({ seats: 3 }, 2);
    const traits = [{ colour: 'red', god: 'freyja' }, { colour: 'green', god: 'sif' }, { colour: 'purple' }];
    const dressed = playedOut({ seats: 3, traits }, 2);
    expect(dressed.match.agreement.traits[0]).toEqual(traits[0]);
    for (const viewer of [0, 1, 2, AUDIENCE]) expect(sent(dressed, viewer)).toBe(sent(plain, viewer));
    expect(dressed.scores).toEqual(plain.scores);
  });
});

describe('easy and normal', () => {
  test('MIM-482: differ in raven, tokens a turn, turn order and the artefact step', () => {
    const easy = new Table({ seats: 3, options: { difficulty: 'easy' } });
    const normal = new Table({ seats: 3 });
    const differing = KINDS.filter(kind => easy.supply(0, kind) !== normal.supply(0, kind));
    expect(differing).toEqual(['raven']);
    const differingCells = Array.from(easy.state.keys()).filter(i => easy.state[i] !== normal.state[i]);
    expect(differingCells).toHaveLength(3);
    expect(easy.c.tables.placement).toEqual(Array(3).fill([2, 2, 2]));
    expect(normal.c.tables.placement).toEqual([
      [2, 2, 1],
      [2, 2, 2],
      [2, 2, 2, 1],
    ]);
  });

  test('MIM-482: and in nothing else: the same things happen in both but for these', () => {
    const happens = (difficulty: string) => {
      const types = new Set<string>();
      for (let seed = 0; seed < 20; seed++)
        for (const type of playedOut({ seats: 3, options: { difficulty } }, seed).story(AUDIENCE)) types.add(type);
      return [...types].toSorted();
    };
    const [easy, normal] = [happens('easy'), happens('normal')];
    expect(easy.filter(type => !normal.includes(type))).toEqual(['drew']);
    const only = normal.filter(type => !easy.includes(type));
    expect(only).toEqual(['carried', 'displayed', 'ordered', 'tookArtefact']);
  });

  test('MIM-482: valkyries and wyrms do the same in both', () => {
    const walk = (difficulty: string) => {
      const realms = {
        asgard: { 0: '2 viking', 1: 'viking', treasures: ['skin-1-1', 'gem-1-1'] },
        niflheim: { 0: 'valkyrie, wyrm', 1: 'viking, valkyrie', 2: 'double' },
        midgard: { 0: 'double', 2: 'wyrm', treasures: ['gem-1-2'] },
      };
      const t = new Table({ seats: 3, options: { difficulty }, phase: 'action', realms });
      const asked: unknown[] = [];
      t.playUntil(
        ({ phase }) => phase === 'treasure',
        (offers, seat) => {
          if (t.phase !== 'order') asked.push([seat, offers]);
          return offers.find(move => !move.startsWith('stand niflheim') && move !== 'pass') ?? offers[0];
        },
      );
      expect(asked.length).toBeGreaterThan(12);
      return [asked, t.ring.map(realm => [0, 1, 2].map(seat => t.tokens(realm, seat))), t.offers(t.active!)];
    };
    expect(walk('easy')).toEqual(walk('normal'));
  });
});
