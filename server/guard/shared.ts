/** What the guard sees of the server's thread: whether it is inside a game, in which call, and at which table. */
import type { Watched } from '../match/containment.ts';

const MOST_ID = 64;
const HEAD = 3 * Int32Array.BYTES_PER_ELEMENT;
const [INSIDE, CALLS, LENGTH] = [0, 1, 2];

export const makeShared = (): SharedArrayBuffer => new SharedArrayBuffer(HEAD + MOST_ID);

const partsOf = (shared: SharedArrayBuffer) => ({
  head: new Int32Array(shared, 0, 3),
  letters: new Uint8Array(shared, HEAD, MOST_ID),
});

/** The server's end. */
export const watchedThrough = (shared: SharedArrayBuffer): Watched => {
  const { head, letters } = partsOf(shared);
  return {
    enter: table => {
      const length = Math.min(table.length, MOST_ID);
      for (let i = 0; i < length; i++) letters[i] = table.charCodeAt(i);
      head[LENGTH] = length;
      Atomics.add(head, CALLS, 1);
      Atomics.store(head, INSIDE, 1);
    },
    leave: () => void Atomics.store(head, INSIDE, 0),
  };
};

/** The guard's end: the call that the server is in, if it is in one. */
export const callIn = (shared: SharedArrayBuffer): { readonly call: number; readonly table: string } | undefined => {
  const { head, letters } = partsOf(shared);
  if (Atomics.load(head, INSIDE) === 0) return undefined;
  const table = String.fromCharCode(...letters.subarray(0, head[LENGTH]));
  return { call: Atomics.load(head, CALLS), table };
};
