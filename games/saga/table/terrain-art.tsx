/** The terrain, seen from above by a low sun: trees, stones, huts, towers and longhouses in one hand. */
import { BOULDERS, braid, LONGHOUSE, leafy, RUNES, rays, spruce, TOWER } from './art.ts';

const INK = 'var(--sag-ink)';
const outlined = { stroke: INK, 'stroke-width': 3.5, 'stroke-linejoin': 'round' } as const;

const Trees = () => (
  <>
    <g id="sag-tree-0">
      <path d={spruce(11, 47, 35, 0.2)} transform="translate(8 11)" class="sag-cast" />
      <path d={spruce(11, 47, 34, 0.2)} fill="var(--sag-leaf-1)" {...outlined} />
      <path d={spruce(9, 34, 23, 0.5)} fill="var(--sag-leaf-2)" transform="translate(-2 -3)" />
      <path d={spruce(7, 20, 12, 0.1)} fill="var(--sag-leaf-3)" transform="translate(-4 -6)" />
    </g>
    <g id="sag-tree-1">
      <path d={leafy(9, 38, 0.1)} transform="translate(8 11)" class="sag-cast" />
      <path d={leafy(9, 38, 0.1)} fill="var(--sag-leaf-1)" {...outlined} />
      <path d={leafy(7, 25, 0.6)} fill="var(--sag-leaf-2)" transform="translate(-4 -5)" />
      <path d={leafy(5, 12, 0.2)} fill="var(--sag-leaf-3)" transform="translate(-9 -10)" />
    </g>
  </>
);

const Stones = () => (
  <>
    {BOULDERS.map(({ body, facet, edge }, i) => (
      <g key={body} id={`sag-stone-${i}`}>
        <path d={body} transform="translate(7 9)" class="sag-cast" />
        <path d={body} fill="var(--sag-stone-1)" {...outlined} />
        <path d={facet} fill="var(--sag-stone-2)" />
        <path d={edge} fill="none" stroke={INK} stroke-opacity="0.35" stroke-width="2.5" />
      </g>
    ))}
    {RUNES.map((d, i) => (
      <path
        key={d}
        id={`sag-rune-${i}`}
        d={d}
        fill="none"
        stroke="var(--sag-carved)"
        stroke-linecap="round"
        stroke-linejoin="round"
        stroke-width="5"
      />
    ))}
  </>
);

const Hut = () => (
  <g id="sag-hut-0">
    <circle cx="8" cy="10" r="44" class="sag-cast" />
    <circle r="45" fill="var(--sag-wood-1)" {...outlined} />
    <circle r="39" fill="var(--sag-thatch-1)" />
    <path d={rays(26, 14, 39)} stroke="var(--sag-thatch-2)" stroke-width="2.6" />
    <circle r="26" fill="none" stroke={INK} stroke-opacity="0.35" stroke-width="2.5" stroke-dasharray="5 4" />
    <path d="M-34 -18A39 39 0 0 1 18 -34" fill="none" stroke="#fff" stroke-opacity="0.28" stroke-width="7" />
    <circle r="13" fill="var(--sag-wood-2)" {...outlined} />
    <circle r="6.5" fill={INK} />
    <path d="M-11 34H11V48H-11Z" fill="var(--sag-wood-2)" {...outlined} />
  </g>
);

const Tower = () => (
  <g id="sag-tower-0">
    <path d={TOWER.wall} transform="translate(13 16)" class="sag-cast" />
    <path d={TOWER.wall} fill="var(--sag-stone-1)" {...outlined} />
    {TOWER.battlements.map(angle => (
      <path
        key={angle}
        d="M-9 -48H9V-36H-9Z"
        transform={`rotate(${angle})`}
        fill="var(--sag-stone-2)"
        stroke={INK}
        stroke-width="2.5"
      />
    ))}
    <path d="M-33 -33H33V33H-33Z" fill={INK} opacity="0.55" />
    {TOWER.roof.map((d, i) => (
      <path key={d} d={d} fill={`var(--sag-roof-${i + 1})`} stroke={INK} stroke-width="2" stroke-linejoin="round" />
    ))}
    <path
      d="M-14 -19H14M-8 -12H8M-14 19H14M-8 12H8M-19 -14V14M-12 -8V8M19 -14V14M12 -8V8"
      stroke={INK}
      stroke-opacity="0.3"
      stroke-width="2"
    />
    <circle r="6" fill="url(#sag-gold)" stroke={INK} stroke-width="2" />
  </g>
);

/** A braid along the ridge of a house. */
const Carving = ({ length, crossings }: { length: number; crossings: number }) => {
  const strands = ([0, 1] as const).map(strand => braid(length, crossings, 9, strand));
  return (
    <g transform={`translate(${-length / 2} 0)`} fill="none">
      {strands.map(d => (
        <path key={d} d={d} stroke={INK} stroke-width="7" />
      ))}
      {strands.map(d => (
        <path key={d} d={d} stroke="var(--sag-wood-3)" stroke-width="3.4" />
      ))}
    </g>
  );
};

const Houses = () => (
  <>
    <g id="sag-house-2">
      <path d={LONGHOUSE.roof} fill="var(--sag-thatch-2)" {...outlined} />
      <path d={LONGHOUSE.lit} fill="var(--sag-thatch-1)" />
      <path d={LONGHOUSE.courses} stroke={INK} stroke-opacity="0.22" stroke-width="2.4" />
      <path d="M-86 -32Q0 -56 86 -32M-86 32Q0 56 86 32" fill="none" stroke="var(--sag-wood-1)" stroke-width="6" />
      <path d="M-94 0H94" stroke="var(--sag-wood-1)" stroke-width="9" stroke-linecap="round" />
      <Carving length={144} crossings={8} />
      <path d={LONGHOUSE.boards} fill="none" stroke={INK} stroke-width="9" stroke-linecap="round" />
      <path d={LONGHOUSE.boards} fill="none" stroke="var(--sag-wood-3)" stroke-width="4.5" stroke-linecap="round" />
    </g>
    <g id="sag-house-1">
      <path d="M-42 -34H42V34H-42Z" transform="translate(9 11)" class="sag-cast" />
      <path d="M-44 -36H44V36H-44Z" fill="var(--sag-thatch-2)" {...outlined} />
      <path d="M-44 -36H44V0H-44Z" fill="var(--sag-thatch-1)" />
      <path
        d="M-30 -36V36M-15 -36V36M0 -36V36M15 -36V36M30 -36V36"
        stroke={INK}
        stroke-opacity="0.22"
        stroke-width="2.4"
      />
      <path d="M-46 0H46" stroke="var(--sag-wood-1)" stroke-width="9" stroke-linecap="round" />
      <Carving length={72} crossings={4} />
    </g>
  </>
);

export const TerrainDefs = () => (
  <>
    <Trees />
    <Stones />
    <Hut />
    <Tower />
    <Houses />
  </>
);
