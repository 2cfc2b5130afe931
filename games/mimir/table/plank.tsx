/** The turn-order board: a plank with the order of now, and in the action phase the holes for the next one. */
import { NONE, type Seat } from '@idavoll/engine';
import type { Desk } from './desk.ts';
import { Badge, Piece } from './pieces.tsx';
import type { Sight } from './sight.ts';

const Peg = ({ sight, seat }: { sight: Sight; seat: Seat }) => (
  <span class={`mim-hole mim-peg${sight.isActive(seat) ? ' mim-active' : ''}`} title={sight.names[seat]}>
    <Piece>
      <Badge sight={sight} seat={seat} />
    </Piece>
  </span>
);

const Row = ({ label, children }: { label: string; children: preact.ComponentChildren }) => (
  <div class="mim-order">
    <span class="mim-label">{label}</span>
    <span class="mim-holes">{children}</span>
  </div>
);

export const Plank = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { say, order, nextOrder, c } = sight;
  const choices = desk.direct('order');
  const ordering = choices.length > 0 || nextOrder.some(seat => seat !== NONE);
  const told = (seats: readonly Seat[]) => seats.map(seat => (seat === NONE ? '–' : sight.names[seat])).join(', ');
  if (!c.normal) return null;
  return (
    <section class="mim-plank" aria-label={`${say('board.order')}: ${told(order)}`}>
      <Row label={say('board.order')}>
        {order.map(seat => (
          <Peg key={seat} sight={sight} seat={seat} />
        ))}
      </Row>
      {ordering && (
        <Row label={say('board.next')}>
          {nextOrder.map((seat, place) => {
            const choice = choices.find(({ fields }) => fields.place === place + 1);
            if (choice)
              return (
                <button key={choice.move} type="button" class="mim-hole mim-live" {...desk.press(choice.move)}>
                  {place + 1}
                </button>
              );
            if (seat !== NONE) return <Peg key={place} sight={sight} seat={seat} />;
            return (
              <span key={place} class="mim-hole">
                {place + 1}
              </span>
            );
          })}
        </Row>
      )}
    </section>
  );
};
