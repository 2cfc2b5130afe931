/** A bot at the terminal. It thinks in slices, so that whoever waits for it can leave. */
import { setImmediate as pause } from 'node:timers/promises';
import { type BotAnswer, type Level, type LevelName, type Playable, questionOf, Seated, Thinker } from '@idavoll/bots';
import type { Chance, Match, Seat } from '@idavoll/engine';

/** Milliseconds between two looks at the keyboard, iterations between two looks at the clock. */
const SLICE = 30;
const STEPS = 16;
/** After so many milliseconds it is said that it thinks. */
const LONG = 500;

export interface Bot {
  readonly level: LevelName;
  /** The notation of a move; undefined where whoever waits has left. `onLong` is told that it takes longer. */
  choose(match: Match, hasLeft: () => boolean, onLong: () => void): Promise<string | undefined>;
}

const now = () => performance.now();

/** Bots of one match, each with its seat and level; all they draw comes from one chance. */
export const botsOf = (playable: Playable, chance: Chance) => {
  const thinker = new Thinker(playable, now);
  return (seat: Seat, name: LevelName, level: Level): Bot => {
    const seated = new Seated(seat);
    const think = async (match: Match, hasLeft: () => boolean, onLong: () => void): Promise<BotAnswer | undefined> => {
      const begun = now();
      let isTold = false;
      const thought = thinker.begin(questionOf(match, seat, { bot: playable.bot, level, seed: chance.below(2 ** 31) }));
      for (let since = begun; !thought.step(STEPS); ) {
        if (now() - since < SLICE) continue;
        if (!isTold && now() - begun >= LONG) {
          onLong();
          isTold = true;
        }
        await pause();
        if (hasLeft()) return undefined;
        since = now();
      }
      return thought.answer();
    };
    return {
      level: name,
      choose: async (match, hasLeft, onLong) => {
        const intended = seated.intends(match);
        const answer = intended === undefined ? await think(match, hasLeft, onLong) : undefined;
        const move = intended ?? (answer && seated.decide(match, answer, n => chance.below(n)));
        return move === undefined ? undefined : match.game.moves.notate(move);
      },
    };
  };
};
