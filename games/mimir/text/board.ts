/** The table as one viewer sees it, drawn in text. Takes a view, never a state. */
import type { Seat, View, Viewer } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { KINDS, MATERIALS } from '../rules/vocabulary.ts';
import type { Names } from './names.ts';
import { type Paint, type Piece, padded, render, widthOf, wrapped } from './pieces.ts';
import { treasureMark } from './realm-box.ts';
import { drawRing } from './ring.ts';
import { type Sight, sightOf } from './sight.ts';

const LABEL = 15;
/** Room for player, god and '(you)'. */
const NAME = 20;
const WIDTH = 79;

const label = (text: string): Piece => ['dim', text.padEnd(LABEL)];

const materials = (names: Names, counts: Readonly<Partial<Record<string, number>>>): string =>
  MATERIALS.filter(material => counts[material])
    .map(material => `${counts[material]} ${names.say(`material.${material}`)}`)
    .join(', ');

/** Name, points and needs of a card: Mjölnir 7 (2 wood, 2 metal); its essence where that matters. */
const cardPieces = ({ names, c }: Sight, card: number): Piece[] => {
  const { id, points, essence, requires } = c.content.artefacts[card];
  const marks = c.variant ? `; ${names.say(`essence.${essence}`)}` : '';
  return [[essence, names.artefact(id)], ` ${points} (${materials(names, requires)}${marks})`];
};

/** What everybody knows of a seat, in one line or two. */
const seatLines = (sight: Sight, seat: Seat): Piece[][] => {
  const { names, c, view, viewer } = sight;
  const { say } = names;
  const treasures = sight.listedTreasuresOf(seat).map(t => [treasureMark(names, c, t)]);
  const cards =
    seat === viewer ? [] : sight.listedCardsOf(seat).map(card => names.artefact(c.content.artefacts[card].id));
  const who: Piece[] = [names.playerPiece(seat), ` ${names.god(seat)}${seat === viewer ? ` ${say('board.you')}` : ''}`];
  const line: Piece[] = [
    sight.decides(seat) ? ['bold', '▸ '] : '  ',
    ...padded(who, NAME),
    say('board.tokens', { count: sight.tokensBehindScreen(seat) }).padEnd(11),
    say('board.treasures', { count: sight.treasuresOf(seat).length }),
    ...treasures.flatMap(([treasure]) => [' ', treasure]),
    `  ${say('board.cards', { count: view[c.at.cardCount(seat)] })}`,
  ];
  if (cards.length === 0) return [line];
  const list: Piece[] = [` ${cards.join(', ')}`];
  return widthOf([...line, ...list]) <= WIDTH ? [[...line, ...list]] : [line, [' '.repeat(NAME + 1), ...list]];
};

const displayLines = (sight: Sight): Piece[][] =>
  wrapped(
    sight.display.map(card => cardPieces(sight, card)),
    '  ',
    WIDTH - LABEL,
  ).map((line, i) => [label(i === 0 ? sight.names.say('board.display') : ''), ...line]);

/** How far a card is from being completed. */
const progressPiece = (sight: Sight, card: number, seat: Seat): Piece => {
  const { say } = sight.names;
  if (sight.isFlipped(card)) return ['dim', say('board.flipped')];
  const missing = sight.missing(card, seat);
  const leaves = sight.leavesOn(card);
  const short = Object.values(missing).reduce((sum, count) => sum + count, 0);
  if (short <= leaves) return ['good', say(sight.scoring ? 'board.complete' : 'board.enough')];
  return ['dim', say('board.missing', { materials: materials(sight.names, missing), leaves })];
};

/** What only the viewer sees: the supply, and the own cards with what they still need. */
const ownLines = (sight: Sight, seat: Seat): Piece[][] => {
  const { names, c, view } = sight;
  const { say } = names;
  const supply = KINDS.flatMap((kind, i) => {
    const count = view[c.at.supply(seat, i)];
    return count === 0 ? [] : [names.tokens(kind, count)];
  });
  const cards = sight
    .cardsOf(seat)
    .map((card, i): Piece[] => [
      label(i === 0 ? say('board.hand') : ''),
      ...cardPieces(sight, card),
      '  ',
      progressPiece(sight, card, seat),
    ]);
  return [[label(say('board.supply')), supply.join(', ')], ...cards];
};

export const drawBoard = (names: Names, paint: Paint, c: Context, view: View, viewer: Viewer): string[] => {
  const sight = sightOf(names, c, view, viewer);
  const lines: Piece[][] = [
    ...drawRing(sight),
    ...sight.order.flatMap(seat => seatLines(sight, seat)),
    ...displayLines(sight),
    ...(viewer < 0 ? [] : ownLines(sight, viewer)),
  ];
  return lines.map(line => render(paint, line).trimEnd());
};
