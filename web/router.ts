/** Where we are, from the address alone; and going somewhere else without leaving the page. */
import { signal } from '@preact/signals';

/** A match of this browser, one of the server, a record somebody shared there, or one that is handed in. */
const RECORD_SOURCES = ['local', 'table', 'record', 'file'] as const;
type RecordSource = (typeof RECORD_SOURCES)[number];

export type Route =
  | { readonly page: 'home' | 'settings' | 'about' | 'lost' }
  | { readonly page: 'create' | 'rules' | 'packs'; readonly game: string }
  | { readonly page: 'extra'; readonly game: string; readonly name: string }
  | { readonly page: 'local' | 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly source: RecordSource; readonly id: string };

const ID = /^[A-Za-z0-9_-]{1,40}$/;

export const parseRoute = (pathname: string): Route => {
  const [first = '', second = '', third = '', ...more] = pathname.split('/').filter(part => part !== '');
  const lost: Route = { page: 'lost' };
  if (more.length > 0) return lost;
  if (first === 'replay') {
    if (second === '') return { page: 'replay', source: 'file', id: '' };
    const source = RECORD_SOURCES.find(one => one === second && one !== 'file');
    return source && ID.test(third) ? { page: 'replay', source, id: third } : lost;
  }
  if (first === 'games') return ID.test(second) && ID.test(third) ? { page: 'extra', game: second, name: third } : lost;
  if (third !== '') return lost;
  if (first === '') return { page: 'home' };
  if ((first === 'settings' || first === 'about') && second === '') return { page: first };
  if (!ID.test(second)) return lost;
  if (first === 'create' || first === 'rules' || first === 'packs') return { page: first, game: second };
  if (first === 'local' || first === 'table') return { page: first, id: second };
  return lost;
};

export const pathTo = (route: Route): string => {
  switch (route.page) {
    case 'home':
      return '/';
    case 'lost':
      return '/lost';
    case 'settings':
    case 'about':
      return `/${route.page}`;
    case 'create':
    case 'rules':
    case 'packs':
      return `/${route.page}/${route.game}`;
    case 'extra':
      return `/games/${route.game}/${route.name}`;
    case 'local':
    case 'table':
      return `/${route.page}/${route.id}`;
    case 'replay':
      return route.source === 'file' ? '/replay' : `/replay/${route.source}/${route.id}`;
  }
};

export const route = signal<Route>(parseRoute(globalThis.location?.pathname ?? '/'));

const follow = () => {
  route.value = parseRoute(location.pathname);
};

export const go = (to: Route | string, how: 'push' | 'replace' = 'push'): void => {
  const path = typeof to === 'string' ? to : pathTo(to);
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  follow();
};

/** Whether a click on a link is ours to follow: a plain click on a page of our own. */
const isOurs = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  parseRoute(link.pathname).page !== 'lost';

export const startRouter = (): void => {
  addEventListener('popstate', follow);
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isOurs(event, link)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
};
