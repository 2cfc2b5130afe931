/** The answers in the dock: what is picked first, then every answer with what it brings. */
import { type Choice, grouped } from '@idavoll/board';
import { useMemo } from 'preact/hooks';
import { GODS, type RECRUITS, SIDES, SPACES, type STONES, sideOf } from '../rules/vocabulary.ts';
import { populationName, spaceName, worldName } from '../words/names.ts';
import { armNumber, faceOf } from './answer-face.tsx';
import { bringsOf } from './brings.ts';
import { type Desk, isQuiet } from './desk.ts';
import { BadgePiece, Emblem, RecruitPiece, StonePiece } from './pieces.tsx';
import type { Sight } from './sight.ts';
import { ArmFace, armLabel } from './tiles.tsx';

type Stone = (typeof STONES)[number];
type Recruit = (typeof RECRUITS)[number];
type Pick = Desk['picks'][number];

const spaceOrWorld = ({ voice }: Sight, slot: string): string => {
  const [world, side] = slot.split('-');
  return side === undefined ? worldName(voice, world) : spaceName(voice, `${side}-${world}`);
};

const tileOf = (sight: Sight, space: string): string => {
  const lying = sight.lyingOn(SPACES.indexOf(space));
  return lying.sort === 'god' ? sight.godName(lying.god) : '';
};

/** Beside what is picked already, the rest of the move says enough. */
const titleOf = (desk: Desk, { move, fields }: Choice): string => {
  const { say, names } = desk.sight;
  switch (fields.kind) {
    case 'place':
      return say(`place.${fields.place as 'a'}`);
    case 'lure':
    case 'reap':
      return say(`recruit.${fields.recruit as Recruit}`);
    case 'swap':
      return say(`stone.${fields.taken as Stone}`);
    case 'quarry':
      return say(`stone.${(fields.stone === desk.picked ? fields.second : fields.stone) as Stone}`);
    case 'stand':
      return spaceOrWorld(desk.sight, String(fields.slot));
    case 'lay':
      return spaceName(desk.sight.voice, String(fields.space));
    case 'scorch':
      return populationName(desk.sight.voice, String(fields.population));
    case 'arm':
    case 'raise':
      return `${tileOf(desk.sight, String(fields.space))}, ${spaceName(desk.sight.voice, String(fields.space))}`;
    case 'choose':
      return desk.sight.godName((GODS as readonly string[]).indexOf(String(fields.god)));
    default:
      return names.length === 0 ? move : desk.press(move)['aria-label'];
  }
};

const Answer = ({ desk, choice }: { desk: Desk; choice: Choice }) => {
  const { 'aria-label': name, ...press } = desk.press(choice.move);
  const { fields } = choice;
  const brings = useMemo(() => bringsOf(desk.sight, choice), [desk.sight, choice]);
  const title = titleOf(desk, choice);
  const face = faceOf(desk, fields);
  const side =
    fields.kind === 'choose' ? ` asg-card asg-side-${SIDES[sideOf(GODS.indexOf(fields.god as 'loki'))]}` : '';
  return (
    <button
      type="button"
      class={`asg-answer${isQuiet(choice) ? ' asg-quiet' : ''}${side}`}
      {...press}
      aria-label={brings ? `${name}: ${brings.text}` : name}
      data-about={brings?.text ?? name}
      data-name={title}
    >
      {face && <span class="asg-face">{face}</span>}
      <span class="asg-words">
        <b>{title}</b>
        {brings && <small class={brings.tone ? `asg-${brings.tone}` : ''}>{brings.text}</small>}
      </span>
    </button>
  );
};

const PickFace = ({ sight, pick: { kind, key } }: { sight: Sight; pick: Pick }) => {
  if (kind === 'arm') return <ArmFace sight={sight} n={armNumber(sight, key)} />;
  if (kind === 'raise') return <RecruitPiece recruit={key as Recruit} />;
  if (kind === 'swap' || kind === 'quarry') return <StonePiece stone={key as Stone} />;
  if (key.startsWith('seat')) return <BadgePiece sight={sight} seat={Number(key.slice(4))} />;
  return (
    <>
      <Emblem god={key} />
      <span>{sight.godName((GODS as readonly string[]).indexOf(key))}</span>
    </>
  );
};

const pickName = (sight: Sight, { kind, key }: Pick): string => {
  if (kind === 'arm') return armLabel(sight, armNumber(sight, key));
  if (kind === 'raise') return sight.say(`recruit.${key as Recruit}`);
  if (kind === 'swap' || kind === 'quarry') return sight.say(`stone.${key as Stone}`);
  if (key.startsWith('seat')) return sight.names[Number(key.slice(4))] ?? key;
  return sight.godName((GODS as readonly string[]).indexOf(key));
};

const sideOfPick = ({ kind, key }: Pick): string => {
  const god = (GODS as readonly string[]).indexOf(key);
  return kind === 'place' && god >= 0 ? ` asg-card asg-side-${SIDES[sideOf(god)]}` : '';
};

export const Picks = ({ desk }: { desk: Desk }) => {
  const { sight, picks, picked } = desk;
  if (picks.length === 0) return null;
  return (
    <div class={`asg-picks asg-picks-${picks[0].kind}`} {...grouped(sight.say(`table.pick.${picks[0].kind}`))}>
      {picks.map(pick => (
        <button
          key={pick.key}
          type="button"
          class={`asg-pick${sideOfPick(pick)}`}
          data-pick={pick.key}
          aria-pressed={picked === pick.key}
          aria-label={pickName(sight, pick)}
          title={pickName(sight, pick)}
          data-about={pickName(sight, pick)}
          onClick={() => desk.pick(pick.key)}
        >
          <PickFace sight={sight} pick={pick} />
        </button>
      ))}
    </div>
  );
};

/** Gods that are chosen already stay in their row, ringed. ASG-151 */
const Chosen = ({ sight }: { sight: Sight }) => {
  const { at, view, viewer, phase, say } = sight;
  if (phase !== 'gods' || viewer < 0) return null;
  return (
    <>
      {GODS.map((id, god) =>
        view[at.chosen(viewer, god)] === 1 ? (
          <span key={id} class={`asg-answer asg-card asg-chosen asg-side-${SIDES[sideOf(god)]}`}>
            <span class="asg-face">
              <Emblem god={id} />
            </span>
            <span class="asg-words">
              <b>{sight.godName(god)}</b>
              <span class="sr">{say('table.chosen')}</span>
            </span>
          </span>
        ) : null,
      )}
    </>
  );
};

/** From so many answers on they stand in two rows; the reading place says all that each brings. */
const FEW = 4;
/** On a phone so many rows have room, less those of what is picked first. */
const ROWS = 4;
const PICKS_IN_ROW = 7;

export const Answers = ({ desk }: { desk: Desk }) => {
  const { answers, picks, sight } = desk;
  const count = answers.length + (sight.phase === 'gods' && desk.isAsked ? sight.chosenCount : 0);
  const rows = Math.max(1, ROWS - Math.ceil(picks.length / PICKS_IN_ROW));
  const columns = { '--columns': Math.ceil(count / (count > FEW ? 2 : 1)), '--narrow': Math.ceil(count / rows) };
  return (
    <div
      class={`asg-answers${count > FEW ? ' asg-many' : ''}${sight.phase === 'gods' ? ' asg-hand' : ''}`}
      style={columns}
      {...grouped(sight.say('table.choices'))}
    >
      {desk.isAsked && <Chosen sight={sight} />}
      {answers.map(choice => (
        <Answer key={choice.move} desk={desk} choice={choice} />
      ))}
    </div>
  );
};
