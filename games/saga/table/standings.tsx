/** Every player's points, and their figures: those that stand, and those that have fallen. */
import { pictured } from '@idavoll/board';
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { labelOf } from './figures.tsx';
import { Badge, FigureShield, Piece } from './pieces.tsx';
import { range, type Sight } from './sight.ts';
import { mayStillWin } from './standing.ts';

/** Those of somebody who has fallen are crossed out. */
export const FigurePiece = ({ sight, figure }: { sight: Sight; figure: Nth<'figure'> }) => (
  <Piece>
    <FigureShield sight={sight} figure={figure} />
    {sight.fieldOf(figure) === NONE && <path class="sag-felled" d="M-40 -40L40 40M40 -40L-40 40" />}
  </Piece>
);

const Row = ({ sight, seat }: { sight: Sight; seat: Seat }) => {
  const { say } = sight;
  const team = sight.teamOf(seat);
  const points = sight.pointsOf(seat);
  return (
    <li class={sight.active === seat && !sight.isOver ? 'sag-standing sag-active' : 'sag-standing'}>
      <Piece class="sag-inline">
        <Badge sight={sight} seat={seat} />
      </Piece>
      <span class="sag-who">
        <b>{sight.names[seat]}</b> {team && <small>{sight.teamName(team)}</small>}
        {!mayStillWin(sight, seat) && <small class="sag-lost">{say('table.lost')}</small>}
      </span>
      <span class="sag-score" {...pictured(say('result.points', { points }))}>
        {points}
      </span>
      <span class="sag-ranks">
        {sight.figuresOfSeat(seat).map(figure => (
          <span
            key={figure}
            class={sight.fieldOf(figure) === NONE ? 'sag-down' : ''}
            {...pictured(labelOf(sight, figure))}
          >
            <FigurePiece sight={sight} figure={figure} />
          </span>
        ))}
      </span>
    </li>
  );
};

export const Standings = ({ sight }: { sight: Sight }) => (
  <section class="sag-panel">
    <h2>{sight.say('table.standings')}</h2>
    <ul class="sag-standings">
      {range(sight.c.seats).map(seat => (
        <Row key={seat} sight={sight} seat={seat} />
      ))}
    </ul>
  </section>
);
