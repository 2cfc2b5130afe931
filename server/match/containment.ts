/** Every call into a game goes through here: a game that throws or takes too long is at fault, and its match is closed. */

/** A bug in a game. Its message names no value of the state: logs must not tell what players keep secret. */
export class GameFault extends Error {
  constructor(
    readonly during: string,
    readonly reason: string,
    /** The lines of code that led there. */
    readonly trace: readonly string[] = [],
  ) {
    super(`the game failed during "${during}": ${reason}`);
  }
}

/** `table` is where the game is played, if it is at a table. */
export type Contain = <T>(during: string, call: () => T, table?: string) => T;

/** Told when a game is called and when it has come back: a call that never does is seen by the guard alone. */
export interface Watched {
  enter(table: string): void;
  leave(): void;
}

export interface Limits {
  /** How much processor time a call may take, in milliseconds. */
  readonly limit: number;
  /** Milliseconds of processor time used so far: a machine that pauses or is busy elsewhere is no game's fault. */
  readonly worked: () => number;
  readonly onSlow: (during: string) => void;
  readonly watched?: Watched | undefined;
}

/** What changes a match. Whoever only reads it has a slow answer, and no reason to close anything. */
const DEEDS = new Set(['move', 'hold', 'end', 'undo']);

/**
 * A call cannot be interrupted, since games run in the server's own thread: a deed that came back after more than the
 * limit is the last that its match was allowed.
 */
export const containment =
  ({ limit, worked, onSlow, watched }: Limits): Contain =>
  (during, call, table = '') => {
    const start = worked();
    let value: ReturnType<typeof call>;
    watched?.enter(table);
    try {
      value = call();
    } catch (error) {
      if (!(error instanceof Error)) throw new GameFault(during, 'it threw no error');
      const trace = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
      throw new GameFault(during, error.name, trace.slice(0, 8));
    } finally {
      watched?.leave();
    }
    if (worked() - start <= limit) return value;
    if (DEEDS.has(during)) throw new GameFault(during, `it took more than ${limit} ms`);
    onSlow(during);
    return value;
  };
