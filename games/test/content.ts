/** What the ledger says of a content pack as a whole. */

/** Whether a basis is one word of the legend, or one for each of some values. */
export const isBasisIn = (legend: object) => {
  const isBasis = (basis: unknown): boolean =>
    typeof basis === 'string'
      ? Object.hasOwn(legend, basis)
      : typeof basis === 'object' &&
        basis !== null &&
        Object.values(basis).some(isBasis) &&
        Object.values(basis).every(isBasis);
  return isBasis;
};

/** The keys that the ledger names for the pack. */
export const keysIn = (ledger: string): string[] => {
  const [sentence] = /Top-level keys: .*\./.exec(ledger) ?? [''];
  return [...sentence.matchAll(/`(\w+)`/g)].map(([, key]) => key);
};
