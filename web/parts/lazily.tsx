/** A part that few need: it comes when it is wanted, with the words of its part of the page. */
import type { ComponentType } from 'preact';
import { loadPart, say } from '../words.ts';
import { useLoad } from './use-load.ts';

export const lazily =
  <Props extends object>(load: () => Promise<ComponentType<Props>>, words?: string) =>
  (props: Props) => {
    const state = useLoad(async () => (await Promise.all([load(), words && loadPart(words)]))[0], []);
    return state.at === 'here' ? <state.value {...props} /> : <p class="waiting">{say('waiting')}</p>;
  };
