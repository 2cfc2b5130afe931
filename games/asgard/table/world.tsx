/** A world on the trunk: its number, its rewards, the battle slot and those who have won there. */

import { grouped, pictured } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import { ARM_KINDS, SEVENTH, SIDES, spaceOf, WORLDS } from '../rules/vocabulary.ts';
import type { Desk } from './desk.ts';
import { DiscPiece, Sign } from './pieces.tsx';
import { range } from './sight.ts';
import { Space } from './space.tsx';
import { Spot } from './spot.tsx';
import { Branch } from './trunk.tsx';

interface WorldProps {
  readonly desk: Desk;
  readonly world: number;
}

/** A disc that fights, with its chance before anything is sent as a ring: closed means won. */
const Fighter = ({ desk, world, side }: WorldProps & { side: number }) => {
  const { sight } = desk;
  const { at, view, say, names } = sight;
  const seat = view[at.battle(world)];
  const chance = sight.chanceIn(world, side);
  const percent = Math.round(100 * chance);
  const sums = [side, 1 - side].map(each => sight.strengthIn(world, each));
  const tone = chance > 0.66 ? 'asg-good' : chance > 0.33 ? 'asg-even' : 'asg-poor';
  const label = `${say('table.fighter', { name: names[seat], side: say(`side.${SIDES[side]}`) })}`;
  return (
    <span
      class={`asg-fighter ${tone}`}
      style={{ '--chance': percent }}
      {...pictured(label)}
      data-about={say(sight.areAncientsShown ? 'about.sum' : 'about.chance', {
        percent,
        light: sight.strengthIn(world, 0),
        dark: sight.strengthIn(world, 1),
      })}
    >
      <DiscPiece sight={sight} seat={seat} />
      <small>{sight.areAncientsShown ? sums.join(':') : `${percent}%`}</small>
    </span>
  );
};

/** The battle slot on its own side of the trunk; a light one gives a weapon, a dark one a spell. ASG-016 */
const BattleSlot = ({ desk, world, side }: WorldProps & { side: number }) => {
  const { sight } = desk;
  const { at, view, say, tables } = sight;
  const fixed = tables.slotSide[world];
  if (sight.isRagnarok || (fixed !== NONE && fixed !== side)) return null;
  const seat = view[at.battle(world)];
  if (seat !== NONE) {
    const isHere = fixed === side || view[at.seventh] === side;
    return isHere ? <Fighter desk={desk} world={world} side={side} /> : null;
  }
  const gift = say(`kind.${ARM_KINDS[side]}`);
  return (
    <Spot
      desk={desk}
      moves={[`stand ${world === SEVENTH ? `${WORLDS[world]}-${SIDES[side]}` : WORLDS[world]}`]}
      class={`asg-battle asg-of-${SIDES[side]}`}
      label={say('table.battle', { side: say(`side.${SIDES[side]}`), gift })}
      about={say('about.battle', { gift, percent: Math.round(100 * sight.chanceIn(world, side)) })}
    >
      <Sign of={ARM_KINDS[side]} />
    </Spot>
  );
};

/** Those who have won here, in a wreath; on the side of the trunk that has no slot. */
const Victors = ({ desk, world }: WorldProps) => {
  const { sight } = desk;
  const { at, view, say, names } = sight;
  const victors = range(sight.seats).filter(seat => view[at.victory(world, seat)] === 1);
  if (victors.length === 0) return null;
  return (
    <span class={`asg-victors asg-victors-${victors.length}`} {...grouped(say('board.victory'))}>
      {victors.map(seat => (
        <Spot
          key={seat}
          desk={desk}
          moves={[seat === sight.viewer ? `retrieve ${WORLDS[world]}` : undefined]}
          class="asg-victor"
          label={`${say('board.victory')}: ${names[seat]}`}
          about={say('about.victory')}
        >
          <DiscPiece sight={sight} seat={seat} />
        </Spot>
      ))}
    </span>
  );
};

/** How strong a side is, beside the trunk; the stronger one stands out. */
const Strength = ({ desk, world, side }: WorldProps & { side: number }) => {
  const { sight } = desk;
  const [own, other] = [sight.strengthIn(world, side), sight.strengthIn(world, 1 - side)];
  const label = sight.say('table.strength', { side: sight.say(`side.${SIDES[side]}`), strength: own });
  return (
    <span
      class={`asg-strength asg-of-${SIDES[side]}${own > other ? ' asg-ahead' : ''}`}
      {...pictured(label)}
      data-about={sight.say('about.strength')}
    >
      {own}
    </span>
  );
};

const Half = ({ desk, world, side }: WorldProps & { side: 0 | 1 }) => {
  const fixed = desk.sight.tables.slotSide[world];
  // The seventh has a slot on both sides: who won there stands on the light one.
  const hasVictors = fixed === NONE ? side === 0 : fixed !== side;
  const parts = [
    <Space key="space" desk={desk} space={spaceOf(side, world)} />,
    desk.sight.isRagnarok ? null : <Strength key="strength" desk={desk} world={world} side={side} />,
    <span key="field" class="asg-field">
      <BattleSlot desk={desk} world={world} side={side} />
      {hasVictors && !desk.sight.isRagnarok && <Victors desk={desk} world={world} />}
    </span>,
  ];
  return <>{side === 0 ? parts : parts.reverse()}</>;
};

export const World = ({ desk, world }: WorldProps) => {
  const { sight } = desk;
  const { at, view, say, tables } = sight;
  const isFought = view[at.world] === world && sight.areAncientsShown;
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
    <div
      class={`asg-world${isFought ? ' asg-fought' : ''}${pointed}`}
      data-at={isFought ? `${WORLDS[world]} fought` : WORLDS[world]}
      {...grouped(say(`world.${WORLDS[world]}`))}
    >
      <Branch level={world} />
      <Half desk={desk} world={world} side={0} />
      <span
        class="asg-medal"
        data-name={say(`world.${WORLDS[world]}`)}
        data-about={say('about.world', { upper, lower })}
      >
        <b class="asg-number">{world + 1}</b>
        <span class="asg-rewards" {...pictured(say('table.rewards', { upper, lower }))}>
          <small>I</small>
          {upper}
          <i>/</i>
          <small>II</small>
          {lower}
        </span>
      </span>
      <Half desk={desk} world={world} side={1} />
    </div>
  );
};
