/** Everything that is drawn more than once: signs, clans' shapes, and what the ground is covered with. */
import { DrawnOnce, Icons, memo } from '@idavoll/board';
import { ICONS, RUNE_SIGNS, SHAPES } from './art.ts';

/** What covers an area of a kind: quiet strokes on a tile of so many units. */
const TEXTURES: Readonly<Record<string, readonly [size: number, d: string, isFilled?: boolean]>> = {
  forest: [26, 'M7 16l5-11l5 11ZM20 27l4-9l4 9ZM-2 26l4-8l4 8Z', true],
  sheep: [22, 'M4 15q2-5 4 0M9 15q2-6 4 0M15 5q2-5 4 0'],
  cattle: [28, 'M3 12h14M3 17h14M6 9v11M13 9v11M20 26q2-5 4 0'],
  quarry: [26, 'M4 12l5-5l6 3l-2 6H6ZM18 24l4-4l5 3l-2 4h-5Z'],
  ironMine: [24, 'M3 14l5-8l5 8M15 24l4-7l4 7'],
  goldMine: [24, 'M6 8l3-3l3 3l-3 3ZM18 19l3-3l3 3l-3 3Z', true],
  village: [30, 'M5 16v-6l5-4l5 4v6ZM20 28v-5l4-3l4 3v5Z'],
  camp: [28, 'M4 15l6-10l6 10M9 15l1-4l1 4M19 27l4-7l4 7'],
  sacred: [30, 'M6 18v-9M11 20v-12M22 12v-8M26 27v-9'],
  home: [30, 'M3 10h10M3 14h10M17 22h10M17 26h10'],
};

const Textures = () => (
  <>
    {Object.entries(TEXTURES).map(([kind, [size, d, isFilled]]) => (
      <pattern key={kind} id={`bar-on-${kind}`} width={size} height={size} patternUnits="userSpaceOnUse">
        <path
          d={d}
          class={`bar-texture bar-texture-${kind}`}
          {...(isFilled ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.4 })}
        />
      </pattern>
    ))}
    <pattern id="bar-waves" width="64" height="40" patternUnits="userSpaceOnUse">
      <path class="bar-wave" d="M6 12q5-5 10 0t10 0M38 32q5-5 10 0t10 0" />
    </pattern>
    <pattern id="bar-mist" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="10" height="10" class="bar-mist-ground" />
      <path d="M0 5H10" class="bar-mist-line" />
    </pattern>
  </>
);

/** A figure stands on its foot; the sign on it says which one it is. */
const PAWN = 'M-10 12q-2-13 4-17a8 8 0 1 1 12 0q6 4 4 17q-10 4-20 0Z';

export const Defs = memo(() => (
  <DrawnOnce>
    <Textures />
    <Icons of={ICONS} prefix="bar-" />
    {Object.entries(SHAPES).map(([colour, d]) => (
      <path key={colour} id={`bar-shape-${colour}`} d={d} />
    ))}
    {Object.entries(RUNE_SIGNS).map(([rune, d]) => (
      <path key={rune} id={`bar-rune-${rune}`} d={d} fill="none" stroke="currentColor" stroke-width="2.600" />
    ))}
    <path id="bar-pawn" d={PAWN} />
    <g id="bar-mountain">
      <path class="bar-rock" d="M-44 26L-14 -26L-2 -12L10 -34L44 26Q0 36 -44 26Z" />
      <path class="bar-snow" d="M-14 -26L-22 -12L-13 -16L-8 -6L-2 -12ZM10 -34L0 -16L8 -20L13 -10L20 -18Z" />
    </g>
  </DrawnOnce>
));
