/** Accounts: a user name with a password, or a passkey. They keep a guest's tables across devices. */
import type { Key } from '../words.ts';

/** Undefined when it worked; otherwise the sentence that says why not. */
export type AccountAnswer = Promise<Key | undefined>;

const CODES: Readonly<Record<string, Key>> = {
  USERNAME_IS_ALREADY_TAKEN: 'account.taken',
  USER_ALREADY_EXISTS: 'account.taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'account.taken',
  INVALID_USERNAME_OR_PASSWORD: 'account.wrong',
  USERNAME_TOO_SHORT: 'account.name-length',
  USERNAME_TOO_LONG: 'account.name-length',
  INVALID_USERNAME: 'account.name-letters',
  PASSWORD_TOO_SHORT: 'account.password-length',
  PASSWORD_TOO_LONG: 'account.password-length',
  PASSWORD_TOO_COMMON: 'account.password-common',
  ACCOUNT_LOCKED: 'account.locked',
  ACCOUNT_BANNED: 'refusal.banned',
};

/** Why the browser itself would not make or use a passkey. */
const BROWSER_SAYS: Readonly<Record<string, Key>> = {
  // The visitor closed its question, or has no passkey.
  NotAllowedError: 'account.passkey.refused',
  InvalidStateError: 'account.passkey.there',
  // Passkeys are bound to the host of the site's public address.
  SecurityError: 'account.passkey.address',
};

const ask = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> =>
  fetch(`/api/auth${path}`, {
    method,
    credentials: 'same-origin',
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  });

const troubleOf = async (response: Response): AccountAnswer => {
  if (response.ok) return undefined;
  const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string };
  return CODES[code] ?? (response.status === 429 ? 'refusal.too-fast' : 'refusal.unknown');
};

const attempt = async (work: () => AccountAnswer): AccountAnswer => {
  try {
    return await work();
  } catch (error) {
    return (error instanceof DOMException && BROWSER_SAYS[error.name]) || 'refusal.offline';
  }
};

export const signUp = (username: string, password: string): AccountAnswer =>
  attempt(async () => troubleOf(await ask('POST', '/sign-up/email', { username, name: username, password })));

export const signIn = (username: string, password: string): AccountAnswer =>
  attempt(async () => troubleOf(await ask('POST', '/sign-in/username', { username, password })));

export const signOut = (): AccountAnswer => attempt(async () => troubleOf(await ask('POST', '/sign-out')));

/** Whether this browser, at this address, can do passkeys without help. */
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

export const addPasskey = (): AccountAnswer =>
  attempt(async () => {
    const options = await ask('GET', '/passkey/generate-register-options');
    if (!options.ok) return troubleOf(options);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await options.json());
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    return made ? troubleOf(await ask('POST', '/passkey/verify-registration', { response: made.toJSON() })) : undefined;
  });

export const signInWithPasskey = (): AccountAnswer =>
  attempt(async () => {
    const options = await ask('GET', '/passkey/generate-authenticate-options');
    if (!options.ok) return troubleOf(options);
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await options.json());
    const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    return used
      ? troubleOf(await ask('POST', '/passkey/verify-authentication', { response: used.toJSON() }))
      : undefined;
  });
