/** The reserves of all: the viewer's own nearest, the others in a row below that can be folded away. */
import { grouped } from '@idavoll/board';
import type { Seat } from '@idavoll/engine';
import { useState } from 'preact/hooks';
import type { PhaseName } from '../rules/vocabulary.ts';
import type { Desk } from './desk.ts';
import { Pieces, Tiles } from './holdings.tsx';

import { Arms, Head } from './reserve.tsx';
import { range } from './sight.ts';

/** Questions whose answers lie in front of the others. */
const ASKING: ReadonlySet<PhaseName> = new Set(['refill', 'donor', 'turncoat', 'reaping']);

export const OwnReserve = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const seat = sight.viewer;
  const props = { desk, seat, own: true };
  return (
    <section class="asg-panel asg-own" {...grouped(sight.say('table.own'))}>
      <Head {...props} />
      <span class="asg-pieces">
        <Pieces {...props} />
      </span>
      <span class="asg-things">
        <Tiles {...props} />
        <Arms desk={desk} seat={seat} />
      </span>
    </section>
  );
};

const Reserve = ({ desk, seat }: { desk: Desk; seat: Seat }) => {
  const { sight } = desk;
  const props = { desk, seat, own: false };
  const isPointed = desk.pointedAt.has(`seat${seat}`);
  return (
    <div
      class={`asg-panel asg-reserve${sight.isActive(seat) && !sight.isOver ? ' asg-active' : ''}${isPointed ? ' pointed' : ''}`}
      {...grouped(sight.names[seat])}
    >
      <Head {...props} />
      <span class="asg-pieces">
        <Pieces {...props} />
        <Tiles {...props} />
        <Arms desk={desk} seat={seat} />
      </span>
    </div>
  );
};

export const Others = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const [isOpen, setOpen] = useState(true);
  // What is folded away cannot be touched.
  const isWanted = ASKING.has(sight.phase) && desk.isAsked;
  // In the order of the turn, from the viewer on.
  const from = sight.order.indexOf(sight.viewer) + 1;
  const others = range(sight.seats)
    .map(i => sight.order[(from + i) % sight.seats])
    .filter(seat => seat !== sight.viewer);
  return (
    <details class="asg-others" open={isOpen || isWanted} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{sight.say(sight.viewer < 0 ? 'table.players' : 'table.others')}</h2>
      </summary>
      <div class="asg-reserves">
        {others.map(seat => (
          <Reserve key={seat} desk={desk} seat={seat} />
        ))}
      </div>
    </details>
  );
};
