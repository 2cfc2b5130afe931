/** What moves on the battlefield: figures travel, those struck down fall, and a blow or a shot shows where it goes. */
import { unspoken } from '@idavoll/board';
import type { Event, Nth } from '@idavoll/engine';
import { NONE } from '@idavoll/engine';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { polyline } from './geometry.ts';
import { FigureShield } from './pieces.tsx';
import { rollsIn } from './rolls.ts';
import type { Sight } from './sight.ts';
import { durationOf, type Route, routeOn } from './travels.ts';

/** How long dice are seen to roll before their outcome shows. */
const ROLLING = 500;
export const NEXT_DIE = 420;
const FALLING = 420;

interface Fallen {
  readonly key: string;
  readonly figure: Nth<'figure'>;
  readonly field: Nth<'field'>;
  /** The sight in which it still stood. */
  readonly sight: Sight;
  readonly delay: number;
}

const Falling = ({ fallen, end }: { fallen: Fallen; end: () => void }) => {
  const ref = useRef<SVGGElement>(null);
  const { sight, figure, field, delay } = fallen;
  const { x, y } = sight.plan.points[field];
  useLayoutEffect(() => {
    const fall = ref.current?.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'rotate(24deg) translateY(6px)', opacity: 1, offset: 0.35 },
        { transform: 'rotate(88deg) scale(.7)', opacity: 0 },
      ],
      { duration: FALLING, delay, easing: 'ease-in', fill: 'both' },
    );
    if (fall) fall.onfinish = end;
    return () => fall?.cancel();
  }, []);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={ref}>
        <FigureShield sight={sight} figure={figure} />
      </g>
    </g>
  );
};

interface Blow {
  readonly key: string;
  readonly d: string;
  readonly isShot: boolean;
}

const Flash = ({ blow, end }: { blow: Blow; end: () => void }) => {
  const ref = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const flash = ref.current?.animate(
      [
        { strokeDashoffset: 100, opacity: 1 },
        { strokeDashoffset: 0, opacity: 1, offset: 0.4 },
        { strokeDashoffset: 0, opacity: 0 },
      ],
      { duration: 900, easing: 'ease-out', fill: 'both' },
    );
    if (flash) flash.onfinish = end;
    return () => flash?.cancel();
  }, []);
  return <path ref={ref} class={blow.isShot ? 'sag-flash sag-shot' : 'sag-flash'} d={blow.d} pathLength={100} />;
};

interface MotionProps {
  readonly sight: Sight;
  readonly news: readonly Event[];
  readonly motion: boolean;
}

/** Where the pieces of the news stood just before. */
const shownIn = (news: readonly Event[], before: Sight, now: Sight, id: number) => {
  const figureOf = (name: unknown) => now.figures.findIndex(figure => figure.name === name);
  const delay = rollsIn(news).length > 0 ? ROLLING + (rollsIn(news).length - 1) * NEXT_DIE : 0;
  const fallen = news
    .filter(({ type }) => type === 'fell')
    .map(
      ({ figure, field }, i): Fallen => ({
        key: `${id} ${i}`,
        figure: figureOf(figure),
        field: now.fieldNames.indexOf(String(field)),
        sight: before,
        delay,
      }),
    );
  const blows = news
    .filter(({ type }) => type === 'attacked' || type === 'shot')
    .flatMap(({ type, figure, target }, i): Blow[] => {
      const ends = [figure, target].map(name => before.fieldOf(figureOf(name)));
      if (ends.includes(NONE)) return [];
      return [{ key: `${id} ${i}`, d: polyline(ends.map(field => now.plan.points[field])), isShot: type === 'shot' }];
    });
  return { fallen, blows };
};

export const Motion = ({ sight, news, motion }: MotionProps) => {
  const group = useRef<SVGGElement>(null);
  const last = useRef(sight);
  const count = useRef(0);
  const routes = useRef(new Map<Nth<'figure'>, Route>());
  const [fallen, setFallen] = useState<readonly Fallen[]>([]);
  const [blows, setBlows] = useState<readonly Blow[]>([]);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = sight;
    const svg = group.current?.ownerSVGElement;
    if (!motion || !svg || before.s === sight.s || before.c !== sight.c) return;
    const now = performance.now();
    for (const figure of sight.standing) {
      const [from, to] = [before.fieldOf(figure), sight.fieldOf(figure)];
      const body = svg.querySelector(`[data-body="${sight.figures[figure].name}"]`);
      if (from === to || from === NONE || !body) continue;
      const { points } = sight.plan;
      const route = routeOn(routes.current.get(figure), points[from], points[to], now);
      routes.current.set(figure, route);
      for (const animation of body.getAnimations()) animation.cancel();
      body.animate(
        route.points.map(({ x, y }) => ({ transform: `translate(${x - points[to].x}px, ${y - points[to].y}px)` })),
        { duration: durationOf(route), easing: 'linear' },
      );
    }
    const shown = shownIn(news, before, sight, count.current++);
    setFallen(all => [...all, ...shown.fallen]);
    setBlows(shown.blows);
  }, [sight, news, motion]);

  const without =
    <T extends { readonly key: string }>(key: string) =>
    (all: readonly T[]) =>
      all.filter(one => one.key !== key);
  return (
    <g ref={group} class="sag-motion" {...unspoken}>
      {blows.map(blow => (
        <Flash key={blow.key} blow={blow} end={() => setBlows(without(blow.key))} />
      ))}
      {fallen.map(one => (
        <Falling key={one.key} fallen={one} end={() => setFallen(without(one.key))} />
      ))}
    </g>
  );
};
