/** Wheel, mouse and fingers on a window: one finger moves what is near, two bring it nearer; the rest is the page's. */
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { dragged, type Point, type Scene, scaleOf, zoomed } from './camera.ts';
import type { Camera } from './use-camera.ts';

/** A hand that moves less than this many pixels means a click. */
const STILL = 6;
/** How far beside a control a fingertip may fall. */
const BESIDE = 22;
const WHEEL_LINE = 16;

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** The control nearest to a touch that missed all of them. */
const nearestTo = (svg: SVGSVGElement, point: Point): Element | undefined => {
  let nearest: Element | undefined;
  let least = BESIDE;
  for (const control of svg.querySelectorAll('[data-near]')) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const distance = apart(point, { x: left + width / 2, y: top + height / 2 });
    if (distance < least) [nearest, least] = [control, distance];
  }
  return nearest;
};

export const useGestures = (svg: RefObject<SVGSVGElement | null>, scene: Scene, camera: Camera, onZoom: () => void) => {
  const hand = useRef({ down: new Map<number, Point>(), start: { x: 0, y: 0 }, moving: false });
  const { down } = hand.current;

  const inWindow = (point: Point): Point => {
    const { left = 0, top = 0 } = svg.current?.getBoundingClientRect() ?? {};
    return { x: point.x - left, y: point.y - top };
  };
  const zoomBy = (factor: number, at: Point, by: Point = { x: 0, y: 0 }) => {
    onZoom();
    return camera.change(
      (seen, window) => dragged(zoomed(seen, factor, inWindow(minus(at, by)), scene, window), by, scene, window),
      'at once',
    );
  };
  /** What the drawing cannot give at its edge, the page does. */
  const dragBy = (by: Point, isTouch: boolean) => {
    let left = 0;
    camera.change((seen, window) => {
      const next = dragged(seen, by, scene, window);
      left = by.y - (seen.y - next.y) * scaleOf(seen, window);
      return next;
    }, 'at once');
    if (isTouch && Math.abs(left) >= 1) scrollBy(0, -left);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (down.size === 0) {
      hand.current.moving = false;
      hand.current.start = pointOf(event);
    }
    down.set(event.pointerId, pointOf(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    // A button that was let go outside the window.
    if (event.buttons === 0) return void down.delete(event.pointerId);
    const now = pointOf(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !hand.current.moving && (!camera.seen || apart(hand.current.start, now) < STILL)) return;
    if (!hand.current.moving) svg.current?.setPointerCapture(event.pointerId);
    hand.current.moving = true;
    down.set(event.pointerId, now);
    if (other)
      zoomBy(
        apart(now, other) / apart(before, other),
        halfway(now, other),
        minus(halfway(now, other), halfway(before, other)),
      );
    else dragBy(minus(now, before), event.pointerType === 'touch');
  };
  const onPointerUp = (event: PointerEvent) => {
    down.delete(event.pointerId);
  };
  const onWheel = (event: WheelEvent) => {
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1);
    // A pinch on a trackpad comes as a wheel with Ctrl, in smaller steps.
    const changed = zoomBy(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event));
    if (changed || event.ctrlKey) event.preventDefault();
  };
  const onClickCapture = (event: MouseEvent) => {
    if (hand.current.moving) {
      hand.current.moving = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    if (!isTouch || !svg.current || !(event.target instanceof Element) || event.target.closest('[data-near]')) return;
    const meant = nearestTo(svg.current, pointOf(event));
    if (!meant) return;
    event.stopPropagation();
    meant.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onWheel,
    onClickCapture,
    // The browser would take two fingers for a scroll, and the pinch would be lost.
    onTouchStart: (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
  };
};
