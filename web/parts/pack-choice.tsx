/** Which content: the game's own, or a pack that this browser keeps. Nothing to choose where it keeps none. */
import type { GameModule } from '@idavoll/engine';
import { useEffect, useId, useState } from 'preact/hooks';
import { sayPack } from '../play/pack-name.ts';
import { keptPacks, type OpenPack } from '../play/packs.ts';
import { say } from '../words.ts';

interface ChoiceProps {
  readonly module: GameModule;
  /** Undefined for the game's own. */
  readonly pack: OpenPack | undefined;
  readonly onChange: (pack: OpenPack | undefined) => void;
}

export const PackChoice = ({ module, pack, onChange }: ChoiceProps) => {
  const id = useId();
  const [packs, setPacks] = useState(() => keptPacks(module));
  // One may be loaded in another tab meanwhile.
  useEffect(() => {
    const look = () => setPacks(keptPacks(module));
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [module]);
  if (packs.length === 0) return null;
  return (
    <div class="option">
      <label for={id}>{say('pack.choose')}</label>
      <select
        id={id}
        class="field"
        value={pack ? packs.indexOf(pack) : -1}
        onChange={event => onChange(packs[Number(event.currentTarget.value)])}
      >
        <option value={-1}>{sayPack(module.base)}</option>
        {packs.map((one, i) => (
          <option key={one.text} value={i}>
            {sayPack(one)}
          </option>
        ))}
      </select>
    </div>
  );
};
