/** Slips of the pen in Asgard's rules, each after the line as it should be: `slips.test.ts` has them compiled. */
import type { Effects, Nth, Seat } from '@idavoll/engine';
import { make } from '../rules/notation.ts';
import { ask, at, type Cells, go, type State } from '../rules/state.ts';
import { tell } from '../rules/story.ts';
import { PHASE } from '../rules/vocabulary.ts';

export const slips = (
  s: State,
  seen: Cells,
  seat: Seat,
  world: Nth<'world'>,
  god: Nth<'god'>,
  spot: Nth<'spot'>,
  fx: Effects,
) => {
  // Two fields of an event swapped.
  fx.emit(tell.placed, seat, god, spot);
  // @ts-expect-error
  fx.emit(tell.placed, god, seat, spot);

  // Two coordinates of a cell swapped.
  s[at.victory(world, seat)]++;
  // @ts-expect-error
  s[at.victory(seat, world)]++;

  // Two fields of a move swapped.
  const right = make.place(god, spot);
  // @ts-expect-error
  const wrong = make.place(spot, god);

  // A field of an event dropped.
  fx.emit(tell.won, seat, world);
  // @ts-expect-error
  fx.emit(tell.won, seat);

  // A field of an event too many.
  fx.emit(tell.swore, seat);
  // @ts-expect-error
  fx.emit(tell.swore, seat, world);

  // Seat and phase swapped where a turn is handed over.
  go(s, PHASE.temple, seat);
  // @ts-expect-error
  go(s, seat, PHASE.temple);

  // The same where something is asked in between.
  ask(s, PHASE.bonus, seat, PHASE.built);
  // @ts-expect-error
  ask(s, seat, PHASE.bonus, PHASE.built);

  // A move with a field too few, and with one too many.
  make.stand(0);
  // @ts-expect-error
  make.stand();
  // @ts-expect-error
  make.front(seat);

  // A thing of another sort put into a cell.
  s[at.active] = s[at.order(0)];
  // @ts-expect-error
  s[at.active] = s[at.god];

  // A cell's content taken for a thing of another sort.
  s[at.onGod(s[at.god], 0)]++;
  // @ts-expect-error
  s[at.onGod(s[at.active], 0)]++;

  // A field of a move taken for a thing of another sort.
  at.slot(make.lift.get.god(right), make.lift.get.slot(right));
  // @ts-expect-error
  at.slot(make.lift.get.slot(right), make.lift.get.god(right));

  // An event that does not exist, a cell that does not, a phase that does not.
  // @ts-expect-error
  fx.emit(tell.winned, seat, world);
  // @ts-expect-error
  s[at.victories(world, seat)]++;
  // @ts-expect-error
  go(s, PHASE.temples, seat);

  // What a viewer sees given to a function that changes the truth.
  // @ts-expect-error
  go(seen, PHASE.temple, seat);
  return wrong;
};
