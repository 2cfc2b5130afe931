/** What stands between neighbours that are not linked: rock and tarns, where they touch a little; the rest is said later. */
import { SHORTEST_LINK } from './flaws.ts';
import { ROCK, SEA, TARN } from './grown.ts';
import { type Mesh, neighbours, parts } from './mesh.ts';
import { isOnDisc } from './noise.ts';
import { assign, type Contact, contacts, type Ground, isLinked, isWet, type Sites } from './settle.ts';

/** Longer touches become cliffs: a tarn would eat the areas. */
const LONGEST_TARN = 40;
const SMALLEST_TARN = 11;
/** Less than this many hexagons are no part of anything. */
const SPECK = 7;

/** A tarn at the middle of a contact, large enough to part the two. */
const flood = (mesh: Mesh, label: Int16Array, { x, y, length }: Contact) => {
  const radius = Math.max(SMALLEST_TARN, length / 2 + 4);
  for (let i = 0; i < mesh.count; i++)
    if (label[i] >= 0 && isOnDisc(mesh.x[i], mesh.y[i], x, y, radius)) label[i] = TARN;
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
  const near = new Int32Array(6);
  for (let i = 0; i < mesh.count; i++) {
    if (neighbours(mesh, i, near).every(j => j < 0 || before[j] === before[i])) continue;
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

/** The labels that a part touches. */
const around = (mesh: Mesh, label: Int16Array, part: readonly number[]): Set<number> => {
  const near = new Int32Array(6);
  const found = new Set(part.flatMap(i => [...neighbours(mesh, i, near)].map(j => label[j] ?? SEA)));
  found.delete(label[part[0]]);
  return found;
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
  // What lies within one area parts nobody.
  for (const part of all())
    if (label[part[0]] < 0 && around(mesh, label, part).size === 1) absorb(mesh, label, part, l => l >= 0);
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

type Contacts = ReadonlyMap<number, Contact>;

/** Whether a link has become shorter than can be seen well. */
const isPinched = (ground: Ground, before: Contacts, after: Contacts): boolean =>
  [...before].some(([pair, { a, b, length }]) => {
    const left = after.get(pair)?.length ?? 0;
    return isLinked(ground, a, b) && left < length && left < SHORTEST_LINK * 1.5;
  });

/** By hexagon: its area, SEA, ROCK or TARN. */
export const part = (ground: Ground, mesh: Mesh, land: Int16Array, sites: Sites): Int16Array => {
  let label = assign(ground, mesh, land, sites);
  for (let k = 0; k < 2; k++) round(mesh, label);
  clean(mesh, label, ground.count);
  let touching = contacts(ground, mesh, label);
  for (const contact of touching.values()) {
    if (isLinked(ground, contact.a, contact.b) || isWet(contact) || contact.length >= LONGEST_TARN) continue;
    const tried = label.slice();
    flood(mesh, tried, contact);
    clean(mesh, tried, ground.count);
    const after = contacts(ground, mesh, tried);
    if (isPinched(ground, touching, after)) continue;
    label = tried;
    touching = after;
  }
  return label;
};
