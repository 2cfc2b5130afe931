import { agree, defaultOf, PlayoutChance, sampleValues, type Wishes } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { saga } from '../index.ts';
import { COLOURS, SAGAS, TEAMS } from '../rules/vocabulary.ts';
import { ledgerTables } from './ledger-tables.ts';
import { playedOut } from './random-play.ts';
import { madeFor } from './script.ts';
import { A, agreed, B, Table } from './table.ts';

const errorOf = (wishes: Wishes) => {
  const result = agree(saga, wishes);
  return result.ok ? undefined : result.error;
};
/** Which teams so many matches draw. */
const drawn = (options: NonNullable<Wishes['options']>, count = 60) => {
  const { game, c } = madeFor(agreed({ seats: 3, options }));
  return new Set(
    Array.from({ length: count }, (_, seed) => {
      const s = c.layout.state();
      game.setup(s, new PlayoutChance(seed));
      return [0, 1, 2].map(seat => TEAMS[s[c.at.team(seat)]]);
    }).flat(),
  );
};

describe('the table agrees', () => {
  test('SAGA-001: 2 to 5 players can play', () => {
    for (const seats of [2, 3, 4, 5]) {
      expect(agreed({ seats }).seats).toBe(seats);
      expect(new Table({ fresh: { seats } }).teams).toHaveLength(seats);
    }
    for (const seats of [0, 1, 6, 2.5])
      expect(errorOf({ seats })).toEqual({ code: 'bad-seat-count', allowed: [2, 3, 4, 5] });
  });

  test('the options, defaults and rules are those of section 7', () => {
    const [rows] = ledgerTables('7.');
    expect(rows.map(({ option }) => option)).toEqual(['players', ...Object.keys(saga.options)]);
    const words: Readonly<Record<string, string>> = { true: 'on', false: 'off' };
    for (const { option, values, default: byDefault, rule } of rows.slice(1)) {
      const spec = saga.options[option];
      const wordOf = (value: unknown) => words[String(value)] ?? String(value);
      expect(byDefault.split(' ')[0], option).toBe(wordOf(defaultOf(spec, 2)));
      for (const value of sampleValues(spec)) expect(values, option).toContain(wordOf(value));
      expect(rule, option).toContain(spec.rule);
    }
  });

  test.each(SAGAS)('SAGA-034: the %s can be agreed on instead of drawn', name => {
    const t = new Table({ fresh: { seats: 2, options: { saga: name } } });
    expect([t.saga, t.told('sagaAgreed'), t.told('sagaDrawn')]).toEqual([
      name,
      [{ type: 'sagaAgreed', saga: name }],
      [],
    ]);
  });

  test('each has a colour of its own, which no rule reads', () => {
    expect(agreed({ seats: 3, traits: [{}, { colour: 'red' }] }).traits).toEqual([
      { colour: 'blue' },
      { colour: 'red' },
      { colour: 'green' },
    ]);
    expect(agreed({ seats: 5 }).traits).toEqual(COLOURS.map(colour => ({ colour })));
    const traits = [{ colour: 'red' }, { colour: 'red' }];
    expect(errorOf({ seats: 2, traits })).toEqual({ code: 'trait-taken', trait: 'colour', value: 'red' });
    const options = { saga: 'duel' };
    const dressed = playedOut({ seats: 2, options, traits: [{ colour: 'purple' }] }, 2);
    const plain = playedOut({ seats: 2, options }, 2);
    expect([...dressed.state]).toEqual([...plain.state]);
  });
});

describe('the dwarves', () => {
  test('SAGA-009: stay out unless the sixth team is on', () => {
    expect(drawn({})).toEqual(new Set(TEAMS.slice(0, 5)));
    expect(drawn({ sixthTeam: true })).toEqual(new Set(TEAMS));
  });

  test('SAGA-009 SAGA-037: so they do where teams are chosen', () => {
    const choosing = (sixthTeam: boolean) =>
      new Table({ fresh: { seats: 2, options: { teams: 'chosen', sixthTeam } } });
    expect(choosing(false).offers()).toEqual(TEAMS.slice(0, 5).map(team => `team ${team}`));
    expect(choosing(false).refused(A, 'team dwarves')).toBe('SAGA-009');
    const t = choosing(true).play(A, 'team dwarves').play(B, 'team demons');
    expect(t.teams).toEqual(['dwarves', 'demons']);
  });

  test('SAGA-031 SAGA-037: drawn teams are asked for by nobody', () => {
    const t = new Table({ fresh: { seats: 3 } });
    expect([t.phase, t.told('teamDrawn').length, t.told('teamChosen')]).toEqual(['area', 3, []]);
    const chosen = new Table({ fresh: { seats: 5, options: { teams: 'chosen' } } });
    for (const seat of [0, 1, 2, 3]) chosen.play(seat, chosen.offers()[0]);
    // One team is left for the last.
    expect([chosen.phase, chosen.teams[4], chosen.told('teamDrawn')]).toEqual(['area', 'demons', []]);
  });
});

describe('lots and guard', () => {
  test('SAGA-061 SAGA-069: where lots are left to the seating, the first seat places and starts', () => {
    for (const seats of [2, 3, 4, 5]) {
      const t = new Table({ fresh: { seats, options: { openingLots: 'chosen', saga: 'duel' } }, seed: `${seats}` });
      expect(t.active).toBe(A);
      t.playUntil(({ phase }) => phase === 'figure');
      expect(t.active).toBe(A);
    }
  });

  test('SAGA-293: without the guard nothing forces an end', () => {
    const rounds = (hourglassGuard: boolean) => {
      const t = new Table({ figures: ['captain 0,0', 'goblin 5,-5'], options: { hourglassGuard }, seed: 'guard' });
      for (let turns = 0; turns < 40 && t.master === undefined; turns++) t.play(turns % 2, 'end');
      return [t.rounds, t.master];
    };
    expect(rounds(true)).toEqual([15, A]);
    expect(rounds(false)).toEqual([20, undefined]);
  });
});
