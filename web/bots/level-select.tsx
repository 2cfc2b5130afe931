/** How well a bot plays, for whoever chooses it. */
import { LEVEL_NAMES, type LevelName } from '@idavoll/bots';
import { say } from '../words.ts';

interface LevelProps {
  readonly level: LevelName;
  readonly label: string;
  readonly onChange: (level: LevelName) => void;
}

export const LevelSelect = ({ level, label, onChange }: LevelProps) => (
  <select
    class="field"
    aria-label={label}
    value={level}
    onChange={event => onChange(event.currentTarget.value as LevelName)}
  >
    {LEVEL_NAMES.map(one => (
      <option key={one} value={one}>
        {say(`bots.level.${one}`)}
      </option>
    ))}
  </select>
);
