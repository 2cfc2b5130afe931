/** Local storage that may be full, forbidden or spoilt: then nothing is remembered, and everything else goes on. */
export const readStored = <T>(key: string): T | undefined => {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
};

export const writeStored = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

export const removeStored = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was remembered, so nothing is left to forget.
  }
};
