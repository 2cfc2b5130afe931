/** The land of a match: the game's own maps are there at once, another one is grown when it is first seen. */
import { useEffect, useState } from 'preact/hooks';
import { baseMap, type GrownMap, type Point } from '../map/index.ts';
import type { BoardMap } from '../rules/content.ts';

/** So wide is an area that has not been grown yet. */
const PLAIN = 40;

const ringOf = (x: number, y: number) =>
  `M${x - PLAIN} ${y}a${PLAIN} ${PLAIN} 0 1 0 ${2 * PLAIN} 0a${PLAIN} ${PLAIN} 0 1 0 ${-2 * PLAIN} 0Z`;

/** Areas as circles, until the land is grown. */
const plainLand = (map: BoardMap): Omit<GrownMap, 'plan'> => {
  const at = (id: string): Point => {
    const { x, y } = map.areas.find(area => area.id === id) ?? map.areas[0];
    return [x, y];
  };
  return {
    width: map.width,
    height: map.height,
    areas: map.areas.map(({ x, y }) => ({ ring: ringOf(x, y), centre: [x, y], room: 26 })),
    borders: map.edges.map(([a, b]) => ({
      a: map.areas.findIndex(({ id }) => id === a),
      b: map.areas.findIndex(({ id }) => id === b),
      path: `M${at(a).join(' ')}L${at(b).join(' ')}`,
      kind: 'link',
    })),
    islands: map.areas.map(({ x, y }) => ringOf(x, y)),
    tarns: [],
    rocks: [],
    bridges: [],
    mountains: map.mountains.map(({ x, y }) => [x, y]),
    seas: map.sea.map(({ x, y }) => [x, y]),
    harbours: map.harbours.map(([area, sea]) => ({
      area: map.areas.findIndex(({ id }) => id === area),
      sea: map.sea.findIndex(({ id }) => id === sea),
      at: at(area),
    })),
  };
};
export type Land = ReturnType<typeof plainLand>;

const known = new WeakMap<BoardMap, Land>();

export const useLand = (map: BoardMap): Land => {
  const [, setGrown] = useState(0);
  const found = known.get(map) ?? baseMap(map);
  if (found) known.set(map, found);
  useEffect(() => {
    if (known.has(map)) return;
    import('../map/grow.ts').then(({ growMap }) => {
      known.set(map, growMap(map));
      setGrown(n => n + 1);
    });
  }, [map]);
  return found ?? plainLand(map);
};
