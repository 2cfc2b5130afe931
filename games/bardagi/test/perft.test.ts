import { keepsItsCounts } from '../../test/perft.ts';
import { bardagi } from '../bardagi.ts';

keepsItsCounts(bardagi, new URL('perft.txt', import.meta.url));
