/** One match at one screen: people in turn, bots in between. */
import { AUDIENCE, type Event, type Match, type Move, type Seat, type Sight, whenAsked } from '@idavoll/engine';
import { hintsFor } from '../hints.ts';
import type { GameText, Paint } from '../texts.ts';
import { or, say } from '../words.ts';
import { readAnswer } from './answer.ts';
import type { Bot } from './bot.ts';
import { drawOffers } from './offers.ts';
import type { Rulebook } from './rulebook.ts';
import type { Terminal } from './terminal.ts';
import { wrap } from './wrap.ts';

interface SessionSetup {
  readonly match: Match;
  readonly text: GameText;
  readonly terminal: Terminal;
  readonly paint: Paint;
  readonly rulebook: Rulebook;
  /** By seat; the seats without one are people's. */
  readonly bots: ReadonlyMap<Seat, Bot>;
  /** Whether people are asked before their turns end. */
  readonly asks: boolean;
}

const eventsOf = (told: Sight['events']): Event[] => told.map(({ event }) => event);

export class Session {
  readonly #it: SessionSetup;
  /** Up to which step each seat has been told the story. */
  readonly #told = new Map<Seat, number>();
  /** Who sits at the screen. */
  #atScreen: Seat | undefined;

  constructor(setup: SessionSetup) {
    this.#it = setup;
  }

  /** Plays until the match is over, or nobody answers any more. */
  async run(): Promise<void> {
    const { match, bots, terminal } = this.#it;
    this.#introduce();
    while (!match.over) {
      const seat = this.#awaited();
      const bot = bots.get(seat);
      const goesOn = bot ? await this.#letMove(seat, bot) : (await this.#handOver(seat)) && (await this.#turn(seat));
      if (!goesOn) {
        terminal.write('', say('play.goodbye'));
        return;
      }
    }
    this.#finish();
  }

