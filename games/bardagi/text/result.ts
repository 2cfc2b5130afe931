/** The end of a match: places, glory and what it was won for. */
import type { Outcome, Piece, Seat, State } from '@idavoll/engine';
import { SOURCES } from '../rules/vocabulary.ts';
import type { TextVoice } from './voice.ts';

export const drawResult = (voice: TextVoice, state: State, { places, scores }: Outcome): Piece[][] => {
  const { c, say, player } = voice;
  const { view: s } = voice.in(state);
  const seats = Array.from({ length: c.seats }, (_, seat) => seat);
  const winners = seats.filter(seat => places[seat] === 1);
  const seatLines = (seat: Seat): Piece[][] => [
    [
      ['bold', say('result.place', { place: places[seat] })],
      ` ${player(seat)} `,
      ['bold', say('result.glory', { count: scores[seat] })],
    ],
    ...SOURCES.flatMap((source, i): Piece[][] => {
      const points = s[c.at.gained(seat, i)];
      return points === 0 ? [] : [[`${String(points).padStart(5)}  ${say(`source.${source}`)}`]];
    }),
  ];
  return [
    [['title', say('result.winner', { count: winners.length, players: winners.map(player).join(', ') })]],
    ...seats.toSorted((a, b) => places[a] - places[b]).flatMap(seat => [[], ...seatLines(seat)]),
  ];
};
