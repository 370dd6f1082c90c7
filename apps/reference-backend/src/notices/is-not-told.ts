import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { type PgColumn } from 'drizzle-orm/pg-core';
import { type NoticeKind } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { notices } from './tables.js';

/** Whether the player of a row has no notice of a kind with its cause yet. For the condition of a query. */
export function isNotTold(
  database: Database,
  { kind, playerId, cause }: { kind: NoticeKind; playerId: PgColumn; cause: PgColumn | SQL },
): SQL {
  return notExists(
    database
      .select({ told: sql`1` })
      .from(notices)
      .where(and(eq(notices.playerId, playerId), eq(notices.kind, kind), eq(notices.cause, sql`${cause}`))),
  );
}
