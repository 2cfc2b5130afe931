import { expect } from 'vitest';
import { playsByItsControls } from '../../../../board/test/controls.ts';
import { mimir } from '../../index.ts';
import { PHASES } from '../../rules/vocabulary.ts';
import words from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

playsByItsControls(mimir, {
  table,
  words,
  agreements: [
    { seats: 4 },
    { seats: 3, options: { essenceVariant: true, essenceChain: true, publicRecord: false } },
    { seats: 2, options: { difficulty: 'easy', scoringAssignment: 'manual' } },
  ],
  questions: PHASES.filter(phase => phase !== 'over'),
  often: 10,
  look: root => {
    const stops = root.all().filter(node => node.attributes.has('tabindex') || node.localName === 'button');
    const isControl = (name: string) => name === 'data-move' || name === 'data-pick';
    expect(stops.filter(({ attributes }) => ![...attributes.keys()].some(isControl))).toEqual([]);
  },
});
