import { paymentKinds } from '../payment-protocol/charge.js';
import { type PaymentOutcome, paymentOutcomes } from '../payment-provider/decisions.js';
import { responseFaults, messageFaults } from '../payment-provider/fault-kinds.js';
import { type Faults } from '../payment-provider/faults.js';
import { outcomes } from '../payment-provider/outcomes.js';
import { escapeHtml } from '../payment-provider/pages/html.js';
import { Markup, options, table } from './markup.js';

export interface ControlDeposit {
  id: string;
  at: string;
  playerId: number;
  amount: string;
  method: string;
  status: string;
  errorCode: string;
  /** Returns whether a payment is still expected, and the instructions that the payer got. */
  open: boolean;
  step: string;
}

const labels: Record<PaymentOutcome, string> = {
  confirm: 'Money arrives',
  seen: 'Seen in the network, or one confirmation more',
  decline: 'Decline',
  fail: 'Break',
  cancel: 'Payer leaves',
  expire: 'Time is over',
};

/** Returns what can happen to a deposit: money may arrive for a cancelled one, everything else is for open ones. */
function renderActions({ id, status, open, step }: ControlDeposit): Markup {
  if (status === 'completed') return new Markup('');
  const possible = paymentOutcomes.filter((outcome) =>
    outcome === 'seen' ? open && step === 'crypto' : open || outcome === 'confirm',
  );
  const buttons = possible.map(
    (outcome) => `<button name="outcome" value="${outcome}">${labels[outcome]}</button>`,
  );
  return new Markup(
    `<form method="post" action="${escapeHtml(`/control/payments/${encodeURIComponent(id)}`)}">${buttons.join('\n')}</form>`,
  );
}

/** Renders the latest deposits with their possible outcomes, and the provider's next results and faults. */
export function paymentsSection(deposits: readonly ControlDeposit[], faults: Faults): string {
  return `<h2>Payment provider</h2>
<p>What can be ordered by card, name or amount is on <a href="/payment-provider/test-cards">the page of test cards</a>.</p>
<form method="post" action="/control/outcome">
<label>Next charge <select name="outcome">${options(['as the card says', ...outcomes], 'as the card says')}</select></label>
<button>Order outcome</button>
</form>
<form method="post" action="/control/faults">
<label>Its responses <select name="responses">${options(responseFaults, faults.responses)}</select></label>
<label>Its messages <select name="messages">${options(messageFaults, faults.messages)}</select></label>
<label>Methods that pause (${paymentKinds.join(', ')}) <input name="paused" value="${escapeHtml(faults.paused.join(', '))}"></label>
<button>Order faults</button>
</form>
<h2>Last deposits</h2>
${table(
  ['At', 'Player', 'Amount', 'Method', 'Status', 'Error', 'What happens'],
  deposits.map((row) => [
    row.at,
    String(row.playerId),
    row.amount,
    row.method,
    row.status,
    row.errorCode,
    renderActions(row),
  ]),
)}`;
}
