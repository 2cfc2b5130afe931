/** What the server takes from outside itself: time, names for things, and chance. Tests bring their own. */
import { randomBytes } from 'node:crypto';
import type { Agreement, Seed, State } from '@idavoll/engine';

export interface World {
  now(): Date;
  /** Milliseconds of processor time that this process has used. */
  worked(): number;
  /** A name that nobody can guess: whoever has a table's link may open it. */
  id(): string;
  seed(): Seed;
  /** For tests alone: a set position for a match about to start. */
  position?(game: string, agreement: Agreement): State | undefined;
}

export const realWorld: World = {
  now: () => new Date(),
  worked: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  id: () => randomBytes(12).toString('base64url'),
  seed: () => randomBytes(16).toString('hex'),
};
