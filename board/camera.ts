/** What part of a drawing is seen through a window: pure geometry, in units of the drawing and pixels of the window. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The whole drawing, and how many pixels a unit of it may take at most. */
export interface Scene {
  readonly box: Box;
  readonly nearest: number;
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
export const centred = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The whole drawing in the middle of the window. */
export const whole = ({ box }: Scene, window: Size): Box => {
  const scale = Math.min(window.width / box.width, window.height / box.height);
  return centred(middleOf(box), { width: window.width / scale, height: window.height / scale });
};

/** As wide as before, in a window whose shape has changed. */
export const refitted = (seen: Box, window: Size): Box =>
  centred(middleOf(seen), { width: seen.width, height: (seen.width * window.height) / window.width });

/** Pixels a unit. */
export const scaleOf = (seen: Box, window: Size): number => window.width / seen.width;

const along = (start: number, length: number, from: number, room: number) =>
  length >= room ? from + (room - length) / 2 : Math.min(Math.max(start, from), from + room - length);

/** The same, pushed back to where there is something to see. */
export const kept = ({ x, y, width, height }: Box, { box }: Scene): Box => ({
  x: along(x, width, box.x, box.width),
  y: along(y, height, box.y, box.height),
  width,
  height,
});

export const scaledTo = (scale: number, scene: Scene, window: Size): Size => {
  const least = scaleOf(whole(scene, window), window);
  const now = Math.max(least, Math.min(scale, Math.max(scene.nearest, least)));
  return { width: window.width / now, height: window.height / now };
};

/** So many times nearer; the point of the drawing under this pixel of the window stays there. */
export const zoomed = (seen: Box, factor: number, at: Point, scene: Scene, window: Size): Box => {
  const { width, height } = scaledTo(scaleOf(seen, window) * factor, scene, window);
  const right = at.x / window.width;
  const down = at.y / window.height;
  const x = seen.x + right * (seen.width - width);
  const y = seen.y + down * (seen.height - height);
  return kept({ x, y, width, height }, scene);
};

/** Drawn so many pixels to the right and down. */
export const dragged = (seen: Box, by: Point, scene: Scene, window: Size): Box => {
  const scale = scaleOf(seen, window);
  return kept({ ...seen, x: seen.x - by.x / scale, y: seen.y - by.y / scale }, scene);
};

export const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** With this part of the drawing in sight, at this scale at least; the same where it already is. */
export const showing = (seen: Box, part: Box, leastScale: number, scene: Scene, window: Size): Box => {
  const scale = scaleOf(seen, window);
  if (scale >= leastScale && holds(seen, part)) return seen;
  return kept(centred(middleOf(part), scaledTo(Math.max(scale, leastScale), scene, window)), scene);
};

export const isWhole = (seen: Box, scene: Scene, window: Size): boolean =>
  seen.width >= whole(scene, window).width * 0.999;
