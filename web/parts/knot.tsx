/** A braid of three strands, each over one neighbour and under the other: the ornament of the house. */
import { useId } from 'preact/hooks';

const STRANDS = 3;
const HEIGHT = 20;
/** One period of the braid, repeated as often as there is room. */
const PERIOD = 50;
const STEP = 0.1;
/** How far a strand stays away from the one that it goes under. */
const GAP = 0.34;
const TURN = 2 * Math.PI;

/** Strands cross four times in a period; each goes under at the second and at the fourth. */
const isUnder = (turn: number): boolean =>
  [(5 * Math.PI) / 6, (11 * Math.PI) / 6].some(crossing => Math.abs((turn % TURN) - crossing) < GAP);

const strand = (shift: number): string => {
  let path = '';
  let drawing = false;
  for (let t = 0; t <= TURN + STEP; t += STEP) {
    const turn = t + shift;
    const x = ((t / TURN) * PERIOD).toFixed(1);
    const y = (HEIGHT / 2 + HEIGHT * 0.38 * Math.sin(turn)).toFixed(1);
    const draw = !isUnder(turn);
    if (draw) path += `${drawing ? 'L' : 'M'}${x} ${y}`;
    drawing = draw;
  }
  return path;
};

const BRAID = Array.from({ length: STRANDS }, (_, i) => strand((i * TURN) / STRANDS)).join('');

export const Knot = () => {
  const id = useId();
  return (
    <svg class="knot" aria-hidden="true">
      <pattern id={id} width={PERIOD} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path d={BRAID} />
      </pattern>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </svg>
  );
};
