/** The ash itself, drawn piece by piece behind the worlds: it grows wider towards the roots. */
import { memo } from '@idavoll/board';

/** Half of the trunk's width at a level; the roots are below the first world. */
const girth = (level: number) => 8 + (7 - level) * 3.2;

const mirrored = (d: string) => (
  <>
    <path d={d} />
    <path d={d} transform="translate(400 0) scale(-1 1)" />
  </>
);

/** A part of the trunk with a branch to either side. Stretched to the row it is in. */
export const Branch = memo(({ level, bare = false }: { level: number; bare?: boolean }) => {
  const [above, below] = [girth(level + 0.5), girth(level - 0.5)];
  const trunk = `M${200 - above} 0C${200 - above} 40 ${200 - below} 60 ${200 - below} 100H${200 + below}C${200 + below} 60 ${200 + above} 40 ${200 + above} 0Z`;
  return (
    <svg class="asg-branch" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {!bare && (
        <g class="asg-bough">
          {mirrored(
            `M${200 - above} 92C150 84 130 62 84 58C62 56 40 60 18 50C40 52 62 46 88 46C136 46 168 66 ${200 - above} 66Z`,
          )}
        </g>
      )}
      <path class="asg-bark" d={trunk} />
      <path
        class="asg-grain"
        d={`M${200 - above / 2} 0C${198 - above / 2} 40 ${202 - below / 2} 60 ${200 - below / 2} 100M${200 + above / 3} 0C${204 + above / 3} 50 ${198 + below / 3} 60 ${200 + below / 3} 100`}
      />
    </svg>
  );
});

export const Roots = memo(() => (
  <svg class="asg-branch" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <g class="asg-bark">
      {mirrored('M168 0C166 40 130 62 60 74C40 78 20 84 6 96C30 86 60 88 96 84C150 78 180 64 200 40V0Z')}
      {mirrored('M180 0C178 60 150 84 120 98C150 92 180 80 200 50V0Z')}
    </g>
    <path class="asg-grain" d="M184 0C180 40 150 62 110 76M216 0C220 40 250 62 290 76M200 10V60" />
  </svg>
));

/** Three leaves at the end of a branch. */
export const Sprig = memo(() => (
  <svg class="asg-sprig" viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
    {[-62, 0, 62].map(turn => (
      <use key={turn} href="#asg-leaf" transform={`rotate(${turn}) translate(0 -30) scale(.58)`} />
    ))}
  </svg>
));

/** Leaves of the crown, by place, turn and size. */
const LEAVES: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
  [200, 46, 0, 0.62],
  [168, 54, -34, 0.56],
  [232, 54, 34, 0.56],
  [140, 70, -58, 0.5],
  [260, 70, 58, 0.5],
  [184, 76, -12, 0.46],
  [216, 76, 12, 0.46],
  [112, 84, -76, 0.42],
  [288, 84, 76, 0.42],
  [156, 90, -40, 0.4],
  [244, 90, 40, 0.4],
];

export const Crown = memo(() => (
  <svg class="asg-crown" viewBox="80 18 240 84" aria-hidden="true" focusable="false">
    {LEAVES.map(([x, y, turn, size]) => (
      <use key={`${x} ${y}`} href="#asg-leaf" transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
    ))}
  </svg>
));
