/** The hand stays where it can act: focus goes on to the next control, and on a phone the page to the next place. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
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
  const root = useRef<HTMLDivElement>(null);
  /** Whether the last control was pressed by a key, and what was seen then. */
  const pressed = useRef<Desk | undefined>(undefined);

  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.sight === desk.sight || !root.current || !desk.isAsked) return;
    pressed.current = undefined;
    // Somebody who writes in the chat meanwhile is left alone.
    if (document.activeElement === document.body || root.current.contains(document.activeElement))
      root.current.querySelector<HTMLElement>('[data-move]')?.focus();
  }, [desk]);

  useEffect(() => {
    if (!root.current || !desk.isAsked || !globalThis.matchMedia?.(NARROW).matches) return;
    const places = [...root.current.querySelectorAll(PLACES)];
    if (!places.some(isInSight)) places[0]?.scrollIntoView({ block: 'center', behavior: motion ? 'smooth' : 'auto' });
  }, [desk.sight]);

  const onKeyDownCapture = ({ key, target }: KeyboardEvent) => {
    const control = target instanceof Element ? target.closest('[data-move]') : null;
    if (control && (key === 'Enter' || key === ' ')) pressed.current = desk;
  };
  const onPointerDownCapture = () => {
    pressed.current = undefined;
  };
  return { ref: root, onKeyDownCapture, onPointerDownCapture };
};
