/** The servers that are compared, and what their processes say. */

/**
 * Ours commits every move to PostgreSQL before it is told; theirs keeps matches in memory, or in files. The relay is no
 * game server: it passes on what it hears, and shows what the sockets alone cost.
 */
export const HOSTS = ['idavoll', 'memory', 'flatFile', 'relay'] as const;
export type HostName = (typeof HOSTS)[number];

export interface Hosting {
  readonly port: number;
  /** Where tables are made, if not at the same port. */
  readonly lobbyPort: number;
  /** The processes that do the work, by the pid of the oldest. */
  readonly pids: readonly number[];
}

/** Bytes that a host holds once everything that can be collected is. */
export interface Held {
  readonly heap: number;
  readonly resident: number;
}
