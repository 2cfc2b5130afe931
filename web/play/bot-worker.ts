/** A bot at work beside the page, in slices that can be cut short. It is shown what its seat may know, and no more. */
import { type BotAnswer, type BotQuestion, Thinker } from '@idavoll/bots';
import type { BotModule, GameModule } from '@idavoll/engine';

/** What all questions of a match have in common: told once, content and all. */
export type Terms = Pick<BotQuestion, 'game' | 'rules' | 'agreement' | 'pack'>;
export type SeatQuestion = Omit<BotQuestion, keyof Terms>;

export type ToWorker =
  | { readonly do: 'know'; readonly terms: Terms }
  | { readonly do: 'think'; readonly id: number; readonly question: SeatQuestion }
  /** Answers with what it has. */
  | { readonly do: 'cut' };

export type FromWorker =
  /** It is ready, and the bot remembers events of these types. */
  { readonly remembers: readonly string[] } | { readonly id: number; readonly answer: BotAnswer };

const MODULES = import.meta.glob<Record<string, GameModule>>('../../games/*/index.ts');
const BOTS = import.meta.glob<BotModule>('../../games/*/bot/index.ts', { import: 'bot' });

/** Milliseconds between two looks at what has come, and iterations between two looks at the clock. */
const SLICE = 12;
const STEPS = 16;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const tell = (message: FromWorker) => scope.postMessage(message);
const now = () => performance.now();

/** Lets messages in. A timer would rest for milliseconds, a message to oneself does not. */
const { port1, port2 } = new MessageChannel();
const pause = () =>
  new Promise<void>(resolve => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

let terms: Terms | undefined;
let thinker: Thinker | undefined;
let isCut = false;

const know = async (told: Terms) => {
  const at = (file: string) => `../../games/${told.game}/${file}`;
  const [modules, bot] = await Promise.all([MODULES[at('index.ts')]?.(), BOTS[at('bot/index.ts')]?.()]);
  const module = Object.values(modules ?? {}).find(({ id }) => id === told.game);
  if (!module) throw new Error(`there is no game ${told.game}`);
  terms = told;
  thinker = new Thinker({ module, bot }, now);
  tell({ remembers: bot?.memory?.events ?? [] });
};

const think = async (id: number, question: SeatQuestion) => {
  if (!terms || !thinker) throw new Error('nobody said what is played');
  isCut = false;
  const thought = thinker.begin({ ...terms, ...question });
  for (let since = now(); !isCut && !thought.step(STEPS); )
    if (now() - since >= SLICE) {
      await pause();
      since = now();
    }
  tell({ id, answer: thought.answer() });
};

scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'know') void know(data.terms);
  else if (data.do === 'think') void think(data.id, data.question);
  else isCut = true;
});
