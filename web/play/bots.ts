/**
 * The bots of a match in this browser, in a worker of their own. A worker that is silent for too long is replaced: its
 * question is put once more to a quicker bot. Where workers fail, a bot still moves.
 */
import { type BotAnswer, type BotQuestion, LEVELS, type LevelName, limited, questionOf, Seated } from '@idavoll/bots';
import type { Match, Seat } from '@idavoll/engine';
import type { FromWorker, ToWorker } from './bot-worker.ts';

/** A worker that says nothing for this long is not coming back. */
const PATIENCE = 10_000;

const random = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0] % n;

/** One worker, ready to be asked; it fails where it is silent or cannot run. */
class Asker {
  readonly #worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  /** The types of events that the bot remembers. */
  readonly ready: Promise<readonly string[]>;
  #count = 0;

  constructor({ game, rules, agreement, pack }: Pick<BotQuestion, 'game' | 'rules' | 'agreement' | 'pack'>) {
    this.ready = this.#tell({ do: 'know', terms: { game, rules, agreement, pack } }, data =>
      'remembers' in data ? data.remembers : undefined,
    );
    this.ready.catch(() => {});
  }

  ask({
    game: _game,
    rules: _rules,
    agreement: _agreement,
    pack: _pack,
    ...question
  }: BotQuestion): Promise<BotAnswer> {
    const id = ++this.#count;
    return this.#tell({ do: 'think', id, question }, data =>
      'id' in data && data.id === id ? data.answer : undefined,
    );
  }

  cut(): void {
    this.#worker.postMessage({ do: 'cut' } satisfies ToWorker);
  }

  stop(): void {
    this.#worker.terminate();
  }

  #tell<T>(message: ToWorker, read: (data: FromWorker) => T | undefined): Promise<T> {
    const worker = this.#worker;
    const settled = new AbortController();
    const { signal } = settled;
    const heard = new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('a bot is silent')), PATIENCE);
      signal.addEventListener('abort', () => clearTimeout(timer));
      worker.addEventListener('error', () => reject(new Error('a bot fell over')), { signal });
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FromWorker>) => {
          const value = read(data);
          if (value !== undefined) resolve(value);
        },
        { signal },
      );
      worker.postMessage(message);
    });
    return heard.finally(() => settled.abort());
  }
}

export class PageBots {
  readonly #levelOf: (seat: Seat) => LevelName;
  readonly #seated = new Map<Seat, Seated>();
  #asker: Asker | undefined;
  /** Whether the present decision is wanted at once. */
  #isUrgent = false;

  constructor(levelOf: (seat: Seat) => LevelName) {
    this.#levelOf = levelOf;
  }

  /** What the bot of this seat does now; undefined where the seat is no longer asked. */
  async choose(match: Match, seat: Seat): Promise<string | undefined> {
    const seated = this.#seated.get(seat) ?? new Seated(seat);
    this.#seated.set(seat, seated);
    this.#isUrgent = false;
    const move = seated.intends(match) ?? seated.decide(match, await this.#think(match, seat), random);
    return move === undefined ? undefined : match.game.moves.notate(move);
  }

  /** Whoever thinks now answers with what is there so far. */
  cut(): void {
    this.#isUrgent = true;
    this.#asker?.cut();
  }

  stop(): void {
    this.#asker?.stop();
    this.#asker = undefined;
  }

  async #think(match: Match, seat: Seat): Promise<BotAnswer | undefined> {
    const own = LEVELS[this.#levelOf(seat)];
    const hasty = { ...limited(own, LEVELS.thrall), slips: 0 };
    for (const level of [own, hasty])
      try {
        const asked = { bot: undefined, level, seed: random(2 ** 32) };
        this.#asker ??= new Asker(questionOf(match, seat, asked));
        const memory = { events: await this.#asker.ready };
        const wanted = this.#isUrgent ? hasty : level;
        return await this.#asker.ask(questionOf(match, seat, { ...asked, level: wanted, bot: { memory } }));
      } catch {
        this.stop();
      }
    return undefined;
  }
}
