/** A record inside a link: pressed together, in letters that an address may hold. */
const through = async (bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

export const packRecord = async (record: string): Promise<string> => {
  const bytes = await through(record, new CompressionStream('deflate-raw'));
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Undefined where the text is no packed record. */
export const unpackRecord = async (text: string): Promise<string | undefined> => {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
};
