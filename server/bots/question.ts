/** What passes between the server and the threads in which its bots think. */
import type { BotAnswer, BotQuestion } from '@idavoll/bots';

/** What all questions of a table have in common. A thread is told it once, content and all. */
export type Terms = Pick<BotQuestion, 'game' | 'rules' | 'agreement' | 'pack'>;
export type SeatQuestion = Omit<BotQuestion, keyof Terms>;

export type ToThread =
  | { readonly do: 'know'; readonly table: string; readonly terms: Terms }
  | { readonly do: 'forget'; readonly table: string }
  | { readonly do: 'think'; readonly table: string; readonly question: SeatQuestion }
  /** Answers with what it has. */
  | { readonly do: 'cut' };

/** Undefined where this game, by these rules, is none that the thread can play. */
export type FromThread = BotAnswer | undefined;
