/** The registry: every game of the house, one line each. */
import type { GameModule } from '@idavoll/engine';
import { asgard } from './asgard/index.ts';
import { bardagi } from './bardagi/index.ts';
import { hnefatafl } from './hnefatafl/index.ts';
import { mimir } from './mimir/index.ts';
import { saga } from './saga/index.ts';

export const games: readonly GameModule[] = [mimir, asgard, saga, bardagi, hnefatafl];

export const gameById = (id: string): GameModule | undefined => games.find(game => game.id === id);
