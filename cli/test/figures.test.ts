import type { Fortune } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { idavoll } from './idavoll.ts';

describe('simulate', () => {
  test('plays every seat count in turn, and its figures fit together', async () => {
    const { code, out } = await idavoll('simulate mimir --matches 50 --json');
    expect(code).toBe(0);
    const { game, runs } = JSON.parse(out);
    expect(game).toBe('mimir');
    expect(runs.map((run: { seats: number }) => run.seats)).toEqual([2, 3, 4]);
    for (const { seats, matches, decisions, shortest, longest, fortunes } of runs) {
      expect(matches).toBe(50);
      expect(shortest).toBeLessThanOrEqual(decisions / 50);
      expect(longest).toBeGreaterThanOrEqual(decisions / 50);
      expect(fortunes.seat).toHaveLength(seats);
      expect(fortunes.seat.reduce((sum: number, { wins }: Fortune) => sum + wins, 0)).toBeCloseTo(1);
    }
  });

  test('the seed decides the matches, and options reach the rules', async () => {
    const figures = async (args: string) => {
      const { runs } = JSON.parse((await idavoll(`simulate mimir --seats 2 --matches 30 --json ${args}`)).out);
      return [runs[0].decisions, runs[0].fortunes];
    };
    const [one, again, other, easy] = await Promise.all(
      ['--seed a', '--seed a', '--seed b', '--seed a --option difficulty=easy'].map(figures),
    );
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(easy).not.toEqual(one);
  });

  test('says the same to people', async () => {
    const { out, err } = await idavoll('simulate mimir --seats 2 --matches 1000');
    expect(out).toMatch(/^mimir, 2 seats, 1,000 matches$/m);
    expect(out).toMatch(/[\d,]+ decisions: [\d,]+ decisions and [\d,]+ matches a second/);
    expect(out).toMatch(/length: \d+\.\d decisions on average, \d+ at least, \d+ at most/);
    expect(out).toMatch(/seat 1: score \d+\.\d\d, won \d+\.\d% of 50\.0%/);
    expect(err).toBe('');
  });

  test('where seats are not alike, it tells how each role fared', async () => {
    const { runs } = JSON.parse((await idavoll('simulate saga --seats 3 --matches 60 --json')).out);
    const { team, turn } = runs[0].fortunes as Record<string, Fortune[]>;
    expect(team.map(({ name }) => name)).toEqual(['demons', 'elves', 'humans', 'orcs', 'undead']);
    expect(turn.map(({ name, seats }) => [name, seats])).toEqual([
      ['1', 60],
      ['2', 60],
      ['3', 60],
    ]);
    for (const all of [team, turn]) {
      expect(all.reduce((sum, { seats, wins }) => sum + seats * wins, 0)).toBeCloseTo(60);
      expect(all.reduce((sum, { seats, fair }) => sum + seats * fair, 0)).toBeCloseTo(60);
    }
  });
});

describe('perft', () => {
  test('counts each depth; the times go elsewhere', async () => {
    const { code, out, err } = await idavoll('perft mimir --seats 2 --depth 2 --seed a');
    expect(code).toBe(0);
    expect(out).toBe('1 25\n2 525\n');
    expect(err).toMatch(/^depth 1: \d.*\ndepth 2: \d.*\n$/);
  });
});
