/** Every kind of decision of a game, at the moment of some match in which it has most answers. */
import { agree, type GameModule, Match, PlayoutChance, seedFrom, writeRecord } from '@idavoll/engine';
import { gameById } from '@idavoll/games';

export interface Decision {
  readonly ask: string;
  readonly seat: number;
  readonly offers: readonly string[];
  readonly record: string;
  readonly seats: number;
  /** How many steps were played before it. */
  readonly step: number;
}

const NAMES = ['Astrid', 'Ulf', 'Sigrun', 'Torstein', 'Gudrun'];

const newMatch = (module: GameModule, seats: number, seed: string): Match => {
  const agreed = agree(module, { seats });
  if (!agreed.ok) throw new Error(agreed.error.code);
  return new Match({ module, agreement: agreed.value, seed: seedFrom(seed) });
};

const seatsIn = (awaiting: number): number[] => [0, 1, 2, 3, 4].filter(seat => awaiting & (1 << seat));

export interface Playing {
  readonly game: string;
  /** How many matches it takes to meet every kind of decision. */
  readonly matches: number;
  /** Moves that lead to what is seldom asked, and such that end a matter: random players hardly come that far. */
  readonly eager?: RegExp;
  readonly idle?: RegExp;
}

const chosen = (moves: readonly string[], { eager, idle }: Playing, chance: PlayoutChance): string => {
  const lists = [moves.filter(move => eager?.test(move)), moves.filter(move => !idle?.test(move)), moves];
  const list = chance.below(4) > 0 ? (lists.find(({ length }) => length > 0) ?? moves) : moves;
  return list[chance.below(list.length)];
};

/** Plays so many matches at random, with every number of seats, and keeps the fullest of every question. */
export const decisionsOf = (playing: Playing): Decision[] => {
  const { game, matches } = playing;
  const module = gameById(game);
  if (!module) throw new Error(`there is no game ${game}`);
  const fullest = new Map<string, Decision>();
  for (let nth = 0; nth < matches; nth++) {
    const seats = module.seatCounts[nth % module.seatCounts.length];
    const match = newMatch(module, seats, `sight ${nth}`);
    const chance = new PlayoutChance(nth);
    while (!match.over) {
      for (const seat of seatsIn(match.awaiting)) {
        const { ask } = match.game.ask(match.state, seat);
        const count = match.legal(seat).length;
        if (count <= (fullest.get(ask)?.offers.length ?? 0)) continue;
        const offers = match.offers(seat).map(({ move }) => move);
        fullest.set(ask, { ask, seat, seats, offers, record: writeRecord(match), step: match.steps.length });
      }
      const [seat] = seatsIn(match.awaiting);
      const moves = match.legal(seat).map(move => match.game.moves.notate(move));
      match.submit(seat, match.nth(seat), chosen(moves, playing, chance));
    }
  }
  return [...fullest.values()];
};

/** As this browser keeps a match in which a person sits on the seat that is asked. */
export const savedFor = (game: string, { record, seat, seats }: Decision, id: string) => ({
  id,
  game,
  seats: NAMES.slice(0, seats).map((name, n) => ({ name, driver: n === seat ? 'person' : 'hot-seat' })),
  startedAt: '2026-01-01T12:00:00.000Z',
  touchedAt: '2026-01-01T12:30:00.000Z',
  over: false,
  myTurn: true,
  record,
});
