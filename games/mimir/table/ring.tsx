/** The star of realms with everything that lies on it, its hub, and the players' shields in the corners. */
import { memo, pictured, withKeys } from '@idavoll/board';
import { realmName } from '../words/names.ts';
import { braid } from './art.ts';
import type { Desk } from './desk.ts';
import { Flights } from './flights.tsx';
import { HUB, petalPaths, SIZE } from './geometry.ts';
import { Hub } from './hub.tsx';
import { Petal } from './petal.tsx';
import { RealmPieces, shortcutsOf } from './realm-pieces.tsx';
import { type Counts, Studs } from './resolution.tsx';
import { Shield } from './shield.tsx';
import { range } from './sight.ts';
import { summaryOf } from './speak.ts';

const Shapes = memo(({ places }: { places: number }) => {
  const { outline, lintel, seam, beam } = petalPaths(places);
  return (
    <defs>
      <path id="mim-outline" d={outline} />
      <path id="mim-lintel-shape" d={lintel} />
      <path id="mim-seam" d={seam} />
      <path id="mim-beam-shape" d={beam} fill="url(#mim-beam)" />
      <clipPath id="mim-clip">
        <path d={outline} />
      </clipPath>
    </defs>
  );
});

const Table = memo(() => (
  <g transform="translate(500 500)">
    <circle r="446" fill="#2a190c" />
    <circle r="446" fill="url(#mim-grain)" />
    <circle r="446" fill="none" stroke="#c8a13a" stroke-opacity="0.5" stroke-width="3" />
    {([0, 1] as const).map(strand => (
      <path key={strand} class="mim-braid" d={braid(HUB + 9, 6, 24, strand)} />
    ))}
  </g>
));

/** No element of HTML can stand in for it: it is drawn in. */
const GROUP = 'group';

interface RingProps {
  readonly desk: Desk;
  readonly counts: Counts;
  readonly motion: boolean;
}

export const Ring = ({ desk, counts, motion }: RingProps) => {
  const { sight, pointedAt } = desk;
  const { c, ring, say } = sight;
  const places = ring.length;
  const shortcuts = shortcutsOf(desk);
  const reach = {
    onClick: ({ target }: MouseEvent) => {
      const piece = target instanceof Element ? target.closest<SVGElement>('[data-plays], [data-picks]') : null;
      const { plays, picks } = piece?.dataset ?? {};
      if (plays !== undefined) desk.press(plays).onClick();
      else if (picks !== undefined) desk.pick(picks);
    },
  };
  const aiming = sight.resolving || ring.some(realm => desk.target(c.content.realms[realm].id) !== undefined);
  return (
    <svg
      class={`mim-ring${aiming ? ' mim-aiming' : ''}`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role={GROUP}
      aria-label={say('table.ring')}
      {...reach}
    >
      <Shapes places={places} />
      <Table />
      {ring.map((realm, place) => {
        const { id, essence } = c.content.realms[realm];
        const move = desk.target(id);
        return (
          <Petal
            key={id}
            place={place}
            places={places}
            id={id}
            name={realmName(sight.voice, c.content.realms[realm].id)}
            essence={essence}
            role={move === undefined ? pictured(summaryOf(sight, realm)) : withKeys(desk.press(move))}
            start={sight.view[c.at.startRealm] === realm}
            pointed={pointedAt.has(id) || (sight.here === realm && !sight.resolving)}
            lit={sight.resolving && sight.here === realm}
          />
        );
      })}
      <Hub sight={sight} />
      {ring.map((realm, place) => (
        <RealmPieces key={realm} desk={desk} realm={realm} place={place} shortcuts={shortcuts} />
      ))}
      {sight.resolving && <Studs sight={sight} counts={counts} />}
      {range(c.seats).map(seat => (
        <Shield key={seat} sight={sight} seat={seat} />
      ))}
      <Flights sight={sight} motion={motion} />
    </svg>
  );
};
