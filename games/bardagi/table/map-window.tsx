/** The map in its window: land, whose it is, what lies on it, and where something can be done. */
import { around, OutOfSight, PanZoom, type Place, type Places, type TableProps, unspoken } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import { useMemo } from 'preact/hooks';
import { FIGURE, FIGURES } from '../rules/vocabulary.ts';
import { AreaPieces } from './area.tsx';
import { type Desk, unitOfPick } from './desk.ts';
import { Askable, Ground, routeOf } from './ground.tsx';
import type { Land } from './land.ts';
import { type MarkedPlace, Marks, Prices } from './marks.tsx';
import { Motion } from './motion.tsx';
import { SeaSigns, Ships } from './sea.tsx';
import type { Sight } from './sight.ts';
import { Territories } from './territory.tsx';
import { Yields } from './yields.tsx';

/** A unit of the map may take so many pixels. */
const NEAREST = 2.4;
/** As wide as what a thumb should meet. */
const THUMB = 62;

/** What is aimed at: where the attacker stands while an attack is offered or under way. */
const targetOf = (desk: Desk): number => {
  const { sight, isOffered } = desk;
  const { s, at, actor, viewer, phase } = sight;
  const isAttack = phase === 'stage' || phase === 'flee' || (isOffered('attack') && desk.picked === 'berserkur');
  if (!isAttack || actor === NONE) return NONE;
  return phase === 'flee' || viewer === actor ? s[at.figure(actor, FIGURE.berserkur)] : NONE;
};

/** What the player is busy with: the places, and the figure that goes there. */
const focusOf = (desk: Desk, places: readonly MarkedPlace[], looked: Place | undefined, land: Land) => {
  if (looked) return around([looked.at], THUMB);
  if (!desk.isAsked) return undefined;
  const { s, at, viewer } = desk.sight;
  const figure = FIGURES.findIndex(name => name === unitOfPick(desk.picked ?? ''));
  const stands = figure < 0 ? NONE : s[at.figure(viewer, figure)];
  const own = stands === NONE ? [] : [{ x: land.areas[stands].centre[0], y: land.areas[stands].centre[1] }];
  const isClaim = desk.sight.phase === 'claim' || desk.sight.phase === 'muster';
  const lands = isClaim ? land.areas.filter((_, area) => s[at.owner(area)] === viewer) : [];
  const points = [...own, ...places.map(place => place.at), ...lands.map(({ centre: [x, y] }) => ({ x, y }))];
  return points.length > 0 ? around(points, THUMB / 2) : undefined;
};

interface MapProps extends Pick<TableProps, 'news' | 'motion' | 'pointedAt'> {
  readonly desk: Desk;
  readonly land: Land;
  /** Somebody wants to know what an area is. */
  readonly ask: (area: number) => void;
  readonly places: Places & { readonly all: readonly MarkedPlace[] };
}

const Pointed = ({ sight, land, pointedAt }: { sight: Sight; land: Land; pointedAt: ReadonlySet<string> }) => (
  <g {...unspoken}>
    {sight.c.map.areas.map(
      ({ id }, area) => pointedAt.has(id) && <path key={id} class="bar-pointed" d={land.areas[area].ring} />,
    )}
  </g>
);

export const MapWindow = ({ desk, land, places, ask, news, motion, pointedAt }: MapProps) => {
  const { sight } = desk;
  const { c, say } = sight;
  const types = useMemo(() => c.map.areas.map(({ type }) => type), [c]);
  const closed = useMemo(() => c.map.areas.map((_, area) => !c.land.isOpen[area]), [c]);
  const route = useMemo(() => routeOf(sight, land), [c, land]);
  const looked = places.all.find(({ move }) => move === places.current?.move);
  const target = targetOf(desk);
  const box = { x: 0, y: 0, width: land.width, height: land.height };
  return (
    <PanZoom
      class="bar-window"
      box={box}
      nearest={NEAREST}
      thumb={THUMB}
      label={say('table.map')}
      words={{ nearer: say('table.nearer'), farther: say('table.farther'), whole: say('table.whole') }}
      motion={motion}
      focus={focusOf(desk, places.all, looked, land)}
      over={camera => (
        <OutOfSight
          camera={camera}
          scene={{ box, nearest: NEAREST }}
          points={places.all.map(({ at }) => at)}
          room={THUMB / 2}
          words={count => say('table.more', { count })}
        />
      )}
    >
      <Ground land={land} types={types} closed={closed} route={route} />
      <Territories sight={sight} land={land} />
      <Pointed sight={sight} land={land} pointedAt={pointedAt} />
      <SeaSigns land={land} />
      <Askable land={land} ask={ask} />
      <Marks desk={desk} places={places.all} looked={looked?.move} />
      {target !== NONE && <path class="bar-target" d={land.areas[target].ring} {...unspoken} />}
      <g class="bar-pieces">
        {land.areas.map((_, area) => (
          <AreaPieces key={area} sight={sight} land={land} area={area} />
        ))}
        <Ships sight={sight} land={land} />
      </g>
      <Prices places={places.all} />
      {sight.phase === 'claim' && <Yields sight={sight} land={land} />}
      <Motion sight={sight} land={land} news={news} motion={motion} />
    </PanZoom>
  );
};
