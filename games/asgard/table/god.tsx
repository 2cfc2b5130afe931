/** A god: its slots, who supports it, and what lies on it. */

import { grouped, pictured } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import {
  GODS,
  POWER_TILES,
  RECRUITS,
  SIDES,
  SLOT_A,
  SLOTS,
  STONES,
  SUPPORTS,
  sideOf,
  TEMPLE,
} from '../rules/vocabulary.ts';
import { pieces, powerInWords } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { Count, DiscPiece, Emblem, RecruitPiece, SealPiece, Sign, StonePiece } from './pieces.tsx';
import { range, type Sight } from './sight.ts';
import { Spot } from './spot.tsx';
import { GodFace } from './tiles.tsx';

interface GodProps {
  readonly desk: Desk;
  readonly god: number;
}

/** What a slot is for: the letter of a request with its stones, and a spark where the power goes with it; or a temple. */
const SlotSign = ({ desk, god, slot }: GodProps & { slot: number }) => {
  const { tables } = desk.sight;
  if (slot === TEMPLE) return <Sign of="temple" />;
  const stone = tables.stone[god];
  return (
    <>
      <b>{slot === SLOT_A ? 'A' : 'B'}</b>
      {stone !== NONE && (
        <span class="asg-gift">
          <StonePiece stone={STONES[stone]} />
          {tables.requestStones[god]}
        </span>
      )}
      {slot === SLOT_A && <Sign of="spark" class="asg-spark" />}
    </>
  );
};

/** What a disc in a slot brings. */
const slotAbout = ({ voice, say, tables, godName }: Sight, god: number, slot: number): string => {
  if (slot === TEMPLE) return say('about.temple', { god: godName(god) });
  const stone = tables.stone[god];
  const gives = [
    ...(stone === NONE ? [] : [pieces(voice, STONES[stone], tables.requestStones[god])]),
    ...(slot === SLOT_A ? [powerInWords(voice, GODS[god])] : []),
  ];
  return say('about.request', { gives: gives.join(', ') });
};

/** Where a disc is laid for a request or a temple. */
const Slot = ({ desk, god, slot }: GodProps & { slot: number }) => {
  const { sight } = desk;
  const { at, view, say, names } = sight;
  const seat = view[at.slot(god, slot)];
  const id = GODS[god];
  const place = say(`place.${SLOTS[slot]}`);
  return (
    <Spot
      desk={desk}
      moves={[`${id}>${SLOTS[slot]}`, `lift ${id}.${SLOTS[slot]}`]}
      class={`asg-slot asg-slot-${SLOTS[slot]}`}
      label={`${sight.godName(god)}: ${seat === NONE ? place : `${place}, ${names[seat]}`}`}
      about={slotAbout(sight, god, slot)}
    >
      {seat === NONE ? <SlotSign desk={desk} god={god} slot={slot} /> : <DiscPiece sight={sight} seat={seat} />}
    </Spot>
  );
};

/** Where the disc of a builder stays; empty, it shows which recruits are taken. ASG-266 */
const Support = ({ desk, god, support }: GodProps & { support: number }) => {
  const { sight } = desk;
  const { at, view, say, names, tables } = sight;
  const seat = view[at.support(god, support)];
  const isOwn = seat !== NONE && seat === sight.viewer;
  const accepted = RECRUITS.filter((_, r) => tables.accepts[(god * SUPPORTS.length + support) * RECRUITS.length + r]);
  const place = say('table.support', {
    place: say(`support.${SUPPORTS[support]}`),
    recruits: accepted.map(recruit => say(`recruit.${recruit}`)).join(', ') || say('table.none'),
  });
  return (
    <Spot
      desk={desk}
      moves={[isOwn ? `retrieve ${GODS[god]}` : undefined]}
      class="asg-slot asg-support"
      label={seat === NONE ? place : `${place}: ${names[seat]}`}
      about={say('about.support', { god: sight.godName(god), reward: support === 0 ? 'I' : 'II' })}
    >
      {seat === NONE ? (
        <span class="asg-accepts">
          {accepted.map(recruit => (
            <RecruitPiece key={recruit} recruit={recruit} />
          ))}
          {accepted.length === 0 && '–'}
        </span>
      ) : (
        <DiscPiece sight={sight} seat={seat} />
      )}
    </Spot>
  );
};

