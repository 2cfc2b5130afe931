/** The table as one viewer sees it, drawn in text. Takes a view, never a state. */
import { type Piece, padded, type Seat, type View, type Viewer, widthOf } from '@idavoll/engine';
import { ARTEFACT_COUNT, KINDS, MATERIALS } from '../rules/vocabulary.ts';
import { artefactName, tokensInWords } from '../words/names.ts';
import { range } from '../words/seen.ts';
import { wrapped } from './pieces.ts';
import { treasureMark } from './realm-box.ts';
import { drawRing } from './ring.ts';
import { type Sight, sightOf, type TextVoice } from './voice.ts';

const LABEL = 15;
/** Room for player, god and '(you)'. */
const NAME = 20;
const WIDTH = 79;

const label = (text: string): Piece => ['dim', text.padEnd(LABEL)];

const materials = ({ say }: TextVoice, counts: Readonly<Partial<Record<string, number>>>): string =>
  MATERIALS.filter(material => counts[material])
    .map(material => `${counts[material]} ${say(`material.${material}`)}`)
    .join(', ');

/** Name, points and needs of a card: Mjölnir 7 (2 wood, 2 metal); its essence where that matters. */
const cardPieces = ({ voice, c }: Sight, card: number): Piece[] => {
  const { id, points, essence, requires } = c.content.artefacts[card];
  const marks = c.variant ? `; ${voice.say(`essence.${essence}`)}` : '';
  return [[essence, artefactName(voice, id)], ` ${points} (${materials(voice, requires)}${marks})`];
};

/** What everybody knows of a seat, in one line or two. */
const seatLines = (sight: Sight, seat: Seat): Piece[][] => {
  const { voice, c, viewer } = sight;
  const { say } = voice;
  const held = sight.treasuresOf(seat);
  const treasures = sight.listsTreasuresOf(seat) ? held.map(t => treasureMark(voice, t)) : [];
  const cards =
    seat === viewer ? [] : sight.shownCardsOf(seat).map(card => artefactName(voice, c.content.artefacts[card].id));
  const who: Piece[] = [voice.playerPiece(seat), ` ${voice.god(seat)}${seat === viewer ? ` ${say('board.you')}` : ''}`];
  const line: Piece[] = [
    sight.isActive(seat) ? ['bold', '▸ '] : '  ',
    ...padded(who, NAME),
    say('board.tokens', { count: sight.behindScreen(seat) }).padEnd(11),
    say('board.treasures', { count: held.length }),
    ...treasures.flatMap(treasure => [' ', treasure]),
    `  ${say('board.cards', { count: sight.cardCount(seat) })}`,
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
  ).map((line, i) => [label(i === 0 ? sight.voice.say('board.display') : ''), ...line]);

/** What a card needs besides the treasures laid on it; before the scoring, were all of the seat's for this card. */
const missingFor = ({ c, view, scoring, treasuresOf }: Sight, card: number, seat: Seat): Record<string, number> => {
  const own = treasuresOf(seat)
    .filter(t => !scoring || view[c.at.use(t)] === card)
    .map(t => c.content.treasures[t].material);
  const { requires } = c.content.artefacts[card];
  const have = (material: string) => own.filter(other => other === material).length;
  return Object.fromEntries(MATERIALS.map(id => [id, Math.max(0, (requires[id] ?? 0) - have(id))]));
};

/** How far a card is from being completed. */
const progressPiece = (sight: Sight, card: number, seat: Seat): Piece => {
  const { voice, c, view } = sight;
  const { say } = voice;
  if (view[c.at.flipped(card)] === 1) return ['dim', say('board.flipped')];
  const missing = missingFor(sight, card, seat);
  const leaves = range(ARTEFACT_COUNT).filter(leaf => view[c.at.leaf(leaf)] === card).length;
  const short = Object.values(missing).reduce((sum, count) => sum + count, 0);
  if (short <= leaves) return ['good', say(sight.scoring ? 'board.complete' : 'board.enough')];
  return ['dim', say('board.missing', { materials: materials(voice, missing), leaves })];
};

/** What only the viewer sees: the supply, and the own cards with what they still need. */
const ownLines = (sight: Sight, seat: Seat): Piece[][] => {
  const { voice, c, view } = sight;
  const { say } = voice;
  const supply = KINDS.flatMap((kind, i) => {
    const count = view[c.at.supply(seat, i)];
    return count === 0 ? [] : [tokensInWords(voice, kind, count)];
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

export const drawBoard = (voice: TextVoice, view: View, viewer: Viewer): Piece[][] => {
  const sight = sightOf(voice, view, viewer);
  return [
    ...drawRing(sight),
    ...sight.order.flatMap(seat => seatLines(sight, seat)),
    ...displayLines(sight),
    ...(viewer < 0 ? [] : ownLines(sight, viewer)),
  ];
};
