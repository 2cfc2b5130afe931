/** The line above the board: what the shell says, the rounds, the phase, and the order of play. */
import { pictured } from '@idavoll/board';
import { ROUNDS } from '../rules/vocabulary.ts';
import { BadgePiece } from './pieces.tsx';
import { range, type Sight } from './sight.ts';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

const Rounds = ({ sight }: { sight: Sight }) => {
  const { say, round, phase } = sight;
  return (
    <p class="asg-when">
      <span class="sr">{say('board.round', { round, rounds: ROUNDS, phase: say(`phase.${phase}`) })}</span>
      <span class="asg-rounds" aria-hidden="true">
        {range(ROUNDS).map(i => (
          <i key={i} class={i + 1 < round ? 'asg-past' : i + 1 === round ? 'asg-now' : ''}>
            {NUMERALS[i]}
          </i>
        ))}
      </span>
      <span class="asg-phase" aria-hidden="true">
        {say(`phase.${phase}`)}
      </span>
    </p>
  );
};

/** In the order of the turn, with everybody's points. */
const Order = ({ sight }: { sight: Sight }) => {
  const { say, order, names, at, view } = sight;
  const label = `${say('table.order')}: ${order.map(seat => `${names[seat]} ${sight.scoreOf(seat)}`).join(', ')}`;
  return (
    <span class="asg-order" {...pictured(label)}>
      {order.map(seat => (
        <span
          key={seat}
          class={`asg-peg${sight.isActive(seat) && !sight.isOver ? ' asg-active' : ''}${view[at.claim] === seat ? ' asg-claims' : ''}`}
          title={view[at.claim] === seat ? `${names[seat]}: ${say('board.claim')}` : names[seat]}
          data-seat-score={seat}
        >
          <BadgePiece sight={sight} seat={seat} />
          <b>{sight.scoreOf(seat)}</b>
        </span>
      ))}
    </span>
  );
};

export const Top = ({ sight }: { sight: Sight }) => (
  <div class="asg-top">
    <Rounds sight={sight} />
    <Order sight={sight} />
  </div>
);
