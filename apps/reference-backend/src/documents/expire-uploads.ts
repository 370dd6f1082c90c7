import { eq, inArray, lte } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type DocumentFiles } from './document-files.js';
import { documentUploads, identityDocuments } from './tables.js';

/** How often a running node removes uploads that were not finished, in ms. */
export const expiryEveryMs = 60_000;
/** Uploads removed in one statement. */
const atOnce = 100;

/** Removes uploads whose time is over, and their bytes as they were sent. */
export async function expireUploads(database: Database, files: DocumentFiles, now: Date): Promise<void> {
  for (;;) {
    const expired = await database
      .select({ id: documentUploads.id, storedAs: identityDocuments.storedAs })
      .from(documentUploads)
      .leftJoin(identityDocuments, eq(identityDocuments.storedAs, documentUploads.id))
      .where(lte(documentUploads.expiresAt, now))
      .limit(atOnce);
    if (expired.length === 0) return;
    // Those of a document were removed with it, unless the process ended before. Early documents are kept as sent.
    for (const { id, storedAs } of expired) if (storedAs === null) await files.remove(id);
    await database.delete(documentUploads).where(
      inArray(
        documentUploads.id,
        expired.map(({ id }) => id),
      ),
    );
  }
}
