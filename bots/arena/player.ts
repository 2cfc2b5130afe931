/** Who plays in the arena: somebody who is asked for a move whenever a seat is awaited. */
import { type Match, PlayoutChance, type Seat } from '@idavoll/engine';
import type { Level } from '../levels.ts';
import { follow, type Planned } from '../question.ts';
import { memoryOf, type Playable, Thinker } from '../thinker.ts';

/** One seat of one match. */
export interface Player {
  /** The notation of the move that the seat makes. */
  choose(match: Match, seat: Seat): string | Promise<string>;
  close?(): void | Promise<void>;
}

/** A kind of player, who sits down anew for every match. */
export interface Contender {
  readonly name: string;
  sit(match: Match, seat: Seat, seed: number): Player | Promise<Player>;
}

export const randomContender: Contender = {
  name: 'random',
  sit: (_match, _seat, seed) => {
    const chance = new PlayoutChance(seed);
    return {
      choose: (match, seat) => {
        const legal = match.legal(seat);
        return match.game.moves.notate(legal[chance.below(legal.length)]);
      },
    };
  },
};

/** A bot of some level. It is shown what a person in its seat would be shown, and no more. */
export const botContender = (
  name: string,
  playable: Playable,
  level: Level,
  clock?: () => number,
  thinker = new Thinker(playable, clock),
): Contender => ({
  name,
  sit: (_match, _seat, seed) => {
    const chance = new PlayoutChance(seed);
    let plan: readonly Planned[] = [];
    return {
      choose: (match, seat) => {
        const { module, agreement, rules, pack, game } = match;
        const view = match.view(seat);
        const foreseen = follow(plan, view);
        if (foreseen !== undefined) return game.moves.notate(foreseen);
        const memory = memoryOf(match, seat, playable.bot);
        const question = { game: module.id, rules, agreement, seat, view, memory, level, seed: chance.below(2 ** 31) };
        ({ plan } = thinker.think(pack === module.base ? question : { ...question, pack }));
        return game.moves.notate(plan[0].move);
      },
    };
  },
});
