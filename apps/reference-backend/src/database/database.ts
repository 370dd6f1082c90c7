import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** The query layer: PGlite and PostgreSQL look the same through it. A transaction is one, too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database, with what its owner needs besides queries. */
export interface OpenDatabase {
  database: Database;
  /** The pool behind it when it is a PostgreSQL server that other nodes may share. */
  pool: pg.Pool | undefined;
  /** Resolves when the database responds and its disk, if local, can be written. @throws Error otherwise */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Returns the name of the unique index that a statement violated, on either database; undefined for other errors. */
export function brokenIndex(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505')
    return undefined;
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : '';
}

/** Returns the only row of a statement that always returns one. @throws Error when there is none. */
export function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('a row was expected');
  return row;
}
