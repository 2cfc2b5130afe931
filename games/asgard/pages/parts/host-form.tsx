/** What stands on one side of the world, to be put in. */
import { NONE } from '@idavoll/engine';
import type { Context } from '../../rules/context.ts';
import { tileIds } from '../../rules/tables.ts';
import { RECRUITS, SIDES, SUPPORTS, sideOf } from '../../rules/vocabulary.ts';
import { armName, effectInWords, populationName, tileName, type Voice } from '../../words/names.ts';
import type { Host } from './reckon.ts';

interface HostProps {
  readonly c: Context;
  readonly voice: Voice;
  readonly side: number;
  readonly host: Host;
  readonly onChange: (host: Host) => void;
}

const MOST_RECRUITS = 20;

/** God tiles of the side, then its populations; a population's number follows a minus sign. */
const Standing = ({ c, voice, side, host, onChange }: HostProps) => {
  const { say } = voice;
  return (
    <label class="asg-reckon-field">
      {say('pages.ragnarok.who')}
      <select
        class="field"
        value={host.tile === NONE ? `p${host.population}` : `t${host.tile}`}
        onChange={({ currentTarget: { value } }) => {
          const n = Number(value.slice(1));
          onChange(value.startsWith('t') ? { ...host, tile: n } : { ...host, tile: NONE, population: n });
        }}
      >
        <optgroup label={say(`table.gods.${SIDES[side] as 'light'}`)}>
          {tileIds(c.content).map((id, tile) =>
            sideOf(c.tables.tileGod[tile]) === side ? (
              <option key={id} value={`t${tile}`}>
                {tileName(voice, id)}
              </option>
            ) : null,
          )}
        </optgroup>
        <optgroup label={say('pages.ragnarok.people')}>
          {c.content.populations.map(({ id }, n) =>
            c.tables.populationSide[n] === side ? (
              <option key={id} value={`p${n}`}>
                {populationName(voice, id)}
              </option>
            ) : null,
          )}
        </optgroup>
      </select>
    </label>
  );
};

const Recruits = ({ voice, host, onChange }: HostProps) => (
  <div class="asg-reckon-row">
    {RECRUITS.map((recruit, r) => (
      <label key={recruit} class="asg-reckon-field">
        {voice.say(`recruit.${recruit}`)}
        <input
          class="field"
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_RECRUITS}
          value={host.recruits[r]}
          onInput={({ currentTarget: { valueAsNumber } }) => {
            const count = Math.min(MOST_RECRUITS, Math.max(0, Math.trunc(valueAsNumber) || 0));
            onChange({ ...host, recruits: host.recruits.map((old, i) => (i === r ? count : old)) });
          }}
        />
      </label>
    ))}
  </div>
);

const Arms = ({ c, voice, host, onChange }: HostProps) => (
  <fieldset class="asg-reckon-arms">
    <legend>{voice.say('table.arms')}</legend>
    {[...c.content.weapons, ...c.content.spells].map(({ id }, arm) => (
      <label key={id} class="asg-reckon-arm">
        <input
          type="checkbox"
          checked={host.arms.includes(arm)}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ ...host, arms: checked ? [...host.arms, arm] : host.arms.filter(other => other !== arm) })
          }
        />{' '}
        <span>
          {armName(voice, id)} <small>{effectInWords(voice, id)}</small>
        </span>
      </label>
    ))}
  </fieldset>
);

const Discs = ({ voice, host, onChange }: HostProps) => (
  <fieldset>
    <legend>{voice.say('pages.ragnarok.discs')}</legend>
    {SUPPORTS.map((support, i) => (
      <label key={support} class="asg-reckon-arm">
        <input
          type="checkbox"
          checked={host.discs[i]}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ ...host, discs: host.discs.map((old, n) => (n === i ? checked : old)) })
          }
        />{' '}
        {voice.say(`support.${support}`)}
      </label>
    ))}
  </fieldset>
);

const Ancient = ({ c, voice, side, host, onChange }: HostProps) => (
  <label class="asg-reckon-field">
    {voice.say('table.ancient')}
    <select
      class="field"
      value={host.ancient}
      onChange={({ currentTarget: { value } }) => onChange({ ...host, ancient: Number(value) })}
    >
      <option value={NONE}>{voice.say('table.none')}</option>
      {c.content.ancientWeapons.map(({ id, value }, n) =>
        c.tables.ancientSide[n] === side ? (
          <option key={id} value={n}>
            {value}
          </option>
        ) : null,
      )}
    </select>
  </label>
);

export const HostForm = (props: HostProps) => (
  <section class="panel asg-reckon-host">
    <h2>{props.voice.say(`side.${SIDES[props.side] as 'light'}`)}</h2>
    <Standing {...props} />
    {props.host.tile === NONE ? (
      <Ancient {...props} />
    ) : (
      <>
        <Recruits {...props} />
        <Discs {...props} />
        <Arms {...props} />
      </>
    )}
  </section>
);
