/** The reading place: what the thing under the pointer, the finger or the focus is, always in the same spot. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Sight } from './sight.ts';

interface Read {
  readonly name: string;
  readonly about: string;
}

const readOf = (target: EventTarget | null): Read | undefined => {
  const thing = target instanceof Element ? target.closest<HTMLElement>('.asg [data-about]') : null;
  const about = thing?.dataset.about;
  if (!thing || about === undefined) return undefined;
  const name = thing.dataset.name ?? thing.getAttribute('aria-label') ?? '';
  return { name: name === about ? '' : name, about };
};

export const Reading = ({ sight }: { sight: Sight }) => {
  const [read, setRead] = useState<Read>();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = ref.current?.closest('.asg');
    const look = ({ target }: globalThis.Event) => {
      const found = readOf(target);
      if (found) setRead(found);
    };
    const kinds = ['pointerover', 'pointerdown', 'focusin'];
    for (const kind of kinds) root?.addEventListener(kind, look);
    return () => {
      for (const kind of kinds) root?.removeEventListener(kind, look);
    };
  }, []);
  return (
    <section ref={ref} class="asg-reading" aria-live="off" aria-label={sight.say('table.reading')}>
      <span class="asg-query" aria-hidden="true">
        ?
      </span>
      <p>
        {read ? (
          <>
            {read.name !== '' && <b>{read.name}</b>} {read.about}
          </>
        ) : (
          sight.say('table.reading.hint')
        )}
      </p>
    </section>
  );
};
