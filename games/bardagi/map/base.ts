/** The land of the game's own two maps, grown beforehand. `UPDATE_MAPS=1 npx vitest run games/bardagi/test/map.test.ts` */
import type { BoardMap } from '../rules/content.ts';
import type { GrownMap } from './grown.ts';
import { readMap } from './pack.ts';
import { printOf } from './print.ts';
import summer from './summer.json' with { type: 'json' };
import winter from './winter.json' with { type: 'json' };

/** The land of a map whose points are those of the game's own; another has to be grown. */
export const baseMap = (map: BoardMap): GrownMap | undefined => {
  const lines = { summer, winter }[map.id];
  return lines[0].split(' ')[1] === printOf(map) ? readMap(lines.join('\n')) : undefined;
};
