/** Something that is fetched when a page opens. */
import { useEffect, useState } from 'preact/hooks';

export type Load<T> =
  | { readonly at: 'coming' }
  | { readonly at: 'failed' }
  | { readonly at: 'here'; readonly value: T };

export const useLoad = <T>(load: () => Promise<T>, keys: readonly unknown[]): Load<T> => {
  const [state, set] = useState<Load<T>>({ at: 'coming' });
  useEffect(() => {
    let wanted = true;
    set({ at: 'coming' });
    load().then(
      value => wanted && set({ at: 'here', value }),
      () => wanted && set({ at: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, keys);
  return state;
};