const Recruits = ({ desk, god }: GodProps) => {
  const { at, view, say } = desk.sight;
  return (
    <>
      {RECRUITS.map((recruit, r) => {
        const count = view[at.onGod(god, r)];
        if (count === 0) return null;
        return (
          <Spot
            key={recruit}
            desk={desk}
            moves={[`lure ${recruit} of ${GODS[god]}`, `reap ${recruit} of ${GODS[god]}`]}
            class="asg-chip"
            label={say(`piece.${recruit}`, { count })}
          >
            <Count n={count}>
              <RecruitPiece recruit={recruit} />
            </Count>
          </Spot>
        );
      })}
    </>
  );
};

const Lying = ({ desk, god }: GodProps) => {
  const { sight } = desk;
  const { at, view, say, tables } = sight;
  const stone = tables.stone[god];
  const power = (POWER_TILES as readonly string[]).indexOf(GODS[god]);
  return (
    <div class="asg-lying">
      {stone !== NONE && (
        <span class="asg-chip" {...pictured(say(`piece.${STONES[stone]}`, { count: view[at.supply(stone)] }))}>
          <Count n={view[at.supply(stone)]}>
            <StonePiece stone={STONES[stone]} />
          </Count>
        </span>
      )}
      <Recruits desk={desk} god={god} />
      {power >= 0 && view[at.powerTile(power)] === NONE && (
        <span class="asg-chip asg-power" {...pictured(say('board.powerTile', { god: sight.godName(god) }))}>
          <Emblem god={GODS[god]} />
        </span>
      )}
    </div>
  );
};

const GodCard = ({ desk, god }: GodProps) => {
  const { sight } = desk;
  const { at, view, say, tables } = sight;
  const id = GODS[god];
  const side = SIDES[sideOf(god)];
  const top = sight.topTile(god);
  const isAwake = sight.isAwake(god);
  const isPointed = desk.pointedAt.has(id);
  const left = sight.tilesLeft(god);
  const isAbout = desk.isAsked && (view[at.god] === god || desk.picked === id);
  const power = powerInWords(sight.voice, id);
  return (
    <div
      class={`asg-god asg-side-${side}${isAwake ? '' : ' asg-asleep'}${isPointed ? ' pointed' : ''}${isAbout ? ' asg-about' : ''}`}
      {...grouped(sight.godName(god))}
      data-about={isAwake ? power : `${say('board.asleep', { round: tables.activeFrom[god] })}: ${power}`}
      data-at={id}
    >
      <div class="asg-god-head">
        <Emblem god={id} />
        <h3>{sight.godName(god)}</h3>
        {view[at.sealed(god)] === 1 && (
          <span class="asg-seal" {...pictured(say(`seal.${side}`))} data-about={say('about.seal')}>
            <SealPiece side={sideOf(god)} />
          </span>
        )}
        {isAwake && <Lying desk={desk} god={god} />}
        {top !== undefined && (
          <span
            class="asg-pile"
            {...pictured(say('table.god.tiles', { value: tables.tileValue[top], left }))}
            data-about={say('about.tile', { value: tables.tileValue[top] })}
          >
            <GodFace god={god} value={tables.tileValue[top]} />
            <small>×{left}</small>
          </span>
        )}
      </div>
      <p class="asg-power-words">{power}</p>
      {isAwake ? (
        <div class="asg-slots">
          {range(tables.requestSlots[god]).map(slot => (
            <Slot key={slot} desk={desk} god={god} slot={slot} />
          ))}
          <Slot desk={desk} god={god} slot={TEMPLE} />
          <span class="asg-supports">
            {SUPPORTS.map((name, support) => (
              <Support key={name} desk={desk} god={god} support={support} />
            ))}
          </span>
        </div>
      ) : (
        <p class="asg-sleep">{say('board.asleep', { round: tables.activeFrom[god] })}</p>
      )}
    </div>
  );
};

export const Pantheon = ({ desk, side }: { desk: Desk; side: 0 | 1 }) => (
  <section class={`asg-gods asg-gods-${SIDES[side]}`}>
    <h2>{desk.sight.say(`table.gods.${SIDES[side]}`)}</h2>
    <div class="asg-god-list">
      {GODS.map((id, god) => (sideOf(god) === side ? <GodCard key={id} desk={desk} god={god} /> : null))}
    </div>
  </section>
);
