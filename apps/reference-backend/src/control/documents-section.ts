import { type DocumentStatus } from '@casino-kit/api-contract';
import { escapeHtml } from '../payment-provider/pages/html.js';
import { button, Markup, table } from './markup.js';

export interface ControlDocument {
  id: string;
  at: string;
  playerId: number;
  kind: string;
  fileName: string;
  size: number;
  /** Taken with the camera of the page, as its sender says. */
  captured: boolean;
  status: DocumentStatus;
  reason: string;
}

const withReason = (action: string, label: string) => `<form method="post" action="${escapeHtml(action)}">
<input name="reason" aria-label="Reason for the player" placeholder="Reason for the player" required maxlength="255">
<button>${label}</button></form>`;

/** Returns what the operator can decide about a document; a decision can be changed. */
function renderActions({ id, status }: ControlDocument): Markup {
  const path = `/control/documents/${encodeURIComponent(id)}`;
  return new Markup(
    [
      status === 'approved' ? '' : button(`${path}/approve`, 'Approve'),
      withReason(`${path}/reject`, 'Reject'),
      withReason(`${path}/more`, 'Ask for more'),
    ].join('\n'),
  );
}

/** Renders the latest identity documents with the possible decisions. */
export function documentsSection(documents: readonly ControlDocument[]): string {
  return `<h2>Documents</h2>
${table(
  ['At', 'Player', 'Kind', 'File', 'Bytes', 'From', 'Status', 'Reason', 'Decision'],
  documents.map((row) => [
    row.at,
    String(row.playerId),
    row.kind,
    row.fileName,
    String(row.size),
    row.captured ? 'camera' : 'file',
    row.status,
    row.reason,
    renderActions(row),
  ]),
)}
${button('/control/documents/approvals', 'Update all profiles from their documents now')}`;
}
