/** The engine and the games as one build has them. Each game is loaded where it is played and nowhere else. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Engine from '@idavoll/engine';
import { type GameModule, PlayoutChance, playOut } from '@idavoll/engine';
import { createGame, gameMaker } from './sampling.ts';

export const GAME_NAMES = ['mimir', 'asgard', 'saga', 'bardagi'] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** What playouts need of a build: the contract, and what plays by it. */
export interface House {
  readonly PlayoutChance: typeof PlayoutChance;
  readonly playOut: typeof playOut;
  readonly createGame: typeof createGame;
  load(game: GameName): Promise<GameModule>;
}

const GAMES: Readonly<Record<GameName, () => Promise<GameModule>>> = {
  mimir: async () => (await import('@idavoll/games/mimir')).mimir,
  asgard: async () => (await import('@idavoll/games/asgard')).asgard,
  saga: async () => (await import('@idavoll/games/saga')).saga,
  bardagi: async () => (await import('@idavoll/games/bardagi')).bardagi,
};

/** The build that this bench is part of. */
export const OWN: House = { PlayoutChance, playOut, createGame, load: game => GAMES[game]() };

/** Where a build has a game: put together in one module, or as it was compiled where there is no such module yet. */
export const builtGame = (root: string, game: GameName): string => {
  const bundled = join(root, 'games', 'dist', 'bundle', `${game}.js`);
  return existsSync(bundled) ? bundled : join(root, 'games', 'dist', game, 'index.js');
};

/** The build that lies in this folder: nothing of it but the contract is known here. */
export const openHouse = async (root: string): Promise<House> => {
  const engine: typeof Engine = await import(pathToFileURL(join(root, 'engine', 'dist', 'index.js')).href);
  return {
    PlayoutChance: engine.PlayoutChance,
    playOut: engine.playOut,
    createGame: gameMaker(engine.agree),
    load: async game => (await import(pathToFileURL(builtGame(root, game)).href))[game],
  };
};
