import { keepsItsCounts } from '../../test/perft.ts';
import { mimir } from '../index.ts';

keepsItsCounts(mimir, new URL('perft.txt', import.meta.url));
