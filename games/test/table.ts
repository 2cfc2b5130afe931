/** A match at a table, asked and answered in words: what the tests of every game share. */
import {
  type Agreement,
  AUDIENCE,
  agree,
  type Event,
  type Game,
  type GameModule,
  gameFor,
  Match,
  NONE,
  type Seat,
  type State,
  seedFrom,
  type Viewer,
  type Wishes,
} from '@idavoll/engine';
import { expect } from 'vitest';

/** A new match, instead of a position in words. */
export interface Fresh {
  readonly fresh: Wishes;
  readonly seed?: string;
}
/** Chooses among offers. */
export type Choice = (offers: string[]) => string;

export const agreedIn =
  <Content>(module: GameModule<Content>) =>
  (wishes: Wishes): Agreement => {
    const result = agree(module as GameModule, wishes);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };

/** What every position in words says. */
interface Words {
  readonly seats?: number;
  readonly options?: Wishes['options'];
  readonly seed?: string;
}

/** So many decisions are enough for any match. */
const MOST_DECISIONS = 20_000;

export class TableInWords<
  Context extends { readonly seats: number; readonly at: { readonly phase: number } },
  Phase,
  Position extends Words,
> {
  readonly match: Match;
  readonly c: Context;
  readonly #phases: readonly Phase[];
  #told = 0;

  /** A position in words, or a fresh match. */
  constructor(
    module: GameModule,
    phases: readonly Phase[],
    words: Position | Fresh,
    positionOf: (c: Context, words: Position) => State,
    wishesOf: (words: Position) => Wishes = ({ seats = 0, options = {} }) => ({ seats, options }),
  ) {
    const agreement = agreedIn(module)('fresh' in words ? words.fresh : wishesOf(words));
    this.c = (gameFor(module, agreement, module.base.content, module.rules) as Game<Context>).context;
    this.#phases = phases;
    this.match = new Match({
      module,
      agreement,
      seed: seedFrom(words.seed ?? 'a table'),
      ...('fresh' in words ? {} : { position: positionOf(this.c, words) }),
    });
    this.#mustBeSound();
  }

  get state(): State {
    return this.match.state;
  }
  get phase(): Phase {
    return this.#phases[this.state[this.c.at.phase]];
  }
  get seats(): Seat[] {
    return Array.from({ length: this.c.seats }, (_, seat) => seat);
  }
  get awaited(): Seat[] {
    return this.seats.filter(seat => this.match.awaiting & (1 << seat));
  }
  /** The first awaited seat; undefined when the match is over. */
  get active(): Seat | undefined {
    return this.match.over ? undefined : this.awaited[0];
  }
  get scores(): number[] {
    return Array.from(this.match.outcome()?.scores ?? []);
  }
  get places(): number[] {
    return Array.from(this.match.outcome()?.places ?? []);
  }
  /** What one cell of each seat holds. */
  protected bySeat(cell: (seat: number) => number): number[] {
    return this.seats.map(seat => this.state[cell(seat)]);
  }
  /** A seat that a cell names; undefined where it names none. */
  protected seatIn(cell: number): Seat | undefined {
    return this.state[cell] === NONE ? undefined : this.state[cell];
  }

  offers(seat = this.active ?? NONE): string[] {
    return this.match.legal(seat).map(move => this.match.game.moves.notate(move));
  }
  /** Whether an offered move could not be taken back. */
  isFinal(text: string, seat = this.active ?? NONE): boolean {
    const offer = this.match.offers(seat).find(({ move }) => move === text);
    if (!offer) throw new Error(`${text} is not offered`);
    return offer.final;
  }
  /** The rule that asks. */
  get rule(): string {
    return this.match.game.ask(this.state, this.active ?? NONE).rule;
  }
  /** Plays these moves of one seat; each must be accepted. */
  play(seat: Seat, ...texts: string[]): this {
    return this.playing(() => {
      for (const text of texts) this.submit(seat, text);
    });
  }
  undo(seat: Seat): this {
    expect(this.match.undo(seat, this.match.nth(seat))).toMatchObject({ ok: true });
    return this;
  }
  /** Tries a move that must be refused; gives the rule that forbids it, or the refusal's code. */
  refused(seat: Seat, text: string): string {
    const before = this.state.slice();
    const result = this.match.submit(seat, this.match.nth(seat), text);
    expect(result.ok, `${seat} ${text}`).toBe(false);
    expect(this.state).toEqual(before);
    if (result.ok) return '';
    return 'rule' in result.error ? result.error.rule : result.error.code;
  }
  /** Plays offers of whoever is awaited, the first ones unless said, until `stop` says so or the match is over. */
  playUntil(
    stop: (table: this) => boolean,
    choose: (offers: string[], seat: Seat) => string = offers => offers[0],
  ): this {
    for (let guard = 0; !stop(this) && this.active !== undefined; guard++) {
      if (guard > MOST_DECISIONS) throw new Error('this takes too long');
      this.play(this.active, choose(this.offers(), this.active));
    }
    return this;
  }

  /** All that a viewer was told, in order. */
  events(viewer: Viewer = AUDIENCE, since = 0): Event[] {
    return this.match.events(viewer, since).map(({ event }) => event);
  }
  /** The events of one type, in order, as a viewer reads them. */
  told(type: string, viewer: Viewer = AUDIENCE): Event[] {
    return this.events(viewer).filter(event => event.type === type);
  }
  /** What the last `play` told everybody, a line an event: 'received 1 pink'. */
  get news(): string[] {
    return this.events()
      .slice(this.#told)
      .map(event => Object.values(event).join(' '));
  }

  /** What these moves tell is the news. */
  protected playing(moves: () => void): this {
    this.#told = this.match.events(AUDIENCE).length;
    moves();
    return this;
  }
  protected submit(seat: Seat, text: string): void {
    expect(this.match.submit(seat, this.match.nth(seat), text), `${seat} ${text}`).toMatchObject({ ok: true });
    this.#mustBeSound();
  }
  #mustBeSound(): void {
    expect(this.match.game.check(this.state)).toBeUndefined();
  }
}
