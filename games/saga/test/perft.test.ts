import { keepsItsCounts } from '../../test/perft.ts';
import { saga } from '../index.ts';

keepsItsCounts(saga, new URL('perft.txt', import.meta.url));
