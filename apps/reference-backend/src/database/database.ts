import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** The query layer: PGlite and PostgreSQL look the same through it. A transaction is one, too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A database that is open, with what its owner needs beside queries. */
export interface OpenDatabase {
  database: Database;
  /** The pool behind it when it is a PostgreSQL server that other nodes may share. */
  pool: pg.Pool | undefined;
  close(): Promise<void>;
}

/** Whether an error is a breach of a unique index, on either database (stack.md, trap 12). */
export function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}

/** The only row of a statement that always gives one. @throws Error when there is none. */
export function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('a row was expected');
  return row;
}
