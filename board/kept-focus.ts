/** Whoever plays by keyboard stays where the hand is: the control that was pressed is gone after its move. */
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Pressed<Sight> {
  readonly sight: Sight;
  /** The sort of control. */
  readonly sort: string;
}

/** For the root of a table. `wanted` says what should have the focus before any control of the same sort. */
export const useKeptFocus = <Sight>(
  sight: Sight,
  offered: unknown,
  wanted: (before: Sight) => readonly string[] = () => [],
) => {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed<Sight> | undefined>(undefined);

  useLayoutEffect(() => {
    const { current: hand } = pressed;
    const { current: root } = ref;
    if (!hand || hand.sight === sight || !root) return;
    const next = [...wanted(hand.sight), `.${hand.sort}[data-move]`, '[data-move]']
      .map(each => root.querySelector<HTMLElement>(each))
      .find(each => each);
    if (!next) return;
    pressed.current = undefined;
    // Somebody who writes in the chat meanwhile is left alone.
    if (document.activeElement === document.body || root.contains(document.activeElement)) next.focus();
  }, [sight, offered]);

  return {
    ref,
    onKeyDownCapture: ({ key, target }: KeyboardEvent) => {
      const control = target instanceof Element ? target.closest('[data-move]') : null;
      if (control && (key === 'Enter' || key === ' ')) pressed.current = { sort: control.classList[0], sight };
    },
    onPointerDownCapture: () => {
      pressed.current = undefined;
    },
  };
};
