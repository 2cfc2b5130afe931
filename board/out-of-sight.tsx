/** Places that are out of sight: counted by a chip that brings all of them into sight. */
import {
  type Box,
  centred,
  holds,
  kept,
  middleOf,
  type Point,
  type Scene,
  type Size,
  scaledTo,
  scaleOf,
} from './camera.ts';
import type { Camera } from './use-camera.ts';

/** A box with all of these points in it, and so much room around them. */
export const around = (points: readonly Point[], room: number): Box => {
  const left = Math.min(...points.map(({ x }) => x)) - room;
  const top = Math.min(...points.map(({ y }) => y)) - room;
  const right = Math.max(...points.map(({ x }) => x)) + room;
  const bottom = Math.max(...points.map(({ y }) => y)) + room;
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** Those that are not in sight with so much room around them. */
export const unseen = (seen: Box, points: readonly Point[], room: number): Point[] =>
  points.filter(({ x, y }) => !holds(seen, { x: x - room, y: y - room, width: 2 * room, height: 2 * room }));

/** With all of this part in sight, from as far away as that takes. */
export const framing = (seen: Box, part: Box, scene: Scene, window: Size): Box => {
  const fit = Math.min(window.width / part.width, window.height / part.height);
  return kept(centred(middleOf(part), scaledTo(Math.min(fit, scaleOf(seen, window)), scene, window)), scene);
};

interface ChipProps {
  readonly camera: Camera;
  readonly scene: Scene;
  readonly points: readonly Point[];
  readonly room: number;
  readonly words: (count: number) => string;
}

export const OutOfSight = ({ camera, scene, points, room, words }: ChipProps) => {
  const away = camera.seen ? unseen(camera.seen, points, room) : [];
  if (away.length === 0) return null;
  const show = () =>
    camera.change((seen, window) => framing(seen, around(points, 1.5 * room), scene, window), 'smoothly');
  return (
    <button type="button" class="out-of-sight" onClick={show}>
      {words(away.length)}
    </button>
  );
};
