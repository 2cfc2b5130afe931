/** The registry: every game of the house, one line each. */
import type { GameModule } from '@idavoll/engine';
import { mimir } from './mimir/index.ts';

export const games: readonly GameModule[] = [mimir];

export const gameById = (id: string): GameModule | undefined => games.find(game => game.id === id);
