/** One side of a world at Ragnarök: every addend as a block as high as it counts, the spells beside, the sum on top. */
import type { Nth } from '@idavoll/engine';
import { type Addend, addendsOf } from '../rules/addends.ts';
import { has, worthOf } from '../rules/phases/fight.ts';
import { tileIds } from '../rules/tables.ts';
import { RECRUITS, SIDES, SPELL_EFFECTS, sideOfSpace } from '../rules/vocabulary.ts';
import { pieces, populationName, spellName, tileName } from '../words/names.ts';
import { Emblem, RecruitPiece, Sign } from './pieces.tsx';
import type { Sight } from './sight.ts';

const nameOf = ({ c, voice, say, names }: Scales, { sort, n, count, seat }: Addend): string => {
  switch (sort) {
    case 'god':
      return tileName(voice, tileIds(c.content)[n]);
    case 'population':
      return populationName(voice, c.content.populations[n].id);
    case 'ancient':
      return say('table.ancient');
    case 'recruit':
      return pieces(voice, RECRUITS[n], count);
    case 'frenzy':
      return say('spell.frenzy');
    default:
      return seat >= 0 && names[seat] ? say('scene.weapon', { name: names[seat] }) : say('kind.weapon');
  }
};

const Face = ({ sight, addend: { sort, n } }: { sight: Scales; addend: Addend }) => {
  if (sort === 'god') return <Emblem god={tileIds(sight.c.content)[n].split('-')[0]} />;
  if (sort === 'recruit') return <RecruitPiece recruit={RECRUITS[n]} />;
  if (sort === 'population') return <Sign of="leaf" />;
  return <Sign of={sort === 'frenzy' ? 'spell' : sort} />;
};

/** As much of a sight as a reckoning without a match has, too. */
export type Scales = Pick<Sight, 'c' | 'view' | 'say' | 'voice' | 'names'>;

interface SideProps {
  readonly sight: Scales;
  readonly space: Nth<'space'>;
  readonly wins: boolean;
  /** The height of one point, so that both sides share a measure. */
  readonly unit: number;
}

/** Spells that lie under this god, with what they do. */
const Spells = ({ sight, space }: Pick<SideProps, 'sight' | 'space'>) => {
  const { c, say, voice } = sight;
  const lying = c.content.spells.filter(({ effect }) => has(c, sight.view, space, SPELL_EFFECTS.indexOf(effect)));
  return (
    <ul class="asg-scene-spells">
      {lying.map(spell => (
        <li key={spell.id}>
          <b>{spellName(voice, spell)}</b> {say(`effect.${spell.effect}`, { points: c.content.gloryPoints })}
        </li>
      ))}
    </ul>
  );
};

export const Side = ({ sight, space, wins, unit }: SideProps) => {
  const { c, view, say } = sight;
  const addends = addendsOf(c, view, space);
  return (
    <div class={`asg-host asg-of-${SIDES[sideOfSpace(space)]}${wins ? ' asg-victorious' : ''}`}>
      <b class="asg-total">{worthOf(c, view, space)}</b>
      <ol class="asg-stack">
        {addends.map((addend, i) => (
          <li
            key={i}
            class={addend.struck ? 'asg-struck' : `asg-addend-${addend.sort}`}
            style={{ '--rise': `${addend.counts * unit}px`, '--nth': i }}
          >
            <Face sight={sight} addend={addend} />
            <span>
              {nameOf(sight, addend)}
              {addend.struck && <small>{say(`spell.${addend.struck}`)}</small>}
            </span>
            <b>{addend.struck ? <s>{addend.worth}</s> : `+${addend.counts}`}</b>
          </li>
        ))}
      </ol>
      <Spells sight={sight} space={space} />
    </div>
  );
};

/** A lone god of 1 does not fill the stage. */
const LEAST = 8;

/** The larger sum gives the measure. */
export const measureOf = ({ c, view }: Scales, spaces: readonly Nth<'space'>[]): number =>
  Math.max(LEAST, ...spaces.map(space => worthOf(c, view, space)));
