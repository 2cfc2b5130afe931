import { afterAll, beforeAll, vi } from 'vitest';
import { playsByItsControls } from '../../../../board/test/controls.ts';
import { saga } from '../../index.ts';
import { PHASES } from '../../rules/vocabulary.ts';
import words from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

beforeAll(() => vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} }));
afterAll(() => vi.unstubAllGlobals());

playsByItsControls(saga, {
  table,
  words,
  agreements: [
    { seats: 2, options: { saga: 'fight' } },
    { seats: 3, options: { saga: 'duel', teams: 'chosen', sixthTeam: true } },
    { seats: 2, options: { saga: 'treasure' } },
    { seats: 5, options: { saga: 'mist' } },
    { seats: 4, options: { saga: 'crown' } },
  ],
  // The hourglass is never asked: its only answer is given unasked.
  questions: PHASES.filter(phase => phase !== 'over' && phase !== 'hourglass'),
  often: 6,
  matches: 3,
});
