/** A sample of bugs, drawn by a seed; and how sure a share is that was found in one. */
import { createHash } from 'node:crypto';

const lotOf = (seed, { file, kind, from, to, nth }) =>
  createHash('sha256').update([seed, file, kind, from, to, nth].join('\n')).digest('hex');

/** Each with its number among those of the same text in its file, so that a line more elsewhere changes no lot. */
export const withNumbers = bugs => {
  const seen = new Map();
  return bugs.map(bug => {
    const key = [bug.file, bug.kind, bug.from, bug.to].join('\n');
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return { ...bug, nth };
  });
};

export const sampleOf = (bugs, seed, count) =>
  bugs
    .map(bug => ({ bug, lot: lotOf(seed, bug) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ bug }) => bug);

/** The 95 % interval of a share, after Wilson. */
export const intervalOf = (caught, all) => {
  const z = 1.96;
  const share = caught / all;
  const whole = 1 + (z * z) / all;
  const middle = (share + (z * z) / (2 * all)) / whole;
  const half = (z / whole) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};
