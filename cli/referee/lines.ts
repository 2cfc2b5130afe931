/** Lines of a stream that nobody vouches for: one that is too long is reported, not kept. */

export const TOO_LONG = Symbol('too long');

/** Gives every line without its end; `TOO_LONG` in place of one of more than `most` bytes. */
export async function* boundedLines(
  input: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<string | typeof TOO_LONG> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = () => {
    const line = length > most ? TOO_LONG : Buffer.concat(parts).toString('utf8').replace(/\r$/, '');
    parts = [];
    length = 0;
    return line;
  };
  const keep = (part: Uint8Array) => {
    length += part.length;
    if (length <= most) parts.push(part);
    else parts = [];
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (length > 0) yield take();
}
