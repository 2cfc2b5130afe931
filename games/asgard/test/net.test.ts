import { isHeldByTheNet } from '../../test/net.ts';
import { asgard } from '../index.ts';

isHeldByTheNet(asgard, new URL('.', import.meta.url));
