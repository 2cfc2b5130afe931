/** Who asks: an account by its session, a guest by his cookie, nobody yet, or one who was banned. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Accounts } from '../people/accounts.ts';
import { BANNED, type Known, type People } from '../people/people.ts';

export const GUEST_COOKIE = 'idavoll_guest';
const SESSION_COOKIE = 'better-auth.session_token';

export const headersOf = (headers: IncomingHttpHeaders): Headers => {
  const web = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) web.append(name, each);
  return web;
};

const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export type Identify = (headers: IncomingHttpHeaders) => Promise<Known | null>;

export const identity =
  (people: People, accounts: Accounts): Identify =>
  async headers => {
    const cookies = headers.cookie ?? '';
    const token = readCookie(cookies, GUEST_COOKIE);
    const guest = token ? await people.guest(token) : undefined;
    if (guest === BANNED) return BANNED;
    const user = cookies.includes(SESSION_COOKIE) ? await accounts.user(headersOf(headers)) : undefined;
    return user ? people.ofUser(user, guest) : (guest ?? null);
  };

/** Whether a page of this origin may speak for its visitor: one that this server itself has served, or its public address. */
export const originCheck = (publicUrl: string | undefined) => {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return (origin: string, host: string | null | undefined): boolean => {
    if (!URL.canParse(origin)) return false;
    const from = new URL(origin).host;
    return from !== '' && (from === host || from === own);
  };
};
