/** Dice and hourglass tokens that fall as a test says. */
import type { Agreement, Effects, Game, GameModule } from '@idavoll/engine';
import { saga } from '../index.ts';
import type { Context } from '../rules/context.ts';
import { at } from '../rules/state.ts';
import { PHASE } from '../rules/vocabulary.ts';

export type Token = 'green' | 'red';

const made = new Map<string, { readonly game: Game<Context>; readonly c: Context }>();

/** The game and its context: one serves all tables of the same seats and options. */
export const madeFor = (agreement: Agreement) => {
  const terms = JSON.stringify([agreement.seats, agreement.options]);
  const known = made.get(terms);
  if (known) return known;
  const game = saga.create(agreement, saga.base.content, saga.rules);
  const fresh = { game, c: game.context };
  made.set(terms, fresh);
  return fresh;
};

export class Script {
  readonly dice: number[] = [];
  readonly tokens: Token[] = [];

  /** A strict script knows every die and token; else the seed decides those it does not know. */
  constructor(readonly strict: boolean) {}

  /** The game with its chance taken from here, move by move; moves that are only tried out (no step) keep their own. */
  module(): GameModule {
    return {
      ...(saga as GameModule),
      create: agreement => {
        const { game } = madeFor(agreement);
        return {
          ...game,
          apply: (s, seat, move, fx) => game.apply(s, seat, move, this.#over(fx, s[at.phase])),
        };
      },
    };
  }

  #over(fx: Effects, phase: number): Effects {
    const { step = 0 } = fx as Effects & { step?: number };
    if (step === 0) return fx;
    return {
      emit: (...told) => fx.emit(...told),
      reveal: (...known) => fx.reveal(...known),
      below: n => {
        const chance = fx.below(n);
        if (phase === PHASE.hourglass) return this.#token(n, chance);
        return phase === PHASE.step || phase === PHASE.target ? this.#die(chance) : chance;
      },
    };
  }

  #die(chance: number): number {
    const die = this.dice.shift();
    if (die === undefined && this.strict) throw new Error('a die is rolled that the test does not know');
    return die ?? chance;
  }

  /** The red token is number 0 of those left. */
  #token(left: number, chance: number): number {
    const token = this.tokens.shift();
    if (token === undefined && this.strict) throw new Error('a token is turned that the test does not know');
    if (token === 'green' && left === 1) throw new Error('only the red token is left');
    return token === undefined ? chance : token === 'red' ? 0 : 1;
  }
}
