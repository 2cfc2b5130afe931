/** The whole table: the battlefield in the middle, what can be done below or beside it, and how the saga stands. */
import { type TableProps, useDesk, useKeptFocus, useSight } from '@idavoll/board';
import { BattlefieldWindow } from './battlefield.tsx';
import { Defs } from './defs.tsx';
import { type Desk, deskOf } from './desk.ts';
import { useHand } from './hand.ts';
import { SagaPanel } from './saga-panel.tsx';
import { sightOf } from './sight.ts';
import { speaker } from './speak.ts';
import { Standings } from './standings.tsx';
import { onwardAfter } from './straight-on.ts';
import { TeamCards, TeamChoice } from './team-card.tsx';
import { Tray } from './tray.tsx';

export const Board = (props: TableProps) => {
  const { play, undo, news, story, motion, pointedAt } = props;
  const sight = useSight(sightOf, props);
  const desk: Desk = useDesk(props, sight, speaker.describe, deskOf);
  const hand = useHand(desk, play, undo);
  return (
    <div class="sag final-marks" {...useKeptFocus(sight, desk.choices, before => onwardAfter(desk, before))}>
      <Defs />
      {desk.teams.size > 0 && <TeamChoice desk={desk} />}
      <div class="sag-layout">
        <BattlefieldWindow desk={desk} hand={hand} news={news} story={story} motion={motion} pointedAt={pointedAt} />
        <div class="sag-side">
          <Tray desk={desk} hand={hand} />
          <SagaPanel sight={sight} />
          {sight.hasBegun && <Standings sight={sight} />}
          <TeamCards sight={sight} />
        </div>
      </div>
    </div>
  );
};
