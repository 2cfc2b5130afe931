/** Words of a position, read: what the games' own positions in words are made of. */

export const indexIn = (names: readonly string[], name: string): number => {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`there is no ${name}`);
  return index;
};
export const idsOf = (entries: readonly { readonly id: string }[]): string[] => entries.map(({ id }) => id);

export const wordsOf = (text = ''): string[] => text.split(/\s+/).filter(word => word !== '');
/** 'captain 0,0 goblin 1,0', 'pink 2 giant 1' */
export const pairsOf = (text = ''): [string, string][] => {
  const words = wordsOf(text);
  return words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1]]] : []));
};
