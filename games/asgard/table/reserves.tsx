/** What lies in front of all: the viewer's own on a plank below the dock, the others as small cards. */
import { grouped, pictured } from '@idavoll/board';
import type { Seat } from '@idavoll/engine';
import type { Desk } from './desk.ts';
import { Pieces, Tiles } from './holdings.tsx';
import { Arms, Head, Shown } from './reserve.tsx';
import { range } from './sight.ts';

/** Nought is shown, faintly: one sees at once what is missing. */
export const OwnPlank = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const props = { desk, seat: sight.viewer, own: true };
  return (
    <section class="asg-own" data-at={`seat${sight.viewer}`} {...grouped(sight.say('table.own'))}>
      <Head {...props} />
      <Pieces {...props} />
      <span class="asg-things">
        <Tiles {...props} />
        <Arms desk={desk} seat={sight.viewer} />
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
      class={`asg-reserve${sight.isActive(seat) && !sight.isOver ? ' asg-active' : ''}${isPointed ? ' pointed' : ''}`}
      data-at={`seat${seat}`}
      {...grouped(sight.names[seat])}
    >
      <Head {...props} />
      <span class="asg-pieces">
        <Shown desk={desk} seat={seat} />
        <Pieces {...props} />
        <Tiles {...props} />
        <Arms desk={desk} seat={seat} />
      </span>
      <b class="asg-points" {...pictured(sight.say('result.points', { points: sight.scoreOf(seat) }))}>
        {sight.scoreOf(seat)}
      </b>
    </div>
  );
};

export const Others = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  // In the order of the turn, from the viewer on.
  const from = sight.order.indexOf(sight.viewer) + 1;
  const others = range(sight.seats)
    .map(i => sight.order[(from + i) % sight.seats])
    .filter(seat => seat !== sight.viewer);
  return (
    <section class="asg-panel asg-others">
      <h2 class="sr">{sight.say(sight.viewer < 0 ? 'table.players' : 'table.others')}</h2>
      {others.map(seat => (
        <Reserve key={seat} desk={desk} seat={seat} />
      ))}
    </section>
  );
};
