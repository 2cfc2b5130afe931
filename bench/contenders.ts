/** Everything that is measured, by name. A contender does a bit of work and says how many units of it that was. */
import { type Game, PlayoutChance, playOut } from '@idavoll/engine';
import { createGame } from './sampling.ts';

export type Contender = () => number;

const SEED = 1;

const playouts = (game: Game, matches: number): Contender => {
  const state = game.layout.state();
  const buffer = new Int32Array(game.maxMoves);
  const fx = new PlayoutChance(SEED);
  return () => {
    let decisions = 0;
    for (let i = 0; i < matches; i++) {
      state.fill(0);
      game.setup(state, fx);
      decisions += playOut(game, state, buffer, fx);
    }
    return decisions;
  };
};

const mimirPlayouts = (seats: number) => async () => {
  const { mimir } = await import('@idavoll/games/mimir');
  return playouts(createGame(mimir, seats), 50);
};

const asgardPlayouts = (seats: number) => async () => {
  const { asgard } = await import('@idavoll/games/asgard');
  return playouts(createGame(asgard, seats), 20);
};

const sagaPlayouts = (seats: number) => async () => {
  const { saga } = await import('@idavoll/games/saga');
  return playouts(createGame(saga, seats), 20);
};

const mimirCost = (cost: 'clone' | 'legal' | 'apply' | 'view' | 'determinize') => async () => {
  const { mimirCosts } = await import('./mimir-costs.ts');
  return mimirCosts()[cost];
};

/** Each is loaded where it runs and nowhere else, so that no contender shapes what the compiler makes of another. */
export const CONTENDERS = {
  yardstick: async (): Promise<Contender> => {
    const { createYardstick } = await import('./yardstick.ts');
    const play = createYardstick(SEED);
    return () => play(1000).decisions;
  },
  connectFour: async (): Promise<Contender> => {
    const { connectFour } = await import('./connect-four.ts');
    return playouts(createGame(connectFour, 2), 1000);
  },
  boardgameIo: async (): Promise<Contender> => {
    const { createBoardgameIo } = await import('./boardgame-io.ts');
    const play = createBoardgameIo(SEED);
    return () => play(5);
  },
  mimir2: mimirPlayouts(2),
  mimir3: mimirPlayouts(3),
  mimir4: mimirPlayouts(4),
  asgard2: asgardPlayouts(2),
  asgard4: asgardPlayouts(4),
  saga2: sagaPlayouts(2),
  saga5: sagaPlayouts(5),
  clone: mimirCost('clone'),
  legal: mimirCost('legal'),
  apply: mimirCost('apply'),
  view: mimirCost('view'),
  determinize: mimirCost('determinize'),
  replay: async (): Promise<Contender> => {
    const { replays } = await import('./replays.ts');
    return replays();
  },
} as const satisfies Record<string, () => Promise<Contender>>;

export type ContenderName = keyof typeof CONTENDERS;
