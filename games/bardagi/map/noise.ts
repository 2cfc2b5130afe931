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
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  const upper = grain(i, j, seed) * (1 - u) + grain(i + 1, j, seed) * u;
  const lower = grain(i, j + 1, seed) * (1 - u) + grain(i + 1, j + 1, seed) * u;
  return (upper * (1 - v) + lower * v) * 2 - 1;
};

/** The same with smaller hills upon the hills, each half as high. */
export const roughness = (x: number, y: number, size: number, seed: number): number =>
  hills(x / size, y / size, seed) * 0.58 +
  hills((x / size) * 2.1, (y / size) * 2.1, seed + 1) * 0.29 +
  hills((x / size) * 4.4, (y / size) * 4.4, seed + 2) * 0.13;
