import { isHeldByTheNet } from '../../test/net.ts';
import { bardagi } from '../index.ts';

isHeldByTheNet(bardagi, new URL('.', import.meta.url));
