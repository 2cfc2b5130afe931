/** The pieces: discs, rune stones, seals, recruits, and the small signs that tiles and lists are made of. */
import type { Seat } from '@idavoll/engine';
import type { ComponentChildren } from 'preact';
import { type RECRUITS, SIDES, type STONES } from '../rules/vocabulary.ts';
import type { Colour, Sight } from './sight.ts';

const BONE = '#fdf6e3';
const INK = '#1c1007';

/** For those who cannot see the board: what is a picture of something, and what belongs together. */
export const grouped = (label: string) => ({ role: 'group', 'aria-label': label }) as const;
export const pictured = (label: string) => ({ role: 'img', 'aria-label': label, title: label }) as const;

const INKS: Readonly<Record<Colour, string>> = {
  red: '#b83a2e',
  blue: '#2f6da8',
  yellow: '#d9a520',
  purple: '#7a4a9e',
};
/** The house's colour of a player, and what can be read on it. */
const inkOf = (colour: Colour): string => `var(--player-${colour}, ${INKS[colour]})`;
const onInk = (colour: Colour) => (colour === 'yellow' ? INK : BONE);

interface Owner {
  readonly sight: Sight;
  readonly seat: Seat;
}

/** A piece on its own, as large as the letters around it. */
export const Piece = ({ class: name = '', children }: { class?: string; children: ComponentChildren }) => (
  <svg class={`asg-piece ${name}`} viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** A player's shape with the letter of the colour. */
export const Badge = ({ sight, seat }: Owner) => {
  const colour = sight.colourOf(seat);
  return (
    <>
      <use href={`#asg-shape-${colour}`} fill={INK} transform="scale(1.22)" />
      <use href={`#asg-shape-${colour}`} fill={inkOf(colour)} stroke={BONE} stroke-width="5" />
      <text class="asg-letter" y="16" fill={onInk(colour)}>
        {sight.say(`mark.${colour}`)}
      </text>
    </>
  );
};

/** An influence disc: the owner's colour, shape and letter. */
const Disc = ({ sight, seat }: Owner) => {
  const colour = sight.colourOf(seat);
  return (
    <g style={{ color: inkOf(colour) }}>
      <use href="#asg-disc" />
      <use
        href={`#asg-shape-${colour}`}
        fill={colour === 'yellow' ? BONE : '#000'}
        fill-opacity={colour === 'yellow' ? 0.7 : 0.28}
        transform="scale(.84)"
      />
      <use
        href={`#asg-shape-${colour}`}
        fill="none"
        stroke={onInk(colour)}
        stroke-width="4"
        stroke-opacity="0.9"
        transform="scale(.84)"
      />
      <text class="asg-letter" y="15" fill={onInk(colour)}>
        {sight.say(`mark.${colour}`)}
      </text>
    </g>
  );
};

type Stone = (typeof STONES)[number];
type Recruit = (typeof RECRUITS)[number];

export const DiscPiece = (props: Owner) => (
  <Piece class="asg-disc">
    <Disc {...props} />
  </Piece>
);
export const BadgePiece = (props: Owner) => (
  <Piece>
    <Badge {...props} />
  </Piece>
);
export const Sign = ({ of, class: name = '' }: { of: string; class?: string }) => (
  <Piece class={name}>
    <use href={`#asg-${of}`} />
  </Piece>
);
export const StonePiece = ({ stone }: { stone: Stone }) => <Sign of={stone} />;
export const RecruitPiece = ({ recruit }: { recruit: Recruit }) => <Sign of={recruit} />;
export const SealPiece = ({ side }: { side: number }) => <Sign of={`seal-${SIDES[side]}`} />;
/** A god's sign, in the colour of what is written around it. */
export const Emblem = ({ god }: { god: string }) => <Sign of={`god-${god}`} class="asg-emblem" />;

/** Several pieces that are alike: one of them and their number. */
export const Count = ({ n, children }: { n: number; children: ComponentChildren }) => (
  <span class={n === 0 ? 'asg-count asg-none' : 'asg-count'}>
    {children}
    <b>{n}</b>
  </span>
);
