/** The signs that the table is drawn with: some of a collection, and those that read better drawn by ourselves. */
import anvil from 'icon:anvil';
import camp from 'icon:barracks-tent';
import axe from 'icon:battle-axe';
import cow from 'icon:cow';
import pack from 'icon:knapsack';
import wagon from 'icon:mine-wagon';
import person from 'icon:person';
import robe from 'icon:robe';
import sacred from 'icon:stone-throne';
import swap from 'icon:trade';
import home from 'icon:viking-longhouse';

/** Shapes of our own, in the same box of 512. */
const filled = (d: string) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
const drawn = (d: string, width = 36) =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const tree = filled('M256 24L372 190H312L416 330H296V484H216V330H96L200 190H140Z');
const wool = drawn(`${disc(250, 262, 180)}M110 190Q250 120 400 180M80 280Q250 190 425 270M110 370Q250 290 400 350`, 30);
const timber = filled(
  `M120 150H440a70 95 0 0 1 0 190H120a70 95 0 0 1 0-190ZM120 190a34 55 0 1 0 1 0ZM220 200H430V226H220ZM220 264H400V290H220Z`,
);
const ship = filled(
  'M40 280Q66 392 160 402H352Q446 392 472 280L430 300Q256 340 82 300ZM240 60H272V300H240ZM128 96H384Q410 180 384 262H128Q154 180 128 96Z',
);
const gold = filled(
  `${disc(196, 300, 140)}${disc(196, 300, 92)}M300 90a140 140 0 1 1 60 268q14-54-8-110a96 96 0 0 0-90-118q14-26 38-40Z`,
);
const pick = `${drawn('M96 416L330 182', 48)}${filled('M150 96Q330 60 416 346Q330 214 150 96Z')}`;
const foot = filled(
  'M150 60q66-6 70 96q2 70-30 92l-72 10q-36-40-32-104q4-88 64-94ZM122 290l76-10q22 60-26 74q-46 4-50-64ZM350 170q60 8 58 100q-2 62-40 96l-72-14q-30-34-18-100q18-90 72-82ZM290 384l76 14q-8 70-54 62q-42-12-22-76Z',
);
const rune = `${filled('M150 40H362L420 110V472H92V110ZM236 130V400H276V280L344 218L318 192L276 230V130Z')}`;
const sheep = filled(
  'M120 180q6-66 76-58q36-52 92-20q66-22 88 38q54 18 36 80q30 58-28 86q-14 34-52 30v76H296v-70H226v70H190v-82q-66 10-78-50q-44-40 8-100ZM60 200q-40 4-40 46q0 50 46 66l34-14q-14-40 4-76Z',
);
const hide = filled(
  'M150 40l46 44h120l46-44 56 60-50 74q-14 60 20 140l76 60-60 70-74-44H182l-74 44-60-70 76-60q34-80 20-140l-50-74Z',
);
const meat = `${filled('M190 70q130-50 220 50q90 130-20 220q-90 70-190 0l-70 70q20 60-30 64q-36 0-36-36q-38-4-34-40q8-44 60-26l68-70q-56-150 32-232Z')}`;
const stone = filled(
  'M90 170L256 90L422 170V350L256 436L90 350ZM130 200V326L236 380V254ZM276 254V380L382 326V200ZM148 172L256 222L364 172L256 124Z',
);
const quarry = filled(
  'M170 250l80-80 92 40 20 70-60 50H190ZM40 420l50-100 110-10 50 100-30 50H70ZM270 420l40-90 110-6 60 90-20 56H290Z',
);
const hut = filled('M256 50L470 240H420V450H300V320H212V450H92V240H42Z');

/** By the names that the rules use, where there are such. */
export const ICONS = {
  home,
  forest: tree,
  sheep,
  cattle: cow,
  quarry,
  ironMine: pick,
  goldMine: wagon,
  village: hut,
  camp,
  sacred,
  timber,
  hide,
  wool,
  meat,
  iron: anvil,
  stone,
  gold,
  recruit: person,
  berserkur: axe,
  godi: robe,
  kaupmadur: pack,
  knerrir: ship,
  exchange: swap,
  axe,
  rune,
  foot,
} as const;
export type IconName = keyof typeof ICONS;

/** A clan's shape, some 20 wide around the origin: nobody needs the colour. */
export const SHAPES: Readonly<Record<string, string>> = {
  red: 'M-10 -10H10V10H-10Z',
  blue: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z',
  green: 'M0 -13L14 10H-14Z',
  yellow: 'M0 -14L4 -5L13.700 -4.200L6.300 2.100L8.600 11.600L0 6.500L-8.600 11.600L-6.300 2.100L-13.700 -4.200L-4 -5Z',
  black: 'M-6.500 -11.300H6.500L13 0L6.500 11.300H-6.500L-13 0Z',
};

/** The strokes of a rune. */
export const RUNE_SIGNS: Readonly<Record<string, string>> = {
  divine: 'M0 -8V8M-5 -3L0 -8L5 -3',
  defence: 'M0 -8V8M-5 -8L0 -1L5 -8',
  twice: 'M-5 -7L5 7M5 -7L-5 7',
  noResources: 'M0 -8V8M-5 4L5 -4',
  theirsAreYours: 'M-3 -8V8M-3 -6L4 -2L-3 2',
  seaMove: 'M-4 8V-8L4 -3V8',
};
