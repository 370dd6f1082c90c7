import {
  currentDocuments,
  type DocumentKindState,
  documentKindState,
  type DocumentLabel,
  type IdentityDocument,
  takesDocuments,
} from '@casino-kit/api-contract';

/** A kind of document as its card shows it. */
export interface KindView {
  label: DocumentLabel;
  state: DocumentKindState;
  /** What was sent and not replaced, newest first. */
  documents: readonly IdentityDocument[];
  /** Files can be sent. */
  isOpen: boolean;
  /** How many more files the kind takes. */
  room: number;
  /** The newest decision that asks the player for something. */
  reason: string | null;
}

/** What the player has to do first; an optional kind that nobody asked for comes after what is being checked. */
const rank: Readonly<Record<DocumentKindState, number>> = {
  rejected: 0,
  'additional-info-required': 1,
  missing: 2,
  'pending-review': 3,
  approved: 5,
};
const missingOptional = 4;

const getRank = ({ state, label }: KindView) =>
  state === 'missing' && !label.required ? missingOptional : rank[state];

/** Returns the kinds in the order of their cards: open steps first, then what is being checked, then what is accepted. */
export function toKindViews(
  labels: readonly DocumentLabel[],
  documents: readonly IdentityDocument[],
): KindView[] {
  return labels
    .map((label): KindView => {
      const current = currentDocuments(documents, label.kind);
      const state = documentKindState(documents, label.kind);
      const kept = current.filter(({ status }) => status !== 'rejected').length;
      return {
        label,
        state,
        documents: current,
        isOpen: takesDocuments(label, documents),
        room: Math.max(0, label.maxFiles - kept),
        reason: current.find((document) => document.status === state && document.reason)?.reason ?? null,
      };
    })
    .sort((a, b) => getRank(a) - getRank(b));
}

/** A decision on what was sent asks the player for something. */
export const asksForPlayer = ({ state }: KindView): boolean =>
  state === 'rejected' || state === 'additional-info-required';

/** The player has to send something. */
export const isAskedFor = (view: KindView): boolean =>
  view.isOpen && (asksForPlayer(view) || (view.state === 'missing' && view.label.required));

/** How many required kinds are approved, of how many. */
export function countApproved(views: readonly KindView[]): { approved: number; required: number } {
  const required = views.filter(({ label }) => label.required);
  return {
    approved: required.filter(({ state }) => state === 'approved').length,
    required: required.length,
  };
}
