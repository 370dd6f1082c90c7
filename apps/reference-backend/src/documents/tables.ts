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
    /** As it was sent, in bytes. */
    size: integer('size').notNull(),
    /** Of the file as it was sent. */
    sha256: text('sha256').notNull(),
    /** SHA-256 of the file as it was rendered, whatever else was in it; null for one from before files were rendered. */
    contentHash: text('content_hash'),
    /** How a picture looks, 256 bits in hex; null for a PDF and for one that is the same all over. */
    pictureHash: text('picture_hash'),
    /** The random name of its rendered file in the directory of documents. */
    storedAs: text('stored_as').notNull(),
    /** Of the rendered file, in bytes; null for one from before files were rendered. */
    storedSize: integer('stored_size'),
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
    index('identity_documents_sent').on(table.sha256),
    index('identity_documents_content').on(table.contentHash),
  ],
);

/** How a document of another account is the same: the very file, the same pixels or pages, or a picture that looks alike. */
export const documentMatches = ['file', 'content', 'picture'] as const;
export const documentSignalKinds = ['same-document', 'infected'] as const;

/** What the operator should look at: a document that is in two accounts, or a file in which the scanner found something. */
export const documentSignals = pgTable(
  'document_signals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: documentSignalKinds }).notNull(),
    playerId: playerId(),
    /** The account that had the document before. */
    otherPlayerId: bigint('other_player_id', { mode: 'number' }).references(() => players.id),
    documentId: text('document_id').references(() => identityDocuments.id),
    fileName: text('file_name').notNull(),
    /** How they are the same ({@link documentMatches}), or what the scanner calls it. */
    detail: text('detail').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('document_signals_time').on(table.createdAt)],
);

/** Uploads by tus: their bytes so far are in a file with the random name `id`, until they became a document. */
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
