/** A game with its `bot/`, where it has one: for Node. The page finds them by its own bundler. */
import type { BotModule, GameModule } from '@idavoll/engine';
import type { Playable } from './thinker.ts';

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND';

export const loadPlayable = async (module: GameModule): Promise<Playable> => {
  try {
    const { bot } = (await import(`@idavoll/games/${module.id}/bot`)) as { readonly bot: BotModule };
    return { module, bot };
  } catch (error) {
    if (isMissing(error)) return { module };
    throw error;
  }
};
