/** The offers, numbered: a list, or a grid where many differ only in what goes where. */
import { stripVTControlCharacters } from 'node:util';
import type { Game, Offer, View } from '@idavoll/engine';
import type { GameText, Paint } from '../texts.ts';
import { say } from '../words.ts';

const MANY = 10;
const GAP = 2;

interface Numbered extends Offer {
  readonly number: number;
  readonly words: string;
  readonly row: string;
  readonly entry: string;
  readonly gridded: boolean;
}

/** Kinds of which there are many, and that the game can put into rows, go into a grid. */
const numbered = (game: Game, text: GameText, view: View, offers: readonly Offer[]): Numbered[] => {
  const decoded = offers.map(({ move }) => {
    const found = game.moves.find(move);
    if (found === undefined) throw new Error(`${move} is offered, but no move`);
    return game.moves.decode(found);
  });
  const ofKind = (kind: string) => decoded.filter(other => other.kind === kind).length;
  return offers.map((offer, i) => {
    const cell = text.cell(decoded[i]);
    return {
      ...offer,
      number: i + 1,
      words: text.offer(decoded[i], view),
      row: cell?.row ?? '',
      entry: cell?.entry ?? '',
      gridded: cell !== undefined && ofKind(decoded[i].kind) > MANY,
    };
  });
};

const widthOf = (text: string) => stripVTControlCharacters(text).length;
const padTo = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const drawOffers = (
  game: Game,
  text: GameText,
  view: View,
  offers: readonly Offer[],
  { paint, width }: { readonly paint: Paint; readonly width: number },
): string[] => {
  const all = numbered(game, text, view, offers);
  const digits = String(offers.length).length;
  const mark = ({ number, final }: Numbered) =>
    `${paint('bold', String(number).padStart(digits))}${final ? paint('final', '!') : ' '}`;

  const list = all.filter(({ gridded }) => !gridded);
  const widest = Math.max(0, ...list.map(({ words }) => widthOf(words)));
  const listLines = list.map(offer => `${mark(offer)} ${padTo(offer.words, widest)}  ${paint('dim', offer.move)}`);

  const grid = all.filter(({ gridded }) => gridded);
  const rows = [...new Set(grid.map(({ row }) => row))];
  const label = Math.max(0, ...rows.map(row => row.length)) + GAP;
  const rowLines = (row: string) => {
    const lines: string[] = [];
    let line = row.padEnd(label);
    for (const offer of grid.filter(other => other.row === row)) {
      const cell = `${mark(offer)} ${offer.entry}`;
      if (widthOf(line) + widthOf(cell) > width) {
        lines.push(line.trimEnd());
        line = ' '.repeat(label);
      }
      line += cell + ' '.repeat(GAP);
    }
    return [...lines, line.trimEnd()];
  };

  const notes = [
    ...(grid.length ? [say('play.grid', { number: grid[0].number, notation: grid[0].move })] : []),
    ...(offers.some(({ final }) => final) ? [say('play.final', { mark: '!' })] : []),
  ];
  return [...rows.flatMap(rowLines), ...listLines, ...notes.map(note => paint('dim', note))];
};
