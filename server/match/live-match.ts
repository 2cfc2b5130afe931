/** A match in memory: the engine's match, and which entry of the log did what to it. */
import {
  type Agreement,
  type GameModule,
  type Lots,
  Match,
  ok,
  type Pack,
  type Refusal,
  type Result,
  type Seat,
  type Seed,
  type Sight,
  type State,
  type Viewer,
} from '@idavoll/engine';
import type { Contain } from './containment.ts';

export interface Act {
  /** 'hold' lets a move wait until the seat says 'end'. */
  readonly kind: 'move' | 'hold' | 'end' | 'undo';
  readonly seat: Seat;
  /** The notation of a move that is played or held; '' otherwise. */
  readonly text: string;
  readonly click: string;
}

export interface MatchStart {
  readonly module: GameModule;
  readonly agreement: Agreement;
  readonly seed: Seed;
  readonly lots?: Lots;
  readonly rules: number;
  readonly pack?: Pack<unknown>;
  readonly position?: State;
}

/** What one viewer knows after so many entries. */
export interface Known {
  readonly seq: number;
  readonly sight: Sight;
  /** Where something was taken back that the viewer was told of: how many steps of that still stand. */
  readonly keep: number | undefined;
}

export class LiveMatch {
  readonly match: Match;
  readonly #contain: Contain;
  /** By entry: the click behind it, and how many steps stood after it. */
  readonly #clicks: string[] = [];
  readonly #steps: number[] = [0];
  /** By entry that took something back: how many of the steps before it were left alone. */
  #undone: Map<number, number> | undefined;
  /** By seat: the entries that it made, in order; the n-th is the one with `nth` n. */
  readonly #bySeat: number[][];

  readonly #do: Readonly<Record<Act['kind'], (seat: Seat, nth: number, text: string) => Result<unknown, Refusal>>> = {
    move: (seat, nth, text) => this.match.submit(seat, nth, text),
    hold: (seat, nth, text) => this.match.hold(seat, nth, text),
    end: (seat, nth) => this.match.endTurn(seat, nth),
    undo: (seat, nth) => this.match.undo(seat, nth),
  };

  constructor(start: MatchStart, contain: Contain) {
    this.#contain = contain;
    this.match = contain('setup', () => new Match(start));
    this.#bySeat = start.agreement.traits.map(() => []);
  }

  /** How many entries the match has. */
  get seq(): number {
    return this.#clicks.length;
  }

  awaiting(): number {
    return this.#contain('awaiting', () => this.match.awaiting);
  }

  /** The entry that this very click made, if it was already played. */
  find(seat: Seat, nth: number, click: string): number | undefined {
    const seq = this.#bySeat[seat]?.[nth];
    return seq !== undefined && this.#clicks[seq - 1] === click ? seq : undefined;
  }

  /** How often a seat has taken something back. */
  undos(seat: Seat): number {
    return this.#bySeat[seat].filter(seq => this.#undone?.has(seq)).length;
  }

  nth(seat: Seat): number {
    return this.match.nth(seat);
  }

  /** What a click becomes: a move waits only if the turn would end with it. */
  settled(act: Act): Act {
    const waits = act.kind !== 'hold' || this.#contain('hold', () => this.match.asksToEnd(act.seat, act.text));
    return waits ? act : { ...act, kind: 'move' };
  }

  /** Says whether it is nobody's business but the seat's own: nothing was played or taken back that others know of. */
  act({ kind, seat, text, click }: Act, nth: number): Result<{ readonly quiet: boolean }, Refusal> {
    const { match } = this;
    const stood = match.steps.length;
    const last = match.steps.findLastIndex(step => step.seat === seat);
    const result = this.#contain(kind, () => this.#do[kind](seat, nth, text));
    if (!result.ok) return result;
    const undone = match.steps.length < stood ? last : undefined;
    this.#clicks.push(click);
    this.#steps.push(match.steps.length);
    if (undone !== undefined) {
      this.#undone ??= new Map();
      this.#undone.set(this.seq, undone);
    }
    this.#bySeat[seat].push(this.seq);
    return ok({ quiet: match.steps.length === stood });
  }

  /** Asks the match something, as calls into games are asked. */
  contained<T>(during: string, ask: (match: Match) => T): T {
    return this.#contain(during, () => ask(this.match));
  }

  /** How many of the steps that stood after an entry have been left alone by all that came since. */
  #keptSince(entry: number): number {
    let kept = this.#steps[entry];
    for (let seq = entry + 1; seq <= this.seq; seq++) kept = Math.min(kept, this.#undone?.get(seq) ?? kept);
    return kept;
  }

  /** What a viewer knows now, with what was told since an entry already seen. */
  know(viewer: Viewer, since?: number): Known {
    const seen = since !== undefined && since <= this.seq ? since : undefined;
    const kept = seen === undefined ? -1 : this.#keptSince(seen);
    const keep = seen !== undefined && kept < this.#steps[seen] ? kept : undefined;
    return { seq: this.seq, sight: this.#contain('sight', () => this.match.sight(viewer, kept + 1)), keep };
  }
}
