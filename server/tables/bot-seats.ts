/** The bots of one table. Whose turn it is follows from the match, so that a restart loses no bot's turn. */
import { randomInt } from 'node:crypto';
import { type BotQuestion, LEVELS, type LevelName, questionOf, Seated } from '@idavoll/bots';
import type { Seat } from '@idavoll/engine';
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

/** One decision of a bot, as the match stood when it was asked. */
interface Turn {
  readonly live: LiveMatch;
  readonly seat: Seat;
  readonly nth: number;
  /** Whether it made the last move too. */
  readonly goesOn: boolean;
  readonly signal: AbortSignal;
  /** What its plan says; otherwise it has to think. */
  readonly intended: string | undefined;
  readonly question: BotQuestion | undefined;
}

export class BotSeats {
  readonly #table: Table;
  readonly #parts: Parts;
  /** By seat: what its bot intends, and what takes its question back. */
  readonly #seated = new Map<Seat, Seated>();
  readonly #thinking = new Map<Seat, AbortController>();

  constructor(table: Table, parts: Parts) {
    this.#table = table;
    this.#parts = parts;
  }

  get thinking(): boolean {
    return this.#thinking.size > 0;
  }

  /**
   * Asks every bot that is awaited and not asked yet; one whose seat is a person's again is asked no more. Within the
   * table's `alone`: a game at fault closes its table.
   */
  wake(live: LiveMatch, seats: readonly SeatRow[]): void {
    const awaiting = live.awaiting();
    for (const [seat, { driver, level }] of seats.entries()) {
      if (driver !== 'bot') this.#thinking.get(seat)?.abort();
      else if (awaiting & (1 << seat) && !this.#thinking.has(seat)) {
        const controller = new AbortController();
        const turn = this.#turn(live, seat, level, controller.signal);
        this.#thinking.set(seat, controller);
        void this.#play(turn);
      }
    }
  }

  #turn(live: LiveMatch, seat: Seat, level: LevelName, signal: AbortSignal): Turn {
    const seated = this.#bySeat(seat);
    const goesOn = live.match.steps.at(-1)?.seat === seat;
    const bot = this.#parts.bots.remembering(this.#table.row.game);
    return live.contained('bot', match => {
      const move = seated.intends(match);
      const intended = move === undefined ? undefined : match.game.moves.notate(move);
      const asked = { bot, level: LEVELS[level], seed: randomInt(2 ** 32) };
      const question = intended === undefined ? questionOf(match, seat, asked) : undefined;
      return { live, seat, nth: live.nth(seat), goesOn, signal, intended, question };
    });
  }

  async #play(turn: Turn): Promise<void> {
    const { seat, nth, goesOn, signal } = turn;
    try {
      const [text] = await Promise.all([this.#choose(turn), this.#parts.bots.pause(goesOn, signal)]);
      if (signal.aborted || text === undefined) {
        this.#thinking.delete(seat);
        return await this.#table.wake();
      }
      await this.#table.act(BOT, { kind: 'move', seat, text, click: `bot-${seat}-${nth}` }, nth, answer => {
        // Not before: until then the seat is still awaited, and would be asked the same again.
        if (answer.ok) this.#thinking.delete(seat);
        else this.#wakeLater(seat);
      });
    } catch (error) {
      this.#parts.report.trouble('a bot could not play', error);
      this.#wakeLater(seat);
    }
  }

  /** The notation of a move; undefined where the seat is no longer asked. */
  async #choose({ live, seat, intended, question, signal }: Turn): Promise<string | undefined> {
    if (!question) return intended;
    const { game, rules, agreement, pack, ...own } = question;
    const answer = await this.#parts.bots.ask(this.#table.row.id, { game, rules, agreement, pack }, own, signal);
    return live.contained('bot', match => {
      const move = this.#bySeat(seat).decide(match, answer, n => randomInt(n));
      return move === undefined ? undefined : match.game.moves.notate(move);
    });
  }

  #bySeat(seat: Seat): Seated {
    const known = this.#seated.get(seat) ?? new Seated(seat);
    this.#seated.set(seat, known);
    return known;
  }

  #wakeLater(seat: number): void {
    setTimeout(() => {
      this.#thinking.delete(seat);
      this.#table.wake().catch(error => this.#parts.report.trouble('a bot could not be woken', error));
    }, RETRY).unref();
  }
}
