/** How long a statement may take, and a connection, in milliseconds: a database that hangs must not hang its server. */
export const LIMITS = { statement_timeout: 10_000, query_timeout: 11_000, connectionTimeoutMillis: 5000 } as const;
