/** The pieces: tokens, treasures, and the small signs that cards and lists are made of. */
import { BadgeFace, BONE, inkOf, pieceOf } from '@idavoll/board';
import type { Seat } from '@idavoll/engine';
import type { Spot } from './geometry.ts';
import type { Kind, Sight } from './sight.ts';

interface Owner {
  readonly sight: Sight;
  readonly seat: Seat;
}

/** A player's shape with the letter of the colour, or with a number. */
export const Badge = ({ sight, seat, number }: Owner & { readonly number?: number }) => {
  const colour = sight.colourOf(seat);
  const low = colour === 'green' ? 4 : 0;
  const face =
    number === undefined
      ? { letter: sight.say(`mark.${colour}`), class: 'mim-letter', y: 15 + low }
      : { letter: number, class: 'mim-digits', y: 20 + low };
  return <BadgeFace shape={`#mim-shape-${colour}`} colour={colour} {...face} />;
};

interface TokenProps extends Owner {
  /** Undefined where nobody may know it. */
  readonly kind: Kind | undefined;
  readonly down?: boolean;
  readonly count?: number;
}

/** A token 100 wide around the origin; face down it shows the owner's knot, and to the owner what it hides. */
export const Token = ({ sight, seat, kind, down = false, count = 1 }: TokenProps) => {
  const colour = sight.colourOf(seat);
  return (
    <g style={{ color: inkOf(colour) }}>
      {count > 2 && <use href={down ? '#mim-down' : '#mim-up'} x="-9" y="7" />}
      {count > 1 && <use href={down ? '#mim-down' : '#mim-up'} x="-5" y="4" />}
      <use href={down ? '#mim-down' : '#mim-up'} />
      {down ? (
        <use href={`#mim-knot-${colour}`} transform={kind ? 'translate(8 9) scale(.86)' : 'scale(1.06)'} />
      ) : (
        <>
          <use href={`#mim-shape-${colour}`} fill="#000" opacity="0.3" />
          <use href={`#mim-${kind}`} style={{ color: BONE }} transform="scale(.86)" />
        </>
      )}
      {down && kind && (
        <g transform="translate(-21 -21) scale(.58)" style={{ color: '#2a180a' }}>
          <circle r="48" fill={BONE} stroke="#2a180a" stroke-width="5" />
          <use href={`#mim-${kind}`} />
        </g>
      )}
      <g transform="translate(32 33) scale(.42)">
        <Badge sight={sight} seat={seat} />
      </g>
      {count > 1 && (
        <g transform="translate(33 -31)">
          <circle r="23" fill="#160d06" stroke={BONE} stroke-width="3" />
          <text class="mim-number" y="12" fill={BONE}>
            {count}
          </text>
        </g>
      )}
    </g>
  );
};

/** A treasure 100 wide around the origin: a stone with the sign of its material, and its points. */
export const Stone = ({ sight, treasure }: { sight: Sight; treasure: number }) => {
  const { material, points } = sight.c.content.treasures[treasure];
  return (
    <>
      <use href="#mim-stone-shape" />
      <use
        href={`#mim-${material}`}
        style={{ color: `var(--mim-${material})` }}
        transform="translate(-4 -5) scale(.84)"
      />
      <g transform="translate(25 25)">
        <circle r="21" fill="#160d06" stroke={BONE} stroke-width="2.5" />
        <text class="mim-number" y="11" fill={BONE}>
          {points}
        </text>
      </g>
    </>
  );
};

export const onSpot = ({ x, y, size }: Spot): string => `translate(${x} ${y}) scale(${size / 104})`;

export const Piece = pieceOf('mim-piece');
export const BadgePiece = (props: Owner) => (
  <Piece>
    <Badge {...props} />
  </Piece>
);
