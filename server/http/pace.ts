/** How much somebody may do: so much a second, with some in reserve for a burst. What costs more counts for more. */
const A_SECOND = 20;
const BURST = 60;
const MOST_IGNORED = 200;

export interface Rate {
  readonly aSecond: number;
  readonly burst: number;
}

export class Pace {
  readonly #rate: Rate;
  #left: number;
  #at = 0;
  #ignored = 0;

  constructor(rate: Rate = { aSecond: A_SECOND, burst: BURST }) {
    this.#rate = rate;
    this.#left = rate.burst;
  }

  allows(now: number, cost = 1): boolean {
    this.#refill(now);
    if (this.#left < cost) {
      this.#ignored++;
      return false;
    }
    this.#left -= cost;
    this.#ignored = 0;
    return true;
  }

  /** Whether it goes on and on in spite of being refused. */
  get hopeless(): boolean {
    return this.#ignored > MOST_IGNORED;
  }

  /** Whether all that was used is back: nothing needs to be remembered. */
  rested(now: number): boolean {
    this.#refill(now);
    return this.#left >= this.#rate.burst;
  }

  #refill(now: number): void {
    const { aSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * aSecond);
    this.#at = now;
  }
}

/** A pace for each of many, forgotten once they have rested. */
export class Paces {
  readonly #rate: Rate;
  readonly #paces = new Map<string, Pace>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  allows(who: string, now: number): boolean {
    const pace = this.#paces.get(who) ?? new Pace(this.#rate);
    this.#paces.set(who, pace);
    return pace.allows(now);
  }

  forget(now: number): void {
    for (const [who, pace] of this.#paces) if (pace.rested(now)) this.#paces.delete(who);
  }
}
