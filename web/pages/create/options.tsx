/** The game's own options, in its own words. One that this table cannot choose says which rule keeps it. */
import { available, defaultOf, type OptionSpec, type OptionValue } from '@idavoll/engine';
import { useId } from 'preact/hooks';
import { RuleLink } from '../../parts/rule-link.tsx';
import type { LoadedGame } from '../../play/games.ts';
import { say } from '../../words.ts';

type Chosen = Readonly<Record<string, OptionValue>>;

interface OptionsProps {
  readonly loaded: LoadedGame;
  readonly seats: number;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

const valuesOf = ({ values }: OptionSpec): readonly OptionValue[] =>
  'min' in values ? Array.from({ length: values.max - values.min + 1 }, (_, i) => values.min + i) : values;

export const OptionFields = ({ loaded, seats, chosen, onChange }: OptionsProps) => {
  const id = useId();
  const schema = Object.entries(loaded.module.options);
  if (schema.length === 0) return null;
  const values = Object.fromEntries(schema.map(([name, spec]) => [name, chosen[name] ?? defaultOf(spec, seats)]));
  const choose = (name: string, value: OptionValue) => {
    const next = { ...chosen, [name]: value };
    // What is no longer available falls back to what the game chooses.
    const all = { ...values, ...next };
    onChange(
      Object.fromEntries(Object.entries(next).filter(([key]) => available(loaded.module.options[key], seats, all))),
    );
  };
  const wordOf = (name: string, value: OptionValue) => {
    const key = `option.${name}.${value}`;
    return loaded.knows(key) ? loaded.say(key) : String(value);
  };
  return (
    <fieldset>
      <legend>{say('create.options')}</legend>
      {schema.map(([name, spec]) => {
        const can = available(spec, seats, values);
        const about = `option.${name}.about`;
        return (
          <div class="option" key={name}>
            <label for={id + name}>
              {loaded.say(`option.${name}`)} <RuleLink game={loaded.id} rule={spec.rule} />
            </label>
            <select
              id={id + name}
              name={name}
              class="field"
              aria-describedby={loaded.knows(about) ? `${id}${name}-about` : undefined}
              disabled={!can}
              value={String(can ? values[name] : defaultOf(spec, seats))}
              onChange={event => {
                const value = valuesOf(spec).find(one => String(one) === event.currentTarget.value);
                if (value !== undefined) choose(name, value);
              }}
            >
              {valuesOf(spec).map(value => (
                <option key={String(value)} value={String(value)}>
                  {wordOf(name, value)}
                </option>
              ))}
            </select>
            {loaded.knows(about) && <small id={`${id}${name}-about`}>{loaded.say(about)}</small>}
          </div>
        );
      })}
    </fieldset>
  );
};
