/** Runs in a thread of its own: bots think here, in slices, so that the server never waits for one. */
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Thinker } from '@idavoll/bots';
import { loadPlayable } from '@idavoll/bots/load';
import { gameById } from '@idavoll/games';
import type { FromThread, SeatQuestion, Terms, ToThread } from './question.ts';

/** Milliseconds between two looks at what has come, and iterations between two looks at the clock. */
const SLICE = 10;
const STEPS = 16;

/** Whoever plays comes first: this thread gets what others leave. Only Linux gives threads a priority of their own. */
const stepBack = () => {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A bot at the usual priority is a bot all the same.
  }
};

const tables = new Map<string, Terms>();
const thinkers = new Map<string, Promise<Thinker | undefined>>();
let isCut = false;

const thinkerFor = (game: string): Promise<Thinker | undefined> => {
  const module = gameById(game);
  const known = thinkers.get(game) ?? (async () => module && new Thinker(await loadPlayable(module), now))();
  thinkers.set(game, known);
  return known;
};
const now = () => performance.now();

const think = async (terms: Terms | undefined, question: SeatQuestion): Promise<FromThread> => {
  const thinker = terms && (await thinkerFor(terms.game));
  if (!thinker?.playable.module.versions.includes(terms?.rules ?? 0) || !terms) return undefined;
  const thought = thinker.begin({ ...terms, ...question });
  for (let since = now(); !isCut && !thought.step(STEPS); )
    if (now() - since >= SLICE) {
      await pause();
      since = now();
    }
  return thought.answer();
};

stepBack();
parentPort?.on('message', async (asked: ToThread) => {
  if (asked.do === 'know') tables.set(asked.table, asked.terms);
  else if (asked.do === 'forget') tables.delete(asked.table);
  else if (asked.do === 'cut') isCut = true;
  else {
    isCut = false;
    parentPort?.postMessage(await think(tables.get(asked.table), asked.question));
  }
});
