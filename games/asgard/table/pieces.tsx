/** The pieces: discs, rune stones, seals, recruits, and the small signs that tiles and lists are made of. */
import { BadgeFace, BONE, inkOf, onInk, pieceOf } from '@idavoll/board';
import type { Seat } from '@idavoll/engine';
import type { ComponentChildren } from 'preact';
import { type RECRUITS, SIDES, type STONES } from '../rules/vocabulary.ts';
import type { Sight } from './sight.ts';

interface Owner {
  readonly sight: Sight;
  readonly seat: Seat;
}

export const Piece = pieceOf('asg-piece');

export const Badge = ({ sight, seat }: Owner) => {
  const colour = sight.colourOf(seat);
  const letter = sight.say(`mark.${colour}`);
  return <BadgeFace shape={`#asg-shape-${colour}`} colour={colour} letter={letter} class="asg-letter" y={16} />;
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
