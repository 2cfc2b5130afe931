/** How much one socket may say: so many messages a second, with some in reserve for a burst. */
const A_SECOND = 20;
const BURST = 60;
const MOST_IGNORED = 200;

export class Pace {
  #left = BURST;
  #at = 0;
  #ignored = 0;

  allows(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * A_SECOND);
    this.#at = now;
    if (this.#left < 1) {
      this.#ignored++;
      return false;
    }
    this.#left--;
    this.#ignored = 0;
    return true;
  }

  /** Whether it goes on and on in spite of being refused. */
  get hopeless(): boolean {
    return this.#ignored > MOST_IGNORED;
  }
}
