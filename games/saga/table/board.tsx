/** The whole table: the battlefield in the middle, what can be done below or beside it, and how the saga stands. */

import type { TableProps } from '@idavoll/board';
import type { Nth } from '@idavoll/engine';
import { useMemo, useState } from 'preact/hooks';
import { BattlefieldWindow } from './battlefield.tsx';
import { Defs } from './defs.tsx';
import { deskOf } from './desk.ts';
import { useHand } from './hand.ts';
import { useKeptFocus } from './keep-focus.ts';
import { SagaPanel } from './saga-panel.tsx';
import { sightOf } from './sight.ts';
import { speaker } from './speak.ts';
import { Standings } from './standings.tsx';
import { TeamCards, TeamChoice } from './team-card.tsx';
import { Tray } from './tray.tsx';

export const Board = (props: TableProps) => {
  const { game, agreement, content, view, viewer, names, offers, play, undo, news, story, say, motion, pointedAt } =
    props;
  const [wish, setWish] = useState<Nth<'kind'>>();
  const sight = useMemo(
    () => sightOf({ game, agreement, view, viewer, names, say }),
    [game, agreement, view, viewer, names, say],
  );
  const desk = useMemo(
    () =>
      deskOf({
        game,
        offers,
        play,
        sight,
        wish,
        describe: move => speaker.describe(move, { game, agreement, content, view, names, say }),
      }),
    [game, offers, play, sight, wish],
  );
  const hand = useHand(desk, play, undo);
  return (
    <div class="sag" {...useKeptFocus(desk)}>
      <Defs />
      {desk.teams.size > 0 && <TeamChoice desk={desk} />}
      <div class="sag-layout">
        <BattlefieldWindow desk={desk} hand={hand} news={news} story={story} motion={motion} pointedAt={pointedAt} />
        <div class="sag-side">
          <Tray desk={desk} hand={hand} pickKind={setWish} />
          <SagaPanel sight={sight} />
          {sight.hasBegun && <Standings sight={sight} />}
          <TeamCards sight={sight} />
        </div>
      </div>
    </div>
  );
};
