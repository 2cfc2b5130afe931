/** The end of a match: places, points and what they were won for. */
import type { Event, Outcome, Piece, Seat, State } from '@idavoll/engine';
import { figuresLeft } from '../rules/figures.ts';
import { SAGAS } from '../rules/vocabulary.ts';
import { endInWords, gainsOf, rollsOf, tiesInWords } from '../words/ending.ts';
import { figuresIn } from '../words/speech.ts';
import type { TextVoice } from './voice.ts';

export const drawResult = (voice: TextVoice, state: State, { places }: Outcome, story: readonly Event[]): Piece[][] => {
  const { c, say, player } = voice;
  const { at } = c;
  const scene = voice.in(state);
  const { view: s } = scene;
  const seats = Array.from({ length: c.seats }, (_, seat) => seat);
  const byPlace = seats.toSorted((a, b) => places[a] - places[b]);
  const winners = seats.filter(seat => places[seat] === 1);

  const seatLines = (seat: Seat): Piece[][] => {
    const rolls = rollsOf(scene, story, seat).map(({ roll, good, all }) => say(`result.dice.${roll}`, { good, all }));
    return [
      [
        ['bold', say('result.place', { place: places[seat] })],
        ` ${player(seat)} `,
        ['bold', say('result.points', { points: s[at.points(seat)] })],
      ],
      ...gainsOf(story, seat).map(({ gain, points }): Piece[] => [
        `${String(points).padStart(4)}  ${say(`gain.${gain}`)}`,
      ]),
      ...tiesInWords(scene, seat).map((text): Piece[] => ['      ', ['dim', text]]),
      [
        '      ',
        [
          'dim',
          [say('result.figures', { left: figuresLeft(c, s, seat), all: figuresIn(c, s, seat).length }), ...rolls].join(
            ' · ',
          ),
        ],
      ],
    ];
  };

  return [
    [['title', say('result.winner', { count: winners.length, players: winners.map(player).join(', ') })]],
    [`${say('result.saga', { saga: say(`saga.${SAGAS[s[at.saga]]}`), round: s[at.rounds] + 1 })} ${endInWords(scene)}`],
    ...byPlace.flatMap(seat => [[], ...seatLines(seat)]),
  ];
};
