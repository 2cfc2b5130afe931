/**
 * The net under the rules: what can be seen of a game, however its rules are written inside. It knows moves by their
 * notation, events by what is told of them, and states by their readable form alone. UPDATE_NET=1 writes it anew.
 */
import type { GameModule } from '@idavoll/engine';
import { keepsItsDigests } from './net-digests.ts';
import { keepsItsPhaseCounts } from './net-perft.ts';
import { keepsItsPositions } from './net-positions.ts';

/** The files of the net lie in the game's folder of tests. */
export const isHeldByTheNet = <Content>(module: GameModule<Content>, folder: URL): void => {
  keepsItsDigests(module as GameModule, folder);
  keepsItsPhaseCounts(module as GameModule, folder);
  keepsItsPositions(module as GameModule, folder);
};
