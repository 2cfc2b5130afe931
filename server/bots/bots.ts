/** The bots of the house, as its tables meet them. */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Remembering } from '@idavoll/bots';
import { loadPlayable } from '@idavoll/bots/load';
import type { GameModule } from '@idavoll/engine';
import { type BotOptions, BotPool } from './pool.ts';

export interface Bots extends Pick<BotPool, 'ask'> {
  /** What of a game's bot is needed to put a question to it. */
  remembering(game: string): Remembering | undefined;
  /** Lets people follow what a bot does; one that `goesOn` made the last move too. */
  pause(goesOn: boolean, signal: AbortSignal): Promise<unknown>;
}

/** One processor is left to people. */
export const usualThreads = (): number => Math.max(1, availableParallelism() - 1);

/** `delay` is how long a bot takes at least, in milliseconds; it goes on in a third of it. */
export const startBots = async (
  games: readonly GameModule[],
  delay: number,
  options: BotOptions,
): Promise<{ readonly bots: Bots; readonly pool: BotPool }> => {
  const playables = new Map(await Promise.all(games.map(async game => [game.id, await loadPlayable(game)] as const)));
  const pool = new BotPool(options);
  const bots: Bots = {
    ask: (table, terms, question, signal) => pool.ask(table, terms, question, signal),
    remembering: game => playables.get(game)?.bot,
    pause: (goesOn, signal) =>
      delay === 0
        ? Promise.resolve()
        : sleep(goesOn ? delay / 3 : delay, undefined, { signal, ref: false }).catch(() => {}),
  };
  return { bots, pool };
};
