/** The world tree in text: a row for every world, light on the left and dark on the right. */
import { NONE, type Nth, type Piece } from '@idavoll/engine';
import { populationOn, tileOn } from '../rules/board.ts';
import { sideOfDisc } from '../rules/numbers.ts';
import type { Cells } from '../rules/state.ts';
import { ARM_KINDS, DARK, GODS, LIGHT, SIDES, SUPPORTS, spaceOf, WORLD_COUNT } from '../rules/vocabulary.ts';
import { godName } from '../words/names.ts';
import { inColumns } from './pieces.ts';
import type { TextVoice } from './voice.ts';

const WIDTHS = [6, 26, 8, 26, 8];
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** A god with its supporters, recruits and arms, or a population with its value and bonus. */
const spacePieces = (voice: TextVoice, view: Cells, space: Nth<'space'>): Piece[] => {
  const { c, say } = voice;
  const { at, tables, content } = c;
  const tile = tileOn(view, space);
  const population = populationOn(view, space);
  if (tile !== NONE) {
    const god = tables.tileGod[tile];
    const recruits = voice.recruitMarks(recruit => view[at.beside(space, recruit)]);
    const laid = ARM_KINDS.map((_, kind) =>
      upTo(c.seats).reduce((sum, seat) => sum + view[at.laid(space, seat, kind)], 0),
    );
    const arms = ARM_KINDS.map((id, kind) => (laid[kind] > 0 ? `${laid[kind]}${say(`mark.${id}`)}` : '')).join('');
    return [
      ['bold', `${godName(voice, GODS[god])} ${tables.tileValue[tile]} `],
      ...SUPPORTS.flatMap((_, i) => (view[at.support(god, i)] === NONE ? [] : [voice.mark(view[at.support(god, i)])])),
      recruits && ` ${recruits}`,
      arms && ` ${arms}`,
    ];
  }
  if (population === NONE) return [['dim', say('board.free')]];
  const guard = view[at.guarded(space)] ? ` ${say('board.guarded')}` : '';
  const { bonus, value } = content.populations[population];
  if (!view[at.turned(population)]) return [`${value} ${say(`bonus.${bonus}`)}${guard}`];
  // ASG-239: it counts nothing, and what it was is left to memory where the table agreed so.
  const face = c.options.memoryAid === false || guard ? '' : ` (${say(`bonus.${bonus}`)})`;
  return [['dim', `0 ${say('board.turned')}${face}`], guard];
};

/** The battle slot: who stands there, and on which side. */
const battlePieces = (voice: TextVoice, view: Cells, world: Nth<'world'>): Piece[] => {
  const { c, say } = voice;
  const side = sideOfDisc(c, view, world);
  return [voice.mark(view[c.at.battle(world)]), ['dim', ` ${side === NONE ? '' : say(`side.${SIDES[side]}`)}`]];
};

export const worldLines = (voice: TextVoice, view: Cells): Piece[][] => {
  const { c, say } = voice;
  const { at, tables } = c;
  const head = [
    say('board.world'),
    say('side.light'),
    say('board.battle'),
    say('side.dark'),
    say('board.victory'),
    say('board.rewards'),
  ].map((text): Piece[] => [['dim', text]]);
  const rows = upTo(WORLD_COUNT).map((world): Piece[] => {
    const number: Piece[] = [view[at.world] === world ? ['current', ` ${world + 1} `] : ` ${world + 1}`];
    if (!tables.isOpen[world]) return inColumns(WIDTHS, [number, [['dim', say('board.closed')]]]);
    const winners = upTo(c.seats).filter(seat => view[at.victory(world, seat)] === 1);
    return inColumns(WIDTHS, [
      number,
      spacePieces(voice, view, spaceOf(LIGHT, world)),
      battlePieces(voice, view, world),
      spacePieces(voice, view, spaceOf(DARK, world)),
      winners.length === 0 ? [['dim', say('board.free')]] : winners.map(voice.mark),
      [`${tables.rewardUpper[world]}/${tables.rewardLower[world]}`],
    ]);
  });
  const under = inColumns(WIDTHS, [
    [say('board.underworld')],
    spacePieces(voice, view, spaceOf(LIGHT, WORLD_COUNT)),
    [],
    spacePieces(voice, view, spaceOf(DARK, WORLD_COUNT)),
    [],
    [`+${c.content.underworldPoints}`],
  ]);
  return [inColumns(WIDTHS, head), ...rows, under];
};
