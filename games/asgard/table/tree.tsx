/** The world tree: seven worlds from the crown down, the two underworlds among the roots, the ancient weapons beside. */

import { grouped, pictured } from '@idavoll/board';
import { SIDES, spaceOf, WORLD_COUNT } from '../rules/vocabulary.ts';
import type { Desk } from './desk.ts';
import { Count, DiscPiece, Sign } from './pieces.tsx';
import { range } from './sight.ts';
import { Space } from './space.tsx';
import { Spot } from './spot.tsx';
import { Crown, Roots } from './trunk.tsx';
import { World } from './world.tsx';

/** The ancient weapons of a side: the one that counts, or those that may come; and what Mímir showed. */
const Ancient = ({ desk, side }: { desk: Desk; side: 0 | 1 }) => {
  const { sight } = desk;
  const { say, tables } = sight;
  const shown = sight.areAncientsShown ? sight.shownAncient(side) : undefined;
  const next = sight.nextAncient(side);
  const coming = sight.ancientsToCome(side);
  const label = [
    say('table.ancient.side', { side: say(`side.${SIDES[side]}`) }),
    ...(shown === undefined ? [] : [say('ancient', { value: tables.ancientValue[shown] })]),
    ...(next === undefined ? [] : [say('table.ancient.next', { value: tables.ancientValue[next] })]),
  ].join('; ');
  const left = say('table.left', { count: sight.ancientsLeft(side) });
  return (
    <span
      class={`asg-ancient asg-of-${SIDES[side]}`}
      {...pictured(label)}
      data-about={`${say('about.ancient', { list: coming.join(', ') })} (${left})`}
    >
      <Sign of="ancient" />
      <b class="asg-value">{shown === undefined ? '' : tables.ancientValue[shown]}</b>
      <small>
        {say('table.ancient.coming')}
        <b>{coming.join(' · ')}</b>
      </small>
      {next !== undefined && (
        <span class="asg-peek">
          <Sign of="god-mimir" />
        </span>
      )}
    </span>
  );
};

/** Beaten discs wait in the centre of the board. ASG-389 */
const Centre = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { at, view, say, names } = sight;
  const beaten = range(sight.seats).filter(seat => view[at.centre(seat)] > 0);
  if (beaten.length === 0) return <span class="asg-centre" data-at="centre" />;
  return (
    <span class="asg-centre" data-at="centre" {...grouped(say('board.centre'))}>
      <small>{say('board.centre')}</small>
      {beaten.map(seat => (
        <Spot
          key={seat}
          desk={desk}
          moves={[seat === sight.viewer ? 'retrieve centre' : undefined]}
          class="asg-victor"
          label={`${names[seat]}: ${view[at.centre(seat)]}`}
          about={say('about.centre')}
        >
          <Count n={view[at.centre(seat)]}>
            <DiscPiece sight={sight} seat={seat} />
          </Count>
        </Spot>
      ))}
    </span>
  );
};

export const Tree = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { say } = sight;
  return (
    <section class={sight.isRagnarok ? 'asg-tree asg-ragnarok' : 'asg-tree'}>
      <h2 class="sr">{say('table.tree')}</h2>
      <div class="asg-canopy">
        <Ancient desk={desk} side={0} />
        <Crown />
        <Ancient desk={desk} side={1} />
      </div>
      <div class="asg-worlds">
        {range(WORLD_COUNT)
          .reverse()
          .map(world => (
            <World key={world} desk={desk} world={world} />
          ))}
      </div>
      <div class="asg-world asg-roots" {...grouped(say('world.underworld'))}>
        <Roots />
        <Space desk={desk} space={spaceOf(0, WORLD_COUNT)} />
        <span class="asg-medal">
          <small
            class="asg-under"
            {...pictured(say('table.underworld.points', { points: sight.c.content.underworldPoints }))}
            data-about={say('table.underworld.points', { points: sight.c.content.underworldPoints })}
          >
            {say('world.underworld')} +{sight.c.content.underworldPoints}
          </small>
          <Centre desk={desk} />
        </span>
        <Space desk={desk} space={spaceOf(1, WORLD_COUNT)} />
      </div>
    </section>
  );
};
