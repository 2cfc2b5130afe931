/** A page's title, in the page and in the browser's tab. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Knot } from './knot.tsx';

let typeIsComing = false;

/** Called by every page once it is drawn. Only then does the type come: it must not hold up what is to be read in it. */
export const setTitle = (title: string): void => {
  document.title = title === '' ? 'Idavoll' : `${title} · Idavoll`;
  if (typeIsComing) return;
  typeIsComing = true;
  import('../style/fonts.ts').then(({ bringType }) => bringType()).catch(() => undefined);
};

export const Page = ({
  title,
  children,
  narrow = false,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly narrow?: boolean;
}) => {
  useEffect(() => setTitle(title), [title]);
  return (
    <div class={narrow ? 'page narrow' : 'page'}>
      <div class="page-head">
        <h1>{title}</h1>
        <Knot />
      </div>
      {children}
    </div>
  );
};
