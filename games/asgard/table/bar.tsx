/** The line above the board: round, phase, turn order; the battle that is fought; and what can be done at once. */
import { pictured } from '@idavoll/board';
import { ROUNDS } from '../rules/vocabulary.ts';
import { Battle } from './battle.tsx';
import type { Desk } from './desk.ts';
import { BadgePiece } from './pieces.tsx';
import { range, type Sight } from './sight.ts';
import { Tray } from './tray.tsx';

const Rounds = ({ sight }: { sight: Sight }) => {
  const { say, round, phase } = sight;
  const text = say('board.round', { round, rounds: ROUNDS, phase: say(`phase.${phase}`) });
  return (
    <p class="asg-when">
      <span class="asg-rounds" aria-hidden="true">
        {range(ROUNDS).map(i => (
          <i key={i} class={i + 1 < round ? 'asg-past' : i + 1 === round ? 'asg-now' : ''} />
        ))}
      </span>
      <span>{text}</span>
    </p>
  );
};

const Order = ({ sight }: { sight: Sight }) => {
  const { say, order, names, at, view } = sight;
  const label = `${say('table.order')}: ${order.map(seat => names[seat]).join(', ')}`;
  return (
    <span class="asg-order" {...pictured(label)}>
      {order.map(seat => (
        <span
          key={seat}
          class={`asg-peg${sight.isActive(seat) && !sight.isOver ? ' asg-active' : ''}${view[at.claim] === seat ? ' asg-claims' : ''}`}
          title={view[at.claim] === seat ? `${names[seat]}: ${say('board.claim')}` : names[seat]}
        >
          <BadgePiece sight={sight} seat={seat} />
        </span>
      ))}
    </span>
  );
};

export const Bar = ({ desk }: { desk: Desk }) => (
  <div class="asg-bar">
    <div class="asg-stand">
      <Rounds sight={desk.sight} />
      <Order sight={desk.sight} />
    </div>
    <Battle sight={desk.sight} />
    <Tray desk={desk} />
  </div>
);
