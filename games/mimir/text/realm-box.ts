/** One realm of the ring, as a box. */
import type { Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { KINDS } from '../rules/vocabulary.ts';
import type { Names } from './names.ts';
import { joined, type Piece, padded, widthOf } from './pieces.ts';
import type { Sight } from './sight.ts';

export const BOX_WIDTH = 25;
const INNER = BOX_WIDTH - 4;

const THIN = { top: '╭╮', bottom: '╰╯', side: '│', line: '─', style: 'dim' };
const HEAVY = { top: '┏┓', bottom: '┗┛', side: '┃', line: '━', style: 'bold' };

/** A material's letter with the points: S3. */
export const treasureMark = (names: Names, c: Context, treasure: number): Piece => {
  const { material, points } = c.content.treasures[treasure];
  return [material, `${names.say(`mark.${material}`)}${points}`];
};

/** Tokens by kind: 3v D R. */
const tokenMarks = (names: Names, count: (kind: number) => number): string[] =>
  KINDS.flatMap((kind, i) => {
    const mark = names.say(`mark.${kind}`);
    return count(i) > 1 ? [`${count(i)}${mark}`] : count(i) === 1 ? [mark] : [];
  });

/** One line for each seat that has tokens here: face up, then face down; the viewer's own in brackets. */
export const tokenLines = ({ names, c: { at }, view, viewer, seats }: Sight, realm: number): Piece[][] => {
  const faceDown = (seat: Seat): string => {
    if (seat !== viewer) return names.say('mark.hidden').repeat(view[at.placed(realm, seat)]);
    const own = tokenMarks(names, kind => view[at.faceDown(realm, seat, kind)]);
    return own.length ? `[${own.join(' ')}]` : '';
  };
  return seats.flatMap(seat => {
    const up = tokenMarks(names, kind => view[at.faceUp(realm, seat, kind)]);
    const tokens = [...up, faceDown(seat)].filter(text => text !== '');
    const colour = names.colourOf(seat);
    const line: Piece = [colour, `${names.say(`mark.${colour}`)}: ${tokens.join(' ')}`];
    return tokens.length ? [[line]] : [];
  });
};

/** A box with room for so many lines of tokens. */
export const drawRealm = (sight: Sight, realm: number, height: number): Piece[][] => {
  const { names, c, view } = sight;
  const { id, essence } = c.content.realms[realm];
  const frame = sight.here === realm ? HEAVY : THIN;
  const { style, line } = frame;

  const border = (corners: string, left: readonly Piece[], right: readonly Piece[]): Piece[] => {
    const room = BOX_WIDTH - 2 - widthOf(left) - widthOf(right);
    return [[style, corners[0]], ...left, [style, line.repeat(Math.max(0, room))], ...right, [style, corners[1]]];
  };
  const inside = (content: readonly Piece[]): Piece[] => [
    [style, `${frame.side} `],
    ...padded(content, INNER),
    [style, ` ${frame.side}`],
  ];

  const treasures = sight.treasuresIn(realm).map(t => [treasureMark(names, c, t)]);
  const spaced = joined(treasures, ' ');
  const tokens = tokenLines(sight, realm);
  const start: Piece[] =
    view[c.at.startRealm] === realm
      ? [
          ['bold', ` ${names.say('board.start')} `],
          [style, line],
        ]
      : [];
  return [
    border(
      frame.top,
      [
        [style, line],
        ['bold', ` ${names.realm(id)} `],
      ],
      [[essence, ` ${names.say(`essence.${essence}`)} `]],
    ),
    inside(widthOf(spaced) <= INNER ? spaced : treasures.flat()),
    ...Array.from({ length: height }, (_, i) => inside(tokens[i] ?? [])),
    border(frame.bottom, [], start),
  ];
};
