/** Matches played by chance on fixed seeds. */
import { playedOutWith, randomly } from '../../test/random-play.ts';
import type { Choice } from '../../test/table.ts';
import { Table } from './table.ts';

export const playedOut = playedOutWith(Table);

const fromMiddle = (step: string) => {
  const [q, r] = step.replace('step ', '').split(',').map(Number);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** Seeks the fight: attacks where it can, and walks to the middle more often than not. */
export const keenly = (seed: number): Choice => {
  const any = randomly(seed);
  return offers => {
    const attacks = offers.filter(offer => offer.startsWith('with '));
    if (attacks.length > 0) return any(attacks);
    const steps = offers.filter(offer => offer.startsWith('step '));
    const whim = any(offers);
    if (steps.length === 0 || any(['on', 'on', 'on', 'astray']) === 'astray') return whim;
    return steps.reduce((best, step) => (fromMiddle(step) < fromMiddle(best) ? step : best));
  };
};
