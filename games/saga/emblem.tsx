/** The picture of the game: seven fields. */
const TURN = 2 * Math.PI;
const at = (angle: number, radius: number) =>
  `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;

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
export const Emblem = () => (
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
