/** What a game's folder says of playing it well, loaded when it is wanted. */
import type { BotModule } from '@idavoll/engine';

const isMissing = (error: unknown): boolean =>
  ['ERR_MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED'].includes(String((error as { code?: unknown }).code));

/** Undefined where the folder has no `bot/`: such a game is played by playouts alone. */
export const botOf = async (game: string): Promise<BotModule | undefined> => {
  try {
    return ((await import(`@idavoll/games/${game}/bot`)) as { readonly bot: BotModule }).bot;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};
