/** The games of the house, by their ids. */
import type { GameModule } from '@idavoll/engine';
import * as registry from './registry.ts';

export const games: readonly GameModule[] = Object.values(registry);

export const gameById = (id: string): GameModule | undefined => games.find(game => game.id === id);
