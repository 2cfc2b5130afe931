/**
 * The land of a map. What was grown before is read at once; `grow.ts` grows another map in a second or two, and is
 * imported by those who need it, when they do.
 */
export { baseMap } from './base.ts';
export type { Area, Border, Bridge, GrownMap, Harbour, Kind, Point } from './grown.ts';
export { packMap, readMap } from './pack.ts';
