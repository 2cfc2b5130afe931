/** One match: the only place that holds a state over time. It finds moves among the legal ones, and keeps what was done. */
import { chanceAt, commitmentTo, type Seed } from './chance.ts';
import { endsTurn, isFinal } from './finality.ts';
import {
  type Agreement,
  AUDIENCE,
  type Game,
  type GameModule,
  type Move,
  type Outcome,
  type Pack,
  type Seat,
  type Viewer,
} from './game.ts';
import { gameFor } from './game-for.ts';
import { type Held, preview } from './hold.ts';
import type { State, View } from './layout.ts';
import type { Lots } from './lots.ts';
import { settle } from './playout.ts';
import { fail, ok, type Result } from './result.ts';
import { type Offer, type Sight, seenBy, viewOf } from './sight.ts';
import { playStep, StepEffects } from './step.ts';
import { Story } from './story.ts';

export interface Step {
  readonly seat: Seat;
  readonly move: Move;
  readonly text: string;
}

export type Refusal =
  | { readonly code: 'over' | 'stale' | 'no-such-seat' | 'not-awaited' | 'unknown-move' | 'nothing-to-undo' }
  | { readonly code: 'illegal-move'; readonly rule: string };

export interface MatchSetup {
  readonly module: GameModule;
  readonly agreement: Agreement;
  readonly seed: Seed;
  /** What the seed was made from, where it was made from lots. */
  readonly lots?: Lots | undefined;
  /** The version of the rules, where it is not the newest. */
  readonly rules?: number;
  /** The content, where it is not the game's own. */
  readonly pack?: Pack<unknown>;
  /** A set position instead of the game's own start. */
  readonly position?: State;
}

export class Match {
  readonly game: Game;
  readonly module: GameModule;
  readonly agreement: Agreement;
  /** The version of the rules by which this match is played to its end. */
  readonly rules: number;
  readonly pack: Pack<unknown>;
  readonly seed: Seed;
  readonly lots: Lots | undefined;
  readonly commitment: string;
  readonly steps: Step[] = [];
  /** Whether the match began from a set position: such a match has no record. */
  readonly setPosition: boolean;

  #state: State;
  readonly #story = new Story();
  #base: { readonly state: State; readonly steps: number; readonly told: number };
  readonly #counts: number[];
  /** By seat: a step that waits for its turn to be ended. */
  readonly #held = new Map<Seat, Move>();
  readonly #buffer: Int32Array;

