/** Runs in a thread of its own: bots think here, so that the server never waits for one. */
import { parentPort } from 'node:worker_threads';
import type { BotQuestion } from './question.ts';
import { randomBot } from './random.ts';

parentPort?.on('message', async (question: BotQuestion) => {
  parentPort?.postMessage(await randomBot(question));
});
