/** Where things lie in the ring: a square of 1000, petals around a hub, pieces in rows across a petal. */
export const SIZE = 1000;
export const HUB = 104;
/** Where the petals begin, where the sky gives way to the lintel with the name, and where shoulder and tip are. */
const INNER = 122;
const SKY = 412;
const SHOULDER = 436;
const TIP = 492;
const GAP = 7;
const MARGIN = 7;
/** Pieces stay clear of the essence sign at the inner end. */
const FIRST_ROW = 164;
/** The distance between two pieces of a row, and between two rows, in sizes. */
const APART = 1.05;
const ROW_SIZES = [84, 78, 72, 66, 61, 56, 52, 48, 44, 40, 36, 32, 28, 24, 20];

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (n: number) => Math.round(n * 10) / 10;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** So far out from the middle and so far to the right, for somebody who looks outward at this angle. */
export const polar = (angle: number, out: number, right = 0): Point => ({
  x: round(SIZE / 2 + Math.sin(angle) * out + Math.cos(angle) * right),
  y: round(SIZE / 2 - Math.cos(angle) * out + Math.sin(angle) * right),
});

export const angleOf = (place: number, places: number): number => (place / places) * 2 * Math.PI;

/** A petal that points up from the origin: its outline, and the lintel at its outer end. */
export const petalPaths = (places: number) => {
  const half = Math.PI / places;
  const side = (out: number, sign: number) =>
    at(sign * (out * Math.sin(half) - GAP * Math.cos(half)), -(out * Math.cos(half) + GAP * Math.sin(half)));
  const arch = [
    `L${side(SHOULDER, -1)}`,
    `C${side(SHOULDER + 40, -1)} ${at(-TIP * half * 0.42, -TIP + 8)} ${at(0, -TIP)}`,
    `C${at(TIP * half * 0.42, -TIP + 8)} ${side(SHOULDER + 40, 1)} ${side(SHOULDER, 1)}`,
  ].join('');
  const arc = (radius: number) => `A${radius} ${radius} 0 0 0 ${side(radius, -1)}Z`;
  return {
    outline: `M${side(INNER, -1)}${arch}L${side(INNER, 1)}${arc(INNER)}`,
    lintel: `M${side(SKY, -1)}${arch}L${side(SKY, 1)}${arc(SKY)}`,
    seam: `M${side(SKY, 1)}A${SKY} ${SKY} 0 0 0 ${side(SKY, -1)}`,
    /** The cone of light on the realm that is resolved. */
    beam: `M-40 -60L${side(SHOULDER, -1)}L${at(0, -TIP)}L${side(SHOULDER, 1)}L40 -60Z`,
  };
};

/** The line that a realm's name follows, turned over in the lower half so that it stays readable. */
export const namePath = (angle: number): string => {
  const below = Math.cos(angle) < -0.1;
  const radius = below ? SKY + 38 : SKY + 15;
  const [from, to] = below ? [angle + 0.6, angle - 0.6] : [angle - 0.6, angle + 0.6];
  const start = polar(from, radius);
  const end = polar(to, radius);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${end.x} ${end.y}`;
};

interface Row {
  readonly out: number;
  readonly room: number;
}

const rowsOf = (half: number, size: number): Row[] => {
  const rows: Row[] = [];
  for (let out = SKY - 8 - size / 2; out - size / 2 >= FIRST_ROW; out -= size * APART) {
    const width = 2 * ((out - size / 2) * Math.tan(half) - GAP - MARGIN);
    rows.push({ out, room: Math.floor(width / (size * APART) + 0.08) });
  }
  return rows;
};

export interface Spot extends Point {
  readonly size: number;
}

const spread = (angle: number, row: Row, count: number, size: number): Spot[] =>
  Array.from({ length: count }, (_, i) => ({ ...polar(angle, row.out, (i - (count - 1) / 2) * size * APART), size }));

const fill = (angle: number, rows: Row[], count: number, size: number): Spot[] | undefined => {
  const spots: Spot[] = [];
  while (spots.length < count) {
    const row = rows.shift();
    if (!row) return undefined;
    spots.push(...spread(angle, row, Math.min(row.room, count - spots.length), size));
  }
  return spots;
};

/** Where counts are set: like studs along a petal's outer edge. */
const STUDS = { out: 478, size: 58 };

export const studs = (place: number, places: number, count: number): Spot[] =>
  Array.from({ length: count }, (_, i) => {
    const aside = ((i - (count - 1) / 2) * STUDS.size * APART) / STUDS.out;
    return { ...polar(angleOf(place, places) + aside, STUDS.out), size: STUDS.size };
  });

interface Arrangement {
  readonly treasures: readonly Spot[];
  readonly piles: readonly Spot[];
}
const arranged = new Map<string, Arrangement>();

/** Treasures in the outer rows, piles of tokens in the inner ones, all as large as they can be without touching. */
export const arrange = (place: number, places: number, treasures: number, piles: number): Arrangement => {
  const key = [place, places, treasures, piles].join();
  const known = arranged.get(key);
  if (known) return known;
  const angle = angleOf(place, places);
  for (const size of ROW_SIZES) {
    const rows = rowsOf(Math.PI / places, size);
    const outer = fill(angle, rows, treasures, size);
    const inner = outer && fill(angle, rows, piles, size);
    if (!outer || !inner) continue;
    const found = { treasures: outer, piles: inner };
    arranged.set(key, found);
    return found;
  }
  throw new Error(`${treasures} treasures and ${piles} piles do not fit a realm`);
};

/** The corner where a seat's shield hangs: the viewer's below on the left, the others clockwise from there. */
export const cornerOf = (seat: number, seats: number, viewer: number): Point & { right: boolean; below: boolean } => {
  const steps = (seat - Math.max(0, viewer) + seats) % seats;
  const corner = seats === 2 ? steps * 2 : steps;
  const right = corner >= 2;
  const below = corner === 0 || corner === 3;
  return { x: right ? SIZE - 72 : 72, y: below ? SIZE - 72 : 72, right, below };
};
