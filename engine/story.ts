/** All that a match has told, packed: matches are kept by the thousand, and most of what they hold is their story. */
import type { Told } from './step.ts';

const FIELDS = 4;
/** Step, event, fields. */
const CELLS = 2 + FIELDS;
const GROWTH = 1.5;

export class Story {
  #cells = new Int32Array(0);
  #length = 0;

  /** How many events were told. What is cut off is forgotten. */
  get length(): number {
    return this.#length;
  }
  set length(length: number) {
    this.#length = Math.min(length, this.#length);
  }

  add(all: readonly Told[]): void {
    this.#grow((this.#length + all.length) * CELLS);
    for (const { step, event, fields } of all) {
      const at = this.#length++ * CELLS;
      this.#cells[at] = step;
      this.#cells[at + 1] = event;
      for (let i = 0; i < FIELDS; i++) this.#cells[at + 2 + i] = fields[i];
    }
  }

  /** What was told of this step and later ones; steps never fall. */
  since(step: number): Told[] {
    let first = this.#length;
    while (first > 0 && this.#cells[(first - 1) * CELLS] >= step) first--;
    return Array.from({ length: this.#length - first }, (_, i) => this.#at(first + i));
  }

  #at(index: number): Told {
    const [step, event, ...fields] = this.#cells.subarray(index * CELLS, (index + 1) * CELLS);
    return { step, event, fields };
  }

  #grow(wanted: number): void {
    if (wanted <= this.#cells.length) return;
    const grown = new Int32Array(Math.ceil(wanted * GROWTH));
    grown.set(this.#cells);
    this.#cells = grown;
  }
}
