/** Who guesses at an account is stopped: so many wrong passwords in a row, and it takes none for a while. */

const MOST_FAILURES = 10;
/** In milliseconds, since the last wrong one. */
const LOCKED_FOR = 15 * 60_000;
const MOST_REMEMBERED = 10_000;

export class LockOut {
  readonly #failures = new Map<string, { count: number; until: number }>();

  /** Whether this name may be tried now. A try counts as wrong until it was right. */
  mayTry(name: string, now: number): boolean {
    const known = this.#failures.get(name);
    const count = known && known.until > now ? known.count : 0;
    if (count >= MOST_FAILURES) return false;
    // The latest are remembered longest.
    this.#failures.delete(name);
    this.#failures.set(name, { count: count + 1, until: now + LOCKED_FOR });
    if (this.#failures.size > MOST_REMEMBERED) this.#failures.delete(this.#failures.keys().next().value ?? '');
    return true;
  }

  wasRight(name: string): void {
    this.#failures.delete(name);
  }
}
