/** The page for the address. All load when they are first opened, with the words that only they say. */
import { type ComponentType, createElement, Fragment, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readAhead } from './online/http.ts';
import { Lost } from './pages/lost.tsx';
import { Shell } from './parts/shell.tsx';
import { loadGame } from './play/games.ts';
import { readMatch } from './play/saved.ts';
import { type Route, route } from './router.ts';
import { loadPart, say } from './words.ts';

type PageOf = (route: Route) => JSX.Element | null;
type RouteTo<P extends Route['page']> = Extract<Route, { page: P }>;

const isTable = (page: Route['page']) => page === 'table' || page === 'local';

/** A page takes its own part of the route. */
const lazily =
  <P extends Route['page']>(page: P, load: () => Promise<ComponentType<RouteTo<P>>>) =>
  async (): Promise<PageOf> => {
    const [Page] = await Promise.all([load(), isTable(page) ? undefined : loadPart(page === 'home' ? page : 'pages')]);
    return route => (route.page === page ? createElement(Page as ComponentType<object>, route) : null);
  };

const PAGES: Readonly<Record<Exclude<Route['page'], 'lost'>, () => Promise<PageOf>>> = {
  home: lazily('home', async () => (await import('./pages/home.tsx')).Home),
  create: lazily('create', async () => (await import('./pages/create.tsx')).Create),
  rules: lazily('rules', async () => (await import('./pages/rules.tsx')).Rules),
  packs: lazily('packs', async () => (await import('./pages/packs.tsx')).Packs),
  extra: lazily('extra', async () => (await import('./pages/extra.tsx')).Extra),
  local: lazily('local', async () => (await import('./pages/local.tsx')).Local),
  table: lazily('table', async () => (await import('./pages/online.tsx')).Online),
  replay: lazily('replay', async () => (await import('./pages/replay.tsx')).Replay),
  settings: lazily('settings', async () => (await import('./pages/settings.tsx')).SettingsPage),
  about: lazily('about', async () => (await import('./pages/about.tsx')).About),
};

const loaded = new Map<Route['page'], PageOf>([['lost', () => <Lost />]]);

const coming = new Map<Route['page'], Promise<void>>();

/** Starts to load a page, before anybody has drawn anything. */
const load = (page: Route['page']): Promise<void> => {
  if (loaded.has(page)) return Promise.resolve();
  const known = coming.get(page);
  if (known) return known;
  const promise = PAGES[page as keyof typeof PAGES]().then(found => {
    loaded.set(page, found);
  });
  coming.set(page, promise);
  promise.catch(() => coming.delete(page));
  return promise;
};

const gameAt = async (to: Route): Promise<string | undefined> => {
  if (to.page === 'local') return readMatch(to.id)?.game;
  if (to.page !== 'table') return undefined;
  const info = await readAhead(to.id);
  return info.ok ? info.value.game : undefined;
};

/** What an address will need, all at once: its page, and the game that is played there. Resolves once the page is here. */
export const prepare = (to: Route): Promise<void> => {
  // What fails here is asked for again by the page itself, which then says so.
  const page = load(to.page).catch(() => undefined);
  gameAt(to)
    .then(game => (game ? loadGame(game) : undefined))
    .catch(() => undefined);
  return page;
};

const usePage = (page: Route['page']): PageOf | 'coming' | 'failed' => {
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState<Route['page'] | null>(null);
  // Asked while drawing: a page that comes between drawing and this effect must still be drawn.
  const missing = !loaded.has(page);
  useEffect(() => {
    if (!missing) return;
    load(page).then(
      () => redraw(n => n + 1),
      () => setFailed(page),
    );
  }, [page]);
  return loaded.get(page) ?? (failed === page ? 'failed' : 'coming');
};

export const App = () => {
  const here = route.value;
  const page = usePage(here.page);
  return (
    <Shell>
      {page === 'coming' && <p class="waiting">{say('waiting')}</p>}
      {page === 'failed' && <p class="notice">{say('trouble.page')}</p>}
      {typeof page !== 'string' && <Fragment key={JSON.stringify(here)}>{page(here)}</Fragment>}
    </Shell>
  );
};
