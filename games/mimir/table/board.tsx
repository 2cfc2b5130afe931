/** The whole board: ring and plank in the middle, what can be done below or beside it, own things nearest. */
import { type TableProps, useDesk, useKeptFocus, useSight } from '@idavoll/board';
import { useMemo } from 'preact/hooks';
import { Defs } from './defs.tsx';
import { type Desk, deskOf } from './desk.ts';
import { Display, OwnCards, OwnTreasures } from './own.tsx';
import { Plank } from './plank.tsx';
import { countsOf, Resolution } from './resolution.tsx';
import { Ring } from './ring.tsx';
import { sightOf } from './sight.ts';
import { speaker } from './speak.ts';
import { Supply, Tray } from './tray.tsx';

export const Board = (props: TableProps) => {
  const { viewer, story, motion } = props;
  const sight = useSight(sightOf, props);
  const desk: Desk = useDesk(props, sight, speaker.describe, deskOf);
  const counts = useMemo(() => countsOf(story), [story]);
  const seated = viewer >= 0;
  const choosing = desk.direct('artefact').length > 0;
  const cardsFirst = sight.scoring || desk.direct('lay').length > 0;
  return (
    <div class={`mim piece-controls final-marks${motion ? ' mim-moving' : ''}`} {...useKeptFocus(sight, desk.choices)}>
      <Defs />
      <div class="mim-layout">
        <Ring desk={desk} counts={counts} motion={motion} />
        <div class="mim-side">
          <Plank desk={desk} />
          {sight.resolving && <Resolution sight={sight} counts={counts} />}
          <Tray desk={desk} />
          {choosing && <Display desk={desk} />}
          {seated && cardsFirst && <OwnCards desk={desk} />}
          {seated && !sight.scoring && <Supply desk={desk} />}
          {seated && !cardsFirst && <OwnCards desk={desk} />}
          {seated && <OwnTreasures desk={desk} />}
          {!choosing && <Display desk={desk} />}
        </div>
      </div>
    </div>
  );
};
