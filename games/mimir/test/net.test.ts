import { isHeldByTheNet } from '../../test/net.ts';
import { mimir } from '../index.ts';

isHeldByTheNet(mimir, new URL('.', import.meta.url));
