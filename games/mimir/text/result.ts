/** The end of a match: places, scores and what they are made of. */
import type { Outcome, Seat, State } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { vikingsIn } from '../rules/realms.ts';
import { breakdown } from '../rules/score.ts';
import type { Names } from './names.ts';
import { joined, type Paint, type Piece, render } from './pieces.ts';
import { treasureMark } from './realm-box.ts';

/** Room for the longest name of an artefact. */
const NAME = 12;

/** Everything is open by now, so this one drawing takes the whole truth. */
export const drawResult = (names: Names, paint: Paint, c: Context, state: State, outcome: Outcome): string[] => {
  const { say } = names;
  const seats = Array.from({ length: c.seats }, (_, seat) => seat);
  const byPlace = seats.toSorted((a, b) => outcome.places[a] - outcome.places[b]);
  const winners = seats.filter(seat => outcome.places[seat] === 1);
  const artefact = (card: number) => names.artefact(c.content.artefacts[card].id);
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
    const marks = treasures.map(({ treasure }) => [treasureMark(names, c, treasure)]);
    return [
      [
        ['bold', say('result.place', { place: outcome.places[seat] })],
        ' ',
        names.playerPiece(seat),
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
            served === card ? [names.treasure(c.content.treasures[treasure].id)] : [],
          ),
          ...leaves.map(leaf => say('result.leaf', { artefact: artefact(leaf) })),
        ].join(', ');
        const how =
          worth > 0 ? say('result.completed', { parts }) : say(flipped ? 'result.flipped' : 'result.incomplete');
        return [points(worth), `  ${artefact(card).padEnd(NAME)} `, ['dim', how]];
      }),
    ];
  };

  const lines: Piece[][] = [
    [['title', say('result.winner', { count: winners.length, players: winners.map(names.player).join(', ') })]],
    ...byPlace.flatMap(seat => [[], ...seatLines(seat)]),
  ];
  return lines.map(line => render(paint, line));
};
