/** Line work drawn for this board, as paths around the origin in a box of 100. */
import type { Colour } from './sight.ts';

/** Every player's own knot, on the backs of the tokens. */
export const KNOTS: Readonly<Record<Colour, string>> = {
  purple: 'M0 -26A14 14 0 1 1 -.1 -26M-11.3 -6.5A14 14 0 1 1 -11.4 -6.5M11.3 -6.5A14 14 0 1 1 11.2 -6.5',
  blue: 'M-19 -19C-4 -34 34 4 19 19C4 34 -34 -4 -19 -19ZM19 -19C34 -4 -4 34 -19 19C-34 4 4 -34 19 -19Z',
  green: 'M0 0C2 -16 18 -24 25 -11M0 0C12.9 9.7 11.8 27.6 -3 27.2M0 0C-14.9 6.3 -29.8 -3.6 -22 -16.2M0 0',
  red: 'M-17 -17H17V17H-17ZM0 -25L25 0L0 25L-25 0Z',
};

/** Every player's own shape, behind figures and letters, for eyes that do not tell the colours apart. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  purple: 'M0 -42L38 0L0 42L-38 0Z',
  blue: 'M0 -34A34 34 0 1 1 -.1 -34Z',
  green: 'M0 -42L37 26L-37 26Z',
  red: 'M-30 -30H30V30H-30Z',
};

export const STONE = 'M-40 -28L-22 -43L20 -42L42 -24L44 18L28 41L-18 44L-43 26Z';

export const ESSENCE_SIGNS = {
  ice: {
    filled: false,
    d: 'M0 -42V42M-36 -21L36 21M-36 21L36 -21M-11 -34L0 -24L11 -34M-11 34L0 24L11 34M-35 -6L-21 -12L-24 -27M35 6L21 12L24 27M-35 6L-21 12L-24 27M35 -6L21 -12L24 -27',
  },
  earth: {
    filled: true,
    d: 'M0 -44L20 -14H10L28 10H15L34 32H6V44H-6V32H-34L-15 10H-28L-10 -14H-20Z',
  },
  fire: {
    filled: true,
    d: 'M4 -46C10 -24 34 -14 34 14C34 32 20 44 2 44C-18 44 -33 32 -33 12C-33 0 -26 -10 -19 -17C-18 -8 -14 -3 -9 -2C-13 -20 -8 -36 4 -46ZM3 12C-7 20 -10 26 -7 33C-3 38 9 38 13 31C16 24 10 18 3 12Z',
  },
} as const;

/** A leaf of Yggdrasil. */
export const LEAF = {
  blade: 'M0 -46C26 -30 34 -4 22 18C16 28 8 34 3 36L4 46H-4L-3 36C-8 34 -16 28 -22 18C-34 -4 -26 -30 0 -46Z',
  veins: 'M0 34V-30M0 18L15 6M0 18L-15 6M0 2L16 -10M0 2L-16 -10M0 -14L10 -24M0 -14L-10 -24',
};

export const HELMET =
  'M-20 -12C-19 -26 -10 -34 0 -34C10 -34 19 -26 20 -12L20 -6C28 -8 34 -16 33 -32C44 -18 42 2 24 8L20 8L20 14L9 14L5 30H-5L-9 14L-20 14L-20 8L-24 8C-42 2 -44 -18 -33 -32C-34 -16 -28 -8 -20 -6ZM-20 -4V2H20V-4ZM-20 20H-12L-9 34L-14 40C-18 34 -20 28 -20 20ZM20 20H12L9 34L14 40C18 34 20 28 20 20Z';

/** The rune that a realm's name begins with, as strokes in a box of 40 by 60. */
export const RUNES: Readonly<Record<string, string>> = {
  niflheim: 'M20 0V60M8 22L32 36',
  jotunheim: 'M22 6L8 20L22 34M18 26L32 40L18 54',
  helheim: 'M8 0V60M32 0V60M8 20L32 38M8 30L32 48',
  midgard: 'M6 60V0L34 26M34 60V0L6 26',
  vanaheim: 'M10 60V0L30 14L10 28',
  alfheim: 'M12 60V0L34 14M12 16L34 30',
  muspelheim: 'M10 60V0M10 14L32 28L10 42',
  svartalfheim: 'M30 0L10 22L30 36L10 60',
  asgard: 'M20 60V0M4 4V16L20 28L36 16V4',
};
export const ANY_RUNE = 'M20 0V60M6 14L20 0L34 14';

/** Two strands that cross each other around a circle. */
export const braid = (radius: number, swing: number, crossings: number, strand: 0 | 1): string => {
  const steps = crossings * 6;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const out = radius + swing * Math.sin((angle * crossings) / 2 + strand * Math.PI);
    return `${(Math.sin(angle) * out).toFixed(1)} ${(-Math.cos(angle) * out).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};
