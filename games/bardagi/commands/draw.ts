/** A map as a picture that stands alone: an SVG file in which owners see what they have written. */
import type { Border, GrownMap, Kind, Point } from '../map/grown.ts';
import type { BoardMap } from '../rules/content.ts';

type AreaType = BoardMap['areas'][number]['type'];

/** The ground of each type, and what is strewn over it. */
const GROUND: Readonly<Record<AreaType, readonly [tone: string, marks: string]>> = {
  home: ['#e6c79f', '<path d="M5 15v-5l4-4 4 4v5z" fill="#9c6b43"/>'],
  forest: ['#8fae70', '<path d="M8 16l4-11 4 11zM20 27l4-11 4 11z" fill="#567a45"/>'],
  sheep: ['#bcd193', '<path d="M7 11q2-4 2 0q1-4 3 0M21 24q2-4 2 0q1-4 3 0" stroke="#7f9c58"/>'],
  cattle: ['#cdd38e', '<path d="M5 12h10M6 9v6M11 9v6M20 25h9" stroke="#97925a"/>'],
  quarry: ['#c0b9ac', '<path d="M6 14l2-5h6l3 5zM20 28l2-4h5l2 4z" fill="#958c7e"/>'],
  ironMine: ['#b3a39b', '<path d="M7 13l5-6 4 5M21 27l4-5 4 4" stroke="#7b6a64"/>'],
  goldMine: ['#dfc878', '<path d="M8 14l3-5 4 2 2 5zM22 26l3-3 4 3z" fill="#b08c34"/>'],
  village: ['#e5d3ac', '<path d="M7 14v-4l3-3 3 3v4zM21 27v-3l3-3 3 3v3z" fill="#b58f5e"/>'],
  camp: ['#c19c76', '<path d="M6 15l5-9 5 9zM21 28l4-7 4 7z" fill="#7d5637"/>'],
  sacred: ['#dcd6e4', '<path d="M9 16v-9M24 27v-9" stroke="#9b90ad" stroke-width="3"/>'],
};
const INK = '#2a2118';
const WATER = '#6fa9c2';

/** Strokes from the lowest to the highest, by what a border is. */
const STROKES: Readonly<Record<Kind, readonly string[]>> = {
  link: [`stroke="${INK}" stroke-opacity=".45" stroke-width="1.6" stroke-dasharray="5 4"`],
  bridge: [`stroke="#3f7896" stroke-width="9"`, `stroke="${WATER}" stroke-width="6"`],
  river: [`stroke="#3f7896" stroke-width="9"`, `stroke="${WATER}" stroke-width="6"`],
  cliff: [
    `stroke="#4a423a" stroke-width="9" stroke-linecap="butt" stroke-dasharray="1.6 3.4"`,
    `stroke="#4a423a" stroke-width="2.4"`,
  ],
  tarn: ['stroke="#3f7896" stroke-width="1.6"'],
  coast: [`stroke="${INK}" stroke-opacity=".75" stroke-width="1.8"`],
};

/** The foot of a mountain: its rock is seen already. */
const isFoot = ({ kind, b }: Border) => kind === 'cliff' && b < 0;

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const path = (d: string, style: string) => `<path d="${d}" ${style}/>`;
const line = (from: Point, to: Point, style: string) => path(`M${from.join(' ')}L${to.join(' ')}`, style);

const patterns = () =>
  Object.entries(GROUND).map(
    ([type, [tone, marks]]) =>
      `<pattern id="${type}" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(7)">` +
      `<rect width="34" height="34" fill="${tone}"/><g opacity=".5" stroke-linecap="round">${marks}</g></pattern>`,
  );

