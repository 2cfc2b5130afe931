/** Local storage for tests, with room for so many entries. */
export const storageOf = (room = Number.POSITIVE_INFINITY): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: index => [...entries.keys()][index] ?? null,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => {
      if (!entries.has(key) && entries.size >= room) throw new Error('no room');
      entries.set(key, value);
    },
    removeItem: key => entries.delete(key),
    clear: () => entries.clear(),
  };
};
