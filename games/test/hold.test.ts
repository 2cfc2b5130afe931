import {
  agree,
  type GameModule,
  Match,
  PlayoutChance,
  seedFrom,
  type Viewer,
  viewersOf,
  type Wishes,
  writeRecord,
} from '@idavoll/engine';
import { expect, test } from 'vitest';
import { games } from '../index.ts';

const cases = games.flatMap(module => module.seatCounts.map(seats => [module.id, seats, module] as const));

/** Where a turn begins by showing what was secret, the end of the one before cannot be shown beforehand. */
const OPENLY: Readonly<Record<string, Wishes['options']>> = { bardagi: { planning: 'easy' } };

const begin = (module: GameModule, seats: number) => {
  const agreement = agree(module, { seats, options: OPENLY[module.id] ?? {} });
  if (!agreement.ok) throw new Error(agreement.error.code);
  return new Match({ module, agreement: agreement.value, seed: seedFrom(`held ${seats}`) });
};

const sights = (match: Match, but: Viewer) =>
  viewersOf(match.game)
    .filter(viewer => viewer !== but)
    .map(viewer => match.sight(viewer));

test.each(cases)('the last step of a turn waits, and can be taken back: %s with %i seats', (_id, seats, module) => {
  const [asked, plain] = [begin(module, seats), begin(module, seats)];
  const chance = new PlayoutChance(seats);
  const seen = { held: 0, shown: 0 };
  while (!asked.over) {
    const seat = 31 - Math.clz32(asked.awaiting);
    const offers = asked.offers(seat);
    const { move, ends } = offers[chance.below(offers.length)];
    const nth = () => asked.nth(seat);
    expect(asked.asksToEnd(seat, move)).toBe(ends && offers.length > 1);
    if (asked.asksToEnd(seat, move)) {
      const [others, own, record] = [sights(asked, seat), asked.sight(seat), writeRecord(asked)];
      expect(asked.hold(seat, nth(), move).ok).toBe(true);
      expect(sights(asked, seat)).toEqual(others);
      expect(writeRecord(asked)).toBe(record);
      const { held, view } = asked.sight(seat);
      expect(asked.sight(seat)).toMatchObject({ offers: [], question: null, canUndo: true, held: { move } });
      if (held?.events === null) expect(view).toEqual(own.view);
      expect(asked.undo(seat, nth()).ok).toBe(true);
      expect(asked.sight(seat)).toEqual({ ...own, nth: nth() });
      asked.hold(seat, nth(), move);
      const before = asked.steps.length;
      expect(asked.endTurn(seat, nth()).ok).toBe(true);
      // What was shown while it waited is how the step begins.
      const told = asked.events(seat, before + 1).map(({ event }) => event);
      expect(told.slice(0, held?.events?.length ?? 0)).toEqual(held?.events ?? []);
      seen.held++;
      if (held?.events) seen.shown++;
    } else expect(asked.submit(seat, nth(), move).ok).toBe(true);
    plain.submit(seat, plain.nth(seat), move);
  }
  expect(writeRecord(asked)).toBe(writeRecord(plain));
  expect(seen.held).toBeGreaterThan(5);
  expect(seen.shown).toBeGreaterThanOrEqual(5);
});
