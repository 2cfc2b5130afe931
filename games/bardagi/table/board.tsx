/** The whole table: the map, the clans, the dock with the decision, and the farmstead. */
import { Dock, type TableProps, useDesk, useKeptFocus, usePlaces, useSight } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import { useMemo, useState } from 'preact/hooks';
import { FootAnswers } from './answers.tsx';
import { Clans, Course } from './clans.tsx';
import { Deeds, Read } from './deeds.tsx';
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
  // At a shared screen the next player sees the own farmstead first.
  const [look, setLook] = useState({ viewer, seat: Math.max(viewer, 0), isFarm: false });
  const { seat: shown, isFarm } = look.viewer === viewer ? look : { seat: Math.max(viewer, 0), isFarm: false };
  const [asked, ask] = useState<number>();
  const { say } = sight;
  const show = (seat: number) => setLook({ viewer, seat, isFarm: seat !== shown || !isFarm });
  return (
    <div class="bar" {...useKeptFocus(sight, desk.choices)}>
      <Defs />
      <div class="bar-map">
        <MapWindow
          desk={desk}
          land={land}
          ask={ask}
          places={{ ...places, all: marked }}
          news={news}
          motion={motion}
          pointedAt={pointedAt}
        />
        {asked === undefined ? <Deeds {...props} /> : <Read sight={sight} area={asked} close={() => ask(undefined)} />}
      </div>
      <div class={isFarm ? 'bar-side bar-side-farm' : 'bar-side'}>
        <Course sight={sight} />
        <Clans sight={sight} shown={shown} show={show} />
        <Dock
          shell={docked}
          isAsked={desk.isAsked}
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
          answers={<FootAnswers desk={desk} />}
        >
          <Panel desk={desk} />
        </Dock>
        <Farm sight={sight} seat={shown} />
      </div>
    </div>
  );
};
