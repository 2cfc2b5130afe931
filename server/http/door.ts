/** A door of the HTTP interface: what may come in, who may enter, and what happens. Docs are made from the same list. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Answers, Person, ServerRefusal } from '../protocol.ts';
import type { Answer, AnyRefusal } from '../tables/refusal.ts';

interface Call<Me, Body> {
  readonly me: Me;
  readonly id: string;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Door {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly body: z.ZodType | undefined;
  /** What records and packs are: text. Everything else is JSON. */
  readonly text: boolean;
  /** Whether one must be somebody. */
  readonly named: boolean;
  /** How often a visitor may come in a minute, where that is less than for others. */
  readonly most?: number;
  handle(call: Call<Person | null, unknown>): Promise<Answer<unknown>>;
}

type Handle<Route extends keyof Answers, Me, Body> = (call: Call<Me, Body>) => Promise<Answer<Answers[Route]>>;

const open = (route: keyof Answers, summary: string, body: z.ZodType | undefined, named: boolean) => {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string];
  return { method, path, summary, body, named, text: method === 'GET' && /record|pack/.test(path) };
};

/** A door for anybody. */
export const door = <Route extends keyof Answers>(
  route: Route,
  summary: string,
  handle: Handle<Route, Person | null, undefined>,
): Door => ({ ...open(route, summary, undefined, false), handle: call => handle({ ...call, body: undefined }) });

/** A door for anybody, with a body. */
export const doorWith = <Route extends keyof Answers, Body extends z.ZodType>(
  route: Route,
  summary: string,
  body: Body,
  handle: Handle<Route, Person | null, z.output<Body>>,
): Door => ({
  ...open(route, summary, body, false),
  handle: call => handle({ ...call, body: call.body as z.output<Body> }),
});

/** A door for those who have a name, with a body. */
export const ownDoor = <Route extends keyof Answers, Body extends z.ZodType>(
  route: Route,
  summary: string,
  body: Body | undefined,
  handle: Handle<Route, Person, z.output<Body>>,
): Door => ({
  ...open(route, summary, body, true),
  handle: call =>
    call.me === null
      ? Promise.reject(new Error('nobody came through a door for those who have a name'))
      : handle({ ...call, me: call.me, body: call.body as z.output<Body> }),
});

const RARELY = 10;
/** A door to what costs much, or is worth guessing at. */
export const rarely = (door: Door): Door => ({ ...door, most: RARELY });

const STATUSES: Partial<Record<ServerRefusal, number>> = {
  'no-guest': 401,
  banned: 403,
  'not-welcome': 403,
  'wrong-password': 403,
  'wrong-code': 403,
  'no-such-person': 404,
  'no-account': 409,
  'too-many-blocks': 409,
  'too-many-reports': 429,
  'account-locked': 429,
  'not-your-seat': 403,
  'not-host': 403,
  'no-spectators': 403,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-such-record': 404,
  'no-such-pack': 404,
  'table-full': 409,
  'too-many-tables': 409,
  'seat-taken': 409,
  'not-ready': 409,
  'not-playing': 409,
  'not-over': 409,
  'too-late': 409,
  stranded: 409,
  'set-anew': 409,
  'seed-told': 409,
  'table-closed': 410,
  'too-fast': 429,
  'try-again': 503,
};

/** What is wrong with the request itself is a 400. */
export const statusOf = ({ code }: AnyRefusal): number => STATUSES[code as ServerRefusal] ?? 400;
