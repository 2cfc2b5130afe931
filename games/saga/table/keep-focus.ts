/** Whoever plays by keyboard stays where the hand is: the control that was pressed is gone after its move. */
import { NONE, type Nth } from '@idavoll/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk } from './desk.ts';
import type { Sight } from './sight.ts';

/** The step straight on, after one from there to here. */
const straightOn = ({ c, fieldNames }: Sight, from: Nth<'field'>, to: Nth<'field'>): string => {
  const { q, r, fieldAt } = c.battlefield;
  const next = fieldAt(2 * q[to] - q[from], 2 * r[to] - r[from]);
  return next === NONE ? '' : `step ${fieldNames[next]}`;
};

export const useKeptFocus = ({ sight, isOffered }: Desk) => {
  const root = useRef<HTMLDivElement>(null);
  /** The sort of control that was pressed by a key, and what was seen then. */
  const pressed = useRef<{ readonly sort: string; readonly sight: Sight } | undefined>(undefined);

  useLayoutEffect(() => {
    const { current: hand } = pressed;
    if (!hand || hand.sight === sight || !root.current) return;
    const { current: figure } = sight;
    const [from, to] = figure === NONE ? [NONE, NONE] : [hand.sight.fieldOf(figure), sight.fieldOf(figure)];
    const onward = from === to || from === NONE ? '' : straightOn(sight, from, to);
    const wanted = [
      ...(isOffered(onward) ? [`[data-move="${onward}"]`] : []),
      `.${hand.sort}[data-move]`,
      '[data-move]',
    ];
    const next = wanted.map(each => root.current?.querySelector<HTMLElement>(each)).find(each => each);
    if (!next) return;
    pressed.current = undefined;
    // Somebody who writes in the chat meanwhile is left alone.
    if (document.activeElement === document.body || root.current.contains(document.activeElement)) next.focus();
  }, [sight, isOffered]);

  const onKeyDownCapture = ({ key, target }: KeyboardEvent) => {
    const control = target instanceof Element ? target.closest('[data-move]') : null;
    if (control && (key === 'Enter' || key === ' ')) pressed.current = { sort: control.classList[0], sight };
  };
  const onPointerDownCapture = () => {
    pressed.current = undefined;
  };
  return { ref: root, onKeyDownCapture, onPointerDownCapture };
};
