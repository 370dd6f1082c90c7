import { desc, sql } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { accountsWithSameDocument } from './same-documents.js';
import { documentSignals } from './tables.js';

export type DocumentSignal = typeof documentSignals.$inferSelect;

/** Lets documents be added one after the other, so that of two equal ones the second finds the first. */
export async function awaitTurn(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('identity_documents', 0))`);
}

/** Records, in the transaction that adds a document, which other accounts have it. */
export async function signalSameDocument(
  transaction: Database,
  { id, playerId, fileName }: { id: string; playerId: number; fileName: string },
  now: Date,
): Promise<void> {
  const same = await accountsWithSameDocument(transaction, id);
  if (same.length === 0) return;
  await transaction.insert(documentSignals).values(
    same.map((other) => ({
      kind: 'same-document' as const,
      playerId,
      otherPlayerId: other.playerId,
      documentId: id,
      fileName,
      detail: other.match,
      createdAt: now,
    })),
  );
}

/** Records that the scanner found something in a file, of which nothing is kept. `found`: what the scanner calls it. */
export async function signalInfected(
  database: Database,
  { playerId, fileName, found }: { playerId: number; fileName: string; found: string },
  now: Date,
): Promise<void> {
  await database
    .insert(documentSignals)
    .values({ kind: 'infected', playerId, fileName, detail: found, createdAt: now });
}

/** Returns the latest signals, newest first. */
export async function readDocumentSignals(database: Database, limit: number): Promise<DocumentSignal[]> {
  return database
    .select()
    .from(documentSignals)
    .orderBy(desc(documentSignals.createdAt), desc(documentSignals.id))
    .limit(limit);
}
