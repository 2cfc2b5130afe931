/** An artefact card: what it needs, what of that there is, what it is worth; or its back with the leaf. */
import { NONE } from '@idavoll/engine';
import { ARTEFACT_COUNT, MATERIALS, OPEN, TREASURE_COUNT } from '../rules/vocabulary.ts';
import { artefactName } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { Piece, Stone } from './pieces.tsx';
import { type Material, range, type Sight } from './sight.ts';

interface Pip {
  readonly material: Material;
  /** How the need is met: not at all, by what lies behind the screen, by a treasure or a leaf assigned to this card. */
  readonly met: 'missing' | 'held' | { readonly treasure: number } | 'leaf';
}

/** The needs of a card one by one; before the scoring as if all treasures of its holder were for this card. */
export const pipsOf = (sight: Sight, card: number): Pip[] => {
  const { c, view, viewer, scoring } = sight;
  const needs = MATERIALS.flatMap((material, m) =>
    range(c.tables.needs[card * MATERIALS.length + m]).map(i => ({ material, m, i })),
  );
  const used = (m: number) =>
    range(TREASURE_COUNT).filter(t => view[c.at.use(t)] === card && c.tables.material[t] === m);
  const own = (m: number) =>
    viewer < 0 ? 0 : sight.treasuresOf(viewer).filter(t => c.tables.material[t] === m).length;
  let leaves = range(ARTEFACT_COUNT).filter(leaf => view[c.at.leaf(leaf)] === card).length;
  return needs.map(({ material, m, i }): Pip => {
    if (!scoring) return { material, met: i < own(m) ? 'held' : 'missing' };
    const treasure = used(m)[i];
    if (treasure !== undefined) return { material, met: { treasure } };
    return { material, met: leaves-- > 0 ? 'leaf' : 'missing' };
  });
};

const PipSign = ({ sight, pip: { material, met } }: { sight: Sight; pip: Pip }) => {
  if (typeof met === 'object')
    return (
      <Piece class="mim-pip">
        <Stone sight={sight} treasure={met.treasure} />
      </Piece>
    );
  return (
    <Piece class={`mim-pip mim-${met}`}>
      <circle r="48" class="mim-pip-ground" />
      {met === 'leaf' ? (
        <use href="#mim-leaf" style={{ color: 'var(--mim-leaf)' }} transform="scale(.8)" />
      ) : (
        <use href={`#mim-${material}`} style={{ color: `var(--mim-${material})` }} transform="scale(.8)" />
      )}
    </Piece>
  );
};

/** How many of each material: 2 wood, 1 gem. */
const listOf = (sight: Sight, pips: readonly Pip[]): string =>
  MATERIALS.flatMap(material => {
    const count = pips.filter(pip => pip.material === material).length;
    return count > 0 ? [`${count} ${sight.say(`material.${material}`)}`] : [];
  }).join(', ');

/** A card's face or back, without anything to do. */
export const CardFace = ({ sight, card, own }: { sight: Sight; card: number; own: boolean }) => {
  const { c, say, view, voice } = sight;
  const { points, essence } = c.content.artefacts[card];
  const name = artefactName(voice, c.content.artefacts[card].id);
  const pips = pipsOf(sight, card);
  const missing = pips.filter(({ met }) => met === 'missing');
  const serves = view[c.at.leaf(card)];
  if (view[c.at.flipped(card)] === 1)
    return (
      <span class="mim-face mim-back">
        <Piece class="mim-big-leaf">
          <use href="#mim-leaf" style={{ color: 'var(--mim-leaf)' }} />
        </Piece>
        <span class="mim-card-name">{name}</span>
        <span class="mim-needs">
          {serves === NONE ? say('board.flipped') : `→ ${artefactName(voice, c.content.artefacts[serves].id)}`}
        </span>
      </span>
    );
  return (
    <span class={`mim-face${own && missing.length === 0 ? ' mim-complete' : ''}`}>
      <span class="mim-card-head">
        <Piece class="mim-essence">
          <use href={`#mim-essence-${essence}`} style={{ color: `var(--mim-${essence}-ink)` }} />
        </Piece>
        <span class="mim-card-name">{name}</span>
        <span class="mim-points">{points}</span>
      </span>
      <span class="mim-pips" role="img" aria-label={listOf(sight, pips)}>
        {pips.map((pip, i) => (
          <PipSign key={i} sight={sight} pip={own || sight.scoring ? pip : { ...pip, met: 'held' }} />
        ))}
      </span>
      {own && (
        <span class="mim-needs">
          {missing.length === 0
            ? say(sight.scoring ? 'board.complete' : 'board.enough')
            : say('board.missing', { materials: listOf(sight, missing), leaves: 0 })}
          {view[c.at.face(card)] === OPEN && !sight.scoring ? ` · ${say('table.open')}` : ''}
        </span>
      )}
    </span>
  );
};

interface CardProps {
  readonly desk: Desk;
  readonly card: number;
  readonly own: boolean;
}

const Flip = ({ desk, move }: { desk: Desk; move: string }) => {
  const { 'aria-label': name, ...press } = desk.press(move);
  return (
    <button type="button" class="mim-flip mim-live" {...press}>
      <Piece>
        <use href="#mim-leaf" style={{ color: 'var(--mim-leaf)' }} />
      </Piece>
      <span>{name}</span>
    </button>
  );
};

/** A card on the table, with the moves that concern it. */
export const Card = ({ desk, card, own }: CardProps) => {
  const { id } = desk.sight.c.content.artefacts[card];
  const direct = [...desk.direct('lay'), ...desk.direct('artefact')].find(({ fields }) => fields.artefact === id)?.move;
  const move = direct ?? (own ? desk.target(id) : undefined);
  const flip = desk.direct('flip').find(({ fields }) => fields.artefact === id);
  return (
    <li class={`mim-card${desk.pointedAt.has(id) ? ' mim-pointed' : ''}`}>
      <div class="mim-card-place">
        <CardFace sight={desk.sight} card={card} own={own} />
        {move !== undefined && <button type="button" class="mim-over mim-live" {...desk.press(move)} />}
      </div>
      {flip && <Flip desk={desk} move={flip.move} />}
    </li>
  );
};
