/** A backup: lines of JSON, packed. First what it is, then each table with its rows, last how many rows there were. */

export const FORMAT = 1;

export interface Head {
  readonly idavollBackup: number;
  /** How far the database was: the names of all migrations that it had. */
  readonly migrations: readonly string[];
}

export interface Foot {
  /** Rows of all tables: without this line a backup is not whole. */
  readonly rows: number;
}

/** The name of a table, or one of its rows. */
export type Line = Head | { readonly table: string } | { readonly row: unknown } | Foot;

/** Tables so that what others refer to comes first. */
export const IN_ORDER = `
  with recursive links as (
    select conrelid as child, confrelid as parent from pg_constraint where contype = 'f' and conrelid <> confrelid
  ), levels (id, level) as (
    select c.oid, 0 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r' and c.relname not like 'kysely%'
    union
    select links.child, levels.level + 1 from levels join links on links.parent = levels.id where levels.level < 20
  )
  select id::regclass::text as name from levels group by id order by max(level), name`;

export const quoted = (table: string): string => `"${table.replaceAll('"', '')}"`;
