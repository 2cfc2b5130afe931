/** What drawings of all tables are made of: players' colours and shapes, pieces, and what is drawn more than once. */
import type { ComponentChildren } from 'preact';

export const BONE = '#fdf6e3';
export const INK = '#1c1007';

/** For those who cannot see the board: what is a picture of something, what belongs together, and what says nothing. */
export const pictured = (label: string) => ({ role: 'img', 'aria-label': label, title: label }) as const;
export const grouped = (label: string) => ({ role: 'group', 'aria-label': label }) as const;
export const unspoken = { 'aria-hidden': 'true' } as const;

/** The house's colour of a player, and what can be read on it. */
export const inkOf = (colour: string): string => `var(--player-${colour})`;
export const onInk = (colour: string): string => (colour === 'yellow' ? INK : BONE);

interface PieceProps {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A piece on its own, in a line of text or on a button: as large as the letters around it. */
export const pieceOf =
  (name: string, viewBox = '-54 -54 108 108') =>
  ({ class: more = '', children }: PieceProps) => (
    <svg class={`${name} ${more}`} viewBox={viewBox} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );

interface BadgeProps {
  /** Of the shape among what is drawn more than once. */
  readonly shape: string;
  readonly colour: string;
  readonly letter: string | number;
  readonly class: string;
  readonly y: number;
  /** How far its dark rim stands out, and how wide the light one is. */
  readonly rims?: readonly [dark: number, light: number];
}

/** A player's shape with the letter of the colour, or with a number. */
export const BadgeFace = ({ shape, colour, letter, class: name, y, rims = [1.22, 5] }: BadgeProps) => (
  <>
    <use href={shape} fill={INK} transform={`scale(${rims[0]})`} />
    <use href={shape} fill={inkOf(colour)} stroke={BONE} stroke-width={rims[1]} />
    <text class={name} y={y} fill={onInk(colour)}>
      {letter}
    </text>
  </>
);

/** Everything that is drawn more than once is kept in one hidden SVG and used from there. */
export const DrawnOnce = ({ children }: { readonly children: ComponentChildren }) => (
  <svg style="position:absolute" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>{children}</defs>
  </svg>
);

interface GradientProps {
  readonly id: string;
  /** Where, in which colour, and how dense if not wholly: '0 #fff .4, 1 #000'. */
  readonly stops: string;
  /** Middle and radius of a round one; of a straight one from where to where, from top to bottom unless said. */
  readonly round?: string;
  readonly line?: string;
  readonly gradientUnits?: 'userSpaceOnUse';
}

export const Gradient = ({ id, stops, round, line = '0 0 0 1', ...more }: GradientProps) => {
  const inside = stops.split(', ').map(stop => {
    const [at, colour, opacity] = stop.split(' ');
    return <stop key={at} offset={at} stop-color={colour} stop-opacity={opacity} />;
  });
  const [cx, cy, r] = round?.split(' ') ?? [];
  if (round) return <radialGradient {...{ id, cx, cy, r }}>{inside}</radialGradient>;
  const [x1, y1, x2, y2] = line.split(' ');
  return <linearGradient {...{ id, x1, y1, x2, y2, ...more }}>{inside}</linearGradient>;
};

/** Icons of a 512 × 512 box, 100 wide around the origin. */
interface IconsProps {
  readonly of: Readonly<Record<string, string>>;
  readonly prefix: string;
  readonly transform?: string;
}
export const Icons = ({ of, prefix, transform = 'translate(-50 -50) scale(.1953)' }: IconsProps) => (
  <>
    {Object.entries(of).map(([name, body]) => (
      <g
        key={name}
        id={`${prefix}${name}`}
        transform={transform}
        // The text is our own build's, never a visitor's.
        dangerouslySetInnerHTML={{ __html: body }}
      />
    ))}
  </>
);
