/** Everything that is drawn more than once, kept in one hidden SVG and used from there. */
import { DrawnOnce, Gradient, Icons, memo } from '@idavoll/board';
import { CHEST, DIE, MARKS, SHAPES, WEAPONS } from './art.ts';
import { EMBLEMS } from './emblems.ts';
import { hexagon, RADIUS } from './geometry.ts';
import { TerrainDefs } from './terrain-art.tsx';

const Gradients = () => (
  <>
    <Gradient id="sag-shade" round=".36 .28 .85" stops="0 #fff .34, .5 #fff 0, 1 #000 .45" />
    <Gradient id="sag-gold" line="0 0 .4 1" stops="0 #fbe7a2, .5 #d8aa45, 1 #92661d" />
    <Gradient id="sag-iron" line="0 0 .4 1" stops="0 #f2eee2, .5 #b9b5a8, 1 #706c62" />
    <Gradient id="sag-bone" line=".2 0 .7 1" stops="0 #fffaf0, .6 #ecdfc3, 1 #bfa97c" />
    <pattern id="sag-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
      <path d="M0 0V14" stroke="var(--sag-ink)" stroke-opacity="0.4" stroke-width="6" />
    </pattern>
    <pattern id="sag-mist" width="90" height="42" patternUnits="userSpaceOnUse">
      <path
        d="M0 12C20 2 34 22 54 12S80 4 90 12M0 33C14 25 30 41 46 33S74 27 90 33"
        fill="none"
        stroke="#fff"
        stroke-opacity="0.34"
        stroke-width="5"
      />
    </pattern>
    <pattern id="sag-tuft" width="230" height="210" patternUnits="userSpaceOnUse">
      <path
        d="M30 40l-5 -12M33 40l1 -15M36 40l6 -11M150 24l-4 -9M153 24l2 -11M84 120l-5 -12M87 120l1 -14M90 120l6 -10M196 150l-4 -10M199 150l2 -12M24 186l-4 -9M27 186l2 -11M130 92l-3 -8M132 92l2 -9"
        fill="none"
        stroke="var(--sag-tuft)"
        stroke-linecap="round"
        stroke-width="3"
      />
      <path
        d="M120 180a4 4 0 1 1 .1 0M205 60a4 4 0 1 1 .1 0M60 78a3 3 0 1 1 .1 0"
        fill="var(--sag-flower)"
        stroke="none"
      />
    </pattern>
  </>
);

/** Pieces 100 wide around the origin; what is `currentColor` takes the owner's colour. */
const Pieces = () => (
  <>
    <g id="sag-shield">
      <circle cx="4" cy="7" r="46" fill="#0b0704" opacity="0.42" />
      <circle r="48" fill="#160d06" />
      <circle r="45.5" fill="var(--sag-rim, url(#sag-iron))" />
      <circle r="38.5" fill="#160d06" />
      <circle r="36.5" fill="currentColor" />
      <path
        d="M-24 -27V27M-12 -34V34M0 -36V36M12 -34V34M24 -27V27"
        stroke="#000"
        stroke-opacity="0.16"
        stroke-width="2"
      />
      <circle r="36.5" fill="url(#sag-shade)" />
    </g>
    <g id="sag-chest">
      <path d={CHEST.box} transform="translate(5 7)" fill="#0b0704" opacity="0.4" />
      <path d={CHEST.box} fill="#6d4220" stroke="#241405" stroke-width="5" stroke-linejoin="round" />
      <path d={CHEST.lid} fill="#8f5a2b" stroke="#241405" stroke-width="5" stroke-linejoin="round" />
      <path d={CHEST.bands} stroke="#d8aa45" stroke-width="7" />
      <path d="M-8 -8H8V8Q0 16 -8 8Z" fill="#f6dc94" stroke="#241405" stroke-width="3.5" />
    </g>
    <g id="sag-crown">
      <ellipse cx="3" cy="30" rx="42" ry="14" fill="#0b0704" opacity="0.4" />
      <path d={MARKS.leader} fill="url(#sag-gold)" stroke="#3a2508" stroke-width="4" stroke-linejoin="round" />
      <path d="M-44 30H44V40H-44Z" fill="url(#sag-gold)" stroke="#3a2508" stroke-width="4" stroke-linejoin="round" />
      <circle cy="-44" r="6" fill="#b83a2e" stroke="#3a2508" stroke-width="2.5" />
      <circle cx="-50" cy="-30" r="5" fill="#2f6da8" stroke="#3a2508" stroke-width="2.5" />
      <circle cx="50" cy="-30" r="5" fill="#4c8a3f" stroke="#3a2508" stroke-width="2.5" />
    </g>
    <g id="sag-die">
      <path d={DIE.outline} fill="url(#sag-bone)" stroke="#2a180a" stroke-width="3" stroke-linejoin="round" />
      <path d={DIE.face} fill="#fffaf0" stroke="#2a180a" stroke-width="2" stroke-linejoin="round" />
      <path d={DIE.edges} stroke="#2a180a" stroke-width="2" />
    </g>
  </>
);

export const Defs = memo(() => (
  <DrawnOnce>
    <Gradients />
    <TerrainDefs />
    <Pieces />
    <path id="sag-hex" d={hexagon()} />
    <path id="sag-hex-in" d={hexagon(RADIUS - 5)} />
    <Icons of={EMBLEMS} prefix="sag-team-" />
    {Object.entries(SHAPES).map(([colour, d]) => (
      <path key={colour} id={`sag-shape-${colour}`} d={d} />
    ))}
    <path id="sag-mark-leader" d={MARKS.leader} />
    <path id="sag-mark-shooter" d={MARKS.shooter} />
    {WEAPONS.map((d, i) => (
      <path key={d} id={`sag-mark-${i}`} d={d} />
    ))}
  </DrawnOnce>
));
