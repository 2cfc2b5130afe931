/** How long what nobody needs any more is kept: the host of the server decides. */
import { StartError } from '../database/folders.ts';

const DAY = 24 * 60 * 60 * 1000;

/** In milliseconds; undefined for ever. */
export interface Retention {
  /** Guests who have not been here, and sit at nothing that is under way. */
  readonly guests: number | undefined;
  /** Tables and matches that were closed without an end, since somebody last opened them. */
  readonly closed: number | undefined;
  /** What was said at tables whose match is over. */
  readonly chats: number | undefined;
  /** From where, and with which browser, somebody signed in. */
  readonly addresses: number | undefined;
  /** Reports, since a moderator settled them. */
  readonly reports: number | undefined;
}

/** By the name of its setting, in days. */
const DAYS: Readonly<Record<keyof Retention, readonly [setting: string, days: number]>> = {
  guests: ['GUEST_DAYS', 365],
  closed: ['CLOSED_DAYS', 90],
  chats: ['CHAT_DAYS', 365],
  addresses: ['ADDRESS_DAYS', 30],
  reports: ['REPORT_DAYS', 365],
};
const MOST_DAYS = 36_500;

/** A setting in days as milliseconds; 0 is for ever. */
export const daysFrom = (env: NodeJS.ProcessEnv, setting: string, days: number): number | undefined => {
  const said = env[setting] || String(days);
  const value = Number(said);
  if (!(value >= 0 && value <= MOST_DAYS))
    throw new StartError(`${setting} is "${said}": it must be a number of days, or 0 for ever.`);
  return value === 0 ? undefined : value * DAY;
};

export const retentionFrom = (env: NodeJS.ProcessEnv): Retention =>
  Object.fromEntries(
    Object.entries(DAYS).map(([kind, [setting, days]]) => [kind, daysFrom(env, setting, days)]),
  ) as unknown as Retention;
