import { playsByItsControls } from '../../../../board/test/controls.ts';
import { bardagi } from '../../index.ts';
import words from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

playsByItsControls(bardagi, {
  table,
  words,
  agreements: [{ seats: 2 }],
  questions: ['claim', 'muster', 'plan', 'put', 'rearrange', 'reinforce', 'turn'],
  often: 1,
});
