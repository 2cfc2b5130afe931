/** The door to the scene of Ragnarök: it is drawn by what is only loaded when the worlds fight. */
import type { Event } from '@idavoll/engine';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Sight } from './sight.ts';

interface SceneProps {
  readonly sight: Sight;
  readonly story: readonly Event[];
  readonly motion: boolean;
  readonly onClose: () => void;
}

export const RagnarokScene = (props: SceneProps) => {
  const [Part, setPart] = useState<ComponentType<SceneProps>>();
  useEffect(() => {
    import('./ragnarok.tsx').then(
      ({ Ragnarok }) => setPart(() => Ragnarok),
      // Without it, the sheet still tells every world.
      () => props.onClose(),
    );
  }, []);
  return Part ? <Part {...props} /> : null;
};

/** The scene, opened once when the worlds have just fought. */
export const EndScene = ({ news, ...props }: Omit<SceneProps, 'onClose'> & { readonly news: readonly Event[] }) => {
  const [isOpen, setOpen] = useState(false);
  const hasFought = props.motion && news.some(({ type }) => type === 'fought');
  useEffect(() => setOpen(hasFought), [hasFought]);
  return isOpen ? <RagnarokScene {...props} onClose={() => setOpen(false)} /> : null;
};
