/** A world on the trunk: its number, its rewards, the battle slot and those who have won there. */

import { grouped, pictured, Spot } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import { ARM_KINDS, SEVENTH, SIDES, spaceOf, WORLDS } from '../rules/vocabulary.ts';
import type { Desk } from './desk.ts';
import { DiscPiece, Sign } from './pieces.tsx';
import { range } from './sight.ts';
import { Space } from './space.tsx';
import { Branch } from './trunk.tsx';

interface WorldProps {
  readonly desk: Desk;
  readonly world: number;
}

/** The side of a slot is shown by sun or moon; a light one gives a weapon, a dark one a spell. ASG-016 */
const SlotSign = ({ side }: { side: number }) => (
  <span class="asg-slot-sign">
    <Sign of={side === 0 ? 'sun' : 'moon'} />
    <Sign of={ARM_KINDS[side]} />
  </span>
);

const BattleSlots = ({ desk, world }: WorldProps) => {
  const { sight } = desk;
  const { at, view, say, names, tables } = sight;
  const seat = view[at.battle(world)];
  const fixed = tables.slotSide[world];
  const side = fixed === NONE ? view[at.seventh] : fixed;
  const slotName = (on: number) =>
    say('table.battle', { side: say(`side.${SIDES[on]}`), gift: say(`kind.${ARM_KINDS[on]}`) });
  if (seat !== NONE)
    return (
      <span class={`asg-battle asg-of-${SIDES[side]}`} {...pictured(`${slotName(side)}: ${names[seat]}`)}>
        <Sign of={side === 0 ? 'sun' : 'moon'} />
        <DiscPiece sight={sight} seat={seat} />
      </span>
    );
  return (
    <>
      {(fixed === NONE ? [0, 1] : [fixed]).map(on => (
        <Spot
          key={on}
          desk={desk}
          moves={[`stand ${world === SEVENTH ? `${WORLDS[world]}-${SIDES[on]}` : WORLDS[world]}`]}
          class={`asg-battle asg-of-${SIDES[on]}`}
          label={slotName(on)}
        >
          <SlotSign side={on} />
        </Spot>
      ))}
    </>
  );
};

const Victors = ({ desk, world }: WorldProps) => {
  const { sight } = desk;
  const { at, view, say, names } = sight;
  const victors = range(sight.seats).filter(seat => view[at.victory(world, seat)] === 1);
  if (victors.length === 0) return null;
  return (
    <span class="asg-victors" {...grouped(say('board.victory'))}>
      {victors.map(seat => (
        <Spot
          key={seat}
          desk={desk}
          moves={[seat === sight.viewer ? `retrieve ${WORLDS[world]}` : undefined]}
          class="asg-victor"
          label={`${say('board.victory')}: ${names[seat]}`}
        >
          <DiscPiece sight={sight} seat={seat} />
        </Spot>
      ))}
    </span>
  );
};

export const World = ({ desk, world }: WorldProps) => {
  const { sight } = desk;
  const { at, view, say, tables } = sight;
  const isFought = view[at.world] === world && (sight.phase === 'battle' || sight.phase === 'hammer');
  const pointed = desk.pointedAt.has(WORLDS[world]) ? ' pointed' : '';
  if (!sight.isOpen(world))
    return (
      <div class="asg-world asg-closed">
        <Branch level={world} bare />
        <span class="asg-medal">
          <b class="asg-number">{world + 1}</b> <small>{say('board.closed')}</small>
        </span>
      </div>
    );
  const [upper, lower] = [tables.rewardUpper[world], tables.rewardLower[world]];
  return (
    <div class={`asg-world${isFought ? ' asg-fought' : ''}${pointed}`} {...grouped(say(`world.${WORLDS[world]}`))}>
      <Branch level={world} />
      <Space desk={desk} space={spaceOf(0, world)} />
      <span class="asg-medal">
        <span class="asg-world-head">
          <b class="asg-number">{world + 1}</b>
          <span class="asg-rewards" {...pictured(say('table.rewards', { upper, lower }))}>
            <small>I</small> {upper} <small>II</small> {lower}
          </span>
        </span>
        {!sight.isRagnarok && (
          <span class="asg-field">
            <BattleSlots desk={desk} world={world} />
            <Victors desk={desk} world={world} />
          </span>
        )}
      </span>
      <Space desk={desk} space={spaceOf(1, world)} />
    </div>
  );
};
