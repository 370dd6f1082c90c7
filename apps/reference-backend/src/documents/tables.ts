import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { documentStatuses, uploadTypes } from '@casino-kit/api-contract';
import { at } from '../database/columns.js';
import { players } from '../identity/tables.js';

const playerId = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id);

/** The documents that players have sent, and what was decided about them (§4). */
export const identityDocuments = pgTable(
  'identity_documents',
  {
    id: text('id').primaryKey(),
    playerId: playerId(),
    kind: text('kind').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type', { enum: uploadTypes }).notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** The random name of its file in the directory of documents. */
    storedAs: text('stored_as').notNull(),
    /** Its sender says that it was taken with the camera of the page. */
    captured: boolean('captured').notNull(),
    status: text('status', { enum: documentStatuses }).notNull(),
    reason: text('reason'),
    uploadedAt: at('uploaded_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('identity_documents_hash').on(table.playerId, table.sha256),
    index('identity_documents_player').on(table.playerId, table.uploadedAt),
  ],
);

/** Uploads by tus: their bytes so far are in a file with the random name `id`. */
export const documentUploads = pgTable(
  'document_uploads',
  {
    id: text('id').primaryKey(),
    playerId: playerId(),
    kind: text('kind').notNull(),
    fileName: text('file_name').notNull(),
    /** As the sender's system names it; may be empty. */
    mimeType: text('mime_type').notNull(),
    /** What the sender says; may be empty. */
    sha256: text('sha256').notNull(),
    captured: boolean('captured').notNull(),
    size: integer('size').notNull(),
    /** Bytes received so far: where the next part begins. */
    received: integer('received').notNull().default(0),
    /** The request that writes to it, and until when no other may. */
    writer: text('writer'),
    writerUntil: at('writer_until'),
    /** Set once it became a document; kept until it expires, for a sender that missed the response. */
    documentId: text('document_id'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('document_uploads_player').on(table.playerId),
    index('document_uploads_expiry').on(table.expiresAt),
  ],
);

/** Players whose documents are approved and whose profile shows it from then on. */
export const identityApprovals = pgTable(
  'identity_approvals',
  { playerId: playerId().primaryKey(), appliesAt: at('applies_at').notNull() },
  (table) => [index('identity_approvals_due').on(table.appliesAt)],
);
