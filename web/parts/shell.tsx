/** What is around every page: head, foot, and where the focus goes when the page changes. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { renewed } from '../online/build.ts';
import { type Route, route } from '../router.ts';
import { say } from '../words.ts';
import { Knot } from './knot.tsx';

const Rune = () => (
  <svg class="brand-mark" viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path d="M16 2 30 16 16 30 2 16Z" fill="var(--oak-deep)" />
    <path d="M16 7v18M9.5 13.5 16 7l6.5 6.5M9.5 18.5 16 25l6.5-6.5" />
  </svg>
);

const Head = () => (
  <header class="head">
    <a class="skip" href="#main">
      {say('nav.skip')}
    </a>
    <a class="brand" href="/">
      <Rune />
      Idavoll
    </a>
    <nav aria-label={say('nav.label')}>
      <a href="/replay" aria-current={route.value.page === 'replay' ? 'page' : undefined}>
        {say('nav.replay')}
      </a>
      <a href="/settings" aria-current={route.value.page === 'settings' ? 'page' : undefined}>
        {say('nav.settings')}
      </a>
      <a href="/about" aria-current={route.value.page === 'about' ? 'page' : undefined}>
        {say('nav.about')}
      </a>
    </nav>
  </header>
);

/** The server was renewed while this page was open. What is played is kept there, or on this device. */
const Renewed = () => (
  <p class="renewed" role="status">
    {say('renewed.text')}{' '}
    <button type="button" class="button small" onClick={() => location.reload()}>
      {say('renewed.reload')}
    </button>
  </p>
);

const isTable = ({ page }: Route) => page === 'local' || page === 'table';

export const Shell = ({ children }: { readonly children: ComponentChildren }) => {
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const here = route.value;
  // A new page begins at its top, for eyes and for screen readers; the very first one is the browser's own affair.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (location.hash) return;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [here]);
  return (
    <div class={isTable(here) ? 'shell at-table' : 'shell'}>
      <Head />
      {renewed.value && <Renewed />}
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {!isTable(here) && (
        <footer class="foot">
          <Knot />
          <p>{say('foot.unofficial')}</p>
        </footer>
      )}
    </div>
  );
};
