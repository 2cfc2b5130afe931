/** Everything that is drawn more than once, kept in one hidden SVG and used from there. */
import { DrawnOnce, Gradient, Icons, memo } from '@idavoll/board';
import { SIDES, STONES } from '../rules/vocabulary.ts';
import {
  ARROWS,
  BIND_RUNE,
  FIGURES,
  LEAF,
  MOON,
  PEBBLE,
  RUNES,
  SHAPES,
  SHIELD,
  SKY_HALL,
  SPARK,
  SPEARHEAD,
  SUN,
  SWORD,
  TEMPLE,
} from './art.ts';
import { EMBLEMS } from './emblems.ts';

const Gradients = () => (
  <>
    <Gradient id="asg-shade" round=".36 .28 .85" stops="0 #fff .4, .5 #fff 0, 1 #000 .45" />
    <Gradient id="asg-gold" line="0 0 .4 1" stops="0 #fbe7a2, .5 #d8aa45, 1 #92661d" />
    <Gradient id="asg-night" line="0 0 .4 1" stops="0 #5d5378, 1 #262038" />
  </>
);

/** What a recruit wears, by its kind: cloak, face, helm and gear. */
const CLOTHES = {
  whiteWarrior: ['#f6efdf', '#e7c39a', '#a9b0b5', '#8a5a34'],
  orangeWarrior: ['#e0812f', '#e7c39a', '#5d4630', '#fdf6e3'],
  giant: ['#7f8f9a', '#a8b6bd', '#44525c', '#e9e4d6'],
} as const;

const Recruits = () => (
  <>
    {Object.entries(FIGURES).map(([recruit, { body, head, helm, gear }]) => {
      const [cloak, skin, metal, held] = CLOTHES[recruit as keyof typeof FIGURES];
      return (
        <g key={recruit} id={`asg-${recruit}`} stroke="#1c1007" stroke-width="4" stroke-linejoin="round">
          <path d={body} fill={cloak} />
          <path d={head} fill={skin} />
          <path d={gear} fill={held} />
          <path d={helm} fill={metal} />
        </g>
      );
    })}
  </>
);

const STONE_INKS: Readonly<Record<(typeof STONES)[number], readonly [fill: string, rune: string]>> = {
  pink: ['#d985a8', '#3c0f22'],
  yellow: ['#e4bd45', '#3a2803'],
  red: ['#b83a2e', '#fff1e0'],
  blue: ['#3d7ab8', '#f2f8ff'],
  green: ['#4f8f46', '#f4ffe9'],
  black: ['#3b3c43', '#f1efe6'],
  white: ['#f6f2e6', '#4b4232'],
};

const Stones = () => (
  <>
    {STONES.map(stone => {
      const [fill, rune] = STONE_INKS[stone];
      return (
        <g key={stone} id={`asg-${stone}`} stroke-linecap="round" stroke-linejoin="round">
          <path d={PEBBLE} transform="translate(1 5)" fill="#0b0704" opacity="0.4" />
          <path d={PEBBLE} fill={fill} stroke="#1c1007" stroke-width="4" />
          <path d={PEBBLE} fill="url(#asg-shade)" />
          <path d={RUNES[stone]} fill="none" stroke={rune} stroke-width="8" />
        </g>
      );
    })}
  </>
);

const Seals = () => (
  <>
    <g id={`asg-seal-${SIDES[0]}`}>
      <circle r="47" fill="url(#asg-gold)" stroke="#4b3108" stroke-width="4" />
      <circle r="40" fill="none" stroke="#4b3108" stroke-width="2" stroke-dasharray="3 6" />
      <path d={SUN} fill="#4b3108" transform="scale(.86)" />
    </g>
    <g id={`asg-seal-${SIDES[1]}`}>
      <path
        d="M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z"
        fill="url(#asg-night)"
        stroke="#0f0b19"
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path d={MOON} fill="#e9e2f5" transform="rotate(20) scale(.8)" />
    </g>
  </>
);

/** Signs in the colour of what is written around them. */
const SIGNS = {
  temple: TEMPLE,
  weapon: SWORD,
  ancient: SPEARHEAD,
  swap: ARROWS,
  hall: SKY_HALL,
  spark: SPARK,
  leaf: LEAF,
  shield: SHIELD,
  sun: SUN,
  moon: MOON,
};

export const Defs = memo(() => (
  <DrawnOnce>
    <Gradients />
    <Recruits />
    <Stones />
    <Seals />
    <g id="asg-disc">
      <circle cx="2" cy="5" r="46" fill="#0b0704" opacity="0.42" />
      <circle r="48" fill="#160d06" />
      <circle r="45" fill="#fbf0d6" />
      <circle r="41" fill="currentColor" />
      <circle r="41" fill="url(#asg-shade)" />
    </g>
    {Object.entries(SIGNS).map(([name, d]) => (
      <path key={name} id={`asg-${name}`} d={d} fill="currentColor" fill-rule="evenodd" />
    ))}
    <path
      id="asg-spell"
      d={BIND_RUNE}
      fill="none"
      stroke="currentColor"
      stroke-linecap="round"
      stroke-linejoin="round"
      stroke-width="8"
    />
    {Object.entries(SHAPES).map(([colour, d]) => (
      <path key={colour} id={`asg-shape-${colour}`} d={d} />
    ))}
    <Icons of={EMBLEMS} prefix="asg-god-" />
  </DrawnOnce>
));
