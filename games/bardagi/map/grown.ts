/** The land of a map as it is drawn: areas with their borders, grown from the points of the content. */

export type Point = readonly [x: number, y: number];

/** What lies on one side of an arc, if it is no area. */
export const SEA = -1;
export const ROCK = -2;
export const TARN = -3;

/** What parts or joins two neighbours. Only a link and a bridge can be crossed. */
export const KINDS = ['link', 'bridge', 'river', 'cliff', 'tarn', 'coast'] as const;
export type Kind = (typeof KINDS)[number];

/** A piece of border between two junctions. `a` is the greater number: the area, where only one side is land. */
export interface Arc {
  readonly a: number;
  readonly b: number;
  readonly kind: Kind;
  /** In whole units. A closed arc ends where it begins. */
  readonly points: readonly Point[];
}

export interface Area {
  /** A closed SVG path. */
  readonly ring: string;
  /** Where its pieces stand, and the radius around it that is free for them. */
  readonly centre: Point;
  readonly room: number;
}

export interface Border {
  readonly a: number;
  /** -1: no area, but what the kind says: the sea (coast), a tarn, or the rock of a mountain (cliff). */
  readonly b: number;
  readonly path: string;
  readonly kind: Kind;
}

export interface Bridge {
  readonly at: Point;
  /** The way across from a to b, in degrees clockwise from the right. */
  readonly angle: number;
  readonly a: number;
  readonly b: number;
}

export interface Harbour {
  readonly area: number;
  readonly sea: number;
  /** The place on the coast of the area that is nearest to the sea square. */
  readonly at: Point;
}

export interface GrownMap {
  readonly width: number;
  readonly height: number;
  /** By area number, in the content's order. */
  readonly areas: readonly Area[];
  readonly borders: readonly Border[];
  /** Outlines, for shallows and beaches. */
  readonly islands: readonly string[];
  /** Outlines of the lakes, and of the bare rock around mountains. */
  readonly tarns: readonly string[];
  readonly rocks: readonly string[];
  readonly bridges: readonly Bridge[];
  readonly mountains: readonly Point[];
  /** By sea square number. */
  readonly seas: readonly Point[];
  readonly harbours: readonly Harbour[];
  /** What all of this is drawn from. */
  readonly plan: Plan;
}

/** Everything about a grown map that does not follow from the rest: what is packed. */
export interface Plan {
  /** Of the content that it was grown from. */
  readonly print: string;
  readonly width: number;
  readonly height: number;
  readonly areas: readonly { readonly centre: Point; readonly room: number }[];
  readonly arcs: readonly Arc[];
  readonly mountains: readonly Point[];
  readonly seas: readonly Point[];
  /** Pairs of area and sea square. */
  readonly harbours: readonly Point[];
}
