/** A planted bug: a game broken in one way, and the law that must notice first. */
import type { Effects, Game, GameModule, Move, Seat } from '../../game.ts';
import type { Field, State } from '../../layout.ts';

export interface Mutant {
  readonly bug: string;
  readonly law: string;
  readonly module: GameModule;
}

/** The module with some functions of its games replaced. */
export const mutant = (
  bug: string,
  law: string,
  module: GameModule,
  change: (game: Game) => Partial<Game>,
): Mutant => ({
  bug,
  law,
  module: {
    ...module,
    create: (...agreed) => {
      const game = module.create(...agreed);
      return { ...game, ...change(game) };
    },
  },
});

export const fieldOf = ({ layout }: Game, name: string): Field => {
  const field = layout.fields.find(other => other.name === name);
  if (!field) throw new Error(`there is no ${name}`);
  return field;
};

/** The cell of a scalar, or the first of a repeated field. */
export const cellOf = (game: Game, name: string): number => fieldOf(game, name).base;

/** Spoils the state after every move. */
export const afterwards = (game: Game, spoil: (s: State, seat: Seat, move: Move) => void): Partial<Game> => ({
  apply: (s, seat, move, fx) => {
    game.apply(s, seat, move, fx);
    spoil(s, seat, move);
  },
});

/** Plays every move with other effects. */
export const withEffects = (game: Game, change: (fx: Effects, move: Move) => Partial<Effects>): Partial<Game> => ({
  apply: (s, seat, move, fx) =>
    game.apply(s, seat, move, {
      below: n => fx.below(n),
      emit: (...told) => fx.emit(...told),
      reveal: (...what) => fx.reveal(...what),
      ...change(fx, move),
    }),
});

/** Tells everybody what only the first field's seat may read. */
export const toldToAll = ({ events }: Game, type: string): Partial<Game> => ({
  events: {
    ...events,
    tell: (event, fields, viewer) => events.tell(event, fields, events.names[event] === type ? fields[0] : viewer),
  },
});
