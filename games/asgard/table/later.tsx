/** Parts that nobody needs for a first move: they are loaded when they are first drawn. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Draws nothing until it is here; and nothing at all where it cannot be had, for it only adds to what is told elsewhere. */
export const later =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      load().then(
        part => setPart(() => part),
        () => undefined,
      );
    }, []);
    return Part ? <Part {...props} /> : null;
  };
