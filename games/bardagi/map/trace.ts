/** The lines between labels as arcs from junction to junction, smoothed once for both sides. */
import { type Arc, type Kind, type Point, ROCK, SEA, TARN } from './grown.ts';
import { cornerX, cornerY, type Mesh, neighbours, placeOf, SIDES } from './mesh.ts';
import { contacts, type Ground, isBridged, isLinked, isWet } from './settle.ts';

const SMOOTHINGS = 5;
const ON_THE_COAST = 3;
/** How far a point may lie off the line that leaves it out. */
const TOLERANCE = 0.9;
const LONGEST = 26;
const FIELD = 1 << 16;

interface Side {
  readonly ends: readonly [number, number];
  readonly a: number;
  readonly b: number;
  used: boolean;
}

/** All sides between different labels, and which of them meet at a corner. */
const sidesOf = (mesh: Mesh, label: Int16Array) => {
  const sides: Side[] = [];
  const at = new Map<number, Side[]>();
  const near = new Int32Array(6);
  for (let i = 0; i < mesh.count; i++) {
    neighbours(mesh, i, near);
    const [x, y] = [cornerX(mesh, i), cornerY(mesh, i)];
    for (const [k, [ax, ay, bx, by]] of SIDES.entries()) {
      const j = near[k];
      if (j < 0 || label[i] === label[j]) continue;
      const ends = [(x + ax + 1) * FIELD + y + ay + 1, (x + bx + 1) * FIELD + y + by + 1] as const;
      const side = { ends, a: Math.max(label[i], label[j]), b: Math.min(label[i], label[j]), used: false };
      sides.push(side);
      for (const end of ends) at.set(end, [...(at.get(end) ?? []), side]);
    }
  }
  return { sides, at };
};

/** From one corner along a side, until a junction or back to the start. */
const walk = (at: ReadonlyMap<number, readonly Side[]>, first: Side, from: number): number[] => {
  const corners = [from];
  let side: Side | undefined = first;
  while (side !== undefined) {
    side.used = true;
    const corner: number = side.ends[0] === corners[corners.length - 1] ? side.ends[1] : side.ends[0];
    corners.push(corner);
    const met = at.get(corner) ?? [];
    side = met.length === 2 ? met.find(({ used }) => !used) : undefined;
  }
  return corners;
};

type Line = [number, number][];

const smooth = (line: Line, closed: boolean): Line => {
  const last = line.length - 1;
  return line.map(([x, y], i) => {
    if (!closed && (i === 0 || i === last)) return [x, y];
    const p = line[i === 0 ? last - 1 : i - 1];
    const q = line[i === last ? 1 : i + 1];
    return [(2 * x + p[0] + q[0]) / 4, (2 * y + p[1] + q[1]) / 4];
  });
};

/** Leaves out what hardly shows; no piece becomes longer than can be packed. */
const thin = (line: Line): Line => {
  const last = line.length - 1;
  if (last < 2) return line;
  const [[ax, ay], [bx, by]] = [line[0], line[last]];
  const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
  let [worst, most] = [last >> 1, -1];
  for (let i = 1; i < last; i++) {
    const [x, y] = [line[i][0] - ax, line[i][1] - ay];
    const off = length < 1 ? Math.sqrt(x * x + y * y) : Math.abs(x * (by - ay) - y * (bx - ax)) / length;
    if (off > most) [worst, most] = [i, off];
  }
  if (most <= TOLERANCE && length <= LONGEST) return [line[0], line[last]];
  const cut = most <= TOLERANCE ? last >> 1 : worst;
  return [...thin(line.slice(0, cut + 1)).slice(0, -1), ...thin(line.slice(cut))];
};

const whole = (line: Line): Point[] =>
  line
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .filter(([x, y], i, all) => i === 0 || i === all.length - 1 || x !== all[i - 1][0] || y !== all[i - 1][1]);

/** What a pair of labels has between it. */
const kinds = (ground: Ground, mesh: Mesh, label: Int16Array) => {
  const touching = contacts(ground, mesh, label);
  return (a: number, b: number): Kind => {
    if (b === TARN) return 'tarn';
    if (b === ROCK) return 'cliff';
    if (b === SEA) return 'coast';
    if (isBridged(ground, a, b)) return 'bridge';
    if (isLinked(ground, a, b)) return 'link';
    const contact = touching.get(a * ground.count + b);
    return contact && isWet(contact) ? 'river' : 'cliff';
  };
};

export const trace = (ground: Ground, mesh: Mesh, label: Int16Array): Arc[] => {
  const { sides, at } = sidesOf(mesh, label);
  const kindOf = kinds(ground, mesh, label);
  const arcs: Arc[] = [];
  const add = (side: Side, from: number) => {
    const corners = walk(at, side, from);
    const closed = corners[0] === corners[corners.length - 1];
    let line = corners.map(corner => placeOf(mesh, Math.floor(corner / FIELD) - 1, (corner % FIELD) - 1));
    const times = side.b === SEA ? ON_THE_COAST : SMOOTHINGS;
    for (let k = 0; k < times; k++) line = smooth(line, closed);
    arcs.push({ a: side.a, b: side.b, kind: kindOf(side.a, side.b), points: whole(thin(line)) });
  };
  for (const [corner, met] of at) if (met.length === 3) for (const side of met) if (!side.used) add(side, corner);
  for (const side of sides) if (!side.used) add(side, side.ends[0]);
  return arcs;
};
