import { keepsItsCounts } from '../../test/perft.ts';
import { asgard } from '../index.ts';

keepsItsCounts(asgard, new URL('perft.txt', import.meta.url));
