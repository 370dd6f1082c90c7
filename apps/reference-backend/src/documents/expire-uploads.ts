import { inArray, lte } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type DocumentFiles } from './document-files.js';
import { documentUploads } from './tables.js';

/** How often a running node removes uploads that were not finished, in ms. */
export const expiryEveryMs = 60_000;
/** Uploads removed in one statement. */
const atOnce = 100;

/** Removes uploads whose time is over, and the bytes of those that became no document. */
export async function expireUploads(database: Database, files: DocumentFiles, now: Date): Promise<void> {
  for (;;) {
    const expired = await database
      .select({ id: documentUploads.id, documentId: documentUploads.documentId })
      .from(documentUploads)
      .where(lte(documentUploads.expiresAt, now))
      .limit(atOnce);
    if (expired.length === 0) return;
    for (const { id, documentId } of expired) if (documentId === null) await files.remove(id);
    await database.delete(documentUploads).where(
      inArray(
        documentUploads.id,
        expired.map(({ id }) => id),
      ),
    );
  }
}
