import { isHeldByTheNet } from '../../test/net.ts';
import { saga } from '../index.ts';

isHeldByTheNet(saga, new URL('.', import.meta.url));
