/** A picture for each game, from its own folder. A game without one gets the braid in a ring. */
import type { ComponentType } from 'preact';

const EMBLEMS = import.meta.glob<ComponentType>('../../games/*/emblem.tsx', { eager: true, import: 'Emblem' });

const Ring = () => (
  <>
    <circle cx="100" cy="100" r="80" fill="var(--oak-deep)" stroke="var(--gold)" stroke-width="3" />
    <circle cx="100" cy="100" r="50" fill="none" stroke="var(--gold)" stroke-width="2" />
  </>
);

export const Emblem = ({ game }: { readonly game: string }) => {
  const Picture = EMBLEMS[`../../games/${game}/emblem.tsx`] ?? Ring;
  return (
    <svg class="emblem" viewBox="0 0 200 200" aria-hidden="true">
      <Picture />
    </svg>
  );
};
