/** The picture of the game: a tree. */

/** Where the worlds of Asgard hang on their tree: as far from the trunk as from the crown. */
const WORLDS: readonly (readonly [x: number, y: number])[] = [
  [28, 56],
  [46, 82],
  [52, 108],
  [40, 134],
];

/** The ash between dawn and night, with its worlds on either side. */
export const Emblem = () => (
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
