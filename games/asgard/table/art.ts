/** Line work drawn for this board, as paths around the origin in a box of 100. */
import type { STONES } from '../rules/vocabulary.ts';
import type { Colour } from './sight.ts';

/** Every player's own shape, for eyes that do not tell the colours apart. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  yellow: 'M0 -46L13 -16L46 -13L21 9L28 42L0 25L-28 42L-21 9L-46 -13L-13 -16Z',
  red: 'M-32 -32H32V32H-32Z',
  blue: 'M0 -37A37 37 0 1 1 -.1 -37Z',
  purple: 'M0 -44L41 0L0 44L-41 0Z',
};

export const PEBBLE =
  'M-38 -20C-34 -38 -14 -45 8 -44C30 -43 44 -26 43 -2C43 24 28 43 2 44C-26 45 -46 28 -44 4C-44 -6 -41 -13 -38 -20Z';

/** The rune that is cut into the stones of each colour: the first of its god's name. */
export const RUNES: Readonly<Record<(typeof STONES)[number], string>> = {
  pink: 'M-10 28V-28M-10 -8L14 -26M-10 8L16 -12',
  yellow: 'M-12 28V-28L12 -14L-12 0L12 14L-12 28',
  red: 'M0 28V-28M-18 -12L0 -28L18 -12',
  blue: 'M-10 28V-28M-10 -14L14 0L-10 14',
  green: 'M-8 28V-28L14 -12',
  black: 'M-14 28V-28M14 28V-28M-14 -8L14 8',
  white: 'M-16 28L14 -4L0 -24L-14 -4L16 28',
};

/** Recruits: figures that differ by their outlines. */
export const FIGURES = {
  whiteWarrior: {
    body: 'M-30 46C-31 18 -18 4 0 4C18 4 31 18 30 46Z',
    head: 'M-15 -12H15V-4C15 8 8 14 0 14C-8 14 -15 8 -15 -4Z',
    helm: 'M-19 -8C-19 -28 -8 -38 0 -48C8 -38 19 -28 19 -8H4V4H-4V-8Z',
    gear: 'M0 18A14 14 0 1 1 -.1 18ZM0 27A5 5 0 1 0 .1 27Z',
  },
  orangeWarrior: {
    body: 'M-30 46C-31 18 -18 4 0 4C18 4 31 18 30 46Z',
    head: 'M-15 -12H15V-4C15 8 8 14 0 14C-8 14 -15 8 -15 -4Z',
    helm: 'M-18 -8C-19 -20 -16 -26 -10 -30C-26 -26 -38 -32 -40 -48C-30 -40 -20 -40 -4 -34H4C20 -40 30 -40 40 -48C38 -32 26 -26 10 -30C16 -26 19 -20 18 -8Z',
    gear: 'M-20 46L8 12L14 17L-12 46ZM2 10C8 2 20 4 24 16C18 15 14 18 12 24Z',
  },
  giant: {
    body: 'M-46 46C-50 2 -34 -14 -16 -14H16C34 -14 50 2 46 46Z',
    head: 'M-19 -26C-19 -42 -11 -48 0 -48C11 -48 19 -42 19 -26V-14H-19Z',
    helm: 'M-21 -30H21L16 -22H-16Z',
    gear: 'M-19 -16C-17 4 -9 22 0 30C9 22 17 4 19 -16C10 -8 -10 -8 -19 -16Z',
  },
} as const;

export const SUN =
  'M0 -20A20 20 0 1 1 -.1 -20ZM-4 -26L0 -40L4 -26ZM-4 26L0 40L4 26ZM-26 -4L-40 0L-26 4ZM26 -4L40 0L26 4ZM-21 -15L-28 -28L-15 -21ZM21 -15L28 -28L15 -21ZM-21 15L-28 28L-15 21ZM21 15L28 28L15 21Z';
export const MOON = 'M8 -34A34 34 0 1 0 34 12A27 27 0 1 1 8 -34Z';

/** A stave church, roof over roof. */
export const TEMPLE =
  'M-3 -48H3V-40L14 -22H9L26 2H19L42 30H35V46H9V30C9 20 -9 20 -9 30V46H-35V30H-42L-19 2H-26L-9 -22H-14L-3 -40Z';

export const SWORD = 'M-6 -22L0 -48L6 -22V20H20V28H5V42A7 7 0 1 1 -5 42V28H-20V20H-6Z';
/** Several runes on one staff. */
export const BIND_RUNE = 'M0 44V-44M-22 -26L0 -44L22 -26M-22 2L22 -18M-22 -18L22 2M-20 42L0 20L20 42';
/** The head of a spear with a halo of its own. */
export const SPEARHEAD = 'M0 -46C16 -26 18 -8 8 10H4V46H-4V10H-8C-18 -8 -16 -26 0 -46Z';
export const ARROWS = 'M-34 -12H14V-26L40 -4L14 18V4H-34ZM34 40H-14V52L-38 32L-14 14V26H34Z';
export const SKY_HALL = 'M-46 40V10L-30 -6V-22L0 -46L30 -22V-6L46 10V40H30V16H18V40H8V10H-8V40H-18V16H-30V40Z';
export const LEAF = 'M0 -46C26 -30 34 -4 22 18C16 28 8 34 3 36L4 46H-4L-3 36C-8 34 -16 28 -22 18C-34 -4 -26 -30 0 -46Z';
export const SHIELD = 'M0 -44C14 -36 26 -34 38 -34V-4C38 22 22 38 0 46C-22 38 -38 22 -38 -4V-34C-26 -34 -14 -36 0 -44Z';

/** The power that goes with request A. */
export const SPARK = 'M10 -46L-26 8H-4L-12 46L26 -10H4Z';
