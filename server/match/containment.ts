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

export type Contain = <T>(during: string, call: () => T) => T;

/**
 * A call cannot be interrupted, since games run in the server's own thread: one that came back after more than `limit`
 * milliseconds is the last that its match was allowed.
 */
export const containment =
  (limit: number, elapsed: () => number): Contain =>
  (during, call) => {
    const start = elapsed();
    let value: ReturnType<typeof call>;
    try {
      value = call();
    } catch (error) {
      if (!(error instanceof Error)) throw new GameFault(during, 'it threw no error');
      const trace = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
      throw new GameFault(during, error.name, trace.slice(0, 8));
    }
    if (elapsed() - start > limit) throw new GameFault(during, `it took more than ${limit} ms`);
    return value;
  };
