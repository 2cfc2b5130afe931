/** The four piles of temples: the one on top of each can be built. */

import { pictured, Spot } from '@idavoll/board';
import { TEMPLE_PILES } from '../rules/vocabulary.ts';
import type { Desk } from './desk.ts';
import { range } from './sight.ts';
import { TempleFace, templeLabel } from './tiles.tsx';

export const Temples = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { say, c, at, view } = sight;
  return (
    <section class="asg-panel asg-temples">
      <h2>{say('board.temples')}</h2>
      <div class="asg-piles">
        {range(TEMPLE_PILES).map(pile => {
          const top = sight.templeTop(pile);
          const left = sight.templesLeft(pile);
          if (top === undefined)
            return (
              <span key={pile} class="asg-temple asg-hollow" {...pictured(say('table.left', { count: 0 }))}>
                –
              </span>
            );
          const { id } = c.content.temples[top];
          return (
            <Spot
              key={pile}
              desk={desk}
              moves={[`build ${id}`]}
              class={`asg-temple${view[at.building] === top ? ' asg-about' : ''}`}
              label={`${templeLabel(sight, top)}; ${say('table.left', { count: left })}`}
              ids={[id]}
            >
              <TempleFace sight={sight} n={top} />
              <small class="asg-left">×{left}</small>
            </Spot>
          );
        })}
      </div>
    </section>
  );
};
