/** The hand stays where it can act: focus goes on to the next control, and on a phone the page to the next place. */
import { useKeptFocus } from '@idavoll/board';
import { useEffect } from 'preact/hooks';
import type { Desk } from './desk.ts';

/** As wide as a phone: there the board does not fit on the screen. */
const NARROW = '(max-width: 40rem)';

/** The question covers the lower end of the screen. */
const isInSight = (control: Element): boolean => {
  const { top, bottom } = control.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight * 0.85;
};

/** The controls on pieces; those of the bar are always in sight. */
const PLACES = '[data-move]:not(.asg-bar *)';

export const useReach = (desk: Desk, motion: boolean) => {
  const kept = useKeptFocus(desk.sight, desk);

  useEffect(() => {
    const { current: root } = kept.ref;
    if (!root || !desk.isAsked || !globalThis.matchMedia?.(NARROW).matches) return;
    const places = [...root.querySelectorAll(PLACES)];
    if (!places.some(isInSight)) places[0]?.scrollIntoView({ block: 'center', behavior: motion ? 'smooth' : 'auto' });
  }, [desk.sight]);

  return kept;
};
