/** The HTTP server: doors, accounts, health, docs and the page; and what holds for all of them. */
import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { z } from 'zod';
import type { Metrics } from '../metrics.ts';
import type { AccountCall } from '../people/account-door.ts';
import { ADDRESS_HEADER } from '../people/accounts.ts';
import { BANNED } from '../people/people.ts';
import type { ServerRefusal } from '../protocol.ts';
import type { AnyRefusal } from '../tables/refusal.ts';
import { neighbourhoodOf } from './address.ts';
import { type Door, statusOf } from './door.ts';
import { addHealth } from './health.ts';
import { headersOf, type Identify } from './identity.ts';
import { docsPage, openApi } from './openapi.ts';
import { type SiteFolders, serveSite } from './site.ts';

export interface AppOptions {
  readonly doors: readonly Door[];
  readonly accounts: (call: AccountCall) => Promise<Response>;
  readonly identify: Identify;
  readonly trusts: (origin: string, host: string | undefined) => boolean;
  readonly metrics: Metrics;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  readonly site: SiteFolders;
  /** Which game is played at a table, if there is such a table. */
  readonly gameAt: (table: string) => Promise<string | undefined>;
  readonly trustProxy: boolean;
  readonly limited: boolean;
  /** How long a request may take to arrive, body included, in milliseconds. */
  readonly requestTimeout?: number | undefined;
  /** Where log lines go; undefined for no log. */
  readonly log: { write(line: string): void } | undefined;
}

const BODY_LIMIT = 256 * 1024;
/** How long a request may take to arrive, body included, and how often that is looked at, in milliseconds. */
const REQUEST_TIMEOUT = 15_000;
const CHECKED_EVERY = 2000;
const REQUESTS_A_MINUTE = 600;
const CHANGES_A_MINUTE = 120;

/** As JSON writes the one letter that the database cannot keep. */
const NUL = '\\u0000';
/** The ids of tables and records: what looks otherwise is none, and nobody needs to be asked. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

// Nothing but what this server itself serves. Left out are headers that a plain-http home network cannot use.
const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
};

const refused = (refusal: AnyRefusal) => ({ refusal });

/** What the log says of an error: never the values that were being written. */
export const faultOf = (error: unknown): { readonly error: string; readonly trace: string | undefined } => ({
  error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
  trace: error instanceof Error ? error.stack?.split('\n').slice(1, 6).join('\n') : undefined,
});

/** A name is what people type themselves: they are told what to do about it. */
const whatIsWrong = ({ issues }: z.ZodError): ServerRefusal =>
  issues.every(({ path, code }) => path[0] === 'name' && code !== 'invalid_type') ? 'bad-name' : 'bad-message';

const isInPieces = (value: unknown): value is AsyncIterable<string> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const addDoor = (app: FastifyInstance, door: Door, { identify, metrics }: AppOptions): void => {
  const refusing = (reply: FastifyReply, refusal: AnyRefusal) => {
    metrics.refused(refusal.code);
    return reply.code(statusOf(refusal)).send(refused(refusal));
  };
  app.route<{ Params: { id?: string } }>({
    method: door.method,
    url: door.path,
    ...((door.most || door.method === 'POST') && { config: { rateLimit: { max: door.most ?? CHANGES_A_MINUTE } } }),
    handler: async (request, reply) => {
      const body = door.body?.safeParse(request.body ?? {});
      if (body && !body.success) return refusing(reply, { code: whatIsWrong(body.error) });
      if (JSON.stringify(body?.data ?? null).includes(NUL)) return refusing(reply, { code: 'bad-message' });
      const { id = '' } = request.params;
      if (door.path.includes(':id') && !ID.test(id))
        return refusing(reply, { code: door.path.includes('records') ? 'no-such-record' : 'no-such-table' });
      const me = await identify(request.headers);
      if (me === BANNED) return refusing(reply, { code: 'banned' });
      if (door.named && me === null) return refusing(reply, { code: 'no-guest' });
      const answer = await door.handle({ me, id, body: body?.data, request, reply });
      reply.header('cache-control', 'no-store');
      if (!answer.ok) return refusing(reply, answer.error);
      if (isInPieces(answer.value)) return reply.type('application/json').send(Readable.from(answer.value));
      return reply
        .type(door.text ? 'text/plain; charset=utf-8' : 'application/json')
        .send(door.text ? answer.value : JSON.stringify(answer.value));
    },
  });
};

/** Accounts speak fetch's language and read the body themselves. */
const addAccounts = async (app: FastifyInstance, accounts: AppOptions['accounts']): Promise<void> => {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.all('/api/auth/*', async (request, reply) => {
      const url = new URL(request.url, `${request.protocol}://${request.host}`);
      const body = request.method === 'GET' ? null : ((request.body as string | undefined) ?? null);
      const headers = headersOf(request.headers);
      headers.set(ADDRESS_HEADER, request.ip);
      if (body?.includes('\0') || body?.includes(NUL)) return reply.code(400).send(refused({ code: 'bad-message' }));
      const response = await accounts({ method: request.method, url, headers, body });
      for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
      reply.header('set-cookie', response.headers.getSetCookie());
      return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
    });
  });
};

export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { metrics, doors } = options;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // One proxy, our own: what its visitors claim to have come through is not believed.
    trustProxy: options.trustProxy && ((_address, hop) => hop === 0),
    logger: options.log ? { stream: options.log } : false,
    // Addresses hold the links of private tables: the log names routes.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: options.requestTimeout ?? REQUEST_TIMEOUT,
    http: { headersTimeout: options.requestTimeout ?? REQUEST_TIMEOUT, connectionsCheckingInterval: CHECKED_EVERY },
  });
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers;
    if (request.method !== 'GET' && origin !== undefined && !options.trusts(origin, host))
      return reply.code(403).send(refused({ code: 'bad-message' }));
  });
  await app.register(helmet, HEADERS);
  await app.register(cookie);
  if (options.limited) {
    const keyGenerator = (request: FastifyRequest) => neighbourhoodOf(request.ip);
    await app.register(rateLimit, { max: REQUESTS_A_MINUTE, timeWindow: 60_000, keyGenerator });
  }
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) {
      metrics.refused('too-fast');
      return reply.code(429).send(refused({ code: 'too-fast' }));
    }
    if (status < 500) return reply.code(status).send(refused({ code: 'bad-message' }));
    request.log.error(faultOf(error), 'a request failed');
    return reply.code(503).send(refused({ code: 'try-again' }));
  });
  const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'page';
  app.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${routeOf(request)}`;
    metrics.answered(route, reply.statusCode);
    request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  for (const door of doors) addDoor(app, door, options);
  await addAccounts(app, options.accounts);
  addHealth(app, options.isReady);
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  const api = openApi(doors);
  app.get('/api/openapi.json', async () => api);
  const page = docsPage(doors);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  // A page must come to whoever asks; the database is asked for its game no more often than anything else is.
  const check = options.limited ? app.createRateLimit({ max: REQUESTS_A_MINUTE, timeWindow: 60_000 }) : undefined;
  serveSite(app, options.site, async (table, request) => {
    if (!ID.test(table)) return undefined;
    const limit = await check?.(request);
    if (limit && !limit.isAllowed && limit.isExceeded) return undefined;
    return options.gameAt(table);
  });
  return app;
};
