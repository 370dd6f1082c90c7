import { escapeHtml, htmlPage } from '../payment-provider/pages/html.js';
import { chatSection } from './chat-section.js';
import { type ControlState } from './control-state.js';
import { documentSignalsSection } from './document-signals-section.js';
import { documentsSection } from './documents-section.js';
import { harmSignalsSection } from './harm-signals-section.js';
import { table } from './markup.js';
import { outboxSection } from './outbox-section.js';
import { paymentsSection } from './payments-section.js';
import { personsSection } from './persons-section.js';
import { playersSection } from './players-section.js';
import { registerSection } from './register-section.js';
import { settingsSection } from './settings-section.js';
import { withdrawalsSection } from './withdrawals-section.js';

/** The operator's page for demonstrations and tests on one machine. */
export function controlPage(state: ControlState): string {
  return htmlPage({
    lang: 'en',
    dir: 'ltr',
    title: 'Control',
    styles: ['/control/page.css'],
    body: `<body><main class="broad">
<h1>Control</h1>
<p>Only this machine sees this page.</p>
<h2>Time</h2>
<p>${escapeHtml(state.now.toISOString())}${state.offsetHours === 0 ? '' : ` (moved by ${state.offsetHours} hours)`}</p>
<form method="post" action="/control/time">
<label>Move the clock to hours from now <input type="number" name="hours" step="any" value="${state.offsetHours}" required></label>
<button>Move time</button>
</form>
${outboxSection(state.messages, state.mailFails)}
${playersSection(state.players)}
${chatSection(state.chatReports)}
${withdrawalsSection(state.withdrawals)}
${documentsSection(state.documents)}
${documentSignalsSection(state.documentSignals)}
${personsSection(state.matches)}
${registerSection(state.register)}
${harmSignalsSection(state.harmSignals)}
${settingsSection(state.settings, state.registrationFields)}
${paymentsSection(state.deposits, state.faults)}
<h2>Ledger</h2>
<p>${state.sound ? 'Every transfer sums to zero and every balance is the sum of its postings.' : 'THE LEDGER HAS FAULTS.'}</p>
${table(
  ['Currency', 'Sum of all accounts'],
  state.sums.map(({ currencyCode, sum }) => [currencyCode, sum]),
)}
</main></body>`,
  });
}
