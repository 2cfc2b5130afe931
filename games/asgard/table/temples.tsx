/** The four piles of temples: the one on top of each can be built. */

import { pictured } from '@idavoll/board';
import { canPay } from '../rules/phases/temple.ts';
import { TEMPLE_PILES } from '../rules/vocabulary.ts';
import { costInWords } from '../words/names.ts';
import { lackingFor } from './brings.ts';
import type { Desk } from './desk.ts';
import { range, type Sight } from './sight.ts';
import { Spot } from './spot.tsx';
import { TempleFace, templeLabel } from './tiles.tsx';

/** What the viewer still needs for it. */
const Lack = ({ sight, temple }: { sight: Sight; temple: number }) => {
  const { say, voice } = sight;
  const { missing, further } = lackingFor(sight, temple);
  const isPaid = canPay(sight.c, sight.view, sight.viewer, temple);
  if (isPaid) return <small class="asg-good">{say('table.temples.ready')}</small>;
  const names = [...missing.map(stone => voice.say(`stone.${stone}`)), ...(further ? ['?'] : [])];
  return <small class="asg-poor">−{names.join(', ')}</small>;
};

export const Temples = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { say, c, at, view, tables } = sight;
  return (
    <section class="asg-panel asg-temples" data-at="temples">
      <h2>
        {say('board.temples')} {sight.viewer >= 0 && <small>{say('table.temples.lack')}</small>}
      </h2>
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
              about={say('about.temples', { points: tables.templeValue[top], cost: costInWords(sight.voice, id) })}
              ids={[id]}
            >
              <TempleFace sight={sight} n={top} />
              {sight.viewer >= 0 && <Lack sight={sight} temple={top} />}
            </Spot>
          );
        })}
      </div>
    </section>
  );
};
