/** The door to the scene of Ragnarök, and to the pieces that travel. */
import type { Event } from '@idavoll/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { later } from './later.tsx';
import type { Sight } from './sight.ts';

interface Told {
  readonly sight: Sight;
  readonly news: readonly Event[];
  readonly story: readonly Event[];
  readonly motion: boolean;
}

export const RagnarokScene = later(async () => (await import('./ragnarok.tsx')).Ragnarok);
const Flights = later(async () => (await import('./flights.tsx')).Flights);

/** What moves over the board: pieces with what has just happened, and the scene once the worlds have fought. */
export const Motions = ({ sight, news, story, motion }: Told) => {
  const [isOpen, setOpen] = useState(false);
  const hasMoved = useRef(false);
  hasMoved.current ||= motion && news.length > 0;
  const hasFought = motion && news.some(({ type }) => type === 'fought');
  useEffect(() => setOpen(hasFought), [hasFought]);
  return (
    <>
      {hasMoved.current && <Flights sight={sight} news={news} motion={motion} />}
      {isOpen && <RagnarokScene sight={sight} story={story} motion={motion} onClose={() => setOpen(false)} />}
    </>
  );
};
