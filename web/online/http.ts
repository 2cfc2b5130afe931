/** The server's HTTP doors. Every answer is a value: what was asked for, or a refusal whose code has words. */
import type { LevelName } from '@idavoll/bots';
import { fail, ok, type Result } from '@idavoll/engine';
import type { MatchStory, NewTable, Person, Refused, TableSummary } from '@idavoll/server/protocol';
import { change, settings } from '../settings.ts';
import { isKey, type Key } from '../words.ts';

export interface HttpRefusal {
  readonly code: string;
  readonly rule?: string;
}
export type Answer<T> = Promise<Result<T, HttpRefusal>>;

/** The sentence for a refusal; codes that the page has never heard of get a general one. */
export const refusalKey = (code: string): Key => {
  const key = `refusal.${code}`;
  return isKey(key) ? key : 'refusal.unknown';
};

const PATIENCE = 8000;

export const ask = async <T>(method: string, path: string, body?: unknown, as: 'json' | 'text' = 'json'): Answer<T> => {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.ok && response.status === 204) return ok(undefined as T);
    if (response.ok && (as === 'text' || isJson)) return ok((await response[as]()) as T);
    // A page instead of an answer: nobody but a file server is there.
    if (!isJson) return fail({ code: 'offline' });
    const { refusal } = (await response.json()) as Partial<Refused>;
    return fail(refusal ?? { code: 'unknown' });
  } catch {
    return fail({ code: 'offline' });
  }
};

/** Whoever is known to the server goes by the same name here, also on a new device. */
const remember = (person: Person) => {
  if (person.name !== settings.value.name) change({ name: person.name });
  return ok(person);
};

let guest: Answer<Person> | undefined;

/** Everybody has a name at once: whoever is nobody yet becomes a guest. */
export const me = (): Answer<Person> => {
  const sayWho = async (): Answer<Person> => {
    const known = await ask<Person | null>('GET', '/me');
    if (known.ok && known.value) return remember(known.value);
    if (!known.ok && known.error.code === 'offline') return known;
    const named = await ask<Person>('POST', '/guest', { name: settings.value.name });
    // A name of before that the server does not take is no reason to stay outside.
    return named.ok || named.error.code !== 'bad-name' ? named : ask<Person>('POST', '/guest', {});
  };
  guest ??= sayWho().then(person => {
    if (!person.ok) guest = undefined;
    return person;
  });
  return guest;
};

/** For everything that needs a name: first be somebody. */
export const asMe = async <T>(method: string, path: string, body?: unknown): Answer<T> => {
  const person = await me();
  return person.ok ? ask<T>(method, path, body) : person;
};

export const rename = async (name: string): Answer<Person> => {
  const person = await asMe<Person>('POST', '/me/name', { name });
  if (!person.ok) return person;
  guest = Promise.resolve(person);
  return remember(person.value);
};

const table = (id: string, door = '') => `/tables/${id}${door}`;

export const myTables = (): Answer<readonly TableSummary[]> => asMe('GET', '/tables/mine');
export const openTables = (): Answer<readonly TableSummary[]> => ask('GET', '/tables');
export const createTable = (wishes: NewTable): Answer<TableSummary> => asMe('POST', '/tables', wishes);

let ahead: { readonly id: string; readonly answer: Answer<TableSummary> } | undefined;

/** Asks for a table before anybody is there to show it: the next to read it gets this answer. */
export const readAhead = (id: string): Answer<TableSummary> => {
  const answer = readTable(id);
  ahead = { id, answer };
  return answer;
};

/** Whoever becomes a guest just now has no seat there: both questions can travel at once. */
export const readTable = async (id: string): Answer<TableSummary> => {
  const early = ahead?.id === id ? ahead.answer : undefined;
  ahead = undefined;
  if (early) return early;
  const [person, found] = await Promise.all([me(), ask<TableSummary>('GET', table(id))]);
  return person.ok ? found : person;
};
export const joinTable = (id: string, seat: number, promise: string): Answer<TableSummary> =>
  asMe('POST', table(id, '/join'), { seat, promise });
export const leaveTable = (id: string): Answer<TableSummary> => asMe('POST', table(id, '/leave'), {});
export const startTable = (id: string): Answer<TableSummary> => asMe('POST', table(id, '/start'), {});
/** What this page has promised to add to the chance of the match, and its promise for a rematch. */
export const revealPart = (id: string, part: string, next: string): Answer<TableSummary> =>
  asMe('POST', table(id, '/reveal'), { part, next });
export const reopenTable = (id: string): Answer<TableSummary> => asMe('POST', table(id, '/reopen'), {});
export const resign = (id: string, seat: number): Answer<TableSummary> => asMe('POST', table(id, '/resign'), { seat });
export const giveToBot = (id: string, seat: number, level?: LevelName): Answer<TableSummary> =>
  asMe('POST', table(id, '/bot'), { seat, level });
export const takeBack = (id: string, seat: number): Answer<TableSummary> =>
  asMe('POST', table(id, '/takeback'), { seat });
export const rematch = (id: string, promise: string): Answer<TableSummary> =>
  asMe('POST', table(id, '/rematch'), { promise });
export const readRecordOf = (id: string): Answer<string> => ask('GET', table(id, '/record'), undefined, 'text');
/** What the audience of a match was told. */
export const readStory = (id: string): Answer<MatchStory> => ask('GET', table(id, '/story'));
/** The pack that the table plays with, where that is not the game's own. */
export const readPackOf = (id: string): Answer<string> => ask('GET', table(id, '/pack'), undefined, 'text');
/** Kept by the server, so that a short link leads to it. */
export const shareRecord = (record: string, pack?: string): Answer<{ readonly id: string }> =>
  asMe('POST', '/records', { record, ...(pack !== undefined && { pack }) });
export const readShared = (id: string): Answer<string> => ask('GET', `/records/${id}`, undefined, 'text');
export const readSharedPack = (id: string): Answer<string> => ask('GET', `/records/${id}/pack`, undefined, 'text');
