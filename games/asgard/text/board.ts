/** The table as one viewer sees it, drawn in text. Takes a view, never a state. */
import type { Piece, Seat, Viewer } from '@idavoll/engine';
import type { Cells } from '../rules/state.ts';
import {
  ANCIENT_COUNT,
  ASGARD_TILE_COUNT,
  BATTLE_PILES,
  FIRST_RECRUIT,
  FIRST_SEAL,
  FLIPPED,
  PHASES,
  PIECES,
  ROUNDS,
  ROW,
  SHOWN,
  SIDES,
  TEMPLE_COUNT,
  TOP,
  TRACK_LENGTH,
  WHITE_STONE,
} from '../rules/vocabulary.ts';
import { asgardName, costInWords, pieces, templeName } from '../words/names.ts';
import { godLines } from './gods.ts';
import { listed } from './pieces.ts';
import { ownLines, seatLines } from './seats.ts';
import type { TextVoice } from './voice.ts';
import { worldLines } from './worlds.ts';

const WIDTH = 79;
const LABEL = 17;
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** What everybody can take: the row, temples, the disc track, the supply, Valhalla, battle tiles. */
const middleLines = (voice: TextVoice, view: Cells): Piece[][] => {
  const { c, say } = voice;
  const { at, tables, content } = c;
  const line = (label: string, parts: readonly (readonly Piece[])[]) =>
    parts.length === 0 ? [] : listed(['dim', label], LABEL, parts, WIDTH);
  const discs = (count: (seat: Seat) => number) =>
    upTo(c.seats).flatMap((seat): Piece[][] => (count(seat) > 0 ? [[voice.mark(seat), String(count(seat))]] : []));
  const row = upTo(ASGARD_TILE_COUNT).flatMap((tile): Piece[][] => {
    const name = asgardName(voice, content.asgardTiles[tile].id);
    if (view[at.asgardTile(tile)] === ROW) return [[name]];
    if (view[at.asgardTile(tile)] !== FLIPPED) return [];
    return [[['dim', c.options.memoryAid === false ? say('board.flipped') : `${name} (${say('board.flipped')})`]]];
  });
  const temples = upTo(TEMPLE_COUNT).flatMap((temple): Piece[][] => {
    const { id } = content.temples[temple];
    return view[at.temple(temple)] === TOP ? [[['bold', templeName(voice, id)], `: ${costInWords(voice, id)}`]] : [];
  });
  const track = upTo(TRACK_LENGTH).map((space): Piece[] => [
    `${space + 1} ${say(`side.${SIDES[tables.trackSeal[space]]}`)} `,
    ...upTo(c.seats)
      .filter(seat => view[at.taken(seat)] <= space)
      .map(voice.mark),
  ]);
  const supply = [WHITE_STONE, ...upTo(PIECES.length - FIRST_SEAL).map(i => FIRST_SEAL + i)].map((piece): Piece[] => [
    pieces(voice, PIECES[piece], view[at.supply(piece)]),
  ]);
  const pool = upTo(PIECES.length - FIRST_RECRUIT).filter(recruit => view[at.pool(recruit)] > 0);
  const ancients = upTo(ANCIENT_COUNT).filter(ancient => view[at.ancient(ancient)] === SHOWN);
  return [
    ...line(
      say('board.pool'),
      pool.map(recruit => [pieces(voice, PIECES[FIRST_RECRUIT + recruit])]),
    ),
    ...line(
      say('board.asgard'),
      discs(seat => view[at.inAsgard(seat)]),
    ),
    ...line(say('board.row'), row),
    ...line(say('board.temples'), temples),
    ...line(say('board.track'), track),
    ...line(say('board.supply'), supply),
    ...line(say('board.valhalla'), [[voice.recruitMarks(recruit => view[at.valhalla(recruit)]) || say('board.free')]]),
    ...line(
      say('board.centre'),
      discs(seat => view[at.centre(seat)]),
    ),
    ...line(
      say('board.ancients'),
      ancients.map(ancient => [`${say(`side.${SIDES[tables.ancientSide[ancient]]}`)} ${tables.ancientValue[ancient]}`]),
    ),
    ...line(
      say('board.battleTiles'),
      upTo(BATTLE_PILES).map(pile => [`${view[at.battlePile(pile)]} × ${tables.battleValue[pile]}`]),
    ),
  ];
};

export const drawBoard = (voice: TextVoice, view: Cells, viewer: Viewer): Piece[][] => {
  const { c, say } = voice;
  const { at } = c;
  const phase = say(`phase.${PHASES[view[at.phase]]}`);
  return [
    [['title', say('game.title')], `  ${say('board.round', { round: view[at.round], rounds: ROUNDS, phase })}`],
    ...worldLines(voice, view),
    [],
    ...godLines(voice, view),
    [],
    ...middleLines(voice, view),
    [],
    ...upTo(c.seats).flatMap(place => seatLines(voice, view, viewer, view[at.order(place)])),
    ...(viewer < 0 ? [] : ownLines(voice, view, viewer)),
  ];
};
