/** Pieces on their way, drawn over the ring for a moment. The next touch ends every journey at once. */
import { unspoken } from '@idavoll/board';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Journey, journeysOf, turnedUp } from './journeys.ts';
import { Stone, Token } from './pieces.tsx';
import type { Sight } from './sight.ts';

const DURATION = 300;
const APART = 22;
const LATEST = 220;
const EASE = 'cubic-bezier(.2,.7,.25,1)';

interface FlightsProps {
  readonly sight: Sight;
  readonly motion: boolean;
}

interface Flight extends Journey {
  readonly key: string;
  readonly delay: number;
}

const at = ({ x, y, size }: Journey['from'], lift = 0) => `translate(${x}px, ${y - lift}px) scale(${size / 104})`;

const Flying = ({ flight, sight, land }: { flight: Flight; sight: Sight; land: () => void }) => {
  const ref = useRef<SVGGElement>(null);
  const { who, from, to, delay } = flight;
  useLayoutEffect(() => {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, size: Math.max(from.size, to.size) * 1.15 };
    const journey = ref.current?.animate(
      [{ transform: at(from) }, { transform: at(middle, 24) }, { transform: at(to) }],
      {
        duration: DURATION,
        delay,
        easing: EASE,
        fill: 'both',
      },
    );
    if (journey) journey.onfinish = land;
    return () => journey?.cancel();
  }, []);
  return (
    <g ref={ref} class="mim-flight">
      {'treasure' in who ? <Stone sight={sight} treasure={who.treasure} /> : <Token sight={sight} {...who} />}
    </g>
  );
};

export const Flights = ({ sight, motion }: FlightsProps) => {
  const group = useRef<SVGGElement>(null);
  const last = useRef(sight);
  const count = useRef(0);
  const [flights, setFlights] = useState<readonly Flight[]>([]);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = sight;
    const svg = group.current?.ownerSVGElement;
    if (!motion || !svg || before.view === sight.view) return;
    const piece = (id: string) => svg.querySelector(`[data-piece="${id}"]`);
    const started = journeysOf(before, sight).map((journey, i) => ({
      ...journey,
      key: `${count.current++}`,
      delay: Math.min(i * APART, LATEST),
    }));
    for (const { becomes, delay } of started) {
      const goal = becomes === undefined ? null : piece(becomes);
      goal?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + DURATION - 20 });
      goal?.lastElementChild?.animate([{ transform: 'scale(1.2)' }, { transform: 'none' }], {
        duration: 180,
        delay: delay + DURATION - 20,
      });
    }
    for (const id of turnedUp(before, sight))
      piece(id)?.lastElementChild?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
        duration: DURATION,
        easing: EASE,
      });
    setFlights(started);
  }, [sight, motion]);

  useLayoutEffect(() => {
    if (flights.length === 0) return;
    const skip = () => {
      for (const animation of group.current?.ownerSVGElement?.getAnimations({ subtree: true }) ?? [])
        if (!(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition)) animation.finish();
    };
    document.addEventListener('pointerdown', skip);
    return () => document.removeEventListener('pointerdown', skip);
  }, [flights]);

  const land = (key: string) => setFlights(all => all.filter(flight => flight.key !== key));
  return (
    <g ref={group} class="mim-flights" {...unspoken}>
      {flights.map(flight => (
        <Flying key={flight.key} flight={flight} sight={sight} land={() => land(flight.key)} />
      ))}
    </g>
  );
};
