/** A player's colour, with a shape and a letter besides, so that nobody needs the colour. */
const SHAPES: Readonly<Record<string, string>> = {
  red: 'M3.5 3.5h17v17h-17Z',
  blue: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z',
  green: 'M12 1 23 21H1Z',
  purple: 'M12 .8 22.6 12 12 23.2 1.4 12Z',
  yellow: 'M12 1l3.2 7.2 7.8.7-5.9 5.2 1.8 7.7L12 17.8 5.1 21.8l1.8-7.7L1 8.900l7.800-.7Z',
  black: 'M7 2h10l5 10-5 10H7L2 12Z',
};
const ORDER = Object.keys(SHAPES);

interface MarkProps {
  readonly colour: string | undefined;
  readonly seat: number;
  /** The colour's first letter in the visitor's language. */
  readonly letter?: string;
}

export const PlayerMark = ({ colour, seat, letter }: MarkProps) => {
  const shade = colour && SHAPES[colour] ? colour : ORDER[seat % ORDER.length];
  return (
    <svg class="player-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[shade]} fill={`var(--player-${shade})`} stroke="var(--mark-edge)" stroke-width="1.4" />
      <text x="12" y={shade === 'green' ? 18 : 16} text-anchor="middle">
        {letter ?? String(seat + 1)}
      </text>
    </svg>
  );
};
