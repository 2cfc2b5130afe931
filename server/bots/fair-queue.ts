/** What waits, shared fairly: next is the table that has had the least time so far, and of one table the first to come. */

/** Tables that have had their share and ask for nothing are forgotten beyond so many. */
const MOST_KNOWN = 5000;

export class FairQueue<Item> {
  readonly #waiting = new Map<string, Item[]>();
  /** By table, in milliseconds. */
  readonly #spent = new Map<string, number>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(table: string, item: Item): void {
    const own = this.#waiting.get(table);
    if (own) own.push(item);
    else {
      // Whoever asked for nothing for long has saved nothing up, and whoever is new owes nothing.
      this.#spent.set(table, Math.max(this.#spent.get(table) ?? 0, this.#least()));
      this.#waiting.set(table, [item]);
    }
    this.#size++;
  }

  next(): Item | undefined {
    let first: string | undefined;
    for (const table of this.#waiting.keys())
      if (first === undefined || this.#spentBy(table) < this.#spentBy(first)) first = table;
    if (first === undefined) return undefined;
    const items = this.#waiting.get(first) ?? [];
    const item = items.shift();
    if (items.length === 0) this.#waiting.delete(first);
    this.#size--;
    return item;
  }

  /** Takes something back; says whether it still waited. */
  drop(table: string, item: Item): boolean {
    const items = this.#waiting.get(table) ?? [];
    const at = items.indexOf(item);
    if (at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) this.#waiting.delete(table);
    this.#size--;
    return true;
  }

  /** Notes the time that a table was given. */
  spend(table: string, milliseconds: number): void {
    const spent = this.#spentBy(table) + milliseconds;
    this.#spent.delete(table);
    this.#spent.set(table, spent);
    for (const oldest of this.#spent.keys()) {
      if (this.#spent.size <= MOST_KNOWN) break;
      if (!this.#waiting.has(oldest)) this.#spent.delete(oldest);
      else break;
    }
  }

  #spentBy(table: string): number {
    return this.#spent.get(table) ?? 0;
  }

  #least(): number {
    let least = Number.POSITIVE_INFINITY;
    for (const table of this.#waiting.keys()) least = Math.min(least, this.#spentBy(table));
    return least === Number.POSITIVE_INFINITY ? 0 : least;
  }
}
