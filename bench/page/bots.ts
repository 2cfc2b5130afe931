/**
 * Bots in the page: a match of each game that Jarls play among themselves, looked on in the browser. How long each of their
 * thoughts takes, and whether the page stays at hand meanwhile. Unslowed: what slows a page down does not slow its workers.
 */
import { agree, Match, seedFrom, writeRecord } from '@idavoll/engine';
import { games } from '@idavoll/games';
import type { Browser } from '@playwright/test';

const LEVEL = 'jarl';
const SEED = 'bench';
/** At most so many thoughts of a game, and so many milliseconds of one match. */
const THOUGHTS = 80;
const MOST_TIME = 90_000;
export const BOT_TARGETS = { answered: 400, longTask: 100 };

export interface PageBotResults {
  readonly game: string;
  readonly thoughts: number;
  /** Milliseconds from a question to its answer, 95th percentile. */
  readonly answered: number;
  /** The longest that the page was busy at a stretch meanwhile, in milliseconds; 50 stands for less. */
  readonly longTask: number;
}

/** Notes how long every question to a worker waits for its answer, and every long task after the first question. */
const OBSERVE = `
  globalThis.thoughts = [];
  globalThis.tasks = [];
  const Real = Worker;
  globalThis.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.answer) globalThis.thoughts.push(performance.now() - this.asked);
      });
    }
    postMessage(message, ...more) {
      if (message.do === 'think') this.asked = performance.now();
      super.postMessage(message, ...more);
    }
  };
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) if (globalThis.thoughts.length > 0) globalThis.tasks.push(duration);
  }).observe({ type: 'longtask' });
`;

/** A match that nobody has begun yet, as the page keeps one. */
const matchOf = (module: (typeof games)[number]) => {
  const agreement = agree(module, { seats: module.seatCounts[0] });
  if (!agreement.ok) throw new Error(agreement.error.code);
  const match = new Match({ module, agreement: agreement.value, seed: seedFrom(SEED) });
  const seats = Array.from({ length: match.game.seats }, (_, seat) => ({
    name: `Jarl ${seat + 1}`,
    driver: 'bot',
    level: LEVEL,
  }));
  const at = '2026-01-01T12:00:00.000Z';
  const about = { id: module.id, game: module.id, seats, startedAt: at, touchedAt: at, over: false, myTurn: false };
  return { ...about, record: writeRecord(match) };
};

const watch = async (browser: Browser, url: string, module: (typeof games)[number]): Promise<PageBotResults> => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const kept = matchOf(module);
  const keep = `if (!localStorage.getItem('idavoll.matches')) {
    localStorage.setItem('idavoll.match.${kept.id}', ${JSON.stringify(JSON.stringify(kept))});
    localStorage.setItem('idavoll.matches', '["${kept.id}"]');
  }`;
  await context.addInitScript(OBSERVE + keep);
  await page.goto(`${url}/local/${kept.id}`);
  const seen = (what: string) => page.evaluate(`globalThis.${what}`) as Promise<number[]>;
  for (const end = performance.now() + MOST_TIME; performance.now() < end; ) {
    await page.waitForTimeout(1000);
    if ((await seen('thoughts')).length >= THOUGHTS || (await page.locator('.frame[data-over]').count()) > 0) break;
  }
  const thoughts = (await seen('thoughts')).sort((a, b) => a - b);
  const longTask = Math.max(50, ...(await seen('tasks')));
  await context.close();
  const answered = thoughts[Math.floor(thoughts.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  return { game: module.id, thoughts: thoughts.length, answered, longTask };
};

export const measureBots = async (
  browser: Browser,
  url: string,
  progress: (text: string) => void,
): Promise<PageBotResults[]> => {
  const results: PageBotResults[] = [];
  for (const module of games) {
    progress(`Jarls play ${module.id}`);
    results.push(await watch(browser, url, module));
  }
  return results;
};
