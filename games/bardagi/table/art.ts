/** The signs that the table is drawn with. */
import hide from 'icon:animal-hide';
import anvil from 'icon:anvil';
import berserkur from 'icon:axe-swing';
import camp from 'icon:barracks-tent';
import axe from 'icon:battle-axe';
import cow from 'icon:cow';
import ship from 'icon:drakkar';
import foot from 'icon:footsteps';
import hut from 'icon:hut';
import pack from 'icon:knapsack';
import log from 'icon:log';
import meat from 'icon:meat';
import wagon from 'icon:mine-wagon';
import person from 'icon:person';
import tree from 'icon:pine-tree';
import robe from 'icon:robe';
import rune from 'icon:rune-stone';
import sheep from 'icon:sheep';
import stone from 'icon:stone-block';
import quarry from 'icon:stone-pile';
import sacred from 'icon:stone-throne';
import swap from 'icon:trade';
import gold from 'icon:two-coins';
import home from 'icon:viking-longhouse';
import pick from 'icon:war-pick';
import wool from 'icon:wool';

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
  timber: log,
  hide,
  wool,
  meat,
  iron: anvil,
  stone,
  gold,
  recruit: person,
  berserkur,
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
  red: 'M-9 -9H9V9H-9Z',
  blue: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z',
  green: 'M0 -11L12 9H-12Z',
  yellow:
    'M0 -12L3.400 -4.200L11.800 -3.600L5.400 1.800L7.400 10L0 5.600L-7.400 10L-5.400 1.800L-11.800 -3.600L-3.400 -4.200Z',
  black: 'M-5.500 -10H5.500L11 0L5.500 10H-5.500L-11 0Z',
};

/** How many strokes of which kind a rune is made of; real ones, as ornament. */
export const RUNE_SIGNS: Readonly<Record<string, string>> = {
  divine: 'M0 -8V8M-5 -3L0 -8L5 -3',
  defence: 'M0 -8V8M-5 -8L0 -1L5 -8',
  twice: 'M-5 -7L5 7M5 -7L-5 7',
  noResources: 'M0 -8V8M-5 4L5 -4',
  theirsAreYours: 'M-3 -8V8M-3 -6L4 -2L-3 2',
  seaMove: 'M-4 8V-8L4 -3V8',
};
