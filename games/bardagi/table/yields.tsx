/** What every own area gives in the claim phase, beside it on the map. */
import { unspoken } from '@idavoll/board';
import type { Land } from './land.ts';
import { Sign } from './pieces.tsx';
import type { Sight } from './sight.ts';
import { linesOf } from './yield-lines.ts';

export const Yields = ({ sight, land }: { readonly sight: Sight; readonly land: Land }) => {
  const { c, viewer } = sight;
  if (viewer < 0) return null;
  return (
    <g class="bar-prices" {...unspoken}>
      {linesOf(sight, viewer).flatMap(({ key, gives, count }) => {
        const area = c.map.areas.findIndex(({ id }) => id === key);
        if (area < 0 || !gives) return [];
        const [x, y] = land.areas[area].centre;
        return [
          <g
            key={key}
            class={count > 0 ? 'bar-pill bar-yield' : 'bar-pill bar-no-yield'}
            transform={`translate(${x + 8} ${y + 26})`}
          >
            <rect x="-24" y="-13" width="48" height="26" rx="13" />
            <g transform="translate(-10 0)">
              <Sign icon={gives} size={0.19} />
            </g>
            <text x="10" y="6">
              {count > 0 ? count : '×'}
            </text>
          </g>,
        ];
      })}
    </g>
  );
};
