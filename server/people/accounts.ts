/** Accounts: user name and password, or a passkey, kept in our own tables. No mail is ever sent. */
import { randomBytes } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { username } from 'better-auth/plugins/username';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface Accounts {
  handle(request: Request): Promise<Response>;
  /** The account that these headers' session belongs to. */
  user(headers: Headers): Promise<{ readonly id: string; readonly name: string } | undefined>;
}

export interface AccountOptions {
  /** Where people reach the site: passkeys are bound to its host. */
  readonly url: string;
  readonly trusts: (origin: string, host: string | null) => boolean;
  readonly limited: boolean;
}

/** The accounts' library wants an address for everybody; nobody's is asked for, and this one reaches nobody. */
const NO_MAIL = '@players.invalid';
/** As many as the name of a guest. */
const MOST_LETTERS = 24;
const SECRET = 'session secret';
/** Where our own server says who asks: what a visitor writes there is overwritten. */
export const ADDRESS_HEADER = 'x-idavoll-address';

/** Made once and kept with the data, so that sessions outlive a restart. */
const readSecret = async (db: Kysely<Schema>): Promise<string> => {
  await db
    .insertInto('setting')
    .values({ name: SECRET, value: randomBytes(32).toString('hex') })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', SECRET).executeTakeFirstOrThrow();
  return value;
};

const isBanned = async (db: Kysely<Schema>, user: string): Promise<boolean> => {
  const query = db.selectFrom('person').select('id').where('user_id', '=', user).where('banned_at', 'is not', null);
  return (await query.executeTakeFirst()) !== undefined;
};

export const openAccounts = async (db: Kysely<Schema>, { url, trusts, limited }: AccountOptions): Promise<Accounts> => {
  const auth = betterAuth({
    appName: 'Idavoll',
    baseURL: url,
    basePath: '/api/auth',
    secret: await readSecret(db),
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    advanced: { ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] } },
    rateLimit: { enabled: limited },
    logger: { disabled: true },
    trustedOrigins: request => {
      const origin = request?.headers.get('origin');
      return origin && trusts(origin, request?.headers.get('host') ?? null) ? [origin] : [];
    },
    user: { modelName: 'users' },
    session: { modelName: 'sessions', expiresIn: 60 * 60 * 24 * 60 },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications' },
    emailAndPassword: { enabled: true, autoSignIn: true },
    plugins: [
      username({ maxUsernameLength: MOST_LETTERS }),
      passkey({ rpName: 'Idavoll', schema: { passkey: { modelName: 'passkeys' } } }),
    ],
    databaseHooks: {
      session: {
        create: {
          // By whichever door: password, passkey or a new account.
          before: async ({ userId }) => {
            const banned = await isBanned(db, userId);
            if (banned) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_BANNED', message: 'ACCOUNT_BANNED' });
          },
        },
      },
    },
    hooks: {
      before: createAuthMiddleware(async context => {
        if (context.path !== '/sign-up/email') return undefined;
        const name = String(context.body?.username ?? '');
        const body = { ...context.body, name, email: `${name.toLowerCase()}${NO_MAIL}` };
        return { context: { ...context, body } };
      }),
    },
  });
  return {
    handle: request => auth.handler(request),
    user: async headers => (await auth.api.getSession({ headers }))?.user,
  };
};
