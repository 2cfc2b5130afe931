/**
 * Which area a place of the land belongs to: the one whose site is nearest, where sites carry weights and the ground is
 * warped. Sites drift a little and weights shift until links have borders, others touch little, and sizes are alike.
 */
import type { BoardMap } from '../rules/content.ts';
import { ROCK, SEA } from './grown.ts';
import { type Mesh, neighbours, sideOf } from './mesh.ts';
import { isOnDisc, roughness } from './noise.ts';
import { distance, islandsOf } from './shore.ts';

const ROUNDS = 36;
/** How far a site may drift from its point. */
const DRIFT = 24;
const LONG_ENOUGH = 34;
const PULL = 2;
const PUSH = 1.1;
const MOST_WEIGHT = 1700;
const SHIFT = 220;
/** Unlinked neighbours this near to a river on the whole are parted by it. */
const BANK = 40;

export interface Sites {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly weight: Float64Array;
}

/** What the content says of its areas, by number. */
export interface Ground {
  readonly map: BoardMap;
  readonly count: number;
  readonly island: readonly number[];
  /** By pair: 1 is a link, 2 a link over a bridge. */
  readonly joined: Uint8Array;
}

export const groundOf = (map: BoardMap): Ground => {
  const count = map.areas.length;
  const names = islandsOf(map);
  const number = new Map(map.areas.map(({ id }, i) => [id, i]));
  const joined = new Uint8Array(count * count);
  for (const [value, pairs] of [
    [1, map.edges],
    [2, map.bridges],
  ] as const)
    for (const pair of pairs) {
      const [a, b] = pair.map(id => number.get(id) ?? 0);
      joined[a * count + b] = value;
      joined[b * count + a] = value;
    }
  return { map, count, island: map.areas.map(({ island }) => names.indexOf(island)), joined };
};

/** The rock of a mountain is smaller than its picture. */
const FOOT = 5;

/** By hexagon: its area, ROCK or SEA. */
export const assign = ({ map, count, island }: Ground, mesh: Mesh, land: Int16Array, sites: Sites): Int16Array => {
  const label = new Int16Array(mesh.count).fill(SEA);
  for (let i = 0; i < mesh.count; i++) {
    if (land[i] === SEA) continue;
    const px = mesh.x[i];
    const py = mesh.y[i];
    if (map.mountains.some(peak => isOnDisc(px, py, peak.x, peak.y, peak.r - FOOT))) {
      label[i] = ROCK;
      continue;
    }
    const x = px + roughness(px, py, 46, 31) * 12 + roughness(px, py, 17, 41) * 3;
    const y = py + roughness(px, py, 46, 51) * 12 + roughness(px, py, 17, 61) * 3;
    let best = Number.POSITIVE_INFINITY;
    for (let a = 0; a < count; a++) {
      if (island[a] !== land[i]) continue;
      const far = (sites.x[a] - x) ** 2 + (sites.y[a] - y) ** 2 - sites.weight[a];
      if (far < best) {
        best = far;
        label[i] = a;
      }
    }
  }
  return label;
};

export interface Contact {
  readonly a: number;
  readonly b: number;
  length: number;
  /** The middle of the sides at which they touch. */
  x: number;
  y: number;
  /** The mean distance to the nearest river. */
  river: number;
}

/** Every pair of areas that touch. */
export const contacts = ({ map, count }: Ground, mesh: Mesh, label: Int16Array): Map<number, Contact> => {
  const found = new Map<number, Contact>();
  const near = new Int32Array(6);
  const side = sideOf(mesh);
  const toRiver = (x: number, y: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (const river of map.rivers)
      for (let k = 1; k < river.length; k++)
        least = Math.min(least, distance(x, y, [river[k - 1][0], river[k - 1][1], river[k][0], river[k][1]]));
    return least;
  };
  for (let i = 0; i < mesh.count; i++) {
    if (label[i] < 0) continue;
    neighbours(mesh, i, near);
    for (const j of near.subarray(0, 3)) {
      if (j < 0 || label[j] < 0 || label[j] === label[i]) continue;
      const [a, b] = [Math.max(label[i], label[j]), Math.min(label[i], label[j])];
      const contact = found.get(a * count + b) ?? { a, b, length: 0, x: 0, y: 0, river: 0 };
      const [x, y] = [(mesh.x[i] + mesh.x[j]) / 2, (mesh.y[i] + mesh.y[j]) / 2];
      contact.length += side;
      contact.x += x * side;
      contact.y += y * side;
      contact.river += toRiver(x, y) * side;
      found.set(a * count + b, contact);
    }
  }
  for (const contact of found.values()) {
    contact.x /= contact.length;
    contact.y /= contact.length;
    contact.river /= contact.length;
  }
  return found;
};

export const isLinked = ({ count, joined }: Ground, a: number, b: number) => joined[a * count + b] > 0;
export const isBridged = ({ count, joined }: Ground, a: number, b: number) => joined[a * count + b] === 2;
/** Whether a river may part two neighbours that are not linked. */
export const isWet = (contact: Contact) => contact.river < BANK;

/** Moves the sites of two areas towards each other, or apart, within their bounds. */
const draw = ({ map }: Ground, { x, y }: Sites, a: number, b: number, by: number) => {
  const [dx, dy] = [x[b] - x[a], y[b] - y[a]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  for (const [i, way] of [
    [a, by / length],
    [b, -by / length],
  ]) {
    const [nx, ny] = [x[i] + dx * way, y[i] + dy * way];
    if ((nx - map.areas[i].x) ** 2 + (ny - map.areas[i].y) ** 2 > DRIFT ** 2) continue;
    x[i] = nx;
    y[i] = ny;
  }
};

/** Gives small areas weight and takes it from large ones, island by island. */
const balance = ({ count, island }: Ground, label: Int16Array, weight: Float64Array) => {
  const sizes = new Float64Array(count);
  for (const a of label) if (a >= 0) sizes[a]++;
  for (let a = 0; a < count; a++) {
    const mates = sizes.filter((_, b) => island[b] === island[a]);
    const fair = mates.reduce((sum, size) => sum + size, 0) / mates.length;
    const lack = Math.max(-1, Math.min(1, (fair - sizes[a]) / fair));
    weight[a] = Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, weight[a] + lack * SHIFT));
  }
};

/** Finds the sites on a coarse mesh. */
export const settle = (ground: Ground, mesh: Mesh, land: Int16Array): Sites => {
  const { map, count } = ground;
  const sites = {
    x: Float64Array.from(map.areas, area => area.x),
    y: Float64Array.from(map.areas, area => area.y),
    weight: new Float64Array(count),
  };
  for (let round = 0; round < ROUNDS; round++) {
    const label = assign(ground, mesh, land, sites);
    const touching = contacts(ground, mesh, label);
    balance(ground, label, sites.weight);
    for (let a = 0; a < count; a++)
      for (let b = 0; b < a; b++) {
        const contact = touching.get(a * count + b);
        if (isLinked(ground, a, b)) {
          if ((contact?.length ?? 0) < LONG_ENOUGH) draw(ground, sites, a, b, PULL);
        } else if (contact && !isWet(contact)) draw(ground, sites, a, b, -PUSH);
      }
  }
  return sites;
};
