/** The server as others start it: `main.ts` for real, tests and benches with a world of their own. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { GameModule } from '@idavoll/engine';
import { games as allGames } from '@idavoll/games';
import { sql } from 'kysely';
import { startBots, usualThreads } from './bots/bots.ts';
import { dataFolder } from './database/folders.ts';
import { type Database, openDatabase } from './database/open.ts';
import { createApp, faultOf } from './http/app.ts';
import { doorsOf } from './http/doors.ts';
import { buildOf, keepAssets } from './http/earlier.ts';
import { identity, originCheck } from './http/identity.ts';
import { SocketDoor } from './http/socket.ts';
import { containment, type Watched } from './match/containment.ts';
import { EntryLog } from './match/entry-log.ts';
import { Metrics } from './metrics.ts';
import { Peace } from './peace/peace.ts';
import { accountDoor } from './people/account-door.ts';
import { openAccounts } from './people/accounts.ts';
import { LockOut } from './people/lock-out.ts';
import { OwnAccount } from './people/own-account.ts';
import { People } from './people/people.ts';
import { Caretaker } from './retention/caretaker.ts';
import type { Retention } from './retention/days.ts';
import { CAPS } from './tables/caps.ts';
import { House } from './tables/house.ts';
import type { Notice } from './tables/notice.ts';
import { realWorld, type World } from './world.ts';

export { StartError } from './database/folders.ts';
export type { World } from './world.ts';

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Where our own database lies. */
  readonly data?: string;
  /** Another database instead of our own. */
  readonly databaseUrl?: string | undefined;
  /** Where people reach the site, if not at the address it listens on. */
  readonly publicUrl?: string | undefined;
  /** Believe a proxy's word on who is asking. */
  readonly trustProxy?: boolean;
  readonly games?: readonly GameModule[];
  readonly world?: World;
  /** The folder of the built page. */
  readonly site?: string;
  /** Whether visitors who ask too much are slowed down. */
  readonly limited?: boolean;
  /** How many sockets may be open from one address at the same time, if visitors are limited. */
  readonly socketsPerAddress?: number;
  /** How long a bot takes at least, in milliseconds. */
  readonly botDelay?: number;
  /** How long a request may take to arrive, body included, in milliseconds. */
  readonly requestTimeout?: number;
  /** In how many threads bots think; one processor is left to people without it. */
  readonly botThreads?: number;
  /** The most iterations of a thought, whatever its level. */
  readonly botIterations?: number | undefined;
  /** How much processor time a call into a game may take, in milliseconds. */
  readonly gameLimit?: number;
  /** Told when a game is called and has come back. */
  readonly watched?: Watched | undefined;
  /** A table whose game never came back, which ended the server before this one: it is closed. */
  readonly hung?: string | undefined;
  /** How long a table stays in memory without use, in milliseconds. */
  readonly idleFor?: number;
  /** How long a match or a table may stay untouched before it ends by itself, in milliseconds; undefined for ever. */
  readonly endAfter?: number | undefined;
  /** How long what nobody needs any more is kept; everything for ever if undefined. */
  readonly retention?: Retention | undefined;
  /** How far apart commits are at least, so that entries travel together, in milliseconds. */
  readonly commitPause?: number;
  /** How long a table waits for the parts of chance that its seats have promised, in milliseconds. */
  readonly lotPatience?: number;
  readonly log?: { write(line: string): void } | undefined;
  /** Told what is going on, in sentences. */
  readonly say?: (line: string) => void;
  /** The database has gone away: nothing can be played until a restart. */
  readonly onLost?: () => void;
}

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  readonly caretaker: Caretaker;
  /** What the host's commands have said. */
  heard(text: string): void;
  close(): Promise<void>;
}

const GAME_LIMIT = 2000;
/** Enough for a page on a slow line; whoever is not there keeps the others waiting no longer. */
const LOT_PATIENCE = 4000;
/** In milliseconds. More saves processor time, and every move is told so much later (`npm run bench -- server`). */
const COMMIT_PAUSE = 2;
/** Enough for a club evening behind one address: three score players, each with a few tabs and devices. */
const SOCKETS_PER_ADDRESS = 200;
/** How long what is under way may take when the server stops, in milliseconds: four times at most, and the rest, within ten seconds. */
const SETTLING = 2000;

/** Waits, but not for ever. */
const within = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => {}), sleep(milliseconds, undefined, { ref: false })]);
const SITE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../web/dist' : '../../web/dist', import.meta.url),
);

