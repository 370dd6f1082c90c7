import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type documentMatches, identityDocuments } from './tables.js';

/** How many of its 256 bits may differ in the hash of a picture that was scaled or compressed again. */
const alikeBits = 8;

export interface SameDocument {
  playerId: number;
  documentId: string;
  /** The very file, the same pixels or pages, or a picture that looks alike. */
  match: (typeof documentMatches)[number];
}

/**
 * Returns the other accounts that have sent the document, whatever became of it there: one entry for each account, with its
 * closest match. Empty for a document that does not exist.
 */
export async function accountsWithSameDocument(
  database: Database,
  documentId: string,
): Promise<SameDocument[]> {
  const [document] = await database
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.id, documentId));
  if (document === undefined) return [];
  const { playerId, sha256, contentHash, pictureHash } = document;
  const differingBits = sql<number>`bit_count(('x' || ${identityDocuments.pictureHash})::bit(256) # ('x' || ${pictureHash}::text)::bit(256))`;
  const isSame =
    contentHash === null
      ? sql`false`
      : sql`coalesce(${identityDocuments.contentHash} = ${contentHash}, false)`;
  const isAlike =
    pictureHash === null
      ? undefined
      : and(isNotNull(identityDocuments.pictureHash), sql`${differingBits} <= ${alikeBits}`);
  const isFile = eq(identityDocuments.sha256, sha256);
  const rows = await database
    .select({
      playerId: identityDocuments.playerId,
      documentId: identityDocuments.id,
      match: sql<
        SameDocument['match']
      >`case when ${isFile} then 'file' when ${isSame} then 'content' else 'picture' end`,
    })
    .from(identityDocuments)
    .where(and(ne(identityDocuments.playerId, playerId), or(isFile, isSame, isAlike)))
    .orderBy(sql`not ${isFile}, not ${isSame}`, identityDocuments.uploadedAt);
  const closest = new Map<number, SameDocument>();
  for (const row of rows) if (!closest.has(row.playerId)) closest.set(row.playerId, row);
  return [...closest.values()];
}
