import { groupNumber } from '../card-rules.js';
import { toErrorCode, type Outcome, rejectionNames } from '../outcomes.js';
import { testAmounts, testCards, testTaxpayers } from '../test-triggers.js';
import { escapeHtml, htmlPage } from './html.js';

const titles: Partial<Record<Outcome, string>> = {
  approved: 'Approved at once',
  challenge: '3-D Secure: the bank asks the cardholder',
  pending: 'Stays pending',
};

/** Returns the effect of an outcome, in words or as the code of the contract. */
function getTitle(outcome: Outcome): string {
  const rejection = rejectionNames.find((name) => name === outcome);
  return rejection === undefined ? (titles[outcome] ?? outcome) : toErrorCode(rejection);
}

function renderTable(head: string, rows: readonly (readonly [string, Outcome])[]): string {
  const cells = rows.map(
    ([what, outcome]) => `<tr><td>${escapeHtml(what)}</td><td>${escapeHtml(getTitle(outcome))}</td></tr>`,
  );
  return `<table><thead><tr><th>${head}</th><th>What happens</th></tr></thead><tbody>
${cells.join('\n')}
</tbody></table>`;
}

/** Renders a page that lists the cards, amounts, names and numbers to test with. */
export function testCardsPage(): string {
  return htmlPage({
    lang: 'en',
    dir: 'ltr',
    title: 'Test cards',
    styles: ['/payment-provider/pages/bank.css'],
    body: `<body><main class="broad">
<p class="bank">Reference payment provider</p>
<h1>Test cards</h1>
<p>Any expiry date from this month on, any CVC of 3 digits and any name will do. Every other valid number asks for 3-D Secure, and so does every card that is kept.</p>
${renderTable(
  'Number',
  testCards.map(({ number, outcome }) => [groupNumber(number), outcome]),
)}
<h2>Names</h2>
<p>A cardholder's name or the part of a Skrill address before the @ that reads like an error code is refused with it: <bdi>Global Error</bdi>, <bdi>global.error@example.com</bdi>. All codes of the next table will do.</p>
<h2>Amounts</h2>
<p>By every method and in every currency.</p>
${renderTable(
  'Amount',
  testAmounts.map(({ amount, rejection }) => [amount, rejection]),
)}
<h2>CPF</h2>
${renderTable(
  'CPF',
  testTaxpayers.map(({ cpf, rejection }) => [cpf, rejection]),
)}
</main></body>`,
  });
}
