/** One space of the tree: the population or the god that holds it, and at Ragnarök all that stands by that god. */

import { pictured } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import { tileIds } from '../rules/tables.ts';
import { ARM_KINDS, isUnderworld, RECRUITS, SIDES, SPACES } from '../rules/vocabulary.ts';
import { bonusInWords, spaceName } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { Count, DiscPiece, RecruitPiece, Sign } from './pieces.tsx';
import { type Lying, range, type Sight } from './sight.ts';
import { Spot } from './spot.tsx';
import { ArmFace, armLabel, GodFace, PopulationFace, populationLabel, TurnedFace } from './tiles.tsx';
import { Sprig } from './trunk.tsx';

/** The id of the tile that lies there. */
const idOf = ({ c }: Sight, lying: Lying): string => {
  if (lying.sort === 'population') return c.content.populations[lying.population].id;
  return lying.sort === 'god' ? tileIds(c.content)[lying.tile] : '';
};

const labelOf = (sight: Sight, lying: Lying): string => {
  const { say } = sight;
  if (lying.sort === 'nothing') return say('table.none');
  if (lying.sort === 'god') return say('tile', { god: sight.godName(lying.god), value: lying.value });
  if (!lying.turned) return populationLabel(sight, lying.population);
  return sight.remembers ? `${say('board.turned')} (${populationLabel(sight, lying.population)})` : say('board.turned');
};

/** What a tile is good for: to whoever lays a god there, and in battle. */
const aboutOf = (sight: Sight, space: number, lying: Lying): string => {
  const { say, c, voice } = sight;
  const under = isUnderworld(space) ? say('table.underworld.points', { points: c.content.underworldPoints }) : '';
  if (lying.sort === 'nothing') return under || say('table.none');
  if (lying.sort === 'god') return [say('about.god', { value: lying.value }), under].filter(Boolean).join('; ');
  if (lying.turned) return [say('about.turned'), under].filter(Boolean).join('; ');
  const bonus = bonusInWords(voice, c.content.populations[lying.population].id);
  const value = sight.tables.populationValue[lying.population];
  return [say('about.population', { value, bonus }), under].filter(Boolean).join('; ');
};

const Face = ({ sight, lying }: { sight: Sight; lying: Lying }) => {
  if (lying.sort === 'nothing') return <span class="asg-hollow" />;
  if (lying.sort === 'god') return <GodFace god={lying.god} value={lying.value} />;
  const Tile = lying.turned ? TurnedFace : PopulationFace;
  return <Tile sight={sight} n={lying.population} />;
};

/** Weapons and spells under a god tile: those this viewer knows by their faces, the others by owner and kind. ASG-097 */
const Arms = ({ sight, space }: { sight: Sight; space: number }) => {
  const { at, view, seats, say, names } = sight;
  const known = sight.armsUnder(space);
  return (
    <>
      {known.map(arm => (
        <span key={arm} class="asg-laid" {...pictured(armLabel(sight, arm))}>
          <ArmFace sight={sight} n={arm} />
        </span>
      ))}
      {range(seats).flatMap(seat =>
        ARM_KINDS.map((kind, k) => {
          const own = known.filter(arm => view[at.arm(seat, arm)] >= 0 && sight.kindOfArm(arm) === k).length;
          const count = view[at.laid(space, seat, k)] - own;
          if (count <= 0) return null;
          return (
            <span
              key={`${seat} ${kind}`}
              class="asg-laid asg-back"
              {...pictured(`${names[seat]}: ${say(`${kind}s`, { count })}`)}
            >
              <Count n={count}>
                <Sign of={kind} />
              </Count>
            </span>
          );
        }),
      )}
    </>
  );
};

/** What stands by a tile once Ragnarök has come: discs, recruits, arms, an ancient weapon. ASG-415, ASG-419, ASG-422 */
const Beside = ({ sight, space, lying }: { sight: Sight; space: number; lying: Lying }) => {
  const { at, view, say, names, tables } = sight;
  const guard = view[at.guard(space)];
  return (
    <span class="asg-beside">
      {lying.sort === 'god' &&
        sight.supporters(lying.god).map((seat, i) =>
          seat === NONE ? null : (
            <span key={i} {...pictured(`${i === 0 ? 'I' : 'II'}: ${names[seat]}`)}>
              <DiscPiece sight={sight} seat={seat} />
            </span>
          ),
        )}
      {RECRUITS.map((recruit, r) => {
        const count = view[at.beside(space, r)];
        return count === 0 ? null : (
          <span key={recruit} {...pictured(say(`piece.${recruit}`, { count }))}>
            <Count n={count}>
              <RecruitPiece recruit={recruit} />
            </Count>
          </span>
        );
      })}
      <Arms sight={sight} space={space} />
      {view[at.guarded(space)] === 1 && (
        <span class="asg-laid" {...pictured(say('ancient', { value: guard < 0 ? '?' : tables.ancientValue[guard] }))}>
          <span class="asg-count">
            <Sign of="ancient" />
            <b>{guard < 0 ? '?' : tables.ancientValue[guard]}</b>
          </span>
        </span>
      )}
    </span>
  );
};

export const Space = ({ desk, space }: { desk: Desk; space: number }) => {
  const { sight } = desk;
  const lying = sight.lyingOn(space);
  const name = SPACES[space];
  const here = `${spaceName(sight.voice, name)}: ${labelOf(sight, lying)}`;
  return (
    <span class={`asg-space asg-space-${SIDES[sight.sideOfSpace(space)]}`} data-at={name}>
      <Sprig />
      <Spot
        desk={desk}
        moves={[`scorch ${idOf(sight, lying)}`, `lay ${name}`, desk.target(name)]}
        class="asg-ground"
        label={here}
        about={aboutOf(sight, space, lying)}
        ids={[name, idOf(sight, lying)]}
      >
        <Face sight={sight} lying={lying} />
      </Spot>
      {sight.isRagnarok && lying.sort !== 'nothing' && <Beside sight={sight} space={space} lying={lying} />}
    </span>
  );
};
