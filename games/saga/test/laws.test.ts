import { obeysTheLaws } from '../../test/laws.ts';
import { saga } from '../index.ts';

/** Laws that find nothing to look at here, and why. */
const NOTHING_TO_SEE: Readonly<Record<string, string>> = {
  'twin-worlds': 'there is no secret that could differ',
  'secret-moves': 'every move is made in the open',
  'secret-chance': 'every die, tile and token is seen by all',
  commute: 'one seat decides at a time',
  unsure: 'there is no secret to be unsure of',
};

obeysTheLaws(saga, { matches: 48, seed: 'saga' }, NOTHING_TO_SEE);
