/** What this is, and the shortest way to a table. */

import type { TableSummary } from '@idavoll/server/protocol';
import { useEffect, useState } from 'preact/hooks';
import { myTables, openTables } from '../online/http.ts';
import { Emblem } from '../parts/emblem.tsx';
import { Knot } from '../parts/knot.tsx';
import { lazily } from '../parts/lazily.tsx';
import { setTitle } from '../parts/page.tsx';
import { LocalRow, TableRow } from '../parts/table-row.tsx';
import { aboutOf, titleOf } from '../play/cards.ts';
import { GAME_IDS, loadGame } from '../play/games.ts';
import { forgetMatch, type SavedMatch, savedMatches } from '../play/saved.ts';
import { go } from '../router.ts';
import { say } from '../words.ts';

/** Loaded when it is wanted: it takes all of the engine, and an online table does without. */
const beginQuickly = async (game: string) => (await import('../play/start.ts')).quickMatch(game);

const Opponents = lazily(async () => (await import('../bots/opponents.tsx')).opponents());

const PlayNow = ({ game }: { readonly game: string }) => {
  const [state, set] = useState<'ready' | 'starting' | 'failed'>('ready');
  const play = async () => {
    set('starting');
    const started = await beginQuickly(game).catch(() => undefined);
    if (started?.ok) go({ page: 'local', id: started.value });
    else set('failed');
  };
  return (
    <>
      <button type="button" class="button primary" onClick={play} disabled={state === 'starting'}>
        {say(state === 'starting' ? 'home.starting' : 'home.play')}
      </button>
      {state === 'failed' && <p role="alert">{say('trouble.start')}</p>}
    </>
  );
};

const GameCard = ({ game }: { readonly game: string }) => (
  <li class="game-card">
    <Emblem game={game} />
    <div>
      <h3>{titleOf(game)}</h3>
      <p>{aboutOf(game)}</p>
      <p class="row">
        <PlayNow game={game} />
        <a class="button" href={`/create/${game}`}>
          {say('home.create')}
        </a>
        <a class="button quiet" href={`/rules/${game}`}>
          {say('nav.rules')}
        </a>
      </p>
    </div>
  </li>
);

/** Those that wait for me first, those that are over last, wherever they are played. */
const rank = (table: TableSummary | SavedMatch): number => {
  if (table.myTurn) return 0;
  const over = 'record' in table ? table.over : table.status === 'over' || table.status === 'closed';
  return over ? 2 : 1;
};

/** The server's lists; null where it cannot be reached, undefined while it is asked. */
const useTables = () => {
  const [tables, set] = useState<{ mine: readonly TableSummary[]; open: readonly TableSummary[] } | null>();
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const [mine, open] = await Promise.all([myTables(), openTables()]);
      if (wanted) set(mine.ok && open.ok ? { mine: mine.value, open: open.value } : null);
    };
    void read();
    const timer = setInterval(read, 15_000);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return tables;
};

export const Home = () => {
  const tables = useTables();
  const [local, setLocal] = useState(savedMatches);
  useEffect(() => {
    setTitle('');
    // The first table is one click away: have it ready.
    const soon = setTimeout(() => {
      void import('./local.tsx');
      for (const game of GAME_IDS) void loadGame(game);
    }, 300);
    return () => clearTimeout(soon);
  }, []);
  const online = tables?.mine ?? [];
  const mine = [...online, ...local].sort((a, b) => rank(a) - rank(b));
  const open = (tables?.open ?? []).filter(({ table }) => !online.some(own => own.table === table));
  const forget = (id: string) => {
    forgetMatch(id);
    setLocal(savedMatches());
  };
  return (
    <div class="page home">
      <section class="hero">
        <div>
          <h1>{say('home.title')}</h1>
          <p class="lead">{say('home.lead')}</p>
        </div>
        <Knot />
      </section>
      <section aria-labelledby="games">
        <h2 id="games">{say('home.games')}</h2>
        <Opponents />
        <ul class="games">
          {GAME_IDS.map(game => (
            <GameCard key={game} game={game} />
          ))}
        </ul>
      </section>
      <div class="columns">
        <section aria-labelledby="mine">
          <h2 id="mine">{say('home.mine')}</h2>
          {mine.length === 0 ? (
            <p class="empty">{say('home.mine.empty')}</p>
          ) : (
            <ul class="rows">
              {mine.map(one =>
                'record' in one ? (
                  <LocalRow key={one.id} match={one} onForget={() => forget(one.id)} />
                ) : (
                  <TableRow key={one.table} table={one} />
                ),
              )}
            </ul>
          )}
        </section>
        <section aria-labelledby="open">
          <h2 id="open">{say('home.open')}</h2>
          {tables === undefined && <p class="empty">{say('waiting')}</p>}
          {tables === null && <p class="empty">{say('home.open.offline')}</p>}
          {tables && open.length === 0 && <p class="empty">{say('home.open.empty')}</p>}
          {open.length > 0 && (
            <ul class="rows">
              {open.map(table => (
                <TableRow key={table.table} table={table} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  );
};
