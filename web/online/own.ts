/** The server's doors to what is one's own, and to peace at a table. */
import type { Block, ReportReason } from '@idavoll/server/protocol';
import { type Answer, ask, asMe } from './http.ts';

export const endMe = (password: string | undefined): Answer<null> =>
  asMe('POST', '/me/delete', password === undefined ? {} : { password });
export const codesLeft = (): Answer<{ readonly left: number }> => asMe('GET', '/me/recovery');
export const makeCodes = (password: string): Answer<{ readonly codes: readonly string[] }> =>
  asMe('POST', '/me/recovery', { password });
/** A new password, by a code that was written down. */
export const recover = (username: string, code: string, password: string): Answer<null> =>
  ask('POST', '/recover', { username, code, password });

export const myBlocks = (): Answer<readonly Block[]> => asMe('GET', '/me/blocks');
export const unblock = (block: string): Answer<null> => asMe('POST', '/me/unblock', { block });
export const blockAt = (table: string, who: string): Answer<null> => asMe('POST', `/tables/${table}/block`, { who });
export const reportAt = (table: string, who: string, reason: ReportReason, text: string): Answer<null> =>
  asMe('POST', `/tables/${table}/report`, { who, reason, text });
