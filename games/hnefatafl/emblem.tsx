/** The picture of the game: the king on his throne, defenders around him, and attackers at the edges. */
const SQUARE = 24;
const at = (i: number) => 100 + (i - 3) * SQUARE;
const EDGES: readonly (readonly [x: number, y: number])[] = [
  [2, 0],
  [3, 0],
  [4, 0],
  [0, 2],
  [0, 3],
  [0, 4],
  [6, 2],
  [6, 3],
  [6, 4],
  [2, 6],
  [3, 6],
  [4, 6],
];
const AROUND: readonly (readonly [x: number, y: number])[] = [
  [3, 2],
  [2, 3],
  [4, 3],
  [3, 4],
];

export const Emblem = () => (
  <>
    <rect x="12" y="12" width="176" height="176" rx="10" fill="var(--oak)" stroke="var(--gold)" stroke-width="3" />
    <g fill="none" stroke="var(--oak-deep)" stroke-width="1.6">
      {Array.from({ length: 8 }, (_, i) => (
        <path key={i} d={`M16 ${16 + SQUARE * i}H184M${16 + SQUARE * i} 16V184`} />
      ))}
    </g>
    {[16, 160].flatMap(x =>
      [16, 160].map(y => <rect key={`${x} ${y}`} x={x} y={y} width="24" height="24" fill="var(--oak-deep)" />),
    )}
    {EDGES.map(([x, y]) => (
      <rect
        key={`${x} ${y}`}
        x={at(x) - 8}
        y={at(y) - 8}
        width="16"
        height="16"
        rx="3"
        fill="var(--player-red)"
        stroke="#f6ecd4"
        stroke-width="1.6"
      />
    ))}
    {AROUND.map(([x, y]) => (
      <circle
        key={`${x} ${y}`}
        cx={at(x)}
        cy={at(y)}
        r="8.5"
        fill="var(--player-blue)"
        stroke="#f6ecd4"
        stroke-width="1.6"
      />
    ))}
    <circle cx="100" cy="100" r="12" fill="var(--player-blue)" stroke="var(--gold)" stroke-width="3" />
    <path d="M93 104V96L97 99L100 94L103 99L107 96V104Z" fill="var(--gold)" />
  </>
);
