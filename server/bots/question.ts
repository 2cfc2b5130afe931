/** All that a bot is given: what its seat may know, and what it may do. It answers with the notation of one offer. */
import type { Agreement, View } from '@idavoll/engine';

export interface BotQuestion {
  readonly game: string;
  readonly agreement: Agreement;
  readonly seat: number;
  readonly view: View;
  readonly offers: readonly string[];
}

export type Bot = (question: BotQuestion) => string | Promise<string>;
