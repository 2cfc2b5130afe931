/** The reading place: what the thing under the pointer, the finger or the focus is, always in the same spot. */
import { useRef, useState } from 'preact/hooks';
import type { Sight } from './sight.ts';

interface Read {
  readonly name: string;
  readonly about: string;
}

const readOf = (target: EventTarget | null): Read | undefined => {
  const thing = target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null;
  const about = thing?.dataset.about;
  if (!thing || about === undefined) return undefined;
  const name = thing.dataset.name ?? thing.getAttribute('aria-label') ?? '';
  return { name: name === about ? '' : name, about };
};

type Reader = { current: (read: Read) => void };

/** What tells the reading place what is looked at. The board is not drawn again for it. */
export const useReader = () => {
  const reader: Reader = useRef(() => undefined);
  const look = ({ target }: globalThis.Event) => {
    const read = readOf(target);
    if (read) reader.current(read);
  };
  return { reader, looks: { onPointerOver: look, onPointerDown: look, onFocusIn: look } };
};

export const Reading = ({ sight, reader }: { sight: Sight; reader: Reader }) => {
  const [read, setRead] = useState<Read>();
  reader.current = setRead;
  return (
    <section class="asg-reading" aria-label={sight.say('table.reading')}>
      <span class="asg-query" aria-hidden="true">
        ?
      </span>
      <p>
        {read ? (
          <>
            {read.name !== '' && <b class="asg-read-name">{read.name}</b>} <span>{read.about}</span>
          </>
        ) : (
          sight.say('table.reading.hint')
        )}
      </p>
    </section>
  );
};
