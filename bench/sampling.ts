/** Games, positions and records to measure on, drawn from random play. */
import {
  agree,
  type Game,
  type GameModule,
  Match,
  type Move,
  type OptionValues,
  PlayoutChance,
  type Seat,
  type State,
  seedFrom,
  writeRecord,
} from '@idavoll/engine';

const agreementFor = (module: GameModule, seats: number, options: OptionValues = {}, agreeOn = agree) => {
  const agreement = agreeOn(module, { seats, options });
  if (!agreement.ok) throw new Error(`${module.id} for ${seats}: ${agreement.error.code}`);
  return agreement.value;
};

/** Makes games with their own content, and their own options but for those that are named. */
export const gameMaker =
  (agreeOn: typeof agree) =>
  (module: GameModule, seats: number, options: OptionValues = {}): Game =>
    module.create(agreementFor(module, seats, options, agreeOn), module.base.content, module.rules);

export const createGame = gameMaker(agree);

export interface Position {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}

const lastSeat = (mask: number): Seat => 31 - Math.clz32(mask);

/** Every so manieth step of random matches: the state, who moves, and what was played. */
export const samplePositions = (game: Game, count: number, every: number): Position[] => {
  const positions: Position[] = [];
  const fx = new PlayoutChance(2);
  const buffer = new Int32Array(game.maxMoves);
  for (let step = 0; positions.length < count; ) {
    const state = game.layout.state();
    game.setup(state, fx);
    for (let mask = game.awaiting(state); mask !== 0 && positions.length < count; mask = game.awaiting(state)) {
      const seat = lastSeat(mask);
      const move = buffer[fx.below(game.legal(state, seat, buffer))];
      if (step++ % every === 0) positions.push({ state: state.slice() as State, seat, move });
      game.apply(state, seat, move, fx);
    }
  }
  return positions;
};

/** The records of random matches. */
export const sampleRecords = (module: GameModule, seats: number, count: number): string[] => {
  const chance = new PlayoutChance(3);
  return Array.from({ length: count }, (_, i) => {
    const match = new Match({ module, agreement: agreementFor(module, seats), seed: seedFrom(`bench ${i}`) });
    while (!match.over) {
      const seat = lastSeat(match.awaiting);
      const legal = match.legal(seat);
      match.submit(seat, match.nth(seat), match.game.moves.notate(legal[chance.below(legal.length)]));
    }
    return writeRecord(match);
  });
};
