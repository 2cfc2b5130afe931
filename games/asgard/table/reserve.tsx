/** Who a reserve belongs to, the discs in front, the gods shown; and the weapons and spells. */

import { pictured } from '@idavoll/board';
import type { Seat } from '@idavoll/engine';
import { ARM_KINDS, GODS } from '../rules/vocabulary.ts';
import { godName } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { BadgePiece, Count, DiscPiece, Emblem, Sign } from './pieces.tsx';
import { Spot } from './spot.tsx';
import { ArmFace, armLabel } from './tiles.tsx';

export interface ReserveProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly own: boolean;
}

/** Weapons and spells: those this viewer may see by their faces, the others by their number. ASG-098 */
export const Arms = ({ desk, seat }: Omit<ReserveProps, 'own'>) => {
  const { sight } = desk;
  const { say } = sight;
  const known = sight.armsOf(seat);
  return (
    <>
      {known.map(arm => (
        <span key={arm} class="asg-chip asg-own-arm" {...pictured(armLabel(sight, arm))}>
          <ArmFace sight={sight} n={arm} />
        </span>
      ))}
      {ARM_KINDS.map((kind, k) => {
        const count = sight.armCount(seat, k) - known.filter(arm => sight.kindOfArm(arm) === k).length;
        return count > 0 ? (
          <span key={kind} class="asg-chip asg-back" {...pictured(say(`${kind}s`, { count }))}>
            <Count n={count}>
              <Sign of={kind} />
            </Count>
          </span>
        ) : null;
      })}
    </>
  );
};

/** The gods that a seat has shown in this round, and those it has still to show: by number, where nobody may know more. */
export const Shown = ({ desk, seat }: Omit<ReserveProps, 'own'>) => {
  const { at, view, say, voice, phase } = desk.sight;
  if (phase !== 'gods' && phase !== 'reveal') return null;
  const shown = GODS.filter((_, god) => view[at.revealed(seat, god)] === 1);
  const known = GODS.filter((god, i) => view[at.chosen(seat, i)] === 1 && !shown.includes(god));
  const left = Math.max(0, view[at.chosenCount(seat)] - shown.length);
  if (shown.length + left === 0) return null;
  const names = [...shown, ...known].map(god => godName(voice, god)).join(', ');
  return (
    <span class="asg-shown" {...pictured([names, say('table.toReveal', { count: left })].filter(Boolean).join('; '))}>
      {shown.map(god => (
        <Emblem key={god} god={god} />
      ))}
      {left > 0 && <b>+{left}</b>}
      {known.length > 0 && (
        <span class="asg-secret">
          {known.map(god => (
            <Emblem key={god} god={god} />
          ))}
        </span>
      )}
    </span>
  );
};

/** Whose it is, the place in the order, and the discs in front. */
export const Head = ({ desk, seat, own }: ReserveProps) => {
  const { sight } = desk;
  const { at, view, say, names } = sight;
  const discs = view[at.front(seat)];
  return (
    <span class="asg-reserve-head">
      <Spot
        desk={desk}
        moves={[`from ${seat}`]}
        class="asg-who"
        about={say('result.points', { points: sight.scoreOf(seat) })}
      >
        <BadgePiece sight={sight} seat={seat} />
        <b>{names[seat]}</b>
        {own && <b class="asg-points">{sight.scoreOf(seat)}</b>}
      </Spot>
      <Spot
        desk={desk}
        moves={[own ? 'front' : undefined]}
        class="asg-chip asg-front"
        label={say('fact.discs', { count: discs })}
        about={say('about.discs')}
      >
        <Count n={discs}>
          <DiscPiece sight={sight} seat={seat} />
        </Count>
      </Spot>
    </span>
  );
};
