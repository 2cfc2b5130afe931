/** Whom "Play now" seats at the table: four faces to choose from, and what can be expected of the chosen one. */
import { LEVEL_NAMES } from '@idavoll/bots';
import { change, settings } from '../settings.ts';
import { say } from '../words.ts';
import { Face } from './face.tsx';
import { loadBotWords } from './words.ts';

const Opponents = () => {
  const { level } = settings.value;
  return (
    <fieldset class="opponents">
      <legend>{say('bots.choose')}</legend>
      <div class="row">
        {LEVEL_NAMES.map(one => (
          <label key={one} class="choice pill">
            <input type="radio" name="level" checked={one === level} onChange={() => change({ level: one })} />
            <span>
              <Face level={one} />
              {say(`bots.level.${one}`)}
            </span>
          </label>
        ))}
      </div>
      <p>{say(`bots.${level}`)}</p>
    </fieldset>
  );
};

/** The choice, once there are words for it. */
export const opponents = async () => {
  await loadBotWords();
  return Opponents;
};
