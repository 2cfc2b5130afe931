/** A picture for each game, drawn here. A game without one of its own gets the braid in a ring. */
const TURN = 2 * Math.PI;
const SKIES = ['var(--sky-ice)', 'var(--sky-earth)', 'var(--sky-fire)'] as const;
const at = (angle: number, radius: number) =>
  `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;

/** One realm of the ring, seen from above: wide outside, narrow at the well. */
const petal = (i: number, count: number): string => {
  const gap = 0.035;
  const from = (TURN * (i - 0.5)) / count + gap;
  const to = (TURN * (i + 0.5)) / count - gap;
  const middle = (from + to) / 2;
  return `M${at(from + gap, 44)}L${at(from, 80)}Q${at(middle, 104)} ${at(to, 80)}L${at(to - gap, 44)}Q${at(middle, 47)} ${at(from + gap, 44)}Z`;
};

/** Mimir's well among the realms; at its bottom the eye that Odin paid with. */
const Mimir = () => (
  <>
    {Array.from({ length: 8 }, (_, i) => (
      <path key={i} d={petal(i, 8)} fill={SKIES[i % SKIES.length]} stroke="var(--gold)" stroke-width="1.6" />
    ))}
    <circle cx="100" cy="100" r="38" fill="var(--oak-deep)" stroke="var(--gold)" stroke-width="2" />
    {Array.from({ length: 12 }, (_, i) => (
      <path
        key={i}
        d={`M${at((TURN * i) / 12, 29)}L${at((TURN * i) / 12, 37)}`}
        stroke="var(--gold)"
        stroke-width="1.2"
        opacity="0.7"
      />
    ))}
    <circle cx="100" cy="100" r="28" fill="var(--well)" />
    <path d="M78 100Q100 80 122 100Q100 120 78 100Z" fill="none" stroke="#efe6d2" stroke-width="2.4" />
    <circle cx="100" cy="100" r="8.5" fill="var(--ice)" />
    <circle cx="100" cy="100" r="3.4" fill="#0e1821" />
    <path d="M84 116Q100 122 116 116M88 84Q100 79 112 84" fill="none" stroke="var(--ice)" opacity="0.55" />
  </>
);

/** A field of a hex grid: pointed above and below. */
const hexagon = (radius: number) =>
  `M${Array.from({ length: 6 }, (_, i) => {
    const angle = (TURN * i) / 6;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  }).join('L')}Z`;
const SHIELD = 'M-17 -19Q0 -25 17 -19V2Q17 17 0 25Q-17 17 -17 2Z';

/** What stands on the fields around the middle, clockwise from the right. */
const GROUNDS: readonly { readonly ground: string; readonly piece: preact.JSX.Element }[] = [
  {
    ground: 'var(--sky-earth)',
    piece: (
      <g stroke="#f6ecd4" stroke-width="2">
        <path d={SHIELD} fill="var(--player-blue)" />
        <path d="M0 -22V25M-17 0H17" fill="none" opacity="0.75" />
      </g>
    ),
  },
  {
    ground: 'color-mix(in srgb, var(--sky-earth) 80%, #000)',
    piece: (
      <path
        d="M-14 22V-10H-19V-22H-11V-16H-4V-22H4V-16H11V-22H19V-10H14V22Z"
        fill="#b8ae9c"
        stroke="#2a2118"
        stroke-width="2"
      />
    ),
  },
  {
    ground: 'color-mix(in srgb, var(--sky-earth) 88%, #fff)',
    piece: <path d="M-21 12L-14 -11L5 -19L20 -4L16 14L-6 19Z" fill="#97938a" stroke="#2a2118" stroke-width="2" />,
  },
  {
    ground: 'var(--sky-earth)',
    piece: (
      <g stroke="#f6ecd4" stroke-width="2">
        <path d={SHIELD} fill="var(--player-red)" />
        <path d="M-14 -17L13 13M14 -17L-13 13" fill="none" opacity="0.75" />
      </g>
    ),
  },
  {
    ground: 'color-mix(in srgb, var(--sky-earth) 80%, #000)',
    piece: (
      <path
        d="M0 -24L15 -3H8L19 13H3V22H-3V13H-19L-8 -3H-15Z"
        fill="#2f5a2a"
        stroke="#16240f"
        stroke-width="2"
        stroke-linejoin="round"
      />
    ),
  },
  {
    ground: 'color-mix(in srgb, var(--sky-earth) 88%, #fff)',
    piece: (
      <g stroke="#2a2118" stroke-width="2" stroke-linejoin="round">
        <path d="M-15 -2V18H15V-2" fill="#c9a26b" />
        <path d="M-22 0L0 -21L22 0Z" fill="var(--oak)" />
        <path d="M-4 18V6H4V18" fill="var(--oak-deep)" />
      </g>
    ),
  },
];

/** Seven fields of a battlefield: two teams, what stands between them, and the hourglass that ends it all. */
const Saga = () => (
  <>
    {GROUNDS.map(({ ground, piece }, i) => (
      <g key={i} transform={`translate(${at((TURN * (2 * i + 3)) / 12, 59)})`}>
        <path d={hexagon(33)} fill={ground} stroke="var(--gold)" stroke-width="2" />
        {piece}
      </g>
    ))}
    <g transform="translate(100 100)">
      <path d={hexagon(33)} fill="var(--oak-deep)" stroke="var(--gold)" stroke-width="2.4" />
      <path d="M-12 -17C-12 -6 -3 -4 -3 0S-12 6 -12 17H12C12 6 3 4 3 0S12 -6 12 -17Z" fill="#efe6d2" />
      <path d="M-9 -8Q0 -4 9 -8Q6 -4 2 0H-2Q-6 -4 -9 -8ZM-11 16Q-8 8 0 7Q8 8 11 16Z" fill="var(--ember)" />
      <path d="M-16 -20H16M-16 20H16" stroke="var(--gold)" stroke-width="5" stroke-linecap="round" />
    </g>
  </>
);

/** Where the worlds of Asgard hang on their tree: as far from the trunk as from the crown. */
const WORLDS: readonly (readonly [x: number, y: number])[] = [
  [28, 56],
  [46, 82],
  [52, 108],
  [40, 134],
];

/** The ash between dawn and night, with its worlds on either side. */
const Asgard = () => (
  <>
    <path d="M100 16A84 84 0 0 0 100 184Z" fill="#e9cf8a" />
    <path d="M100 16A84 84 0 0 1 100 184Z" fill="var(--well)" />
    <circle cx="100" cy="100" r="84" fill="none" stroke="var(--gold)" stroke-width="3" />
    <g fill="none" stroke="var(--oak)" stroke-linecap="round">
      {WORLDS.map(([x, y], i) => (
        <path
          key={y}
          d={`M${100 - x} ${y}Q${100 - x / 3} ${y + 4} 100 ${y + 20}Q${100 + x / 3} ${y + 4} ${100 + x} ${y}`}
          stroke-width={4 + i}
        />
      ))}
      <path d="M100 48V158" stroke-width="13" />
      <path d="M100 148Q96 166 66 172M100 148Q104 166 134 172M100 150V178" stroke-width="7" />
    </g>
    <path d="M100 24Q122 34 120 50Q112 60 100 58Q88 60 80 50Q78 34 100 24Z" fill="var(--moss)" />
    {WORLDS.map(([x, y]) => (
      <g key={y} stroke-width="2">
        <circle cx={100 - x} cy={y} r="10" fill="#f7f1e2" stroke="var(--oak-deep)" />
        <circle cx={100 + x} cy={y} r="10" fill="#39424d" stroke="var(--gold)" />
      </g>
    ))}
  </>
);

const Ring = () => (
  <>
    <circle cx="100" cy="100" r="80" fill="var(--oak-deep)" stroke="var(--gold)" stroke-width="3" />
    <circle cx="100" cy="100" r="50" fill="none" stroke="var(--gold)" stroke-width="2" />
  </>
);

const EMBLEMS: Readonly<Record<string, () => preact.JSX.Element>> = {
  asgard: Asgard,
  mimir: Mimir,
  saga: Saga,
};

export const Emblem = ({ game }: { readonly game: string }) => {
  const Picture = EMBLEMS[game] ?? Ring;
  return (
    <svg class="emblem" viewBox="0 0 200 200" aria-hidden="true">
      <Picture />
    </svg>
  );
};
