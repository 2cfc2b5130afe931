import { playsByItsControls } from '../../../../board/test/controls.ts';
import { hnefatafl } from '../../index.ts';
import words from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

playsByItsControls(hnefatafl, {
  table,
  words,
  agreements: [{ seats: 2 }, { seats: 2, options: { escape: 'edge', king: 'weaponless', sides: 'random' } }],
  questions: ['turn'],
  often: 4,
});
