/** The map without its pieces: sea, islands, areas by their kinds, and what parts or joins them. */
import { memo, unspoken } from '@idavoll/board';
import type { Land } from './land.ts';
import type { Sight } from './sight.ts';

interface GroundProps {
  readonly land: Land;
  /** The kinds of the areas, and which of them are closed: both stay as they are in a match. */
  readonly types: readonly string[];
  readonly closed: readonly boolean[];
  readonly route: string;
}

const Sea = ({ land, route }: Pick<GroundProps, 'land' | 'route'>) => (
  <>
    <rect class="bar-sea" x="-600" y="-600" width={land.width + 1200} height={land.height + 1200} />
    <rect fill="url(#bar-waves)" x="-600" y="-600" width={land.width + 1200} height={land.height + 1200} />
    {land.islands.map(d => (
      <path key={d} class="bar-shallows" d={d} />
    ))}
    {land.islands.map(d => (
      <path key={d} class="bar-surf" d={d} />
    ))}
    <path class="bar-route" d={route} />
  </>
);

export const Ground = memo(({ land, types, closed, route }: GroundProps) => (
  <g class="bar-ground" {...unspoken}>
    <Sea land={land} route={route} />
    {land.islands.map(d => (
      <path key={d} class="bar-beach" d={d} />
    ))}
    {land.areas.map(({ ring }, area) => (
      <path key={ring} class={`bar-land bar-${types[area]}`} d={ring} />
    ))}
    {land.areas.map(({ ring }, area) => (
      <path key={ring} class="bar-cover" d={ring} fill={`url(#bar-on-${types[area]})`} />
    ))}
    {land.rocks.map(d => (
      <path key={d} class="bar-bare" d={d} />
    ))}
    {land.tarns.map(d => (
      <path key={d} class="bar-tarn" d={d} />
    ))}
    {land.borders.map(({ path, kind }) => (
      <path key={path} class={`bar-border bar-border-${kind}`} d={path} />
    ))}
    {land.areas.map(({ ring }, area) => closed[area] && <path key={ring} class="bar-closed" d={ring} />)}
    {land.mountains.map(([x, y]) => (
      <use key={`${x} ${y}`} href="#bar-mountain" transform={`translate(${x} ${y})`} />
    ))}
    {land.bridges.map(({ at: [x, y], angle }) => (
      <g key={`${x} ${y}`} class="bar-bridge" transform={`translate(${x} ${y}) rotate(${angle})`}>
        <path d="M-13 -7H13V7H-13Z" />
        <path d="M-8 -7V7M-3 -7V7M2 -7V7M7 -7V7" />
      </g>
    ))}
  </g>
));

/** The route that ships follow, and the ways from harbours to it. */
export const routeOf = ({ c }: Sight, land: Land): string => {
  const sea = (id: string) => land.seas[c.map.sea.findIndex(one => one.id === id)];
  return [
    ...c.map.seaEdges.map(([a, b]) => `M${sea(a).join(' ')}L${sea(b).join(' ')}`),
    ...land.harbours.map(({ at, sea: square }) => `M${at.join(' ')}L${land.seas[square].join(' ')}`),
  ].join('');
};

/** Whatever can be done there: an area that is touched says what it is. */
export const Askable = memo(({ land, ask }: { readonly land: Land; readonly ask: (area: number) => void }) => (
  <g class="bar-askable" {...unspoken}>
    {land.areas.map(({ ring }, area) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: what it tells, the areas tell keyboards and ears themselves
      <path key={ring} d={ring} onClick={() => ask(area)} />
    ))}
  </g>
));
