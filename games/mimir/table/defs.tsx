/** Everything that is drawn more than once, kept in one hidden SVG and used from there. */

import skin from 'icon:animal-hide';
import double from 'icon:crossed-axes';
import gem from 'icon:cut-diamond';
import valkyrie from 'icon:feathered-wing';
import wood from 'icon:log';
import metal from 'icon:metal-bar';
import raven from 'icon:raven';
import wyrm from 'icon:sea-serpent';
import { memo } from '@idavoll/board';
import type { ComponentChildren } from 'preact';
import { ESSENCE_SIGNS, HELMET, KNOTS, LEAF, SHAPES, STONE } from './art.ts';
import { Skies } from './skies.tsx';

const ICONS = { double, raven, valkyrie, wyrm, skin, wood, metal, gem };

interface Stop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

const stops = (list: readonly Stop[]): ComponentChildren =>
  list.map(({ at, colour, opacity = 1 }) => <stop key={at} offset={at} stop-color={colour} stop-opacity={opacity} />);

const Gradients = () => (
  <>
    <radialGradient id="mim-shade" cx="0.36" cy="0.28" r="0.85">
      {stops([
        { at: 0, colour: '#fff', opacity: 0.42 },
        { at: 0.5, colour: '#fff', opacity: 0 },
        { at: 1, colour: '#000', opacity: 0.5 },
      ])}
    </radialGradient>
    <radialGradient id="mim-oak" cx="0.4" cy="0.34" r="0.8">
      {stops([
        { at: 0, colour: '#e2bd85' },
        { at: 0.6, colour: '#b98550' },
        { at: 1, colour: '#77491f' },
      ])}
    </radialGradient>
    <linearGradient id="mim-stone" x1="0.2" y1="0" x2="0.7" y2="1">
      {stops([
        { at: 0, colour: '#fbf4e2' },
        { at: 0.55, colour: '#e3d6b8' },
        { at: 1, colour: '#b5a27c' },
      ])}
    </linearGradient>
    <linearGradient id="mim-lintel" x1="0" y1="0" x2="0" y2="1">
      {stops([
        { at: 0, colour: '#6a4223' },
        { at: 0.5, colour: '#4a2c15' },
        { at: 1, colour: '#2f1b0c' },
      ])}
    </linearGradient>
    <linearGradient id="mim-brass" x1="0" y1="0" x2="0" y2="1">
      {stops([
        { at: 0, colour: '#f6dc94' },
        { at: 0.5, colour: '#cfa046' },
        { at: 1, colour: '#8f6420' },
      ])}
    </linearGradient>
    <radialGradient id="mim-hub" cx="0.42" cy="0.36" r="0.75">
      {stops([
        { at: 0, colour: '#9c6a3c' },
        { at: 0.7, colour: '#5e3a1d' },
        { at: 1, colour: '#33200f' },
      ])}
    </radialGradient>
    <radialGradient id="mim-ember" cx="0.5" cy="0.5" r="0.5">
      {stops([
        { at: 0.55, colour: '#ffd27a', opacity: 0.85 },
        { at: 1, colour: '#ff9d3c', opacity: 0 },
      ])}
    </radialGradient>
    <linearGradient id="mim-beam" gradientUnits="userSpaceOnUse" x1="0" y1="-60" x2="0" y2="-490">
      {stops([
        { at: 0, colour: '#fff6d0', opacity: 0.95 },
        { at: 0.5, colour: '#ffe9a0', opacity: 0.5 },
        { at: 1, colour: '#ffe9a0', opacity: 0.22 },
      ])}
    </linearGradient>
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
    {Object.entries(ICONS).map(([name, body]) => (
      <g
        key={name}
        id={`mim-${name}`}
        transform="scale(.17) translate(-256 -256)"
        dangerouslySetInnerHTML={{ __html: body }}
      />
    ))}
  </>
);

export const Defs = memo(() => (
  <svg class="mim-defs" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <Gradients />
      <Pieces />
      <Skies />
    </defs>
  </svg>
));
