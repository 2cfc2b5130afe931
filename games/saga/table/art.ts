/** Line work drawn for this board, as paths around the origin in a box of 100. */
import type { Colour } from './sight.ts';

const at = (angle: number, radius: number) =>
  `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;

/** A spruce from above: so many twigs, out to one radius and back to another. */
export const spruce = (twigs: number, outer: number, inner: number, turn: number): string => {
  const points = Array.from({ length: 2 * twigs }, (_, i) => at(turn + (i * Math.PI) / twigs, i % 2 ? inner : outer));
  return `M${points.join('L')}Z`;
};

/** A leafy crown from above. */
export const leafy = (lobes: number, radius: number, turn: number): string => {
  const bulge = (radius * Math.PI) / lobes / 1.5;
  const points = Array.from({ length: lobes + 1 }, (_, i) => at(turn + (i * 2 * Math.PI) / lobes, radius));
  return `M${points[0]}${points
    .slice(1)
    .map(point => `A${bulge.toFixed(1)} ${bulge.toFixed(1)} 0 0 1 ${point}`)
    .join('')}Z`;
};

/** Strokes from one circle out to another, all around. */
export const rays = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return `M${at(angle, from)}L${at(angle, to)}`;
  }).join('');

/** Every player's own shape, for eyes that do not tell the colours apart. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  red: 'M-32 -32H32V32H-32Z',
  blue: 'M0 -38A38 38 0 1 1 -.1 -38Z',
  green: 'M0 -46L42 30H-42Z',
  yellow: 'M0 -46L13 -16L46 -13L21 9L28 42L0 25L-28 42L-21 9L-46 -13L-13 -16Z',
  purple: 'M0 -45L42 0L0 45L-42 0Z',
};

/** What a figure bears besides its team: the leader a crown, shooters a bow, the others a weapon by kind. */
export const MARKS = {
  leader: 'M-44 30L-50 -30L-24 -2L0 -44L24 -2L50 -30L44 30Z',
  shooter:
    'M-22 -44C34 -34 34 34 -22 44L-26 35C12 24 14 8 14 5H-26V15L-48 0L-26 -15V-5H14C14 -8 12 -24 -26 -35ZM22 -5H48V5H22Z',
} as const;
export const WEAPONS = [
  'M0 -50L10 -38V12H28V24H8V48H-8V24H-28V12H-10V-38Z',
  'M-16 -50H-4V-42C20 -54 48 -38 50 4C36 -10 16 -14 -4 -6V50H-16V-6C-22 -8 -30 -8 -38 -4C-36 -18 -36 -26 -40 -40C-30 -34 -24 -36 -16 -40Z',
  'M0 -50L15 -20L5 -12V50H-5V-12L-15 -20Z',
  'M-34 -44H34V-14H7V50H-7V-14H-34Z',
  'M-26 -50L10 6L22 0L16 12L34 42L26 48L8 18L-4 22L2 10Z',
] as const;

/** Boulders, each with its lit facet and an edge that catches the light. */
export const BOULDERS = [
  {
    body: 'M-44 8L-36 -24L-12 -42L18 -40L40 -20L46 12L30 38L-8 44L-34 34Z',
    facet: 'M-34 2L-28 -20L-8 -32L15 -30L30 -14L22 6L-6 14Z',
    edge: 'M-34 2L-6 14L22 6L30 -14M-6 14L-8 44M22 6L30 38',
  },
  {
    body: 'M-42 16L-46 -10L-26 -36L4 -44L34 -32L45 -4L38 28L12 44L-22 40Z',
    facet: 'M-35 -8L-20 -28L4 -34L27 -24L32 -4L8 10L-22 8Z',
    edge: 'M-35 -8L-22 8L8 10L32 -4M-22 8L-22 40M8 10L12 44',
  },
] as const;

/** Runes of the younger row, carved into stones. */
export const RUNES = [
  'M-2 -20V10M-2 -20L12 -8L-2 2',
  'M-8 -20V10M8 -20V10M-8 -10L8 2',
  'M0 -22V10M-11 -12L0 -22L11 -12',
  'M-8 10V-20L8 -8L-8 2M-8 2L8 10',
  'M0 -20V10M-10 -4L10 -12',
] as const;

/** A longhouse over two fields, its ridge along the x axis: 190 long. */
export const LONGHOUSE = {
  roof: 'M-86 -32Q0 -56 86 -32L94 0L86 32Q0 56 -86 32L-94 0Z',
  lit: 'M-86 -32Q0 -56 86 -32L94 0H-94Z',
  courses: [-72, -54, -36, -18, 0, 18, 36, 54, 72]
    .map(x => {
      const eaves = 44 - (x * x) / 620;
      return `M${x} 0L${x * 0.97} ${-eaves}M${x} 0L${x * 0.97} ${eaves}`;
    })
    .join(''),
  /** Barge boards that cross over the ridge and end in dragons' heads. */
  boards:
    'M86 -32L97 5C98 10 104 12 106 7C107 4 104 2 102 4M86 32L97 -5C98 -10 104 -12 106 -7C107 -4 104 -2 102 -4M-86 -32L-97 5C-98 10 -104 12 -106 7C-107 4 -104 2 -102 4M-86 32L-97 -5C-98 -10 -104 -12 -106 -7C-107 -4 -104 -2 -102 -4',
};

export const TOWER = {
  wall: 'M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z',
  battlements: [0, 45, 90, 135, 180, 225, 270, 315],
  roof: ['M0 0L-27 -27H27Z', 'M0 0L27 -27V27Z', 'M0 0L27 27H-27Z', 'M0 0L-27 27V-27Z'],
};

export const CHEST = {
  box: 'M-36 -4H36V28Q36 32 32 32H-32Q-36 32 -36 28Z',
  lid: 'M-36 -4V-12Q-36 -32 -16 -32H16Q36 -32 36 -12V-4Z',
  bands: 'M-20 -31V32M20 -31V32',
};

/** A ten-sided die: its outline, the face that is read, and the edges between. SAGA-011 */
export const DIE = {
  outline: 'M0 -48L45 -10V12L0 48L-45 12V-10Z',
  face: 'M0 -48L27 4L0 22L-27 4Z',
  edges: 'M27 4L45 12M-27 4L-45 12M0 22V48',
};

/** Two strands that cross each other along a line of this length, from the origin to the right. */
export const braid = (length: number, crossings: number, swing: number, strand: 0 | 1): string => {
  const step = length / crossings;
  const sign = strand === 0 ? 1 : -1;
  const waves = Array.from({ length: crossings }, (_, i) => {
    const side = swing * sign * (i % 2 ? -1 : 1) * 1.6;
    return `C${(step * (i + 0.35)).toFixed(1)} ${side.toFixed(1)} ${(step * (i + 0.65)).toFixed(1)} ${side.toFixed(1)} ${(step * (i + 1)).toFixed(1)} 0`;
  });
  return `M0 0${waves.join('')}`;
};
