import { obeysTheLaws } from '../../test/laws.ts';
import { hnefatafl } from '../index.ts';

/** Laws that find nothing to look at here, and why. */
const NOTHING_TO_SEE: Readonly<Record<string, string>> = {
  'teaches-nothing': 'every step ends a turn',
  'twin-worlds': 'there is no secret that could differ',
  'secret-moves': 'every move is made in the open',
  'secret-chance': 'the only lot is drawn in the open',
  commute: 'one seat decides at a time',
  unsure: 'there is no secret to be unsure of',
};

obeysTheLaws(hnefatafl, { matches: 24, seed: 'hnefatafl' }, NOTHING_TO_SEE);
