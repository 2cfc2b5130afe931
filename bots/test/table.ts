/** Matches and questions for the tests of opponents. */
import { agree, type GameModule, Match, PlayoutChance, type Seat, seedFrom } from '@idavoll/engine';
import { games } from '@idavoll/games';
import type { BotQuestion, Level, Playable } from '../index.ts';
import { memoryOf } from '../index.ts';
import { loadPlayable } from '../load.ts';

export const matchOf = (
  module: GameModule,
  seed: string,
  seats = module.seatCounts[0],
  options: Readonly<Record<string, unknown>> = {},
): Match => {
  const agreement = agree(module, { seats, options });
  if (!agreement.ok) throw new Error(JSON.stringify(agreement.error));
  return new Match({ module, agreement: agreement.value, seed: seedFrom(seed) });
};

export const awaitedSeat = ({ awaiting }: Match): Seat => 31 - Math.clz32(awaiting & -awaiting);

/** Random moves, so many of them or until it is over. */
export const wander = (match: Match, moves: number, seed = 1): Match => {
  const chance = new PlayoutChance(seed);
  for (let i = 0; i < moves && !match.over; i++) {
    const seat = awaitedSeat(match);
    const offers = match.notations(seat);
    match.submit(seat, match.nth(seat), offers[chance.below(offers.length)]);
  }
  return match;
};

export const questionOf = (match: Match, { bot }: Playable, level: Level, seat = awaitedSeat(match)): BotQuestion => ({
  game: match.module.id,
  rules: match.rules,
  agreement: match.agreement,
  seat,
  view: match.view(seat),
  memory: memoryOf(match, seat, bot),
  level,
  seed: 7,
});

/** Every game of the house as bots play it. */
export const playables: readonly Playable[] = await Promise.all(games.map(loadPlayable));
