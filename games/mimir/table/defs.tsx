/** Everything that is drawn more than once, kept in one hidden SVG and used from there. */

import skin from 'icon:animal-hide';
import double from 'icon:crossed-axes';
import gem from 'icon:cut-diamond';
import valkyrie from 'icon:feathered-wing';
import wood from 'icon:log';
import metal from 'icon:metal-bar';
import raven from 'icon:raven';
import wyrm from 'icon:sea-serpent';
import { DrawnOnce, Gradient, Icons, memo } from '@idavoll/board';
import { ESSENCE_SIGNS, HELMET, KNOTS, LEAF, SHAPES, STONE } from './art.ts';
import { Skies } from './skies.tsx';

const ICONS = { double, raven, valkyrie, wyrm, skin, wood, metal, gem };

const Gradients = () => (
  <>
    <Gradient id="mim-shade" round=".36 .28 .85" stops="0 #fff .42, .5 #fff 0, 1 #000 .5" />
    <Gradient id="mim-oak" round=".4 .34 .8" stops="0 #e2bd85, .6 #b98550, 1 #77491f" />
    <Gradient id="mim-stone" line=".2 0 .7 1" stops="0 #fbf4e2, .55 #e3d6b8, 1 #b5a27c" />
    <Gradient id="mim-lintel" stops="0 #6a4223, .5 #4a2c15, 1 #2f1b0c" />
    <Gradient id="mim-brass" stops="0 #f6dc94, .5 #cfa046, 1 #8f6420" />
    <Gradient id="mim-hub" round=".42 .36 .75" stops="0 #9c6a3c, .7 #5e3a1d, 1 #33200f" />
    <Gradient id="mim-ember" round=".5 .5 .5" stops=".55 #ffd27a .85, 1 #ff9d3c 0" />
    <Gradient
      id="mim-beam"
      gradientUnits="userSpaceOnUse"
      line="0 -60 0 -490"
      stops="0 #fff6d0 .95, .5 #ffe9a0 .5, 1 #ffe9a0 .22"
    />
    <pattern id="mim-grain" width="120" height="26" patternUnits="userSpaceOnUse">
      <path
        d="M0 5C30 1 60 9 120 5M0 12C40 17 70 7 120 12M0 20C25 23 80 16 120 20"
        fill="none"
        stroke="#120a04"
        stroke-opacity="0.28"
        stroke-width="1.6"
      />
    </pattern>
  </>
);

/** Pieces around the origin, 100 wide; what is `currentColor` takes the owner's colour. */
const Pieces = () => (
  <>
    <g id="mim-up">
      <circle cy="3" r="49" fill="#0b0704" opacity="0.45" />
      <circle r="48" fill="#fbf0d6" />
      <circle r="44.5" fill="currentColor" />
      <circle r="44.5" fill="url(#mim-shade)" />
    </g>
    <g id="mim-down">
      <circle cy="3" r="49" fill="#0b0704" opacity="0.45" />
      <circle r="48" fill="currentColor" />
      <circle r="48" fill="url(#mim-shade)" />
      <circle r="39" fill="url(#mim-oak)" stroke="#2a180a" stroke-width="2.5" />
      <path
        d="M-37 -8C-10 -16 12 -2 37 -10M-38 10C-14 4 10 16 38 8"
        stroke="#5b3719"
        stroke-opacity="0.4"
        fill="none"
      />
    </g>
    <g id="mim-stone-shape">
      <path d={STONE} transform="translate(1 5)" fill="#0b0704" opacity="0.5" />
      <path d={STONE} fill="url(#mim-stone)" stroke="#3a2a18" stroke-width="3" stroke-linejoin="round" />
      <path d="M-36 -26L-20 -39L18 -38" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="3" />
    </g>
    {Object.entries(KNOTS).map(([colour, knot]) => (
      <g key={colour} id={`mim-knot-${colour}`} fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path d={knot} stroke="#fdf4dd" stroke-width="10" />
        <path d={knot} stroke="currentColor" stroke-width="6" />
      </g>
    ))}
    {Object.entries(SHAPES).map(([colour, shape]) => (
      <path key={colour} id={`mim-shape-${colour}`} d={shape} />
    ))}
    {Object.entries(ESSENCE_SIGNS).map(([essence, sign]) => (
      <path
        key={essence}
        id={`mim-essence-${essence}`}
        d={sign.d}
        {...(sign.filled
          ? { fill: 'currentColor' }
          : { fill: 'none', stroke: 'currentColor', 'stroke-width': 8, 'stroke-linecap': 'round' })}
      />
    ))}
    <g id="mim-leaf">
      <path d={LEAF.blade} fill="currentColor" />
      <path d={LEAF.veins} fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="3" stroke-linecap="round" />
    </g>
    <path id="mim-viking" d={HELMET} fill="currentColor" fill-rule="evenodd" />
    <Icons of={ICONS} prefix="mim-" transform="scale(.17) translate(-256 -256)" />
  </>
);

export const Defs = memo(() => (
  <DrawnOnce>
    <Gradients />
    <Pieces />
    <Skies />
  </DrawnOnce>
));
