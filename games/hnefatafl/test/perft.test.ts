import { keepsItsCounts } from '../../test/perft.ts';
import { hnefatafl } from '../index.ts';

keepsItsCounts(hnefatafl, new URL('perft.txt', import.meta.url));
