/** Unevenness that is the same on every machine: only whole numbers are mixed, and nothing is rounded by a library. */

/** A number in [0, 1) for a place of the grid. */
const grain = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(seed, 0xc2b2ae3d);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
};

const ease = (t: number) => t * t * (3 - 2 * t);

/** Hills and hollows of about one unit, from -1 to 1. */
const hills = (x: number, y: number, seed: number): number => {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const v = ease(y - j);
  const upper = grain(i, j, seed) * (1 - u) + grain(i + 1, j, seed) * u;
  const lower = grain(i, j + 1, seed) * (1 - u) + grain(i + 1, j + 1, seed) * u;
  return (upper * (1 - v) + lower * v) * 2 - 1;
};

/** The same with smaller hills upon the hills, each turned, so that no line of the grid shows. */
export const roughness = (x: number, y: number, size: number, seed: number): number => {
  const u = (0.8 * x - 0.6 * y) / size;
  const v = (0.6 * x + 0.8 * y) / size;
  return (
    hills(u, v, seed) * 0.56 +
    hills(2.1 * (0.6 * u - 0.8 * v), 2.1 * (0.8 * u + 0.6 * v), seed + 1) * 0.29 +
    hills(4.4 * (0.28 * u + 0.96 * v), 4.4 * (0.28 * v - 0.96 * u), seed + 2) * 0.15
  );
};

/** Whether a place lies on a disc with an uneven rim. */
export const isOnDisc = (x: number, y: number, cx: number, cy: number, radius: number): boolean => {
  const far = (x - cx) ** 2 + (y - cy) ** 2;
  return far < (2 * radius) ** 2 && far < (radius * (1 + roughness(x, y, 22, 71) * 0.35)) ** 2;
};
