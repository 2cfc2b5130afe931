/** The figures: shields with the team's beast, a mark for the kind, and the owner's shape and letter. */
import { BadgeFace, BONE, INK, inkOf, onInk, pieceOf } from '@idavoll/board';
import type { Nth, Seat } from '@idavoll/engine';
import type { Sight } from './sight.ts';

interface Owner {
  readonly sight: Sight;
  readonly seat: Seat;
}

/** A player's shape with the letter of the colour. */
export const Badge = ({ sight, seat }: Owner) => {
  const colour = sight.colourOf(seat);
  const face = { letter: sight.say(`mark.${colour}`), class: 'sag-letter', y: colour === 'green' ? 22 : 17 };
  return <BadgeFace shape={`#sag-shape-${colour}`} colour={colour} {...face} rims={[1.24, 6]} />;
};

/** The sign of a kind: leaders and shooters have their own, the others a weapon in the order of the team card. */
const markOf = ({ kinds }: Sight, kind: Nth<'kind'>): string => {
  const { leader, range, team } = kinds[kind];
  if (leader) return 'leader';
  if (range > 0) return 'shooter';
  return String(kinds.slice(0, kind).filter(other => other.team === team && !other.leader && other.range === 0).length);
};

const Mark = ({ sight, kind }: { sight: Sight; kind: Nth<'kind'> }) => {
  const mark = markOf(sight, kind);
  if (mark === 'leader')
    return (
      <use
        href="#sag-mark-leader"
        transform="translate(0 -44) scale(.5 .42)"
        fill="url(#sag-gold)"
        stroke={INK}
        stroke-width="8"
        stroke-linejoin="round"
      />
    );
  return (
    <g transform="translate(-32 -32)">
      <circle r="19" fill={INK} stroke={BONE} stroke-width="2.5" />
      <use href={`#sag-mark-${mark}`} fill={BONE} transform="scale(.27)" />
    </g>
  );
};

interface ShieldProps extends Owner {
  readonly kind: Nth<'kind'>;
  /** The number of a figure among those of its kind. */
  readonly number?: string | undefined;
  readonly chests?: number;
}

/** 100 wide around the origin. */
export const Shield = ({ sight, seat, kind, number, chests = 0 }: ShieldProps) => {
  const colour = sight.colourOf(seat);
  const { leader, team } = sight.kinds[kind];
  return (
    <>
      <use
        href="#sag-shield"
        style={{ color: inkOf(colour), '--sag-rim': leader ? 'url(#sag-gold)' : 'url(#sag-iron)' }}
      />
      <use
        href={`#sag-team-${sight.c.content.teams[team].id}`}
        style={{ color: onInk(colour) }}
        transform={leader ? 'translate(0 1) scale(.6)' : 'translate(2 0) scale(.58)'}
      />
      <Mark sight={sight} kind={kind} />
      <g transform="translate(31 32) scale(.4)">
        <Badge sight={sight} seat={seat} />
      </g>
      {number !== undefined && (
        <g transform="translate(-32 32)">
          <circle r="15" fill={BONE} stroke={INK} stroke-width="3" />
          <text class="sag-number" y="9" fill={INK}>
            {number}
          </text>
        </g>
      )}
      {chests > 0 && (
        <g transform="translate(33 -30)">
          <use href="#sag-chest" transform="scale(.44)" />
          {chests > 1 && (
            <text class="sag-number sag-carried" y="12" fill={BONE}>
              {chests}
            </text>
          )}
        </g>
      )}
    </>
  );
};

/** The shield of one figure as it is now. */
export const FigureShield = ({ sight, figure }: { sight: Sight; figure: Nth<'figure'> }) => (
  <Shield
    sight={sight}
    seat={sight.ownerOf(figure)}
    kind={sight.figures[figure].kind}
    number={/-(\d+)$/.exec(sight.figures[figure].name)?.[1]}
    chests={sight.chestsOf(figure)}
  />
);

export const Piece = pieceOf('sag-piece', '-54 -58 108 112');
export const BadgePiece = (props: Owner) => (
  <Piece>
    <Badge {...props} />
  </Piece>
);
