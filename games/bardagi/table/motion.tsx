/** What moves on the map: figures and ships travel, and disks that change show it. The next touch ends it all. */
import { unspoken } from '@idavoll/board';
import type { Event } from '@idavoll/engine';
import { NONE } from '@idavoll/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FIGURES } from '../rules/vocabulary.ts';
import type { Land } from './land.ts';
import { shipPoint } from './sea.tsx';
import type { Sight } from './sight.ts';

const TRAVEL = 320;
const EASE = 'cubic-bezier(.2,.7,.25,1)';

interface MotionProps {
  readonly sight: Sight;
  readonly land: Land;
  readonly news: readonly Event[];
  readonly motion: boolean;
}

type Point = readonly [number, number];

/** Where every figure and every ship is, by the name under which it is drawn. */
const placesIn = (sight: Sight, land: Land): ReadonlyMap<string, Point> => {
  const { s, at, seats } = sight;
  const found = new Map<string, Point>();
  for (const seat of seats) {
    for (const figure of FIGURES.keys()) {
      const area = s[at.figure(seat, figure)];
      if (area !== NONE) found.set(`figure="${seat} ${figure}"`, land.areas[area].centre);
    }
    const ship = shipPoint(sight, land, seat);
    if (ship) found.set(`ship="${seat}"`, ship);
  }
  return found;
};

const travel = (body: Element, [fromX, fromY]: Point, [toX, toY]: Point) =>
  body.animate(
    [
      { transform: `translate(${fromX - toX}px, ${fromY - toY}px)` },
      { transform: `translate(${(fromX - toX) / 2}px, ${(fromY - toY) / 2 - 14}px)` },
      { transform: 'none' },
    ],
    { duration: TRAVEL, easing: EASE },
  );

export const Motion = ({ sight, land, news, motion }: MotionProps) => {
  const group = useRef<SVGGElement>(null);
  const last = useRef(sight);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = sight;
    const svg = group.current?.ownerSVGElement;
    if (!motion || !svg || before.s === sight.s || before.c !== sight.c || before.viewer !== sight.viewer) return;
    const was = placesIn(before, land);
    for (const [name, to] of placesIn(sight, land)) {
      const from = was.get(name);
      const body = svg.querySelector(`[data-${name}] > .bar-body`);
      if (body && from && (from[0] !== to[0] || from[1] !== to[1])) travel(body, from, to);
    }
    for (const area of land.areas.keys()) {
      const { at } = sight;
      if (
        before.s[at.onArea(area)] === sight.s[at.onArea(area)] &&
        before.s[at.owner(area)] === sight.s[at.owner(area)]
      )
        continue;
      svg.querySelector(`[data-disk="${area}"] > .bar-body`)?.animate(
        [
          { transform: 'scale(1.9)', opacity: 0.2 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: TRAVEL,
          easing: EASE,
        },
      );
    }
    const hurry = () => {
      for (const animation of svg.getAnimations({ subtree: true }))
        if (!(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition)) animation.finish();
    };
    document.addEventListener('pointerdown', hurry, { once: true });
    return () => document.removeEventListener('pointerdown', hurry);
  }, [sight, land, news, motion]);
  return <g ref={group} {...unspoken} />;
};
