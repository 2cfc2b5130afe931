/** Those whom one has blocked, to let them near again. */
import { useState } from 'preact/hooks';
import { myBlocks, unblock } from '../../online/own.ts';
import { useLoad } from '../../parts/use-load.ts';
import { say } from '../../words.ts';

export const Blocks = () => {
  const [lifted, setLifted] = useState(0);
  const state = useLoad(myBlocks, [lifted]);
  const blocks = state.at === 'here' && state.value.ok ? state.value.value : [];
  if (blocks.length === 0) return null;
  const lift = async (block: string) => {
    await unblock(block);
    setLifted(lifted + 1);
  };
  return (
    <fieldset>
      <legend>{say('account.blocks.title')}</legend>
      <ul class="people">
        {blocks.map(({ block, name }) => (
          <li key={block} class="row">
            <bdi class="grow">{name}</bdi>
            <button type="button" class="button quiet" onClick={() => lift(block)}>
              {say('account.blocks.lift', { name })}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
