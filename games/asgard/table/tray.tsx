/** What can be done without touching a piece, and what is picked before the rest: yes and no, swaps, pairs, arms. */
import { type Choice, grouped } from '@idavoll/board';
import type { Decoded } from '@idavoll/engine';
import type { ComponentChildren } from 'preact';
import { ARM_KINDS, kindOfArm, type RECRUITS, type STONES, type WARRIORS } from '../rules/vocabulary.ts';
import type { Desk } from './desk.ts';
import { Emblem, RecruitPiece, Sign, StonePiece } from './pieces.tsx';
import type { Sight } from './sight.ts';
import { ArmFace, armLabel, armsOf } from './tiles.tsx';

type Stone = (typeof STONES)[number];
type Recruit = (typeof RECRUITS)[number];

const armNumber = (sight: Sight, id: unknown): number => armsOf(sight).findIndex(arm => arm.id === id);

const recruits = (list: readonly unknown[]) =>
  list.map((recruit, i) => <RecruitPiece key={i} recruit={recruit as Recruit} />);

/** What a move is about, in signs; the words beside them say it all. */
const faceOf = (sight: Sight, { kind, ...fields }: Decoded): ComponentChildren => {
  if (kind === 'pair') return recruits([fields.recruit, fields.other]);
  if (kind === 'double') return recruits([fields.recruit, fields.recruit, fields.other]);
  if (kind === 'joker') return <StonePiece stone={fields.stone as Stone} />;
  if (kind === 'pick') return <Sign of={ARM_KINDS[kindOfArm(armNumber(sight, fields.arm))]} />;
  if (kind === 'oath') return <Emblem god="tyr" />;
  if (kind === 'levy') return <Sign of="shield" />;
  return null;
};

/** These say no: they step back behind the others. */
const QUIET: ReadonlySet<string> = new Set(['decline', 'stop', 'done', 'giveUp', 'pass']);

const Deed = ({ desk, choice: { move, fields } }: { desk: Desk; choice: Choice }) => {
  const { 'aria-label': name, ...press } = desk.press(move);
  const { sight } = desk;
  // Beside what is picked already, the other stone says enough.
  const { taken, stone, second } = fields;
  const other = fields.kind === 'swap' ? taken : fields.kind === 'quarry' && (stone === desk.picked ? second : stone);
  const face = other ? <StonePiece stone={other as Stone} /> : faceOf(sight, fields);
  return (
    <button
      type="button"
      class={`asg-deed${QUIET.has(fields.kind) ? ' asg-quiet' : ''}${face ? ' asg-pictured' : ''}`}
      {...press}
      aria-label={name}
    >
      {face && <span class="asg-signs">{face}</span>}
      <span class="asg-words">{other ? sight.say(`stone.${other as Stone}`) : name}</span>
    </button>
  );
};

const PickFace = ({ sight, pick }: { sight: Sight; pick: Desk['picks'][number] }) => {
  if (pick.kind === 'arm') return <ArmFace sight={sight} n={armNumber(sight, pick.key)} />;
  if (pick.kind === 'raise') return <RecruitPiece recruit={pick.key as Recruit} />;
  return <StonePiece stone={pick.key as Stone} />;
};

const pickName = (sight: Sight, { kind, key }: Desk['picks'][number]): string => {
  if (kind === 'arm') return armLabel(sight, armNumber(sight, key));
  return sight.say(kind === 'raise' ? `recruit.${key as (typeof WARRIORS)[number]}` : `stone.${key as Stone}`);
};

const Picks = ({ desk }: { desk: Desk }) => {
  const { sight, picks, picked } = desk;
  const label = sight.say(`table.pick.${picks[0].kind}`);
  return (
    <div class="asg-picks" {...grouped(label)}>
      <span class="asg-label">{label}</span>
      {picks.map(pick => (
        <button
          key={pick.key}
          type="button"
          class="asg-pick"
          data-pick={pick.key}
          aria-pressed={picked === pick.key}
          aria-label={pickName(sight, pick)}
          title={pickName(sight, pick)}
          onClick={() => desk.pick(pick.key)}
        >
          <PickFace sight={sight} pick={pick} />
        </button>
      ))}
    </div>
  );
};

export const Tray = ({ desk }: { desk: Desk }) => {
  const { picks, onward, plain, sight } = desk;
  // What is picked for a space is brought there by touching the space.
  const deeds = [...onward.filter(({ fields }) => fields.space === undefined), ...plain];
  if (picks.length === 0 && deeds.length === 0) return null;
  return (
    <section class={deeds.length > 4 ? 'asg-tray asg-many' : 'asg-tray'} aria-label={sight.say('table.choices')}>
      {picks.length > 0 && <Picks desk={desk} />}
      {deeds.length > 0 && (
        <div class="asg-deeds">
          {deeds.map(choice => (
            <Deed key={choice.move} desk={desk} choice={choice} />
          ))}
        </div>
      )}
    </section>
  );
};
