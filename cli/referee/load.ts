/** Positions that come from outside: refused where the rules cannot go on from them, else taken with what is odd. */
import { fail, fromJson, type Game, ok, type Result, type State } from '@idavoll/engine';

export interface Loaded {
  readonly position: State;
  /** What play cannot reach. */
  readonly warnings: readonly string[];
}

export const readPosition = (game: Game, json: unknown): Result<Loaded, string> => {
  const read = fromJson(game.layout, json);
  if (!read.ok) return read;
  const position = read.value;
  game.derive(position);
  const broken = game.unplayable(position);
  if (broken !== undefined) return fail(broken);
  const odd = game.check(position);
  return ok({ position, warnings: odd === undefined ? [] : [odd] });
};
