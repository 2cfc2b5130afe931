/** Asks the bot in its worker. Where workers fail, a bot still moves: the first offer is always legal. */
import type { View } from '@idavoll/engine';
import type { BotAnswer, BotTask } from './bot-worker.ts';

export type ChooseMove = (game: string, view: View, offers: readonly string[]) => Promise<string>;

/** A worker that says nothing for this long is not coming back. */
const PATIENCE = 10_000;

export const startBots = (): { readonly choose: ChooseMove; readonly stop: () => void } => {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (move: string) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => waiting.get(data.id)?.(data.move));
  return {
    choose: (game, view, offers) =>
      new Promise(resolve => {
        const id = ++count;
        const settle = (move: string) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(move);
        };
        const timer = setTimeout(() => settle(offers[0]), PATIENCE);
        waiting.set(id, settle);
        worker.addEventListener('error', () => settle(offers[0]), { once: true });
        worker.postMessage({ id, game, view, offers } satisfies BotTask);
      }),
    stop: () => worker.terminate(),
  };
};
