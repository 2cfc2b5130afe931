/** The ring of realms with a panel in its middle. */
import { NONE, type Piece, type Seat } from '@idavoll/engine';
import { MATERIALS, ROUNDS } from '../rules/vocabulary.ts';
import { centred, joined } from './pieces.ts';
import { BOX_WIDTH, drawRealm, tokenLines } from './realm-box.ts';
import type { Sight } from './voice.ts';

const GAP = '  ';

/** What round and phase it is, and the turn order. */
const panel = ({ voice, c, view, phase, order, nextOrder }: Sight): Piece[][] => {
  const { say, colourOf } = voice;
  const row = (label: string, seats: readonly Seat[]): Piece[] => [
    ['dim', label],
    ...seats.flatMap((seat): Piece[] =>
      seat === NONE ? [' ·'] : [' ', [colourOf(seat), say(`mark.${colourOf(seat)}`)]],
    ),
  ];
  const removed = view[c.at.removedMaterial];
  return [
    [['title', say('game.title')]],
    [`${say('board.round', { round: view[c.at.round], rounds: ROUNDS })}: ${say(`phase.${phase}`)}`],
    row(say('board.order'), order),
    nextOrder.some(seat => seat !== NONE) ? row(say('board.next'), nextOrder) : [],
    removed === NONE ? [] : [['dim', say('board.without', { material: say(`material.${MATERIALS[removed]}`) })]],
  ];
};

/** Clockwise from the top left: a row above, one realm on each side of the panel, a row below. */
export const drawRing = (sight: Sight): Piece[][] => {
  const { ring } = sight;
  const above = (ring.length - 2) >> 1;
  const right = ring[above];
  const left = ring[ring.length - 1];
  const below = ring.slice(above + 1, -1).reverse();
  const columns = Math.max(3, below.length);
  const width = columns * BOX_WIDTH + (columns - 1) * GAP.length;

  const tallest = (realms: readonly number[]) => Math.max(...realms.map(realm => tokenLines(sight, realm).length));
  const boxes = (realms: readonly number[], height = tallest(realms)) =>
    realms.map(realm => drawRealm(sight, realm, height));
  const row = (blocks: readonly (readonly Piece[][])[]) =>
    blocks[0].map((_, line) =>
      centred(
        joined(
          blocks.map(block => block[line]),
          GAP,
        ),
        width,
      ),
    );

  const text = panel(sight);
  const [leftBox, rightBox] = boxes([left, right], Math.max(2, tallest([left, right])));
  const middle = leftBox.map((_, line) => centred(text[line] ?? [], width - 2 * (BOX_WIDTH + GAP.length)));
  return [...row(boxes(ring.slice(0, above))), ...row([leftBox, middle, rightBox]), ...row(boxes(below))];
};
