/** The part of a drawing that is seen: kept over time, changed at once or in a short glide. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Box, isWhole, refitted, type Scene, type Size, whole } from './camera.ts';

const GLIDE = 220;

export type Change = (seen: Box, window: Size) => Box;

export interface Camera {
  /** Undefined while the whole drawing is in sight: it then stays so, however large the window becomes. */
  readonly seen: Box | undefined;
  /** Says whether anything changed. */
  readonly change: (how: Change, pace: 'at once' | 'smoothly') => boolean;
}

const between = (from: Box, to: Box, part: number): Box => {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
};
const easeOut = (part: number) => 1 - (1 - part) ** 3;
const isSame = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) < 1e-6 * b.width;

export const useCamera = (svg: RefObject<SVGSVGElement | null>, scene: Scene, motion: boolean): Camera => {
  const [seen, setSeen] = useState<Box>();
  /** Where the glide ends, or what is seen now: gestures that follow each other quickly add up. */
  const goal = useRef<Box | undefined>(undefined);
  const frame = useRef(0);

  const settle = (box: Box, window: Size) => {
    goal.current = isWhole(box, scene, window) ? undefined : box;
    setSeen(goal.current);
  };
  const glide = (from: Box, to: Box, window: Size) => {
    const start = performance.now();
    goal.current = to;
    const tick = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      if (part === 1) return settle(to, window);
      setSeen(between(from, to, easeOut(part)));
      frame.current = requestAnimationFrame(tick);
    };
    frame.current = requestAnimationFrame(tick);
  };

  const change: Camera['change'] = (how, pace) => {
    const window = svg.current?.getBoundingClientRect();
    if (!window || window.width === 0 || window.height === 0) return false;
    const full = whole(scene, window);
    const from = goal.current ? refitted(goal.current, window) : full;
    const to = how(from, window);
    if (isSame(from, to)) return false;
    cancelAnimationFrame(frame.current);
    if (motion && pace === 'smoothly') glide(seen ?? full, to, window);
    else settle(to, window);
    return true;
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { seen, change };
};
