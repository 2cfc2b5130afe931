/** What may be said to the accounts' library, and how often. It offers much that nobody here needs. */
import { z } from 'zod';
import type { Accounts } from './accounts.ts';
import type { LockOut } from './lock-out.ts';
import { isEasyToGuess } from './passwords.ts';

const PATHS = new Set([
  'GET /get-session',
  'POST /sign-up/email',
  'POST /sign-in/username',
  'POST /sign-out',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
]);
const BASE = '/api/auth';

const Login = z.object({ username: z.string().max(100), password: z.string().max(200) });

export interface AccountCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string | null;
}

/** Said as the library itself says it. */
const refused = (status: number, code: string): Response => Response.json({ code, message: code }, { status });

const readLogin = (body: string | null): z.output<typeof Login> | undefined => {
  try {
    return Login.safeParse(JSON.parse(body ?? '')).data;
  } catch {
    return undefined;
  }
};

export const accountDoor =
  (accounts: Accounts, lockOut: LockOut, now: () => Date) =>
  async ({ method, url, headers, body }: AccountCall): Promise<Response> => {
    const path = url.pathname.slice(BASE.length);
    if (!PATHS.has(`${method} ${path}`)) return refused(404, 'NOT_FOUND');
    const pass = (said: string | null) => accounts.handle(new Request(url, { method, headers, body: said }));
    if (path !== '/sign-up/email' && path !== '/sign-in/username') return pass(body);
    const login = readLogin(body);
    if (!login) return refused(400, 'VALIDATION_ERROR');
    const { username, password } = login;
    if (path === '/sign-up/email') {
      if (isEasyToGuess(password, username)) return refused(400, 'PASSWORD_TOO_COMMON');
      return pass(JSON.stringify({ username, password }));
    }
    const name = username.toLowerCase();
    if (!lockOut.mayTry(name, now().getTime())) return refused(429, 'ACCOUNT_LOCKED');
    const response = await pass(JSON.stringify({ username, password }));
    if (response.ok) lockOut.wasRight(name);
    return response;
  };
