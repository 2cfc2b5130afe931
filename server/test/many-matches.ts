/** A database full of matches, written down without being served. */
import { type GameModule, Match, PlayoutChance, seedFrom } from '@idavoll/engine';
import type { Kysely } from 'kysely';
import { agreed } from '../../engine/test/table.ts';
import type { Schema } from '../database/schema.ts';
import type { Entry } from '../match/entry-log.ts';

interface Wanted {
  readonly module: GameModule;
  readonly count: number;
  readonly name: string;
  /** The version of the rules of the nth match, and how many entries it has at most. */
  readonly rules: (nth: number) => number;
  readonly most?: (nth: number) => number;
}

const AT_ONCE = 50;
const HOST = 'host-of-many';

const playRandomly = (module: GameModule, rules: number, seed: string, most: number) => {
  const [seats] = module.seatCounts;
  const match = new Match({ module, agreement: agreed(module, { seats }), seed: seedFrom(seed), rules });
  const start = match.awaiting;
  const chance = new PlayoutChance(Number.parseInt(match.seed.slice(0, 7), 16));
  const entries: Omit<Entry, 'table'>[] = [];
  while (!match.over && entries.length < most) {
    const seat = 31 - Math.clz32(match.awaiting & -match.awaiting);
    const offers = match.notations(seat);
    const text = offers[chance.below(offers.length)];
    match.submit(seat, match.nth(seat), text);
    const seq = entries.length + 1;
    entries.push({ seq, seat, kind: 'move' as const, text, click: `click-${seq}`, awaiting: match.awaiting });
  }
  return { match, start, entries };
};

export const writeMatches = async (db: Kysely<Schema>, { module, count, name, rules, most }: Wanted): Promise<void> => {
  const created_at = new Date(0);
  await db
    .insertInto('person')
    .values({ id: HOST, name: 'Host', user_id: null, created_at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => {
      const nth = from + i;
      const version = rules(nth);
      const limit = most?.(nth) ?? Number.POSITIVE_INFINITY;
      return { id: `${name}-${nth}`, version, ...playRandomly(module, version, `${name} ${nth}`, limit) };
    });
    const about = { host: HOST, public: false, spectators: true, created_at, rematch: null, pack: null, content: null };
    await db
      .insertInto('game_table')
      .values(
        some.map(({ id, version, match, start }) => ({
          ...about,
          id,
          game: module.id,
          rules: version,
          agreement: JSON.stringify(match.agreement),
          status: match.over ? ('over' as const) : ('playing' as const),
          seed: match.seed,
          awaiting: start,
        })),
      )
      .execute();
    await db
      .insertInto('seat')
      .values(
        some.flatMap(({ id, match }) =>
          match.agreement.traits.map((_, seat) => ({
            table_id: id,
            seat,
            driver: 'person' as const,
            person: HOST,
            resigned: false,
          })),
        ),
      )
      .execute();
    await db
      .insertInto('entry')
      .values(some.flatMap(({ id, entries }) => entries.map(entry => ({ table_id: id, ...entry }))))
      .execute();
  }
};
