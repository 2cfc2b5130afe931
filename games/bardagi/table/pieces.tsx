/** Pieces as they lie on the map and in the dock: disks, figures, axes, runes, ships and signs. */
import { BONE, INK, inkOf, onInk, pieceOf } from '@idavoll/board';
import type { ComponentChildren } from 'preact';
import type { IconName } from './art.ts';

interface DiskProps {
  readonly colour: string;
  readonly text?: string | number;
  readonly size?: number;
}
/** A clan's disk, in the clan's shape, with the count in it. */
export const Disk = ({ colour, text, size = 1 }: DiskProps) => (
  <g transform={size === 1 ? undefined : `scale(${size})`}>
    <use href={`#bar-shape-${colour}`} fill={INK} stroke={INK} stroke-width="5.500" />
    <use href={`#bar-shape-${colour}`} fill={inkOf(colour)} stroke={BONE} stroke-width="2.200" />
    {text !== undefined && (
      <text class="bar-count" y={colour === 'green' ? 7 : 4.8} fill={onInk(colour)}>
        {text}
      </text>
    )}
  </g>
);

interface FigureProps {
  readonly colour: string;
  readonly kind: IconName;
}
export const Pawn = ({ colour, kind }: FigureProps) => (
  <>
    <ellipse class="bar-shadow" cx="0" cy="13" rx="11" ry="4" />
    <use href="#bar-pawn" fill={INK} stroke={BONE} stroke-width="4.500" />
    <use href="#bar-pawn" fill={inkOf(colour)} stroke={INK} stroke-width="1.600" />
    <use href={`#bar-${kind}`} transform="translate(0 3) scale(.155)" style={{ color: onInk(colour) }} />
  </>
);

export const Ship = ({ colour }: { readonly colour: string }) => (
  <>
    <circle r="15" fill={INK} stroke={BONE} stroke-width="2" />
    <circle r="13" fill={inkOf(colour)} />
    <use href="#bar-knerrir" transform="scale(.22)" style={{ color: onInk(colour) }} />
  </>
);

export const Axe = () => (
  <>
    <circle r="8" fill="#3d4852" stroke={BONE} stroke-width="1.800" />
    <use href="#bar-axe" transform="scale(.115)" style={{ color: BONE }} />
  </>
);

export const RuneStone = ({ rune, isCurse }: { readonly rune: string; readonly isCurse: boolean }) => (
  <>
    <path
      d="M-6 -9H6L8 -6V8H-8V-6Z"
      fill={isCurse ? '#3a1720' : '#efe6cf'}
      stroke={INK}
      stroke-width="1.600"
      stroke-linejoin="round"
    />
    <use href={`#bar-rune-${rune}`} transform="scale(.75)" style={{ color: isCurse ? '#ff9d8a' : '#3b4f2f' }} />
  </>
);

export const Sign = ({ icon, size = 0.2 }: { readonly icon: IconName; readonly size?: number }) => (
  <use href={`#bar-${icon}`} transform={`scale(${size})`} />
);

/** The same in a line of text or on a button. */
export const Inline = pieceOf('bar-inline', '-16 -16 32 32');

export const IconText = ({ icon, children }: { readonly icon: IconName; readonly children?: ComponentChildren }) => (
  <span class="bar-icon-text">
    <Inline>
      <Sign icon={icon} size={0.3} />
    </Inline>
    {children !== undefined && <span>{children}</span>}
  </span>
);
