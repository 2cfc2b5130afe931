/** Random playouts: of a game that has its thread for itself, and of one in a crowd. */
import type { Game, GameModule, OptionValues } from '@idavoll/engine';
import type { Contender } from './contenders.ts';
import { GAME_NAMES, type GameName, type House } from './house.ts';

const SEED = 1;

/** A table: which game, for how many, and what was agreed on besides. */
interface Party {
  readonly game: GameName;
  readonly seats: number;
  readonly options?: OptionValues;
}

/** Enough matches that reading the clock after them costs next to nothing. */
const MATCHES: Readonly<Record<GameName, number>> = { mimir: 50, asgard: 20, saga: 20, bardagi: 20 };

/** A game of other options than its own, for a crowd. */
const OTHERWISE: Readonly<Record<GameName, OptionValues>> = {
  mimir: { difficulty: 'easy', essenceVariant: true },
  asgard: { godChoiceEntry: 'oneByOne', godChoiceCount: 'upTo', battleCommit: 'noSparePiece' },
  saga: { saga: 'random', sixthTeam: true, teams: 'chosen', openingLots: 'chosen' },
  bardagi: { planning: 'easy', forcedTrade: true, freeBargain: true, eightCards: 'fromRound5' },
};

export const playMatches = (
  { PlayoutChance, playOut }: Pick<House, 'PlayoutChance' | 'playOut'>,
  game: Game,
  seed = SEED,
): ((matches: number) => number) => {
  const state = game.layout.state();
  const buffer = new Int32Array(game.maxMoves);
  const fx = new PlayoutChance(seed);
  return matches => {
    let decisions = 0;
    for (let i = 0; i < matches; i++) {
      state.fill(0);
      game.setup(state, fx);
      decisions += playOut(game, state, buffer, fx);
    }
    return decisions;
  };
};

const create = async (house: House, { game, seats, options = {} }: Party) =>
  house.createGame(await house.load(game), seats, options);

/** A game alone in its thread. */
export const alone = async (house: House, party: Party): Promise<Contender> => {
  const play = playMatches(house, await create(house, party));
  return { run: () => play(MATCHES[party.game]) };
};

/** As if from a pack: the same content, but nothing of it the same object. */
const withPack = (house: House, module: GameModule, seats: number) =>
  house.createGame({ ...module, base: { ...module.base, content: structuredClone(module.base.content) } }, seats);

/** Everybody else in the thread: the same game for every other number, by other options and from a pack, and the others. */
const crowdAround = async (house: House, { game, seats }: Party): Promise<Game[]> => {
  const module = await house.load(game);
  const others: Party[] = [
    ...module.seatCounts.filter(count => count !== seats).map(count => ({ game, seats: count })),
    { game, seats, options: OTHERWISE[game] },
    ...GAME_NAMES.filter(name => name !== game).map(name => ({ game: name, seats: 3 })),
  ];
  return [withPack(house, module, seats), ...(await Promise.all(others.map(other => create(house, other))))];
};

/** The same matches as alone, but in turns with all the others, who play one each: what V8 knows is that of a crowd. */
export const crowded = async (house: House, party: Party): Promise<Contender> => {
  const others = (await crowdAround(house, party)).map((game, i) => playMatches(house, game, SEED + 1 + i));
  const play = playMatches(house, await create(house, party));
  return {
    run: () => play(MATCHES[party.game]),
    aside: () => {
      for (const playOther of others) playOther(1);
    },
  };
};
