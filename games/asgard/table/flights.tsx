/** Pieces on their way over the table, drawn for a moment. The next touch ends every journey at once. */
import { unspoken } from '@idavoll/board';
import type { Event } from '@idavoll/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Journey, journeysOf } from './journeys.ts';
import { DiscPiece, Sign } from './pieces.tsx';
import type { Sight } from './sight.ts';

const DURATION = 300;
const APART = 70;
/** More than these at once would only be a flurry. */
const MOST = 8;
const EASE = 'cubic-bezier(.2,.7,.25,1)';

interface Flight extends Journey {
  readonly key: number;
  readonly delay: number;
  readonly start: string;
  readonly end: string;
}

/** The middle of a place as it is drawn; what lies in a closed drawer is beyond the edge where the drawers are. */
const middleOf = (root: Element, id: string): { x: number; y: number } | undefined => {
  const places = [...root.querySelectorAll(`[data-at~="${id}"]`), ...root.querySelectorAll('[data-at~="more"]')];
  const box = places.map(place => place.getBoundingClientRect()).find(({ width }) => width > 0);
  if (!box) return undefined;
  const { left, top } = root.getBoundingClientRect();
  return { x: box.left - left + box.width / 2, y: box.top - top + box.height / 2 };
};

const flightsOf = (root: Element, news: readonly Event[], first: number): Flight[] =>
  journeysOf(news)
    .slice(0, MOST)
    .flatMap((journey, i) => {
      const [from, to] = [middleOf(root, journey.from), middleOf(root, journey.to)];
      if (!from || !to) return [];
      const at = ({ x, y }: typeof from) => `translate(${x}px, ${y}px)`;
      return [{ ...journey, key: first + i, delay: i * APART, start: at(from), end: at(to) }];
    });

const Flying = ({ flight, sight, land }: { flight: Flight; sight: Sight; land: () => void }) => {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { start, end, delay } = flight;
    const frames = [{ transform: `${start} scale(1)` }, { transform: `${end} scale(1.1)` }];
    const journey = ref.current?.animate?.(frames, { duration: DURATION, delay, easing: EASE, fill: 'both' });
    if (!journey) return land();
    journey.onfinish = land;
    return () => journey.cancel();
  }, []);
  return (
    <span ref={ref} class="asg-flight">
      {flight.seat === undefined ? <Sign of={flight.sign} /> : <DiscPiece sight={sight} seat={flight.seat} />}
    </span>
  );
};

interface FlightsProps {
  readonly sight: Sight;
  readonly news: readonly Event[];
  readonly motion: boolean;
}

export const Flights = ({ sight, news, motion }: FlightsProps) => {
  const layer = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  const [flights, setFlights] = useState<readonly Flight[]>([]);

  useLayoutEffect(() => {
    const root = layer.current?.parentElement;
    if (!motion || !root || news.length === 0) return;
    count.current += MOST;
    setFlights(flightsOf(root, news, count.current));
  }, [news, motion]);

  useEffect(() => {
    if (flights.length === 0) return;
    const skip = () => setFlights([]);
    document.addEventListener('pointerdown', skip);
    return () => document.removeEventListener('pointerdown', skip);
  }, [flights]);

  return (
    <div ref={layer} class="asg-flights" {...unspoken}>
      {flights.map(flight => (
        <Flying
          key={flight.key}
          flight={flight}
          sight={sight}
          land={() => setFlights(all => all.filter(({ key }) => key !== flight.key))}
        />
      ))}
    </div>
  );
};