const open = async (database: Database, metrics: Metrics, options: ServerOptions): Promise<RunningServer> => {
  const { world = realWorld, limited = true, publicUrl, trustProxy = false } = options;
  const { db } = database;
  const log = new EntryLog(database.connection, {
    pause: options.commitPause ?? COMMIT_PAUSE,
    onGroup: metrics.committed,
  });
  const games = new Map((options.games ?? allGames).map(module => [module.id, module]));
  const { bots, pool: thinkers } = await startBots([...games.values()], options.botDelay ?? 0, {
    threads: options.botThreads ?? usualThreads(),
    budget: options.botIterations === undefined ? undefined : { iterations: options.botIterations },
    onHung: game => app.log.error({ game }, 'a bot thought too long'),
    onFall: error => trouble('a thread of bots fell over', error),
  });
  const trusts = originCheck(publicUrl);
  const trouble = (what: string, error: unknown) => app.log.error(faultOf(error), what);
  const house = new House(
    {
      db,
      log,
      world,
      games,
      contain: containment({
        limit: options.gameLimit ?? GAME_LIMIT,
        worked: world.worked,
        onSlow: during => app.log.warn({ during }, 'a game was slow'),
        watched: options.watched,
      }),
      bots,
      lotPatience: options.lotPatience ?? LOT_PATIENCE,
      caps: limited ? CAPS : undefined,
      endAfter: options.endAfter,
      report: {
        moved: metrics.moved,
        trouble,
        fault: (table, game, { message, trace }) => {
          metrics.fault(game);
          app.log.error({ table, game, fault: message, trace }, 'a match was closed');
        },
      },
    },
    options.idleFor ?? 60_000,
  );
  const people = new People(db, world, (from, to) => house.reseat(from, to));
  const port = options.port ?? 0;
  const site = options.site ?? SITE;
  const kept = join(options.data ?? dataFolder(process.env), 'assets');
  try {
    keepAssets(site, kept, world.now());
  } catch (error) {
    // Only pages that are open now would want them, and those can be loaded anew.
    options.say?.(`The page's files could not be kept in ${kept}: ${(error as Error).message}`);
  }
  const url = publicUrl ?? `http://localhost:${port || 80}`;
  const accounts = await openAccounts(db, { url, trusts, limited });
  const identify = identity(people, accounts);
  const lockOut = new LockOut();
  const account = new OwnAccount({
    db,
    now: world.now,
    lockOut,
    onGone: async person => {
      sockets.sendHome(person, false);
      await house.left(person);
    },
  });
  const peace = new Peace(house, (table, reason) => {
    metrics.reported(reason);
    app.log.warn({ table, reason }, 'somebody was reported');
  });
  const app = await createApp({
    doors: doorsOf({ house, people, account, peace, secure: url.startsWith('https:') }),
    accounts: accountDoor(accounts, lockOut, world.now),
    identify,
    trusts,
    metrics,
    isReady: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    site: { folder: site, kept },
    // The page must come even where the database does not answer.
    gameAt: async table => (await house.table(table).catch(() => undefined))?.row.game,
    trustProxy,
    limited,
    requestTimeout: options.requestTimeout,
    log: options.log,
  });
  const most = limited ? (options.socketsPerAddress ?? SOCKETS_PER_ADDRESS) : Number.POSITIVE_INFINITY;
  const sockets = new SocketDoor(app.server, {
    house,
    identify,
    trusts,
    trustProxy,
    limited,
    build: buildOf(site),
    most,
    onCrowded: metrics.crowded,
    onRefused: metrics.refused,
    onTrouble: trouble,
  });
  metrics.gauge('idavoll_sockets', 'Sockets that are open', () => sockets.size);
  metrics.gauge('idavoll_entries_waiting', 'Entries that wait to be committed', () => log.waiting);
  metrics.gauge('idavoll_pool_waiting', 'Queries that wait for a connection', () => database.pool.waitingCount);
  metrics.gauge('idavoll_bots_waiting', 'Questions to bots that wait for a thread', () => thinkers.waiting);
  metrics.gauge('idavoll_tables_in_memory', 'Tables that are in memory', () => house.size);
  const caretaker = new Caretaker(house, options.retention);
  metrics.gauge('idavoll_stranded_matches', 'Matches that wait for rules or content', () => caretaker.stranded);
  if (options.hung) await house.closeHung(options.hung);
  await app.listen({ port, host: options.host ?? '127.0.0.1' });
  house.wakeAll();
  caretaker.start();
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    house,
    caretaker,
    heard: text => {
      const notice = JSON.parse(text) as Notice;
      if ('gone' in notice) sockets.sendHome(notice.gone, notice.banned);
      house.heard(notice);
    },
    close: async () => {
      await thinkers.close();
      await within(SETTLING, caretaker.close());
      // What is in flight is answered before the lines are cut; a database that hangs keeps nobody here.
      await within(SETTLING, house.settled());
      sockets.close();
      await app.close();
      await within(
        SETTLING,
        house.close().then(() => log.close()),
      );
      await within(SETTLING, database.close());
    },
  };
};

export const startServer = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const metrics = new Metrics();
  let heard = (_text: string) => {};
  const database = await openDatabase({
    data: options.data ?? dataFolder(process.env),
    url: options.databaseUrl,
    say: options.say ?? (() => {}),
    onLost: options.onLost ?? (() => {}),
    onNotice: text => heard(text),
    onWaited: metrics.waited,
  });
  try {
    const server = await open(database, metrics, options);
    heard = text => server.heard(text);
    return server;
  } catch (error) {
    await database.close();
    throw error;
  }
};
