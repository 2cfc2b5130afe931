/** The engine and the games as one build has them. Each game is loaded where it is played and nowhere else. */
import { type GameModule, PlayoutChance, playOut } from '@idavoll/engine';
import { createGame } from './sampling.ts';

export type GameName = 'mimir' | 'asgard' | 'saga';

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
};

/** The build that this bench is part of. */
export const OWN: House = { PlayoutChance, playOut, createGame, load: game => GAMES[game]() };
