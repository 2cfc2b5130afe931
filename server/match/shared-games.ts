/** Rules are the same for all tables with the same seats and options, and keep nothing between calls: tables share them. */
import type { Game, GameModule } from '@idavoll/engine';

export const shareGames = (module: GameModule): GameModule => {
  const games = new Map<string, Game>();
  return {
    ...module,
    create: (agreement, content) => {
      if (content !== module.base.content) return module.create(agreement, content);
      const key = JSON.stringify([agreement.seats, agreement.options]);
      const known = games.get(key);
      if (known) return known;
      const game = module.create(agreement, content);
      games.set(key, game);
      return game;
    },
  };
};
