/** The map with its areas, and every offer as a button. */
import { type DeskOf, type TableProps, useDesk, useKeptFocus, useSight } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import { at } from '../rules/state.ts';
import { type Sight, sightOf } from './sight.ts';
import { speaker } from './speak.ts';

const GROUP = 'group';
const deskOf = () => ({});

export const Board = (props: TableProps) => {
  const sight = useSight(sightOf, props);
  const desk: DeskOf<Sight> = useDesk(props, sight, speaker.describe, deskOf);
  const { c, s, say, colourOf } = sight;
  return (
    <div class="bar" {...useKeptFocus(sight, desk.choices)}>
      <svg viewBox={`0 0 ${c.map.width} ${c.map.height}`} role={GROUP} aria-label={say('table.map')}>
        {c.map.areas.map(({ id, x, y }, area) => {
          const owner = s[at.owner(area)];
          return (
            <circle
              key={id}
              cx={x}
              cy={y}
              r="30"
              fill={owner === NONE ? '#9a8a64' : `var(--player-${colourOf(owner)})`}
            />
          );
        })}
      </svg>
      <div class="bar-moves">
        {desk.choices.map(({ move }) => (
          <button key={move} type="button" class="button bar-move" {...desk.press(move)}>
            {desk.press(move)['aria-label']}
          </button>
        ))}
      </div>
    </div>
  );
};
