import { keepsItsCounts } from '../../test/perft.ts';
import { bardagi } from '../index.ts';

keepsItsCounts(bardagi, new URL('perft.txt', import.meta.url));
