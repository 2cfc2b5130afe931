/** Whether every viewer is really unsure of the secrets that are not his own: without this, a leak hides from the laws. */
import type { Game, Viewer } from '../game.ts';
import type { Field, State } from '../layout.ts';
import { demand, nameOf } from './law.ts';

const sizeOf = (axis: number | readonly string[]) => (typeof axis === 'number' ? axis : axis.length);

/** Which seat a cell belongs to where the field names an owner; else the value that the cell truly holds. */
const slotOf = (field: Field, index: number, truth: number): number => {
  if (field.owner === undefined) return truth;
  const sizes = field.per.map(sizeOf);
  const inner = sizes.slice(field.owner + 1).reduce((product, size) => product * size, 1);
  return Math.floor(index / inner) % sizes[field.owner];
};

/** For each field, seat count and viewer: the slots of which that viewer was unsure at least once. */
export class Unsureness {
  readonly #slots = new Map<string, Set<number>>();
  readonly #games = new Map<number, Game>();

  /** Notes where a world that the viewer thinks possible differs from the true one. */
  note(game: Game, viewer: Viewer, truth: State, world: State): void {
    this.#games.set(game.seats, game);
    for (const field of game.layout.fields) {
      if (field.secret === undefined) continue;
      const slots = this.#of(field.name, game.seats, viewer);
      for (const [i, cell] of field.cells.entries())
        if (truth[cell] !== world[cell]) slots.add(slotOf(field, i, truth[cell]));
    }
  }

  check(): number {
    let checks = 0;
    for (const game of this.#games.values())
      for (const field of game.layout.fields) {
        if (field.secret === undefined) continue;
        const doubtful = this.#of(field.name, game.seats, -1);
        demand(doubtful.size > 0, `the audience is never unsure of ${field.name}`);
        for (let seat = 0; seat < game.seats; seat++) {
          const known = [...doubtful].filter(slot => !this.#of(field.name, game.seats, seat).has(slot));
          const fine = field.owner === undefined ? known.length <= 1 : known.every(slot => slot === seat);
          demand(
            fine,
            `with ${game.seats} seats ${nameOf(seat)} is never unsure of ${field.name} (${known.join(', ')})`,
          );
          checks++;
        }
      }
    return checks;
  }

  #of(field: string, seats: number, viewer: Viewer): Set<number> {
    const key = `${field}/${seats}/${viewer}`;
    const slots = this.#slots.get(key) ?? new Set();
    this.#slots.set(key, slots);
    return slots;
  }
}
