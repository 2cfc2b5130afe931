/** The end of a match: places, points and what they were scored for, then Ragnarök world by world. */
import type { Event, Outcome, Piece, Seat } from '@idavoll/engine';
import type { Cells } from '../rules/state.ts';
import { endingsOf, gainsOf, sharesInWords, tiesInWords } from '../words/ending.ts';
import { worldName } from '../words/names.ts';
import type { TextVoice } from './voice.ts';

/** Everything is open by now, so this one drawing takes the whole truth. */
export const drawResult = (voice: TextVoice, s: Cells, { places }: Outcome, story: readonly Event[]): Piece[][] => {
  const { c, say, player } = voice;
  const scene = voice.in(s);
  const seats = Array.from({ length: c.seats }, (_, seat) => seat);
  const byPlace = seats.toSorted((a, b) => places[a] - places[b]);

  const seatLines = (seat: Seat): Piece[][] => [
    [
      ['bold', say('result.place', { place: places[seat] })],
      ` ${player(seat)} `,
      ['bold', say('result.points', { points: s[c.at.score(seat)] })],
    ],
    ...gainsOf(story, seat).map(({ gain, points, parts }): Piece[] => [
      `${String(points).padStart(4)}  ${say(`gain.${gain}`)}`,
      ['dim', parts.length > 1 ? ` (${parts.join(' + ')})` : ''],
    ]),
    ...tiesInWords(scene, seat).map((text): Piece[] => ['      ', ['dim', text]]),
  ];

  const worldLines = endingsOf(scene, story).flatMap((ending): Piece[][] => [
    [['bold', worldName(scene, ending.world)], `: ${sharesInWords(scene, ending).join(', ')}`],
    ...ending.hosts.map(({ name, strength, wins, help }): Piece[] => [
      '      ',
      [wins ? 'good' : 'dim', `${String(strength).padStart(2)} ${[name, ...help].join(', ')}`],
    ]),
  ]);

  return [
    [['title', say('result.winner', { players: player(byPlace[0]) })]],
    ...byPlace.flatMap(seat => [[], ...seatLines(seat)]),
    [],
    [['bold', say('result.ragnarok')]],
    ...worldLines,
  ];
};