  async #letMove(seat: Seat, bot: Bot): Promise<boolean> {
    const { match, text, terminal, paint } = this.#it;
    const onLong = () => terminal.write(paint('dim', say('play.thinks', { player: text.player(seat) })));
    const move = await bot.choose(match, () => terminal.left, onLong);
    return move !== undefined && match.submit(seat, match.nth(seat), move).ok;
  }

  #awaited(): Seat {
    const { match } = this.#it;
    const isAwaited = (seat: Seat) => (match.awaiting & (1 << seat)) !== 0;
    if (this.#atScreen !== undefined && isAwaited(this.#atScreen)) return this.#atScreen;
    return Array.from({ length: match.game.seats }, (_, seat) => seat).findIndex(isAwaited);
  }

  #introduce(): void {
    const { match, text, paint, bots } = this.#it;
    const seats = Array.from({ length: match.game.seats }, (_, seat) =>
      say('play.seat', { player: text.player(seat), level: bots.get(seat)?.level ?? 'none' }),
    );
    this.#say(
      paint('title', text.title),
      [...seats, ...text.choices].join(' · '),
      paint('dim', say('play.commitment', { commitment: match.commitment })),
      paint('dim', say('play.try-help')),
    );
  }

  /** Between two people at one screen: nothing of the one's secrets is left when the other looks. */
  async #handOver(seat: Seat): Promise<boolean> {
    const { match, text, terminal, bots } = this.#it;
    if (this.#atScreen === seat) return true;
    const alone = match.game.seats - bots.size === 1;
    this.#atScreen = seat;
    if (alone) return true;
    if (this.#told.size > 0) terminal.clear();
    terminal.write('', say('play.hand-over', { player: text.player(seat) }));
    const answer = await terminal.ask(say('play.i-am', { player: text.player(seat) }));
    terminal.clear();
    return answer !== undefined && answer.trim() !== 'quit';
  }

  /** Asks until the seat has moved or taken back; says false when there is no answer any more. */
  async #turn(seat: Seat): Promise<boolean> {
    const { match, terminal, text } = this.#it;
    const { offers, held } = this.#show(seat);
    for (;;) {
      const line = await terminal.ask(`${text.player(seat)}> `, held ? ['end'] : offers.map(offer => offer.move));
      if (line === undefined) return false;
      const answer = readAnswer(line, offers, held !== null);
      switch (answer.do) {
        case 'quit':
          return false;
        case 'end':
          match.endTurn(seat, match.nth(seat));
          return true;
        case 'move':
          if (this.#move(seat, answer.text)) return true;
          break;
        case 'undo':
          if (this.#undo(seat)) return true;
          break;
        case 'why':
          this.#say(this.#why(seat, answer.text));
          break;
        case 'rules':
          this.#say(this.#it.rulebook(answer.text));
          break;
        case 'log':
          this.#say(...text.recall(eventsOf(match.events(seat)), seat));
          break;
        case 'help':
          this.#say(say('play.help'), ...text.legend);
          break;
        case 'again':
          this.#show(seat);
      }
    }
  }

  /** The offers that the board has this letter or mark for. */
  #typed(seat: Seat, typed: string): string[] {
    const { match, text } = this.#it;
    const { game } = match;
    const view = match.view(seat);
    const wanted = typed.toLowerCase();
    const isWanted = (move: Move) =>
      text.typed(game.moves.decode(move), view).some(way => way.toLowerCase() === wanted);
    return match
      .legal(seat)
      .filter(isWanted)
      .map(move => game.moves.notate(move));
  }

  #move(seat: Seat, answer: string): boolean {
    const { match, rulebook, asks } = this.#it;
    const typed = this.#typed(seat, answer);
    if (typed.length > 1) {
      this.#say(say('play.several', { text: answer, moves: or(typed) }));
      return false;
    }
    const [move = answer] = typed;
    const waits = asks && match.asksToEnd(seat, move);
    const played = waits ? match.hold(seat, match.nth(seat), move) : match.submit(seat, match.nth(seat), move);
    if (played.ok) return true;
    const { error } = played;
    const offers = match.notations(seat);
    if (/^\d+$/.test(move)) {
      this.#say(say('play.no-number', { count: offers.length }));
      return false;
    }
    this.#say(
      say(`refusal.${error.code}`),
      ...(error.code === 'illegal-move' ? [rulebook(error.rule)] : []),
      ...hintsFor(match, seat, move),
    );
    return false;
  }

  #undo(seat: Seat): boolean {
    const { match } = this.#it;
    const undone = match.undo(seat, match.nth(seat));
    if (!undone.ok) {
      this.#say(say(`refusal.${undone.error.code}`));
      return false;
    }
    this.#told.set(seat, Math.min(this.#told.get(seat) ?? 0, match.steps.length));
    return true;
  }

  #why(seat: Seat, text: string): string {
    const { match, rulebook } = this.#it;
    const { rule } = match.game.ask(match.state, seat);
    if (text === '') return `${say('play.why-asked')} ${rulebook(rule)}`;
    const move = match.game.moves.find(text);
    if (move === undefined) return say('refusal.unknown-move');
    if (match.legal(seat).includes(move)) return `${say('play.why-legal', { move: text })} ${rulebook(rule)}`;
    return `${say('play.why-not', { move: text })} ${rulebook(match.game.why(match.state, seat, move))}`;
  }

  /** The story since this seat last looked, the board, the question and the offers. */
  #show(seat: Seat): Sight {
    const { match, text, terminal, paint, asks } = this.#it;
    const last = this.#told.get(seat) ?? -1;
    const sight = match.sight(seat, last + 1);
    const { view, question, offers, held } = sight;
    this.#told.set(seat, sight.step);
    if (last >= 0) terminal.clear();
    // The news first: when the screen is small, they scroll away before the board does.
    this.#say(...text.tell(eventsOf(sight.events)).map(line => `· ${line}`));
    terminal.write('', ...text.board(view, seat), '');
    if (held) {
      this.#say(say('play.held', { player: text.player(seat), move: paint('bold', held.move) }));
      return sight;
    }
    this.#say(`${text.player(seat)}: ${text.ask(view, seat)} ${paint('dim', `[${question?.rule ?? ''}]`)}`);
    const shown = asks ? whenAsked(offers) : offers;
    terminal.write(...drawOffers(match.game, text, view, shown, { paint, width: terminal.width }));
    return sight;
  }

  #say(...lines: readonly string[]): void {
    const { terminal } = this.#it;
    terminal.write(...lines.flatMap(line => wrap(line, terminal.width)));
  }

  #finish(): void {
    const { match, text, terminal, paint, bots } = this.#it;
    const outcome = match.outcome();
    if (!outcome) throw new Error('the match is not over');
    const people = match.game.seats - bots.size;
    const viewer = people === 1 && this.#atScreen !== undefined ? this.#atScreen : AUDIENCE;
    const since = people === 0 ? 0 : (this.#told.get(viewer) ?? match.steps.length - 1) + 1;
    const { view, events } = match.sight(viewer, since);
    terminal.clear();
    this.#say(...text.tell(eventsOf(events)).map(line => `· ${line}`));
    terminal.write('', ...text.board(view, viewer), '');
    terminal.write(...text.result(match.state, outcome, eventsOf(match.events(AUDIENCE))), '');
    this.#say(paint('dim', say('play.seed', { seed: match.seed, commitment: match.commitment })));
  }
}
