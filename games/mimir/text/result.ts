/** The end of a match: places, scores and what they are made of. */
import type { Outcome, Piece, Seat, State } from '@idavoll/engine';
import { vikingsIn } from '../rules/realms.ts';
import { breakdown } from '../rules/score.ts';
import { artefactName, treasureName } from '../words/names.ts';
import { joined } from './pieces.ts';
import { treasureMark } from './realm-box.ts';
import type { TextVoice } from './voice.ts';

/** Room for the longest name of an artefact. */
const NAME = 12;

/** Everything is open by now, so this one drawing takes the whole truth. */
export const drawResult = (voice: TextVoice, state: State, outcome: Outcome): Piece[][] => {
  const { c, say } = voice;
  const seats = Array.from({ length: c.seats }, (_, seat) => seat);
  const byPlace = seats.toSorted((a, b) => outcome.places[a] - outcome.places[b]);
  const winners = seats.filter(seat => outcome.places[seat] === 1);
  const artefact = (card: number) => artefactName(voice, c.content.artefacts[card].id);
  const points = (count: number) => String(count).padStart(4);

  /** Where totals are equal, what decided. MIM-431, MIM-432 */
  const tieBreak = (seat: Seat, treasures: number): Piece[] => {
    if (outcome.scores.filter(score => score === outcome.scores[seat]).length === 1) return [];
    const realms = Array.from({ length: c.ringSize }, (_, place) => state[c.at.ring(place)]);
    const vikings = realms.reduce((sum, realm) => sum + vikingsIn(c, state, realm, seat), 0);
    return [['dim', ` ${say('result.tie-break', { treasures, vikings })}`]];
  };

  const seatLines = (seat: Seat): Piece[][] => {
    const { treasures, artefacts, total } = breakdown(c, state, seat);
    const sum = treasures.reduce((points, treasure) => points + treasure.points, 0);
    const marks = treasures.map(({ treasure }) => [treasureMark(voice, treasure)]);
    return [
      [
        ['bold', say('result.place', { place: outcome.places[seat] })],
        ' ',
        voice.playerPiece(seat),
        ' ',
        ['bold', say('result.points', { points: total })],
        ...tieBreak(seat, treasures.length),
      ],
      [
        points(sum),
        `  ${say('result.treasures').padEnd(NAME)} `,
        ...(marks.length ? joined(marks, ' ') : [say('result.none')]),
      ],
      ...artefacts.map(({ artefact: card, points: worth, leaves, flipped }): Piece[] => {
        const parts = [
          ...treasures.flatMap(({ treasure, artefact: served }) =>
            served === card ? [treasureName(voice, c.content.treasures[treasure].id)] : [],
          ),
          ...leaves.map(leaf => say('result.leaf', { artefact: artefact(leaf) })),
        ].join(', ');
        const how =
          worth > 0 ? say('result.completed', { parts }) : say(flipped ? 'result.flipped' : 'result.incomplete');
        return [points(worth), `  ${artefact(card).padEnd(NAME)} `, ['dim', how]];
      }),
    ];
  };

  return [
    [['title', say('result.winner', { count: winners.length, players: winners.map(voice.nameOf).join(', ') })]],
    ...byPlace.flatMap(seat => [[], ...seatLines(seat)]),
  ];
};
