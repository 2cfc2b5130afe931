/** A short sign of all that the land of a map grows from: whether a packed map is that of a content. */
import type { BoardMap } from '../rules/content.ts';

const hash = (text: string, start: number): string => {
  let h = start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, '0');
};

export const printOf = (map: BoardMap): string => {
  const { width, height, edges, bridges, mountains, rivers, sea, harbours } = map;
  const areas = map.areas.map(({ id, island, x, y }) => [id, island, x, y]);
  const squares = sea.map(({ id, x, y }) => [id, x, y]);
  const rocks = mountains.map(({ x, y, r }) => [x, y, r]);
  const text = JSON.stringify([width, height, areas, edges, bridges, rocks, rivers, squares, harbours]);
  return hash(text, 0x811c9dc5) + hash(text, 0x2f0b4c47);
};
