/** Everything that is measured in threads, by name. */
import { type GameName, type House, OWN } from './house.ts';
import { alone, crowded, playMatches } from './playouts.ts';
import { createGame } from './sampling.ts';

export interface Contender {
  /** Does a bit of work and says how many units of it that was. */
  run(): number;
  /** Work that goes on beside it and is not measured. */
  aside?(): void;
}

const SEED = 1;

const playouts =
  (game: GameName, seats: number) =>
  (house: House): Promise<Contender> =>
    alone(house, { game, seats });

const inCrowd =
  (game: GameName, seats: number) =>
  (house: House): Promise<Contender> =>
    crowded(house, { game, seats });

/** The games of the house, each alone in a thread and some in a crowd: in whichever build they are to be played. */
export const GAMES = {
  mimir2: playouts('mimir', 2),
  mimir3: playouts('mimir', 3),
  mimir4: playouts('mimir', 4),
  mimir4Crowd: inCrowd('mimir', 4),
  asgard2: playouts('asgard', 2),
  asgard4: playouts('asgard', 4),
  asgard4Crowd: inCrowd('asgard', 4),
  saga2: playouts('saga', 2),
  saga4: playouts('saga', 4),
  saga4Crowd: inCrowd('saga', 4),
  saga5: playouts('saga', 5),
  bardagi4: playouts('bardagi', 4),
} as const satisfies Record<string, (house: House) => Promise<Contender>>;

const mimirCost = (cost: 'clone' | 'legal' | 'apply' | 'view' | 'determinize') => async (): Promise<Contender> => {
  const { mimirCosts } = await import('./mimir-costs.ts');
  return { run: mimirCosts()[cost] };
};

/** Each is loaded where it runs and nowhere else, so that no contender shapes what the compiler makes of another. */
const OTHERS = {
  yardstick: async (): Promise<Contender> => {
    const { createYardstick } = await import('./yardstick.ts');
    const play = createYardstick(SEED);
    return { run: () => play(1000).decisions };
  },
  connectFour: async (): Promise<Contender> => {
    const { connectFour } = await import('./connect-four.ts');
    const play = playMatches(OWN, createGame(connectFour, 2));
    return { run: () => play(1000) };
  },
  boardgameIo: async (): Promise<Contender> => {
    const { createBoardgameIo } = await import('./boardgame-io.ts');
    const play = createBoardgameIo(SEED);
    return { run: () => play(5) };
  },
  clone: mimirCost('clone'),
  legal: mimirCost('legal'),
  apply: mimirCost('apply'),
  view: mimirCost('view'),
  determinize: mimirCost('determinize'),
  replay: async (): Promise<Contender> => {
    const { replays } = await import('./replays.ts');
    return { run: replays() };
  },
} as const satisfies Record<string, () => Promise<Contender>>;

export const CONTENDERS = { ...OTHERS, ...GAMES };

export type ContenderName = keyof typeof CONTENDERS;
export type GameContender = keyof typeof GAMES;
