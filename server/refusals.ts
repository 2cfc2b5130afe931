/** Why the server says no. Every code has a sentence in every language of the page. */
import type { AgreementError, RecordError, Refusal } from '@idavoll/engine';

export const SERVER_REFUSALS = [
  'bad-message',
  'bad-name',
  'no-such-table',
  'not-your-seat',
  'no-spectators',
  'not-playing',
  'table-full',
  'too-many-tables',
  'no-more-undos',
  'seat-taken',
  'not-host',
  'not-ready',
  'too-fast',
  'not-over',
  'too-late',
  'table-closed',
  'stranded',
  'set-anew',
  'seed-told',
  'no-such-game',
  'no-such-record',
  'no-such-pack',
  'no-guest',
  'banned',
  'not-welcome',
  'no-such-person',
  'too-many-blocks',
  'too-many-reports',
  'no-account',
  'account-locked',
  'wrong-password',
  'wrong-code',
  'weak-password',
  'try-again',
] as const;
export type ServerRefusal = (typeof SERVER_REFUSALS)[number];

/** What HTTP answers with a status of 4xx or 503. */
export interface Refused {
  readonly refusal: Refusal | AgreementError | RecordError | PackRefusal | { readonly code: ServerRefusal };
}

/** Where in a pack something cannot be, and what. */
interface PackRefusal {
  readonly code: 'bad-pack';
  readonly path: string;
  readonly problem: string;
}
