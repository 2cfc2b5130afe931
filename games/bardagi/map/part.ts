/** What stands between neighbours that are not linked: rock and tarns, where they touch a little; the rest is said later. */
import { ROCK, SEA, TARN } from './grown.ts';
import { type Mesh, neighbours, parts } from './mesh.ts';
import { roughness } from './noise.ts';
import { assign, type Contact, contacts, type Ground, isLinked, isWet, type Sites } from './settle.ts';

/** The shortest border of a link, in units. */
export const SHORTEST_LINK = 16;
/** Longer touches become cliffs: a tarn would eat the areas. */
const LONGEST_TARN = 40;
const SMALLEST_TARN = 9;
/** Less than this many hexagons are no part of anything. */
const SPECK = 7;

type Place = (x: number, y: number) => boolean;

const disc =
  (cx: number, cy: number, radius: number): Place =>
  (x, y) => {
    const uneven = radius * (1 + roughness(x, y, 22, 71) * 0.35);
    return (x - cx) ** 2 + (y - cy) ** 2 < uneven ** 2;
  };

const flood = (mesh: Mesh, label: Int16Array, place: Place, as: number) => {
  for (let i = 0; i < mesh.count; i++) if (label[i] !== SEA && place(mesh.x[i], mesh.y[i])) label[i] = as;
};

/** The label that most of the neighbours have, of those that are allowed. */
const commonest = (mesh: Mesh, label: Int16Array, i: number, isAllowed: (label: number) => boolean) => {
  const votes = new Map<number, number>();
  for (const j of neighbours(mesh, i, new Int32Array(6)))
    if (j >= 0 && isAllowed(label[j])) votes.set(label[j], (votes.get(label[j]) ?? 0) + 1);
  return [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best), [label[i], 0]);
};

/** Rounds off what juts out by a hexagon or two. */
const round = (mesh: Mesh, label: Int16Array) => {
  const before = label.slice();
  for (let i = 0; i < mesh.count; i++) {
    const [other, votes] = commonest(mesh, before, i, () => true);
    if (other !== before[i] && votes >= 4) label[i] = other;
  }
};

/** Gives a part to whatever lies around it, hexagon by hexagon from its rim. */
const absorb = (mesh: Mesh, label: Int16Array, part: readonly number[], isAllowed: (label: number) => boolean) => {
  let left = [...part];
  while (left.length > 0) {
    const found = left.map(i => [i, commonest(mesh, label, i, l => isAllowed(l))] as const);
    const settled = found.filter(([, [, votes]]) => votes > 0);
    if (settled.length === 0) return;
    for (const [i, [other]] of settled) label[i] = other;
    left = found.filter(([, [, votes]]) => votes === 0).map(([i]) => i);
  }
};

/** Every area is one part; rock and tarns lie inland; there are no specks. */
const clean = (mesh: Mesh, label: Int16Array, count: number) => {
  const near = new Int32Array(6);
  const atSea = (part: readonly number[]) =>
    part.filter(i => neighbours(mesh, i, near).some(j => j >= 0 && label[j] === SEA));
  const all = () =>
    parts(
      mesh,
      i => label[i] !== SEA,
      (i, j) => label[i] === label[j],
    );
  for (const part of all()) {
    const own = label[part[0]];
    if (own === TARN && atSea(part).length > 0) for (const i of part) label[i] = SEA;
    else if (own === ROCK) absorb(mesh, label, atSea(part), l => l >= 0);
  }
  const largest = new Map<number, readonly number[]>();
  const found = all();
  for (const part of found) {
    const own = label[part[0]];
    if (own >= 0 && part.length > (largest.get(own)?.length ?? 0)) largest.set(own, part);
  }
  for (const part of found) {
    const own = label[part[0]];
    if (own >= 0 ? largest.get(own) !== part : part.length < SPECK) absorb(mesh, label, part, l => l !== own);
  }
  for (const part of parts(
    mesh,
    i => label[i] === SEA,
    () => true,
  ))
    if (part.length < SPECK) absorb(mesh, label, part, l => l >= 0 && l < count);
};

const shortestLink = (ground: Ground, touching: ReadonlyMap<number, Contact>): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let a = 0; a < ground.count; a++)
    for (let b = 0; b < a; b++)
      if (isLinked(ground, a, b)) least = Math.min(least, touching.get(a * ground.count + b)?.length ?? 0);
  return least;
};

/** By hexagon: its area, SEA, ROCK or TARN. */
export const part = (ground: Ground, mesh: Mesh, land: Int16Array, sites: Sites): Int16Array => {
  let label = assign(ground, mesh, land, sites);
  for (const { x, y, r } of ground.map.mountains) flood(mesh, label, disc(x, y, r - 4), ROCK);
  round(mesh, label);
  clean(mesh, label, ground.count);
  for (const contact of contacts(ground, mesh, label).values()) {
    if (isLinked(ground, contact.a, contact.b) || isWet(contact) || contact.length >= LONGEST_TARN) continue;
    const tried = label.slice();
    flood(mesh, tried, disc(contact.x, contact.y, Math.max(SMALLEST_TARN, contact.length / 2 + 4)), TARN);
    round(mesh, tried);
    clean(mesh, tried, ground.count);
    if (shortestLink(ground, contacts(ground, mesh, tried)) > SHORTEST_LINK * 1.4) label = tried;
  }
  for (let k = 0; k < 2; k++) round(mesh, label);
  clean(mesh, label, ground.count);
  return label;
};
