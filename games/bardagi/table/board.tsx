/** The whole table: the map, the clans, the dock with the decision, and the farmstead. */
import { Dock, type TableProps, useDesk, useKeptFocus, usePlaces, useSight } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import { useMemo, useState } from 'preact/hooks';
import { PlainAnswers } from './answers.tsx';
import { Clans, Course } from './clans.tsx';
import { Deeds } from './deeds.tsx';
import { Defs } from './defs.tsx';
import { type Desk, deskOf } from './desk.ts';
import { Farm } from './farm.tsx';
import { useLand } from './land.ts';
import { MapWindow } from './map-window.tsx';
import { placesOf } from './marks.tsx';
import { Panel } from './panel.tsx';
import { Hand } from './planning.tsx';
import { sightOf } from './sight.ts';
import { speaker } from './speak.ts';

export const Board = (props: TableProps) => {
  const { play, news, motion, pointedAt, docked, viewer } = props;
  const sight = useSight(sightOf, props);
  const desk: Desk = useDesk(props, sight, speaker.describe, deskOf);
  const land = useLand(sight.c.map);
  const marked = useMemo(() => placesOf(desk, land), [desk, land]);
  const places = usePlaces(marked);
  const [shown, setShown] = useState(Math.max(viewer, 0));
  const [isFarm, setFarm] = useState(false);
  const { say } = sight;
  const show = (seat: number) => {
    setFarm(seat !== shown || !isFarm);
    setShown(seat);
  };
  return (
    <div class="bar" {...useKeptFocus(sight, desk.choices)}>
      <Defs />
      <div class="bar-map">
        <MapWindow
          desk={desk}
          land={land}
          places={{ ...places, all: marked }}
          news={news}
          motion={motion}
          pointedAt={pointedAt}
        />
        <Deeds {...props} />
      </div>
      <div class={isFarm ? 'bar-side bar-side-farm' : 'bar-side'}>
        <Course sight={sight} />
        <Clans sight={sight} shown={shown} show={show} />
        <Dock
          shell={docked}
          places={places}
          play={play}
          words={{
            label: say('table.dock'),
            places: count => say('table.places', { count }),
            next: say('table.next'),
            before: say('table.before'),
            go: say('table.go'),
          }}
          top={sight.actor === NONE ? undefined : <Hand desk={desk} />}
          answers={<PlainAnswers desk={desk} />}
        >
          <Panel desk={desk} />
        </Dock>
        <Farm sight={sight} seat={shown} />
      </div>
    </div>
  );
};