const sea = (map: BoardMap, { seas, islands }: GrownMap): string[] => {
  const at = new Map(map.sea.map(({ id }, i) => [id, seas[i]]));
  const shallows = [
    ['#8dbac8', 52],
    ['#9bc6d0', 34],
    ['#b4d5d6', 18],
    ['#ecdcb2', 8],
  ];
  return [
    `<rect x="-60" y="-60" width="${map.width + 120}" height="${map.height + 120}" fill="#82b0c0"/>`,
    ...map.seaEdges.flatMap(([a, b]) => {
      const [from, to] = [at.get(a), at.get(b)];
      const style = 'stroke="#f3ead7" stroke-opacity=".8" stroke-width="2.4" stroke-dasharray=".1 8"';
      return from && to ? [line(from, to, style)] : [];
    }),
    ...shallows.flatMap(([tone, width]) =>
      islands.map(island => path(island, `fill="${tone}" stroke="${tone}" stroke-width="${width}"`)),
    ),
    ...seas.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#5f95ab" stroke="#f3ead7" stroke-width="1.8"/>`),
  ];
};

const land = (map: BoardMap, { areas, tarns, rocks, borders, bridges, mountains }: GrownMap): string[] => [
  ...areas.map(({ ring }, i) => path(ring, `fill="url(#${map.areas[i].type})" fill-rule="evenodd" stroke="none"`)),
  ...tarns.map(tarn => path(tarn, `fill="${WATER}" stroke="none"`)),
  ...rocks.map(rock => path(rock, 'fill="#a39c92" stroke="none"')),
  ...(['link', 'tarn', 'cliff', 'coast', 'river', 'bridge'] as const).flatMap(kind =>
    STROKES[kind].flatMap(style =>
      borders.filter(border => border.kind === kind && !isFoot(border)).map(border => path(border.path, style)),
    ),
  ),
  ...bridges.map(
    ({ at, angle }) =>
      `<g transform="translate(${at.join(' ')}) rotate(${angle})"><rect x="-11" y="-6" width="22" height="12" rx="1.5" ` +
      `fill="#9a6a3f" stroke="${INK}" stroke-width="1.4"/><path d="M-6-6v12M0-6v12M6-6v12" stroke="${INK}" stroke-opacity=".6"/></g>`,
  ),
  ...mountains.map(
    ([x, y]) =>
      `<g transform="translate(${x} ${y + 6})"><path d="M-27 14l20-36 9 15 7-9 18 30z" fill="#6f6b69" stroke="${INK}" stroke-width="1.6" ` +
      'stroke-linejoin="round"/><path d="M-15-7l8-15 7 12-5 4-3-3-3 5z" fill="#f4f1ea"/></g>',
  ),
];

const labels = (map: BoardMap, { areas, harbours, seas }: GrownMap): string[] => [
  ...harbours.map(({ at, sea: square }) =>
    line(at, seas[square], 'stroke="#f3ead7" stroke-width="1.6" stroke-dasharray="3 4"'),
  ),
  ...harbours.map(
    ({ at: [x, y] }) => `<circle cx="${x}" cy="${y}" r="6" fill="#f3ead7" stroke="${INK}" stroke-width="1.4"/>`,
  ),
  ...areas.map(({ centre: [x, y] }, i) => {
    const { id, name } = map.areas[i];
    const words = name.split(' ').map((word, k, all) => {
      const dy = k === 0 ? 3.5 - (all.length - 1) * 5.5 : 11;
      return `<tspan x="${x}" dy="${dy}">${escaped(word)}</tspan>`;
    });
    return `<text x="${x}" y="${y}" data-area="${escaped(id)}">${words.join('')}</text>`;
  }),
];

export const drawMap = (map: BoardMap, grown: GrownMap): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}" fill="none" stroke-linecap="round">`,
    '<style>text{font:600 10.5px "Alegreya Sans",Candara,"Noto Sans",sans-serif;text-anchor:middle;fill:#2a2118;' +
      'paint-order:stroke;stroke:#f3ead7;stroke-width:2.6px;stroke-opacity:.8}</style>',
    `<defs>${patterns().join('')}</defs>`,
    ...sea(map, grown),
    ...land(map, grown),
    ...labels(map, grown),
    '</svg>',
  ].join('\n');
