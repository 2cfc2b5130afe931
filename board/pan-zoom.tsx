/** A drawing that is looked at through a window: wheel, pinch, drag, keys and buttons bring it nearer and move it. */
import './pan-zoom.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, dragged, type Point, type Scene, scaleOf, showing, whole, zoomed } from './camera.ts';
import { type Camera, type Change, useCamera } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';

/** As many pixels as a thumb needs. */
const THUMB = 44;
const NEARER = 1.5;
const STEP = 80;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

export interface PanZoomProps extends Scene {
  readonly label: string;
  readonly words: { readonly nearer: string; readonly farther: string; readonly whole: string };
  readonly motion: boolean;
  /** What the player is busy with: it is brought into sight whenever it changes, and left again when it is over. */
  readonly focus?: Box | undefined;
  /** So many units are made as large as a thumb there, where fingers play. */
  readonly thumb: number;
  /** A click on nothing that can be clicked. */
  readonly onMiss?: () => void;
  /** What lies over the window and does not move with the drawing. */
  readonly over?: ComponentChildren | ((camera: Camera) => ComponentChildren);
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** An SVG can be no fieldset. */
const GROUP = 'group';

const isTouched = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

export const PanZoom = (props: PanZoomProps) => {
  const { box, nearest, label, words, motion, focus, thumb, onMiss, over, class: name = '', children } = props;
  const svg = useRef<SVGSVGElement>(null);
  const scene = { box, nearest };
  const camera = useCamera(svg, scene, motion);
  /** What was seen before something was brought into sight; undefined once the player has chosen how near to be. */
  const before = useRef<Change | undefined>(undefined);
  const onZoom = () => {
    before.current = undefined;
  };
  const gestures = useGestures(svg, scene, camera, onZoom);
  const all: Change = (_, window) => whole(scene, window);

  useLayoutEffect(() => {
    const { seen: shown } = camera;
    if (focus) {
      const least = isTouched() ? THUMB / thumb : 0;
      const changed = camera.change((seen, window) => showing(seen, focus, least, scene, window), 'smoothly');
      if (changed) before.current ??= shown ? () => shown : all;
    } else if (before.current) {
      camera.change(before.current, 'smoothly');
      before.current = undefined;
    }
  }, [focus?.x, focus?.y, focus?.width, focus?.height]);

  const zoomBy = (factor: number) => {
    onZoom();
    return camera.change(
      (seen, window) => zoomed(seen, factor, { x: window.width / 2, y: window.height / 2 }, scene, window),
      'smoothly',
    );
  };
  const showAll = () => {
    onZoom();
    return camera.change(all, 'smoothly');
  };
  const KEYS: Readonly<Record<string, () => boolean>> = {
    '+': () => zoomBy(NEARER),
    '=': () => zoomBy(NEARER),
    '-': () => zoomBy(1 / NEARER),
    '0': showAll,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const changed = arrow
      ? camera.change((seen, window) => dragged(seen, arrow, scene, window), 'smoothly')
      : KEYS[event.key]?.();
    // A key that changes nothing here may still scroll the page.
    if (changed) event.preventDefault();
  };
  /** What gets the focus by keyboard comes into sight. */
  const onFocusIn = ({ target }: FocusEvent) => {
    const frame = svg.current?.getBoundingClientRect();
    if (!frame || !(target instanceof Element) || target === svg.current || !target.matches(':focus-visible')) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    const shown = camera.seen ?? whole(scene, frame);
    const scale = scaleOf(shown, frame);
    const part = {
      x: shown.x + (left - frame.left) / scale,
      y: shown.y + (top - frame.top) / scale,
      width: width / scale,
      height: height / scale,
    };
    camera.change((seen, window) => showing(seen, part, 0, scene, window), 'smoothly');
  };

  const isAll = camera.seen === undefined;
  const { x, y, width, height } = camera.seen ?? box;
  return (
    <div class={`pan-zoom ${name}${isAll ? '' : ' pan-zoom-near'}`}>
      <svg
        ref={svg}
        class="pan-zoom-window"
        viewBox={`${x} ${y} ${width} ${height}`}
        role={GROUP}
        aria-label={label}
        tabindex={0}
        onKeyDown={onKeyDown}
        onFocusIn={onFocusIn}
        onClick={({ target }) => {
          if (target instanceof Element && !target.closest('[data-near], [data-move]')) onMiss?.();
        }}
        {...gestures}
      >
        {children}
      </svg>
      {typeof over === 'function' ? over(camera) : over}
      <div class="pan-zoom-buttons">
        <button type="button" aria-label={words.nearer} title={words.nearer} onClick={() => zoomBy(NEARER)}>
          +
        </button>
        <button
          type="button"
          aria-label={words.farther}
          title={words.farther}
          aria-disabled={isAll}
          onClick={() => zoomBy(1 / NEARER)}
        >
          −
        </button>
        <button type="button" aria-label={words.whole} title={words.whole} aria-disabled={isAll} onClick={showAll}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          </svg>
        </button>
      </div>
    </div>
  );
};
