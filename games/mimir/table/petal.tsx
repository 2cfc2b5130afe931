/** One realm of the star: its sky, its name on the lintel, its essence and its rune. */
import type { pictured, withKeys } from '@idavoll/board';
import { memo } from '@idavoll/board';
import { ANY_RUNE, RUNES } from './art.ts';
import { angleOf, namePath, polar } from './geometry.ts';

interface PetalProps {
  readonly place: number;
  readonly places: number;
  readonly id: string;
  readonly name: string;
  readonly essence: string;
  /** The control that this realm is now, or the picture with what lies there in words. */
  readonly role: ReturnType<typeof withKeys> | ReturnType<typeof pictured>;
  /** Whether the start-realm marker lies here. */
  readonly start: boolean;
  readonly pointed: boolean;
  readonly lit: boolean;
}

const RUNE_AT = 290;

const Art = memo(({ place, places, id, name, essence, start }: Omit<PetalProps, 'role' | 'pointed' | 'lit'>) => {
  const angle = angleOf(place, places);
  const turned = `translate(500 500) rotate(${(place / places) * 360})`;
  const rune = polar(angle, RUNE_AT);
  const sign = polar(angle, 148);
  const flag = polar(angle - (Math.PI / places) * 0.84, 434);
  return (
    <>
      <g transform={turned}>
        <g clip-path="url(#mim-clip)">
          <use href={`#mim-sky-${essence}`} />
          <use href="#mim-lintel-shape" fill={start ? 'url(#mim-brass)' : 'url(#mim-lintel)'} />
          <use href="#mim-lintel-shape" fill="url(#mim-grain)" />
          <use href="#mim-outline" fill="none" stroke="#000" stroke-opacity="0.28" stroke-width="26" />
        </g>
        <use href="#mim-seam" fill="none" stroke="#e3bd62" stroke-width="3" />
        <use href="#mim-outline" class="mim-frame" />
        <use href="#mim-outline" class="mim-inlay" />
      </g>
      <path
        class="mim-rune"
        d={RUNES[id] ?? ANY_RUNE}
        transform={`translate(${rune.x} ${rune.y}) scale(2.1) translate(-20 -30)`}
      />
      <g transform={`translate(${sign.x} ${sign.y}) scale(.36)`}>
        <circle r="56" fill="#160d06" opacity="0.72" />
        <use href={`#mim-essence-${essence}`} style={{ color: `var(--mim-${essence}-sign)` }} />
      </g>
      <path id={`mim-name-${place}`} d={namePath(angle)} fill="none" />
      {start && (
        <path
          class="mim-start"
          d="M-26 46V-46H38L24 -22L38 2H-12V46Z"
          transform={`translate(${flag.x} ${flag.y}) scale(.36)`}
        />
      )}
      <text class={start ? 'mim-realm-name mim-first-realm' : 'mim-realm-name'}>
        <textPath href={`#mim-name-${place}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </>
  );
});

export const Petal = ({ role, pointed, lit, ...art }: PetalProps) => {
  const turned = `translate(500 500) rotate(${(art.place / art.places) * 360})`;
  const state = `mim-petal${'data-move' in role ? ' mim-live' : ''}${pointed ? ' mim-pointed' : ''}${lit ? ' mim-lit' : ''}`;
  return (
    <g class={state} data-realm={art.id} {...role}>
      <Art {...art} />
      <g transform={turned}>
        {lit && <use href="#mim-beam-shape" class="mim-beam" />}
        <use href="#mim-outline" class="mim-glow" />
      </g>
    </g>
  );
};
