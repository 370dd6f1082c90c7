import {
  type DocumentLabel,
  type DocumentStatus,
  type IdentityDocument,
} from './entities/identity-document.js';

/** The state of a kind of document: `missing` before anything was sent. */
export type DocumentKindState = 'missing' | DocumentStatus;

type Sent = Pick<IdentityDocument, 'kind' | 'status' | 'uploadedAt' | 'decidedAt'>;

const isAfter = (later: string | null, earlier: string | null) =>
  later !== null && earlier !== null && Date.parse(later) > Date.parse(earlier);
const asksAgain = ({ status }: Sent) => status === 'rejected' || status === 'additional-info-required';

/**
 * Returns the documents of one kind that count. One that was rejected, or that needed more, is replaced by any that was
 * sent after that decision.
 */
export function currentDocuments<T extends Sent>(documents: readonly T[], kind: string): T[] {
  const ofKind = documents.filter((document) => document.kind === kind);
  return ofKind.filter(
    (document) =>
      !asksAgain(document) || !ofKind.some(({ uploadedAt }) => isAfter(uploadedAt, document.decidedAt)),
  );
}

/** What the player has to know first. */
const bySeverity = ['rejected', 'additional-info-required', 'pending-review', 'approved'] as const;

/** Returns the state of a kind: what needs the player first, then what waits, approved only if all of it is. */
export function documentKindState(documents: readonly Sent[], kind: string): DocumentKindState {
  const current = currentDocuments(documents, kind);
  return bySeverity.find((status) => current.some((document) => document.status === status)) ?? 'missing';
}

/**
 * Returns whether files of a kind can be sent: not once it is approved, and at most `maxFiles` that were not rejected (§4,
 * re-upload allowed).
 */
export function takesDocuments(
  { kind, maxFiles }: Pick<DocumentLabel, 'kind' | 'maxFiles'>,
  documents: readonly Sent[],
): boolean {
  if (documentKindState(documents, kind) === 'approved') return false;
  return currentDocuments(documents, kind).filter(({ status }) => status !== 'rejected').length < maxFiles;
}

/** Returns whether every required kind is approved. Without required kinds documents approve nothing. */
export function areDocumentsApproved(
  labels: readonly Pick<DocumentLabel, 'kind' | 'required'>[],
  documents: readonly Sent[],
): boolean {
  const required = labels.filter((label) => label.required);
  return (
    required.length > 0 && required.every(({ kind }) => documentKindState(documents, kind) === 'approved')
  );
}
