/** One step of a match: a decision and everything that follows from it without another. */
import type { Chance, Effects, Game, Move, Seat, Viewer } from './game.ts';
import type { State } from './layout.ts';
import { settle } from './playout.ts';

export interface Told {
  readonly step: number;
  readonly event: number;
  readonly fields: readonly number[];
}

/** The effects of one step: what it tells, and whether it used chance or revealed something. */
export class StepEffects implements Effects {
  readonly told: Told[] = [];
  readonly #revealed: { readonly secret: number; readonly to: Viewer | undefined }[] = [];
  #usedChance = false;

  constructor(
    readonly step: number,
    readonly chance: Chance,
  ) {}

  below(n: number): number {
    this.#usedChance = true;
    return this.chance.below(n);
  }
  emit(event: number, a = 0, b = 0, c = 0, d = 0): void {
    this.told.push({ step: this.step, event, fields: [a, b, c, d] });
  }
  reveal(secret: number, to?: Seat): void {
    this.#revealed.push({ secret, to });
  }

  /** Whether the step showed anybody anything that was not known before it. */
  get taught(): boolean {
    return this.#usedChance || this.#revealed.length > 0;
  }
  /** Whether the step declared that this viewer learns of a secret. */
  revealedTo(viewer: Viewer, secret: number): boolean {
    return this.#revealed.some(it => it.secret === secret && (it.to === undefined || it.to === viewer));
  }
}

/**
 * Plays a move and what is then forced, in place, and says whether the step is final: it used chance, revealed
 * something, ended the game, or handed the decision to a seat that was not deciding.
 */
export const playStep = (
  game: Game,
  state: State,
  seat: Seat,
  move: Move,
  fx: StepEffects,
  buffer: Int32Array,
): boolean => {
  const before = game.awaiting(state);
  game.apply(state, seat, move, fx);
  settle(game, state, buffer, fx);
  const after = game.awaiting(state);
  return fx.taught || after === 0 || (after & ~before) !== 0;
};
