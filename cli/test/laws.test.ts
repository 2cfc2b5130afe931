import type { LawReport } from '@idavoll/engine/laws';
import { describe, expect, test } from 'vitest';
import { lawReport } from '../commands/laws.ts';
import { idavoll } from './idavoll.ts';

describe('laws', () => {
  test('each law says how often it was checked', async () => {
    const { code, out } = await idavoll('laws mimir --seed t --case 1');
    expect(out).toMatch(/^mimir: 1 match, \d+ steps$/m);
    expect(out).toMatch(/^ {2}ends +the game ends: checked \d+ times$/m);
    expect(out).toContain('mimir obeys the laws.');
    expect(code).toBe(0);
  });

  const failing = (number: number): LawReport => ({
    matches: 9,
    steps: 90,
    covering: 30,
    laws: [{ id: 'ends', title: 'the game ends', checks: 0 }],
    failures: [
      {
        law: 'ends',
        case: number,
        seats: 3,
        options: { difficulty: 'easy' },
        seed: 'ab12',
        step: 7,
        message: 'it goes on',
      },
    ],
  });

  test('a broken law comes with the command that plays its match again', () => {
    const text = lawReport({ game: 'mimir', seed: 'my seed', matches: 9 }, failing(4));
    expect(text).toContain('the game ends: not checked');
    expect(text).toContain('BROKEN: ends: it goes on');
    expect(text).toContain('3 seats, step 7, seed ab12, options {"difficulty":"easy"}');
    expect(text).toContain("idavoll laws mimir --seed 'my seed' --case 4\n");
    expect(text).toContain('mimir broke a law.');
  });

  test('what only all matches together show is played again as a whole', () => {
    const asked = { game: 'mimir', seed: 't', matches: 9 };
    expect(lawReport(asked, failing(-1))).toContain('idavoll laws mimir --seed t --matches 9\n');
    const packed = lawReport({ ...asked, pack: 'own.json' }, failing(-1));
    expect(packed).toContain('idavoll laws mimir --seed t --matches 9 --pack own.json\n');
  });
});
