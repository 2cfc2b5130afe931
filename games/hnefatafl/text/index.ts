/** Hnefatafl in words and characters, for the terminal. */
import {
  type After,
  NONE,
  type Outcome,
  type Piece,
  type Seat,
  type TextModule,
  type TextSetup,
} from '@idavoll/engine';
import { isCorner, type Square, THRONE } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { seatOf, sideAt } from '../rules/sides.ts';
import { at, type Cells } from '../rules/state.ts';
import { FILES, PHASES, PIECES, SIZE } from '../rules/vocabulary.ts';
import words from '../words/en.json' with { type: 'json' };
import { type Key, type Offered, type Voice, valuesOf } from '../words/names.ts';
import { type Asked, factsInWords, leftInWords, moveInWords, questionInWords, type Scene } from '../words/speech.ts';

const MARKED = ['attacker', 'defender', 'king', 'throne', 'corner'] as const;
const SEATS: readonly Seat[] = [0, 1];

const voiceOf = (setup: TextSetup) => {
  const c = setup.c as Context;
  const voice: Voice = { content: c.content, say: setup.say, player: setup.player };
  return { ...voice, in: (view: unknown): Scene => ({ ...voice, c, view: view as Cells }), colourOf: setup.colourOf };
};
type TextVoice = ReturnType<typeof voiceOf>;

const squareOf = ({ say, colourOf }: TextVoice, s: Cells, square: Square): Piece => {
  const piece = s[at.on(square)];
  const mark = (id: After<'mark', Key>) => say(`mark.${id}`);
  if (piece !== NONE) return [colourOf(seatOf(s, sideAt(s, square))), mark(PIECES[piece])];
  if (isCorner(square)) return ['bold', mark('corner')];
  return square === THRONE ? ['bold', mark('throne')] : ['dim', mark('free')];
};

const boardOf = (voice: TextVoice, s: Cells): Piece[][] => {
  const files: Piece[] = ['    ', ['dim', [...FILES].join(' ')]];
  const ranks = Array.from({ length: SIZE }, (_, i) => SIZE - 1 - i).map((rank): Piece[] => [
    ['dim', String(rank + 1).padStart(3)],
    ...Array.from({ length: SIZE }, (_, file) => squareOf(voice, s, rank * SIZE + file)).flatMap((piece): Piece[] => [
      ' ',
      piece,
    ]),
  ]);
  return [...ranks, files];
};

const resultOf = (voice: TextVoice, scene: Scene, { places }: Outcome): Piece[][] => {
  const { say, player } = voice;
  const winners = SEATS.filter(seat => places[seat] === 1);
  return [
    [['title', say('result.winner', { count: winners.length, players: winners.map(player).join(', ') })]],
    ...SEATS.toSorted((a, b) => places[a] - places[b]).map((seat): Piece[] => [
      ['bold', say('result.place', { place: places[seat] })],
      ` ${player(seat)} `,
      leftInWords(scene, seat, 'result.left'),
    ]),
  ];
};

export const text: TextModule = {
  words,
  create: setup => {
    const voice = voiceOf(setup);
    const { say, player } = voice;
    return {
      board: (view, viewer) => [
        ...boardOf(voice, view as unknown as Cells),
        [],
        ...SEATS.map((seat): Piece[] => [
          [player(seat), ...(seat === viewer ? [say('board.you')] : [])].join(' '),
          `: ${factsInWords(voice.in(view), seat).join(' · ')}`,
        ]),
      ],
      legend: [say('board.legend', Object.fromEntries(MARKED.map(id => [id, say(`mark.${id}`)])))],
      ask: view => questionInWords(voice.in(view), PHASES[view[at.phase]] as Asked),
      offer: (move, view) => moveInWords(voice.in(view), move as Offered),
      cell: ({ from, to }) => ({ row: String(from), entry: String(to) }),
      telling: { valuesOf: event => valuesOf(voice, event), together: {}, shown: [] },
      result: (state, outcome) => resultOf(voice, voice.in(state), outcome),
    };
  },
};