  constructor(setup: MatchSetup) {
    const { module, agreement, seed, lots, rules = module.rules, pack = module.base, position } = setup;
    if (!module.versions.includes(rules)) throw new Error(`${module.id} has no rules version ${rules}`);
    this.module = module;
    this.agreement = agreement;
    this.rules = rules;
    this.pack = pack;
    this.seed = seed;
    this.lots = lots;
    this.commitment = commitmentTo(lots?.secret ?? seed);
    this.game = gameFor(module, agreement, pack.content, rules);
    this.setPosition = position !== undefined;
    this.#counts = Array.from({ length: agreement.seats }, () => 0);
    this.#buffer = new Int32Array(this.game.maxMoves);
    const fx = new StepEffects(0, chanceAt(seed, 0));
    this.#state = this.game.layout.state();
    if (position) {
      this.#state.set(position);
      this.game.derive(this.#state);
    } else this.game.setup(this.#state, fx);
    settle(this.game, this.#state, this.#buffer, fx);
    this.#story.add(fx.told);
    this.#base = this.#mark();
  }

  /**
   * The whole truth, for the host, the laws and the referee. Never for a viewer. What was given out never changes:
   * every step is played on a copy.
   */
  get state(): State {
    return this.#state;
  }

  get awaiting(): number {
    return this.game.awaiting(this.#state);
  }

  get over(): boolean {
    return this.awaiting === 0;
  }

  /** How many moves and undos this seat has made: it never falls, so a late click can be told from a fresh one. */
  nth(seat: Seat): number {
    return this.#counts[seat];
  }

  /** Plays the move with this notation, or says why not and changes nothing. */
  submit(seat: Seat, nth: number, text: string): Result<{ readonly step: number; readonly final: boolean }, Refusal> {
    const found = this.#find(seat, nth, text);
    return found.ok ? this.#submit(seat, found.value) : found;
  }

  /**
   * Lets a move wait until the seat ends its turn: nobody else is told of it, and it can be taken back. For a move that
   * `ends`, by whoever wants to be asked; another move of the seat takes its place.
   */
  hold(seat: Seat, nth: number, text: string): Result<{ readonly step: number }, Refusal> {
    const found = this.#find(seat, nth, text);
    if (!found.ok) return found;
    this.#held.set(seat, found.value);
    this.#counts[seat]++;
    return ok({ step: this.steps.length });
  }

  /** Plays what the seat holds. */
  endTurn(seat: Seat, nth: number): ReturnType<Match['submit']> {
    const held = this.#held.get(seat);
    if (held !== undefined) return this.submit(seat, nth, this.game.moves.notate(held));
    return fail(this.#refuse(seat, nth) ?? { code: 'not-awaited' });
  }

  /** What a seat holds, for that seat's eyes alone. */
  held(seat: Seat): Held | undefined {
    const move = this.#held.get(seat);
    return move === undefined || this.over ? undefined : preview(this, seat, move);
  }

  /** Whether a seat that wants to be asked before its turn ends is asked: not where it has no choice. */
  asksToEnd(seat: Seat, text: string): boolean {
    const legal = this.legal(seat);
    const move = legal.find(each => this.game.moves.notate(each) === text);
    return move !== undefined && legal.length > 1 && this.isFinal(seat, move) && this.#endsTurn(seat)(move);
  }

  /** Takes back what the seat holds, or its last step since the last final one; what others have done stays done. */
  undo(seat: Seat, nth: number): Result<{ readonly step: number }, Refusal> {
    const refusal = this.#refuse(seat, nth);
    if (refusal) return fail(refusal);
    if (this.#held.delete(seat)) {
      this.#counts[seat]++;
      return ok({ step: this.steps.length });
    }
    const open = this.steps.slice(this.#base.steps);
    const index = open.findLastIndex(step => step.seat === seat);
    if (index < 0) return fail({ code: 'nothing-to-undo' });
    open.splice(index, 1);
    this.steps.length = this.#base.steps;
    this.#story.length = this.#base.told;
    this.#state = this.#base.state.slice() as State;
    for (const step of open) this.#play(step.seat, step.move);
    this.#counts[seat]++;
    return ok({ step: this.steps.length });
  }

  canUndo(seat: Seat): boolean {
    return this.#held.has(seat) || this.steps.slice(this.#base.steps).some(step => step.seat === seat);
  }

  /** All that this viewer knows, with what was told since a step: all that may be shown to anybody. */
  sight(viewer: Viewer, since = 0): Sight {
    return seenBy(this, viewer, since);
  }

  /** The legal moves of a seat, in the game's order. */
  legal(seat: Seat): Move[] {
    const count = this.game.legal(this.#state, seat, this.#buffer);
    const moves: Move[] = [];
    for (let i = 0; i < count; i++) moves.push(this.#buffer[i]);
    return moves;
  }

  /** The legal moves as they are written: all that a player needs who takes nothing back. */
  notations(seat: Seat): string[] {
    return this.legal(seat).map(move => this.game.moves.notate(move));
  }

  offers(seat: Seat): Offer[] {
    const endsTurn = this.#endsTurn(seat);
    return this.legal(seat).map(move => {
      const final = this.isFinal(seat, move);
      return { move: this.game.moves.notate(move), final, ends: final && endsTurn(move) };
    });
  }

  /** Whether this legal move could not be taken back, in the state or in a world thought possible. */
  isFinal(seat: Seat, move: Move, state = this.#state): boolean {
    return isFinal(this.game, state, seat, move);
  }

  view(viewer: Viewer): View {
    return viewOf(this.game, this.#state, viewer);
  }

  /** What this viewer has been told since a step: events of step 0 are those of the set-up. */
  events(viewer: Viewer, since = 0): Sight['events'] {
    return this.#story
      .since(since)
      .map(({ step, event, fields }) => ({ step, event: this.game.events.tell(event, fields, viewer) }));
  }

  /** Scores and places once the match is over. */
  outcome(): Outcome | undefined {
    if (!this.over) return undefined;
    const outcome = { scores: new Int32Array(this.game.seats), places: new Int32Array(this.game.seats) };
    this.game.outcome(this.#state, outcome);
    return outcome;
  }

  #refuse(seat: Seat, nth: number): Refusal | undefined {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.game.seats) return { code: 'no-such-seat' };
    if (this.over) return { code: 'over' };
    return nth === this.#counts[seat] ? undefined : { code: 'stale' };
  }

  #endsTurn(seat: Seat): (move: Move) => boolean {
    return endsTurn(this.game, this.view(seat), seat);
  }

  /** The legal move that is written so, or why there is none. */
  #find(seat: Seat, nth: number, text: string): Result<Move, Refusal> {
    const refusal = this.#refuse(seat, nth);
    if (refusal) return fail(refusal);
    if (!(this.awaiting & (1 << seat))) return fail({ code: 'not-awaited' });
    const { moves } = this.game;
    const move = this.legal(seat).find(legal => moves.notate(legal) === text);
    if (move !== undefined) return ok(move);
    const known = moves.find(text);
    if (known === undefined) return fail({ code: 'unknown-move' });
    return fail({ code: 'illegal-move', rule: this.game.why(this.#state, seat, known) });
  }

  #submit(seat: Seat, move: Move): Result<{ readonly step: number; readonly final: boolean }, never> {
    const final = this.#play(seat, move);
    this.#held.delete(seat);
    this.#counts[seat]++;
    if (final) this.#base = this.#mark();
    return ok({ step: this.steps.length, final });
  }

  /** Plays on a copy, so that a rule that throws changes nothing. Says whether the step is final. */
  #play(seat: Seat, move: Move): boolean {
    const step = this.steps.length + 1;
    const fx = new StepEffects(step, chanceAt(this.seed, step));
    const next = this.#state.slice() as State;
    const final = playStep(this.game, next, seat, move, fx, this.#buffer);
    this.#state = next;
    this.#story.add(fx.told);
    this.steps.push({ seat, move, text: this.game.moves.notate(move) });
    return final;
  }

  #mark() {
    return { state: this.#state.slice() as State, steps: this.steps.length, told: this.#story.length };
  }
}

/** Every viewer of a match: its seats, and the audience. */
export const viewersOf = (game: Game): Viewer[] => [...Array(game.seats).keys(), AUDIENCE];
