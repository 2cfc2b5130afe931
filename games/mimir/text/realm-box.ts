/** One realm of the ring, as a box. */
import { type Piece, padded, type Seat, widthOf } from '@idavoll/engine';
import { KINDS } from '../rules/vocabulary.ts';
import { realmName } from '../words/names.ts';
import { range } from '../words/seen.ts';
import { joined } from './pieces.ts';
import type { Sight, TextVoice } from './voice.ts';

export const BOX_WIDTH = 25;
const INNER = BOX_WIDTH - 4;

const THIN = { top: '╭╮', bottom: '╰╯', side: '│', line: '─', style: 'dim' };
const HEAVY = { top: '┏┓', bottom: '┗┛', side: '┃', line: '━', style: 'bold' };

/** A material's letter with the points: S3. */
export const treasureMark = ({ c, say }: TextVoice, treasure: number): Piece => {
  const { material, points } = c.content.treasures[treasure];
  return [material, `${say(`mark.${material}`)}${points}`];
};

/** Tokens by kind: 3v D R. */
const tokenMarks = ({ say }: TextVoice, count: (kind: number) => number): string[] =>
  KINDS.flatMap((kind, i) => {
    const mark = say(`mark.${kind}`);
    return count(i) > 1 ? [`${count(i)}${mark}`] : count(i) === 1 ? [mark] : [];
  });

/** One line for each seat that has tokens here: face up, then face down; the viewer's own in brackets. */
export const tokenLines = ({ voice, c, view, viewer }: Sight, realm: number): Piece[][] => {
  const { at } = c;
  const faceDown = (seat: Seat): string => {
    if (seat !== viewer) return voice.say('mark.hidden').repeat(view[at.placed(realm, seat)]);
    const own = tokenMarks(voice, kind => view[at.faceDown(realm, seat, kind)]);
    return own.length ? `[${own.join(' ')}]` : '';
  };
  return range(c.seats).flatMap(seat => {
    const up = tokenMarks(voice, kind => view[at.faceUp(realm, seat, kind)]);
    const tokens = [...up, faceDown(seat)].filter(text => text !== '');
    const colour = voice.colourOf(seat);
    const line: Piece = [colour, `${voice.say(`mark.${colour}`)}: ${tokens.join(' ')}`];
    return tokens.length ? [[line]] : [];
  });
};

/** A box with room for so many lines of tokens. */
export const drawRealm = (sight: Sight, realm: number, height: number): Piece[][] => {
  const { voice, c, view } = sight;
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

  const treasures = sight.treasuresIn(realm).map(t => [treasureMark(voice, t)]);
  const spaced = joined(treasures, ' ');
  const tokens = tokenLines(sight, realm);
  const start: Piece[] =
    view[c.at.startRealm] === realm
      ? [
          ['bold', ` ${voice.say('board.start')} `],
          [style, line],
        ]
      : [];
  return [
    border(
      frame.top,
      [
        [style, line],
        ['bold', ` ${realmName(voice, id)} `],
      ],
      [[essence, ` ${voice.say(`essence.${essence}`)} `]],
    ),
    inside(widthOf(spaced) <= INNER ? spaced : treasures.flat()),
    ...Array.from({ length: height }, (_, i) => inside(tokens[i] ?? [])),
    border(frame.bottom, [], start),
  ];
};
