/** What the versions of the rules differ in. A match is played to its end by the one it began with. */
interface Version {
  /** Whether equal points are told apart by own losses, not by own figures left. SAGA-334 */
  readonly countsLosses: boolean;
}

const VERSIONS: Readonly<Record<number, Version>> = {
  1: { countsLosses: false },
  /**
   * Teams start with four to six figures, so that figures left favour the larger ones: a fight without a blow ended 6
   * to 5. SAGA-334, SAGA-357, SAGA-370, SAGA-401, SAGA-426, SAGA-446
   */
  2: { countsLosses: true },
};

export const RELEASED = Object.keys(VERSIONS).map(Number);
export const NEWEST = Math.max(...RELEASED);

export const versionOf = (rules: number): Version => {
  const version = VERSIONS[rules];
  if (version === undefined) throw new Error(`there is no rules version ${rules}`);
  return version;
};
