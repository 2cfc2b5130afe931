/** What a side of the board must be: joined, everything on it known, and every harbour reached from every other. */
import type { ContentCheck } from '@idavoll/engine';
import type { BardagiContent, BoardMap } from './content.ts';

type Check = ContentCheck<BardagiContent>;
type Fail = Parameters<Check>[1];

/** What can be reached from the first of these over the edges. */
const reached = (ids: readonly string[], edges: readonly (readonly string[])[]): Set<string> => {
  const found = new Set(ids.slice(0, 1));
  for (const id of found)
    for (const [a, b] of edges) {
      if (a === id) found.add(b);
      if (b === id) found.add(a);
    }
  return found;
};

/** Every edge joins two different things that exist, once. */
const checkEdges = (
  path: string,
  edges: readonly (readonly string[])[],
  left: readonly string[],
  right: readonly string[],
  fail: Fail,
) => {
  const seen = new Set<string>();
  for (const [i, [a, b]] of edges.entries()) {
    if (!left.includes(a) || !right.includes(b))
      fail(`${path}.${i}`, `${a} and ${b} are not both there`, 'unknown-end');
    const key = [a, b].toSorted().join(' ');
    if (a === b || seen.has(key)) fail(`${path}.${i}`, `${a} and ${b} are joined twice`, 'edge-twice');
    seen.add(key);
  }
};

const checkMap = (map: BoardMap, fail: Fail) => {
  const path = `maps.${map.id}`;
  const areas = map.areas.map(({ id }) => id);
  const sea = map.sea.map(({ id }) => id);
  checkEdges(`${path}.edges`, map.edges, areas, areas, fail);
  checkEdges(`${path}.seaEdges`, map.seaEdges, sea, sea, fail);
  checkEdges(`${path}.harbours`, map.harbours, areas, sea, fail);
  for (const [a, b] of map.bridges)
    if (!map.edges.some(edge => edge.includes(a) && edge.includes(b)))
      fail(`${path}.bridges`, `${a} and ${b} are not adjacent`, 'bridge', { a, b });
  const harbours = map.harbours.map(([area]) => area);
  if (new Set(harbours).size < harbours.length) fail(`${path}.harbours`, 'an area has two harbours', 'harbour-twice');
  // Land and sea together: whoever has a ship comes everywhere. BAR-564
  const whole = reached([...areas, ...sea], [...map.edges, ...map.seaEdges, ...map.harbours]);
  for (const id of [...areas, ...sea])
    if (!whole.has(id)) fail(path, `${id} cannot be reached`, 'out-of-reach', { id });
  const afloat = reached(sea, map.seaEdges);
  for (const id of sea) if (!afloat.has(id)) fail(`${path}.sea`, `${id} cannot be sailed to`, 'out-of-reach', { id });
  checkIslands(map, fail);
  checkSetups(map, areas, fail);
};

/** The areas of an island are joined on land, and no edge leaves it. */
const checkIslands = (map: BoardMap, fail: Fail) => {
  const islandOf = new Map(map.areas.map(({ id, island }) => [id, island]));
  for (const [a, b] of map.edges)
    if (islandOf.get(a) !== islandOf.get(b))
      fail(`maps.${map.id}.edges`, `${a} and ${b} are on two islands`, 'islands');
  for (const island of new Set(islandOf.values())) {
    const ids = map.areas.filter(area => area.island === island).map(({ id }) => id);
    const joined = reached(ids, map.edges);
    for (const id of ids)
      if (!joined.has(id)) fail(`maps.${map.id}.areas.${id}`, `${id} is cut off`, 'cut-off', { id });
  }
};

/** Every colour of a set-up has its home, as many as players; homes and sacred locations are never closed. BAR-010 */
const checkSetups = (map: BoardMap, areas: readonly string[], fail: Fail) => {
  for (const { players, colours, closed } of map.setups) {
    const path = `maps.${map.id}.setups.${players}`;
    if (colours.length !== players) fail(path, `${players} colours are wanted`, 'colours', { wanted: players });
    for (const colour of colours)
      if (!areas.includes(`home-${colour}`)) fail(path, `${colour} has no home`, 'no-home', { colour });
    for (const id of closed)
      if (!areas.includes(id) || id.startsWith('home-')) fail(path, `${id} cannot be closed`, 'not-closable', { id });
  }
  for (const { id, type } of map.areas)
    if ((type === 'home') !== id.startsWith('home-'))
      fail(`maps.${map.id}.areas.${id}`, 'a home is called by its colour', 'home-id');
};

export const checkMaps: Check = ({ maps, tables }, fail) => {
  for (const map of maps) checkMap(map, fail);
  for (const { players } of tables)
    if (!maps[0].setups.some(setup => setup.players === players))
      fail('maps.summer.setups', `a set-up for ${players} is wanted`, 'no-setup', { players });
};
