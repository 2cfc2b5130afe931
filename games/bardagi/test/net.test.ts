/**
 * The net under Bardagi's rules: digests of random matches. Random play builds next to nothing, so that it never comes to
 * the questions of some tiles: positions and counts by phase are the business of `perft.test.ts` and `golden.test.ts`.
 */
import type { GameModule } from '@idavoll/engine';
import { keepsItsDigests } from '../../test/net-digests.ts';
import { bardagi } from '../index.ts';

keepsItsDigests(bardagi as GameModule, new URL('.', import.meta.url));
