/** The bots of one table. Whose turn it is follows from the match, so that a restart loses no bot's turn. */
import type { BotQuestion } from '../bots/question.ts';
import type { Act, LiveMatch } from '../match/live-match.ts';
import type { Parts } from './parts.ts';
import type { Answer } from './refusal.ts';
import type { SeatRow, TableRow } from './store.ts';

/** Stands for the bot of a seat where a person is asked for. */
export const BOT = Symbol('bot');

/** How long a bot that failed is left alone, in milliseconds. */
const RETRY = 1000;

interface Table {
  readonly row: TableRow;
  act(by: typeof BOT, act: Act, nth: number, answer: (it: Answer<number>) => void): Promise<void>;
  wake(): Promise<void>;
}

export class BotSeats {
  readonly #table: Table;
  readonly #parts: Parts;
  /** The seats whose bots are asked, a bit each. */
  #thinking = 0;

  constructor(table: Table, parts: Parts) {
    this.#table = table;
    this.#parts = parts;
  }

  get thinking(): boolean {
    return this.#thinking !== 0;
  }

  /** Asks every bot that is awaited and not asked yet. */
  wake(live: LiveMatch, seats: readonly SeatRow[]): void {
    const awaiting = live.awaiting();
    const { game, agreement } = this.#table.row;
    for (const [seat, { driver }] of seats.entries()) {
      if (driver !== 'bot' || !(awaiting & ~this.#thinking & (1 << seat))) continue;
      const question = { game, agreement, seat, view: live.view(seat), offers: live.notations(seat) };
      this.#thinking |= 1 << seat;
      void this.#play(question, live.nth(seat), live.match.steps.at(-1)?.seat === seat);
    }
  }

  async #play(question: BotQuestion, nth: number, goesOn: boolean): Promise<void> {
    const { seat } = question;
    try {
      const text = await this.#parts.askBot(question, goesOn);
      this.#thinking &= ~(1 << seat);
      await this.#table.act(BOT, { kind: 'move', seat, text, click: `bot-${seat}-${nth}` }, nth, answer => {
        if (!answer.ok) this.#wakeLater(seat);
      });
    } catch (error) {
      this.#parts.report.trouble('a bot could not play', error);
      this.#wakeLater(seat);
    }
  }

  #wakeLater(seat: number): void {
    setTimeout(() => {
      this.#thinking &= ~(1 << seat);
      this.#table.wake().catch(error => this.#parts.report.trouble('a bot could not be woken', error));
    }, RETRY).unref();
  }
}
