/** Who sits where, and what they look like. */
import { LEVEL_NAMES, type LevelName } from '@idavoll/bots';
import type { Driver } from '@idavoll/server/protocol';
import { useId } from 'preact/hooks';
import { Face } from '../../bots/face.tsx';
import { LevelSelect } from '../../bots/level-select.tsx';
import type { LoadedGame } from '../../play/games.ts';
import { settings } from '../../settings.ts';
import { say, sayIfKnown } from '../../words.ts';

export interface SeatWish {
  readonly driver: Driver;
  readonly level: LevelName;
  readonly name: string;
  readonly traits: Readonly<Record<string, string>>;
}

interface SeatsProps {
  readonly loaded: LoadedGame;
  readonly online: boolean;
  readonly seats: readonly SeatWish[];
  readonly onChange: (seats: readonly SeatWish[]) => void;
}

/** The first seat is the visitor's own; the first of these is what a seat begins with. */
export const driversFor = (online: boolean, seat: number): readonly Driver[] => {
  if (seat === 0) return ['person'];
  return online ? ['bot', 'open', 'hot-seat'] : ['bot', 'hot-seat'];
};

export const SeatFields = ({ loaded, online, seats, onChange }: SeatsProps) => {
  const id = useId();
  const traits = Object.entries(loaded.module.traits);
  const put = (seat: number, some: Partial<SeatWish>) =>
    onChange(seats.map((wish, i) => (i === seat ? { ...wish, ...some } : wish)));
  /** A trait that somebody else has is swapped away from them: no two seats share one. */
  const wear = (seat: number, trait: string, value: string) =>
    onChange(
      seats.map((wish, i) => {
        const { [trait]: own = '', ...others } = wish.traits;
        const next = i === seat ? value : own === value ? '' : own;
        return { ...wish, traits: next === '' ? others : { ...others, [trait]: next } };
      }),
    );
  return (
    <fieldset>
      <legend>{say('create.seats')}</legend>
      <ol class="seat-list">
        {seats.map(({ driver, level, name, traits: worn }, seat) => (
          <li key={seat} class="seat-wish">
            <span class="seat-number">{seat + 1}</span>
            {seat === 0 ? (
              <strong class="grow">{say('create.me', { name: settings.value.name })}</strong>
            ) : (
              <>
                <label class="sr" for={`${id}d${seat}`}>
                  {say('create.driver', { seat: seat + 1 })}
                </label>
                <select
                  id={`${id}d${seat}`}
                  class="field grow"
                  value={driver}
                  onChange={event => put(seat, { driver: event.currentTarget.value as Driver })}
                >
                  {driversFor(online, seat).map(one => (
                    <option key={one} value={one}>
                      {say(`driver.${one}`)}
                    </option>
                  ))}
                </select>
              </>
            )}
            {driver === 'bot' && (
              <LevelSelect
                level={level}
                label={say('create.level', { seat: seat + 1 })}
                onChange={chosen => put(seat, { level: chosen })}
              />
            )}
            {driver === 'hot-seat' && !online && (
              <input
                class="field grow"
                maxLength={24}
                placeholder={say('create.name')}
                aria-label={say('create.name.label', { seat: seat + 1 })}
                value={name}
                onInput={event => put(seat, { name: event.currentTarget.value })}
              />
            )}
            {traits.map(([trait, values]) => (
              <select
                key={trait}
                class="field"
                aria-label={`${sayIfKnown(`trait.${trait}`) ?? trait}, ${say('create.seat', { seat: seat + 1 })}`}
                value={worn[trait] ?? ''}
                onChange={event => wear(seat, trait, event.currentTarget.value)}
              >
                <option value="">{sayIfKnown(`trait.${trait}.any`) ?? say('trait.any')}</option>
                {values.map(value => (
                  <option key={value} value={value}>
                    {loaded.knows(`${trait}.${value}`) ? loaded.say(`${trait}.${value}`) : value}
                  </option>
                ))}
              </select>
            ))}
          </li>
        ))}
      </ol>
      {LEVEL_NAMES.filter(one => seats.some(({ driver, level }) => driver === 'bot' && level === one)).map(one => (
        <p key={one} class="level-about">
          <Face level={one} />
          <span>
            <strong>{say(`bots.level.${one}`)}</strong> {say(`bots.${one}`)}
          </span>
        </p>
      ))}
    </fieldset>
  );
};
