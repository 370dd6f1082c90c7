import { escapeHtml } from '../payment-provider/pages/html.js';
import { button, Markup, table } from './markup.js';

export interface ControlWithdrawal {
  id: string;
  at: string;
  playerId: number;
  amount: string;
  method: string;
  details: Record<string, string>;
  /** The account holder's name when the payee's differs; null otherwise. */
  otherAccountHolder: string | null;
  status: string;
  errorCode: string;
}

/** Returns what the operator can do with a withdrawal in its current state. */
function renderActions({ id, status }: ControlWithdrawal): Markup {
  const path = `/control/withdrawals/${encodeURIComponent(id)}`;
  const waits = status === 'requested';
  const checked = status === 'confirmed';
  return new Markup(
    [
      waits ? button(`${path}/approve`, 'Approve') : '',
      waits || checked
        ? `<form method="post" action="${escapeHtml(`${path}/reject`)}">
<input name="reason" aria-label="Reason for the player" placeholder="Reason for the player" required maxlength="255">
<button>Reject</button></form>`
        : '',
      checked || status === 'processing' ? button(`${path}/fail`, 'Fail at the provider') : '',
    ].join('\n'),
  );
}

const formatDetails = (details: Record<string, string>) =>
  Object.entries(details)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** Returns what the operator has to compare before approving. */
function formatReview({ otherAccountHolder: holder }: ControlWithdrawal): string {
  if (holder === null) return '';
  return holder === ''
    ? 'Compare the payee: the account had no name.'
    : `Compare the payee: the account is of ${holder}.`;
}

/** Renders the latest withdrawals with their full destination and the possible decisions. */
export function withdrawalsSection(withdrawals: readonly ControlWithdrawal[]): string {
  return `<h2>Withdrawals</h2>
${table(
  ['At', 'Id', 'Player', 'Amount', 'Method', 'To', 'Review', 'Status', 'Error', 'Decision'],
  withdrawals.map((row) => [
    row.at,
    row.id,
    String(row.playerId),
    row.amount,
    row.method,
    formatDetails(row.details),
    formatReview(row),
    row.status,
    row.errorCode,
    renderActions(row),
  ]),
)}`;
}
