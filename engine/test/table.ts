/** Matches of the toy games, played in notation. */
import { expect } from 'vitest';
import { seedFrom } from '../chance.ts';
import type { Agreement, GameModule, Seat } from '../game.ts';
import type { State } from '../layout.ts';
import { Match } from '../match.ts';
import { agree, type Wishes } from '../options.ts';

export const agreed = (module: GameModule, wishes: Wishes): Agreement => {
  const result = agree(module, wishes);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

export const matchOf = (module: GameModule, wishes: Wishes, seed = 'a table', position?: State): Match =>
  new Match({
    module,
    agreement: agreed(module, wishes),
    seed: seedFrom(seed),
    ...(position && { position }),
  });

/** Plays moves written '0 reach'; each must be accepted. */
export const play = (match: Match, ...steps: string[]): Match => {
  for (const step of steps) {
    const [, seat, text] = /^(\d) (.+)$/.exec(step) ?? [];
    expect(match.submit(Number(seat), match.nth(Number(seat)), text), step).toMatchObject({ ok: true });
  }
  return match;
};

export const offered = (match: Match, seat: Seat): string[] => match.notations(seat);

/** Plays the first offer of the first awaited seat. */
export const playOne = (match: Match): Match => {
  const seat = 31 - Math.clz32(match.awaiting & -match.awaiting);
  return play(match, `${seat} ${offered(match, seat)[0]}`);
};

/** Does so until the match is over. */
export const playOn = (match: Match): Match => {
  for (let guard = 0; !match.over && guard < 1000; guard++) playOne(match);
  return match;
};
