/** The gods in text: a row for each, with slots, supporters, recruits and stones. */
import { NONE, type Nth, type Piece } from '@idavoll/engine';
import { isActive } from '../rules/board.ts';
import { topTile } from '../rules/piles.ts';
import type { Cells } from '../rules/state.ts';
import { GODS, SLOTS, STONES, SUPPORTS, TEMPLE, TOP } from '../rules/vocabulary.ts';
import { godName } from '../words/names.ts';
import { inColumns } from './pieces.ts';
import type { TextVoice } from './voice.ts';

const WIDTHS = [10, 3, 3, 3, 5, 8, 12, 14];
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

const godLine = (voice: TextVoice, view: Cells, god: Nth<'god'>): Piece[] => {
  const { c, say } = voice;
  const { at, tables } = c;
  const isAwake = isActive(c, view, god);
  const tiles = upTo(c.tileCount).filter(tile => tables.tileGod[tile] === god && view[at.tile(tile)] <= TOP);
  const top = topTile(c, view, god);
  const name: Piece = [isAwake ? 'bold' : 'dim', godName(voice, GODS[god])];
  const tile = top === NONE ? say('board.free') : `${tables.tileValue[top]} (${tiles.length})`;
  if (!isAwake)
    return inColumns(
      [...WIDTHS.slice(0, 1), 14],
      [[name], [['dim', say('board.asleep', { round: tables.activeFrom[god] })]]],
    );
  const slot = (i: Nth<'slot'>): Piece[] =>
    i !== TEMPLE && i >= tables.requestSlots[god] ? [] : [voice.mark(view[at.slot(god, i)])];
  const stone = tables.stone[god];
  return inColumns(WIDTHS, [
    [name, view[at.sealed(god)] ? ' +' : ''],
    ...upTo(SLOTS.length).map(slot),
    upTo(SUPPORTS.length).map(i => voice.mark(view[at.support(god, i)])),
    [tile],
    [voice.recruitMarks(recruit => view[at.onGod(god, recruit)])],
    stone === NONE ? [] : [`${view[at.supply(stone)]} ${say(`stone.${STONES[stone]}`)}`],
  ]);
};

export const godLines = (voice: TextVoice, view: Cells): Piece[][] => {
  const { say } = voice;
  const head = [
    say('board.gods'),
    'A',
    'B',
    'T',
    'S',
    say('board.tile'),
    say('board.recruits'),
    say('board.stones'),
  ].map((text): Piece[] => [['dim', text]]);
  return [inColumns(WIDTHS, head), ...GODS.map((_, god) => godLine(voice, view, god))];
};
